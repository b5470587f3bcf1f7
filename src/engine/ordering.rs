//! The order in which moves are tried: good ones first cut the tree.

use super::score::{MAX_PLY, Value};
use super::see;
use crate::rules::{Move, Piece, Position, Square};

/// History scores stay within this distance of 0.
const HISTORY_BOUND: i32 = 8_192;
const FIRST: i32 = 1 << 24;
const GOOD_CAPTURE: i32 = 1 << 20;
const KILLER: i32 = 1 << 18;
const BAD_CAPTURE: i32 = -(1 << 20);

/// What earlier parts of the search tell of quiet moves.
#[derive(Clone, Debug)]
pub struct Experience {
    /// By piece and target: how often the move refuted, less how often it did not.
    history: Vec<[i32; Square::COUNT]>,
    /// By distance from the root: the last two quiet moves that refuted.
    killers: [[Option<Move>; 2]; MAX_PLY],
}

impl Default for Experience {
    fn default() -> Experience {
        Experience {
            history: vec![[0; Square::COUNT]; Piece::COUNT],
            killers: [[None; 2]; MAX_PLY],
        }
    }
}

impl Experience {
    /// Prepares for another search: killers are forgotten, history fades.
    pub fn fade(&mut self) {
        self.killers = [[None; 2]; MAX_PLY];
        for score in self.history.iter_mut().flatten() {
            *score /= 2;
        }
    }

    /// How well a quiet move of a piece did so far.
    #[inline]
    pub fn history(&self, piece: Piece, mv: Move) -> i32 {
        self.history[piece.index()][mv.to().index()]
    }

    /// A quiet move refuted the position; those tried before it did not.
    pub fn learn(
        &mut self,
        position: &Position,
        ply: usize,
        best: Move,
        tried: &[Move],
        depth: i32,
    ) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(best) {
            *killers = [Some(best), killers[0]];
        }
        let bonus = (depth * depth * 8).min(1_200);
        self.reward(position, best, bonus);
        for &mv in tried {
            self.reward(position, mv, -bonus);
        }
    }

    fn reward(&mut self, position: &Position, mv: Move, bonus: i32) {
        if let Some(piece) = position.piece_at(mv.from()) {
            let score = &mut self.history[piece.index()][mv.to().index()];
            // Pulled back the harder the nearer to the bound, so that it is never passed.
            *score += bonus - *score * bonus.abs() / HISTORY_BOUND;
        }
    }
}

/// A move with its place in the order.
#[derive(Clone, Copy, Debug)]
pub struct Ranked {
    /// The move.
    pub mv: Move,
    /// The greater, the earlier.
    pub rank: i32,
}

/// Ranks a legal move of the side to move.
pub fn rank(
    position: &Position,
    experience: &Experience,
    ply: usize,
    first: Option<Move>,
    mv: Move,
) -> i32 {
    if first == Some(mv) {
        return FIRST;
    }
    if position.piece_at(mv.to()).is_some() {
        let gain = victim_first(position, mv);
        return if see::gains_at_least(position, mv, 0) {
            GOOD_CAPTURE + gain
        } else {
            BAD_CAPTURE + gain
        };
    }
    match experience.killers[ply] {
        [Some(killer), _] if killer == mv => KILLER + 1,
        [_, Some(killer)] if killer == mv => KILLER,
        _ => position
            .piece_at(mv.from())
            .map_or(0, |piece| experience.history(piece, mv)),
    }
}

/// The most valuable victim first, then the least valuable taker.
pub fn victim_first(position: &Position, mv: Move) -> Value {
    let value = |square| {
        position
            .piece_at(square)
            .map_or(0, |piece| see::exchange_value(piece.role))
    };
    16 * value(mv.to()) - value(mv.from()).min(1_000)
}

/// Moves the best ranked of `moves[next..]` to `next` and answers it.
#[inline]
pub fn pick(moves: &mut [Ranked], next: usize) -> Option<Ranked> {
    let best = (next..moves.len()).max_by_key(|&i| (moves[i].rank, std::cmp::Reverse(i)))?;
    moves.swap(next, best);
    Some(moves[next])
}
