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
    0, 213, 216, 549, 1171, 580, 119,
    // a piece on a point: by role, rank from the far end and file from the edge
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, -108, -82,
    0, 0, 0, -129, -18, 0, 0, 0, 46, 143,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, -69, 0,
    0, 0, 0, 0, 68, 0, 0, 0, 10, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, -37, 0, 0,
    0, 0, 0, 0, 0, -40, 0, 0, 0, 80,
    0, 0, 0, 0, 0, 0, 0, 18, 0, 0,
    0, -6, 12, -5, -3, 0, 16, 76, 33, -4,
    46, -4, -21, 82, 45, -21, 71, 42, 81, 8,
    14, 11, -7, 46, 39, 38, 10, 104, 38, 48,
    -48, -54, -35, 48, 78, -22, -32, -7, 25, -52,
    -49, -41, -1, -11, -28, -35, -75, 56, -40, -19,
    39, 27, 7, 54, 15, 19, 76, 2, 55, 40,
    0, -1, -15, 43, 49, 21, 54, 30, 37, 25,
    40, 3, 55, -21, -32, 33, 34, 28, 84, 63,
    26, 53, 11, 32, 7, -23, 41, -2, 10, -6,
    -58, -2, -12, -21, -73, -54, 25, -68, 33, -8,
    62, 15, -43, -17, -15, 6, -35, -10, -45, -4,
    -39, -18, -47, -10, -65, -6, -37, -38, -15, -18,
    29, -35, 7, 30, 111, -22, 8, -9, -13, 18,
    74, -21, 64, -65, 44, 56, -2, 47, 65, 101,
    72, -3, -10, 10, 85, -32, -51, -11, 37, 23,
    -11, -12, -26, -16, -8, 48, 85, 120, 138, 112,
    57, 77, 126, 133, 105, -11, 55, 42, 135, 49,
    -3, 66, 30, 149, 130, -43, 0, 30, 0, 34,
    -68, 0, -18, 0, 82, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    // a chariot with so many moves
    -51, -43, -50, -12, 2, 21, 8, -13, 9, 8, 37, 22, 22, 29, 26, 73, 59, 70,
    // a horse with so many moves
    -60, -8, -1, 15, 20, 49, 59, 58, 90,
    // a cannon with so many quiet moves
    3, -37, -8, -16, -6, -2, 5, 9, 11, 15, 16, 3, 31, 33, 37, 34, 37, 59,
    // an attack on a point of the palace: by horse, chariot, cannon, soldier, and by its guards
    53, 47, 95, 59, 38, 66, 37, 15, 25, 14, 13, 30, 45, 40, -17, 38, 42, 19, 21, 50,
    // so many pieces attack the palace
    5, -30, -10, 20, 16, -2, 0,
    // a cannon on the general's file, on its rank, by pieces between
    145, 0, 8, -5, 53, 0, 48, 15,
    // a chariot on the general's file, on its rank, by pieces between
    0, 34, -24, 0, 0, 4, 3, 4,
    // so many advisors and so many elephants
    -27, 16, -14, 13, -22, 31, -4, -8, 12,
    // so many horses and so many cannons
    -89, -26, -12, 50, -18, 34, -36, 49, 37,
    // so many chariots against so many advisors
    5, 8, -103, 27, -22, 20, 144, 62, 70,
    // so many cannons against so many advisors
    26, 6, -103, 18, -29, 22, -18, 1, 69,
    // so many soldiers
    -23, 15, -9, 12, -5, 7,
    // so many soldiers beyond the river
    -40, -10, 65, -4, 1, 0,
    // a soldier beyond the river against so many advisors
    66, 21, 23,
    // two soldiers side by side
    12,
    // so many chariots, horses and cannons beyond the river
    -17, -28, -1, 17, 39, 8, 0,
    // an attack on a piece: by horse, chariot, cannon, soldier, and by its role
    0, -16, -1, 26, 5, -7, -7, 0, 5, 7, 26, 0, 23, 10, 0, 31, 44, 39, 64, 0,
    10, 0, 49, 4, 54, 6, 38, 13,
    // an attacked piece without protection, by role
    0, 8, 25, 33, -2, 51, 18,
];

/// In the endgame.
#[rustfmt::skip]
pub const ENDGAME: [i16; COUNT] = [
    // a piece: general, advisor, elephant, horse, chariot, cannon, soldier
    0, 108, 109, 435, 1135, 390, 131,
    // a piece on a point: by role, rank from the far end and file from the edge
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, -3, -23,
    0, 0, 0, 30, -2, 0, 0, 0, 6, -2,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, -19, 0,
    0, 0, 0, 0, -29, 0, 0, 0, -38, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, -21, 0, 0,
    0, 0, 0, 0, 0, -14, 0, 0, 0, -37,
    0, 0, 0, 0, 0, 0, 0, -24, 0, 0,
    11, 7, 16, 0, -10, 2, 39, -19, 27, -12,
    20, 44, 36, 34, 43, 6, -4, 22, 26, -3,
    -8, 30, 59, 48, 11, 21, 17, -12, 24, 9,
    -2, 14, 27, 8, 9, -60, -9, 23, -5, -31,
    -48, -24, -34, -15, -27, -25, -46, -34, -15, -7,
    -6, -11, 18, -6, -4, -2, -14, 15, -20, 14,
    11, 16, 14, -7, 6, -3, 6, 6, 15, 13,
    -15, 23, 5, -10, 6, 14, 20, 9, 10, 30,
    -6, 14, 1, 7, 23, 3, -23, -9, -10, -9,
    -10, 28, -16, -4, -31, -19, -12, 4, 11, -8,
    -32, -24, -13, -6, -5, 23, -10, -21, -21, 6,
    -15, 29, -18, 0, -24, 1, 4, -49, 2, 12,
    -3, 11, 26, -9, -9, 5, -14, -16, -13, -7,
    -7, 15, -1, 31, 17, -17, 34, 40, 10, -21,
    -20, 18, -46, 5, 26, -9, 5, 7, 9, 19,
    8, -21, -33, -65, -58, 44, 69, 89, 89, 82,
    101, 58, 75, 148, 128, 79, 84, 90, 92, 107,
    69, 83, 121, 69, 46, 7, 0, -16, 0, 46,
    14, 0, 6, 0, -21, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    // a chariot with so many moves
    -50, -46, -91, -32, -32, -3, -9, 34, 35, 38, 31, 31, 43, 39, 52, 37, 34, 27,
    // a horse with so many moves
    -54, -44, -2, 25, 21, 35, 22, 19, 0,
    // a cannon with so many quiet moves
    -26, -2, -20, -15, 10, 0, 9, -7, 17, 25, 10, -15, 8, 9, 17, 11, 21, 4,
    // an attack on a point of the palace: by horse, chariot, cannon, soldier, and by its guards
    35, -17, 8, -7, -6, -11, -12, 5, 4, 9, -3, 18, 44, 28, 7, 12, 21, -2, -6, -19,
    // so many pieces attack the palace
    16, 1, -20, -11, 9, 0, 0,
    // a cannon on the general's file, on its rank, by pieces between
    -7, 0, 44, -15, 4, 0, 26, 9,
    // a chariot on the general's file, on its rank, by pieces between
    0, 5, 11, -14, 0, 23, -15, 3,
    // so many advisors and so many elephants
    43, 8, 17, -25, 6, -24, 38, -30, -34,
    // so many horses and so many cannons
    74, 14, -77, -27, 16, 4, -26, -23, 30,
    // so many chariots against so many advisors
    -43, 7, 32, -13, -3, -32, 64, 79, 25,
    // so many cannons against so many advisors
    22, -16, 24, -14, 26, 3, -78, 39, -5,
    // so many soldiers
    18, -17, -17, 6, -1, 13,
    // so many soldiers beyond the river
    19, -17, -27, 22, 7, 0,
    // a soldier beyond the river against so many advisors
    57, 6, -50,
    // two soldiers side by side
    -36,
    // so many chariots, horses and cannons beyond the river
    4, -17, -19, 21, 16, 1, 0,
    // an attack on a piece: by horse, chariot, cannon, soldier, and by its role
    0, 3, -18, 6, -6, -5, 14, 0, -20, -10, 24, 0, 41, 9, 0, -11, 7, 48, 26, 0,
    12, 0, 15, 14, 33, 7, 26, -4,
    // an attacked piece without protection, by role
    0, 26, 19, 32, 18, 7, 26,
];
