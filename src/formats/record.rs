//! A record: a start position, a tree of moves with comments, and tags.
//!
//! The moves of a record are legal, always: what a reader cannot play it leaves out and reports.
//! The first child of a node is the main continuation, its siblings are variations. Nodes live in
//! one list and name each other by [`NodeId`], so that no depth of the tree costs stack.

mod edit;
mod note;
pub mod quality;
mod tags;
mod walk;

use thiserror::Error;

pub use edit::{Edit, EditError, History};
pub use note::{Evaluation, Note, Worth, tidy};
pub use tags::{Outcome, Tags};
pub use walk::{Step, Walk};

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
    mv: Move,
    parent: u32,
    first_child: u32,
    last_child: u32,
    next_sibling: u32,
    /// Whether the node hangs in the tree; an edit may have taken it out.
    attached: bool,
    note: Option<Box<Note>>,
}

impl Node {
    fn new(mv: Move, parent: u32) -> Node {
        Node {
            mv,
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
    /// The start position; `None` if the set-up cannot be played, and then there are no moves.
    position: Option<Position>,
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
    /// A record without moves.
    pub fn new(setup: Setup) -> Record {
        let position = Position::from_setup(&setup).ok();
        // The root's move is never looked at.
        let none = crate::rules::Square::from_index(0);
        Record {
            tags: Tags::default(),
            setup,
            position,
            nodes: vec![Node::new(Move::new(none, none), NONE)],
        }
    }

    /// The start as it was set up.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The start position; `None` if the set-up cannot be played.
    pub fn start(&self) -> Option<&Position> {
        self.position.as_ref()
    }

    /// Whether the record begins with the usual start of a game.
    pub fn is_usual_start(&self) -> bool {
        self.setup == Setup::start()
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
        (node != NodeId::ROOT).then(|| self.node(node).mv)
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

    /// How many moves lead to a node.
    pub fn ply(&self, node: NodeId) -> usize {
        std::iter::successors(self.parent(node), |above| self.parent(*above)).count()
    }

    /// The moves that lead to a node.
    pub fn line_to(&self, node: NodeId) -> Vec<Move> {
        let mut moves: Vec<Move> = std::iter::successors(Some(node), |above| self.parent(*above))
            .filter_map(|above| self.mv(above))
            .collect();
        moves.reverse();
        moves
    }

    /// The position at a node; `None` if the start cannot be played.
    pub fn position_at(&self, node: NodeId) -> Option<Position> {
        let mut position = self.position.clone()?;
        for mv in self.line_to(node) {
            position.play_unchecked(mv);
        }
        Some(position)
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
    /// If the move is illegal or the record is full; the record is then unchanged.
    pub fn add(&mut self, parent: NodeId, mv: Move) -> Result<NodeId, AddError> {
        let Some(position) = self.position_at(parent) else {
            let defects = self.setup.defects();
            return Err(AddError::Start(PositionError(defects)));
        };
        position.check_move(mv).map_err(AddError::Refused)?;
        self.push(parent, mv).ok_or(AddError::Full)
    }

    /// Adds a move that the caller knows to be legal; `None` if the record is full.
    pub(super) fn push(&mut self, parent: NodeId, mv: Move) -> Option<NodeId> {
        if self.nodes.len() > MAX_NODES {
            return None;
        }
        let id = self.nodes.len() as u32;
        self.nodes.push(Node::new(mv, parent.0));
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
        self.position = Position::from_setup(&setup).ok();
        self.setup = setup;
    }
}

impl PartialEq for Record {
    /// Whether both say the same, in whatever order their nodes were added.
    fn eq(&self, other: &Record) -> bool {
        let same_node = |(one, two): (Step, Step)| match (one, two) {
            (Step::Enter(one), Step::Enter(two)) => {
                self.mv(one) == other.mv(two) && same_note(self.note(one), other.note(two))
            }
            (Step::Leave(_), Step::Leave(_)) => true,
            _ => false,
        };
        let (mine, theirs) = (Walk::new(self), Walk::new(other));
        self.tags == other.tags
            && self.setup == other.setup
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
