//! The tree of a record as rows: a line runs until its variations have to be told, and goes on in
//! another row after them.

use std::collections::BTreeSet;

use crate::formats::record::{NodeId, Record, Step, Walk};
use crate::notation::{self, Notation};
use crate::rules::Color;

/// A part of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Row {
    /// How many variations it lies in, 0 for the main line.
    pub(super) depth: usize,
    /// Its moves.
    pub(super) nodes: Vec<NodeId>,
    /// Whether it begins a variation, which can be folded.
    pub(super) is_head: bool,
    /// Whether only the first move of the variation is shown.
    pub(super) is_folded: bool,
}

/// All moves that begin a variation.
pub(super) fn variations(record: &Record) -> impl Iterator<Item = NodeId> + '_ {
    Walk::new(record).filter_map(|step| match step {
        Step::Enter(node) if !record.is_main(node) => Some(node),
        _ => None,
    })
}

/// The rows from top to bottom. Nothing recurses: no depth of the tree costs stack.
pub(super) fn rows(record: &Record, folded: &BTreeSet<NodeId>) -> Vec<Row> {
    let mut rows = Vec::new();
    // The first move of each line that is still to be told, with its depth; the last comes first.
    let mut waiting: Vec<(NodeId, usize)> = record
        .next(NodeId::ROOT)
        .map(|node| (node, 0))
        .into_iter()
        .collect();
    while let Some((first, depth)) = waiting.pop() {
        let is_head = !record.is_main(first);
        let is_folded = is_head && folded.contains(&first);
        let mut row = Row {
            depth,
            nodes: Vec::new(),
            is_head,
            is_folded,
        };
        let mut next = Some(first);
        while let Some(node) = next {
            row.nodes.push(node);
            next = record.next(node).filter(|_| !is_folded);
            // The alternatives of a main continuation are told after it, before the line goes on.
            let beside = record.sibling(node).filter(|_| record.is_main(node));
            if beside.is_some() {
                waiting.extend(next.map(|node| (node, depth)));
                let siblings: Vec<NodeId> =
                    std::iter::successors(beside, |node| record.sibling(*node)).collect();
                waiting.extend(siblings.into_iter().rev().map(|node| (node, depth + 1)));
                next = None;
            }
        }
        rows.push(row);
    }
    rows
}

/// The move of each node in a notation, by the node's index, and the number of its round.
pub(super) fn texts(record: &Record, notation: Notation) -> Vec<Text> {
    let mut texts = Vec::new();
    let Some(mut view) = record.start_view().cloned() else {
        return texts;
    };
    let mut undos = Vec::new();
    for step in Walk::new(record) {
        match step {
            Step::Enter(node) => {
                let Some(played) = record.played(node) else {
                    continue;
                };
                let position = view.position();
                if texts.len() <= node.index() {
                    texts.resize_with(node.index() + 1, Text::default);
                }
                texts[node.index()] = Text {
                    text: match record.is_co_up() {
                        true => notation::coup::print(position, played, notation),
                        false => notation::print(position, played.mv, notation),
                    },
                    round: position.round() as usize,
                    color: position.turn(),
                };
                undos.push((played.mv, view.play_unchecked(played)));
            }
            Step::Leave(_) => {
                if let Some((mv, undo)) = undos.pop() {
                    view.undo(mv, undo);
                }
            }
        }
    }
    texts
}

/// A move as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Text {
    /// In the chosen notation.
    pub(super) text: String,
    /// The number of its round.
    pub(super) round: usize,
    /// Who makes it.
    pub(super) color: Color,
}

impl Default for Text {
    fn default() -> Text {
        Text {
            text: String::new(),
            round: 0,
            color: Color::Red,
        }
    }
}
