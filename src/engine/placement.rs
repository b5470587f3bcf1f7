//! What each piece is worth on each point: material and placement, looked up in one table that
//! the search adds and subtracts move by move.

use super::tapered::Tapered;
use super::terms::{HALF, MATERIAL, PLACE, WEIGHTS};
use crate::rules::{Color, Piece, Role, Square};

/// The term of a piece on a point. Left and right are the same, and so are the sides.
pub const fn term(role: Role, color: Color, square: Square) -> usize {
    let square = match color {
        Color::Red => square,
        Color::Black => square.rotated(),
    };
    let row = 9 - square.rank() as usize;
    let file = square.file() as usize;
    let column = if file > 4 { 8 - file } else { file };
    PLACE.at(role as usize * HALF + row * 5 + column)
}

static WORTH: [[Tapered; Square::COUNT]; Piece::COUNT] = {
    let mut table = [[Tapered::ZERO; Square::COUNT]; Piece::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let square = Square::from_index(index);
        let mut color = 0;
        while color < 2 {
            let mut role = 0;
            while role < Role::ALL.len() {
                let piece = Piece::new(Color::ALL[color], Role::ALL[role]);
                let place = WEIGHTS[term(piece.role, piece.color, square)];
                // Black's worth is kept positive too; the caller knows the sides.
                table[piece.index()][index] = WEIGHTS[MATERIAL.at(role)].plus(place);
                role += 1;
            }
            color += 1;
        }
        index += 1;
    }
    table
};

/// What a piece on a point is worth to its own side.
#[inline]
pub fn worth(piece: Piece, square: Square) -> Tapered {
    WORTH[piece.index()][square.index()]
}
