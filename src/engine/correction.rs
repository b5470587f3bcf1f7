//! What the search has found out about the evaluation's mistakes: positions with the same soldiers,
//! or with the same strong pieces of one side, are misjudged in the same direction.

use super::score::{EVALUATION_BOUND, Value};
use crate::rules::{Bitboard, Color, Position, Role};

/// Entries of a table; positions share them by their hash.
const SIZE: usize = 1 << 14;
/// Errors are kept in so many parts of a hundredth of a soldier.
const PARTS: i32 = 256;
/// The greatest error that is remembered, in hundredths of a soldier.
const GREATEST: i32 = 64;
/// A single result counts at most so many parts of `WEIGHT_SUM`.
const HEAVIEST: i32 = 16;
const WEIGHT_SUM: i32 = 256;

/// Mean errors of the evaluation, by side to move and by groups of pieces.
#[derive(Clone, Debug)]
pub(super) struct Corrections {
    tables: Vec<[i32; SIZE]>,
}

impl Default for Corrections {
    fn default() -> Corrections {
        Corrections {
            tables: vec![[0; SIZE]; 2 * GROUPS],
        }
    }
}

/// The soldiers of both sides; the strong pieces of each.
const GROUPS: usize = 3;

/// The entries that a position shares with those like it.
fn places(position: &Position) -> [(usize, usize); GROUPS] {
    let turn = position.turn().index() * GROUPS;
    let [red, black] = Color::ALL.map(|color| {
        let hash = |role| fold(position.pieces(color, role));
        let strong = hash(Role::Chariot).rotate_left(21) ^ hash(Role::Horse).rotate_left(42);
        (strong ^ hash(Role::Cannon), hash(Role::Soldier))
    });
    let hashes = [red.1 ^ black.1.rotate_left(32), red.0, black.0];
    [0, 1, 2].map(|group| (turn + group, spread(hashes[group])))
}

/// A hash of a set of points.
fn fold(points: Bitboard) -> u64 {
    let (red, black) = points.words();
    (red.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ black).wrapping_mul(0xbf58_476d_1ce4_e5b9)
}

fn spread(hash: u64) -> usize {
    ((hash ^ hash >> 29).wrapping_mul(0x94d0_49bb_1331_11eb) >> 50) as usize
}

impl Corrections {
    /// The evaluation with the usual error of such positions taken off.
    pub(super) fn corrected(&self, position: &Position, evaluation: Value) -> Value {
        let sum: i32 = places(position)
            .into_iter()
            .map(|(table, place)| self.tables[table][place])
            .sum();
        (evaluation + sum / (PARTS * GROUPS as i32)).clamp(-EVALUATION_BOUND, EVALUATION_BOUND)
    }

    /// A search of some depth has found a quiet position worth so much more than its evaluation.
    pub(super) fn learn(&mut self, position: &Position, error: Value, depth: i32) {
        let weight = (depth + 1).min(HEAVIEST);
        let error = error.clamp(-GREATEST * 4, GREATEST * 4) * PARTS;
        for (table, place) in places(position) {
            let entry = &mut self.tables[table][place];
            *entry = (*entry * (WEIGHT_SUM - weight) + error * weight) / WEIGHT_SUM;
            *entry = (*entry).clamp(-GREATEST * PARTS, GREATEST * PARTS);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_learnt_of_a_position_corrects_it_and_has_a_bound() {
        let position = Position::start();
        let mut corrections = Corrections::default();
        assert_eq!(corrections.corrected(&position, 30), 30);
        corrections.learn(&position, 50, 8);
        let once = corrections.corrected(&position, 30);
        assert!((31..=80).contains(&once), "{once}");
        for _ in 0..2_000 {
            corrections.learn(&position, 10_000, 20);
        }
        assert_eq!(corrections.corrected(&position, 30), 30 + GREATEST);
    }

    #[test]
    fn the_other_side_to_move_is_another_matter() {
        let mut position = Position::start();
        let mut corrections = Corrections::default();
        corrections.learn(&position, 200, 12);
        position.pass();
        assert_eq!(corrections.corrected(&position, 0), 0);
    }
}
