//! A record: a start position, a tree of moves with comments, and tags.
//!
//! The moves of a record are legal, always: what a reader cannot play it leaves out and reports.
//! The first child of a node is the main continuation, its siblings are variations. Nodes live in
//! one list and name each other by [`NodeId`], so that no depth of the tree costs stack.
//!
//! A record of cờ úp is what a reader may know of a game: its start is a [`View`], and its moves
//! carry what they show. What the closed pieces were, once everybody may know it, is the tag
//! [`HIDDEN`](hidden::HIDDEN).

mod edit;
pub mod hidden;
mod note;
pub mod quality;
pub mod review;
mod tags;
mod trace;
mod walk;

use thiserror::Error;

pub use edit::{Edit, EditError, History};
pub use note::{Evaluation, Note, Worth, tidy};
pub use tags::{Kind, Outcome, Tags};
pub use trace::{Trace, place_key};
pub use walk::{Step, Walk};

use super::{coup_fen, fen};
use crate::rules::coup::{CoUpMove, PlayError, Pool, View};
use crate::rules::{Move, Position, PositionError, Refusal, Setup};

/// No record holds more moves: files that claim to are cut there, with a warning.
pub const MAX_NODES: usize = 1_000_000;

/// A node of a record. The root is the start position; every other node is a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

/// No node: the end of a chain of siblings.
const NONE: u32 = u32::MAX;

impl NodeId {
    /// The start position.
    pub const ROOT: NodeId = NodeId(0);

    /// The place in the order in which the nodes were added, 0 for the root.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    const fn some(index: u32) -> Option<NodeId> {
        if index == NONE {
            None
        } else {
            Some(NodeId(index))
        }
    }
}

#[derive(Clone, Debug)]
struct Node {
    /// Without meaning for the root.
    played: CoUpMove,
    parent: u32,
    first_child: u32,
    last_child: u32,
    next_sibling: u32,
    /// Whether the node hangs in the tree; an edit may have taken it out.
    attached: bool,
    note: Option<Box<Note>>,
}

impl Node {
    fn new(played: CoUpMove, parent: u32) -> Node {
        Node {
            played,
            parent,
            first_child: NONE,
            last_child: NONE,
            next_sibling: NONE,
            attached: true,
            note: None,
        }
    }
}

/// A game or study as a file holds it.
#[derive(Clone, Debug)]
pub struct Record {
    /// What is said of the whole: players, event, result.
    pub tags: Tags,
    setup: Setup,
    /// What is known of the start; `None` if the set-up cannot be played, and then there are no
    /// moves.
    start: Option<View>,
    nodes: Vec<Node>,
}

/// Why a move cannot be added to a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum AddError {
    /// The start position cannot be played.
    #[error(transparent)]
    Start(PositionError),
    /// The move is illegal there.
    #[error("{0}")]
    Refused(Refusal),
    /// What it shows of closed pieces does not fit.
    #[error("{0}")]
    Shown(PlayError),
    /// The record is full.
    #[error("a record holds no more than {MAX_NODES} moves")]
    Full,
}

impl Default for Record {
    fn default() -> Record {
        Record::new(Setup::start())
    }
}

impl Record {
    /// A record without moves. In cờ úp nothing is known of what does not lie open.
    pub fn new(setup: Setup) -> Record {
        let start = Position::from_setup(&setup).ok().map(View::start);
        Record::beginning(setup, start)
    }

    /// A record without moves of a game that begins at what is known of a position.
    pub fn of_view(start: View) -> Record {
        Record::beginning(start.to_setup(), Some(start))
    }

    fn beginning(setup: Setup, start: Option<View>) -> Record {
        // The root's move is never looked at.
        let none = crate::rules::Square::from_index(0);
        let root = CoUpMove::plain(Move::new(none, none));
        Record {
            tags: Tags::default(),
            setup,
            start,
            nodes: vec![Node::new(root, NONE)],
        }
    }

    /// The start as it was set up.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The start position; `None` if the set-up cannot be played.
    pub fn start(&self) -> Option<&Position> {
        self.start.as_ref().map(View::position)
    }

    /// What is known of the start; `None` if the set-up cannot be played.
    pub fn start_view(&self) -> Option<&View> {
        self.start.as_ref()
    }

    /// The start as a FEN, in cờ úp with what is known of it.
    pub fn start_text(&self) -> String {
        match (self.is_co_up(), self.start_view()) {
            (true, Some(view)) => coup_fen::print(view),
            (true, None) => coup_fen::print_setup(&self.setup, &Pool::of_unseen(&self.setup)),
            (false, _) => fen::print(&self.setup),
        }
    }

    /// Whether it is a record of cờ úp.
    pub fn is_co_up(&self) -> bool {
        self.setup.variant.has_closed_pieces()
    }

    /// Whether the record begins with the usual start of a game.
    pub fn is_usual_start(&self) -> bool {
        let usual = Setup::start_of(self.setup.variant);
        let nothing_seen = || self.pool() == Some(&Pool::of_unseen(&usual));
        self.setup == usual && (!self.is_co_up() || nothing_seen())
    }

    /// What is unknown at the start; `None` if the set-up cannot be played.
    fn pool(&self) -> Option<&Pool> {
        self.start.as_ref().map(View::pool)
    }

    /// How many moves the record holds, variations included.
    pub fn plies(&self) -> usize {
        self.nodes.iter().filter(|node| node.attached).count() - 1
    }

    /// How many variations there are: moves that stand beside the main continuation.
    pub fn variations(&self) -> usize {
        let is_first = |index: usize, node: &Node| match self.nodes.get(node.parent as usize) {
            Some(parent) => parent.first_child as usize == index,
            None => true,
        };
        let nodes = self.nodes.iter().enumerate();
        nodes
            .filter(|(index, node)| node.attached && !is_first(*index, node))
            .count()
    }

    /// The move of a node; `None` for the root.
    pub fn mv(&self, node: NodeId) -> Option<Move> {
        self.played(node).map(|played| played.mv)
    }

    /// The move of a node with what it shows of closed pieces; `None` for the root.
    pub fn played(&self, node: NodeId) -> Option<CoUpMove> {
        (node != NodeId::ROOT).then(|| self.node(node).played)
    }

    /// The node before a node; `None` for the root.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        NodeId::some(self.node(node).parent)
    }

    /// The main continuation after a node.
    pub fn next(&self, node: NodeId) -> Option<NodeId> {
        NodeId::some(self.node(node).first_child)
    }

    /// The next alternative to a node's move.
    pub fn sibling(&self, node: NodeId) -> Option<NodeId> {
        NodeId::some(self.node(node).next_sibling)
    }

    /// The moves after a node, the main continuation first.
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.next(node), |child| self.sibling(*child))
    }

    /// Whether a node is the main continuation of the one before it.
    pub fn is_main(&self, node: NodeId) -> bool {
        match self.parent(node) {
            Some(parent) => self.next(parent) == Some(node),
            None => true,
        }
    }

    /// The nodes of the main line, without the root.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.next(NodeId::ROOT), |node| self.next(*node))
    }

    /// The last node of the main line; the root if there are no moves.
    pub fn main_end(&self) -> NodeId {
        self.main_line().last().unwrap_or(NodeId::ROOT)
    }

    /// Whether a node is part of the tree: an edit may have taken it out.
    pub fn contains(&self, node: NodeId) -> bool {
        self.nodes
            .get(node.index())
            .is_some_and(|node| node.attached)
    }

    /// How many moves lead to a node.
    pub fn ply(&self, node: NodeId) -> usize {
        std::iter::successors(self.parent(node), |above| self.parent(*above)).count()
    }

    /// The moves that lead to a node.
    pub fn line_to(&self, node: NodeId) -> Vec<Move> {
        let line = self.line_played_to(node).into_iter();
        line.map(|played| played.mv).collect()
    }

    /// The moves that lead to a node with what they show of closed pieces.
    pub fn line_played_to(&self, node: NodeId) -> Vec<CoUpMove> {
        let mut moves: Vec<CoUpMove> = std::iter::successors(Some(node), |at| self.parent(*at))
            .filter_map(|at| self.played(at))
            .collect();
        moves.reverse();
        moves
    }

    /// The position at a node; `None` if the start cannot be played.
    pub fn position_at(&self, node: NodeId) -> Option<Position> {
        self.view_at(node).map(View::into_position)
    }

    /// What is known at a node; `None` if the start cannot be played.
    pub fn view_at(&self, node: NodeId) -> Option<View> {
        let mut view = self.start.clone()?;
        for played in self.line_played_to(node) {
            view.play_unchecked(played);
        }
        Some(view)
    }

    /// What is said of a node.
    pub fn note(&self, node: NodeId) -> Option<&Note> {
        self.node(node).note.as_deref()
    }

    /// Changes what is said of a node.
    pub fn note_mut(&mut self, node: NodeId) -> &mut Note {
        self.nodes[node.index()].note.get_or_insert_default()
    }

    /// Adds a move as the last alternative after a node. The same move may stand there already.
    ///
    /// # Errors
    /// If the move is illegal, what it shows of closed pieces does not fit, or the record is full;
    /// the record is then unchanged.
    pub fn add(&mut self, parent: NodeId, mv: impl Into<CoUpMove>) -> Result<NodeId, AddError> {
        let played = self.check(parent, mv.into())?;
        self.push(parent, played).ok_or(AddError::Full)
    }

    /// Checks a move after a node; answers it with its letters told apart by side.
    fn check(&self, parent: NodeId, played: CoUpMove) -> Result<CoUpMove, AddError> {
        let Some(view) = self.view_at(parent) else {
            let defects = self.setup.defects();
            return Err(AddError::Start(PositionError(defects)));
        };
        view.check(played).map_err(|error| match error {
            PlayError::Illegal(refusal) => AddError::Refused(refusal),
            error => AddError::Shown(error),
        })
    }

    /// Adds a move that the caller knows to be legal; `None` if the record is full.
    pub(super) fn push(&mut self, parent: NodeId, played: CoUpMove) -> Option<NodeId> {
        if self.nodes.len() > MAX_NODES {
            return None;
        }
        let id = self.nodes.len() as u32;
        self.nodes.push(Node::new(played, parent.0));
        self.link_last(parent, id);
        Some(NodeId(id))
    }

    fn link_last(&mut self, parent: NodeId, id: u32) {
        let last = self.node(parent).last_child;
        match self.nodes.get_mut(last as usize) {
            Some(last) => last.next_sibling = id,
            None => self.nodes[parent.index()].first_child = id,
        }
        self.nodes[parent.index()].last_child = id;
    }

    fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    /// Replaces the start by the same placement with the other side to move. Only for readers
    /// that find out so at the first move.
    pub(super) fn restart(&mut self, setup: Setup) {
        debug_assert!(self.nodes.len() == 1, "the record has no moves yet");
        self.start = Position::from_setup(&setup).ok().map(View::start);
        self.setup = setup;
    }
}

impl PartialEq for Record {
    /// Whether both say the same, in whatever order their nodes were added.
    fn eq(&self, other: &Record) -> bool {
        let same_node = |(one, two): (Step, Step)| match (one, two) {
            (Step::Enter(one), Step::Enter(two)) => {
                self.played(one) == other.played(two) && same_note(self.note(one), other.note(two))
            }
            (Step::Leave(_), Step::Leave(_)) => true,
            _ => false,
        };
        let (mine, theirs) = (Walk::new(self), Walk::new(other));
        self.tags == other.tags
            && self.setup == other.setup
            && self.pool() == other.pool()
            && same_note(self.note(NodeId::ROOT), other.note(NodeId::ROOT))
            && mine.clone().count() == theirs.clone().count()
            && mine.zip(theirs).all(same_node)
    }
}

impl Eq for Record {}

/// An empty note is as good as none.
fn same_note(one: Option<&Note>, two: Option<&Note>) -> bool {
    let said = |note: Option<&Note>| note.filter(|note| !note.is_empty()).cloned();
    said(one) == said(two)
}
