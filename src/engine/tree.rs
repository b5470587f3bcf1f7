//! The tree search: principal variation search with a transposition table, null move, late
//! move reductions and quiescence.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::clock::Clock;
use super::eval;
use super::ordering::{self, Experience, Ranked};
use super::placement;
use super::score::{DRAW, INFINITE, MATE, MATE_BOUND, MAX_PLY, Value, mated_at};
use super::see;
use super::tapered::Tapered;
use super::tt::{Bound, Hit, Table};
use super::verdict;
use crate::rules::adjudicate::PlyFact;
use crate::rules::{Bitboard, Color, Game, Move, Position, Role, RuleSet, Undo};

/// Nodes between two looks at the clock.
const CLOCK_INTERVAL: u64 = 1_024;
/// By how much each ply of depth may change the evaluation without a capture, as reverse
/// futility pruning assumes.
const MARGIN_PER_PLY: Value = 90;
/// What a capture may bring in quiescence beyond its victim.
const CAPTURE_MARGIN: Value = 160;

/// When the search must return, whatever it is doing.
#[derive(Clone, Debug)]
pub(super) struct Halt {
    /// The clock's reading, in milliseconds.
    pub(super) deadline: f64,
    /// The number of nodes.
    pub(super) nodes: u64,
    /// Set by another thread.
    pub(super) flag: Arc<AtomicBool>,
}

/// The state of the recursion.
pub(super) struct Tree {
    pub(super) clock: Clock,
    pub(super) table: Table,
    pub(super) experience: Experience,
    pub(super) position: Position,
    pub(super) rules: RuleSet,
    pub(super) nodes: u64,
    pub(super) halt: Halt,
    /// Whether [`Halt`] was reached; values returned since then mean nothing.
    pub(super) halted: bool,
    /// The best line found below each ply.
    pub(super) lines: Vec<Vec<Move>>,
    placement: Tapered,
    /// One for each position of the game and the tree, the current one last.
    facts: Vec<PlyFact>,
    /// The index in `facts` of the root.
    root: usize,
    /// The first index in `facts` after the last null move.
    after_pass: usize,
    /// The moves of all nodes on the path, one after the other.
    moves: Vec<Ranked>,
}

/// What [`Tree::unmake`] needs.
pub(super) struct Made {
    mv: Move,
    undo: Undo,
    placement: Tapered,
}

impl Tree {
    pub(super) fn new(mebibytes: usize, clock: Clock) -> Tree {
        let position = Position::start();
        Tree {
            clock,
            table: Table::new(mebibytes),
            experience: Experience::default(),
            placement: eval::placement_of(&position),
            position,
            rules: RuleSet::CLUB,
            nodes: 0,
            halt: Halt {
                deadline: f64::INFINITY,
                nodes: u64::MAX,
                flag: Arc::default(),
            },
            halted: false,
            lines: vec![Vec::new(); MAX_PLY + 1],
            facts: Vec::new(),
            root: 0,
            after_pass: 0,
            moves: Vec::with_capacity(MAX_PLY * 48),
        }
    }

    /// Sets the root to the position at a game's cursor.
    pub(super) fn set_root(&mut self, game: &Game, rules: &RuleSet) {
        let mut position = game.start().clone();
        self.facts.clear();
        self.facts.push(PlyFact::of(&position));
        for &mv in game.moves() {
            position.play_unchecked(mv);
            self.facts.push(PlyFact::of(&position));
        }
        self.root = self.facts.len() - 1;
        self.after_pass = 0;
        self.placement = eval::placement_of(&position);
        self.position = position;
        self.rules = rules.clone();
        self.moves.clear();
        self.nodes = 0;
        self.halted = false;
    }

    #[inline]
    pub(super) fn make(&mut self, mv: Move) -> Made {
        let before = self.placement;
        let moved = self.position.piece_at(mv.from());
        let undo = self.position.play_unchecked(mv);
        if let Some(piece) = moved {
            let gain = placement::worth(piece, mv.to()) - placement::worth(piece, mv.from());
            match piece.color {
                Color::Red => self.placement += gain,
                Color::Black => self.placement -= gain,
            }
        }
        if let Some(victim) = undo.captured() {
            let loss = placement::worth(victim, mv.to());
            match victim.color {
                Color::Red => self.placement -= loss,
                Color::Black => self.placement += loss,
            }
        }
        self.facts.push(PlyFact::of(&self.position));
        Made {
            mv,
            undo,
            placement: before,
        }
    }

    #[inline]
    pub(super) fn unmake(&mut self, made: Made) {
        self.facts.pop();
        self.placement = made.placement;
        self.position.undo(made.mv, made.undo);
    }

    pub(super) fn in_check(&self) -> bool {
        self.facts.last().is_some_and(|fact| fact.check)
    }

    pub(super) fn evaluate(&self) -> Value {
        eval::evaluate(&self.position, self.placement)
    }

    /// Counts a node; answers whether the search must return.
    #[inline]
    fn must_return(&mut self) -> bool {
        if self.nodes >= self.halt.nodes {
            self.halted = true;
            return true;
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(CLOCK_INTERVAL)
            && ((self.clock)() >= self.halt.deadline || self.halt.flag.load(Ordering::Relaxed))
        {
            self.halted = true;
        }
        self.halted
    }

    /// What the rules say of the node before anything is searched.
    fn ruled(&mut self, ply: usize) -> Option<Value> {
        let stretch = self.position.halfmoves() as usize;
        let from = self
            .facts
            .len()
            .saturating_sub(stretch + 1)
            .max(self.after_pass);
        let repeated = verdict::repetition(
            &self.facts,
            from,
            self.root,
            ply,
            &self.position,
            &self.rules,
        );
        if repeated.is_some() {
            return repeated;
        }
        if verdict::limit_is_reached(&self.position, &self.rules) {
            let lost = !self.position.has_legal_move();
            return Some(if lost { mated_at(ply) } else { DRAW });
        }
        verdict::nobody_attacks(&self.position, &self.rules).then_some(DRAW)
    }

    /// The value of the position to the side to move, `depth` plies deep. Between `alpha` and
    /// `beta` it is exact, outside a bound.
    pub(super) fn search(
        &mut self,
        mut alpha: Value,
        mut beta: Value,
        depth: i32,
        ply: usize,
        may_pass: bool,
    ) -> Value {
        // A check is answered before anything is judged.
        let in_check = self.in_check();
        let depth = depth + i32::from(in_check && ply < MAX_PLY / 2);
        if depth <= 0 {
            return self.quiesce(alpha, beta, ply);
        }
        self.lines[ply].clear();
        if self.must_return() {
            return DRAW;
        }
        if let Some(value) = self.ruled(ply) {
            return value;
        }
        if ply >= MAX_PLY - 1 {
            return self.evaluate();
        }
        // Nothing below can be better than mating at once or worse than being mated now.
        alpha = alpha.max(mated_at(ply));
        beta = beta.min(MATE - ply as Value - 1);
        if alpha >= beta {
            return alpha;
        }

        let principal = beta - alpha > 1;
        let key = self.position.key();
        let hit = self.table.probe(key, ply);
        if let Some(hit) = hit
            && !principal
            && hit.depth >= depth
            && cuts(hit, alpha, beta)
        {
            return hit.value;
        }

        if !principal && !in_check && beta.abs() < MATE_BOUND {
            let evaluation = self.evaluate();
            if depth <= 3 && evaluation - MARGIN_PER_PLY * depth >= beta {
                return evaluation;
            }
            if may_pass && depth >= 3 && evaluation >= beta && self.has_free_pieces() {
                let value = self.pass(beta, depth, ply);
                if self.halted {
                    return DRAW;
                }
                if value >= beta {
                    return value.min(MATE_BOUND - 1);
                }
            }
        }

        let first = hit.and_then(|hit| hit.best);
        let base = self.moves.len();
        self.rank_moves(Bitboard::ALL, ply, first);
        if self.moves.len() == base {
            return mated_at(ply);
        }
        let value = self.try_moves(alpha, beta, depth, ply, base);
        self.moves.truncate(base);
        value
    }

    /// Tries the moves ranked from `base` on.
    fn try_moves(
        &mut self,
        mut alpha: Value,
        beta: Value,
        depth: i32,
        ply: usize,
        base: usize,
    ) -> Value {
        let in_check = self.in_check();
        let key = self.position.key();
        let floor = alpha;
        let mut best = -INFINITE;
        let mut best_move = None;
        let mut tried = arrayvec::ArrayVec::<Move, 64>::new();
        let mut count = 0;
        while let Some(Ranked { mv, .. }) = ordering::pick(&mut self.moves, base + count) {
            count += 1;
            let quiet = self.position.piece_at(mv.to()).is_none();
            let made = self.make(mv);
            let reduction = if quiet && !in_check && !self.in_check() {
                late_move_reduction(depth, count)
            } else {
                0
            };
            let value = self.search_child(alpha, beta, depth - 1, reduction, ply, count == 1);
            self.unmake(made);
            if self.halted {
                return DRAW;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_move = Some(mv);
                    self.extend_line(ply, mv);
                }
                if value >= beta {
                    if quiet {
                        self.experience
                            .learn(&self.position, ply, mv, &tried, depth);
                    }
                    break;
                }
            }
            if quiet && !tried.is_full() {
                tried.push(mv);
            }
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best > floor {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.remember(key, ply, depth, best, bound, best_move);
        best
    }

    /// Searches the position after a move: the first with the whole window, the others with an
    /// empty one and, if they turn out better, again.
    pub(super) fn search_child(
        &mut self,
        alpha: Value,
        beta: Value,
        depth: i32,
        reduction: i32,
        ply: usize,
        is_first: bool,
    ) -> Value {
        if is_first {
            return -self.search(-beta, -alpha, depth, ply + 1, true);
        }
        let mut value = -self.search(-alpha - 1, -alpha, depth - reduction, ply + 1, true);
        if reduction > 0 && value > alpha && !self.halted {
            value = -self.search(-alpha - 1, -alpha, depth, ply + 1, true);
        }
        if value > alpha && value < beta && !self.halted {
            value = -self.search(-beta, -alpha, depth, ply + 1, true);
        }
        value
    }

    /// The value when the side to move passes: if even that is good enough, a move will be.
    fn pass(&mut self, beta: Value, depth: i32, ply: usize) -> Value {
        let after_pass = self.after_pass;
        self.position.pass();
        self.facts.push(PlyFact {
            key: self.position.key(),
            check: false,
        });
        self.after_pass = self.facts.len() - 1;
        let reduced = depth - 3 - depth / 4;
        let value = -self.search(-beta, -beta + 1, reduced, ply + 1, false);
        self.facts.pop();
        self.after_pass = after_pass;
        // Passing again gives the turn back.
        self.position.pass();
        value
    }

    /// Captures until the position is quiet, and every answer to a check.
    fn quiesce(&mut self, mut alpha: Value, beta: Value, ply: usize) -> Value {
        self.lines[ply].clear();
        if self.must_return() {
            return DRAW;
        }
        if ply >= MAX_PLY - 1 {
            return self.evaluate();
        }
        let key = self.position.key();
        let hit = self.table.probe(key, ply);
        if let Some(hit) = hit
            && beta - alpha == 1
            && cuts(hit, alpha, beta)
        {
            return hit.value;
        }
        let in_check = self.in_check();
        let floor = alpha;
        let mut best = -INFINITE;
        let mut targets = Bitboard::ALL;
        if !in_check {
            best = self.evaluate();
            if best >= beta {
                return best;
            }
            alpha = alpha.max(best);
            targets = self.position.side(self.position.turn().other());
        }
        let stand = best;
        let base = self.moves.len();
        self.rank_moves(targets, ply, hit.and_then(|hit| hit.best));
        if in_check && self.moves.len() == base {
            return mated_at(ply);
        }
        let mut best_move = None;
        let mut count = 0;
        while let Some(Ranked { mv, rank }) = ordering::pick(&mut self.moves, base + count) {
            count += 1;
            if !in_check {
                if rank < 0 {
                    break;
                }
                let victim = self.position.piece_at(mv.to());
                let gain = victim.map_or(0, |piece| see::exchange_value(piece.role));
                if stand + gain + CAPTURE_MARGIN <= alpha {
                    continue;
                }
            }
            let made = self.make(mv);
            let value = -self.quiesce(-beta, -alpha, ply + 1);
            self.unmake(made);
            if self.halted {
                return DRAW;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_move = Some(mv);
                    self.extend_line(ply, mv);
                }
                if value >= beta {
                    break;
                }
            }
        }
        self.moves.truncate(base);
        let bound = if best >= beta {
            Bound::Lower
        } else if best > floor && best > stand {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.remember(key, ply, 0, best, bound, best_move);
        best
    }

    /// Appends the legal moves to `targets` with their ranks.
    fn rank_moves(&mut self, targets: Bitboard, ply: usize, first: Option<Move>) {
        for mv in &self.position.legal_moves_to(targets) {
            let rank = ordering::rank(&self.position, &self.experience, ply, first, mv);
            self.moves.push(Ranked { mv, rank });
        }
    }

    /// Whether the side to move has a piece that can pass a move without harm. With soldiers,
    /// advisors and elephants alone it may be in zugzwang.
    fn has_free_pieces(&self) -> bool {
        let us = self.position.turn();
        let pieces = [Role::Chariot, Role::Horse, Role::Cannon]
            .iter()
            .map(|&role| self.position.pieces(us, role).len())
            .sum::<u32>();
        pieces >= 1
    }

    fn remember(
        &mut self,
        key: u64,
        ply: usize,
        depth: i32,
        value: Value,
        bound: Bound,
        best: Option<Move>,
    ) {
        // Such a value belongs to the path and not to the position.
        if !verdict::is_by_rule(value) {
            let hit = Hit {
                best,
                value,
                bound,
                depth,
            };
            self.table.store(key, ply, hit);
        }
    }

    /// The best line at `ply` is now `mv` and the best line after it.
    pub(super) fn extend_line(&mut self, ply: usize, mv: Move) {
        let (before, after) = self.lines.split_at_mut(ply + 1);
        let line = &mut before[ply];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&after[0]);
    }
}

/// Whether what the table knows decides a search with this window.
#[inline]
fn cuts(hit: Hit, alpha: Value, beta: Value) -> bool {
    match hit.bound {
        Bound::Exact => true,
        Bound::Lower => hit.value >= beta,
        Bound::Upper => hit.value <= alpha,
    }
}

/// By how many plies the `count`th move (from 1) is searched less deep: late ones are rarely
/// good when the order is.
#[inline]
fn late_move_reduction(depth: i32, count: usize) -> i32 {
    if depth < 3 || count < 4 {
        return 0;
    }
    1 + i32::from(count >= 12) + i32::from(depth >= 7 && count >= 6)
}
