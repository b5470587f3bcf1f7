//! Exercises about check: giving it, answering it, and generals that face each other.

use super::super::exercise::{Deed, Exercise, Goal, Question, Way, at};

/// Giving check.
pub static CHECK: &[Exercise] = &[
    Exercise {
        name: "check-horse",
        fen: "4k4/9/9/9/4N4/9/9/9/9/3K5 w - - 0 1",
        goal: Goal::Play(Deed::Check),
    },
    Exercise {
        name: "check-who",
        fen: "5k3/9/9/9/4r4/2c6/4N4/5n3/9/4K4 w - - 0 1",
        goal: Goal::Choose(Question::Checkers),
    },
    Exercise {
        name: "check-double",
        fen: "4k4/4a4/9/9/4N4/9/9/4C4/9/3K5 w - - 0 1",
        goal: Goal::Play(Deed::DoubleCheck),
    },
];

/// Answering a check.
pub static ESCAPE: &[Exercise] = &[
    Exercise {
        name: "escape-step",
        fen: "3k5/9/9/9/4r4/9/9/9/9/4K4 w - - 0 1",
        goal: Goal::Play(Deed::Escape(Way::Step)),
    },
    Exercise {
        name: "escape-take",
        fen: "5k3/9/3R5/9/9/9/9/3n5/9/4K4 w - - 0 1",
        goal: Goal::Play(Deed::Escape(Way::Take)),
    },
    Exercise {
        name: "escape-interpose",
        fen: "3k5/9/4r4/9/9/R8/9/9/9/2BAK4 w - - 0 1",
        goal: Goal::Play(Deed::Escape(Way::Interpose)),
    },
    Exercise {
        name: "escape-leg",
        fen: "5k3/9/9/9/9/9/9/3n5/R8/4K4 w - - 0 1",
        goal: Goal::Play(Deed::Escape(Way::Leg)),
    },
    Exercise {
        name: "escape-unscreen",
        fen: "5k3/4c4/9/9/9/9/4N4/9/9/4K4 w - - 0 1",
        goal: Goal::Play(Deed::Escape(Way::Unscreen)),
    },
    Exercise {
        name: "escape-screen",
        fen: "5k3/4c4/9/9/4p4/9/9/R8/9/4K4 w - - 0 1",
        goal: Goal::Play(Deed::Escape(Way::SecondScreen)),
    },
    Exercise {
        name: "escape-who",
        fen: "4k4/9/9/4r4/9/7C1/2N6/9/9/2BAK1B1R w - - 0 1",
        goal: Goal::Choose(Question::Saviours),
    },
];

/// Generals that face each other.
pub static FACING: &[Exercise] = &[
    Exercise {
        name: "facing-general",
        fen: "3k5/9/9/9/9/9/9/9/4K4/9 w - - 0 1",
        goal: Goal::Choose(Question::Targets(at("e1"))),
    },
    Exercise {
        name: "facing-pinned",
        fen: "4k4/9/9/9/9/4C4/9/9/9/4K4 w - - 0 1",
        goal: Goal::Choose(Question::Targets(at("e4"))),
    },
    Exercise {
        name: "facing-mate",
        fen: "3k5/9/9/9/9/9/9/9/8R/4K4 w - - 0 1",
        goal: Goal::Win { moves: 1 },
    },
];
