//! Counting the leaves of the tree of legal moves: the standard proof of a move generator.

use super::{Move, Position};

/// The number of sequences of `depth` legal moves. The last level is counted without playing
/// its moves. Depth 0 gives 1.
pub fn perft(position: &mut Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.legal_count() as u64,
        _ => {
            let mut nodes = 0;
            for mv in &position.legal_moves() {
                let undo = position.play_unchecked(mv);
                nodes += perft(position, depth - 1);
                position.undo(mv, undo);
            }
            nodes
        }
    }
}

/// [`perft`] for each legal move by itself, in the order of generation. Depth 0 is read as 1.
pub fn divide(position: &mut Position, depth: u32) -> Vec<(Move, u64)> {
    let moves: Vec<Move> = position.legal_moves().to_vec();
    moves
        .into_iter()
        .map(|mv| {
            let undo = position.play_unchecked(mv);
            let nodes = perft(position, depth.max(1) - 1);
            position.undo(mv, undo);
            (mv, nodes)
        })
        .collect()
}
