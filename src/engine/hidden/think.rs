//! The engine for cờ úp: iterative deepening over its tree.

use super::super::clock::Clock;
use super::super::level::Level;
use super::super::limits::Limits;
use super::super::think::Thinking;
use super::tree::{Supposed, Tree};
use crate::rules::coup::{Arrangement, CoUpMove, View};
use crate::rules::{Position, RuleSet, Variant};

/// The engine for cờ úp.
pub type HiddenEngine = Thinking<Tree>;

impl HiddenEngine {
    /// An engine whose transposition table takes at most so much memory.
    pub fn new(hash_mebibytes: usize, clock: Clock) -> HiddenEngine {
        let view = View::start(Position::start_of(Variant::CO_UP));
        Thinking::with(Tree::new(hash_mebibytes, clock, view))
    }

    /// From now on searches as if everybody knew what the closed pieces are, or again as nobody
    /// knows it. `number` tells suppositions apart, from 1.
    ///
    /// Averaging over supposed arrangements is the usual other way to play games like this one;
    /// `benches/coup_match` measures it against this engine's own.
    pub fn suppose(&mut self, arrangement: Option<Arrangement>, number: u64) {
        self.tree.supposed = arrangement.map(|arrangement| Supposed {
            arrangement,
            word: number.wrapping_mul(0x9e37_79b9_7f4a_7c15),
        });
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
