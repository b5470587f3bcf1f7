//! Chases: threats that a move has made.

use super::Step;
use super::threats::{Threat, chasing_threats, is_chariot_before_horse};
use crate::rules::{Bitboard, Position, RuleSet, Square};

/// What one move of a cycle was. Victims are named by where they stand after the whole cycle.
#[derive(Clone, Debug)]
pub(super) struct Chase {
    /// The threats that the move made, by points after the move.
    pub(super) threats: Vec<Threat>,
    /// The chased pieces.
    pub(super) victims: Bitboard,
    /// Those of them that are chariots before a horse.
    pub(super) pinned: Bitboard,
}

/// The chases of the move that leads from `before` to `after`. An attack that was there before
/// the move is none.
fn new_threats(before: &Position, after: &Position, step: &Step, rules: &RuleSet) -> Vec<Threat> {
    let side = before.turn();
    let mut threats = chasing_threats(after, side, rules);
    if threats.is_empty() {
        return threats;
    }
    let old = chasing_threats(before, side, rules);
    threats.retain(|threat| {
        let stood = if threat.attacker == step.mv.to() {
            step.mv.from()
        } else {
            threat.attacker
        };
        !old.iter()
            .any(|old| old.attacker == stood && old.victim == threat.victim)
    });
    threats
}

/// Walks back from `end` over the moves of a cycle, the last first, and calls `visit` with the
/// index of each move and its chase, until it answers false. Nothing is taken in a cycle.
pub(super) fn walk_back(
    end: &Position,
    steps: &[Step],
    rules: &RuleSet,
    mut visit: impl FnMut(usize, Chase) -> bool,
) {
    let mut after = end.clone();
    let mut names: [Square; Square::COUNT] = std::array::from_fn(Square::from_index);
    for (index, step) in steps.iter().enumerate().rev() {
        let mut before = after.clone();
        before.undo(step.mv, step.undo);
        let threats = new_threats(&before, &after, step, rules);
        let name = |threat: &Threat| names[threat.victim.index()];
        let before_horse = |threat: &&Threat| is_chariot_before_horse(&after, threat.victim);
        let chase = Chase {
            victims: threats.iter().map(name).collect(),
            pinned: threats.iter().filter(before_horse).map(name).collect(),
            threats,
        };
        if !visit(index, chase) {
            return;
        }
        names[step.mv.from().index()] = names[step.mv.to().index()];
        after = before;
    }
}
