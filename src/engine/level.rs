//! Levels of play from 1 to 10.
//!
//! A weak level looks less far ahead and judges its moves less exactly: to each move's value
//! comes an error that depends on the seed, the position and the move alone, so that a game
//! can be replayed. It errs among moves that look alike and does not throw pieces away at
//! random.

use super::limits::Limits;
use super::score::Value;
use crate::rules::Move;

/// What a level may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// Greatest depth in plies.
    pub depth: u32,
    /// Greatest number of nodes.
    pub nodes: u64,
    /// The greatest error of a move's value, in hundredths of a soldier.
    pub error: Value,
}

/// The strength of each level in Elo. The steps from level 2 to 9 (190, 160, 150, 360, 280, 260, 250 and
/// 410) were measured against the level below in 40 to 60 games each, with error bars of about 100. The
/// last step is not measured: level 10 has forty times the nodes of level 9, which has two and a half times
/// those of level 8, and its step is taken to be as large. Nobody has measured the lowest level against
/// people: it is put where a player stands who knows the moves and overlooks most of what is attacked.
const ELO: [u16; 10] = [500, 690, 850, 1000, 1360, 1640, 1900, 2150, 2560, 2970];

const LEVELS: [Level; 10] = [
    Level {
        depth: 1,
        nodes: 20_000,
        error: 260,
    },
    Level {
        depth: 1,
        nodes: 20_000,
        error: 120,
    },
    Level {
        depth: 2,
        nodes: 40_000,
        error: 90,
    },
    Level {
        depth: 3,
        nodes: 60_000,
        error: 60,
    },
    Level {
        depth: 5,
        nodes: 150_000,
        error: 30,
    },
    Level {
        depth: 6,
        nodes: 6_000,
        error: 0,
    },
    Level {
        depth: 7,
        nodes: 10_000,
        error: 0,
    },
    Level {
        depth: 8,
        nodes: 16_000,
        error: 0,
    },
    Level {
        depth: 10,
        nodes: 40_000,
        error: 0,
    },
    Level {
        depth: 64,
        nodes: 1_600_000,
        error: 0,
    },
];

impl Level {
    /// The level of a number from 1 to 10; numbers outside are taken as the nearest.
    pub fn of(number: u8) -> Level {
        LEVELS[usize::from(number.clamp(1, 10)) - 1]
    }

    /// The strength of the level of a number in Elo; numbers outside 1 to 10 are taken as the nearest.
    pub fn elo(number: u8) -> u16 {
        ELO[usize::from(number.clamp(1, 10)) - 1]
    }

    /// The number of the level whose strength is nearest to one in Elo; of two, the weaker.
    pub fn nearest_to(elo: u16) -> u8 {
        (1..=10)
            .min_by_key(|&number| Level::elo(number).abs_diff(elo))
            .unwrap_or(1)
    }

    /// The stricter of the level's limits and these.
    pub fn restrict(self, limits: &mut Limits) {
        limits.depth = Some(
            limits
                .depth
                .map_or(self.depth, |depth| depth.min(self.depth)),
        );
        limits.nodes = Some(
            limits
                .nodes
                .map_or(self.nodes, |nodes| nodes.min(self.nodes)),
        );
    }

    /// The error of a move's value in a position: from `-error` to `error`, the same for the
    /// same seed.
    pub fn error_of(self, seed: u64, key: u64, mv: Move) -> Value {
        let error = u64::from(self.error.unsigned_abs());
        if error == 0 {
            return 0;
        }
        let mv = (mv.from().index() * 90 + mv.to().index()) as u64;
        let mut word = seed ^ key.rotate_left(17) ^ mv.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^= word >> 31;
        // The mean of two draws: small errors are more frequent than great ones.
        let range = 2 * error + 1;
        let sum = (word & 0xffff_ffff) % range + (word >> 32) % range;
        (sum / 2) as Value - self.error
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_stay_in_their_range_and_depend_on_seed_and_move() {
        let level = Level::of(1);
        let mv = "h2e2".parse().expect("a move");
        let other = "b2e2".parse().expect("a move");
        let errors: Vec<Value> = (0..500).map(|seed| level.error_of(seed, 7, mv)).collect();
        assert!(errors.iter().all(|error| error.abs() <= level.error));
        assert!(errors.iter().any(|&error| error > level.error / 4));
        assert!(errors.iter().any(|&error| error < -level.error / 4));
        assert_eq!(level.error_of(3, 7, mv), errors[3]);
        assert!((0..50).any(|seed| level.error_of(seed, 7, other) != errors[seed as usize]));
    }

    #[test]
    fn strengths_stand_on_the_measured_steps() {
        // By hand: 500, +190, +160, +150, +360.
        assert_eq!([1, 2, 5].map(Level::elo), [500, 690, 1360]);
        assert_eq!(
            (Level::elo(0), Level::elo(99)),
            (Level::elo(1), Level::elo(10))
        );
        for number in 1..=10 {
            assert_eq!(Level::nearest_to(Level::elo(number)), number);
        }
        // Half way between 500 and 690.
        assert_eq!([0, 595, 596, 9_999].map(Level::nearest_to), [1, 1, 2, 10]);
    }

    #[test]
    fn numbers_outside_the_range_are_taken_as_the_nearest() {
        assert_eq!(Level::of(0), Level::of(1));
        assert_eq!(Level::of(99), Level::of(10));
    }
}
