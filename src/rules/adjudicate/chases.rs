//! Chases: threats that a move has made.

use super::Step;
use super::threats::{Bearing, Threat, bearings, is_chariot_before_horse};
use crate::rules::{Bitboard, Position, RuleSet, Square};

/// How a move chases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Manner {
    /// It attacks the victim, or binds who guards it.
    Attack,
    /// It takes away who guards the victim, which was attacked before, and attacks nothing.
    Unguard,
}

/// What one move of a cycle was. Victims are named by where they stand after the whole cycle.
#[derive(Clone, Debug)]
pub(super) struct Chase {
    /// The threats that the move made, by points after the move.
    pub(super) threats: Vec<Threat>,
    /// How it made them.
    pub(super) manner: Manner,
    /// The chased pieces.
    pub(super) victims: Bitboard,
    /// Those of them that are chariots before a horse.
    pub(super) pinned: Bitboard,
}

/// The chases of the move that leads from `before` to `after`: threats that were none before
/// the move.
fn new_threats(
    before: &Position,
    after: &Position,
    step: &Step,
    rules: &RuleSet,
) -> (Vec<Threat>, Manner) {
    let side = before.turn();
    let mut now = bearings(after, side, rules);
    now.retain(|bearing| bearing.chases);
    if now.is_empty() {
        return (Vec::new(), Manner::Attack);
    }
    let old = bearings(before, side, rules);
    let earlier = |bearing: &Bearing| {
        let threat = bearing.threat;
        let stood = if threat.attacker == step.mv.to() {
            step.mv.from()
        } else {
            threat.attacker
        };
        old.iter()
            .find(|old| old.threat.attacker == stood && old.threat.victim == threat.victim)
    };
    let threats =
        |bearings: Vec<Bearing>| bearings.into_iter().map(|bearing| bearing.threat).collect();
    if !rules.chase_by_diagrams {
        now.retain(|bearing| earlier(bearing).is_none_or(|old| !old.chases));
        return (threats(now), Manner::Attack);
    }
    now.retain(|bearing| earlier(bearing).is_none_or(|old| old.legal && !old.chases));
    let (attacks, unguarded): (Vec<_>, Vec<_>) = now
        .into_iter()
        .partition(|bearing| bearing.by_binding || earlier(bearing).is_none());
    if attacks.is_empty() {
        (threats(unguarded), Manner::Unguard)
    } else {
        (threats(attacks), Manner::Attack)
    }
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
        let (threats, manner) = new_threats(&before, &after, step, rules);
        let name = |threat: &Threat| names[threat.victim.index()];
        let before_horse = |threat: &&Threat| is_chariot_before_horse(&after, threat.victim);
        let chase = Chase {
            victims: threats.iter().map(name).collect(),
            pinned: threats.iter().filter(before_horse).map(name).collect(),
            threats,
            manner,
        };
        if !visit(index, chase) {
            return;
        }
        names[step.mv.from().index()] = names[step.mv.to().index()];
        after = before;
    }
}

/// What a side chased by every move of a cycle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chased {
    /// The pieces that every move so far attacked, and those that every move unguarded.
    victims: [Bitboard; 2],
    /// The chariots before a horse that every move so far attacked.
    pinned: Bitboard,
}

impl Chased {
    /// Before any move.
    pub(super) const EVERYTHING: Chased = Chased {
        victims: [Bitboard::ALL; 2],
        pinned: Bitboard::ALL,
    };

    /// Takes one move more into account.
    pub(super) fn narrow(&mut self, chase: &Chase) {
        let (this, other) = match chase.manner {
            Manner::Attack => (0, 1),
            Manner::Unguard => (1, 0),
        };
        self.victims[this] = self.victims[this] & chase.victims;
        self.victims[other] = Bitboard::EMPTY;
        self.pinned = self.pinned & chase.pinned;
    }

    /// The pieces that every move chased in one manner.
    pub(super) fn victims(&self) -> Bitboard {
        self.victims[0] | self.victims[1]
    }

    /// Those of them that were chariots before a horse each time.
    pub(super) fn pinned(&self) -> Bitboard {
        self.pinned & self.victims()
    }
}
