//! The end of the tree: captures only, and moves out of check.
//!
//! A closed piece that moves here stays unknown and counts with the mean of its pool: what it
//! turns out to be matters where the tree goes on, not where it is cut off.

use super::super::score::{MAX_PLY, Value, mated_at};
use super::ordering::in_order;
use super::tree::Tree;
use crate::rules::Move;

/// Checks are answered by every legal move this deep, deeper only by captures.
const EVASION_PLIES: i32 = 4;
/// A capture that cannot bring the value to within this of the floor is left out.
const MARGIN: Value = 140;

impl Tree {
    /// The value when no capture is left to make. `depth` begins at 0 and falls.
    pub(super) fn quiesce(
        &mut self,
        mut alpha: Value,
        beta: Value,
        depth: i32,
        ply: usize,
    ) -> Value {
        self.lines.clear(ply);
        if self.watch.must_return() {
            return 0;
        }
        let in_check = self.in_check() && depth > -EVASION_PLIES;
        let stand = self.evaluate();
        if ply >= MAX_PLY {
            return stand;
        }
        let mut best = if in_check { mated_at(ply) } else { stand };
        if best >= beta {
            return best;
        }
        alpha = alpha.max(best);
        for mv in self.noisy_moves(in_check) {
            if !in_check {
                let gain = self.victim_worth(mv);
                if stand + gain + MARGIN <= alpha || self.loses_material(mv, gain) {
                    continue;
                }
            }
            let made = self.make(mv, self.supposed_at(mv.from()));
            let value = -self.quiesce(-beta, -alpha, depth - 1, ply + 1);
            self.unmake(made);
            if self.watch.halted {
                return 0;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    self.extend_line(ply, mv);
                }
                if value >= beta {
                    break;
                }
            }
        }
        best
    }

    /// Captures, the best victims first; in check all moves.
    fn noisy_moves(&self, in_check: bool) -> Vec<Move> {
        let position = self.view.position();
        let moves = if in_check {
            position.legal_moves()
        } else {
            position.legal_moves_to(position.side(position.turn().other()))
        };
        let rank = |mv: Move| self.mover_worth(mv) - 8 * self.victim_worth(mv);
        in_order(moves, rank)
    }

    /// Whether a piece takes a lesser one that is guarded.
    fn loses_material(&self, mv: Move, gain: Value) -> bool {
        let price = self.mover_worth(mv);
        if price <= gain {
            return false;
        }
        let mut after = self.view.position().clone();
        after.play_unchecked(mv);
        after.has_legal_move_to(mv.to())
    }
}
