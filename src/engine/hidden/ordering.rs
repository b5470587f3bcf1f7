//! Which move is tried first.

use super::super::score::MAX_PLY;
use super::tree::Tree;
use super::worth::{closed_worth, mean_worth, open_worth};
use crate::engine::Value;
use crate::rules::{Color, Move, MoveList, Square};

/// What was found out about moves wherever they were tried.
pub(super) struct Experience {
    /// Quiet moves that were too good, two for each ply.
    killers: Vec<[Option<Move>; 2]>,
    /// How often a move from point to point was too good, by side.
    history: Vec<i32>,
}

/// No entry of the history grows beyond it.
const HISTORY_BOUND: i32 = 8_000;

impl Default for Experience {
    fn default() -> Experience {
        Experience {
            killers: vec![[None; 2]; MAX_PLY + 2],
            history: vec![0; 2 * Square::COUNT * Square::COUNT],
        }
    }
}

fn place(color: Color, mv: Move) -> usize {
    (color.index() * Square::COUNT + mv.from().index()) * Square::COUNT + mv.to().index()
}

impl Experience {
    /// Forgets by half what earlier searches found out.
    pub(super) fn fade(&mut self) {
        self.history.iter_mut().for_each(|count| *count /= 2);
        self.killers.fill([None; 2]);
    }

    /// A quiet move was too good.
    pub(super) fn reward(&mut self, color: Color, mv: Move, ply: usize, depth: i32) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        let count = &mut self.history[place(color, mv)];
        let bonus = (depth * depth).min(400);
        *count += bonus - *count * bonus / HISTORY_BOUND;
    }

    /// Quiet moves were tried before the one that was too good.
    pub(super) fn blame(&mut self, color: Color, moves: &[Move], depth: i32) {
        let malus = (depth * depth).min(400);
        for &mv in moves {
            let count = &mut self.history[place(color, mv)];
            *count -= malus + *count * malus / HISTORY_BOUND;
        }
    }
}

const FIRST: i32 = 1 << 24;
const CAPTURE: i32 = 1 << 20;
const KILLER: i32 = 1 << 16;

impl Tree {
    /// What is taken by a move, on the average; 0 if nothing is.
    pub(super) fn victim_worth(&self, mv: Move) -> Value {
        let position = self.view.position();
        match position.piece_at(mv.to()) {
            None => 0,
            Some(piece) if position.is_closed(mv.to()) => {
                let known = self.supposed_at(mv.to()).map(open_worth);
                closed_worth(known.unwrap_or_else(|| mean_worth(self.view.pool(), piece.color)))
            }
            Some(piece) => open_worth(piece.role),
        }
    }

    /// What moves by a move, on the average.
    pub(super) fn mover_worth(&self, mv: Move) -> Value {
        let position = self.view.position();
        match position.piece_at(mv.from()) {
            Some(piece) if position.is_closed(mv.from()) => {
                let known = self.supposed_at(mv.from()).map(open_worth);
                known.unwrap_or_else(|| mean_worth(self.view.pool(), piece.color))
            }
            Some(piece) => open_worth(piece.role),
            None => 0,
        }
    }

    /// The legal moves, the most promising first.
    pub(super) fn ranked_moves(&self, ply: usize, first: Option<Move>) -> Vec<Move> {
        let position = self.view.position();
        let color = position.turn();
        let killers = self.experience.killers[ply];
        let rank = |mv: Move| {
            if Some(mv) == first {
                return FIRST;
            }
            let victim = self.victim_worth(mv);
            if victim > 0 {
                return CAPTURE + 8 * victim - self.mover_worth(mv);
            }
            let killer = match killers.iter().position(|&killer| killer == Some(mv)) {
                Some(place) => KILLER - place as i32,
                None => 0,
            };
            killer + self.experience.history[place(color, mv)]
        };
        in_order(position.legal_moves(), |mv| -rank(mv))
    }
}

/// Moves by their rank, the least first; those of one rank by their points.
pub(super) fn in_order(moves: MoveList, rank: impl Fn(Move) -> i32) -> Vec<Move> {
    // All of it in one number, which takes less code to sort than a pair does.
    let mut ranked: Vec<i64> = moves
        .into_iter()
        .map(|mv| {
            let points = mv.from().index() << 8 | mv.to().index();
            i64::from(rank(mv)) << 16 | points as i64
        })
        .collect();
    ranked.sort_unstable();
    let point = |number: i64| Square::from_index((number & 0xff) as usize);
    ranked
        .into_iter()
        .map(|number| Move::new(point(number >> 8), point(number)))
        .collect()
}
