//! Which moves of a node are left out, and which are searched less deep.

use super::alpha_beta::Node;
use super::score::Value;
use super::tree::Tree;
use super::{ordering, pruning, see};
use crate::rules::Move;

impl Tree {
    /// Whether a move is not worth trying: late in a good order, or far too little for `alpha`.
    pub(super) fn is_hopeless(
        &self,
        node: &Node,
        alpha: Value,
        mv: Move,
        rank: i32,
        quiet: bool,
        count: usize,
    ) -> bool {
        let depth = node.depth;
        if !quiet {
            return depth <= pruning::EXCHANGE_DEPTH
                && rank < 0
                && !see::gains_at_least(&self.position, mv, -pruning::capture_loss(depth));
        }
        if node.in_check || node.principal && count < 4 {
            return false;
        }
        if depth <= pruning::LATE_MOVE_DEPTH
            && count > pruning::late_move_count(depth, node.improving)
        {
            return true;
        }
        let reduced = (depth - pruning::late_move_reduction(depth, count)).max(1);
        if reduced <= pruning::FUTILITY_DEPTH
            && rank < ordering::KILLER
            && node.evaluation + pruning::futility_margin(reduced) <= alpha
        {
            return true;
        }
        reduced <= pruning::EXCHANGE_DEPTH
            && !see::gains_at_least(&self.position, mv, -pruning::quiet_loss(reduced))
    }

    /// Whether a move gives check: such moves are never left out.
    pub(super) fn gives_check(&mut self, mv: Move) -> bool {
        if !self.position.may_give_check(mv) {
            return false;
        }
        let undo = self.position.play_unchecked(mv);
        let check = self.position.is_check();
        self.position.undo(mv, undo);
        check
    }

    /// By how many plies the move just made is searched less deep.
    pub(super) fn reduction(&self, node: &Node, rank: i32, quiet: bool, count: usize) -> i32 {
        if node.depth < 3 || count < 2 || (!quiet && rank > 0) {
            return 0;
        }
        let mut reduction = pruning::late_move_reduction(node.depth, count);
        reduction -= i32::from(node.principal);
        reduction -= i32::from(node.in_check);
        reduction -= i32::from(self.in_check());
        reduction += i32::from(!node.improving);
        if quiet {
            reduction -= if rank >= ordering::KILLER {
                1
            } else {
                rank / pruning::HISTORY_PER_PLY
            };
        }
        reduction.clamp(0, node.depth - 2)
    }
}
