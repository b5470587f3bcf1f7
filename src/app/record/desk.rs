//! The state of the record screen: a record, where one stands in it, and what can be undone. Pure.

use std::collections::BTreeSet;
use std::rc::Rc;

use crate::app::board::{Check, Marks};
use crate::app::shelf::Handed;
use crate::app::store::Step;
use crate::formats::record::{Edit, EditError, History, NodeId, Note, Record, Worth, tidy};
use crate::rules::{Color, Move, Piece, Position, Refusal, Role, Square};

/// Records with more moves than these begin with all variations folded.
const LARGE: usize = 2_000;

/// A record that is looked at and edited.
#[derive(Clone, Debug)]
pub struct Desk {
    /// The record. Every edit makes another one.
    pub(super) record: Rc<Record>,
    history: History,
    pub(super) at: NodeId,
    /// The side at the lower edge.
    pub below: Color,
    /// Variations of which only the first move is shown, by that move.
    folded: BTreeSet<NodeId>,
    /// A move that was refused.
    pub refused: Option<(Refusal, Move)>,
    /// A move whose closed piece is still to be told.
    pub(super) asked: Option<Move>,
    /// Under which key the library keeps the record, if it does.
    pub source: Option<String>,
    /// Whether the record is not kept in the library as it is now.
    pub unkept: bool,
    /// Whether it was edited since it was handed over or kept: then it must not get lost.
    pub changed: bool,
}

/// What the reader does.
#[derive(Clone, Debug)]
pub enum Act {
    /// To a move, or to the start.
    Go(NodeId),
    /// A step through the line.
    Stepped(Step),
    /// To the next alternative of the present move, or to the one before it.
    Beside(i8),
    /// A move on the board: goes to it if the record has it, and adds it if not.
    Played(Move),
    /// The closed piece of the move that was asked about, or of the present variation, is of this kind.
    TurnsOut(Role),
    /// Edits that belong together; where they lead is shown by the last move of them that is there.
    Edited(Vec<Edit>),
    /// The line with the present move becomes the main line.
    Promoted,
    /// The present move goes, with all that follows it.
    Deleted,
    /// Something is said of the present move.
    Said(String),
    /// The present move gets a mark by its number in PGN, or loses it.
    Marked(u8),
    /// The last edits are undone.
    Undone,
    /// What was undone is made again.
    Redone,
    /// A variation is folded, or unfolded.
    Folded(NodeId),
    /// All variations are folded, or unfolded.
    FoldedAll(bool),
    /// The board is turned.
    Flipped,
    /// The library keeps the record under a key from now on.
    Kept(String),
}

impl PartialEq for Desk {
    fn eq(&self, other: &Desk) -> bool {
        Rc::ptr_eq(&self.record, &other.record)
            && self.at == other.at
            && self.below == other.below
            && self.folded == other.folded
            && (&self.refused, self.asked) == (&other.refused, other.asked)
            && (&self.source, self.unkept) == (&other.source, other.unkept)
            && self.changed == other.changed
    }
}

impl Desk {
    /// A record that was handed over, where it was handed over.
    pub fn new(handed: Handed) -> Desk {
        let Handed {
            record,
            at,
            below,
            source,
        } = handed;
        let mut desk = Desk {
            at: follow(&record, &at),
            history: History::default(),
            below,
            folded: BTreeSet::new(),
            refused: None,
            asked: None,
            unkept: source.is_none(),
            changed: false,
            source,
            record: Rc::new(record),
        };
        if desk.record.plies() > LARGE {
            desk.fold_all(true);
        }
        desk
    }

    /// The record as it is now, to be handed on.
    pub fn hand_over(&self) -> Handed {
        Handed {
            record: (*self.record).clone(),
            at: self.record.line_to(self.at),
            below: self.below,
            source: self.source.clone(),
        }
    }

    /// The record.
    pub fn record(&self) -> &Rc<Record> {
        &self.record
    }

    /// The move whose position is shown; the root for the start.
    pub fn at(&self) -> NodeId {
        self.at
    }

    /// The variations of which only the first move is shown.
    pub fn folded(&self) -> &BTreeSet<NodeId> {
        &self.folded
    }

    /// What is said of the present move.
    pub fn note(&self) -> Note {
        self.record.note(self.at).cloned().unwrap_or_default()
    }

    /// The position that is shown; `None` if the start cannot be played.
    pub fn position(&self) -> Option<Position> {
        self.record.position_at(self.at)
    }

    /// The record of nothing but the line to the present move, for pictures and positions.
    pub fn line(&self) -> Record {
        let mut line = match self.record.start_view() {
            Some(view) => Record::of_view(view.clone()),
            None => Record::new(self.record.setup().clone()),
        };
        let mut node = NodeId::ROOT;
        for played in self.record.line_played_to(self.at) {
            match line.add(node, played) {
                Ok(next) => node = next,
                // It was legal in the record.
                Err(_) => break,
            }
        }
        line
    }

    /// The moves that can be played here.
    pub fn moves(&self) -> Vec<Move> {
        let position = self.position();
        position.map_or_else(Vec::new, |position| {
            position.legal_moves().iter().copied().collect()
        })
    }

    /// What each position of the main line is worth, from the start on, as far as the record
    /// tells; empty if it tells nothing.
    pub fn worths(&self) -> Vec<Option<Worth>> {
        let nodes = std::iter::once(NodeId::ROOT).chain(self.record.main_line());
        let worth = |node| self.record.note(node)?.evaluation.map(|told| told.worth);
        let worths: Vec<Option<Worth>> = nodes.map(worth).collect();
        match worths.iter().any(Option::is_some) {
            true => worths,
            false => Vec::new(),
        }
    }

    /// Whether something can be undone.
    pub fn can_undo(&self) -> bool {
        self.history.can_undo()
    }

    /// Whether something can be made again.
    pub fn can_redo(&self) -> bool {
        self.history.can_redo()
    }

    /// The pieces on the board.
    pub fn pieces(&self) -> Rc<[(Square, Piece)]> {
        match self.position() {
            Some(position) => {
                let truth = self.truth();
                let closed = |square| position.is_closed(square);
                let told =
                    |square: Square| truth.as_ref()?.piece_at(square).filter(|_| closed(square));
                Square::all()
                    .filter_map(|square| {
                        let lies = position.piece_at(square)?;
                        Some((square, told(square).unwrap_or(lies)))
                    })
                    .collect()
            }
            None => self.record.setup().pieces().collect(),
        }
    }

    /// The marks of the position.
    pub fn marks(&self) -> Marks {
        let position = self.position().filter(Position::is_check);
        Marks {
            last: self.record.mv(self.at),
            check: position.map(|position| Check {
                general: position.general(position.turn()),
                by: position.checkers(),
            }),
            ..Marks::default()
        }
    }

    /// The state after something has happened.
    #[must_use]
    pub fn after(&self, act: Act) -> Desk {
        let mut desk = self.clone();
        desk.refused = None;
        let asked = desk.asked.take();
        match act {
            Act::Go(node) if desk.record.contains(node) => desk.at = node,
            Act::Go(_) => {}
            Act::Stepped(step) => desk.step(step),
            Act::Beside(by) => desk.go_beside(by),
            Act::Played(mv) => desk.play(mv),
            Act::TurnsOut(role) => desk.turn_out(asked, role),
            Act::Edited(edits) => desk.edit(edits),
            Act::Promoted => desk.edit(desk.record.promotion(desk.at)),
            Act::Deleted => desk.delete(),
            Act::Said(text) => {
                let note = Note {
                    comment: tidy(&text),
                    ..desk.note()
                };
                desk.annotate(note);
            }
            Act::Marked(mark) => desk.mark(mark),
            Act::Undone => desk.turn_back(History::undo),
            Act::Redone => desk.turn_back(History::redo),
            Act::Folded(node) => {
                if !desk.folded.remove(&node) {
                    desk.folded.insert(node);
                }
            }
            Act::FoldedAll(folded) => desk.fold_all(folded),
            Act::Flipped => desk.below = !desk.below,
            Act::Kept(key) => desk = desk.kept(key),
        }
        desk
    }

    /// The same desk with a record that the library keeps as it is now, under this key.
    #[must_use]
    pub(super) fn kept(mut self, key: String) -> Desk {
        self.source = Some(key);
        self.unkept = false;
        self.changed = false;
        self
    }

    fn step(&mut self, step: Step) {
        let record = &self.record;
        self.at = match step {
            Step::First => NodeId::ROOT,
            Step::Back => record.parent(self.at).unwrap_or(NodeId::ROOT),
            Step::Forward => record.next(self.at).unwrap_or(self.at),
            Step::Last => std::iter::successors(Some(self.at), |node| record.next(*node))
                .last()
                .unwrap_or(self.at),
            Step::To(ply) => record.main_line().take(ply).last().unwrap_or(NodeId::ROOT),
        };
    }

    fn go_beside(&mut self, by: i8) {
        let Some(parent) = self.record.parent(self.at) else {
            return;
        };
        let place = self.record.place(self.at);
        if let Some(place) = place.checked_add_signed(by.into())
            && let Some(node) = self.record.children(parent).nth(place)
        {
            self.at = node;
        }
    }

    fn play(&mut self, mv: Move) {
        let Some(position) = self.position() else {
            return;
        };
        if let Err(refusal) = position.check_move(mv) {
            self.refused = Some((refusal, mv));
            return;
        }
        let parent = self.at;
        let known = |record: &Record| {
            let mut children = record.children(parent);
            children.find(|child| record.mv(*child) == Some(mv))
        };
        if known(&self.record).is_none() {
            match self.as_told(mv) {
                Some(mv) => self.edit(vec![Edit::Add { parent, mv }]),
                None => self.asked = Some(mv),
            }
        }
        self.at = known(&self.record).unwrap_or(parent);
    }

    /// Makes edits as one; what cannot be made changes nothing.
    pub(super) fn edit(&mut self, edits: Vec<Edit>) {
        let mut record = (*self.record).clone();
        let made: Result<(), EditError> = self.history.apply_all(&mut record, edits);
        if made.is_ok() {
            self.replace(record);
        }
    }

    fn replace(&mut self, record: Record) {
        while !record.contains(self.at) {
            self.at = record.parent(self.at).unwrap_or(NodeId::ROOT);
        }
        self.record = Rc::new(record);
        self.unkept = true;
        self.changed = true;
    }

    fn delete(&mut self) {
        if self.at == NodeId::ROOT {
            return;
        }
        let gone = self.at;
        self.edit(vec![Edit::Delete(gone)]);
    }

    fn annotate(&mut self, note: Note) {
        if note != self.note() {
            self.edit(vec![Edit::Annotate {
                node: self.at,
                note,
            }]);
        }
    }

    /// A move has one of the six marks of a move's quality at most; others that a file gave it stay.
    fn mark(&mut self, mark: u8) {
        let mut note = self.note();
        let had = note.marks.contains(&mark);
        note.marks.retain(|other| !(1..=6).contains(other));
        if !had {
            note.marks.insert(0, mark);
        }
        self.annotate(note);
    }

    fn turn_back(&mut self, turn: fn(&mut History, &mut Record) -> bool) {
        let mut record = (*self.record).clone();
        if turn(&mut self.history, &mut record) {
            self.replace(record);
        }
    }

    fn fold_all(&mut self, folded: bool) {
        self.folded.clear();
        if folded {
            self.folded = super::tree::variations(&self.record).collect();
        }
    }
}

/// The node that some moves lead to, as far as the record has them.
fn follow(record: &Record, moves: &[Move]) -> NodeId {
    let mut node = NodeId::ROOT;
    for mv in moves {
        let mut children = record.children(node);
        match children.find(|child| record.mv(*child) == Some(*mv)) {
            Some(next) => node = next,
            None => break,
        }
    }
    node
}
