//! Draws by counting: moves without a capture, and nobody left to attack with.

use super::{Outcome, Reason};
use crate::rules::{Position, Role, RuleSet};

/// Whether a side has a chariot, horse, cannon or soldier. Advisors and elephants cannot cross
/// the river, so without any of these no mate is possible.
pub(super) fn has_attackers(position: &Position) -> bool {
    [Role::Chariot, Role::Horse, Role::Cannon, Role::Soldier]
        .iter()
        .any(|&role| !position.role(role).is_empty())
}

/// The draw that the position brings, if any.
pub(super) fn ending(position: &Position, rules: &RuleSet) -> Option<Outcome> {
    let draw = |reason| Some(Outcome::Draw { reason });
    if rules
        .no_capture_plies
        .is_some_and(|limit| position.halfmoves() >= limit)
    {
        return draw(Reason::NoCapture60);
    }
    if rules.no_attackers_draw && !has_attackers(position) {
        return draw(Reason::NoAttackers);
    }
    None
}
