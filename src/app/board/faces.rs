//! What is written on the pieces.

use serde::{Deserialize, Serialize};

use super::{glyphs, pictures};
use crate::formats::picture::face;
use crate::rules::{Color, Piece, Role};

/// The kinds of signs that pieces can carry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Faces {
    /// Traditional Han characters, different for the two sides.
    #[default]
    Han,
    /// Simplified Han characters; horses, chariots and cannons of the sides differ by their discs alone.
    Simplified,
    /// Pictures of what the pieces are.
    Pictures,
    /// Latin letters of the English names.
    Latin,
    /// The letters of the Vietnamese names: Tg S T M X P B.
    Vietnamese,
}

impl Faces {
    /// All kinds, in the order in which they are offered.
    pub const ALL: [Faces; 5] = [
        Faces::Han,
        Faces::Simplified,
        Faces::Pictures,
        Faces::Latin,
        Faces::Vietnamese,
    ];

    /// A short name for element ids.
    pub fn name(self) -> &'static str {
        match self {
            Faces::Han => "han",
            Faces::Simplified => "simplified",
            Faces::Pictures => "pictures",
            Faces::Latin => "latin",
            Faces::Vietnamese => "vietnamese",
        }
    }

    /// The outlines of the sign on a piece. There are two for a sign of two letters.
    pub fn outlines(self, piece: Piece) -> [Option<&'static str>; 2] {
        let one = |character: char| [glyphs::outline(character), None];
        match self {
            Faces::Han => one(face(piece)),
            Faces::Simplified => one(simplified(piece)),
            Faces::Pictures => [Some(pictures::outline(piece.role)), None],
            Faces::Latin => one(latin(piece.role)),
            Faces::Vietnamese => match piece.role {
                Role::General => [glyphs::outline('T'), glyphs::outline('g')],
                role => one(vietnamese(role)),
            },
        }
    }

    /// How large the sign is drawn: units of the board to the em.
    pub fn size(self) -> f64 {
        match self {
            Faces::Han | Faces::Simplified => 56.0,
            Faces::Pictures => 70.0,
            Faces::Latin | Faces::Vietnamese => 60.0,
        }
    }
}

fn simplified(piece: Piece) -> char {
    match face(piece) {
        '帥' => '帅',
        '將' => '将',
        '傌' | '馬' => '马',
        '俥' | '車' => '车',
        '砲' => '炮',
        same => same,
    }
}

fn vietnamese(role: Role) -> char {
    match role {
        Role::General | Role::Elephant => 'T',
        Role::Advisor => 'S',
        Role::Horse => 'M',
        Role::Chariot => 'X',
        Role::Cannon => 'P',
        Role::Soldier => 'B',
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

    #[test]
    fn every_sign_has_an_outline() {
        for faces in Faces::ALL {
            for color in Color::ALL {
                for role in Role::ALL {
                    let piece = Piece::new(color, role);
                    let [first, second] = faces.outlines(piece);
                    assert!(first.is_some(), "{faces:?} {piece:?} has no outline");
                    let two = faces == Faces::Vietnamese && role == Role::General;
                    assert_eq!(second.is_some(), two, "{faces:?} {piece:?}");
                }
            }
        }
    }

    #[test]
    fn signs_of_different_pieces_differ() {
        for faces in Faces::ALL {
            let signs = Role::ALL.map(|role| faces.outlines(Piece::new(Color::Red, role)));
            for (index, sign) in signs.iter().enumerate() {
                assert!(!signs[..index].contains(sign), "{faces:?}");
            }
        }
    }

    #[test]
    fn han_signs_of_the_sides_differ() {
        for role in Role::ALL {
            assert_ne!(
                face(Piece::new(Color::Red, role)),
                face(Piece::new(Color::Black, role))
            );
        }
    }
}
