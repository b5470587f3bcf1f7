//! What the rules in force say of a position inside the search tree.
//!
//! A position that occurs a second time inside the tree is judged as if the repetition went on
//! to the occurrence that ends the game: who would lose by it can be expected to turn aside,
//! and who would gain gets no more than the rules give. Occurrences before the root count only
//! when the rules' number is really reached. Rows of checks and attacks, and the draws by
//! counting, are taken as they are, with the moves before the root.

use super::past::Past;
use super::score::{DRAW, MAX_PLY, RULE_WIN, Value, mated_at};
use crate::rules::adjudicate::{Cycle, PlyFact, RowLoss, has_attackers, judge_cycle};
use crate::rules::{Color, Position, RuleSet};

/// Where in the tree a node is.
#[derive(Clone, Copy)]
pub(super) struct Place<'a> {
    /// The game and the tree up to the node.
    pub(super) facts: &'a [PlyFact],
    /// The first of them that belongs to the same stretch without captures and passes.
    pub(super) from: usize,
    /// The index of the root.
    pub(super) root: usize,
    /// The distance from the root.
    pub(super) ply: usize,
    /// The position.
    pub(super) position: &'a Position,
}

/// The value to the side to move that the rules give the node, or `None` if the game goes on.
/// `past` has looked at the position if it is kept.
#[inline]
pub(super) fn ruled(place: Place<'_>, past: &Past, rules: &RuleSet) -> Option<Value> {
    if past.is_kept()
        && let Some(value) = by_rows(place, past, rules)
    {
        return Some(value);
    }
    if let Some(value) = repetition(place, past, rules) {
        return Some(value);
    }
    let position = place.position;
    let limit_is_reached = if past.is_kept() {
        past.is_drawn(position, rules)
    } else {
        rules
            .no_capture_plies
            .is_some_and(|limit| position.halfmoves() >= limit)
    };
    if limit_is_reached {
        return Some(if position.has_legal_move() {
            DRAW
        } else {
            mated_at(place.ply)
        });
    }
    (rules.no_attackers_draw && !has_attackers(position)).then_some(DRAW)
}

/// The value of the repetition that the node completes.
#[inline]
fn repetition(place: Place<'_>, past: &Past, rules: &RuleSet) -> Option<Value> {
    let Place {
        facts, from, root, ..
    } = place;
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
                return Some(value_of(last - back, place, past, rules));
            }
        }
        back += 2;
    }
    let nearest = nearest.filter(|&index| index >= root)?;
    Some(value_of(nearest, place, past, rules))
}

/// The value of the repetition since the fact with this index.
fn value_of(first: usize, place: Place<'_>, past: &Past, rules: &RuleSet) -> Value {
    let steps = past.steps_since(first);
    match judge_cycle(&place.facts[first + 1..], &steps, place.position, rules) {
        Cycle::Offence(side, _) => lost_by(side, place),
        Cycle::Mutual(_) | Cycle::Quiet => DRAW,
    }
}

/// The value of rows that are too long. A mating move wins all the same.
fn by_rows(place: Place<'_>, past: &Past, rules: &RuleSet) -> Option<Value> {
    let value = match past.row_loss(place.position, rules) {
        RowLoss::Open => return None,
        RowLoss::Loses(side) => lost_by(side, place),
        RowLoss::Drawn => DRAW,
    };
    let mated = !place.position.has_legal_move();
    Some(if mated { mated_at(place.ply) } else { value })
}

fn lost_by(side: Color, place: Place<'_>) -> Value {
    let won = RULE_WIN - place.ply as Value;
    if side == place.position.turn() {
        -won
    } else {
        won
    }
}

/// Whether a value comes from a repetition or a row that loses by rule, which holds only on its
/// path.
#[inline]
pub(super) fn is_by_rule(value: Value) -> bool {
    (RULE_WIN - MAX_PLY as Value..=RULE_WIN).contains(&value.abs())
}
