//! Whether a game is over, and why.
//!
//! A [`Referee`] follows a game ply by ply and can take plies back; [`status()`] lets one run
//! over a whole game. What a move checks, attacks or threatens is found in `attacks` (the
//! CXQ page's definition) and `threats` (the definition of the sets that look at repeated
//! positions); `rows` and `repetition` draw the conclusions.

mod attacks;
mod chases;
mod events;
mod evidence;
mod identity;
mod limits;
mod outcome;
mod referee;
mod repetition;
mod rows;
mod status;
mod threats;

pub use events::{Event, EventError};
pub use evidence::{Deed, Evidence, Man};
pub use limits::{Tally, has_attackers};
pub use outcome::{Outcome, Reason};
pub use referee::Referee;
pub use repetition::{Cycle, Offence, PlyFact, Step, judge_cycle};
pub use rows::{RowLoss, Rows};
pub use status::{Counters, Notice, RowCount, Status};
pub use threats::Threat;

use super::{Game, RuleSet};

/// Judges a game up to its cursor. The first ending counts: whatever was played after it
/// changes nothing.
///
/// At each ply the order is: no legal move (mate, stalemate), too long a row, repetition, the
/// draws by counting. So a mate on the last move of a limit wins.
pub fn status(game: &Game, rules: &RuleSet) -> Status {
    let mut referee = Referee::new(game.start(), rules);
    for (&mv, &revealed) in game.moves().iter().zip(game.reveals()) {
        referee.play_revealing(mv, revealed);
    }
    referee.status()
}
