//! What iterative deepening asks of a tree; those of xiangqi and of cờ úp answer it.

use super::score::Value;
use super::watch::Watch;
use crate::rules::Move;

/// What iterative deepening asks of a tree.
pub trait Root {
    /// The nodes and the clock.
    fn watch(&mut self) -> &mut Watch;

    /// How full the transposition table is, in thousandths.
    fn hash_permille(&self) -> u32;

    /// What tells positions apart, for the errors of weak levels.
    fn key(&self) -> u64;

    /// Forgets all that earlier searches found out.
    fn forget(&mut self);

    /// A search begins: what earlier ones found out counts less.
    fn age(&mut self);

    /// The legal moves of the root, in the order in which they are first tried.
    fn root_moves(&self) -> Vec<Move>;

    /// The value of a move of the root, exact between `alpha` and `beta` and a bound outside. Moves
    /// after the `first` are expected to be no better than `alpha`.
    fn try_root_move(
        &mut self,
        mv: Move,
        alpha: Value,
        beta: Value,
        depth: i32,
        first: bool,
    ) -> Value;

    /// The value of a move of the root, exact whatever it is.
    fn judge_root_move(&mut self, mv: Move, depth: i32) -> Value;

    /// The best line that begins with the move of the root tried last.
    fn root_line(&mut self, mv: Move) -> &[Move];
}
