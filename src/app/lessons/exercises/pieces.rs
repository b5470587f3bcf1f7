//! Exercises for the board and each piece.

use super::super::exercise::{Deed, Exercise, Goal, Question, at};
use crate::rules::Color;

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

/// Palace and river.
pub static BOARD: &[Exercise] = &[
    Exercise {
        name: "palace",
        fen: START,
        goal: Goal::Choose(Question::Palace(Color::Red)),
    },
    Exercise {
        name: "elephant-range",
        fen: START,
        goal: Goal::Choose(Question::Range(at("c0"))),
    },
    Exercise {
        name: "advisor-range",
        fen: START,
        goal: Goal::Choose(Question::Range(at("d0"))),
    },
];

/// The chariot.
pub static CHARIOT: &[Exercise] = &[
    Exercise {
        name: "chariot-targets",
        fen: "3k5/9/9/4p4/9/2P1R2n1/9/9/9/4K4 w - - 0 1",
        goal: Goal::Choose(Question::Targets(at("e4"))),
    },
    Exercise {
        name: "chariot-walk",
        fen: "3k1c3/9/9/9/9/P8/9/9/4c4/R3K4 w - - 0 1",
        goal: Goal::Walk {
            from: at("a0"),
            to: at("i9"),
            moves: 3,
        },
    },
    Exercise {
        name: "chariot-free",
        fen: "4k2r1/2n6/9/1c7/9/9/pR5n1/9/9/3K5 w - - 0 1",
        goal: Goal::Play(Deed::TakeFreely),
    },
];

/// The horse.
pub static HORSE: &[Exercise] = &[
    Exercise {
        name: "horse-targets",
        fen: "3k5/9/9/9/9/4N4/9/9/9/4K4 w - - 0 1",
        goal: Goal::Choose(Question::Targets(at("e4"))),
    },
    Exercise {
        name: "horse-legs",
        fen: "3k5/9/9/9/4P4/3cN4/9/5p3/9/4K4 w - - 0 1",
        goal: Goal::Choose(Question::Targets(at("e4"))),
    },
    Exercise {
        name: "horse-blockers",
        fen: "3k5/9/9/9/9/2p6/1CN6/9/9/4K4 w - - 0 1",
        goal: Goal::Choose(Question::Blockers(at("c3"))),
    },
    Exercise {
        name: "horse-free-leg",
        fen: "3k5/9/9/4c4/3n2N2/3N5/9/9/9/4K4 w - - 0 1",
        goal: Goal::Play(Deed::Take(at("e6"))),
    },
    Exercise {
        name: "horse-walk",
        fen: "3k5/9/9/9/4p4/9/2P6/9/9/1N2K4 w - - 0 1",
        goal: Goal::Walk {
            from: at("b0"),
            to: at("e5"),
            moves: 4,
        },
    },
];

/// Attacks that the attacked piece cannot answer in kind.
pub static ONE_WAY: &[Exercise] = &[
    Exercise {
        name: "one-way-horse",
        fen: "3k5/9/9/9/5cn2/9/2N6/9/9/4K4 w - - 0 1",
        goal: Goal::Play(Deed::AttackAlone(at("g5"))),
    },
    Exercise {
        name: "one-way-cannon",
        fen: "3k5/9/4r4/9/4P4/9/9/1C7/9/5K3 w - - 0 1",
        goal: Goal::Play(Deed::AttackAlone(at("e7"))),
    },
    Exercise {
        name: "one-way-soldier",
        fen: "5k3/9/9/3c5/2P6/9/9/9/9/4K4 w - - 0 1",
        goal: Goal::Play(Deed::AttackAlone(at("d6"))),
    },
];

/// The elephant.
pub static ELEPHANT: &[Exercise] = &[
    Exercise {
        name: "elephant-targets",
        fen: "3k5/9/9/9/9/9/3p5/4B4/9/5K3 w - - 0 1",
        goal: Goal::Choose(Question::Targets(at("e2"))),
    },
    Exercise {
        name: "elephant-blockers",
        fen: "3k5/9/9/9/9/9/5n3/4B4/3C5/5K3 w - - 0 1",
        goal: Goal::Choose(Question::Blockers(at("e2"))),
    },
    Exercise {
        name: "elephant-walk",
        fen: "3k5/9/9/9/9/9/9/9/9/2B1K4 w - - 0 1",
        goal: Goal::Walk {
            from: at("c0"),
            to: at("i2"),
            moves: 3,
        },
    },
];

/// The advisor.
pub static ADVISOR: &[Exercise] = &[
    Exercise {
        name: "advisor-targets",
        fen: "4k4/9/9/9/9/9/9/9/4A4/3K5 w - - 0 1",
        goal: Goal::Choose(Question::Targets(at("e1"))),
    },
    Exercise {
        name: "advisor-walk",
        fen: "4k4/9/9/9/9/9/9/9/9/3A1K3 w - - 0 1",
        goal: Goal::Walk {
            from: at("d0"),
            to: at("f2"),
            moves: 2,
        },
    },
];

/// The general.
pub static GENERAL: &[Exercise] = &[
    Exercise {
        name: "general-targets",
        fen: "4k4/9/9/9/4p4/9/9/5K3/9/9 w - - 0 1",
        goal: Goal::Choose(Question::Targets(at("f2"))),
    },
    Exercise {
        name: "general-safe",
        fen: "3r1k3/9/9/9/9/9/9/9/4K4/9 w - - 0 1",
        goal: Goal::Choose(Question::Targets(at("e1"))),
    },
];

/// The cannon.
pub static CANNON: &[Exercise] = &[
    Exercise {
        name: "cannon-targets",
        fen: "1n1k5/9/9/9/9/1N7/9/1C2p3r/9/4K4 w - - 0 1",
        goal: Goal::Choose(Question::Targets(at("b2"))),
    },
    Exercise {
        name: "cannon-screens",
        fen: "2r1k4/9/2c6/9/p1Cnr4/9/2P6/2N6/2n6/3K5 w - - 0 1",
        goal: Goal::Choose(Question::Screens(at("c5"))),
    },
    Exercise {
        name: "cannon-take",
        fen: "3k3c1/9/7P1/9/9/r1c1P2C1/9/9/9/4K4 w - - 0 1",
        goal: Goal::Play(Deed::Take(at("h9"))),
    },
    Exercise {
        name: "cannon-check",
        fen: "4k1b2/4a4/9/9/9/9/9/7C1/9/4K4 w - - 0 1",
        goal: Goal::Play(Deed::Check),
    },
];

/// The soldier.
pub static SOLDIER: &[Exercise] = &[
    Exercise {
        name: "soldier-home",
        fen: "4k4/9/9/9/9/9/6P2/9/9/3K5 w - - 0 1",
        goal: Goal::Choose(Question::Targets(at("g3"))),
    },
    Exercise {
        name: "soldier-across",
        fen: "3k5/9/9/4PP3/9/9/9/9/9/4K4 w - - 0 1",
        goal: Goal::Choose(Question::Targets(at("e6"))),
    },
    Exercise {
        name: "soldier-walk",
        fen: "5k3/9/9/9/9/9/2P6/9/9/4K4 w - - 0 1",
        goal: Goal::Walk {
            from: at("c3"),
            to: at("e6"),
            moves: 5,
        },
    },
];
