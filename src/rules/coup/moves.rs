//! Moves of cờ úp with what they reveal.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::rules::{Color, Move, MoveError, Piece, Role};

/// A move with the identities that it shows: that of the closed piece which makes it, and that
/// of the closed piece which it takes, as far as the reader may know it.
///
/// Written `a0a4R` for a red piece that turns out to be a chariot, `h2h9Pn` for one that turns
/// out to be a soldier and takes a closed horse, and `e5e9n` for an open piece that takes it.
/// The case of a letter gives the side, as in FEN. (Pikafish's jieqi branch writes so.)
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CoUpMove {
    /// From where to where.
    pub mv: Move,
    /// What the piece turned out to be; `None` if it was open.
    pub revealed: Option<Piece>,
    /// What the taken closed piece was; `None` if nothing closed was taken, or if it is not
    /// known.
    pub taken: Option<Piece>,
}

/// Why a text is no move of cờ úp.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CoUpMoveError {
    /// The points are not such.
    #[error(transparent)]
    Move(#[from] MoveError),
    /// A letter after the points names no piece that can lie closed.
    #[error("`{text}`: `{letter}` is no piece that can lie closed")]
    Letter {
        /// The whole text.
        text: String,
        /// The letter.
        letter: char,
    },
    /// There are more than two letters, or two of one side.
    #[error("`{0}`: one letter for the piece that moves and one for the piece taken are expected")]
    Letters(String),
}

impl CoUpMove {
    /// A move that shows nothing.
    pub const fn plain(mv: Move) -> CoUpMove {
        CoUpMove {
            mv,
            revealed: None,
            taken: None,
        }
    }

    /// The identity that is shown of a side's piece.
    fn shown(&self, color: Color) -> Option<Piece> {
        [self.revealed, self.taken]
            .into_iter()
            .flatten()
            .find(|piece| piece.color == color)
    }

    /// The same letters, told apart by whose move it is.
    pub(super) fn by_mover(&self, mover: Color) -> CoUpMove {
        CoUpMove {
            mv: self.mv,
            revealed: self.shown(mover),
            taken: self.shown(mover.other()),
        }
    }
}

impl From<Move> for CoUpMove {
    /// A move that shows nothing.
    fn from(mv: Move) -> CoUpMove {
        CoUpMove::plain(mv)
    }
}

impl fmt::Display for CoUpMove {
    /// The points and the letters, the mover's first.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.mv)?;
        for piece in [self.revealed, self.taken].into_iter().flatten() {
            write!(f, "{}", piece.to_fen_char())?;
        }
        Ok(())
    }
}

impl FromStr for CoUpMove {
    type Err = CoUpMoveError;

    /// Reads the points and up to two letters of different sides. Whose piece moves is not in
    /// the text: a single letter is taken for the mover's until a [`View`](super::View) plays
    /// the move.
    fn from_str(text: &str) -> Result<CoUpMove, CoUpMoveError> {
        let Some((points, letters)) = text.split_at_checked(4) else {
            return Err(MoveError::Shape(text.to_owned()).into());
        };
        let mut found = CoUpMove::plain(points.parse()?);
        for letter in letters.chars() {
            let piece = Piece::from_fen_char(letter).filter(|piece| piece.role != Role::General);
            let piece = piece.ok_or_else(|| CoUpMoveError::Letter {
                text: text.to_owned(),
                letter,
            })?;
            match (found.revealed, found.taken) {
                (None, _) => found.revealed = Some(piece),
                (Some(first), None) if first.color != piece.color => found.taken = Some(piece),
                _ => return Err(CoUpMoveError::Letters(text.to_owned())),
            }
        }
        Ok(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_read_and_written() {
        for text in ["a0a4", "a0a4R", "h2h9Pn", "h7h0pN", "e5e9n"] {
            let read: CoUpMove = text.parse().expect("a move");
            assert_eq!(read.to_string(), text);
        }
    }

    #[test]
    fn what_is_no_move_says_why() {
        let refused = |text: &str| text.parse::<CoUpMove>().expect_err("refused").to_string();
        assert_eq!(
            refused("a0a4K"),
            "`a0a4K`: `K` is no piece that can lie closed"
        );
        assert_eq!(
            refused("a0a4X"),
            "`a0a4X`: `X` is no piece that can lie closed"
        );
        let two = "one letter for the piece that moves and one for the piece taken are expected";
        assert_eq!(refused("a0a4RP"), format!("`a0a4RP`: {two}"));
        assert_eq!(refused("a0a4Rpn"), format!("`a0a4Rpn`: {two}"));
        assert_eq!(
            refused("a0"),
            "`a0` is not a move: two points such as `h2e2` are expected"
        );
    }
}
