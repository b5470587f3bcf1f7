//! Games that become records: the one on the board, and those of links.

use crate::app::i18n::Phrases;
use crate::app::share;
use crate::app::shelf::Handed;
use crate::app::store::Table;
use crate::platform::time;

/// The game of a table as a record, at the position on the board.
pub fn of_table(table: &Table) -> Handed {
    let record = share::record_of_game(table, &Phrases::loaded(), &time::today());
    Handed {
        at: table.game().moves().to_vec(),
        below: table.below(),
        ..Handed::new(record)
    }
}

/// The record of a link that is more than a game to be played on.
pub fn of_link(text: &str) -> Option<Handed> {
    share::study_of(text).map(Handed::new)
}
