//! Repeated positions: which occurrence ends a game, and what the moves of a repetition were.

use super::chases::{Chased, walk_back};
use super::{Outcome, Reason};
use crate::rules::Move;
use crate::rules::{Color, Position, RuleSet, Undo};

/// What the repetition rules need to know of a position in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlyFact {
    /// The key of placement and side to move.
    pub key: u64,
    /// Whether the move that led here gave check.
    pub check: bool,
}

impl PlyFact {
    /// The facts of a position.
    #[inline]
    pub fn of(position: &Position) -> PlyFact {
        PlyFact {
            key: position.key(),
            check: position.is_check(),
        }
    }
}

/// A move that was played, with what takes it back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The move.
    pub mv: Move,
    /// What takes it back.
    pub undo: Undo,
}

/// What a side did on every move of a repetition, the lighter first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Offence {
    /// It chased one and the same piece.
    Chase,
    /// It chased one and the same chariot, which shields its general from a horse.
    ChaseOfPinnedChariot,
    /// It gave check.
    Check,
}

/// What the moves of a repetition have been.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cycle {
    /// This side's offence weighs more than the other's, if that had any.
    Offence(Color, Offence),
    /// The offences of both sides weigh the same.
    Mutual(Offence),
    /// Neither side offended.
    Quiet,
}

impl Cycle {
    /// How the game ends by it.
    pub fn outcome(self) -> Outcome {
        match self {
            Cycle::Offence(side, Offence::Check) => Outcome::loss(side, Reason::PerpetualCheck),
            Cycle::Offence(side, _) => Outcome::loss(side, Reason::PerpetualChase),
            Cycle::Mutual(Offence::Check) => Outcome::Draw {
                reason: Reason::MutualPerpetualCheck,
            },
            Cycle::Mutual(_) => Outcome::Draw {
                reason: Reason::MutualPerpetualChase,
            },
            Cycle::Quiet => Outcome::Draw {
                reason: Reason::Repetition,
            },
        }
    }
}

/// Judges the plies of a repetition: `facts` holds the facts after each of its moves, `steps`
/// the moves, `end` is the repeated position. `steps` may be empty if the rules know no
/// [`perpetual_chase_loses`](RuleSet::perpetual_chase_loses).
///
/// Only these moves are looked at: how the game came to the position the first time plays no
/// part.
pub fn judge_cycle(facts: &[PlyFact], steps: &[Step], end: &Position, rules: &RuleSet) -> Cycle {
    let turn = end.turn();
    // Backwards from the end the moves are the opponent's, then the side to move's, in turn.
    let all_checks = |skip: usize| {
        let mut moves = facts.iter().rev().skip(skip).step_by(2).peekable();
        rules.perpetual_check_loses && moves.peek().is_some() && moves.all(|fact| fact.check)
    };
    let checks = [all_checks(0), all_checks(1)];
    let chases = if rules.perpetual_chase_loses && checks == [false, false] {
        chased_by_all(steps, end, rules)
    } else {
        [None, None]
    };
    let offence = |side: usize| checks[side].then_some(Offence::Check).or(chases[side]);
    match (offence(0), offence(1)) {
        (None, None) => Cycle::Quiet,
        (Some(a), Some(b)) if a == b => Cycle::Mutual(a),
        (a, b) if a > b => Cycle::Offence(turn.other(), a.unwrap_or(Offence::Chase)),
        (_, b) => Cycle::Offence(turn, b.unwrap_or(Offence::Chase)),
    }
}

/// Whether one piece was chased by every move of the side that moved last, and of the other.
fn chased_by_all(steps: &[Step], end: &Position, rules: &RuleSet) -> [Option<Offence>; 2] {
    if steps.len() < 2 {
        return [None, None];
    }
    let mut chased = [Chased::EVERYTHING; 2];
    walk_back(end, steps, rules, |index, chase| {
        chased[(steps.len() - 1 - index) % 2].narrow(&chase);
        chased.iter().any(|side| !side.victims().is_empty())
    });
    chased.map(|side| {
        if rules.pinned_chariot_first && !side.pinned().is_empty() {
            Some(Offence::ChaseOfPinnedChariot)
        } else {
            (!side.victims().is_empty()).then_some(Offence::Chase)
        }
    })
}

/// How often the last position has occurred, itself included.
pub(super) fn occurrences(facts: &[PlyFact]) -> u32 {
    let last = facts.last().map(|fact| fact.key);
    facts.iter().filter(|fact| Some(fact.key) == last).count() as u32
}

/// How many moves in a row of the side that moved last were checks, up to the last ply.
pub(super) fn check_row(facts: &[PlyFact]) -> u32 {
    // The first fact is the start position: no move led to it.
    let own_moves = facts.iter().skip(1).rev().step_by(2);
    own_moves.take_while(|fact| fact.check).count() as u32
}

/// The ply of the occurrence from which on the last position has occurred `count` times.
pub(super) fn first_of(facts: &[PlyFact], count: u32) -> Option<usize> {
    let (last, earlier) = facts.split_last()?;
    let same = earlier
        .iter()
        .enumerate()
        .rev()
        .filter(|(_, fact)| fact.key == last.key);
    same.map(|(ply, _)| ply).nth(count.checked_sub(2)? as usize)
}
