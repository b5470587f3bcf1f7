//! A move made in advance: the reader plans it while the engine thinks, and it is played after the
//! engine's answer if it is legal then.

use std::rc::Rc;

use super::Table;
use crate::rules::{Move, Refusal, Square};

impl Table {
    /// The move that is planned.
    pub fn plan(&self) -> Option<Move> {
        self.plan.filter(|_| self.awaits_engine())
    }

    /// Plans a move, or none.
    pub fn set_plan(&mut self, plan: Option<Move>) {
        self.plan = plan;
    }

    /// The moves that can be planned now: those that the reader could play if the engine did not move.
    pub fn plannable(&self) -> Rc<[Move]> {
        // An engine in check has to do something about it; nobody can tell what.
        if !self.awaits_engine() || self.position().is_check() {
            return Rc::default();
        }
        let mut position = self.position().clone();
        position.pass();
        position.legal_moves().iter().copied().collect()
    }

    /// The points of the pieces that can be moved in advance.
    pub fn plannable_pieces(&self) -> Rc<[Square]> {
        let mut points: Vec<Square> = self.plannable().iter().map(|mv| mv.from()).collect();
        points.dedup();
        points.into()
    }

    /// Plays what was planned, if anything was.
    ///
    /// # Errors
    /// Why the planned move is refused.
    pub fn carry_out_plan(&mut self) -> Result<(), Refusal> {
        match self.plan.take() {
            Some(mv) if self.outcome.is_none() => self.play(mv),
            _ => Ok(()),
        }
    }
}
