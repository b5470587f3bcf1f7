//! What each piece is worth on each point.
//!
//! The figures are the project's own, written down by the usual maxims of the game (a horse on
//! the edge is half a horse, the central cannon looks at the general, an advanced soldier in
//! the middle is worth two, an old soldier on the last rank little) and not yet tuned.

use super::tapered::Tapered;
use crate::rules::{Color, Piece, Role, Square};

/// The left half of the board with the central file, Red's view, rank 9 first; the right half
/// mirrors it.
type Half = [[i32; 5]; 10];

/// What a piece is worth wherever it stands, in hundredths of a soldier.
pub const fn material(role: Role) -> Tapered {
    match role {
        Role::General => Tapered::ZERO,
        Role::Advisor => Tapered::new(190, 180),
        Role::Elephant => Tapered::new(180, 180),
        Role::Horse => Tapered::new(420, 470),
        Role::Chariot => Tapered::new(980, 1050),
        Role::Cannon => Tapered::new(470, 450),
        Role::Soldier => Tapered::new(85, 110),
    }
}

const NOTHING: Half = [[0; 5]; 10];

const GENERAL: Half = [
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, -45, -40],
    [0, 0, 0, -22, -18],
    [0, 0, 0, 4, 8],
];

const ADVISOR: Half = [
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, -8, 0],
    [0, 0, 0, 0, 8],
    [0, 0, 0, 2, 0],
];

const ELEPHANT: Half = [
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, -4, 0, 0],
    [0, 0, 0, 0, 0],
    [-10, 0, 0, 0, 10],
    [0, 0, 0, 0, 0],
    [0, 0, 2, 0, 0],
];

const HORSE: Half = [
    [-14, -10, 0, -4, -16],
    [-4, 8, 34, 16, 2],
    [6, 14, 20, 34, 16],
    [4, 20, 22, 22, 24],
    [2, 16, 18, 22, 24],
    [0, 10, 16, 18, 20],
    [-6, 2, 8, 10, 12],
    [-12, -2, 8, 0, -4],
    [-18, -8, -6, -4, -30],
    [-20, -6, -8, -10, -14],
];

const CHARIOT: Half = [
    [10, 12, 12, 16, 18],
    [14, 18, 18, 26, 30],
    [8, 14, 12, 20, 22],
    [10, 18, 16, 22, 22],
    [8, 14, 14, 18, 20],
    [6, 12, 12, 16, 18],
    [0, 6, 6, 12, 12],
    [-4, 6, 4, 10, 6],
    [-6, 4, 2, 8, 0],
    [-14, 0, -4, 8, -2],
];

const CANNON: Half = [
    [12, 10, 4, -6, -8],
    [6, 6, 2, -4, -8],
    [4, 4, 2, -2, -6],
    [0, 4, 4, 2, 8],
    [2, 4, 4, 4, 12],
    [0, 2, 4, 2, 10],
    [0, 2, 6, 4, 14],
    [-2, 2, 6, 6, 18],
    [-4, 0, 4, 4, 4],
    [-6, 0, 2, 4, 4],
];

const SOLDIER_MIDDLE: Half = [
    [-20, -16, -10, 0, 4],
    [40, 58, 84, 104, 112],
    [46, 70, 92, 108, 112],
    [44, 66, 84, 92, 96],
    [34, 48, 60, 68, 74],
    [2, 0, 8, 0, 20],
    [-4, 0, 4, 0, 10],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
];

const SOLDIER_END: Half = [
    [-30, -26, -20, -10, -6],
    [50, 62, 76, 86, 88],
    [66, 80, 94, 102, 104],
    [70, 82, 94, 100, 102],
    [60, 70, 78, 84, 86],
    [8, 0, 10, 0, 12],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
];

const fn tables(role: Role) -> (Half, Half) {
    match role {
        Role::General => (GENERAL, NOTHING),
        Role::Advisor => (ADVISOR, NOTHING),
        Role::Elephant => (ELEPHANT, NOTHING),
        Role::Horse => (HORSE, HORSE),
        Role::Chariot => (CHARIOT, NOTHING),
        Role::Cannon => (CANNON, NOTHING),
        Role::Soldier => (SOLDIER_MIDDLE, SOLDIER_END),
    }
}

static WORTH: [[Tapered; Square::COUNT]; Piece::COUNT] = {
    let mut table = [[Tapered::ZERO; Square::COUNT]; Piece::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let square = Square::from_index(index);
        let mut i = 0;
        while i < Role::ALL.len() {
            let role = Role::ALL[i];
            let (middle, end) = tables(role);
            let row = 9 - square.rank() as usize;
            let file = square.file() as usize;
            let column = if file > 4 { 8 - file } else { file };
            let worth = material(role).plus(Tapered::new(middle[row][column], end[row][column]));
            table[Piece::new(Color::Red, role).index()][index] = worth;
            // Black's worth is kept positive too; the caller knows the sides.
            let turned = square.rotated().index();
            table[Piece::new(Color::Black, role).index()][turned] = worth;
            i += 1;
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
