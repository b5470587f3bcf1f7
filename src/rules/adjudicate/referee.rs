//! Follows a game ply by ply.

use super::limits::Tally;
use super::repetition::{PlyFact, Step, first_of, judge_cycle};
use super::rows::{RowVerdict, Rows};
use super::threats::Threat;
use super::{Cycle, Outcome, Reason, attacks};
use crate::rules::{Move, Position, Role, RuleSet};

/// What decided a game, as far as the evidence needs it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cause {
    /// The position at the end.
    Position,
    /// Rows of moves.
    Rows(RowVerdict),
    /// The moves since the position of this ply.
    Cycle(usize, Cycle),
    /// A number was reached.
    Count,
}

/// The first ending of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ending {
    pub(super) ply: usize,
    pub(super) outcome: Outcome,
    pub(super) cause: Cause,
}

/// A referee beside the board: is told each move, can be told that one was taken back, and
/// says at any time how the game stands.
#[derive(Clone, Debug)]
pub struct Referee {
    pub(super) rules: RuleSet,
    pub(super) position: Position,
    pub(super) steps: Vec<Step>,
    /// One for each position, the first included.
    pub(super) facts: Vec<PlyFact>,
    /// One for each position, the first included.
    pub(super) tallies: Vec<Tally>,
    /// Kept if the rules look at every move.
    pub(super) rows: Option<Rows>,
    pub(super) ending: Option<Ending>,
}

impl Referee {
    /// Before the first move of a game.
    pub fn new(start: &Position, rules: &RuleSet) -> Referee {
        let mut referee = Referee {
            rules: rules.clone(),
            position: start.clone(),
            steps: Vec::new(),
            facts: vec![PlyFact::of(start)],
            tallies: vec![Tally::new(start)],
            rows: rules.looks_at_every_move().then(|| Rows::new(start)),
            ending: None,
        };
        referee.judge();
        referee
    }

    /// The rules in force.
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The position after the last move.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// How many moves the referee has been told.
    pub fn ply(&self) -> usize {
        self.steps.len()
    }

    /// How the game ended; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.ending.map(|ending| ending.outcome)
    }

    /// After how many plies the game ended.
    pub fn ended_at(&self) -> Option<usize> {
        self.ending.map(|ending| ending.ply)
    }

    /// Follows a move, which must be legal. Moves after the end of the game are followed too,
    /// but decide nothing.
    ///
    /// # Panics
    /// If no piece stands on the point of departure.
    pub fn play(&mut self, mv: Move) {
        self.play_revealing(mv, None);
    }

    /// Follows a move, and what the closed piece that made it has turned out to be.
    ///
    /// # Panics
    /// If no piece stands on the point of departure.
    pub fn play_revealing(&mut self, mv: Move, revealed: Option<Role>) {
        let step = Step {
            mv,
            undo: self.position.play_revealing(mv, revealed),
        };
        let fact = PlyFact::of(&self.position);
        self.steps.push(step);
        self.facts.push(fact);
        let effective = match &mut self.rows {
            Some(rows) => {
                rows.push(&self.position, &step, &self.rules);
                rows.last_is_effective()
            }
            None => false,
        };
        let tally = self.tallies[self.tallies.len() - 1].after(
            &self.position,
            &step,
            fact.check,
            effective,
            &self.rules,
        );
        self.tallies.push(tally);
        self.judge();
    }

    /// Takes the last move back; answers it, or `None` before the first.
    pub fn take_back(&mut self) -> Option<Move> {
        let step = self.steps.pop()?;
        self.position.undo(step.mv, step.undo);
        self.facts.pop();
        self.tallies.pop();
        if let Some(rows) = &mut self.rows {
            rows.pop(&step);
        }
        self.ending = self.ending.filter(|ending| ending.ply <= self.steps.len());
        Some(step.mv)
    }

    /// What the last move attacks by the definition of the CXQ page, whatever the rules in
    /// force: each threat, protected victims included, in the order of the points.
    pub fn attacks(&self) -> Vec<Threat> {
        let last = self.steps.last();
        last.map_or_else(Vec::new, |step| {
            attacks::attacks_of(&self.position, step, &self.rules)
        })
    }

    fn judge(&mut self) {
        if self.ending.is_none() {
            let ply = self.steps.len();
            self.ending = self.decide().map(|(outcome, cause)| Ending {
                ply,
                outcome,
                cause,
            });
        }
    }

    /// How the game ends with the last ply, if it does.
    fn decide(&self) -> Option<(Outcome, Cause)> {
        let turn = self.position.turn();
        if !self.position.has_legal_move() {
            let reason = if self.position.is_check() {
                Reason::Checkmate
            } else {
                Reason::Stalemate
            };
            return Some((Outcome::loss(turn, reason), Cause::Position));
        }
        if let Some(rows) = &self.rows {
            let verdict = rows.verdict(&self.rules);
            let outcome = verdict.outcome(turn);
            if outcome.is_some() || verdict == RowVerdict::Pending {
                return outcome.map(|outcome| (outcome, Cause::Rows(verdict)));
            }
        }
        if let Some(limit) = self.rules.repetition
            && let Some((first, cycle)) = self.cycle(limit)
        {
            return Some((cycle.outcome(), Cause::Cycle(first, cycle)));
        }
        let tally = self.tallies.last()?;
        let draw = tally.draw(&self.position, &self.rules)?;
        let cause = match draw.reason() {
            Reason::NoAttackers => Cause::Position,
            _ => Cause::Count,
        };
        Some((draw, cause))
    }

    /// What the moves were since the position occurred first, if it has occurred `count` times.
    pub(super) fn cycle(&self, count: u32) -> Option<(usize, Cycle)> {
        let first = first_of(&self.facts, count)?;
        let cycle = judge_cycle(
            &self.facts[first + 1..],
            &self.steps[first..],
            &self.position,
            &self.rules,
        );
        Some((first, cycle))
    }
}
