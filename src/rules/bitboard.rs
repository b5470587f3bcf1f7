//! Sets of points.
//!
//! The river cuts a set into two words of 45 bits, Red's half and Black's half. On 64-bit
//! machines and in WebAssembly, which has no 128-bit shifts or multiplications, every
//! operation is one or two plain instructions on each word.

use std::ops::{BitAnd, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use super::Square;

/// Points in one half of the board.
const HALF: u32 = 45;
const HALF_MASK: u64 = (1 << HALF) - 1;
/// The five points of the `a` file in one half.
const FILE_A: u64 = 1 | 1 << 9 | 1 << 18 | 1 << 27 | 1 << 36;
/// Brings bit `9 i` to bit `36 + i` for i = 0-4, without carries between them.
const GATHER: u64 = 1 << 4 | 1 << 12 | 1 << 20 | 1 << 28 | 1 << 36;
/// The inverse of [`GATHER`] for every value of five bits: bit i goes to bit `9 i`.
const SPREAD: [u64; 32] = {
    let mut table = [0; 32];
    let mut bits = 0;
    while bits < 32 {
        let mut i = 0;
        while i < 5 {
            if bits >> i & 1 != 0 {
                table[bits] |= 1 << (9 * i);
            }
            i += 1;
        }
        bits += 1;
    }
    table
};

/// A set of points. Bit `rank * 9 + file` of `red` for ranks 0-4, bit `(rank - 5) * 9 + file`
/// of `black` for ranks 5-9; the 19 high bits of both are 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bitboard {
    red: u64,
    black: u64,
}

impl Bitboard {
    /// No point.
    pub const EMPTY: Bitboard = Bitboard { red: 0, black: 0 };
    /// Every point.
    pub const ALL: Bitboard = Bitboard {
        red: HALF_MASK,
        black: HALF_MASK,
    };

    /// The points of ranks 0-4 and of ranks 5-9, 45 bits each: for hashing.
    #[inline(always)]
    pub const fn words(self) -> (u64, u64) {
        (self.red, self.black)
    }

    /// The set of one point.
    #[inline(always)]
    pub const fn of(square: Square) -> Bitboard {
        const OF: [Bitboard; Square::COUNT] = {
            let mut table = [Bitboard::EMPTY; Square::COUNT];
            let mut index = 0;
            while index < Square::COUNT {
                if index < HALF as usize {
                    table[index].red = 1 << index;
                } else {
                    table[index].black = 1 << (index - HALF as usize);
                }
                index += 1;
            }
            table
        };
        OF[square.index()]
    }

    /// This set with one point more.
    #[inline(always)]
    pub const fn with(self, square: Square) -> Bitboard {
        self.union(Bitboard::of(square))
    }

    /// The points in either set, also in constants.
    #[inline(always)]
    pub const fn union(self, other: Bitboard) -> Bitboard {
        Bitboard {
            red: self.red | other.red,
            black: self.black | other.black,
        }
    }

    /// This set without the points of the other.
    #[inline(always)]
    pub const fn without(self, other: Bitboard) -> Bitboard {
        Bitboard {
            red: self.red & !other.red,
            black: self.black & !other.black,
        }
    }

    /// Whether the point is in the set.
    #[inline(always)]
    pub fn contains(self, square: Square) -> bool {
        !(self & Bitboard::of(square)).is_empty()
    }

    /// Whether the set holds no point.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.red | self.black == 0
    }

    /// How many points the set holds.
    #[inline(always)]
    pub const fn len(self) -> u32 {
        self.red.count_ones() + self.black.count_ones()
    }

    /// Whether the set holds more than one point.
    #[inline(always)]
    pub const fn has_several(self) -> bool {
        let both = self.red != 0 && self.black != 0;
        both || self.red & self.red.wrapping_sub(1) != 0
            || self.black & self.black.wrapping_sub(1) != 0
    }

    /// The point with the lowest index.
    #[inline(always)]
    pub const fn first(self) -> Option<Square> {
        if self.red != 0 {
            Some(Square::from_index_unchecked(self.red.trailing_zeros() as u8))
        } else if self.black != 0 {
            let index = HALF + self.black.trailing_zeros();
            Some(Square::from_index_unchecked(index as u8))
        } else {
            None
        }
    }

    /// The points of one file that are in the set: bit r for rank r, 10 bits.
    #[inline(always)]
    pub const fn file_word(self, file: u8) -> usize {
        const fn gather(half: u64, file: u8) -> u64 {
            ((half >> file & FILE_A).wrapping_mul(GATHER) >> 36) & 31
        }
        (gather(self.red, file) | gather(self.black, file) << 5) as usize
    }

    /// The points of one rank that are in the set: bit f for file f, 9 bits.
    #[inline(always)]
    pub const fn rank_word(self, rank: u8) -> usize {
        let (half, row) = if rank < 5 {
            (self.red, rank)
        } else {
            (self.black, rank - 5)
        };
        (half >> (9 * row) & 0x1ff) as usize
    }

    /// The set of the points of one file whose bits are set in a word of 10 bits.
    #[inline(always)]
    pub const fn from_file_word(file: u8, word: u16) -> Bitboard {
        Bitboard {
            red: SPREAD[(word & 31) as usize] << file,
            black: SPREAD[(word >> 5 & 31) as usize] << file,
        }
    }

    /// The set of the points of one rank whose bits are set in a word of 9 bits.
    #[inline(always)]
    pub const fn from_rank_word(rank: u8, word: u16) -> Bitboard {
        if rank < 5 {
            Bitboard {
                red: (word as u64) << (9 * rank),
                black: 0,
            }
        } else {
            Bitboard {
                red: 0,
                black: (word as u64) << (9 * (rank - 5)),
            }
        }
    }
}

impl BitAnd for Bitboard {
    type Output = Bitboard;

    #[inline(always)]
    fn bitand(self, other: Bitboard) -> Bitboard {
        Bitboard {
            red: self.red & other.red,
            black: self.black & other.black,
        }
    }
}

impl BitOr for Bitboard {
    type Output = Bitboard;

    #[inline(always)]
    fn bitor(self, other: Bitboard) -> Bitboard {
        self.union(other)
    }
}

impl BitOrAssign for Bitboard {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Bitboard) {
        *self = *self | other;
    }
}

impl BitXor for Bitboard {
    type Output = Bitboard;

    #[inline(always)]
    fn bitxor(self, other: Bitboard) -> Bitboard {
        Bitboard {
            red: self.red ^ other.red,
            black: self.black ^ other.black,
        }
    }
}

impl BitXorAssign for Bitboard {
    #[inline(always)]
    fn bitxor_assign(&mut self, other: Bitboard) {
        *self = *self ^ other;
    }
}

impl Not for Bitboard {
    type Output = Bitboard;

    #[inline(always)]
    fn not(self) -> Bitboard {
        Bitboard {
            red: self.red ^ HALF_MASK,
            black: self.black ^ HALF_MASK,
        }
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bitboard {
        squares
            .into_iter()
            .fold(Bitboard::EMPTY, |set, square| set.with(square))
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    #[inline(always)]
    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

/// The points of a set in the order of their indices.
#[derive(Clone, Debug)]
pub struct Squares(Bitboard);

impl Iterator for Squares {
    type Item = Square;

    #[inline(always)]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        if self.0.red != 0 {
            self.0.red &= self.0.red - 1;
        } else {
            self.0.black &= self.0.black - 1;
        }
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Squares {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_lines_are_gathered_and_spread_point_by_point() {
        // A set without any regularity: the squares modulo 90 of 0-40.
        let set: Bitboard = (0..40)
            .map(|i| Square::from_index(i * i * 7 % Square::COUNT))
            .collect();
        for file in 0..Square::FILES {
            let word = set.file_word(file);
            let spread = Bitboard::from_file_word(file, word as u16);
            for square in Square::all() {
                let expected = square.file() == file && set.contains(square);
                assert_eq!(spread.contains(square), expected, "{square}");
                if square.file() == file {
                    assert_eq!(word >> square.rank() & 1 == 1, expected, "{square}");
                }
            }
        }
        for rank in 0..Square::RANKS {
            let word = set.rank_word(rank);
            let placed = Bitboard::from_rank_word(rank, word as u16);
            for square in Square::all() {
                let expected = square.rank() == rank && set.contains(square);
                assert_eq!(placed.contains(square), expected, "{square}");
            }
        }
    }

    #[test]
    fn a_set_yields_its_points_in_order_and_counts_them() {
        let points: Vec<Square> = ["a0", "i4", "a5", "e7", "i9"]
            .iter()
            .map(|name| name.parse().expect("a point"))
            .collect();
        let set: Bitboard = points.iter().copied().collect();
        assert_eq!(set.into_iter().collect::<Vec<_>>(), points);
        assert_eq!(set.len(), 5);
        assert_eq!((!set).len(), 85);
        assert!(set.has_several());
        assert!(!Bitboard::of(points[2]).has_several());
    }
}
