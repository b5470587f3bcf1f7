//! The state of the tree search: the position, the path to it, and what the search remembers.

use super::clock::Clock;
use super::correction::Corrections;
use super::eval;
use super::lines::Lines;
use super::ordering::{self, Experience, Follows, Ranked};
use super::past::Past;
use super::placement;
use super::root::Root;
use super::score::{INFINITE, MAX_PLY, Value};
use super::tapered::Tapered;
use super::tt::{Hit, Table};
use super::verdict::{self, Place};
use super::watch::Watch;
use crate::rules::adjudicate::{PlyFact, Step};
use crate::rules::{Bitboard, Color, Game, Move, Position, Role, RuleSet, Undo};

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
pub struct Tree {
    pub(super) watch: Watch,
    pub(super) table: Table,
    pub(super) experience: Experience,
    pub(super) corrections: Corrections,
    pub(super) position: Position,
    pub(super) rules: RuleSet,
    pub(super) lines: Lines,
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
            watch: Watch::new(clock),
            table: Table::new(mebibytes),
            experience: Experience::default(),
            corrections: Corrections::default(),
            placement: eval::placement_of(&position),
            position,
            rules: RuleSet::CLUB,
            lines: Lines::default(),
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
}

impl Root for Tree {
    fn watch(&mut self) -> &mut Watch {
        &mut self.watch
    }

    fn hash_permille(&self) -> u32 {
        self.table.permille_used()
    }

    fn key(&self) -> u64 {
        self.position.key()
    }

    fn forget(&mut self) {
        self.table.clear();
        self.experience = Experience::default();
        self.corrections = Corrections::default();
    }

    fn age(&mut self) {
        self.table.new_search();
        self.experience.fade();
    }

    fn root_moves(&self) -> Vec<Move> {
        self.position.legal_moves().into_iter().collect()
    }

    fn try_root_move(
        &mut self,
        mv: Move,
        alpha: Value,
        beta: Value,
        depth: i32,
        first: bool,
    ) -> Value {
        let made = self.make(mv);
        let value = self.search_child(alpha, beta, depth - 1, 0, 0, first);
        self.unmake(made);
        value
    }

    fn judge_root_move(&mut self, mv: Move, depth: i32) -> Value {
        let made = self.make(mv);
        let value = -self.search(-INFINITE, INFINITE, depth - 1, 1, true);
        self.unmake(made);
        value
    }

    fn root_line(&mut self, mv: Move) -> &[Move] {
        self.lines.extend(0, mv);
        self.lines.at(0)
    }
}
