//! When a search ends: limits, and how much of a clock one move may use.

use crate::rules::Move;

/// What ends a search; whatever is reached first does. Without any limit it goes on until it
/// is stopped.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Limits {
    /// Greatest depth in plies, from 1.
    pub depth: Option<u32>,
    /// Greatest number of nodes.
    pub nodes: Option<u64>,
    /// Time for this move in milliseconds, used up as far as it makes sense.
    pub movetime_ms: Option<f64>,
    /// The clock of the side to move.
    pub clock: Option<ClockState>,
    /// Only these moves are considered at the root; all if empty.
    pub only: Vec<Move>,
    /// How many of the best moves get a line of their own; 0 counts as 1.
    pub lines: usize,
    /// These moves are not considered at the root.
    pub banned: Vec<Move>,
}

/// A player's clock, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ClockState {
    /// What is left.
    pub left_ms: f64,
    /// What is added after each move.
    pub increment_ms: f64,
    /// For how many moves the time must do; `None` for the rest of the game.
    pub moves_to_go: Option<u32>,
    /// Byo-yomi: what each move has once nothing is left, in milliseconds; 0 without.
    pub byoyomi_ms: f64,
}

/// The readings of the clock at which a search ends.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Schedule {
    /// No new iteration begins after this.
    pub(super) soft: f64,
    /// The search returns at this, whatever it is doing.
    pub(super) hard: f64,
}

/// A game is expected to last so many more moves.
const EXPECTED_MOVES: f64 = 32.0;
/// What stays on a clock, as far as it has that much twice, for the moment in which the machine is
/// busy with something else. In milliseconds.
const RESERVE_MS: f64 = 40.0;

impl Limits {
    /// Whether only a stop from outside ends such a search.
    pub fn is_unlimited(&self) -> bool {
        self.depth.is_none()
            && self.nodes.is_none()
            && self.movetime_ms.is_none()
            && self.clock.is_none()
    }

    /// Plans a search that begins at `now`. `overhead` is what a move costs outside the engine.
    /// All in milliseconds.
    pub(super) fn schedule(&self, now: f64, overhead: f64) -> Schedule {
        let mut schedule = Schedule {
            soft: f64::INFINITY,
            hard: f64::INFINITY,
        };
        if let Some(movetime) = self.movetime_ms {
            schedule.hard = now + (movetime - overhead).max(1.0);
        }
        if let Some(clock) = self.clock {
            let each = (clock.byoyomi_ms - overhead).max(0.0);
            // Who has byo-yomi left loses nothing with the rest of the clock.
            let kept = match each > 0.0 {
                true => 0.0,
                false => overhead + RESERVE_MS.min(clock.left_ms / 2.0),
            };
            let usable = (clock.left_ms - kept).max(1.0);
            let moves = clock
                .moves_to_go
                .map_or(EXPECTED_MOVES, |moves| f64::from(moves.max(1)));
            let share = (usable / moves + 0.8 * clock.increment_ms).min(usable);
            // The last move before the control may use nearly all of it.
            let most = if moves <= 1.0 { 0.9 } else { 0.5 };
            // What a move has for itself is lost if it is not used.
            schedule.soft = now + 0.6 * share + 0.8 * each;
            schedule.hard = schedule
                .hard
                .min(now + (2.5 * share).min(most * usable) + each);
        }
        schedule
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn planned(left_ms: f64, increment_ms: f64, moves_to_go: Option<u32>) -> Schedule {
        planned_with(left_ms, increment_ms, moves_to_go, 0.0)
    }

    fn planned_with(
        left_ms: f64,
        increment_ms: f64,
        moves_to_go: Option<u32>,
        byoyomi_ms: f64,
    ) -> Schedule {
        let clock = Some(ClockState {
            left_ms,
            increment_ms,
            moves_to_go,
            byoyomi_ms,
        });
        let limits = Limits {
            clock,
            ..Limits::default()
        };
        limits.schedule(0.0, 10.0)
    }

    #[test]
    fn no_plan_uses_more_than_the_clock_has() {
        for left in [1.0, 20.0, 500.0, 60_000.0] {
            for increment in [0.0, 50.0, 10_000.0] {
                for moves_to_go in [None, Some(1), Some(40)] {
                    let plan = planned(left, increment, moves_to_go);
                    assert!(plan.hard <= (left - 10.0).max(1.0), "{left} {plan:?}");
                }
            }
        }
    }

    #[test]
    fn a_short_clock_keeps_a_reserve() {
        for (left, most) in [(30.0, 5.0), (100.0, 50.0), (60_000.0, 59_950.0)] {
            let plan = planned(left, 10.0, Some(1));
            assert!(plan.hard <= most, "{left} {plan:?}");
        }
    }

    #[test]
    fn byo_yomi_is_used_and_never_passed() {
        for left in [0.0, 30.0, 60_000.0] {
            let plan = planned_with(left, 0.0, None, 5_000.0);
            assert!(plan.hard <= left + 4_990.0 + 1.0, "{left} {plan:?}");
            assert!(plan.soft >= 3_900.0, "{left} {plan:?}");
            assert!(plan.soft <= plan.hard, "{left} {plan:?}");
        }
        // Less than what a move costs is as good as none.
        assert_eq!(
            planned_with(900.0, 0.0, None, 5.0),
            planned(900.0, 0.0, None)
        );
    }

    #[test]
    fn a_fixed_time_is_used_up_but_for_the_overhead() {
        let limits = Limits {
            movetime_ms: Some(500.0),
            ..Limits::default()
        };
        let plan = limits.schedule(1_000.0, 20.0);
        assert_eq!((plan.soft, plan.hard), (f64::INFINITY, 1_480.0));
    }
}
