//! Keys of positions (Zobrist 1970): the exclusive or of one random word for each piece on its
//! point, one for Black to move, and one for each point with a closed piece.

use std::sync::LazyLock;

use super::{Color, Piece, Square};

struct Words {
    pieces: [[u64; Square::COUNT]; Piece::COUNT],
    black_to_move: u64,
    closed: [u64; Square::COUNT],
}

/// SplitMix64 (Steele, Lea, Flood 2014) from a fixed seed, so that keys are the same in every
/// build and may be stored.
static WORDS: LazyLock<Words> = LazyLock::new(|| {
    let mut state = 0x0043_4855_4845_u64;
    let mut words = Words {
        pieces: [[0; Square::COUNT]; Piece::COUNT],
        black_to_move: 0,
        closed: [0; Square::COUNT],
    };
    let mut piece = 0;
    while piece < Piece::COUNT {
        let mut square = 0;
        while square < Square::COUNT {
            (state, words.pieces[piece][square]) = split_mix(state);
            square += 1;
        }
        piece += 1;
    }
    (state, words.black_to_move) = split_mix(state);
    let mut square = 0;
    while square < Square::COUNT {
        (state, words.closed[square]) = split_mix(state);
        square += 1;
    }
    words
});

const fn split_mix(state: u64) -> (u64, u64) {
    let state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let word = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    (state, word ^ word >> 31)
}

/// The word of a piece on a point.
#[inline(always)]
pub(super) fn piece(piece: usize, square: Square) -> u64 {
    WORDS.pieces[piece][square.index()]
}

/// The word of a piece that is closed, beside that of the kind whose point it stands on.
#[inline]
pub(super) fn closed(square: Square) -> u64 {
    WORDS.closed[square.index()]
}

/// The word of the side to move: 0 for Red.
#[inline(always)]
pub(super) fn turn(color: Color) -> u64 {
    match color {
        Color::Red => 0,
        Color::Black => WORDS.black_to_move,
    }
}
