//! The weights of the evaluation's terms, in hundredths of a soldier, in the order of
//! [`terms`](super::terms). Written by `chuhe tune fit`; not made to be changed by hand.

use super::score::Value;
use super::terms::COUNT;

/// Having the move.
pub const TEMPO: Value = 12;

/// In the middle game.
#[rustfmt::skip]
pub const MIDDLE_GAME: [i16; COUNT] = [
    // a piece: general, advisor, elephant, horse, chariot, cannon, soldier
    0, 201, 180, 463, 1004, 521, 115,
    // a piece on a point: by role, rank from the far end and file from the edge
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, -55, -47,
    0, 0, 0, -53, -49, 0, 0, 0, 5, 79,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, -26, 0,
    0, 0, 0, 0, 38, 0, 0, 0, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, -11, 0, 0,
    0, 0, 0, 0, 0, -27, 0, 0, 0, 41,
    0, 0, 0, 0, 0, 0, 0, -5, 0, 0,
    -10, -9, 2, -4, -14, -3, 15, 35, 18, 2,
    9, 13, 19, 39, 18, 10, 33, 38, 39, 24,
    7, 17, 14, 28, 28, 4, 12, 39, 16, 25,
    -5, -10, -15, 26, 31, -18, -15, 13, 6, -21,
    -33, -8, 11, -18, -29, -20, -55, -6, -3, -13,
    10, 8, 15, 21, 17, 9, 52, 14, 35, 32,
    10, 18, 8, 16, 27, -5, 37, 21, 23, 28,
    11, 7, 16, 0, 7, 2, 17, 6, 23, 20,
    4, 21, 23, 29, 10, 12, 9, 0, -2, 1,
    -14, 1, -5, -8, -10, -42, 17, -8, 13, -2,
    14, 15, -1, -9, -8, 11, -3, 6, -11, -8,
    -4, -4, -4, 1, -13, -3, -28, -40, 2, 2,
    18, -5, 4, 13, 58, -16, 9, 1, -4, 5,
    8, 2, 15, -6, 17, 2, -1, 34, 47, 68,
    22, -7, -10, -1, 18, -1, -28, 3, 13, 4,
    -20, -17, -14, -3, 3, 42, 60, 87, 110, 112,
    51, 73, 90, 114, 114, 36, 68, 61, 98, 86,
    43, 54, 55, 91, 90, 1, 0, 15, 0, 19,
    -30, 0, -10, 0, 45, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    // a chariot with so many moves
    -35, -29, -54, -32, -2, 5, -5, -16, -4, -7, 19, 17, 22, 26, 23, 44, 42, 47,
    // a horse with so many moves
    -39, -14, -12, 11, 17, 26, 40, 42, 43,
    // a cannon with so many quiet moves
    -5, -16, -1, -12, -3, -9, 2, 4, 13, 18, 10, 12, 18, 15, 23, 20, 23, 29,
    // an attack on a point of the palace: by horse, chariot, cannon, soldier, and by its guards
    29, 24, 36, 42, 27, 17, 20, 13, 8, 14, 16, 15, 13, 23, 1, 23, 17, 18, 13, 13,
    // so many pieces attack the palace
    -9, -21, 12, 15, 4, 0, 0,
    // a cannon on the general's file, on its rank, by pieces between
    137, 0, 36, 22, 89, 0, 37, 3,
    // a chariot on the general's file, on its rank, by pieces between
    0, -1, -7, -3, 0, 5, -2, 0,
    // so many advisors and so many elephants
    -4, 2, 2, -3, -9, 1, 11, -3, 3,
    // so many horses and so many cannons
    -11, -4, -13, 7, -17, 24, -13, 3, 25,
    // so many chariots against so many advisors
    -6, 4, -7, 50, 21, -4, 106, 58, 0,
    // so many cannons against so many advisors
    10, 5, -32, -8, -11, 2, -2, 17, 20,
    // so many soldiers
    4, -10, -13, 13, 0, 6,
    // so many soldiers beyond the river
    -11, -8, 17, 2, 0, 0,
    // a soldier beyond the river against so many advisors
    14, 3, 15,
    // two soldiers side by side
    5,
    // so many chariots, horses and cannons beyond the river
    -2, -23, 1, 18, 7, 0, 0,
    // an attack on a piece: by horse, chariot, cannon, soldier, and by its role
    0, 8, 10, 4, 0, 6, -2, 0, -5, -2, 9, 0, 28, 3, 0, 19, 9, 35, 12, 0,
    -1, 0, 9, -1, 9, 1, 5, 6,
    // an attacked piece without protection, by role
    0, 7, 13, 16, 4, 25, 35,
];

/// In the endgame.
#[rustfmt::skip]
pub const ENDGAME: [i16; COUNT] = [
    // a piece: general, advisor, elephant, horse, chariot, cannon, soldier
    0, 140, 136, 471, 1065, 436, 136,
    // a piece on a point: by role, rank from the far end and file from the edge
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, -9, -12,
    0, 0, 0, 1, -2, 0, 0, 0, 8, 15,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, -15, 0,
    0, 0, 0, 0, -9, 0, 0, 0, -20, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, -25, 0, 0,
    0, 0, 0, 0, 0, -7, 0, 0, 0, -18,
    0, 0, 0, 0, 0, 0, 0, -7, 0, 0,
    -10, -7, 4, -3, -15, -4, 19, 26, 19, 1,
    9, 17, 15, 34, 20, 4, 25, 28, 25, 16,
    1, 20, 21, 27, 21, 3, 10, 15, 16, 26,
    -3, 4, 8, 16, 16, -22, -8, 17, -4, -13,
    -23, -10, -4, -11, -33, -20, -25, -14, -6, -12,
    -4, -2, 3, -1, -2, -4, 5, 4, -3, 2,
    3, 4, -1, -1, 2, -4, 8, 5, 14, 9,
    -2, 3, -3, -13, 0, -4, 6, -4, 6, 5,
    -3, 9, 6, 3, 2, 2, -1, -4, -5, -4,
    0, 0, -3, -5, -4, -6, -3, 0, 0, 0,
    -6, -4, -6, -1, 0, 2, -1, 0, -1, 0,
    -2, 7, -6, 2, -2, 3, -2, -26, -7, -7,
    6, 1, 5, 6, 11, -7, 2, -5, -6, -7,
    3, 4, 0, -2, 2, 0, 3, 13, 12, 2,
    1, 5, -12, 0, 6, 2, -4, 2, 1, 0,
    -31, -31, -28, -25, -10, 50, 66, 81, 93, 86,
    69, 79, 77, 113, 103, 67, 86, 86, 98, 100,
    62, 77, 90, 93, 97, 1, 0, 1, 0, 23,
    12, 0, 20, 0, -8, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    // a chariot with so many moves
    -41, -35, -41, -36, -21, -6, -4, -3, 5, 8, 10, 23, 26, 31, 41, 38, 33, 33,
    // a horse with so many moves
    -28, -23, -10, 9, 20, 25, 30, 34, 25,
    // a cannon with so many quiet moves
    -18, -15, -14, -16, -7, -1, 2, 5, 10, 18, 16, 1, 21, 17, 24, 22, 28, 27,
    // an attack on a point of the palace: by horse, chariot, cannon, soldier, and by its guards
    15, 10, 12, 8, 1, -1, -8, 5, 9, 9, 8, 9, 13, 14, -1, 4, 13, -3, 11, -11,
    // so many pieces attack the palace
    6, -8, -11, 9, 4, 0, 0,
    // a cannon on the general's file, on its rank, by pieces between
    41, 0, 14, -6, 24, 0, 16, 3,
    // a chariot on the general's file, on its rank, by pieces between
    0, 3, 6, -2, 0, 6, -4, 0,
    // so many advisors and so many elephants
    14, 0, 17, -7, -17, 4, 37, -18, -31,
    // so many horses and so many cannons
    31, -7, -25, -20, 8, 13, -2, -3, 5,
    // so many chariots against so many advisors
    -30, 8, 18, 20, 14, -3, 54, 34, -3,
    // so many cannons against so many advisors
    5, -1, 5, -24, 12, 10, -12, 9, -3,
    // so many soldiers
    14, -17, -30, 28, 3, 1,
    // so many soldiers beyond the river
    8, -18, 3, 6, 0, 0,
    // a soldier beyond the river against so many advisors
    19, 20, -30,
    // two soldiers side by side
    -3,
    // so many chariots, horses and cannons beyond the river
    8, -24, 0, 15, 2, 0, 0,
    // an attack on a piece: by horse, chariot, cannon, soldier, and by its role
    0, 0, 2, 1, -1, 0, -2, 0, -11, 12, 17, 0, 6, 8, 0, 1, -4, 9, 4, 0,
    -3, 0, 5, 6, 4, 1, 2, -1,
    // an attacked piece without protection, by role
    0, 12, 11, 13, 1, 7, 19,
];
