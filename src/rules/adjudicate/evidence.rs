//! The moves that decided a game, with the pieces at work.

use super::attacks::attacks_of;
use super::chases::{Chased, walk_back};
use super::referee::{Cause, Ending};
use super::rows::{Row, RowKind, RowVerdict};
use super::threats::Threat;
use super::{Cycle, Offence, Reason, Referee, Step};
use crate::rules::{Color, Move, Piece, Position, RuleSet, Square, sort_short};

/// A piece where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Man {
    /// Its point after the move that is the evidence.
    pub square: Square,
    /// The piece.
    pub piece: Piece,
}

/// What a move did that counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// It gave check.
    Check {
        /// The pieces that attack the general.
        by: Vec<Man>,
    },
    /// It attacked an unprotected piece.
    Attack {
        /// The attacker.
        attacker: Man,
        /// The victim.
        victim: Man,
    },
    /// It chased a piece.
    Chase {
        /// The attacker.
        attacker: Man,
        /// The victim.
        victim: Man,
    },
    /// It brought about the position that was counted.
    Occurrence {
        /// For the how-manieth time.
        number: u32,
    },
}

/// A ply that counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evidence {
    /// The number of the ply from 1; 0 is the start position.
    pub ply: usize,
    /// The move; `None` for the start position.
    pub mv: Option<Move>,
    /// What it did.
    pub deed: Deed,
}

impl Referee {
    /// The evidence for how the game ended.
    pub(super) fn evidence(&self) -> Vec<Evidence> {
        let Some(ending) = self.ending else {
            return Vec::new();
        };
        let gather = Gather {
            steps: &self.steps[..ending.ply],
            position: self.position_at(ending.ply),
            rules: &self.rules,
            found: Vec::new(),
        };
        let mut found = self.gather(gather, &ending);
        sort_short(&mut found, |evidence| evidence.ply);
        found
    }

    fn gather(&self, mut gather: Gather<'_>, ending: &Ending) -> Vec<Evidence> {
        let turn = gather.position.turn();
        match ending.cause {
            Cause::Position | Cause::Count => {
                if ending.outcome.reason() == Reason::Checkmate {
                    gather.checks(1, 0);
                }
            }
            Cause::Rows(RowVerdict::Open | RowVerdict::Pending) => {}
            Cause::Rows(RowVerdict::LastLoses(row)) => gather.row(row, 0),
            Cause::Rows(RowVerdict::NextLoses(row)) => gather.row(row, 1),
            Cause::Rows(RowVerdict::Both(last, earlier)) => {
                gather.row(last, 0);
                gather.row(earlier, 1);
            }
            Cause::Cycle(first, cycle) => {
                let skip = |side: Color| usize::from(side == turn);
                let moves = (ending.ply - first) / 2;
                match cycle {
                    Cycle::Offence(side, Offence::Check) => gather.checks(moves, skip(side)),
                    Cycle::Mutual(Offence::Check) => {
                        gather.checks(moves, 0);
                        gather.checks(moves, 1);
                    }
                    Cycle::Offence(side, _) => gather.chases(first, &[skip(side)]),
                    Cycle::Mutual(_) => gather.chases(first, &[0, 1]),
                    Cycle::Quiet => self.occurrences_until(ending.ply, &mut gather.found),
                }
            }
        }
        gather.found
    }

    fn position_at(&self, ply: usize) -> Position {
        let mut position = self.position.clone();
        for step in self.steps[ply..].iter().rev() {
            position.undo(step.mv, step.undo);
        }
        position
    }

    /// The last occurrences of the position at `ply`, as many as the rules count.
    fn occurrences_until(&self, ply: usize, found: &mut Vec<Evidence>) {
        let key = self.facts[ply].key;
        let count = self.rules.repetition.unwrap_or(u32::MAX);
        let plies = (0..=ply)
            .rev()
            .filter(|&earlier| self.facts[earlier].key == key);
        for (number, ply) in (1..=count).rev().zip(plies) {
            found.push(Evidence {
                ply,
                mv: ply.checked_sub(1).map(|index| self.steps[index].mv),
                deed: Deed::Occurrence { number },
            });
        }
    }
}

/// Walks back from the end of a game and notes what counts.
struct Gather<'a> {
    /// Up to the end of the game.
    steps: &'a [Step],
    /// At the end.
    position: Position,
    rules: &'a RuleSet,
    found: Vec<Evidence>,
}

impl Gather<'_> {
    /// Visits `moves` moves of one side, the last first: of the side that moved last if `skip`
    /// is 0, of the other if it is 1.
    fn walk(
        &mut self,
        moves: usize,
        skip: usize,
        mut visit: impl FnMut(&Position, &Step) -> Option<Deed>,
    ) {
        let mut position = self.position.clone();
        let mut left = moves;
        for (back, (index, step)) in self.steps.iter().enumerate().rev().enumerate() {
            if left == 0 {
                return;
            }
            if back % 2 == skip {
                left -= 1;
                if let Some(deed) = visit(&position, step) {
                    self.found.push(Evidence {
                        ply: index + 1,
                        mv: Some(step.mv),
                        deed,
                    });
                }
            }
            position.undo(step.mv, step.undo);
        }
    }

    fn checks(&mut self, moves: usize, skip: usize) {
        self.walk(moves, skip, |position, _| {
            let by = position.checking_pieces().into_iter();
            let by: Vec<Man> = by.filter_map(|square| man(position, square)).collect();
            (!by.is_empty()).then_some(Deed::Check { by })
        });
    }

    fn row(&mut self, row: Row, skip: usize) {
        let moves = row.length as usize;
        match row.kind {
            RowKind::Checks => self.checks(moves, skip),
            RowKind::Attacks(home) => {
                // Where the victim stood after each ply of the game.
                let mut at = home;
                let mut trail = vec![at];
                for step in self.steps {
                    if step.mv.from() == at {
                        at = step.mv.to();
                    }
                    trail.push(at);
                }
                let rules = self.rules;
                let mut ply = trail.len() - 1 - skip;
                self.walk(moves, skip, |position, step| {
                    let victim = trail[ply];
                    ply = ply.saturating_sub(2);
                    let attacks = attacks_of(position, step, rules);
                    let threat = attacks
                        .into_iter()
                        .find(|threat| threat.victim == victim && !threat.protected)?;
                    let (attacker, victim) = pair(position, threat)?;
                    Some(Deed::Attack { attacker, victim })
                });
            }
        }
    }

    /// The chases of one piece by every move since the ply `first`.
    fn chases(&mut self, first: usize, skips: &[usize]) {
        let cycle = &self.steps[first..];
        let mut chases = Vec::with_capacity(cycle.len());
        walk_back(&self.position, cycle, self.rules, |index, chase| {
            chases.push((index, chase));
            true
        });
        for &skip in skips {
            let own = chases
                .iter()
                .filter(|(index, _)| (cycle.len() - 1 - index) % 2 == skip);
            let mut all = Chased::EVERYTHING;
            own.for_each(|(_, chase)| all.narrow(chase));
            let pinned = all.pinned();
            let chased = if self.rules.pinned_chariot_first && !pinned.is_empty() {
                pinned
            } else {
                all.victims()
            };
            let Some(prey) = chased.first() else {
                continue;
            };
            let mut at = prey;
            let threats: Vec<Option<Threat>> = chases
                .iter()
                .map(|(index, chase)| {
                    let threat = chase.threats.iter().find(|threat| threat.victim == at);
                    let step = cycle[*index];
                    if step.mv.to() == at {
                        at = step.mv.from();
                    }
                    threat.copied()
                })
                .collect();
            let mut own_threats = threats.into_iter().skip(skip).step_by(2);
            self.walk(cycle.len().div_ceil(2), skip, |position, _| {
                let (attacker, victim) = pair(position, own_threats.next()??)?;
                Some(Deed::Chase { attacker, victim })
            });
        }
    }
}

fn man(position: &Position, square: Square) -> Option<Man> {
    let piece = position.piece_at(square)?;
    Some(Man { square, piece })
}

fn pair(position: &Position, threat: Threat) -> Option<(Man, Man)> {
    Some((
        man(position, threat.attacker)?,
        man(position, threat.victim)?,
    ))
}
