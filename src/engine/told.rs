//! A position as an engine is told it: where a line of moves began, and the moves.

use thiserror::Error;

use crate::formats::coup_fen::{self, CoUpFenError};
use crate::formats::fen::{self, FenError};
use crate::rules::coup::{CoUpMove, CoUpMoveError, PlayError, View};
use crate::rules::{Color, Game, Move, MoveError, Position, PositionError, Variant};

/// A start, what is known of it, and the moves from there with what they showed. In cờ úp all of
/// it is what the side to move at the end can know.
#[derive(Clone, Debug)]
pub struct Told {
    start: View,
    moves: Vec<CoUpMove>,
    end: View,
}

/// Why a text tells no position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ToldError {
    /// The start cannot be read.
    #[error("FEN `{text}`: {error}")]
    Fen {
        /// What stands there.
        text: String,
        /// What is wrong with it.
        error: FenError,
    },
    /// The start of a game of cờ úp cannot be read or played.
    #[error("FEN `{text}`: {error}")]
    CoUpFen {
        /// What stands there.
        text: String,
        /// What is wrong with it.
        error: CoUpFenError,
    },
    /// The start cannot be played.
    #[error("FEN `{text}`: {error}")]
    Position {
        /// What stands there.
        text: String,
        /// Why.
        error: PositionError,
    },
    /// A text is no move.
    #[error("move {place}: {error}")]
    Move {
        /// Which one, from 1.
        place: usize,
        /// What is wrong with it.
        error: MoveError,
    },
    /// A text is no move of cờ úp.
    #[error("move {place}: {error}")]
    CoUpMove {
        /// Which one, from 1.
        place: usize,
        /// What is wrong with it.
        error: CoUpMoveError,
    },
    /// A move is illegal, or what it shows does not fit.
    #[error("move {place} `{text}`: {error}")]
    Refused {
        /// Which one, from 1.
        place: usize,
        /// What stands there.
        text: String,
        /// Why.
        error: PlayError,
    },
}

impl Told {
    /// The position after moves in coordinates from a FEN, or from the usual start if there is
    /// none. A FEN with closed pieces is of cờ úp whatever the variant.
    ///
    /// # Errors
    /// What cannot be read or played.
    pub fn read<T: AsRef<str>>(
        variant: Variant,
        fen: Option<&str>,
        moves: &[T],
    ) -> Result<Told, ToldError> {
        let start = read_start(variant, fen)?;
        let mut end = start.clone();
        let mut played = Vec::with_capacity(moves.len());
        for (place, text) in (1..).zip(moves) {
            let text = text.as_ref();
            let mv = read_move(&end, place, text)?;
            let mv = end.check(mv).map_err(|error| ToldError::Refused {
                place,
                text: text.to_owned(),
                error,
            })?;
            end.play_unchecked(mv);
            played.push(mv);
        }
        let moves = played;
        Ok(Told { start, moves, end })
    }

    /// The position after moves that the caller knows to be legal, with letters that fit.
    pub fn of(start: View, moves: Vec<CoUpMove>) -> Told {
        let mut end = start.clone();
        for &played in &moves {
            end.play_unchecked(played);
        }
        Told { start, moves, end }
    }

    /// What is known of the position before the first move.
    pub fn start(&self) -> &View {
        &self.start
    }

    /// The moves.
    pub fn moves(&self) -> &[CoUpMove] {
        &self.moves
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.end.position().turn()
    }

    /// Whether it is a game of cờ úp.
    pub fn is_co_up(&self) -> bool {
        self.end.position().variant().has_closed_pieces()
    }

    /// The moves as a game.
    pub fn game(&self) -> Game {
        let mut game = Game::new(self.start.position().clone());
        for played in &self.moves {
            let revealed = played.revealed.map(|piece| piece.role);
            game.play_revealing(played.mv, revealed)
                .expect("the moves were checked when they were told");
        }
        game
    }
}

fn read_start(variant: Variant, fen: Option<&str>) -> Result<View, ToldError> {
    let Some(text) = fen else {
        return Ok(View::start(Position::start_of(variant)));
    };
    let variant = match variant {
        Variant::Xiangqi if coup_fen::is_meant(text) => Variant::CO_UP,
        variant => variant,
    };
    let quoted = || text.to_owned();
    if variant.has_closed_pieces() {
        let start = coup_fen::parse(text, variant);
        return start.map_err(|error| ToldError::CoUpFen {
            text: quoted(),
            error,
        });
    }
    let setup = fen::parse(text).map_err(|error| ToldError::Fen {
        text: quoted(),
        error,
    })?;
    let position = Position::from_setup(&setup);
    position
        .map(View::start)
        .map_err(|error| ToldError::Position {
            text: quoted(),
            error,
        })
}

/// Only in cờ úp a move has letters for what it shows.
fn read_move(view: &View, place: usize, text: &str) -> Result<CoUpMove, ToldError> {
    if view.position().variant().has_closed_pieces() {
        return text
            .parse()
            .map_err(|error| ToldError::CoUpMove { place, error });
    }
    let mv: Result<Move, MoveError> = text.parse();
    mv.map(CoUpMove::plain)
        .map_err(|error| ToldError::Move { place, error })
}

#[cfg(test)]
mod tests {
    use super::*;

    const CLOSED: &str = "xxxxkxxxx/9/1x5x1/x1x1x1x1x/9/9/X1X1X1X1X/1X5X1/9/XXXXKXXXX w";

    #[test]
    fn a_fen_with_closed_pieces_is_of_co_up() {
        let told = Told::read(Variant::Xiangqi, Some(CLOSED), &["b2e2R"]).expect("a game");
        assert!(told.is_co_up());
        assert_eq!(told.turn(), Color::Black);
        assert_eq!(told.game().reveals().len(), 1);
    }

    #[test]
    fn what_cannot_be_told_is_named_with_its_place() {
        let refused = |variant, moves: &[&str]| {
            let told = Told::read(variant, None, moves);
            told.map(|_| ()).expect_err("refused").to_string()
        };
        assert_eq!(
            refused(Variant::CO_UP, &["b2e2R", "a6a5"]),
            "move 2 `a6a5`: a closed piece moves: what it turns out to be is missing, as in `a0a4R`"
        );
        assert_eq!(
            refused(Variant::Xiangqi, &["h2e2N"]),
            "move 1: `h2e2N` is not a move: two points such as `h2e2` are expected"
        );
        assert_eq!(
            refused(Variant::Xiangqi, &["h2e2", "a0a1"]),
            "move 2 `a0a1`: the piece belongs to the other side"
        );
    }
}
