//! A move made in advance: the reader plans it while the engine thinks, and it is played after the
//! engine's answer if it is legal then.

use std::rc::Rc;

use super::Table;
use crate::rules::{Bitboard, Move, Refusal, Square};

impl Table {
    /// The move that is planned.
    pub fn plan(&self) -> Option<Move> {
        self.plan.filter(|_| self.awaits_engine())
    }

    /// Plans a move, or none.
    pub fn set_plan(&mut self, plan: Option<Move>) {
        self.plan = plan;
    }

    /// The moves that can be planned now: those that the reader could play if the engine did not move, and those that
    /// take back where the engine can take.
    pub fn plannable(&self) -> Rc<[Move]> {
        if !self.awaits_engine() {
            return Rc::default();
        }
        let mut position = self.position().clone();
        let mut moves: Vec<Move> = Vec::new();
        let mine = position.side(position.turn().other());
        for capture in position.legal_moves_to(mine).iter() {
            let mut taken = position.clone();
            taken.play_unchecked(*capture);
            moves.extend(taken.legal_moves_to(Bitboard::of(capture.to())).iter());
        }
        // An engine in check has to do something about it; nobody can tell what.
        if !position.is_check() {
            position.pass();
            moves.extend(position.legal_moves().iter());
        }
        moves.sort_unstable();
        moves.dedup();
        moves.into()
    }

    /// The points of the pieces that can be moved in advance.
    pub fn plannable_pieces(&self) -> Rc<[Square]> {
        let moves = self.plannable();
        let from: Bitboard = moves.iter().map(|mv| mv.from()).collect();
        from.into_iter().collect()
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
