//! Repeated positions and perpetual check (the club rules' reading of "three times").

use super::{Outcome, Reason};
use crate::rules::{Color, Position, RuleSet};

/// What the repetition rules need to know of a position in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlyFact {
    /// The key of placement and side to move.
    pub key: u64,
    /// Whether the move that led here gave check.
    pub check: bool,
}

impl PlyFact {
    /// The facts of a position.
    #[inline]
    pub fn of(position: &Position) -> PlyFact {
        PlyFact {
            key: position.key(),
            check: position.is_check(),
        }
    }
}

/// What the moves of a repetition have been.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cycle {
    /// Every move of this side, and not every move of the other, was a check.
    PerpetualCheck(Color),
    /// Every move of both sides was a check.
    MutualPerpetualCheck,
    /// Neither side checked on every move.
    Quiet,
}

/// Judges the plies of a repetition: `cycle` holds the facts after each of its moves, the last
/// of them the repeated position with `turn` to move.
pub fn judge_cycle(cycle: &[PlyFact], turn: Color) -> Cycle {
    // Backwards from the end the moves are the opponent's, then the side to move's, in turn.
    let all_checks = |skip: usize| {
        let mut moves = cycle.iter().rev().skip(skip).step_by(2).peekable();
        moves.peek().is_some() && moves.all(|fact| fact.check)
    };
    match (all_checks(0), all_checks(1)) {
        (true, true) => Cycle::MutualPerpetualCheck,
        (true, false) => Cycle::PerpetualCheck(turn.other()),
        (false, true) => Cycle::PerpetualCheck(turn),
        (false, false) => Cycle::Quiet,
    }
}

/// How often the last position has occurred, itself included.
pub(super) fn occurrences(facts: &[PlyFact]) -> u32 {
    let last = facts.last().map(|fact| fact.key);
    facts.iter().filter(|fact| Some(fact.key) == last).count() as u32
}

/// How many moves in a row of the side that moved last were checks, up to the last ply.
pub(super) fn check_row(facts: &[PlyFact]) -> u32 {
    // The first fact is the start position: no move led to it.
    let own_moves = facts.iter().skip(1).rev().step_by(2);
    own_moves.take_while(|fact| fact.check).count() as u32
}

/// The end of the game if the last of `facts` (with `turn` to move) is one occurrence too many.
pub(super) fn ending(facts: &[PlyFact], turn: Color, rules: &RuleSet) -> Option<Outcome> {
    let limit = rules.repetition?;
    let (last, earlier) = facts.split_last()?;
    let mut found = 1;
    let mut first = None;
    for (ply, fact) in earlier.iter().enumerate().rev() {
        if fact.key == last.key {
            found += 1;
            if found == limit {
                first = Some(ply);
                break;
            }
        }
    }
    let cycle = &facts[first? + 1..];
    let draw = |reason| Some(Outcome::Draw { reason });
    match judge_cycle(cycle, turn) {
        Cycle::PerpetualCheck(checker) if rules.perpetual_check_loses => Some(Outcome::Win {
            winner: checker.other(),
            reason: Reason::PerpetualCheck,
        }),
        Cycle::MutualPerpetualCheck if rules.perpetual_check_loses => {
            draw(Reason::MutualPerpetualCheck)
        }
        _ => draw(Reason::Repetition),
    }
}
