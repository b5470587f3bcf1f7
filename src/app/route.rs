//! The places of the app, and which of them the address names.

use yew::prelude::*;

use super::i18n::Key;
use super::lessons::{Place, Topic};
use crate::platform::route;

/// The address of the settings: the game, with its settings open.
pub const SETTINGS: &str = "#/settings";

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
    /// The game reviewed by the engine.
    Review,
    /// All there is to learn.
    Learn,
    /// One of the lessons.
    Lesson(Topic),
    /// The names of the pieces.
    Names,
    /// What the reader's games against the engine amount to.
    Rating,
    /// A record with its variations.
    Record,
    /// Files, and texts that are pasted.
    Open,
    /// The reader's own games.
    Library,
    /// A position that is set up by hand.
    Editor,
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
            Route::Record => "#/record",
            Route::Open => "#/open",
            Route::Library => "#/library",
            Route::Editor => "#/editor",
            Route::Rating => "#/rating",
            Route::Review => "#/review",
            Route::Learn => "#/learn",
            Route::Lesson(topic) => topic.hash(),
            Route::Names => "#/learn/names",
        }
    }

    /// What the place is called; the game goes by the app's own name.
    pub const fn title(self) -> Option<Key> {
        Some(match self {
            Route::Game => return None,
            Route::Analysis => Key::Analysis,
            Route::Notation => Key::ConverterTitle,
            Route::Rules => Key::RulesTitle,
            Route::CoUp => Key::VariantCoUp,
            Route::Review => Key::ReviewTitle,
            Route::Learn | Route::Lesson(_) => Key::LearnTitle,
            Route::Names => Key::NamesTitle,
            Route::Rating => Key::RatingTitle,
            Route::Record => Key::Record,
            Route::Open => Key::OpenTitle,
            Route::Library => Key::Library,
            Route::Editor => Key::EditPosition,
        })
    }

    /// The place among the lessons, if it is there.
    pub const fn lessons(self) -> Option<Place> {
        match self {
            Route::Learn => Some(Place::Index),
            Route::Lesson(topic) => Some(Place::Lesson(topic)),
            Route::Names => Some(Place::Names),
            _ => None,
        }
    }

    /// The place that an address names.
    pub fn of_hash(hash: &str) -> Route {
        match hash {
            "#/analyse" => Route::Analysis,
            "#/learn/notation" => Route::Notation,
            "#/learn/rules" => Route::Rules,
            "#/learn/coup" => Route::CoUp,
            "#/record" => Route::Record,
            "#/open" => Route::Open,
            "#/library" => Route::Library,
            "#/editor" => Route::Editor,
            "#/rating" => Route::Rating,
            "#/review" => Route::Review,
            "#/learn" => Route::Learn,
            "#/learn/names" => Route::Names,
            // A lesson that there is not is looked for among those that there are.
            _ if hash.starts_with("#/learn/") => {
                Topic::of_hash(hash).map_or(Route::Learn, Route::Lesson)
            }
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
    use super::{Route, Topic};

    #[test]
    fn every_place_has_an_address_of_its_own() {
        let lessons = Topic::ALL.map(Route::Lesson);
        let others = [
            Route::Game,
            Route::Analysis,
            Route::Notation,
            Route::Rules,
            Route::CoUp,
            Route::Record,
            Route::Open,
            Route::Library,
            Route::Editor,
            Route::Rating,
            Route::Review,
            Route::Learn,
            Route::Names,
        ];
        for place in lessons.into_iter().chain(others) {
            assert_eq!(Route::of_hash(place.hash()), place);
        }
        for unknown in ["", "#", "#/nowhere"] {
            assert_eq!(Route::of_hash(unknown), Route::Game);
        }
        assert_eq!(Route::of_hash("#/learn/nothing"), Route::Learn);
    }
}
