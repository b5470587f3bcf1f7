//! Going through a record's tree from top to bottom without recursion.

use super::{NodeId, Record};

/// One step of a walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A move is met, after all that leads to it.
    Enter(NodeId),
    /// Everything after the move has been met.
    Leave(NodeId),
}

/// Depth first: a move, then what follows it, then its next alternative. The root is not met.
#[derive(Clone, Debug)]
pub struct Walk<'a> {
    record: &'a Record,
    next: Option<Step>,
}

impl<'a> Walk<'a> {
    /// A walk through the whole record.
    pub fn new(record: &'a Record) -> Walk<'a> {
        Walk {
            record,
            next: record.next(NodeId::ROOT).map(Step::Enter),
        }
    }
}

impl Iterator for Walk<'_> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        let step = self.next?;
        self.next = match step {
            Step::Enter(node) => Some(match self.record.next(node) {
                Some(child) => Step::Enter(child),
                None => Step::Leave(node),
            }),
            Step::Leave(node) => match self.record.sibling(node) {
                Some(sibling) => Some(Step::Enter(sibling)),
                None => self
                    .record
                    .parent(node)
                    .filter(|parent| *parent != NodeId::ROOT)
                    .map(Step::Leave),
            },
        };
        Some(step)
    }
}
