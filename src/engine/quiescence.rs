//! Quiescence: captures until the position is quiet, and every answer to a check.

use super::ordering::{self, Ranked};
use super::pruning;
use super::score::{DRAW, INFINITE, MAX_PLY, Value, mated_at};
use super::see;
use super::tree::Tree;
use super::tt::{Bound, Hit};
use crate::rules::Bitboard;

impl Tree {
    /// The value of the position once nothing is left to take that is worth it.
    pub(super) fn quiesce(&mut self, mut alpha: Value, beta: Value, ply: usize) -> Value {
        self.lines.clear(ply);
        if self.watch.must_return() {
            return DRAW;
        }
        if ply >= MAX_PLY - 1 {
            return self.evaluate();
        }
        let hit = self.table.probe(self.position.key(), ply);
        if let Some(hit) = hit
            && beta - alpha == 1
            && hit.cuts(alpha, beta)
        {
            return hit.value;
        }
        let in_check = self.in_check();
        let floor = alpha;
        let mut best = -INFINITE;
        let mut targets = Bitboard::ALL;
        let mut evaluation = None;
        if !in_check {
            let known = hit.and_then(|hit| hit.evaluation);
            let plain = known.unwrap_or_else(|| self.evaluate());
            evaluation = Some(plain);
            best = self.corrections.corrected(&self.position, plain);
            if best >= beta {
                return best;
            }
            alpha = alpha.max(best);
            targets = self.position.side(self.position.turn().other());
        }
        self.path[ply].evaluation = evaluation.map(|_| best);
        let stand = best;
        let base = self.moves.len();
        self.rank_moves(targets, ply, hit.and_then(|hit| hit.best));
        if in_check && self.moves.len() == base {
            return mated_at(ply);
        }
        let mut best_move = None;
        let mut count = 0;
        while let Some(Ranked { mv, rank }) = ordering::pick(&mut self.moves, base + count) {
            count += 1;
            if !in_check {
                if rank < 0 {
                    break;
                }
                let victim = self.position.piece_at(mv.to());
                let gain = victim.map_or(0, |piece| see::exchange_value(piece.role));
                if stand + gain + pruning::CAPTURE_MARGIN <= alpha {
                    continue;
                }
            }
            let made = self.make(mv);
            let value = -self.quiesce(-beta, -alpha, ply + 1);
            self.unmake(made);
            if self.watch.halted {
                return DRAW;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_move = Some(mv);
                    self.lines.extend(ply, mv);
                }
                if value >= beta {
                    break;
                }
            }
        }
        self.moves.truncate(base);
        let bound = if best >= beta {
            Bound::Lower
        } else if best > floor && best > stand {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let hit = Hit {
            best: best_move,
            value: best,
            bound,
            depth: 0,
            evaluation,
        };
        self.remember(ply, hit);
        best
    }
}
