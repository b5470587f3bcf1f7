//! The weights of the evaluation's terms, in hundredths of a soldier, in the order of
//! [`terms`](super::terms). Written by `chuhe tune fit`; not made to be changed by hand.

use super::score::Value;
use super::terms::COUNT;

/// Having the move.
pub const TEMPO: Value = 12;

/// In the middle game.
#[rustfmt::skip]
pub const MIDDLE_GAME: [i16; COUNT] = [
    // A piece: general, advisor, elephant, horse, chariot, cannon, soldier
    0, 190, 180, 420, 980, 470, 85,
    // A piece on a point: by role, rank from the far end and file from the edge
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -45, -40, 0, 0, 0, -22, -18, 0, 0, 0, 4, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -8, 0, 0, 0, 0, 0, 8, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -4, 0, 0, 0, 0, 0, 0, 0, -10, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, -14, -10, 0, -4, -16, -4, 8, 34, 16, 2, 6, 14, 20, 34, 16, 4, 20, 22, 22, 24, 2, 16, 18, 22, 24, 0, 10, 16, 18, 20, -6, 2, 8, 10, 12, -12, -2, 8, 0, -4, -18, -8, -6, -4, -30, -20, -6, -8, -10, -14, 10, 12, 12, 16, 18, 14, 18, 18, 26, 30, 8, 14, 12, 20, 22, 10, 18, 16, 22, 22, 8, 14, 14, 18, 20, 6, 12, 12, 16, 18, 0, 6, 6, 12, 12, -4, 6, 4, 10, 6, -6, 4, 2, 8, 0, -14, 0, -4, 8, -2, 12, 10, 4, -6, -8, 6, 6, 2, -4, -8, 4, 4, 2, -2, -6, 0, 4, 4, 2, 8, 2, 4, 4, 4, 12, 0, 2, 4, 2, 10, 0, 2, 6, 4, 14, -2, 2, 6, 6, 18, -4, 0, 4, 4, 4, -6, 0, 2, 4, 4, -20, -16, -10, 0, 4, 40, 58, 84, 104, 112, 46, 70, 92, 108, 112, 44, 66, 84, 92, 96, 34, 48, 60, 68, 74, 2, 0, 8, 0, 20, -4, 0, 4, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    // A chariot with so many moves
    -32, -28, -24, -20, -16, -12, -8, -4, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36,
    // A horse with so many moves
    -24, -16, -8, 0, 8, 16, 24, 32, 40,
    // A cannon with so many quiet moves
    -12, -10, -8, -6, -4, -2, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22,
    // An attack on a point of the palace: by horse, chariot, cannon, soldier, and by its guards
    18, 15, 13, 11, 9, 14, 12, 10, 8, 7, 16, 14, 12, 10, 8, 18, 15, 13, 11, 9,
    // So many pieces attack the palace
    0, 0, 0, 0, 0, 0, 0,
    // A cannon on the general's file, on its rank, by pieces between
    110, 0, 26, 0, 110, 0, 26, 0,
    // A chariot on the general's file, on its rank, by pieces between
    0, 0, 0, 0, 0, 0, 0, 0,
    // So many advisors and so many elephants
    0, 0, 0, 0, 0, 0, 0, 0, 0,
    // So many horses and so many cannons
    0, 0, 0, 0, 0, 0, 0, 0, 0,
    // So many chariots against so many advisors
    0, 0, 0, 50, 24, 0, 100, 48, 0,
    // So many cannons against so many advisors
    0, 0, 0, 0, 0, 0, 0, 0, 0,
    // So many soldiers
    0, 0, 0, 0, 0, 0,
    // So many soldiers beyond the river
    0, 0, 0, 0, 0, 0,
    // A soldier beyond the river against so many advisors
    0, 0, 0,
    // Two soldiers side by side
    0,
    // So many chariots, horses and cannons beyond the river
    0, 0, 0, 0, 0, 0, 0,
    // An attack on a piece: by horse, chariot, cannon, soldier, and by its role
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    // An attacked piece without protection, by role
    0, 0, 0, 0, 0, 0, 0,
];

/// In the endgame.
#[rustfmt::skip]
pub const ENDGAME: [i16; COUNT] = [
    // A piece: general, advisor, elephant, horse, chariot, cannon, soldier
    0, 180, 180, 470, 1050, 450, 110,
    // A piece on a point: by role, rank from the far end and file from the edge
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -14, -10, 0, -4, -16, -4, 8, 34, 16, 2, 6, 14, 20, 34, 16, 4, 20, 22, 22, 24, 2, 16, 18, 22, 24, 0, 10, 16, 18, 20, -6, 2, 8, 10, 12, -12, -2, 8, 0, -4, -18, -8, -6, -4, -30, -20, -6, -8, -10, -14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -30, -26, -20, -10, -6, 50, 62, 76, 86, 88, 66, 80, 94, 102, 104, 70, 82, 94, 100, 102, 60, 70, 78, 84, 86, 8, 0, 10, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    // A chariot with so many moves
    -40, -35, -30, -25, -20, -15, -10, -5, 0, 5, 10, 15, 20, 25, 30, 35, 40, 45,
    // A horse with so many moves
    -27, -18, -9, 0, 9, 18, 27, 36, 45,
    // A cannon with so many quiet moves
    -18, -15, -12, -9, -6, -3, 0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33,
    // An attack on a point of the palace: by horse, chariot, cannon, soldier, and by its guards
    9, 7, 6, 5, 4, 7, 6, 5, 4, 3, 8, 7, 6, 5, 4, 9, 7, 6, 5, 4,
    // So many pieces attack the palace
    0, 0, 0, 0, 0, 0, 0,
    // A cannon on the general's file, on its rank, by pieces between
    60, 0, 8, 0, 60, 0, 8, 0,
    // A chariot on the general's file, on its rank, by pieces between
    0, 0, 0, 0, 0, 0, 0, 0,
    // So many advisors and so many elephants
    0, 0, 0, 0, 0, 0, 0, 0, 0,
    // So many horses and so many cannons
    0, 0, 0, 0, 0, 0, 0, 0, 0,
    // So many chariots against so many advisors
    0, 0, 0, 25, 12, 0, 50, 24, 0,
    // So many cannons against so many advisors
    0, 0, 0, 0, 0, 0, 0, 0, 0,
    // So many soldiers
    0, 0, 0, 0, 0, 0,
    // So many soldiers beyond the river
    0, 0, 0, 0, 0, 0,
    // A soldier beyond the river against so many advisors
    0, 0, 0,
    // Two soldiers side by side
    0,
    // So many chariots, horses and cannons beyond the river
    0, 0, 0, 0, 0, 0, 0,
    // An attack on a piece: by horse, chariot, cannon, soldier, and by its role
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    // An attacked piece without protection, by role
    0, 0, 0, 0, 0, 0, 0,
];
