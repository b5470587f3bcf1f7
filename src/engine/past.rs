//! The moves of the game and the tree, for rules that look at more than positions and checks:
//! chases, rows, progress. Under other rules nothing is kept.

use crate::rules::adjudicate::{RowLoss, Rows, Step, Tally};
use crate::rules::{Game, Position, RuleSet};

/// What led to the current node.
#[derive(Clone, Debug, Default)]
pub(super) struct Past {
    kept: bool,
    /// The moves; a pass has none.
    steps: Vec<Option<Step>>,
    /// Counters after each position that was looked at, the start of the game first. Most nodes
    /// of the quiescence search are never looked at, so they cost next to nothing.
    tallies: Vec<Tally>,
    rows: Option<Rows>,
}

impl Past {
    /// The past of a game at its cursor.
    pub(super) fn of(game: &Game, rules: &RuleSet) -> Past {
        let kept = rules.perpetual_chase_loses
            || rules.looks_at_every_move()
            || rules.counted_checks.is_some()
            || rules.progress_plies.is_some()
            || rules.game_moves.is_some();
        if !kept {
            return Past::default();
        }
        let mut position = game.start().clone();
        let mut past = Past {
            kept,
            steps: Vec::new(),
            tallies: vec![Tally::new(&position)],
            rows: rules.looks_at_every_move().then(|| Rows::new(&position)),
        };
        for (&mv, &revealed) in game.moves().iter().zip(game.reveals()) {
            let undo = position.play_revealing(mv, revealed);
            past.push(Some(Step { mv, undo }));
            past.look(&position, rules);
        }
        past
    }

    /// Whether the rules need it.
    #[inline]
    pub(super) fn is_kept(&self) -> bool {
        self.kept
    }

    /// Follows a move, or a pass.
    pub(super) fn push(&mut self, step: Option<Step>) {
        self.steps.push(step);
    }

    /// Takes the last move, or pass, back.
    pub(super) fn pop(&mut self) {
        let looked_at = self.tallies.len() > self.steps.len();
        let Some(step) = self.steps.pop() else {
            return;
        };
        if looked_at {
            self.tallies.pop();
            if let Some(rows) = &mut self.rows {
                match step {
                    Some(step) => rows.pop(&step),
                    None => rows.pop_pass(),
                }
            }
        }
    }

    /// Counts what was not counted yet, up to the current position.
    pub(super) fn look(&mut self, position: &Position, rules: &RuleSet) {
        let missing = self.steps.len() + 1 - self.tallies.len();
        if missing == 1 {
            // Nearly always it is the last move alone.
            self.count(position, rules);
            return;
        }
        let mut afters = Vec::with_capacity(missing);
        let mut after = position.clone();
        for step in self.steps.iter().rev().take(missing) {
            afters.push(after.clone());
            match step {
                Some(step) => after.undo(step.mv, step.undo),
                None => after.pass(),
            }
        }
        for after in afters.iter().rev() {
            self.count(after, rules);
        }
    }

    fn count(&mut self, after: &Position, rules: &RuleSet) {
        let index = self.tallies.len() - 1;
        let mut tally = self.tallies[index];
        match self.steps[index] {
            Some(step) => {
                let effective = self.rows.as_mut().is_some_and(|rows| {
                    rows.push(after, &step, rules);
                    rows.last_is_effective()
                });
                tally = tally.after(after, &step, after.is_check(), effective, rules);
            }
            None => {
                if let Some(rows) = &mut self.rows {
                    rows.push_pass();
                }
            }
        }
        self.tallies.push(tally);
    }

    /// The moves since the position with this index; passes are none of them.
    pub(super) fn steps_since(&self, index: usize) -> Vec<Step> {
        match self.steps.get(index..) {
            Some(steps) => steps.iter().copied().flatten().collect(),
            None => Vec::new(),
        }
    }

    /// Who loses by the rows up to the current position, which was looked at.
    pub(super) fn row_loss(&self, position: &Position, rules: &RuleSet) -> RowLoss {
        self.rows
            .as_ref()
            .map_or(RowLoss::Open, |rows| rows.loss(position.turn(), rules))
    }

    /// Whether a draw by counting is reached at the current position, which was looked at.
    pub(super) fn is_drawn(&self, position: &Position, rules: &RuleSet) -> bool {
        let tally = self.tallies.last();
        tally.is_some_and(|tally| tally.draw(position, rules).is_some())
    }
}
