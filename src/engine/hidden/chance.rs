//! Moves that open a piece: the mean over what it may turn out to be.
//!
//! The window of such a node is not the window of its outcomes: a single good one does not make
//! the mean good. Star1 (Ballard 1983) gives each outcome the window outside of which the mean
//! falls out of its own whatever the others are, since every value lies between two bounds; Star2
//! first tries one answer to each outcome, which bounds its value from above.
//!
//! For the mean a won game counts a fixed amount, more than an evaluation that still can be
//! turned. Else one chance in fifteen of a mate would outweigh a chariot. Only if every outcome
//! wins the node is a win.

use super::super::score::{INFINITE, MATE_BOUND, Value};
use super::super::tt::{Bound, Hit};
use super::tree::Tree;
use crate::rules::{Move, Role, Square};

/// What counts for the mean lies within this distance of 0.
const BOUND: Value = 3_000;
/// From this depth below the node on answers are tried first.
const PROBE_DEPTH: i32 = 2;
/// From this depth on a node with several outcomes is searched one ply less: its mean changes
/// slowly with depth, and it costs as much as all of them.
const SHALLOWER_FROM: i32 = 3;

/// An outcome with its weight and what bounds its value from above.
#[derive(Clone, Copy)]
struct Outcome {
    role: Role,
    weight: Value,
    most: Value,
}

/// The sums over the outcomes seen so far, and what the others can add.
struct Mean {
    total: Value,
    seen: Value,
    /// The most that the outcomes not seen yet can add.
    most: Value,
    /// The least that they can add.
    least: Value,
}

impl Mean {
    /// The value above which this outcome lifts the mean to `beta` at least.
    fn ceiling(&self, beta: Value, weight: Value) -> Value {
        let needed = beta * self.total - self.seen - self.least;
        div_up(needed, weight).clamp(-INFINITE, INFINITE)
    }

    /// The value up to which this outcome leaves the mean at `alpha` at most.
    fn floor(&self, alpha: Value, weight: Value) -> Value {
        let left = alpha * self.total - self.seen - self.most;
        left.div_euclid(weight).clamp(-INFINITE, INFINITE)
    }

    /// The greatest and the least value that the mean can still have.
    fn greatest(&self) -> Value {
        div_up(self.seen + self.most, self.total)
    }

    fn smallest(&self) -> Value {
        (self.seen + self.least).div_euclid(self.total)
    }
}

fn div_up(value: Value, by: Value) -> Value {
    -(-value).div_euclid(by)
}

/// A word for a move, so that the table can tell it from its node.
fn word_of(mv: Move) -> u64 {
    let number = mv.from().index() * Square::COUNT + mv.to().index() + 1;
    (number as u64).wrapping_mul(0xd6e8_feb8_6659_fd93)
}

impl Tree {
    /// The value of a move that opens a piece, exact between `alpha` and `beta` and a bound
    /// outside.
    pub(super) fn chance(
        &mut self,
        mv: Move,
        alpha: Value,
        beta: Value,
        depth: i32,
        ply: usize,
    ) -> Value {
        let color = self.view.position().turn();
        let outcomes: Vec<Outcome> = self
            .view
            .pool()
            .kinds(color)
            .map(|(role, count)| Outcome {
                role,
                weight: Value::from(count),
                most: BOUND,
            })
            .collect();
        if depth <= 0 && outcomes.len() > 1 {
            // At the end of the tree it stays unknown; see `quiescence.rs`.
            let made = self.make(mv, None);
            let value = -self.quiesce(-beta, -alpha, 0, ply + 1);
            self.unmake(made);
            return value;
        }
        if let [only] = outcomes[..] {
            return self.outcome(mv, only.role, alpha, beta, depth, ply);
        }
        let depth = depth - i32::from(depth >= SHALLOWER_FROM);
        let key = self.key_of_view() ^ word_of(mv);
        if let Some(hit) = self.table.probe(key, ply)
            && hit.depth >= depth
            && hit.cuts(alpha, beta)
        {
            return hit.value;
        }
        let value = self.mean(mv, outcomes, (alpha, beta), depth, ply);
        if !self.watch.halted {
            let bound = if value >= beta {
                Bound::Lower
            } else if value <= alpha {
                Bound::Upper
            } else {
                Bound::Exact
            };
            let hit = Hit {
                best: None,
                value,
                bound,
                depth,
                evaluation: None,
            };
            self.table.store(key, ply, hit);
        }
        value
    }

    /// The mean over several outcomes, or a bound of it: Star2's tries, then Star1.
    fn mean(
        &mut self,
        mv: Move,
        mut outcomes: Vec<Outcome>,
        (alpha, beta): (Value, Value),
        depth: i32,
        ply: usize,
    ) -> Value {
        outcomes.sort_unstable_by_key(|outcome| -outcome.weight);
        let total: Value = outcomes.iter().map(|outcome| outcome.weight).sum();
        let mut mean = Mean {
            total,
            seen: 0,
            most: BOUND * total,
            least: -BOUND * total,
        };
        if depth >= PROBE_DEPTH && beta - alpha == 1 {
            for outcome in &mut outcomes {
                mean.most -= BOUND * outcome.weight;
                let goal = mean.floor(alpha, outcome.weight);
                let bound = self.probe(mv, outcome.role, goal.clamp(-BOUND, BOUND), depth, ply);
                if self.watch.halted {
                    return 0;
                }
                outcome.most = bound.clamp(-BOUND, BOUND);
                mean.most += outcome.most * outcome.weight;
                if mean.greatest() <= alpha {
                    return mean.greatest();
                }
            }
        }
        self.star(mv, &outcomes, mean, (alpha, beta), depth, ply)
    }

    fn star(
        &mut self,
        mv: Move,
        outcomes: &[Outcome],
        mut mean: Mean,
        (alpha, beta): (Value, Value),
        depth: i32,
        ply: usize,
    ) -> Value {
        let (mut worst, mut best) = (INFINITE, -INFINITE);
        for outcome in outcomes {
            let weight = outcome.weight;
            mean.most -= outcome.most * weight;
            mean.least += BOUND * weight;
            let floor = mean.floor(alpha, weight).clamp(-BOUND - 1, BOUND);
            let ceiling = mean.ceiling(beta, weight).clamp(floor + 1, BOUND + 1);
            let value = self.outcome(mv, outcome.role, floor, ceiling, depth, ply);
            if self.watch.halted {
                return 0;
            }
            worst = worst.min(value);
            best = best.max(value);
            mean.seen += value.clamp(-BOUND, BOUND) * weight;
            if mean.greatest() <= alpha && best < MATE_BOUND {
                return mean.greatest();
            }
            if mean.smallest() >= beta {
                return mean.smallest();
            }
        }
        if worst >= MATE_BOUND {
            worst
        } else if best <= -MATE_BOUND {
            best
        } else {
            mean.seen / mean.total
        }
    }

    /// The value of the move if the piece turns out to be of a kind.
    pub(super) fn outcome(
        &mut self,
        mv: Move,
        role: Role,
        alpha: Value,
        beta: Value,
        depth: i32,
        ply: usize,
    ) -> Value {
        let made = self.make(mv, Some(role));
        let value = -self.search(-beta, -alpha, depth, ply + 1, true);
        self.unmake(made);
        value
    }

    /// A bound from above of an outcome's value, by the opponent's most promising answer. More
    /// than `goal` is not told apart.
    fn probe(&mut self, mv: Move, role: Role, goal: Value, depth: i32, ply: usize) -> Value {
        let made = self.make(mv, Some(role));
        let key = self.key_of_view();
        let known = self.table.probe(key, ply + 1).and_then(|hit| hit.best);
        let known = known.filter(|answer| self.view.position().is_legal(*answer));
        let answer = known.or_else(|| self.ranked_moves(ply + 1, None).first().copied());
        let bound = match answer {
            // The rules may end the game here: that is for the search to see.
            Some(answer) if self.ruled(ply + 1).is_none() => {
                -self.child(answer, -goal - 1, -goal, depth - 1, ply + 1)
            }
            _ => BOUND,
        };
        self.unmake(made);
        bound
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// For every two other outcomes within the bounds: an outcome at its floor leaves the mean at
    /// `alpha` at most, one at its ceiling lifts it to `beta` at least, and one between may do
    /// neither.
    #[test]
    fn windows_of_outcomes_are_sound_and_no_wider_than_needed() {
        for (weight, rest) in [(1, 1), (1, 5), (5, 1), (3, 4), (2, 13)] {
            for seen in [-900, 0, 777] {
                let mean = Mean {
                    total: weight + rest + 2,
                    seen: 2 * seen,
                    most: BOUND * rest,
                    least: -BOUND * rest,
                };
                let sum = |value: Value, other: Value| 2 * seen + weight * value + rest * other;
                for alpha in [-1_234, -1, 0, 350] {
                    let beta = alpha + 1;
                    let floor = mean.floor(alpha, weight);
                    if floor.abs() < BOUND {
                        assert!(sum(floor, BOUND) <= alpha * mean.total);
                        assert!(sum(floor + 1, BOUND) > alpha * mean.total);
                    }
                    let ceiling = mean.ceiling(beta, weight);
                    if ceiling.abs() < BOUND {
                        assert!(sum(ceiling, -BOUND) >= beta * mean.total);
                        assert!(sum(ceiling - 1, -BOUND) < beta * mean.total);
                    }
                }
            }
        }
    }

    #[test]
    fn the_mean_lies_between_its_bounds() {
        let mean = Mean {
            total: 7,
            seen: -50,
            most: 300,
            least: -900,
        };
        assert_eq!((mean.greatest(), mean.smallest()), (36, -136));
        assert_eq!((div_up(7, 2), div_up(-7, 2)), (4, -3));
    }
}
