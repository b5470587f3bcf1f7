//! Which piece starts on which point.

use super::{Color, Piece, Role, Square};

const BACK_RANK: [Role; 9] = [
    Role::Chariot,
    Role::Horse,
    Role::Elephant,
    Role::Advisor,
    Role::General,
    Role::Advisor,
    Role::Elephant,
    Role::Horse,
    Role::Chariot,
];

static START: [Option<Piece>; Square::COUNT] = {
    let mut table = [None; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let square = Square::from_index(index);
        let color = Color::ALL[square.is_across_river(Color::Red) as usize];
        let role = match (square.rank_from(color), square.file()) {
            (0, file) => Some(BACK_RANK[file as usize]),
            (2, 1 | 7) => Some(Role::Cannon),
            (3, file) if file % 2 == 0 => Some(Role::Soldier),
            _ => None,
        };
        if let Some(role) = role {
            table[index] = Some(Piece::new(color, role));
        }
        index += 1;
    }
    table
};

/// The piece that stands on a point in the usual start of a game.
#[inline]
pub fn start_piece(square: Square) -> Option<Piece> {
    START[square.index()]
}
