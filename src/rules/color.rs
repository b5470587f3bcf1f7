//! The two sides.

use std::fmt;
use std::ops::Not;

use serde::{Deserialize, Serialize};

/// A side. Red stands on ranks 0-4 and moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Color {
    /// The side at the bottom of the board, upper case in FEN.
    Red,
    /// The side at the top of the board, lower case in FEN.
    Black,
}

impl Color {
    /// Both sides, Red first.
    pub const ALL: [Color; 2] = [Color::Red, Color::Black];

    /// 0 for Red, 1 for Black: the index into tables kept per side.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other side, also in constants.
    #[inline]
    pub const fn other(self) -> Color {
        match self {
            Color::Red => Color::Black,
            Color::Black => Color::Red,
        }
    }

    /// The side of a FEN letter, see [`fen_letter`](Color::fen_letter); `None` for every other text.
    pub fn of_fen_letter(text: &str) -> Option<Color> {
        match text {
            "w" => Some(Color::Red),
            "b" => Some(Color::Black),
            _ => None,
        }
    }

    /// The FEN letter of the side to move: `w` for Red, `b` for Black.
    pub const fn fen_letter(self) -> char {
        match self {
            Color::Red => 'w',
            Color::Black => 'b',
        }
    }
}

impl Not for Color {
    type Output = Color;

    #[inline]
    fn not(self) -> Color {
        self.other()
    }
}

impl fmt::Display for Color {
    /// `red` or `black`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Color::Red => "red",
            Color::Black => "black",
        })
    }
}
