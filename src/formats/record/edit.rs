//! Edits of a record, each with the edit that undoes it.

use thiserror::Error;

use super::{AddError, NONE, NodeId, Note, Record};
use crate::rules::coup::CoUpMove;

/// A change of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Adds a move as the last alternative after a node; nothing changes if it stands there.
    Add {
        /// The node before it.
        parent: NodeId,
        /// The move, with what it shows of closed pieces.
        mv: CoUpMove,
    },
    /// Takes a move out, with all that follows it.
    Delete(NodeId),
    /// Puts a deleted move back, with all that follows it.
    Restore {
        /// The deleted node.
        node: NodeId,
        /// Its place among the alternatives, 0 for the main continuation.
        place: usize,
    },
    /// Gives a move another place among its alternatives: 0 makes it the main continuation.
    Reorder {
        /// The node.
        node: NodeId,
        /// The new place; beyond the last it becomes the last.
        place: usize,
    },
    /// Says something else of a node.
    Annotate {
        /// The node.
        node: NodeId,
        /// All that is said of it.
        note: Note,
    },
    /// Sets a tag, or takes it away.
    Tag {
        /// Its name.
        name: String,
        /// Its value; `None` takes it away.
        value: Option<String>,
    },
}

/// Why an edit cannot be made; nothing has changed then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum EditError {
    /// The node is no part of the tree, or is in it already.
    #[error("there is no such move in the record")]
    NoSuchNode,
    /// The start position is no move.
    #[error("the start position cannot be taken out or moved")]
    Root,
    /// The move cannot be added.
    #[error(transparent)]
    Add(#[from] AddError),
}

impl Record {
    /// Makes an edit and answers the one that undoes it.
    ///
    /// # Errors
    /// If it cannot be made; the record is then unchanged.
    pub fn apply(&mut self, edit: Edit) -> Result<Edit, EditError> {
        match edit {
            Edit::Add { parent, mv } => {
                self.expect_attached(parent)?;
                let played = self.check(parent, mv)?;
                let mut children = self.children(parent);
                if let Some(node) = children.find(|child| self.played(*child) == Some(played)) {
                    let place = self.place(node);
                    return Ok(Edit::Reorder { node, place });
                }
                drop(children);
                let added = self.push(parent, played).ok_or(AddError::Full)?;
                Ok(Edit::Delete(added))
            }
            Edit::Delete(node) => {
                self.expect_move(node)?;
                let place = self.place(node);
                self.unlink(node);
                self.mark(node, false);
                Ok(Edit::Restore { node, place })
            }
            Edit::Restore { node, place } => {
                let known = self.nodes.get(node.index()).filter(|node| !node.attached);
                let parent = known.ok_or(EditError::NoSuchNode)?.parent;
                self.expect_attached(NodeId(parent))?;
                self.link(node, place);
                self.mark(node, true);
                Ok(Edit::Delete(node))
            }
            Edit::Reorder { node, place } => {
                self.expect_move(node)?;
                let old = self.place(node);
                self.unlink(node);
                self.link(node, place);
                Ok(Edit::Reorder { node, place: old })
            }
            Edit::Annotate { node, note } => {
                self.expect_attached(node)?;
                let old = std::mem::replace(self.note_mut(node), note);
                Ok(Edit::Annotate { node, note: old })
            }
            Edit::Tag { name, value } => {
                let old = self.tags.get(&name).map(str::to_owned);
                match value {
                    Some(value) => self.tags.set(&name, &value),
                    None => self.tags.remove(&name),
                }
                Ok(Edit::Tag { name, value: old })
            }
        }
    }

    /// The place of a node among its alternatives, 0 for the main continuation.
    pub fn place(&self, node: NodeId) -> usize {
        let parent = self.parent(node).unwrap_or(NodeId::ROOT);
        let mut children = self.children(parent);
        children.position(|child| child == node).unwrap_or(0)
    }

    /// The edits that make the line with a node the main line, from the nearest branch up.
    pub fn promotion(&self, node: NodeId) -> Vec<Edit> {
        std::iter::successors(Some(node), |above| self.parent(*above))
            .filter(|above| !self.is_main(*above))
            .map(|node| Edit::Reorder { node, place: 0 })
            .collect()
    }

    fn expect_attached(&self, node: NodeId) -> Result<(), EditError> {
        let known = self.nodes.get(node.index()).is_some_and(|n| n.attached);
        known.then_some(()).ok_or(EditError::NoSuchNode)
    }

    fn expect_move(&self, node: NodeId) -> Result<(), EditError> {
        if node == NodeId::ROOT {
            return Err(EditError::Root);
        }
        self.expect_attached(node)
    }

    /// Takes a node out of the chain of its siblings.
    fn unlink(&mut self, node: NodeId) {
        let parent = self.node(node).parent as usize;
        let next = self.node(node).next_sibling;
        let before = self
            .children(NodeId(parent as u32))
            .take_while(|child| *child != node)
            .last();
        match before {
            Some(before) => self.nodes[before.index()].next_sibling = next,
            None => self.nodes[parent].first_child = next,
        }
        if next == NONE {
            self.nodes[parent].last_child = before.map_or(NONE, |before| before.0);
        }
        self.nodes[node.index()].next_sibling = NONE;
    }

    /// Puts a node into the chain of its siblings.
    fn link(&mut self, node: NodeId, place: usize) {
        let parent = NodeId(self.node(node).parent);
        let before = place.checked_sub(1).and_then(|before| {
            let siblings: Vec<NodeId> = self.children(parent).collect();
            siblings.get(before).or(siblings.last()).copied()
        });
        let next = match before {
            Some(before) => std::mem::replace(&mut self.nodes[before.index()].next_sibling, node.0),
            None => std::mem::replace(&mut self.nodes[parent.index()].first_child, node.0),
        };
        self.nodes[node.index()].next_sibling = next;
        if next == NONE {
            self.nodes[parent.index()].last_child = node.0;
        }
    }

    /// Marks a node and all that follows it as part of the tree or not.
    fn mark(&mut self, node: NodeId, attached: bool) {
        let mut waiting = vec![node];
        while let Some(node) = waiting.pop() {
            self.nodes[node.index()].attached = attached;
            waiting.extend(self.children(node));
        }
    }
}

/// Edits that can be undone and made again.
///
/// What was done together is undone together.
#[derive(Clone, Debug, Default)]
pub struct History {
    undo: Vec<Vec<Edit>>,
    redo: Vec<Vec<Edit>>,
}

impl History {
    /// Makes an edit; what was undone before can no longer be made again.
    ///
    /// # Errors
    /// If it cannot be made; nothing has changed then.
    pub fn apply(&mut self, record: &mut Record, edit: Edit) -> Result<(), EditError> {
        self.apply_all(record, vec![edit])
    }

    /// Makes edits one after the other, as one. Nothing happens if there are none.
    ///
    /// # Errors
    /// If one of them cannot be made; nothing has changed then.
    pub fn apply_all(&mut self, record: &mut Record, edits: Vec<Edit>) -> Result<(), EditError> {
        let undo = make(record, edits)?;
        if !undo.is_empty() {
            self.undo.push(undo);
            self.redo.clear();
        }
        Ok(())
    }

    /// Whether there is something to undo.
    pub fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    /// Whether there is something to make again.
    pub fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }

    /// Undoes the last edits; answers whether there were any.
    pub fn undo(&mut self, record: &mut Record) -> bool {
        step(record, &mut self.undo, &mut self.redo)
    }

    /// Makes the edits again that were undone last; answers whether there were any.
    pub fn redo(&mut self, record: &mut Record) -> bool {
        step(record, &mut self.redo, &mut self.undo)
    }
}

/// Makes edits and answers those that undo them, in the order in which they are to be made.
fn make(record: &mut Record, edits: Vec<Edit>) -> Result<Vec<Edit>, EditError> {
    let mut undo = Vec::with_capacity(edits.len());
    for edit in edits {
        match record.apply(edit) {
            Ok(inverse) => undo.push(inverse),
            Err(error) => {
                while let Some(inverse) = undo.pop() {
                    record.apply(inverse)?;
                }
                return Err(error);
            }
        }
    }
    undo.reverse();
    Ok(undo)
}

fn step(record: &mut Record, from: &mut Vec<Vec<Edit>>, to: &mut Vec<Vec<Edit>>) -> bool {
    match from.pop().map(|edits| make(record, edits)) {
        Some(Ok(inverse)) => {
            to.push(inverse);
            true
        }
        _ => false,
    }
}
