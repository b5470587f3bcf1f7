//! Exercises about winning: mate, and a side without a move.

use super::super::exercise::{Deed, Exercise, Goal};

/// Mate in one move.
pub static MATE: &[Exercise] = &[
    mate("mate-chariots", "4k4/R8/9/9/9/9/9/9/8R/3K5 w - - 0 1", 1),
    mate("mate-back-rank", "4k4/4a4/9/R8/9/9/9/9/4K4/9 w - - 0 1", 1),
    mate("mate-cannon", "4k1P2/9/9/9/4N4/9/1C7/9/9/3K5 w - - 0 1", 1),
    mate("mate-horse", "3ak4/4aP3/9/9/2N5p/9/9/9/4K4/9 w - - 0 1", 1),
    mate("mate-screen", "5k3/9/9/9/6P2/5C3/9/9/9/4K4 w - - 0 1", 1),
    mate("mate-horses", "9/9/1N1k5/2N6/9/9/4p4/9/9/4K4 w - - 0 1", 1),
    mate("mate-side", "5a3/9/3k1N3/7C1/9/9/9/9/4K4/9 w - - 0 1", 1),
    mate("mate-soldier", "3P1kb2/7R1/9/9/9/9/9/9/9/4K4 w - - 0 1", 1),
];

/// Mate in two moves.
pub static MATE_IN_TWO: &[Exercise] = &[
    mate("two-chariots", "4kabR1/9/9/9/9/R8/9/9/9/3K5 w - - 0 1", 2),
    mate("two-horse", "4k4/9/4b4/1N7/9/8R/9/9/9/4K4 w - - 0 1", 2),
    mate("two-sides", "6b1R/4k4/9/9/9/6R2/9/9/5K3/9 w - - 0 1", 2),
    mate("two-quiet", "C1Raka3/9/4b4/9/9/R8/9/9/4K4/9 w - - 0 1", 2),
    mate("two-palace", "3a5/4ak3/9/1N5R1/9/9/9/9/4K4/9 w - - 0 1", 2),
    mate("two-soldier", "3a1k3/8R/4P4/9/9/9/1n7/9/4K4/9 w - - 0 1", 2),
];

/// Nothing left to move.
pub static STALEMATE: &[Exercise] = &[
    stalemate("still-soldier", "3k5/4P4/9/9/9/9/9/9/9/4K4 w - - 0 1"),
    stalemate("still-cannon", "3ak4/4a4/4b4/9/9/6C2/9/9/5K3/9 w - - 0 1"),
    stalemate("still-horse", "4k4/1N2a4/9/9/9/3R5/9/9/9/5K3 w - - 0 1"),
    stalemate("still-guards", "4ka3/1N2a4/4b4/9/9/9/C8/9/9/4K4 w - - 0 1"),
];

const fn mate(name: &'static str, fen: &'static str, moves: u8) -> Exercise {
    Exercise {
        name,
        fen,
        goal: Goal::Win { moves },
    }
}

const fn stalemate(name: &'static str, fen: &'static str) -> Exercise {
    Exercise {
        name,
        fen,
        goal: Goal::Play(Deed::Stalemate),
    }
}
