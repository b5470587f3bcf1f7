//! The 90 points of the board.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::Color;

/// A point: file `a`-`i` from Red's left (0-8), rank 0-9 from Red's side.
///
/// The index is `rank * 9 + file`, 0-89.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

/// The text is not a point such as `e0`.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a point: a letter a-i and a digit 0-9 are expected")]
pub struct SquareError(pub String);

impl Square {
    /// How many points there are.
    pub const COUNT: usize = 90;
    /// How many files there are.
    pub const FILES: u8 = 9;
    /// How many ranks there are.
    pub const RANKS: u8 = 10;

    /// The point on `file` (0-8) and `rank` (0-9), or `None` outside the board.
    #[inline]
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file < Self::FILES && rank < Self::RANKS {
            Some(Square(rank * Self::FILES + file))
        } else {
            None
        }
    }

    /// The point of an index 0-89.
    ///
    /// # Panics
    /// If the index is 90 or more.
    #[inline]
    pub const fn from_index(index: usize) -> Square {
        assert!(index < Self::COUNT, "a point's index is below 90");
        Square(index as u8)
    }

    /// The point whose index is the lowest set bit of a word with 45 points, used by bit boards.
    #[inline]
    pub(super) const fn from_index_unchecked(index: u8) -> Square {
        debug_assert!((index as usize) < Self::COUNT);
        Square(index)
    }

    /// 0 for the `a` file (Red's left) to 8 for the `i` file.
    #[inline]
    pub const fn file(self) -> u8 {
        self.0 % Self::FILES
    }

    /// 0 for Red's first rank to 9 for Black's.
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 / Self::FILES
    }

    /// `rank * 9 + file`, 0-89.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All points from a0, b0, ... to i9.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator + Clone {
        (0..Self::COUNT as u8).map(Square)
    }

    /// The point `files` to the right and `ranks` up (as Red sees it), if it is on the board.
    #[inline]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        let file = self.file() as i8 + files;
        let rank = self.rank() as i8 + ranks;
        if file < 0 || rank < 0 {
            return None;
        }
        Square::new(file as u8, rank as u8)
    }

    /// The point mirrored left to right: a4 becomes i4.
    #[inline]
    pub const fn mirrored(self) -> Square {
        Square(self.rank() * Self::FILES + (Self::FILES - 1 - self.file()))
    }

    /// The point as the other side sees it, by turning the board half round: a0 becomes i9.
    #[inline]
    pub const fn rotated(self) -> Square {
        Square(Self::COUNT as u8 - 1 - self.0)
    }

    /// The rank counted from `color`'s own side: 0 is its first rank, 9 its last.
    #[inline]
    pub const fn rank_from(self, color: Color) -> u8 {
        match color {
            Color::Red => self.rank(),
            Color::Black => Self::RANKS - 1 - self.rank(),
        }
    }

    /// Whether the point lies beyond the river as `color` sees it.
    #[inline]
    pub const fn is_across_river(self, color: Color) -> bool {
        self.rank_from(color) >= Self::RANKS / 2
    }

    /// Whether the point is one of the nine of `color`'s palace.
    #[inline]
    pub const fn is_in_palace(self, color: Color) -> bool {
        self.rank_from(color) <= 2 && 3 <= self.file() && self.file() <= 5
    }
}

impl fmt::Display for Square {
    /// File letter and rank digit: `e0`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank())
    }
}

impl FromStr for Square {
    type Err = SquareError;

    /// Reads `e0`, the letter in either case.
    fn from_str(text: &str) -> Result<Square, SquareError> {
        let error = || SquareError(text.to_owned());
        let &[file, rank] = text.as_bytes() else {
            return Err(error());
        };
        let file = file.to_ascii_lowercase().wrapping_sub(b'a');
        let rank = rank.wrapping_sub(b'0');
        Square::new(file, rank).ok_or_else(error)
    }
}
