//! Time passes, and readers come and go: the store is told whenever that changes something.

use yew::prelude::*;

use crate::app::context::Dispatch;
use crate::app::route::Route;
use crate::app::settings::Absence;
use crate::app::store::{Action, State};
use crate::platform::{presence, timer};

/// Tells the store when a clock shows something else or something has fallen due, and when the
/// reader leaves the board or comes back.
#[hook]
pub(super) fn use_time(state: &State, dispatch: &Dispatch, route: Route) {
    let wait = match state.shell.elsewhere {
        false => state.table.next_change(state.now),
        true => None,
    };
    {
        let dispatch = dispatch.clone();
        use_effect_with((wait, state.now), move |(wait, _)| {
            let delay = wait.map(|wait| {
                let wait = wait.min(u64::from(u16::MAX)) as u32;
                timer::after(wait, move || dispatch.emit(Action::Ticked))
            });
            move || drop(delay)
        });
    }
    let watched = (state.settings.absence, route);
    let dispatch = dispatch.clone();
    use_effect_with(watched, move |&(absence, route)| {
        let look = move || dispatch.emit(Action::Left(is_away(absence, route)));
        look();
        let listeners = presence::listen(look);
        move || drop(listeners)
    });
}

/// What counts as leaving the board is the reader's choice.
fn is_away(absence: Absence, route: Route) -> bool {
    let hidden = || route != Route::Game || !presence::is_visible();
    match absence {
        Absence::Never => false,
        Absence::Hidden => hidden(),
        Absence::Unfocused => hidden() || !presence::has_focus(),
    }
}
