//! Follows what the scripts around the program find out: other tabs, new versions, positions
//! from outside.

use yew::prelude::*;

use super::storage::{Shared, open_game};
use crate::app::context::Dispatch;
use crate::app::store::{Action, Dialog, State, Table};
use crate::platform::{chance, shell};

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
                let (record, table, notice) = open_game();
                *game.borrow_mut() = record;
                let own = table.is_none();
                let table = table.unwrap_or_else(|| Table::new(setup, chance::seed()));
                dispatch.emit(Action::Seated(Box::new(table), notice));
                if own {
                    dispatch.emit(Action::Opened(Dialog::NewGame));
                }
            }
            let here = !facts.elsewhere;
            dispatch.emit(Action::Shell(facts));
            if here && let Some(text) = shell::take_offer() {
                dispatch.emit(Action::Offered(text));
            }
        };
        // What happened between the restored state and now.
        learn();
        let listener = shell::listen(learn);
        move || drop(listener)
    });
}
