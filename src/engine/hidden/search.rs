//! The search of a node at which a side chooses.

use super::super::score::{DRAW, INFINITE, MATE_BOUND, MAX_PLY, Value, mated_at};
use super::super::tt::{Bound, Hit};
use super::super::verdict::is_by_rule;
use super::tree::Tree;
use crate::rules::Move;

/// Up to this depth a node that is so much above the window is not searched.
const FUTILE_DEPTH: i32 = 3;
/// The margin for each ply of it.
const FUTILE_MARGIN: Value = 130;
/// From this depth on passing is tried.
const PASS_DEPTH: i32 = 3;
/// From this depth on late moves are searched less deeply.
const LATE_DEPTH: i32 = 3;
/// Moves after so many are late.
const LATE_MOVES: usize = 5;

/// What a search of one move needs to know of its node.
#[derive(Clone, Copy)]
struct Node {
    depth: i32,
    ply: usize,
    in_check: bool,
}

impl Tree {
    /// The value of the node to the side to move, exact between `alpha` and `beta` and a bound
    /// outside.
    pub(super) fn search(
        &mut self,
        mut alpha: Value,
        beta: Value,
        depth: i32,
        ply: usize,
        may_pass: bool,
    ) -> Value {
        let in_check = self.in_check();
        let depth = depth + i32::from(in_check && depth >= 0);
        if depth <= 0 {
            return self.leaf(alpha, beta, ply);
        }
        self.lines.clear(ply);
        if self.watch.must_return() {
            return 0;
        }
        if let Some(value) = self.ruled(ply) {
            return value;
        }
        if ply >= MAX_PLY {
            return self.evaluate();
        }
        let wide = beta - alpha > 1;
        let key = self.key_of_view();
        let known = self.table.probe(key, ply);
        if let Some(hit) = known
            && !wide
            && hit.depth >= depth
            && hit.cuts(alpha, beta)
        {
            return hit.value;
        }
        let evaluation = (!in_check).then(|| self.evaluate());
        if let Some(evaluation) = evaluation.filter(|_| !wide && beta.abs() < MATE_BOUND) {
            if depth <= FUTILE_DEPTH && evaluation - FUTILE_MARGIN * depth >= beta {
                return evaluation;
            }
            if may_pass && depth >= PASS_DEPTH && evaluation >= beta && self.has_free_pieces() {
                let value = self.try_pass(beta, depth, ply);
                if self.watch.halted {
                    return 0;
                }
                if value >= beta {
                    return value.min(MATE_BOUND - 1);
                }
            }
        }
        let first = known
            .and_then(|hit| hit.best)
            .filter(|mv| self.view.position().is_legal(*mv));
        let moves = self.ranked_moves(ply, first);
        let node = Node {
            depth,
            ply,
            in_check,
        };
        let floor = alpha;
        let mut best = -INFINITE;
        let mut best_move = None;
        for (index, &mv) in moves.iter().enumerate() {
            if best > -MATE_BOUND && self.is_hopeless(mv, node, evaluation, alpha) {
                continue;
            }
            let value = self.search_move(mv, alpha, beta, node, index);
            if self.watch.halted {
                return 0;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_move = Some(mv);
                    self.extend_line(ply, mv);
                }
                if value >= beta {
                    self.learn(mv, &moves[..index], node);
                    break;
                }
            }
        }
        if moves.is_empty() {
            return mated_at(ply);
        }
        if best == -INFINITE {
            // Everything but hopeless moves was left out.
            best = floor;
        }
        if !is_by_rule(best) && best != DRAW {
            let bound = match (best >= beta, best > floor) {
                (true, _) => Bound::Lower,
                (_, true) => Bound::Exact,
                _ => Bound::Upper,
            };
            let hit = Hit {
                best: best_move.or(first),
                value: best,
                bound,
                depth,
                evaluation,
            };
            self.table.store(key, ply, hit);
        }
        best
    }

    /// Where the tree is cut off. No legal move loses there too, and a reached limit draws.
    fn leaf(&mut self, alpha: Value, beta: Value, ply: usize) -> Value {
        if let Some(value) = self.ruled(ply) {
            self.lines.clear(ply);
            return value;
        }
        self.quiesce(alpha, beta, 0, ply)
    }

    fn try_pass(&mut self, beta: Value, depth: i32, ply: usize) -> Value {
        self.pass();
        let value = -self.search(-beta, 1 - beta, depth - 3 - depth / 5, ply + 1, false);
        self.take_pass_back();
        value
    }

    /// Whether a quiet move near the leaves cannot bring the value up to the window.
    fn is_hopeless(&self, mv: Move, node: Node, evaluation: Option<Value>, alpha: Value) -> bool {
        let Some(evaluation) = evaluation else {
            return false;
        };
        node.depth <= 2
            && alpha.abs() < MATE_BOUND
            && self.view.position().piece_at(mv.to()).is_none()
            && evaluation + 60 + FUTILE_MARGIN * node.depth <= alpha
    }

    /// The value of a move: late ones are searched less deeply first, all but the first with a
    /// window of nothing.
    fn search_move(
        &mut self,
        mv: Move,
        alpha: Value,
        beta: Value,
        node: Node,
        index: usize,
    ) -> Value {
        let quiet = self.view.position().piece_at(mv.to()).is_none();
        let mut reduction = 0;
        if node.depth >= LATE_DEPTH && index >= LATE_MOVES && quiet && !node.in_check {
            reduction = 1 + i32::from(index >= 4 * LATE_MOVES) + node.depth / 8;
        }
        let depth = node.depth - 1;
        if index == 0 {
            return self.child(mv, alpha, beta, depth, node.ply);
        }
        let mut value = self.child(mv, alpha, alpha + 1, depth - reduction, node.ply);
        if value > alpha && reduction > 0 && !self.watch.halted {
            value = self.child(mv, alpha, alpha + 1, depth, node.ply);
        }
        if value > alpha && value < beta && !self.watch.halted {
            value = self.child(mv, alpha, beta, depth, node.ply);
        }
        value
    }

    /// The value of a move in a window, whether or not it opens a piece.
    pub(super) fn child(
        &mut self,
        mv: Move,
        alpha: Value,
        beta: Value,
        depth: i32,
        ply: usize,
    ) -> Value {
        if self.view.reveals(mv) {
            if let Some(role) = self.supposed_at(mv.from()) {
                return self.outcome(mv, role, alpha, beta, depth, ply);
            }
            return self.chance(mv, alpha, beta, depth, ply);
        }
        let made = self.make(mv, None);
        let value = -self.search(-beta, -alpha, depth, ply + 1, true);
        self.unmake(made);
        value
    }

    /// A move was too good: it is tried earlier from now on, those before it later.
    fn learn(&mut self, mv: Move, before: &[Move], node: Node) {
        let position = self.view.position();
        let quiet = |mv: &Move| position.piece_at(mv.to()).is_none();
        if quiet(&mv) {
            let color = position.turn();
            let others: Vec<Move> = before.iter().copied().filter(quiet).collect();
            self.experience.reward(color, mv, node.ply, node.depth);
            self.experience.blame(color, &others, node.depth);
        }
    }
}
