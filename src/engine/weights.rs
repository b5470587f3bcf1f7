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
    0, 231, 222, 593, 1459, 609, 127,
    // a piece on a point: by role, rank from the far end and file from the edge
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, -151, -114,
    0, 0, 0, -99, 27, 0, 0, 0, 60, 126,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, -37, 0,
    0, 0, 0, 0, 65, 0, 0, 0, 2, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, -50, 0, 0,
    0, 0, 0, 0, 0, -37, 0, 0, 0, 83,
    0, 0, 0, 0, 0, 0, 0, 29, 0, 0,
    5, -10, 35, 4, 9, -10, 35, 160, 71, -10,
    74, -1, -62, 129, 105, -62, 143, 9, 116, -30,
    7, 24, -49, 84, 45, 47, -2, 149, 65, 45,
    -72, -67, -37, 38, 95, -17, -22, -8, 92, -62,
    -55, -81, -46, -33, -83, -79, -94, -8, -66, -34,
    24, 55, -22, 55, -2, 17, 78, 4, 72, 50,
    -48, -6, -18, 71, 41, 13, 64, 76, 57, 22,
    0, 24, 78, 5, -31, 65, 58, 58, 74, 60,
    0, 37, 31, 62, -10, 0, 50, 19, 33, -2,
    -44, 2, -27, -20, -84, -49, 40, -12, 55, -15,
    98, 59, -80, -50, -34, 0, -47, -43, -75, -23,
    -37, -50, -57, -51, -110, -32, -21, -16, -28, 10,
    39, -36, -13, -2, 129, -21, 9, 8, -9, 89,
    34, -30, 6, -37, 85, 50, 0, 47, 56, 138,
    45, 21, 33, 27, 155, -72, -49, 26, 67, 41,
    -11, -3, -32, -25, -21, 78, 138, 163, 174, 123,
    24, 58, 125, 167, 106, -20, 51, 62, 154, 59,
    -56, 35, 21, 133, 111, -30, 0, 16, 0, 36,
    -49, 0, -37, 0, 52, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    // a chariot with so many moves
    -48, -17, -24, -15, -5, 14, 17, 21, 20, 30, 36, 44, 56, 47, 61, 84, 81, 81,
    // a horse with so many moves
    -46, -12, 2, 19, 29, 50, 64, 71, 90,
    // a cannon with so many quiet moves
    -24, -24, 0, -12, 1, 8, 10, 15, 19, 14, 19, 18, 31, 33, 37, 26, 33, 49,
    // an attack on a point of the palace: by horse, chariot, cannon, soldier, and by its guards
    15, 92, 85, 50, 40, 80, 48, 32, 21, 5, 18, 45, 93, 60, 1, 65, 105, 51, 75, 78,
    // so many pieces attack the palace
    10, -20, -7, 14, 3, -8, 0,
    // a cannon on the general's file, on its rank, by pieces between
    196, 0, -13, -68, 66, 0, 12, 48,
    // a chariot on the general's file, on its rank, by pieces between
    0, 59, 0, 0, 0, 24, -38, 16,
    // so many advisors and so many elephants
    -28, 5, -21, 44, -15, 12, -37, -4, 40,
    // so many horses and so many cannons
    -132, -35, 19, -4, 26, 42, 32, 42, 0,
    // so many chariots against so many advisors
    -23, -93, -183, 24, 29, 104, 195, 93, 67,
    // so many cannons against so many advisors
    114, -65, -149, -12, 31, 22, -57, -6, 112,
    // so many soldiers
    -44, 26, 2, 18, -2, -2,
    // so many soldiers beyond the river
    -53, -15, 76, 3, 2, 0,
    // a soldier beyond the river against so many advisors
    88, 35, 33,
    // two soldiers side by side
    50,
    // so many chariots, horses and cannons beyond the river
    -23, -28, -16, -5, 54, 33, 0,
    // an attack on a piece: by horse, chariot, cannon, soldier, and by its role
    0, -22, -17, 59, 45, 47, -5, 0, 1, 15, 42, 0, 37, -3, 0, 31, 39, 40, 114, 0,
    4, 0, 88, 43, 119, 29, 79, -13,
    // an attacked piece without protection, by role; the same of the side to move
    0, 28, 51, 64, 1, 84, 42, 0, 14, 32, 34, -1, 27, 5,
    // so many unharmed checks by chariots, by horses, by cannons
    130, 79, 7, 135, 80, 2, 40, 21, -10,
];

/// In the endgame.
#[rustfmt::skip]
pub const ENDGAME: [i16; COUNT] = [
    // a piece: general, advisor, elephant, horse, chariot, cannon, soldier
    0, 90, 84, 410, 972, 358, 110,
    // a piece on a point: by role, rank from the far end and file from the edge
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 13, -10,
    0, 0, 0, 21, -5, 0, 0, 0, -1, -10,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, -29, 0,
    0, 0, 0, 0, -38, 0, 0, 0, -38, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, -21, 0, 0,
    0, 0, 0, 0, 0, -22, 0, 0, 0, -45,
    0, 0, 0, 0, 0, 0, 0, -33, 0, 0,
    13, 11, 50, 8, -7, 14, 42, -18, 26, -19,
    9, 46, 64, 28, 48, 10, 3, 43, 25, 19,
    1, 10, 70, 30, 27, 5, 9, -3, 2, 9,
    9, 23, 27, 10, -8, -57, 8, -22, -12, -38,
    -78, -30, -40, -23, -33, -35, -46, -54, -13, -9,
    -47, -47, 15, -8, -8, -4, -32, 22, -13, 33,
    50, 15, 36, -3, 17, 1, -11, -25, 9, 14,
    -8, 11, -9, 15, 51, -14, -6, -8, 7, 21,
    -4, 0, 8, 4, 44, -6, -27, 21, 10, 10,
    -26, -5, -2, 6, -63, -57, -29, -13, 1, -18,
    -49, -21, 2, -12, -27, 5, -3, 1, -12, -3,
    -3, 40, -8, 4, -2, 20, 21, -34, -15, 17,
    -40, 15, 38, 9, -24, 8, -4, 13, 23, -27,
    -31, 16, -6, 27, 15, -31, 19, 2, 2, -21,
    -66, 7, -24, 24, -26, -3, 38, -7, 6, 19,
    12, -15, -27, -68, -107, 42, 49, 93, 88, 105,
    91, 59, 90, 128, 139, 77, 75, 79, 88, 118,
    80, 87, 101, 95, 82, -11, 0, -13, 0, 27,
    -1, 0, 8, 0, -8, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    // a chariot with so many moves
    -60, -76, -110, -62, -19, -3, -3, 9, 34, 27, 33, 26, 26, 38, 36, 25, 31, 22,
    // a horse with so many moves
    -80, -36, -5, 34, 20, 24, 20, 17, 2,
    // a cannon with so many quiet moves
    -28, 7, -31, 0, 2, -11, 1, -8, 10, 26, 11, -5, 4, 6, 8, 15, 16, 3,
    // an attack on a point of the palace: by horse, chariot, cannon, soldier, and by its guards
    8, -19, -4, -7, -8, -19, -7, -3, -3, 8, -7, 21, 43, 46, 32, 26, 9, 5, -6, -33,
    // so many pieces attack the palace
    18, -6, -31, -17, 30, 0, 0,
    // a cannon on the general's file, on its rank, by pieces between
    -53, 0, 77, 29, -9, 0, 70, 28,
    // a chariot on the general's file, on its rank, by pieces between
    0, -4, 10, -32, 0, 39, -29, 14,
    // so many advisors and so many elephants
    58, 17, 23, -28, -23, -34, 45, -22, -38,
    // so many horses and so many cannons
    137, 19, -104, -26, -5, -38, -65, -25, 91,
    // so many chariots against so many advisors
    -7, 55, 125, -102, -72, -68, 87, 141, -45,
    // so many cannons against so many advisors
    20, 8, 29, -1, 4, -6, -118, 80, -12,
    // so many soldiers
    27, -22, -12, -4, 6, 8,
    // so many soldiers beyond the river
    16, -15, -33, 30, 7, 0,
    // a soldier beyond the river against so many advisors
    89, 1, -64,
    // two soldiers side by side
    -19,
    // so many chariots, horses and cannons beyond the river
    -28, -45, -31, 72, 34, 5, 0,
    // an attack on a piece: by horse, chariot, cannon, soldier, and by its role
    0, -2, 1, -6, -25, 4, 21, 0, -6, -9, 30, 0, 48, 27, 0, -52, -15, 79, 48, 0,
    24, 0, 13, 1, 49, 20, 49, 11,
    // an attacked piece without protection, by role; the same of the side to move
    0, 43, 22, 58, 31, 29, 14, 0, 36, 24, 10, 15, 21, 21,
    // so many unharmed checks by chariots, by horses, by cannons
    -37, 21, 6, -8, 21, 5, 11, 4, 21,
];
