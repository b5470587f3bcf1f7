//! The state of the tree search: the position, the path to it, and what the search remembers.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::clock::Clock;
use super::correction::Corrections;
use super::eval;
use super::ordering::{self, Experience, Follows, Ranked};
use super::past::Past;
use super::placement;
use super::score::{MAX_PLY, Value};
use super::tapered::Tapered;
use super::tt::{Bound, Hit, Table};
use super::verdict::{self, Place};
use crate::rules::adjudicate::{PlyFact, Step};
use crate::rules::{Bitboard, Color, Game, Move, Position, Role, RuleSet, Undo};

/// Nodes between two looks at the clock.
const CLOCK_INTERVAL: u64 = 1_024;
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

/// What is known of a node on the path.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct PathNode {
    /// The static evaluation, corrected by experience; `None` in check.
    pub(super) evaluation: Option<Value>,
    /// The move that is being tried.
    pub(super) played: Option<Follows>,
    /// A move that is left out, to see how good the others are.
    pub(super) excluded: Option<Move>,
}

/// The state of the recursion.
pub(super) struct Tree {
    pub(super) clock: Clock,
    pub(super) table: Table,
    pub(super) experience: Experience,
    pub(super) corrections: Corrections,
    pub(super) position: Position,
    pub(super) rules: RuleSet,
    pub(super) nodes: u64,
    pub(super) halt: Halt,
    /// Whether [`Halt`] was reached; values returned since then mean nothing.
    pub(super) halted: bool,
    /// The best line found below each ply.
    pub(super) lines: Vec<Vec<Move>>,
    /// The nodes on the path, by distance from the root.
    pub(super) path: Vec<PathNode>,
    placement: Tapered,
    /// One for each position of the game and the tree, the current one last.
    pub(super) facts: Vec<PlyFact>,
    /// The moves between them, for rules that look at these.
    pub(super) past: Past,
    /// The index in `facts` of the root.
    root: usize,
    /// The first index in `facts` after the last null move.
    pub(super) after_pass: usize,
    /// The moves of all nodes on the path, one after the other.
    pub(super) moves: Vec<Ranked>,
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
            corrections: Corrections::default(),
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
            path: vec![PathNode::default(); MAX_PLY + 1],
            facts: Vec::new(),
            past: Past::default(),
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
        self.past = Past::of(game, rules);
        self.root = self.facts.len() - 1;
        self.after_pass = 0;
        self.placement = eval::placement_of(&position);
        self.position = position;
        self.path.fill(PathNode::default());
        self.rules = rules.clone();
        self.moves.clear();
        self.nodes = 0;
        self.halted = false;
    }

    #[inline]
    pub(super) fn make(&mut self, mv: Move) -> Made {
        let before = self.placement;
        let ply = self.facts.len() - 1 - self.root;
        let may_check = self.position.may_give_check(mv);
        let moved = self.position.piece_at(mv.from());
        self.path[ply].played = moved.map(|piece| Follows::new(piece, mv.to()));
        let undo = self.position.play_unchecked(mv);
        if self.past.is_kept() {
            self.past.push(Some(Step { mv, undo }));
        }
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
        self.facts.push(PlyFact {
            key: self.position.key(),
            check: may_check && self.position.is_check(),
        });
        Made {
            mv,
            undo,
            placement: before,
        }
    }

    #[inline]
    pub(super) fn unmake(&mut self, made: Made) {
        self.facts.pop();
        if self.past.is_kept() {
            self.past.pop();
        }
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
    pub(super) fn must_return(&mut self) -> bool {
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
    pub(super) fn ruled(&mut self, ply: usize) -> Option<Value> {
        let stretch = self.position.halfmoves() as usize;
        let from = self
            .facts
            .len()
            .saturating_sub(stretch + 1)
            .max(self.after_pass);
        if self.past.is_kept() {
            self.past.look(&self.position, &self.rules);
        }
        let place = Place {
            facts: &self.facts,
            from,
            root: self.root,
            ply,
            position: &self.position,
        };
        verdict::ruled(place, &self.past, &self.rules)
    }

    /// Appends the legal moves to `targets` with their ranks.
    pub(super) fn rank_moves(&mut self, targets: Bitboard, ply: usize, first: Option<Move>) {
        let before = self.played_before(ply);
        for mv in &self.position.legal_moves_to(targets) {
            let rank = ordering::rank(&self.position, &self.experience, ply, before, first, mv);
            self.moves.push(Ranked { mv, rank });
        }
    }

    /// The last two moves on the path to a node, the nearer one first.
    #[inline]
    pub(super) fn played_before(&self, ply: usize) -> [Option<Follows>; 2] {
        let played = |back: usize| self.path[ply.checked_sub(back)?].played;
        [played(1), played(2)]
    }

    /// Whether the side to move has a piece that can pass a move without harm. With soldiers,
    /// advisors and elephants alone it may be in zugzwang.
    pub(super) fn has_free_pieces(&self) -> bool {
        let us = self.position.turn();
        let pieces = [Role::Chariot, Role::Horse, Role::Cannon]
            .iter()
            .map(|&role| self.position.pieces(us, role).len())
            .sum::<u32>();
        pieces >= 1
    }

    /// Stores what was found out of the position, `ply` plies from the root.
    pub(super) fn remember(&mut self, ply: usize, hit: Hit) {
        // Such a value belongs to the path and not to the position.
        if !verdict::is_by_rule(hit.value) {
            self.table.store(self.position.key(), ply, hit);
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
pub(super) fn cuts(hit: Hit, alpha: Value, beta: Value) -> bool {
    match hit.bound {
        Bound::Exact => true,
        Bound::Lower => hit.value >= beta,
        Bound::Upper => hit.value <= alpha,
    }
}
