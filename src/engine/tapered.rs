//! Two values in one: for the middle game and for the endgame.

use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

use super::score::Value;

/// A pair of values, each within 16 bits, added and subtracted together in one word: the
/// endgame value stands in the upper half, the middle game value in the lower.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tapered(i32);

impl Tapered {
    /// Worth nothing in both.
    pub const ZERO: Tapered = Tapered(0);

    /// A pair.
    pub const fn new(middle_game: i32, endgame: i32) -> Tapered {
        Tapered((endgame << 16).wrapping_add(middle_game))
    }

    /// The value of the middle game.
    #[inline]
    pub const fn middle_game(self) -> Value {
        self.0 as i16 as Value
    }

    /// The value of the endgame.
    #[inline]
    pub const fn endgame(self) -> Value {
        // A negative lower half has borrowed one from the upper.
        (self.0.wrapping_add(0x8000) >> 16) as i16 as Value
    }

    /// The sum, also in constants.
    pub const fn plus(self, other: Tapered) -> Tapered {
        Tapered(self.0.wrapping_add(other.0))
    }

    /// The value at `phase` of `full`: `full` is the middle game, 0 the endgame.
    #[inline]
    pub const fn at(self, phase: i32, full: i32) -> Value {
        (self.middle_game() * phase + self.endgame() * (full - phase)) / full
    }
}

impl Add for Tapered {
    type Output = Tapered;

    #[inline]
    fn add(self, other: Tapered) -> Tapered {
        self.plus(other)
    }
}

impl AddAssign for Tapered {
    #[inline]
    fn add_assign(&mut self, other: Tapered) {
        *self = *self + other;
    }
}

impl Sub for Tapered {
    type Output = Tapered;

    #[inline]
    fn sub(self, other: Tapered) -> Tapered {
        Tapered(self.0.wrapping_sub(other.0))
    }
}

impl SubAssign for Tapered {
    #[inline]
    fn sub_assign(&mut self, other: Tapered) {
        *self = *self - other;
    }
}

impl Neg for Tapered {
    type Output = Tapered;

    #[inline]
    fn neg(self) -> Tapered {
        Tapered(self.0.wrapping_neg())
    }
}

impl Mul<i32> for Tapered {
    type Output = Tapered;

    #[inline]
    fn mul(self, times: i32) -> Tapered {
        Tapered(self.0.wrapping_mul(times))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_halves_are_kept_apart_whatever_their_signs() {
        for (middle_game, endgame) in [(5, 7), (-5, 7), (5, -7), (-5, -7), (-900, 1200)] {
            let value = Tapered::new(middle_game, endgame);
            assert_eq!(
                (value.middle_game(), value.endgame()),
                (middle_game, endgame)
            );
            let thrice = value * 3 - Tapered::new(1, -1);
            assert_eq!(thrice.middle_game(), middle_game * 3 - 1);
            assert_eq!(thrice.endgame(), endgame * 3 + 1);
        }
    }
}
