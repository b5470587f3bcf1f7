//! Finished games against the engine are noted for the reader's rating, in a record that belongs to all tabs.

use yew::prelude::*;

use super::record::Record;
use crate::app::ratings::{History, HistoryError, add_line, played};
use crate::app::store::State;
use crate::app::store::kept_record::Kept;

const RATINGS: &str = "chuhe.ratings";

/// Notes a game when it ends. A game that was over when the page was opened has been noted then.
#[hook]
pub(super) fn use_ratings(state: &State) {
    let outcome = state.table.outcome();
    let game = (state.table.seed(), outcome.is_some());
    let before = use_mut_ref(|| game);
    let (table, now) = (state.table.clone(), state.now);
    use_effect_with(game, move |game| {
        let (seed, over) = before.replace(*game);
        let ends = game.1 && !over && game.0 == seed;
        if let Some(played) = ends.then(|| played(&table, now)).flatten()
            && let Some((mut record, kept)) = open()
            && let Some(text) = add_line(&kept, played)
        {
            // Where nothing can be kept the reader has been told so by the game's own record.
            let _ = record.write(&text);
        }
    });
}

/// The record and what is kept in it; nothing where nothing readable is.
fn open() -> Option<(Record, String)> {
    let (record, kept) = Record::read(RATINGS).ok()?;
    match kept {
        Kept::Newest(copy) | Kept::Older(copy) => Some((record, copy.text)),
        Kept::Nothing => Some((record, String::new())),
        // Both copies are damaged: a new list is better than none.
        Kept::Damaged => Some((record, String::new())),
    }
}

/// The games that are kept, and the text that they are kept as.
///
/// # Errors
/// If what is kept has another form.
pub fn kept_games() -> Result<(History, String), HistoryError> {
    let text = open().map(|(_, text)| text).unwrap_or_default();
    Ok((History::read(&text)?, text))
}

/// Forgets all games. Whether that could be done.
pub fn forget_games() -> bool {
    open().is_some_and(|(mut record, _)| record.write("").is_ok())
}
