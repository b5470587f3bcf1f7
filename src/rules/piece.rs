//! A piece: a side and a kind.

use serde::{Deserialize, Serialize};

use super::{Color, Role};

/// A piece of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Piece {
    /// Whose piece it is.
    pub color: Color,
    /// What kind it is.
    pub role: Role,
}

impl Piece {
    /// How many different pieces there are: the size of tables kept per piece.
    pub const COUNT: usize = 14;

    /// A piece of `color` and `role`.
    #[inline]
    pub const fn new(color: Color, role: Role) -> Piece {
        Piece { color, role }
    }

    /// 0-6 for Red's pieces, 7-13 for Black's: the index into tables kept per piece.
    #[inline]
    pub const fn index(self) -> usize {
        self.color.index() * 7 + self.role.index()
    }

    /// The FEN letter: upper case for Red, lower case for Black.
    pub const fn to_fen_char(self) -> char {
        match self.color {
            Color::Red => self.role.letter(),
            Color::Black => self.role.letter().to_ascii_lowercase(),
        }
    }

    /// Reads a FEN letter (see [`Role::from_letter`]); the case gives the side.
    pub const fn from_fen_char(letter: char) -> Option<Piece> {
        match Role::from_letter(letter) {
            Some(role) if letter.is_ascii_uppercase() => Some(Piece::new(Color::Red, role)),
            Some(role) => Some(Piece::new(Color::Black, role)),
            None => None,
        }
    }
}
