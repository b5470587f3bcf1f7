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
    0, 223, 211, 577, 1262, 590, 132,
    // a piece on a point: by role, rank from the far end and file from the edge
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, -128, -102,
    0, 0, 0, -135, 7, 0, 0, 0, 59, 149,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, -50, 0,
    0, 0, 0, 0, 64, 0, 0, 0, 7, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, -54, 0, 0,
    0, 0, 0, 0, 0, -35, 0, 0, 0, 75,
    0, 0, 0, 0, 0, 0, 0, 29, 0, 0,
    13, -11, 21, -7, 3, -14, 18, 124, 54, -7,
    69, -13, -50, 110, 78, -42, 111, 8, 106, -18,
    11, 3, -26, 69, 47, 48, 6, 138, 42, 52,
    -64, -79, -38, 33, 88, -13, -48, -3, 81, -79,
    -63, -50, -35, -15, -56, -38, -71, 49, -38, -23,
    44, 43, -18, 53, 3, 28, 68, -6, 66, 44,
    -32, -25, -3, 69, 48, 16, 46, 43, 18, 24,
    40, 14, 65, -6, -34, 34, 42, 46, 90, 74,
    14, 46, 1, 45, -17, -9, 54, 7, 22, 2,
    -45, 10, -23, -22, -93, -50, 34, -59, 63, -11,
    71, 28, -60, -32, -24, 7, -21, -23, -84, -8,
    -52, -32, -48, -35, -105, -21, -13, -31, -13, -3,
    59, -20, -14, 4, 132, -11, 18, 4, -8, 44,
    70, -25, 42, -74, 49, 45, 9, 52, 57, 124,
    43, 10, -7, 31, 120, -57, -52, 7, 47, 31,
    -12, -8, -32, -21, -15, 57, 106, 141, 142, 112,
    44, 94, 144, 151, 107, -27, 57, 45, 135, 48,
    -31, 54, 37, 144, 120, -47, 0, 36, 0, 37,
    -65, 0, -17, 0, 70, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    // a chariot with so many moves
    -63, -25, -39, -12, 4, 16, 18, 0, 11, 19, 33, 26, 35, 33, 31, 84, 67, 61,
    // a horse with so many moves
    -58, -14, -2, 18, 24, 50, 66, 70, 99,
    // a cannon with so many quiet moves
    -20, -42, 2, -10, -3, 4, 2, 12, 17, 13, 17, 11, 31, 34, 30, 39, 40, 55,
    // an attack on a point of the palace: by horse, chariot, cannon, soldier, and by its guards
    42, 60, 107, 59, 35, 77, 41, 24, 24, 10, 13, 32, 70, 35, -12, 50, 60, 38, 23, 61,
    // so many pieces attack the palace
    8, -24, -6, 13, 10, -5, 0,
    // a cannon on the general's file, on its rank, by pieces between
    170, 0, -12, -32, 67, 0, 14, 25,
    // a chariot on the general's file, on its rank, by pieces between
    0, 44, -18, 5, 0, 7, -2, 11,
    // so many advisors and so many elephants
    -33, 20, -25, 32, -17, 23, -18, -9, 24,
    // so many horses and so many cannons
    -101, -25, -5, 36, -16, 25, -19, 54, 40,
    // so many chariots against so many advisors
    2, -25, -129, 23, -17, 52, 164, 75, 66,
    // so many cannons against so many advisors
    47, -6, -122, 15, -4, 9, -23, -27, 101,
    // so many soldiers
    -41, 25, 1, 13, -6, 6,
    // so many soldiers beyond the river
    -47, -16, 80, -5, 1, 0,
    // a soldier beyond the river against so many advisors
    67, 38, 26,
    // two soldiers side by side
    32,
    // so many chariots, horses and cannons beyond the river
    -7, -25, -9, 2, 40, 17, 0,
    // an attack on a piece: by horse, chariot, cannon, soldier, and by its role
    0, -29, -3, 43, 24, 14, -14, 0, -1, -4, 28, 0, 27, 13, 0, 33, 45, 39, 84, 0,
    7, 0, 60, 15, 90, 12, 49, 15,
    // an attacked piece without protection, by role
    0, 13, 45, 32, -8, 40, 20,
];

/// In the endgame.
#[rustfmt::skip]
pub const ENDGAME: [i16; COUNT] = [
    // a piece: general, advisor, elephant, horse, chariot, cannon, soldier
    0, 102, 98, 426, 1075, 383, 119,
    // a piece on a point: by role, rank from the far end and file from the edge
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 3, -14,
    0, 0, 0, 33, -3, 0, 0, 0, 0, -12,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, -26, 0,
    0, 0, 0, 0, -31, 0, 0, 0, -36, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, -21, 0, 0,
    0, 0, 0, 0, 0, -23, 0, 0, 0, -34,
    0, 0, 0, 0, 0, 0, 0, -29, 0, 0,
    32, 12, 27, -1, -7, 3, 42, -20, 31, -13,
    17, 39, 57, 28, 58, 0, -4, 29, 28, -9,
    -9, 23, 69, 37, 15, 29, 16, -16, 20, 9,
    4, 25, 30, 18, 1, -49, 0, -2, -24, -36,
    -54, -34, -32, -31, -44, -16, -57, -48, -16, -3,
    -39, -27, 20, -20, -12, 1, -27, 25, -12, 19,
    26, 28, 34, -3, 8, -4, 5, -9, 21, 13,
    -16, 23, 3, 3, 25, 15, 12, 11, 8, 25,
    -7, 6, 5, 8, 22, 6, -23, -5, -8, -7,
    -19, 16, -15, 4, -49, -33, -22, 0, 5, -13,
    -50, -15, -10, -17, -15, 21, -3, -9, -28, 5,
    -16, 46, -10, 8, -31, 13, 14, -54, -7, 21,
    -20, 13, 25, -11, -5, 18, -13, -8, 1, -16,
    -20, 22, -8, 51, 35, -27, 22, 13, 3, -18,
    -42, 21, -40, 17, -3, -14, 17, 2, 21, 17,
    0, -16, -33, -67, -80, 32, 66, 95, 84, 88,
    95, 57, 82, 146, 133, 82, 80, 94, 92, 114,
    80, 81, 106, 78, 62, -1, 0, -27, 0, 54,
    8, 0, -3, 0, -4, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    // a chariot with so many moves
    -55, -56, -108, -42, -47, -4, -4, 25, 40, 34, 39, 32, 37, 44, 49, 31, 34, 30,
    // a horse with so many moves
    -62, -36, -11, 31, 18, 28, 19, 22, 3,
    // a cannon with so many quiet moves
    -29, 14, -28, -9, 15, 0, 10, -6, 13, 27, 11, -12, 7, 6, 13, 3, 12, 1,
    // an attack on a point of the palace: by horse, chariot, cannon, soldier, and by its guards
    18, -13, -2, -13, -4, -19, -8, -2, -3, 2, -7, 14, 45, 56, 21, 19, 7, 2, -1, -29,
    // so many pieces attack the palace
    14, 3, -25, -12, 15, 0, 0,
    // a cannon on the general's file, on its rank, by pieces between
    -24, 0, 51, -11, 1, 0, 54, 16,
    // a chariot on the general's file, on its rank, by pieces between
    0, 7, 15, -26, 0, 27, -25, 8,
    // so many advisors and so many elephants
    53, 17, 15, -38, -2, -30, 46, -30, -33,
    // so many horses and so many cannons
    105, 11, -93, -47, 26, -4, -29, -39, 54,
    // so many chariots against so many advisors
    -32, 22, 72, -47, -30, -45, 70, 118, -13,
    // so many cannons against so many advisors
    24, -12, 27, -11, 19, -1, -99, 70, -14,
    // so many soldiers
    21, -17, -20, 4, 11, 3,
    // so many soldiers beyond the river
    21, -18, -29, 27, 4, 0,
    // a soldier beyond the river against so many advisors
    66, -2, -55,
    // two soldiers side by side
    -25,
    // so many chariots, horses and cannons beyond the river
    -16, -26, -20, 53, 15, 2, 0,
    // an attack on a piece: by horse, chariot, cannon, soldier, and by its role
    0, -1, -9, -1, -14, -7, 20, 0, -8, -12, 30, 0, 47, 15, 0, -40, -7, 64, 36, 0,
    15, 0, 16, 14, 46, 12, 39, -9,
    // an attacked piece without protection, by role
    0, 37, 16, 30, 20, 14, 24,
];
