//! A fixed task whose number of nodes is the engine's signature: a change that is not meant to
//! alter the search must leave it as it is.

use super::{Engine, Limits, Slice, Step};
use crate::formats::fen;
use crate::rules::{Game, Position, RuleSet};

/// The usual depth of the task in plies.
pub const DEPTH: u32 = 8;

/// Openings, middle games and endgames, composed for the task.
const POSITIONS: &[&str] = &[
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    "r1bakabnr/9/1cn4c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2",
    "r1bakab1r/9/1cn2cn2/p1p1p1p1p/9/9/P1P1P1P1P/1C2C1N2/9/RNBAKABR1 b - - 5 4",
    "r1bakab1r/9/2n1c1n2/p1p1p1p1p/9/2P6/P3P1P1P/2N1C1N2/9/R1BAKABR1 b - - 4 8",
    "2bakab1r/9/r1n1c1n2/p3p1p1p/2p6/9/P1P1P1P1P/2N1C1N1C/9/1RBAKABR1 w - - 0 9",
    "1rbakab2/9/2n1c1n1r/p3p1p1p/9/2p3P2/P3P3P/C1N1C1N2/9/R1BAKAB1R w - - 0 12",
    "3akab2/9/2n1b1n2/p1p1p3p/5rp2/1R7/P1P1P1P1P/2N1C1N2/9/2BAKAB2 w - - 6 18",
    "2bak4/4a4/4b4/p3n3p/4p1P2/2P6/P3P3P/4C1N2/4A4/2BAK1B2 b - - 3 30",
    "4kab2/4a4/4b4/9/2p3n1p/9/P3N3P/4B4/4A4/2BAK4 w - - 12 41",
    "3k5/4a4/4b4/4P4/2P6/9/4p4/4B4/4A4/4K4 w - - 4 60",
    "2b1k4/4a4/4ba3/9/9/6R2/9/4B4/4A4/r3K4 w - - 8 55",
    "4k4/4a4/9/6N2/9/9/9/9/3p5/5K1C1 w - - 2 70",
];

/// What the task took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signature {
    /// The nodes of all searches together.
    pub nodes: u64,
    /// How many positions were searched.
    pub positions: usize,
}

/// Searches every position to `depth` plies with an engine that knows nothing yet.
pub fn run(depth: u32, engine: &mut Engine) -> Signature {
    let mut nodes = 0;
    for text in POSITIONS {
        let setup = fen::parse(text).expect("the bench's FENs are right");
        let position = Position::from_setup(&setup).expect("the bench's positions are playable");
        engine.forget();
        let limits = Limits {
            depth: Some(depth),
            ..Limits::default()
        };
        engine.start(&Game::new(position), &RuleSet::CLUB, limits, None);
        if let Step::Finished(answer) = engine.step(Slice::Whole, |_| {}) {
            nodes += answer.nodes;
        }
    }
    Signature {
        nodes,
        positions: POSITIONS.len(),
    }
}
