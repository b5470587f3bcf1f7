//! The settings by their address: they are a dialog over the game, with a place in the browser's history.

use yew::prelude::*;

use crate::app::context::Dispatch;
use crate::app::route::{Route, SETTINGS};
use crate::app::store::{Action, Dialog, State};
use crate::platform::route;

/// Opens the settings where the address names them, and closes them when it names something else; when they are
/// closed otherwise, the address is that of the game again.
#[hook]
pub(super) fn use_settings_place(state: &State, dispatch: &Dispatch) {
    let latest = use_mut_ref(|| state.dialog.clone());
    *latest.borrow_mut() = state.dialog.clone();
    {
        let dispatch = dispatch.clone();
        use_effect_with((), move |()| {
            let follow = move |hash: String| {
                let dialog = latest.borrow().clone();
                match (hash == SETTINGS, dialog) {
                    // What must be answered first stays.
                    (true, None) => dispatch.emit(Action::Opened(Dialog::Settings)),
                    (false, Some(Dialog::Settings)) => dispatch.emit(Action::Closed),
                    // A sheet that the reader has left with its screen does not wait for the return.
                    (is_settings, Some(sheet))
                        if (is_settings || Route::of_hash(&hash) != Route::Game)
                            && can_be_left(&sheet) =>
                    {
                        dispatch.emit(Action::Closed);
                        if is_settings {
                            dispatch.emit(Action::Opened(Dialog::Settings));
                        }
                    }
                    _ => {}
                }
            };
            if route::current() == SETTINGS {
                follow(SETTINGS.to_owned());
            }
            let listener = route::listen(follow);
            move || drop(listener)
        });
    }
    let open = state.dialog == Some(Dialog::Settings);
    let was_open = use_mut_ref(|| false);
    use_effect_with(open, move |open| {
        if was_open.replace(*open) && !open && route::current() == SETTINGS {
            route::replace(Route::Game.hash());
        }
    });
}

/// Whether nothing is lost when the dialog goes.
fn can_be_left(dialog: &Dialog) -> bool {
    matches!(
        dialog,
        Dialog::More | Dialog::Keys | Dialog::Hidden | Dialog::NewGame | Dialog::ConfirmResign
    )
}
