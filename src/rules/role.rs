//! The seven kinds of pieces.

use serde::{Deserialize, Serialize};

/// A kind of piece, without its side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// 帥 / 將: one step along a line, inside the palace.
    General,
    /// 仕 / 士: one diagonal step, inside the palace.
    Advisor,
    /// 相 / 象: exactly two diagonal steps on its own half, over an empty eye.
    Elephant,
    /// 傌 / 馬: one step along a line to an empty point, then one diagonally outward.
    Horse,
    /// 俥 / 車: any distance along a line.
    Chariot,
    /// 炮 / 砲: moves like a chariot, captures over exactly one screen.
    Cannon,
    /// 兵 / 卒: one step forward, beyond the river also sideways.
    Soldier,
}

impl Role {
    /// All kinds, in the order of their indices.
    pub const ALL: [Role; 7] = [
        Role::General,
        Role::Advisor,
        Role::Elephant,
        Role::Horse,
        Role::Chariot,
        Role::Cannon,
        Role::Soldier,
    ];

    /// 0-6, the index into tables kept per kind.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter written in FEN: `K A B N R C P`.
    ///
    /// UCI and UCCI engines use this set; the letters `E`, `H` and others that people
    /// write for the same kinds are read by [`Role::from_letter`].
    pub const fn letter(self) -> char {
        match self {
            Role::General => 'K',
            Role::Advisor => 'A',
            Role::Elephant => 'B',
            Role::Horse => 'N',
            Role::Chariot => 'R',
            Role::Cannon => 'C',
            Role::Soldier => 'P',
        }
    }

    /// Reads a letter in either case: `K A B|E N|H R C P`.
    pub const fn from_letter(letter: char) -> Option<Role> {
        Some(match letter.to_ascii_uppercase() {
            'K' => Role::General,
            'A' => Role::Advisor,
            'B' | 'E' => Role::Elephant,
            'N' | 'H' => Role::Horse,
            'R' => Role::Chariot,
            'C' => Role::Cannon,
            'P' => Role::Soldier,
            _ => return None,
        })
    }

    /// How many of this kind one side has at the start: 1, 2 or 5.
    pub const fn starting_count(self) -> usize {
        match self {
            Role::General => 1,
            Role::Soldier => 5,
            _ => 2,
        }
    }
}
