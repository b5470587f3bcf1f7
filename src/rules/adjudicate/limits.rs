//! Draws by counting: effective moves, progress, captures, length; and nobody left to attack
//! with.

use super::{Outcome, Reason, Step};
use crate::rules::{Color, Position, Role, RuleSet};

/// Whether a side has a chariot, horse, cannon or soldier. Advisors and elephants cannot cross
/// the river, so without any of these no mate is possible. In cờ úp they can, and a closed piece
/// may turn out to be anything: there nobody attacks only between bare generals.
pub fn has_attackers(position: &Position) -> bool {
    if position.variant().guards_roam() {
        return position.occupied().len() > 2;
    }
    if !position.closed().is_empty() {
        return true;
    }
    let attackers = position.role(Role::Chariot)
        | position.role(Role::Horse)
        | position.role(Role::Cannon)
        | position.role(Role::Soldier);
    !attackers.is_empty()
}

/// What is counted towards the draws, after some ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Plies since the last capture, without the checks that do not count.
    pub no_capture: u32,
    /// Plies since the last capture or forward step of a crossed soldier.
    pub progress: u32,
    /// Effective moves of Red and Black.
    pub effective: [u32; 2],
    /// Checks of Red and Black since the last capture.
    checks: [u32; 2],
}

impl Tally {
    /// Before the first move: the position brings its plies without a capture along.
    pub fn new(start: &Position) -> Tally {
        Tally {
            no_capture: start.halfmoves(),
            progress: start.halfmoves(),
            effective: [0; 2],
            checks: [0; 2],
        }
    }

    /// After one ply more, which led to `after`: whether it was a check, and whether it was
    /// effective, is for the caller to say.
    pub fn after(
        mut self,
        after: &Position,
        step: &Step,
        check: bool,
        effective: bool,
        rules: &RuleSet,
    ) -> Tally {
        let side = after.turn().other();
        let capture = step.undo.captured().is_some();
        if capture || is_advance(after, step, side) {
            self.progress = 0;
        } else {
            self.progress += 1;
        }
        if capture {
            self.no_capture = 0;
            self.checks = [0; 2];
        } else {
            self.checks[side.index()] += u32::from(check);
            let free = |most| check && self.checks[side.index()] > most;
            if !rules.counted_checks.is_some_and(free) {
                self.no_capture += 1;
            }
        }
        self.effective[side.index()] += u32::from(effective);
        self
    }

    /// The draw that the last ply brings, if any; `position` is the one after it.
    pub fn draw(&self, position: &Position, rules: &RuleSet) -> Option<Outcome> {
        let reached = |limit: Option<u32>, count: u32| limit.is_some_and(|limit| count >= limit);
        let [red, black] = self.effective;
        let reason = if reached(rules.effective_moves, red.min(black)) {
            Reason::Effectiveness120
        } else if reached(rules.progress_plies, self.progress) {
            Reason::Progress30
        } else if reached(rules.game_moves, moves_each(position)) {
            Reason::Moves300
        } else if reached(rules.no_capture_plies, self.no_capture) {
            Reason::NoCapture60
        } else if rules.no_attackers_draw && !has_attackers(position) {
            Reason::NoAttackers
        } else {
            return None;
        };
        Some(Outcome::Draw { reason })
    }
}

/// Whether the move was a forward step of a soldier that stood beyond the river before it.
fn is_advance(after: &Position, step: &Step, side: Color) -> bool {
    let (from, to) = (step.mv.from(), step.mv.to());
    after.pieces(side, Role::Soldier).contains(to)
        && from.is_across_river(side)
        && from.file() == to.file()
}

/// How many moves each side has made, by the number of the round.
pub(super) fn moves_each(position: &Position) -> u32 {
    position.round() - 1
}
