//! A game of a match, with the truth of what lies closed in it.

use crate::formats::{coup_fen, fen};
use crate::rules::coup::{Arrangement, HiddenGame, Seed, View};
use crate::rules::{Color, Game, Move, Refusal};

/// A game as the referee holds it.
#[derive(Clone, Debug)]
pub(super) enum Board {
    /// Of xiangqi.
    Open(Box<Game>),
    /// Of cờ úp: each engine is told what its side can know.
    Hidden(Box<HiddenGame>),
}

impl Board {
    /// A game of cờ úp whose closed pieces are dealt by a number.
    pub(super) fn deal(start: View, number: u64) -> Board {
        let mut seed: Seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        let arrangement = Arrangement::deal(&start, &seed);
        Board::Hidden(Box::new(HiddenGame::new(start, arrangement)))
    }

    /// The moves as everybody sees them.
    pub(super) fn game(&self) -> &Game {
        match self {
            Board::Open(game) => game,
            Board::Hidden(hidden) => hidden.game(),
        }
    }

    /// Plays a move.
    ///
    /// # Errors
    /// Why it is refused.
    pub(super) fn play(&mut self, mv: Move) -> Result<(), Refusal> {
        match self {
            Board::Open(game) => game.play(mv),
            Board::Hidden(hidden) => hidden.play(mv),
        }
    }

    /// The start and the moves as an engine is told them that plays a side.
    pub(super) fn told_to(&self, side: Color) -> (String, Vec<String>) {
        match self {
            Board::Open(game) => (
                fen::print(&game.start().to_setup()),
                game.moves().iter().map(Move::to_string).collect(),
            ),
            Board::Hidden(hidden) => {
                let moves = hidden.moves_seen_by(Some(side));
                let texts = moves.iter().map(ToString::to_string).collect();
                (coup_fen::print(hidden.start()), texts)
            }
        }
    }
}
