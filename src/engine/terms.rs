//! What the evaluation counts. Each term has a weight for the middle game and one for the
//! endgame ([`weights`](super::weights)); the value of a position is the sum of all terms, each
//! as often as it occurs for Red less as often as it occurs for Black.

use super::tapered::Tapered;
use super::weights::{ENDGAME, MIDDLE_GAME};

/// Terms of one kind, side by side in the list of weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section {
    /// What they say.
    pub name: &'static str,
    /// The first of them.
    pub start: usize,
    /// How many they are.
    pub len: usize,
}

impl Section {
    const fn then(self, name: &'static str, len: usize) -> Section {
        Section {
            name,
            start: self.start + self.len,
            len,
        }
    }

    /// The term at a place in the section.
    #[inline(always)]
    pub const fn at(self, index: usize) -> usize {
        debug_assert!(index < self.len);
        self.start + index
    }
}

/// Points of the left half of the board with the central file.
pub const HALF: usize = 50;

/// A piece, by role.
pub const MATERIAL: Section = Section {
    name: "a piece: general, advisor, elephant, horse, chariot, cannon, soldier",
    start: 0,
    len: 7,
};
/// A piece on a point: by role, then by rank from the far end, then by file from the edge.
pub const PLACE: Section = MATERIAL.then(
    "a piece on a point: by role, rank from the far end and file from the edge",
    7 * HALF,
);
/// A chariot that can go to so many points.
pub const CHARIOT_MOVES: Section = PLACE.then("a chariot with so many moves", 18);
/// A horse that can go to so many points.
pub const HORSE_MOVES: Section = CHARIOT_MOVES.then("a horse with so many moves", 9);
/// A cannon that can go to so many empty points.
pub const CANNON_MOVES: Section = HORSE_MOVES.then("a cannon with so many quiet moves", 18);
/// A point of the enemy palace under attack: by horse, chariot, cannon or soldier, then by the
/// number of enemy advisors and elephants.
pub const PRESSURE: Section = CANNON_MOVES.then(
    "an attack on a point of the palace: by horse, chariot, cannon, soldier, and by its guards",
    20,
);
/// So many pieces attack points of the palace.
pub const ATTACKERS: Section = PRESSURE.then("so many pieces attack the palace", 7);
/// A cannon on the enemy general's file, then rank, with so many pieces between (3 and more are one).
pub const CANNON_LINE: Section = ATTACKERS.then(
    "a cannon on the general's file, on its rank, by pieces between",
    8,
);
/// The same for a chariot.
pub const CHARIOT_LINE: Section = CANNON_LINE.then(
    "a chariot on the general's file, on its rank, by pieces between",
    8,
);
/// Own advisors, then elephants.
pub const GUARDS: Section = CHARIOT_LINE.then("so many advisors and so many elephants", 9);
/// Own horses, then cannons.
pub const PAIRS: Section = GUARDS.then("so many horses and so many cannons", 9);
/// Own chariots, then enemy advisors.
pub const CHARIOTS_AT_ADVISORS: Section =
    PAIRS.then("so many chariots against so many advisors", 9);
/// Own cannons, then enemy advisors.
pub const CANNONS_AT_ADVISORS: Section =
    CHARIOTS_AT_ADVISORS.then("so many cannons against so many advisors", 9);
/// So many soldiers.
pub const SOLDIERS: Section = CANNONS_AT_ADVISORS.then("so many soldiers", 6);
/// So many soldiers beyond the river.
pub const CROSSED: Section = SOLDIERS.then("so many soldiers beyond the river", 6);
/// A soldier beyond the river, by enemy advisors.
pub const CROSSED_AT_ADVISORS: Section =
    CROSSED.then("a soldier beyond the river against so many advisors", 3);
/// Two soldiers side by side beyond the river.
pub const LINKED: Section = CROSSED_AT_ADVISORS.then("two soldiers side by side", 1);
/// So many chariots, horses and cannons beyond the river.
pub const BEYOND: Section = LINKED.then("so many chariots, horses and cannons beyond the river", 7);
/// An attack by a horse, chariot, cannon or soldier on a piece, by its role.
pub const THREAT: Section = BEYOND.then(
    "an attack on a piece: by horse, chariot, cannon, soldier, and by its role",
    28,
);
/// An attacked enemy piece that nothing protects, by its role: first where the attacker has the move, then
/// where the attacked side has it.
pub const LOOSE: Section = THREAT.then(
    "an attacked piece without protection, by role; the same of the side to move",
    14,
);
/// So many points from which chariots, horses, cannons could give check unharmed: one, two, more.
pub const CHECKS: Section = LOOSE.then(
    "so many unharmed checks by chariots, by horses, by cannons",
    9,
);

/// All sections, in order.
pub const SECTIONS: [Section; 21] = [
    MATERIAL,
    PLACE,
    CHARIOT_MOVES,
    HORSE_MOVES,
    CANNON_MOVES,
    PRESSURE,
    ATTACKERS,
    CANNON_LINE,
    CHARIOT_LINE,
    GUARDS,
    PAIRS,
    CHARIOTS_AT_ADVISORS,
    CANNONS_AT_ADVISORS,
    SOLDIERS,
    CROSSED,
    CROSSED_AT_ADVISORS,
    LINKED,
    BEYOND,
    THREAT,
    LOOSE,
    CHECKS,
];

/// How many terms there are.
pub const COUNT: usize = CHECKS.start + CHECKS.len;

/// The weights of all terms.
pub(super) static WEIGHTS: [Tapered; COUNT] = {
    let mut weights = [Tapered::ZERO; COUNT];
    let mut term = 0;
    while term < COUNT {
        weights[term] = Tapered::new(MIDDLE_GAME[term] as i32, ENDGAME[term] as i32);
        term += 1;
    }
    weights
};

/// What the terms of a position are told to.
pub trait Tally {
    /// A term occurs so many times.
    fn add(&mut self, term: usize, times: i32);
}

/// Adds up the weights.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sum(pub(super) Tapered);

impl Tally for Sum {
    #[inline(always)]
    fn add(&mut self, term: usize, times: i32) {
        self.0 += WEIGHTS[term] * times;
    }
}
