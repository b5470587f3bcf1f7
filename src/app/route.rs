//! The places of the app, and which of them the address names.

use yew::prelude::*;

use crate::platform::route;

/// A place of the app.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Route {
    /// The game on the board: wherever no other place is named.
    #[default]
    Game,
    /// The game with the engine's lines.
    Analysis,
    /// The notations, with the converter.
    Notation,
    /// The rule sets side by side.
    Rules,
    /// Cờ úp, with a board to try it on.
    CoUp,
}

impl Route {
    /// The part of the address after the page's own.
    pub const fn hash(self) -> &'static str {
        match self {
            Route::Game => "#/play",
            Route::Analysis => "#/analyse",
            Route::Notation => "#/learn/notation",
            Route::Rules => "#/learn/rules",
            Route::CoUp => "#/learn/coup",
        }
    }

    /// The place that an address names.
    pub fn of_hash(hash: &str) -> Route {
        match hash {
            "#/analyse" => Route::Analysis,
            "#/learn/notation" => Route::Notation,
            "#/learn/rules" => Route::Rules,
            "#/learn/coup" => Route::CoUp,
            _ => Route::Game,
        }
    }
}

/// Follows the address.
#[hook]
pub fn use_route() -> Route {
    let route = use_state(|| Route::of_hash(&route::current()));
    {
        let route = route.clone();
        use_effect_with((), move |()| {
            let listener = route::listen(move |hash| route.set(Route::of_hash(&hash)));
            move || drop(listener)
        });
    }
    *route
}

#[cfg(test)]
mod tests {
    use super::Route;

    #[test]
    fn every_place_has_an_address_of_its_own() {
        for place in [
            Route::Game,
            Route::Analysis,
            Route::Notation,
            Route::Rules,
            Route::CoUp,
        ] {
            assert_eq!(Route::of_hash(place.hash()), place);
        }
        for unknown in ["", "#", "#/nowhere", "#/learn"] {
            assert_eq!(Route::of_hash(unknown), Route::Game);
        }
    }
}
