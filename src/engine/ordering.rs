//! The order in which moves are tried: good ones first cut the tree.

use super::score::MAX_PLY;
use super::see;
use crate::rules::{Move, Piece, Position, Square};

/// History scores stay within this distance of 0.
const HISTORY_BOUND: i32 = 8_192;
const FIRST: i32 = 1 << 24;
const GOOD_CAPTURE: i32 = 1 << 20;
/// The rank of the last moves that refuted a sibling; all other quiet moves rank lower.
pub(super) const KILLER: i32 = 1 << 18;
const BAD_CAPTURE: i32 = -(1 << 20);

/// How many different moves the history tells apart: a piece and its target.
const FOLLOWS: usize = Piece::COUNT * Square::COUNT;

/// A piece that has gone to a point: what a history that looks back knows of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Follows(u16);

impl Follows {
    /// A move of `piece` to `to`.
    #[inline]
    pub(super) const fn new(piece: Piece, to: Square) -> Follows {
        Follows((piece.index() * Square::COUNT + to.index()) as u16)
    }

    #[inline]
    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What earlier parts of the search tell of moves.
#[derive(Clone, Debug)]
pub struct Experience {
    /// By piece and target: how often a quiet move refuted, less how often it did not.
    history: Vec<i16>,
    /// The same for a move that follows another one (one or two plies earlier).
    following: Vec<i16>,
    /// By piece, target and kind of the victim, for captures.
    captures: Vec<[i16; 7]>,
    /// By distance from the root: the last two quiet moves that refuted.
    killers: [[Option<Move>; 2]; MAX_PLY],
}

impl Default for Experience {
    fn default() -> Experience {
        Experience {
            history: vec![0; FOLLOWS],
            following: vec![0; FOLLOWS * FOLLOWS],
            captures: vec![[0; 7]; FOLLOWS],
            killers: [[None; 2]; MAX_PLY],
        }
    }
}

/// Pulled back the harder the nearer to the bound, so that it is never passed.
#[inline]
fn reward(score: &mut i16, bonus: i32) {
    let old = i32::from(*score);
    *score = (old + bonus - old * bonus.abs() / HISTORY_BOUND) as i16;
}

fn bonus(depth: i32) -> i32 {
    (140 * depth - 60).clamp(40, 1_400)
}

impl Experience {
    /// Prepares for another search: killers are forgotten, history fades.
    pub fn fade(&mut self) {
        self.killers = [[None; 2]; MAX_PLY];
        let captures = self.captures.iter_mut().flatten();
        for score in self.history.iter_mut().chain(captures) {
            *score /= 2;
        }
    }

    /// How well a quiet move did so far, also after the moves before it.
    #[inline]
    fn quiet(&self, mv: Follows, before: [Option<Follows>; 2]) -> i32 {
        let mut score = i32::from(self.history[mv.index()]);
        for earlier in before.into_iter().flatten() {
            score += i32::from(self.following[earlier.index() * FOLLOWS + mv.index()]);
        }
        score
    }

    /// A quiet move refuted the position; the quiet ones tried before it did not.
    pub(super) fn learn_quiet(
        &mut self,
        position: &Position,
        ply: usize,
        before: [Option<Follows>; 2],
        best: Move,
        tried: &[Move],
        depth: i32,
    ) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(best) {
            *killers = [Some(best), killers[0]];
        }
        let bonus = bonus(depth);
        let rewards = tried.iter().map(|&mv| (mv, -bonus));
        for (mv, bonus) in rewards.chain([(best, bonus)]) {
            let Some(piece) = position.piece_at(mv.from()) else {
                continue;
            };
            let follows = Follows::new(piece, mv.to());
            reward(&mut self.history[follows.index()], bonus);
            for earlier in before.into_iter().flatten() {
                let place = earlier.index() * FOLLOWS + follows.index();
                reward(&mut self.following[place], bonus);
            }
        }
    }

    /// A capture (or a quiet move, then `best` is `None`) refuted the position; the captures
    /// tried before it did not.
    pub(super) fn learn_capture(
        &mut self,
        position: &Position,
        best: Option<Move>,
        tried: &[Move],
        depth: i32,
    ) {
        let bonus = bonus(depth);
        let rewards = tried.iter().map(|&mv| (mv, -bonus));
        for (mv, bonus) in rewards.chain(best.map(|mv| (mv, bonus))) {
            if let (Some(piece), Some(victim)) =
                (position.piece_at(mv.from()), position.piece_at(mv.to()))
            {
                let place = Follows::new(piece, mv.to()).index();
                reward(&mut self.captures[place][victim.role.index()], bonus);
            }
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

/// Ranks a legal move of the side to move: the table's move, captures that do not lose, killers,
/// quiet moves by history, and captures that lose. `before` are the moves that led here.
pub(super) fn rank(
    position: &Position,
    experience: &Experience,
    ply: usize,
    before: [Option<Follows>; 2],
    first: Option<Move>,
    mv: Move,
) -> i32 {
    if first == Some(mv) {
        return FIRST;
    }
    let Some(piece) = position.piece_at(mv.from()) else {
        return BAD_CAPTURE;
    };
    let follows = Follows::new(piece, mv.to());
    if let Some(victim) = position.piece_at(mv.to()) {
        // The most valuable victim first, then what has proved good.
        let learned = experience.captures[follows.index()][victim.role.index()];
        let gain = 16 * see::exchange_value(victim.role) + i32::from(learned);
        return if see::gains_at_least(position, mv, 0) {
            GOOD_CAPTURE + gain
        } else {
            BAD_CAPTURE + gain
        };
    }
    match experience.killers[ply] {
        [Some(killer), _] if killer == mv => KILLER + 1,
        [_, Some(killer)] if killer == mv => KILLER,
        _ => experience.quiet(follows, before),
    }
}

/// Moves the best ranked of `moves[next..]` to `next` and answers it.
#[inline]
pub fn pick(moves: &mut [Ranked], next: usize) -> Option<Ranked> {
    let best = (next..moves.len()).max_by_key(|&i| (moves[i].rank, std::cmp::Reverse(i)))?;
    moves.swap(next, best);
    Some(moves[next])
}
