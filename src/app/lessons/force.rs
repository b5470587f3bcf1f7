//! Wins that cannot be avoided, found by trying everything.

use crate::rules::{Move, Position};

/// Whether the side to move can leave the other one without a legal move within so many own moves,
/// whatever that does.
pub fn can_force(position: &Position, moves: u8) -> bool {
    let legal = position.legal_moves();
    legal.iter().any(|mv| wins(position, *mv, moves))
}

/// Whether a move is the first of such a win.
pub fn wins(position: &Position, mv: Move, moves: u8) -> bool {
    let mut after = position.clone();
    after.play_unchecked(mv);
    holds(&after, moves)
}

/// Whether the side that has just moved wins with its next `moves - 1` moves at the latest.
fn holds(after: &Position, moves: u8) -> bool {
    if !after.has_legal_move() {
        return true;
    }
    moves > 1 && answers(after).all(|(_, next)| can_force(&next, moves - 1))
}

/// The answer that holds out longest: one that escapes within `moves` moves of the other side, if
/// there is any; `None` without a legal move.
pub fn best_answer(position: &Position, moves: u8) -> Option<Move> {
    let hardness = |next: &Position| {
        (1..=moves)
            .find(|fewer| can_force(next, *fewer))
            .unwrap_or(moves + 1)
    };
    let mut best: Option<(u8, Move)> = None;
    for (mv, next) in answers(position) {
        let hard = hardness(&next);
        if best.is_none_or(|(known, _)| hard > known) {
            best = Some((hard, mv));
        }
    }
    best.map(|(_, mv)| mv)
}

/// All positions after one move.
fn answers(position: &Position) -> impl Iterator<Item = (Move, Position)> + '_ {
    let legal: Vec<Move> = position.legal_moves().iter().copied().collect();
    legal.into_iter().map(|mv| {
        let mut next = position.clone();
        next.play_unchecked(mv);
        (mv, next)
    })
}
