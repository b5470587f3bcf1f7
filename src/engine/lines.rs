//! The best lines that a search has found.

use super::score::MAX_PLY;
use crate::rules::Move;

/// The best line found from each ply on.
pub struct Lines(Vec<Vec<Move>>);

impl Default for Lines {
    fn default() -> Lines {
        Lines(vec![Vec::new(); MAX_PLY + 2])
    }
}

impl Lines {
    /// Nothing is known from a ply on.
    #[inline]
    pub(super) fn clear(&mut self, ply: usize) {
        self.0[ply].clear();
    }

    /// The best line at `ply` is now a move and the best line after it.
    pub(super) fn extend(&mut self, ply: usize, mv: Move) {
        let (before, after) = self.0.split_at_mut(ply + 1);
        let line = &mut before[ply];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&after[0]);
    }

    /// The best line at `ply` is now a move alone: what follows depends on what it reveals.
    pub(super) fn end_at(&mut self, ply: usize, mv: Move) {
        self.0[ply].clear();
        self.0[ply].push(mv);
    }

    pub(super) fn at(&self, ply: usize) -> &[Move] {
        &self.0[ply]
    }
}
