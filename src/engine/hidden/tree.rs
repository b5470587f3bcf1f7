//! The state of the recursion.

use super::super::clock::Clock;
use super::super::lines::Lines;
use super::super::past::Past;
use super::super::root::Root;
use super::super::score::{INFINITE, Value};
use super::super::tt::Table;
use super::super::verdict::{Place, ruled};
use super::super::watch::Watch;
use super::eval::evaluate;
use super::ordering::Experience;
use crate::rules::adjudicate::{PlyFact, Step};
use crate::rules::coup::{Arrangement, CoUpMove, Pool, View, ViewUndo};
use crate::rules::{Color, Game, Move, Role, RuleSet, Square};

/// Everything that a search works on.
pub struct Tree {
    pub(super) watch: Watch,
    pub(super) table: Table,
    pub(super) experience: Experience,
    pub(super) view: View,
    pub(super) rules: RuleSet,
    pub(super) lines: Lines,
    /// One for each position of the game and the tree.
    facts: Vec<PlyFact>,
    past: Past,
    /// The first fact of the stretch without captures, reveals and passes, for each fact.
    stretches: Vec<usize>,
    root: usize,
    /// What everybody is supposed to know of the closed pieces; see [`HiddenEngine::suppose`].
    ///
    /// [`HiddenEngine::suppose`]: super::HiddenEngine::suppose
    pub(super) supposed: Option<Supposed>,
}

/// Closed pieces that are supposed to be known.
pub(super) struct Supposed {
    pub(super) arrangement: Arrangement,
    /// Keeps what the table knows of other suppositions apart.
    pub(super) word: u64,
}

/// What [`Tree::unmake`] needs.
pub(super) struct Made {
    mv: Move,
    undo: ViewUndo,
}

impl Tree {
    pub(super) fn new(mebibytes: usize, clock: Clock, view: View) -> Tree {
        Tree {
            watch: Watch::new(clock),
            table: Table::new(mebibytes),
            experience: Experience::default(),
            view,
            rules: RuleSet::CLUB,
            lines: Lines::default(),
            facts: Vec::new(),
            past: Past::default(),
            stretches: Vec::new(),
            root: 0,
            supposed: None,
        }
    }

    /// Sets the root to the end of a line of moves, which fit the view that they begin at.
    pub(super) fn set_root(&mut self, start: &View, moves: &[CoUpMove], rules: &RuleSet) {
        let mut game = Game::new(start.position().clone());
        self.view = start.clone();
        self.facts.clear();
        self.stretches.clear();
        self.facts.push(PlyFact::of(start.position()));
        self.stretches.push(0);
        for &played in moves {
            let revealed = played.revealed.map(|piece| piece.role);
            // The caller has checked them.
            let _ = game.play_revealing(played.mv, revealed);
            self.step(played);
        }
        self.past = Past::of(&game, rules);
        self.root = self.facts.len() - 1;
        self.rules = rules.clone();
    }

    /// Plays a move on the view and notes what it was.
    fn step(&mut self, played: CoUpMove) -> ViewUndo {
        let quiet = self.view.position().piece_at(played.mv.to()).is_none()
            && !self.view.reveals(played.mv);
        let undo = self.view.play_unchecked(played);
        let stretch = match quiet {
            true => self.stretches[self.stretches.len() - 1],
            false => self.facts.len(),
        };
        self.facts.push(PlyFact::of(self.view.position()));
        self.stretches.push(stretch);
        undo
    }

    /// Plays a move, with what it reveals.
    pub(super) fn make(&mut self, mv: Move, revealed: Option<Role>) -> Made {
        let color = self.view.position().turn();
        let piece = |role| crate::rules::Piece::new(color, role);
        let undo = self.step(CoUpMove {
            mv,
            revealed: revealed.map(piece),
            taken: None,
        });
        self.past.push(Some(Step {
            mv,
            undo: undo.board(),
        }));
        Made { mv, undo }
    }

    pub(super) fn unmake(&mut self, made: Made) {
        self.past.pop();
        self.stretches.pop();
        self.facts.pop();
        self.view.undo(made.mv, made.undo);
    }

    /// Passes the turn.
    pub(super) fn pass(&mut self) {
        self.view.pass();
        self.past.push(None);
        self.stretches.push(self.facts.len());
        self.facts.push(PlyFact::of(self.view.position()));
    }

    pub(super) fn take_pass_back(&mut self) {
        self.facts.pop();
        self.stretches.pop();
        self.past.pop();
        self.view.pass();
    }

    /// Whether the side to move is in check.
    pub(super) fn in_check(&self) -> bool {
        self.facts.last().is_some_and(|fact| fact.check)
    }

    pub(super) fn evaluate(&self) -> Value {
        let supposed = self.supposed.as_ref();
        evaluate(&self.view, supposed.map(|supposed| &supposed.arrangement))
    }

    /// What a piece that moves is supposed to be; `None` if that is unknown, or it lies open.
    pub(super) fn supposed_at(&self, square: Square) -> Option<Role> {
        let supposed = self.supposed.as_ref()?;
        let closed = self.view.position().is_closed(square);
        let piece = supposed.arrangement.piece_at(square).filter(|_| closed);
        piece.map(|piece| piece.role)
    }

    /// The key of what is known: the board and the pool.
    pub(super) fn key_of_view(&self) -> u64 {
        let word = self.supposed.as_ref().map_or(0, |supposed| supposed.word);
        self.view.position().key() ^ key_of(self.view.pool()) ^ word
    }

    /// What the rules in force say of the node, if they end the game there.
    pub(super) fn ruled(&mut self, ply: usize) -> Option<Value> {
        let position = self.view.position();
        if self.past.is_kept() {
            self.past.look(position, &self.rules);
        }
        let place = Place {
            facts: &self.facts,
            from: self.stretches[self.stretches.len() - 1],
            root: self.root,
            ply,
            position,
        };
        ruled(place, &self.past, &self.rules)
    }

    /// Whether the side to move has more than soldiers, guards and closed pieces, so that passing
    /// is unlikely to be its best move.
    pub(super) fn has_free_pieces(&self) -> bool {
        let position = self.view.position();
        let strong =
            position.role(Role::Chariot) | position.role(Role::Horse) | position.role(Role::Cannon);
        let own = position.side(position.turn());
        !(strong & own).without(position.closed()).is_empty()
    }

    /// The best line from a ply on begins with a move. What follows a reveal depends on it: the
    /// line ends there.
    pub(super) fn extend_line(&mut self, ply: usize, mv: Move) {
        match self.view.reveals(mv) {
            true => self.lines.end_at(ply, mv),
            false => self.lines.extend(ply, mv),
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
        self.key_of_view()
    }

    fn forget(&mut self) {
        self.table.clear();
        self.experience = Experience::default();
    }

    fn age(&mut self) {
        self.table.new_search();
        self.experience.fade();
    }

    fn root_moves(&self) -> Vec<Move> {
        self.ranked_moves(0, None)
    }

    fn try_root_move(
        &mut self,
        mv: Move,
        alpha: Value,
        beta: Value,
        depth: i32,
        first: bool,
    ) -> Value {
        if first {
            return self.child(mv, alpha, beta, depth - 1, 0);
        }
        let value = self.child(mv, alpha, alpha + 1, depth - 1, 0);
        if value > alpha && value < beta && !self.watch.halted {
            return self.child(mv, alpha, beta, depth - 1, 0);
        }
        value
    }

    fn judge_root_move(&mut self, mv: Move, depth: i32) -> Value {
        self.child(mv, -INFINITE, INFINITE, depth - 1, 0)
    }

    fn root_line(&mut self, mv: Move) -> &[Move] {
        self.extend_line(0, mv);
        self.lines.at(0)
    }
}

/// A word for the numbers in a pool.
fn key_of(pool: &Pool) -> u64 {
    let mut word = 0u64;
    for color in Color::ALL {
        for role in Role::ALL {
            let count = pool.count(crate::rules::Piece::new(color, role));
            word = word << 3 | u64::from(count);
        }
    }
    let word = word.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (word ^ word >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9)
}
