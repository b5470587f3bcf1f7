//! Keys that ask: letters while a point of the board has the focus, and the sheet of keys.

use yew::prelude::*;

use crate::app::board::Intent;
use crate::app::context::Dispatch;
use crate::app::store::{Action, Dialog, Question};
use crate::platform::{focus, keys};

/// Listens while the board is in sight and nothing lies above it.
#[hook]
pub(super) fn use_asking(at_board: bool, dispatch: &Dispatch) {
    let dispatch = dispatch.clone();
    use_effect_with(at_board, move |at_board| {
        let listener = at_board.then(|| {
            keys::listen(move |key| match meaning(key) {
                Some(action) => {
                    dispatch.emit(action);
                    true
                }
                None => false,
            })
        });
        move || drop(listener)
    });
}

/// What a key means. Letters count only on the board, so that nobody triggers them unawares.
fn meaning(key: &str) -> Option<Action> {
    match key {
        "?" => return Some(Action::Opened(Dialog::Keys)),
        // Wherever the focus is, as long as it is nothing that takes keys itself.
        "Escape" => return Some(Action::Meant(Intent::Picked(None))),
        _ => {}
    }
    let point = focus::point()?.parse().ok()?;
    match key {
        "h" => Some(Action::AskedHint),
        _ => Question::of_key(key, point).map(Action::Asked),
    }
}
