//! Scores: what a position is worth to the side to move.

use serde::{Deserialize, Serialize};

use crate::formats::record::Worth;
use crate::rules::Color;

/// The search's own unit: hundredths of a soldier, with lost games at the far ends.
pub type Value = i32;

/// Nobody is better.
pub const DRAW: Value = 0;
/// Mated now. A mate in n plies is worth `MATE - n` to the winner.
pub const MATE: Value = 30_000;
/// The greatest distance to mate that is told apart, in plies.
pub const MAX_PLY: usize = 128;
/// From here on a value means a forced mate.
pub const MATE_BOUND: Value = MATE - 2 * MAX_PLY as Value;
/// Won because the opponent repeats in a forbidden way. It can still turn aside, so this is no
/// mate; it is more than any evaluation.
pub const RULE_WIN: Value = 20_000;
/// Evaluations stay within this distance of 0.
pub const EVALUATION_BOUND: Value = 15_000;
/// Greater than every value.
pub const INFINITE: Value = 32_000;

/// The value of having no legal move at `ply` plies from the root.
#[inline]
pub const fn mated_at(ply: usize) -> Value {
    ply as Value - MATE
}

/// A value as people and protocols read it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Score {
    /// In hundredths of a soldier's worth.
    Centipawns(i32),
    /// Mate or stalemate in so many own moves; negative: the side to move is mated in so many
    /// of its opponent's moves, 0 if it has lost already.
    MateIn(i32),
}

impl Score {
    /// The score as one number, mates at the far ends: the same as the search has it, but for the ply of a mate.
    pub const fn as_value(self) -> Value {
        match self {
            Score::Centipawns(value) => value,
            Score::MateIn(moves @ 1..) => MATE - (2 * moves - 1),
            Score::MateIn(moves) => -MATE - 2 * moves,
        }
    }

    /// The worth as Red sees it, told by the side to move; `None` if that side has lost already.
    pub const fn as_red(self, turn: Color) -> Option<Worth> {
        let sign = match turn {
            Color::Red => 1,
            Color::Black => -1,
        };
        match self {
            Score::Centipawns(value) => Some(Worth::Centipawns(sign * value)),
            Score::MateIn(0) => None,
            Score::MateIn(moves) => Some(Worth::Mate(sign * moves)),
        }
    }
}

impl From<Value> for Score {
    fn from(value: Value) -> Score {
        let plies = MATE - value.abs();
        if value >= MATE_BOUND {
            Score::MateIn((plies + 1) / 2)
        } else if value <= -MATE_BOUND {
            Score::MateIn(-(plies / 2))
        } else {
            Score::Centipawns(value)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mates_are_counted_in_moves_of_the_winner() {
        // One own move ends it: mate in 1. After it the other side is mated in 0.
        assert_eq!(Score::from(MATE - 1), Score::MateIn(1));
        assert_eq!(Score::from(-MATE), Score::MateIn(0));
        // Own move, reply, mating move: mate in 2; seen by the loser: mated in 1 at 2 plies.
        assert_eq!(Score::from(MATE - 3), Score::MateIn(2));
        assert_eq!(Score::from(2 - MATE), Score::MateIn(-1));
        assert_eq!(Score::from(RULE_WIN), Score::Centipawns(RULE_WIN));
        for value in [MATE - 1, MATE - 5, 77, -77, 2 - MATE, -MATE] {
            assert_eq!(Score::from(value).as_value(), value);
        }
    }
}
