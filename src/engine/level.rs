//! Levels of play from 1 to 10.
//!
//! A weak level looks less far ahead and judges its moves less exactly: to each move's value
//! comes an error that depends on the seed, the position and the move alone, so that a game
//! can be replayed. It errs among moves that look alike and does not throw pieces away at
//! random. The weakest two overlook moves too, its own and those that would save it, as people do who have
//! just learnt the game.

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
    /// Of a hundred moves so many are overlooked, whatever they are worth.
    pub overlooked: u64,
    /// How many plies of a game the opening book is asked.
    pub book_plies: usize,
    /// A move of the book that is worse than the best by so much is not played, in hundredths of a soldier.
    pub book_spread: Value,
}

/// The strength of each level in Elo, rounded. Each step but the last was measured against the level below: those to
/// levels 2 to 6 (308, 330, 318, 328 and 237) in 300 games each, with error bars of 45 to 65; that to level 7 (212) in 200
/// games, with an error bar of 51; those to levels 8 and 9 (263 and 338) in 100 games each, with error bars of 72 and 84.
/// The last step is not measured: level 10 has forty times the nodes of level 9, and its step is taken to be as large as
/// the one before. Where the scale begins is a choice: somebody who looks at a capture and at the answer to it, and no
/// further, beats level 1 and not level 2.
const ELO: [u16; 10] = [100, 410, 740, 1060, 1380, 1620, 1830, 2100, 2430, 2770];

const LEVELS: [Level; 10] = [
    Level {
        depth: 1,
        nodes: 20_000,
        error: 400,
        overlooked: 50,
        book_plies: 2,
        book_spread: 70,
    },
    Level {
        depth: 1,
        nodes: 20_000,
        error: 260,
        overlooked: 30,
        book_plies: 4,
        book_spread: 65,
    },
    Level {
        depth: 1,
        nodes: 20_000,
        error: 120,
        overlooked: 0,
        book_plies: 6,
        book_spread: 60,
    },
    Level {
        depth: 3,
        nodes: 60_000,
        error: 60,
        overlooked: 0,
        book_plies: 8,
        book_spread: 55,
    },
    Level {
        depth: 5,
        nodes: 150_000,
        error: 30,
        overlooked: 0,
        book_plies: 10,
        book_spread: 50,
    },
    Level {
        depth: 6,
        nodes: 6_000,
        error: 0,
        overlooked: 0,
        book_plies: 12,
        book_spread: 45,
    },
    Level {
        depth: 7,
        nodes: 10_000,
        error: 0,
        overlooked: 0,
        book_plies: 16,
        book_spread: 40,
    },
    Level {
        depth: 9,
        nodes: 12_000,
        error: 0,
        overlooked: 0,
        book_plies: 20,
        book_spread: 35,
    },
    Level {
        depth: 10,
        nodes: 40_000,
        error: 0,
        overlooked: 0,
        book_plies: 24,
        book_spread: 30,
    },
    Level {
        depth: 64,
        nodes: 1_600_000,
        error: 0,
        overlooked: 0,
        book_plies: 40,
        book_spread: 25,
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
        let word = lot(seed, key, mv);
        // The mean of two draws: small errors are more frequent than great ones.
        let range = 2 * error + 1;
        let sum = (word & 0xffff_ffff) % range + (word >> 32) % range;
        (sum / 2) as Value - self.error
    }

    /// Whether a move of a position is overlooked; the same for the same seed.
    pub fn overlooks(self, seed: u64, key: u64, mv: Move) -> bool {
        // A lot of its own: what is overlooked says nothing of the errors.
        lot(!seed, key, mv) % 100 < self.overlooked
    }
}

/// A number that depends on seed, position and move (the last steps of SplitMix64).
fn lot(seed: u64, key: u64, mv: Move) -> u64 {
    let mv = (mv.from().index() * 90 + mv.to().index()) as u64;
    let mut word = seed ^ key.rotate_left(17) ^ mv.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
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
    fn weak_levels_overlook_some_moves_and_others_none() {
        let mv = "h2e2".parse().expect("a move");
        let count = |number| {
            let level = Level::of(number);
            (0..1_000)
                .filter(|&seed| level.overlooks(seed, 7, mv))
                .count()
        };
        assert!((450..550).contains(&count(1)), "{}", count(1));
        assert!((250..350).contains(&count(2)), "{}", count(2));
        assert_eq!(count(3), 0);
    }

    #[test]
    fn strengths_stand_on_the_measured_steps() {
        // By hand from the steps, rounded to tens: 100 + 308 + 330 + 318 + 328, and so on.
        assert_eq!([1, 2, 5, 9].map(Level::elo), [100, 410, 1380, 2430]);
        assert_eq!(
            (Level::elo(0), Level::elo(99)),
            (Level::elo(1), Level::elo(10))
        );
        for number in 1..=10 {
            assert_eq!(Level::nearest_to(Level::elo(number)), number);
        }
        // Half way between 100 and 410.
        assert_eq!([0, 255, 256, 9_999].map(Level::nearest_to), [1, 1, 2, 10]);
    }

    #[test]
    fn numbers_outside_the_range_are_taken_as_the_nearest() {
        assert_eq!(Level::of(0), Level::of(1));
        assert_eq!(Level::of(99), Level::of(10));
    }
}
