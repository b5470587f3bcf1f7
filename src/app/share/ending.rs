//! How a game ended without a move: what a link says of it, and what a table makes of that.
//!
//! The result stands in the tag `Result`, the reason in the tag `Termination` of PGN: its words `time
//! forfeit` and `abandoned`, and two more for what it has none for.

use super::result_of;
use crate::app::store::Table;
use crate::formats::record::Record;
use crate::rules::Color;
use crate::rules::adjudicate::Event;

const TERMINATION: &str = "Termination";
const RESIGNATION: &str = "resignation";
const AGREEMENT: &str = "agreement";
const TIME: &str = "time forfeit";
const ABSENCE: &str = "abandoned";

/// Adds why a game has ended, if no move ended it.
pub(super) fn tell(table: &Table, record: &mut Record) {
    let reason = match table.event() {
        None => return,
        Some(Event::Resign(_)) => RESIGNATION,
        Some(Event::DrawAgreed) => AGREEMENT,
        Some(Event::Flag(_)) => TIME,
        Some(Event::Away { .. }) => ABSENCE,
    };
    if table.outcome().is_some() {
        record.tags.set(TERMINATION, reason);
    }
}

/// Ends the game of a record as the record says. A result without a reason that the rules know is one
/// that the sides have agreed on: the loser has given up, or both have agreed to a draw.
pub(super) fn resume(record: &Record, table: &mut Table) {
    // A position with a result and no moves is one to be played: so problems are written.
    if table.outcome().is_some() || table.game().line().is_empty() {
        return;
    }
    let result = record.tags.known("Result");
    let loser = match result {
        Some("1-0") => Some(Color::Black),
        Some("0-1") => Some(Color::Red),
        _ => None,
    };
    // A game that does not count has no loser: whoever it was, it is cancelled.
    let side = loser.unwrap_or_else(|| table.position().turn());
    let told = match record.tags.get(TERMINATION) {
        Some(RESIGNATION) => Some(Event::Resign(side)),
        Some(AGREEMENT) => Some(Event::DrawAgreed),
        Some(TIME) => Some(Event::Flag(side)),
        Some(ABSENCE) => Some(Event::Away {
            side,
            seconds: u32::MAX,
        }),
        _ => None,
    };
    let agreed = match (loser, result) {
        (Some(loser), _) => Some(Event::Resign(loser)),
        (None, Some("1/2-1/2")) => Some(Event::DrawAgreed),
        (None, _) => None,
    };
    let fits = |event: &Event| {
        let outcome = event.outcome(table.game(), table.rules());
        outcome.is_some_and(|outcome| result_of(outcome) == result.filter(|told| *told != "*"))
    };
    if let Some(event) = told.filter(fits).or(agreed) {
        table.happen(event);
    }
}
