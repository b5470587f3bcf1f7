//! A move from one point to another, and lists of them.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use thiserror::Error;

use super::{Square, SquareError};

/// A move in coordinates; what stands on the two points is known to the position only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    from: Square,
    to: Square,
}

/// Why a text is not a move such as `h2e2`.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MoveError {
    /// There are not four characters.
    #[error("`{0}` is not a move: two points such as `h2e2` are expected")]
    Shape(String),
    /// One of the halves is not a point.
    #[error("`{text}` is not a move: {source}")]
    Point {
        /// The whole text.
        text: String,
        /// What is wrong with the point.
        source: SquareError,
    },
}

impl Move {
    /// A move from `from` to `to`; nothing is checked.
    #[inline]
    pub const fn new(from: Square, to: Square) -> Move {
        Move { from, to }
    }

    /// Where the piece stood.
    #[inline]
    pub const fn from(self) -> Square {
        self.from
    }

    /// Where it goes.
    #[inline]
    pub const fn to(self) -> Square {
        self.to
    }

    /// The move mirrored left to right.
    pub const fn mirrored(self) -> Move {
        Move::new(self.from.mirrored(), self.to.mirrored())
    }

    /// The move on a board turned half round.
    pub const fn rotated(self) -> Move {
        Move::new(self.from.rotated(), self.to.rotated())
    }
}

impl fmt::Display for Move {
    /// `h2e2`, as UCI, UCCI and the coordinate notation write it (ranks 0-9).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}

impl FromStr for Move {
    type Err = MoveError;

    /// Reads `h2e2`, letters in either case.
    fn from_str(text: &str) -> Result<Move, MoveError> {
        if text.len() != 4 || !text.is_ascii() {
            return Err(MoveError::Shape(text.to_owned()));
        }
        let point = |part: &str| {
            part.parse().map_err(|source| MoveError::Point {
                text: text.to_owned(),
                source,
            })
        };
        Ok(Move::new(point(&text[..2])?, point(&text[2..])?))
    }
}

/// More moves than any board can have: a point can be entered by at most 4 chariots, 4 cannons,
/// 8 horses, 4 elephants, 1 of 4 neighbours each for advisor, soldier and general, so by no more
/// than 22 pieces, and there are 90 points. Real positions have fewer than 130.
pub const MAX_MOVES: usize = 2048;

/// The moves of one position, on the stack.
#[derive(Clone, Debug, Default)]
pub struct MoveList(ArrayVec<Move, MAX_MOVES>);

impl MoveList {
    /// An empty list.
    #[inline]
    pub const fn new() -> MoveList {
        MoveList(ArrayVec::new_const())
    }

    /// Adds a move.
    ///
    /// # Panics
    /// If the list holds [`MAX_MOVES`] moves already, which no board allows.
    #[inline]
    pub fn push(&mut self, mv: Move) {
        self.0.push(mv);
    }

    /// Keeps the moves for which `keep` answers true, in their order.
    #[inline]
    pub fn retain(&mut self, mut keep: impl FnMut(Move) -> bool) {
        self.0.retain(|mv| keep(*mv));
    }

    /// Empties the list.
    #[inline]
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

impl std::ops::Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        &self.0
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = Move;
    type IntoIter = std::iter::Copied<std::slice::Iter<'a, Move>>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter().copied()
    }
}
