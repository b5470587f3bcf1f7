//! A player that looks one ply ahead: it takes the most valuable piece, not for a dearer one that
//! is taken back, and else opens or moves what comes first in an order of its own.

use chuhe::rules::coup::{CoUpMove, View};
use chuhe::rules::{Move, Role, Square};

use crate::Player;

pub struct Greedy;

const fn value(role: Role) -> i32 {
    match role {
        Role::General => 0,
        Role::Advisor | Role::Elephant | Role::Soldier => 100,
        Role::Horse | Role::Cannon => 400,
        Role::Chariot => 900,
    }
}

/// What a piece counts; a closed one counts the mean of its pool.
pub fn worth(view: &View, square: Square) -> i32 {
    let Some(piece) = view.position().piece_at(square) else {
        return 0;
    };
    let may_be = view.may_be(square);
    if may_be.is_empty() {
        return value(piece.role);
    }
    let total: i32 = may_be.iter().map(|&(_, count)| i32::from(count)).sum();
    let sum: i32 = may_be
        .iter()
        .map(|&(piece, count)| i32::from(count) * value(piece.role))
        .sum();
    sum / total
}

impl Player for Greedy {
    fn choose(&mut self, _: &View, line: &[CoUpMove], view: &View, _: f64) -> Move {
        let moves = view.position().legal_moves();
        let gain = |mv: Move| {
            let mut after = view.position().clone();
            after.play_unchecked(mv);
            if !after.has_legal_move() {
                return 10_000;
            }
            let lost = match after.has_legal_move_to(mv.to()) {
                true => worth(view, mv.from()),
                false => 0,
            };
            worth(view, mv.to()) - lost
        };
        // Moves of equal gain take turns, so that games differ and go on.
        let mixed = |mv: Move| {
            let word = (mv.from().index() * 90 + mv.to().index() + 7_919 * line.len()) as u32;
            word.wrapping_mul(2_654_435_761) >> 8
        };
        moves
            .into_iter()
            .max_by_key(|&mv| (gain(mv), view.reveals(mv), mixed(mv)))
            .unwrap()
    }
}
