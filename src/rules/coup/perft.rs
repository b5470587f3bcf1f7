//! Counting the leaves of the tree of legal moves, each reveal that the pool allows by itself.

use super::{CoUpMove, View};
use crate::rules::Piece;

/// The number of sequences of `depth` legal moves with their reveals: each identity that the
/// pool still allows is one child. A closed piece that is taken stays in the pool. Depth 0
/// gives 1.
pub fn perft(view: &mut View, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => leaves(view),
        _ => divide(view, depth).iter().map(|(_, nodes)| nodes).sum(),
    }
}

/// [`perft`] for each legal move with each reveal by itself. Depth 0 is read as 1.
pub fn divide(view: &mut View, depth: u32) -> Vec<(CoUpMove, u64)> {
    let color = view.position().turn();
    let mut parts = Vec::new();
    for mv in &view.position().legal_moves() {
        let plain = CoUpMove::plain(mv);
        let children: Vec<CoUpMove> = if view.reveals(mv) {
            let kinds = view.pool().kinds(color);
            kinds
                .map(|(role, _)| CoUpMove {
                    revealed: Some(Piece::new(color, role)),
                    ..plain
                })
                .collect()
        } else {
            vec![plain]
        };
        for played in children {
            let undo = view.play_unchecked(played);
            parts.push((played, perft(view, depth.max(1) - 1)));
            view.undo(mv, undo);
        }
    }
    parts
}

/// The last level, counted without playing its moves.
fn leaves(view: &View) -> u64 {
    let kinds = view.pool().kinds(view.position().turn()).count() as u64;
    let moves = &view.position().legal_moves();
    let count = |mv| if view.reveals(mv) { kinds } else { 1 };
    moves.into_iter().map(count).sum()
}
