//! The engine for cờ úp: iterative deepening over its tree.

use super::super::clock::Clock;
use super::super::level::Level;
use super::super::limits::Limits;
use super::super::think::Thinking;
use super::tree::Tree;
use crate::rules::coup::{CoUpMove, View};
use crate::rules::{Position, RuleSet, Variant};

/// The engine for cờ úp.
pub type HiddenEngine = Thinking<Tree>;

impl HiddenEngine {
    /// An engine whose transposition table takes at most so much memory.
    pub fn new(hash_mebibytes: usize, clock: Clock) -> HiddenEngine {
        let view = View::start(Position::start_of(Variant::CO_UP));
        Thinking::with(Tree::new(hash_mebibytes, clock, view))
    }

    /// Prepares a search at the end of a line of moves. `start` is what the side to move can know
    /// of the position before the first, and the moves show what it can know of them; they must
    /// fit it. `level` is a weak level's play with its seed, or `None` for full strength.
    pub fn start(
        &mut self,
        start: &View,
        moves: &[CoUpMove],
        rules: &RuleSet,
        limits: Limits,
        level: Option<(Level, u64)>,
    ) {
        self.tree.set_root(start, moves, rules);
        self.begin(limits, level);
    }
}
