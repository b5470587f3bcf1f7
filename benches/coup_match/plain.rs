//! A plain alpha-beta player: a closed piece counts the mean of its pool, and whoever opens one
//! gets its most likely identity. Iterative deepening, captures to the end, killer moves.

use chuhe::rules::coup::{CoUpMove, View};
use chuhe::rules::{Color, Move, Piece, Role};

use crate::Player;
use crate::greedy::worth;

pub struct Plain {
    clock: fn() -> f64,
    deadline: f64,
    nodes: u64,
    over: bool,
    killers: Vec<Option<Move>>,
}

const MATE: i32 = 100_000;
const DEEPEST: usize = 40;

impl Plain {
    pub fn new(clock: fn() -> f64) -> Plain {
        Plain {
            clock,
            deadline: 0.0,
            nodes: 0,
            over: false,
            killers: vec![None; DEEPEST + 1],
        }
    }

    fn is_over(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes.is_multiple_of(256) {
            self.over |= (self.clock)() >= self.deadline;
        }
        self.over
    }

    fn search(
        &mut self,
        view: &mut View,
        mut alpha: i32,
        beta: i32,
        depth: usize,
        ply: usize,
    ) -> i32 {
        if self.is_over() {
            return 0;
        }
        let in_check = view.position().is_check();
        if ply >= DEEPEST || (depth == 0 && !in_check) {
            return self.captures(view, alpha, beta);
        }
        let moves = ranked(view, self.killers[ply], false);
        let mut best = ply as i32 - MATE;
        for mv in moves {
            let played = likely(view, mv);
            let undo = view.play_unchecked(played);
            let value = -self.search(view, -beta, -alpha, depth.saturating_sub(1), ply + 1);
            view.undo(mv, undo);
            if self.over {
                return 0;
            }
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                self.killers[ply] = Some(mv);
                break;
            }
        }
        best
    }

    fn captures(&mut self, view: &mut View, mut alpha: i32, beta: i32) -> i32 {
        if self.is_over() {
            return 0;
        }
        let mut best = evaluate(view);
        alpha = alpha.max(best);
        if alpha >= beta {
            return best;
        }
        for mv in ranked(view, None, true) {
            let undo = view.play_unchecked(likely(view, mv));
            let value = -self.captures(view, -beta, -alpha);
            view.undo(mv, undo);
            if self.over {
                return 0;
            }
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        best
    }
}

/// A move whose closed piece turns out to be what the pool has most of.
fn likely(view: &View, mv: Move) -> CoUpMove {
    let most = view
        .may_be(mv.from())
        .into_iter()
        .max_by_key(|&(_, count)| count);
    CoUpMove {
        revealed: most.map(|(piece, _)| piece),
        ..CoUpMove::plain(mv)
    }
}

fn ranked(view: &View, killer: Option<Move>, captures: bool) -> Vec<Move> {
    let position = view.position();
    let moves = match captures {
        true => position.legal_moves_to(position.side(position.turn().other())),
        false => position.legal_moves(),
    };
    let mut moves: Vec<Move> = moves.to_vec();
    moves.sort_by_cached_key(|&mv| {
        let victim = worth(view, mv.to());
        let capture = if victim > 0 {
            8 * victim - worth(view, mv.from()) + 2_000
        } else {
            0
        };
        -(capture + i32::from(killer == Some(mv)) * 1_000)
    });
    moves
}

fn evaluate(view: &View) -> i32 {
    let position = view.position();
    let of_side = |color: Color| -> i32 {
        let pieces = position.side(color).into_iter();
        pieces
            .map(|square| {
                let open = position.open_piece_at(square);
                let advance = match open {
                    Some(Piece {
                        role: Role::Soldier,
                        ..
                    }) if square.is_across_river(color) => 40,
                    Some(Piece {
                        role: Role::Chariot | Role::Cannon | Role::Horse,
                        ..
                    }) => 30 - 5 * (i32::from(square.file()) - 4).abs(),
                    _ => 0,
                };
                worth(view, square) + advance
            })
            .sum()
    };
    let us = position.turn();
    of_side(us) - of_side(us.other()) + 10
}

impl Player for Plain {
    fn choose(&mut self, _: &View, _: &[CoUpMove], view: &View, milliseconds: f64) -> Move {
        self.deadline = (self.clock)() + milliseconds;
        self.over = false;
        self.nodes = 0;
        self.killers.fill(None);
        let mut view = view.clone();
        let mut moves = ranked(&view, None, false);
        for depth in 0..DEEPEST {
            let mut alpha = -MATE;
            let mut best = 0;
            for (index, &mv) in moves.iter().enumerate() {
                let undo = view.play_unchecked(likely(&view, mv));
                let value = -self.search(&mut view, -MATE, -alpha, depth, 1);
                view.undo(mv, undo);
                if self.over {
                    break;
                }
                if value > alpha {
                    alpha = value;
                    best = index;
                }
            }
            // What a broken iteration found out before it was broken off still counts.
            moves[..=best].rotate_right(1);
            if self.over {
                break;
            }
        }
        moves[0]
    }
}
