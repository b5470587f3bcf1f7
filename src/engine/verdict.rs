//! What the rules in force say of a position inside the search tree.
//!
//! A position that occurs a second time inside the tree is judged as if the repetition went on
//! to the occurrence that ends the game: who would lose by it can be expected to turn aside,
//! and who would gain gets no more than the rules give. Occurrences before the root count only
//! when the rules' number is really reached.

use super::score::{DRAW, MAX_PLY, RULE_WIN, Value};
use crate::rules::adjudicate::{Cycle, PlyFact, judge_cycle};
use crate::rules::{Position, Role, RuleSet};

/// The value to the side to move of the repetition that the last of `facts` completes, or
/// `None` if it does not end the game.
///
/// `facts` holds the game and the tree up to the node, `from` is the first of them that belongs
/// to the same stretch without captures and passes, `root` the index of the root, `ply` the
/// distance from it.
#[inline]
pub(super) fn repetition(
    facts: &[PlyFact],
    from: usize,
    root: usize,
    ply: usize,
    position: &Position,
    rules: &RuleSet,
) -> Option<Value> {
    let limit = rules.repetition? as usize;
    let last = facts.len() - 1;
    let mut nearest = None;
    let mut found = 1;
    // A position recurs after four plies at the soonest, and with the same side to move.
    let mut back = 4;
    while back <= last && last - back >= from {
        if facts[last - back].key == facts[last].key {
            found += 1;
            nearest = nearest.or(Some(last - back));
            if found == limit {
                return Some(value_of(&facts[last - back + 1..], position, ply, rules));
            }
        }
        back += 2;
    }
    let nearest = nearest.filter(|&index| index >= root)?;
    Some(value_of(&facts[nearest + 1..], position, ply, rules))
}

fn value_of(cycle: &[PlyFact], position: &Position, ply: usize, rules: &RuleSet) -> Value {
    match judge_cycle(cycle, &[], position, rules) {
        Cycle::Offence(side, _) => {
            let won = RULE_WIN - ply as Value;
            if side == position.turn() { -won } else { won }
        }
        Cycle::Mutual(_) | Cycle::Quiet => DRAW,
    }
}

/// Whether a value comes from a repetition that loses by rule, which holds only on its path.
#[inline]
pub(super) fn is_by_rule(value: Value) -> bool {
    (RULE_WIN - MAX_PLY as Value..=RULE_WIN).contains(&value.abs())
}

/// Whether the limit without a capture is reached: a draw unless the position is mate.
#[inline]
pub(super) fn limit_is_reached(position: &Position, rules: &RuleSet) -> bool {
    rules
        .no_capture_plies
        .is_some_and(|limit| position.halfmoves() >= limit)
}

/// Whether nobody is left to attack with and the rules make that a draw.
#[inline]
pub(super) fn nobody_attacks(position: &Position, rules: &RuleSet) -> bool {
    let attackers = position.role(Role::Chariot)
        | position.role(Role::Horse)
        | position.role(Role::Cannon)
        | position.role(Role::Soldier);
    rules.no_attackers_draw && attackers.is_empty()
}
