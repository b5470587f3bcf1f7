//! Follows what the scripts around the program find out: other tabs, new versions, positions
//! from outside.

use yew::prelude::*;

use super::storage::{Opened, Shared, open_game};
use crate::app::context::Dispatch;
use crate::app::lazy;
use crate::app::store::{Action, Dialog, GameSetup, State, Table};
use crate::platform::{chance, idle, shell};

/// Turns what happens around the program into actions.
#[hook]
pub(super) fn use_shell(state: &State, dispatch: &Dispatch, game: Shared) {
    let latest = use_mut_ref(|| state.clone());
    *latest.borrow_mut() = state.clone();
    let dispatch = dispatch.clone();
    use_effect_with((), move |()| {
        let learn = move || {
            let facts = shell::facts();
            let (elsewhere, setup) = {
                let state = latest.borrow();
                (state.shell.elsewhere, state.table.setup().clone())
            };
            if elsewhere && !facts.elsewhere {
                let (game, dispatch) = (game.clone(), dispatch.clone());
                idle::now(async move {
                    match lazy::records().await {
                        Ok(records) => sit_down(open_game(records), &game, setup, &dispatch),
                        Err(missing) => return shell::panicked(&missing.to_string()),
                    }
                    tell(&dispatch);
                });
            } else {
                tell(&dispatch);
            }
        };
        // What happened between the restored state and now.
        learn();
        let listener = shell::listen(learn);
        move || drop(listener)
    });
}

/// The tab goes on with its game, or begins one if there is none.
fn sit_down(opened: Opened, game: &Shared, setup: GameSetup, dispatch: &Dispatch) {
    *game.borrow_mut() = opened.record;
    let own = opened.table.is_none();
    let table = opened
        .table
        .unwrap_or_else(|| Table::new(setup, chance::seed()));
    dispatch.emit(Action::Seated(Box::new(table), opened.notice));
    if own {
        dispatch.emit(Action::Opened(Dialog::NewGame));
    }
}

/// Tells what the scripts know by now.
fn tell(dispatch: &Dispatch) {
    let facts = shell::facts();
    let here = !facts.elsewhere;
    dispatch.emit(Action::Shell(facts));
    if here && let Some(text) = shell::take_offer() {
        dispatch.emit(Action::Offered(text.into()));
    }
}
