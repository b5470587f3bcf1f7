//! The transposition table: what the search found out about positions it met before.

use super::score::{MATE_BOUND, Value};
use crate::rules::{Move, Square};

/// How a stored value bounds the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// The true value is at most this.
    Upper,
    /// The true value is at least this.
    Lower,
    /// This is the true value.
    Exact,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit {
    /// The best move found, which may belong to another position with an equal key: test it.
    pub best: Option<Move>,
    /// The value, mate distances counted from the probing node's root.
    pub value: Value,
    /// How the value bounds the true one.
    pub bound: Bound,
    /// The depth of the search that found it, in plies; 0 for quiescence.
    pub depth: i32,
    /// The static evaluation; `None` in check.
    pub evaluation: Option<Value>,
}

impl Hit {
    /// Whether what is known decides a search with this window.
    #[inline]
    pub fn cuts(self, alpha: Value, beta: Value) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.value >= beta,
            Bound::Upper => self.value <= alpha,
        }
    }
}

/// Twelve bytes: five fit a cache line with four bytes to spare.
#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    /// The upper half of the position's key; 0 with a depth of 0 and no bound is empty.
    check: u32,
    value: i16,
    /// [`NO_EVALUATION`] in check.
    evaluation: i16,
    from: u8,
    to: u8,
    depth: u8,
    /// Two bits of bound (0 = empty), six bits of the search's number.
    bound_and_age: u8,
}

const BUCKET: usize = 5;
const NO_SQUARE: u8 = u8::MAX;
const NO_EVALUATION: i16 = i16::MIN;

#[derive(Clone, Copy, Debug, Default)]
#[repr(align(64))]
struct Bucket([Entry; BUCKET]);

/// A table of a power of two of buckets.
#[derive(Clone, Debug)]
pub struct Table {
    buckets: Vec<Bucket>,
    age: u8,
}

impl Entry {
    fn bound(self) -> Option<Bound> {
        match self.bound_and_age & 3 {
            1 => Some(Bound::Upper),
            2 => Some(Bound::Lower),
            3 => Some(Bound::Exact),
            _ => None,
        }
    }

    fn age(self) -> u8 {
        self.bound_and_age >> 2
    }

    fn best(self) -> Option<Move> {
        let inside = |index: u8| usize::from(index) < Square::COUNT;
        (inside(self.from) && inside(self.to)).then(|| {
            Move::new(
                Square::from_index(self.from.into()),
                Square::from_index(self.to.into()),
            )
        })
    }
}

impl Table {
    /// A table that takes at most `mebibytes` (at least one) of memory.
    pub fn new(mebibytes: usize) -> Table {
        let wanted = (mebibytes.max(1) << 20) / size_of::<Bucket>();
        let buckets = (wanted + 1).next_power_of_two() / 2;
        Table {
            buckets: vec![Bucket::default(); buckets],
            age: 0,
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.buckets.fill(Bucket::default());
        self.age = 0;
    }

    /// Begins a new search: entries of earlier ones are replaced first.
    pub fn new_search(&mut self) {
        self.age = (self.age + 1) & 63;
    }

    /// How full the table is with entries of the current search, in thousandths, by sample.
    pub fn permille_used(&self) -> u32 {
        let sample = &self.buckets[..self.buckets.len().min(200)];
        let used = sample
            .iter()
            .flat_map(|bucket| bucket.0)
            .filter(|entry| entry.bound().is_some() && entry.age() == self.age)
            .count();
        (used * 1000 / (sample.len() * BUCKET)) as u32
    }

    /// What is known of a position, `ply` plies from the root.
    #[inline]
    pub fn probe(&self, key: u64, ply: usize) -> Option<Hit> {
        let bucket = &self.buckets[self.index(key)];
        let entry = bucket.0.iter().find(|entry| entry.check == check(key))?;
        Some(Hit {
            best: entry.best(),
            value: from_table(entry.value.into(), ply),
            bound: entry.bound()?,
            depth: entry.depth.into(),
            evaluation: (entry.evaluation != NO_EVALUATION).then_some(entry.evaluation.into()),
        })
    }

    /// Stores what was found out of a position, `ply` plies from the root.
    #[inline]
    pub fn store(&mut self, key: u64, ply: usize, hit: Hit) {
        let index = self.index(key);
        let age = self.age;
        let bucket = &mut self.buckets[index].0;
        let same = bucket.iter().position(|entry| entry.check == check(key));
        let slot = same.unwrap_or_else(|| cheapest(bucket, age));
        let old = bucket[slot];
        // A deeper result of the same search is worth more, unless this one is exact.
        let shallower = hit.depth + 3 < old.depth.into();
        if same.is_some() && shallower && old.age() == age && hit.bound != Bound::Exact {
            return;
        }
        let (from, to) = match hit.best {
            Some(mv) => (mv.from().index() as u8, mv.to().index() as u8),
            None if same.is_some() => (old.from, old.to),
            None => (NO_SQUARE, NO_SQUARE),
        };
        let bound = match hit.bound {
            Bound::Upper => 1,
            Bound::Lower => 2,
            Bound::Exact => 3,
        };
        bucket[slot] = Entry {
            check: check(key),
            value: to_table(hit.value, ply) as i16,
            evaluation: hit.evaluation.map_or(NO_EVALUATION, |value| value as i16),
            from,
            to,
            depth: hit.depth.clamp(0, 255) as u8,
            bound_and_age: bound | age << 2,
        };
    }

    fn index(&self, key: u64) -> usize {
        key as usize & (self.buckets.len() - 1)
    }
}

/// The half of the key that is not used as an index.
fn check(key: u64) -> u32 {
    (key >> 32) as u32
}

/// The entry whose loss costs least: old and shallow.
fn cheapest(bucket: &[Entry; BUCKET], age: u8) -> usize {
    let cost = |entry: &Entry| {
        if entry.bound().is_none() {
            return i32::MIN;
        }
        let searches_ago = age.wrapping_sub(entry.age()) & 63;
        i32::from(entry.depth) - 8 * i32::from(searches_ago)
    };
    let mut slot = 0;
    for i in 1..BUCKET {
        if cost(&bucket[i]) < cost(&bucket[slot]) {
            slot = i;
        }
    }
    slot
}

/// Mate distances are stored from the position itself, so that they hold wherever it is met.
fn to_table(value: Value, ply: usize) -> Value {
    if value >= MATE_BOUND {
        value + ply as Value
    } else if value <= -MATE_BOUND {
        value - ply as Value
    } else {
        value
    }
}

fn from_table(value: Value, ply: usize) -> Value {
    if value >= MATE_BOUND {
        value - ply as Value
    } else if value <= -MATE_BOUND {
        value + ply as Value
    } else {
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::score::MATE;

    const HIT: Hit = Hit {
        best: None,
        value: 12,
        bound: Bound::Exact,
        depth: 5,
        evaluation: None,
    };

    #[test]
    fn sizes_are_kept() {
        for mebibytes in [1, 3, 16] {
            let bytes = size_of_val(&*Table::new(mebibytes).buckets);
            assert!(
                bytes <= mebibytes << 20 && bytes > mebibytes << 18,
                "{bytes}"
            );
        }
    }

    #[test]
    fn mate_distances_hold_from_another_root() {
        let mut table = Table::new(1);
        // Mate at ply 7 seen from ply 4 is 3 plies away; at ply 2 the same is mate at ply 5.
        table.store(
            77 << 32,
            4,
            Hit {
                value: MATE - 7,
                ..HIT
            },
        );
        assert_eq!(
            table.probe(77 << 32, 2).map(|hit| hit.value),
            Some(MATE - 5)
        );
    }

    #[test]
    fn a_full_bucket_loses_its_shallowest_oldest_entry() {
        let mut table = Table::new(1);
        let keys: Vec<u64> = (1..=6).map(|i| i << 32).collect();
        for (i, &key) in keys[..5].iter().enumerate() {
            table.store(
                key,
                0,
                Hit {
                    depth: 9 - i as i32,
                    ..HIT
                },
            );
        }
        table.new_search();
        table.store(keys[0], 0, Hit { depth: 9, ..HIT });
        table.store(keys[5], 0, HIT);
        assert_eq!(table.probe(keys[4], 0), None);
        assert!(keys[..4].iter().all(|&key| table.probe(key, 0).is_some()));
    }

    #[test]
    fn a_value_without_a_move_keeps_the_known_move() {
        let mut table = Table::new(1);
        let best = Some("h2e2".parse().expect("a move"));
        table.store(5, 0, Hit { best, ..HIT });
        table.store(5, 0, Hit { depth: 6, ..HIT });
        assert_eq!(table.probe(5, 0).and_then(|hit| hit.best), best);
    }
}
