//! What is written on the pieces.

use serde::{Deserialize, Serialize};

use crate::rules::{Color, Piece, Role};

/// The kinds of signs that pieces can carry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Faces {
    /// Traditional Han characters, different for the two sides.
    #[default]
    Han,
    /// Latin letters of the English names.
    Latin,
}

impl Faces {
    /// A short name for element ids.
    pub fn name(self) -> &'static str {
        match self {
            Faces::Han => "han",
            Faces::Latin => "latin",
        }
    }

    /// The sign on a piece.
    pub fn character(self, piece: Piece) -> char {
        match self {
            Faces::Han => han(piece),
            Faces::Latin => latin(piece.role),
        }
    }

    /// How large the sign is drawn: units of the board to the em.
    pub fn size(self) -> f64 {
        match self {
            Faces::Han => 56.0,
            Faces::Latin => 60.0,
        }
    }
}

fn han(piece: Piece) -> char {
    match (piece.color, piece.role) {
        (Color::Red, Role::General) => '帥',
        (Color::Red, Role::Advisor) => '仕',
        (Color::Red, Role::Elephant) => '相',
        (Color::Red, Role::Horse) => '傌',
        (Color::Red, Role::Chariot) => '俥',
        (Color::Red, Role::Cannon) => '炮',
        (Color::Red, Role::Soldier) => '兵',
        (Color::Black, Role::General) => '將',
        (Color::Black, Role::Advisor) => '士',
        (Color::Black, Role::Elephant) => '象',
        (Color::Black, Role::Horse) => '馬',
        (Color::Black, Role::Chariot) => '車',
        (Color::Black, Role::Cannon) => '砲',
        (Color::Black, Role::Soldier) => '卒',
    }
}

fn latin(role: Role) -> char {
    match role {
        Role::General => 'K',
        Role::Advisor => 'A',
        Role::Elephant => 'E',
        Role::Horse => 'H',
        Role::Chariot => 'R',
        Role::Cannon => 'C',
        Role::Soldier => 'P',
    }
}

/// A piece's short name in attributes: side and FEN letter, such as `rK` or `bN`.
pub fn code(piece: Piece) -> String {
    let side = match piece.color {
        Color::Red => 'r',
        Color::Black => 'b',
    };
    format!("{side}{}", piece.role.letter())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::board::glyphs;

    #[test]
    fn every_sign_has_an_outline() {
        for faces in [Faces::Han, Faces::Latin] {
            for color in Color::ALL {
                for role in Role::ALL {
                    let sign = faces.character(Piece::new(color, role));
                    assert!(glyphs::outline(sign).is_some(), "{sign} has no outline");
                }
            }
        }
    }

    #[test]
    fn han_signs_of_the_sides_differ() {
        for role in Role::ALL {
            assert_ne!(
                han(Piece::new(Color::Red, role)),
                han(Piece::new(Color::Black, role))
            );
        }
    }
}
