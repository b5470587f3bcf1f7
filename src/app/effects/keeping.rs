//! Games go into the library by themselves: when they end, and when another one takes their place.

use yew::prelude::*;

use crate::app::lazy;
use crate::app::store::{Slice, State, Table};
use crate::platform::idle;

/// A game that was given up after fewer moves was only tried.
const FEWEST_MOVES: usize = 4;

/// Keeps games; see [`keep_game`](crate::app::library::keep_game).
#[hook]
pub(super) fn use_keeping(state: &State) {
    let before = use_mut_ref(|| state.table.clone());
    let elsewhere = state.shell.elsewhere;
    use_effect_with(state.table.clone(), move |table: &Slice<Table>| {
        let last = before.replace(table.clone());
        if elsewhere {
            return;
        }
        let is_another = last.seed() != table.seed();
        if is_another && last.outcome().is_none() && last.game().line().len() >= FEWEST_MOVES {
            keep(&last);
        }
        if table.outcome().is_some() && (is_another || last.outcome().is_none()) {
            keep(table);
        }
    });
}

fn keep(table: &Slice<Table>) {
    if table.game().line().is_empty() {
        return;
    }
    let table = table.clone();
    idle::now(async move {
        // What cannot be fetched now is fetched for the next game; this one stays on the board.
        if let Ok(records) = lazy::records().await {
            (records.keep)(&table);
        }
    });
}
