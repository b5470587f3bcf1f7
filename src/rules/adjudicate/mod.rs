//! Whether a game is over, and why.

mod limits;
mod outcome;
mod repetition;

pub use outcome::{Event, Outcome, Reason};
pub use repetition::{Cycle, PlyFact, judge_cycle};

use super::{Game, Position, RuleSet};

/// The state of a game under a rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status {
    /// How the game ended; `None` while it goes on.
    pub outcome: Option<Outcome>,
    /// After how many plies it ended: 0 if the start position was over already. Moves that
    /// were played later do not count.
    pub ended_at: Option<usize>,
    /// What is counted at the last ply of the game.
    pub counters: Counters,
}

/// The counters that the rules look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counters {
    /// Plies of the game.
    pub plies: usize,
    /// Plies since the last capture, with those that the start position brought along.
    pub no_capture: u32,
    /// How often the position has occurred, itself included.
    pub occurrences: u32,
    /// How many checks in a row the side that moved last has given, this move included.
    pub check_row: u32,
}

impl Status {
    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.outcome.is_some()
    }
}

/// Judges a game up to its cursor. The first ending counts: whatever was played after it
/// changes nothing.
///
/// At each ply the order is: no legal move (mate, stalemate), repetition, the limit without a
/// capture, nobody left to attack with. So a mate on the last move of a limit wins.
pub fn status(game: &Game, rules: &RuleSet) -> Status {
    let mut position = game.start().clone();
    let mut facts = vec![PlyFact::of(&position)];
    let last = game.ply();
    let mut ending = None;
    for ply in 0..=last {
        if ply > 0 {
            position.play_unchecked(game.moves()[ply - 1]);
            facts.push(PlyFact::of(&position));
        }
        if ending.is_none() {
            // A position from which the game went on has a legal move.
            let no_move = ply == last && !position.has_legal_move();
            ending = ending_at(&position, &facts, rules, no_move).map(|outcome| (outcome, ply));
        }
    }
    Status {
        outcome: ending.map(|(outcome, _)| outcome),
        ended_at: ending.map(|(_, ply)| ply),
        counters: Counters {
            plies: last,
            no_capture: position.halfmoves(),
            occurrences: repetition::occurrences(&facts),
            check_row: repetition::check_row(&facts),
        },
    }
}

/// How the game ends with the last of `facts`, if it does.
fn ending_at(
    position: &Position,
    facts: &[PlyFact],
    rules: &RuleSet,
    no_move: bool,
) -> Option<Outcome> {
    if no_move {
        let reason = if position.is_check() {
            Reason::Checkmate
        } else {
            Reason::Stalemate
        };
        return Some(Outcome::Win {
            winner: position.turn().other(),
            reason,
        });
    }
    repetition::ending(facts, position.turn(), rules).or_else(|| limits::ending(position, rules))
}
