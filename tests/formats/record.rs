//! The tree of a record and its edits.

use chuhe::formats::record::{
    AddError, Edit, EditError, History, NodeId, Note, Record, Trace, place_key,
};
use chuhe::rules::{Move, Refusal};
use proptest::prelude::*;

use super::random_records::records;
use super::{clean, tree};

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

fn node(record: &Record, line: &str) -> NodeId {
    let mut node = NodeId::ROOT;
    for text in line.split_whitespace() {
        let mut children = record.children(node);
        node = children
            .find(|child| record.mv(*child) == Some(mv(text)))
            .unwrap();
    }
    node
}

const TEXT: &str =
    "[Event \"x\"]\n\n1. h2e2 h9g7 (1. ... b9c7 2. h0g2) (1. ... h9g7 2. c3c4) 2. h0g2";

#[test]
fn alternatives_may_repeat_a_move() {
    let record = clean(TEXT);
    assert_eq!(tree(&record), "h2e2 h9g7 (b9c7 h0g2) (h9g7 c3c4) h0g2");
    assert_eq!((record.plies(), record.variations()), (7, 2));
}

#[test]
fn promotion_deletion_and_their_undoing() {
    let mut record = clean(TEXT);
    let mut history = History::default();
    let variation = node(&record, "h2e2 b9c7 h0g2");
    let before = tree(&record);
    for edit in record.promotion(variation) {
        history.apply(&mut record, edit).unwrap();
    }
    let promoted = "h2e2 b9c7 (h9g7 h0g2) (h9g7 c3c4) h0g2";
    assert_eq!(tree(&record), promoted);
    let deleted = node(&record, "h2e2 h9g7");
    history.apply(&mut record, Edit::Delete(deleted)).unwrap();
    assert_eq!(tree(&record), "h2e2 b9c7 (h9g7 c3c4) h0g2");
    assert_eq!((record.plies(), record.variations()), (5, 1));
    assert_eq!(
        history.apply(&mut record, Edit::Delete(deleted)),
        Err(EditError::NoSuchNode)
    );
    assert!(history.undo(&mut record));
    assert_eq!(tree(&record), promoted);
    assert!(history.undo(&mut record));
    assert_eq!(tree(&record), before);
    assert!(!history.undo(&mut record));
    assert!(history.redo(&mut record));
    assert_eq!(tree(&record), promoted);
}

#[test]
fn comments_marks_and_tags_are_edits_too() {
    let mut record = clean(TEXT);
    let mut history = History::default();
    let node = node(&record, "h2e2");
    let note = Note {
        comment: String::from("好"),
        marks: vec![1],
        ..Note::default()
    };
    let edit = Edit::Annotate {
        node,
        note: note.clone(),
    };
    history.apply(&mut record, edit).unwrap();
    assert_eq!(record.note(node), Some(&note));
    let edit = Edit::Tag {
        name: String::from("Red"),
        value: Some(String::from("甲")),
    };
    history.apply(&mut record, edit).unwrap();
    assert_eq!(record.tags.get("Red"), Some("甲"));
    while history.undo(&mut record) {}
    assert!(record == clean(TEXT));
}

#[test]
fn illegal_moves_are_refused_and_known_ones_found() {
    let mut record = Record::default();
    assert_eq!(
        record.add(NodeId::ROOT, mv("a0a5")),
        Err(AddError::Refused(Refusal::PathBlocked(
            "a3".parse().unwrap()
        )))
    );
    assert_eq!(record.plies(), 0);
    let add = Edit::Add {
        parent: NodeId::ROOT,
        mv: mv("h2e2").into(),
    };
    record.apply(add.clone()).unwrap();
    record.apply(add).unwrap();
    assert_eq!(record.plies(), 1);
    assert_eq!(
        record.apply(Edit::Delete(NodeId::ROOT)),
        Err(EditError::Root)
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn any_edits_are_undone_and_made_again(
        record in records(false),
        choices in prop::collection::vec((0..4_usize, any::<usize>(), 0..3_usize), 1..12),
    ) {
        let mut edited = record.clone();
        let mut history = History::default();
        for (kind, choice, place) in choices {
            let mut nodes: Vec<NodeId> = chuhe::formats::record::Walk::new(&edited)
                .filter_map(|step| match step {
                    chuhe::formats::record::Step::Enter(node) => Some(node),
                    chuhe::formats::record::Step::Leave(_) => None,
                })
                .collect();
            nodes.push(NodeId::ROOT);
            let node = nodes[choice % nodes.len()];
            let edit = match kind {
                0 => Edit::Delete(node),
                1 => Edit::Reorder { node, place },
                2 => Edit::Annotate { node, note: Note::default() },
                _ => match edited.position_at(node).unwrap().legal_moves().first() {
                    Some(mv) => Edit::Add { parent: node, mv: (*mv).into() },
                    None => continue,
                },
            };
            let _ = history.apply(&mut edited, edit);
        }
        let after = edited.clone();
        while history.undo(&mut edited) {}
        prop_assert!(edited == record);
        while history.redo(&mut edited) {}
        prop_assert!(edited == after);
    }
}

#[test]
fn edits_made_together_are_undone_together_or_not_made_at_all() {
    let mut record = clean(TEXT);
    let before = tree(&record);
    let mut history = History::default();
    let variation = node(&record, "h2e2 b9c7");
    let edits = vec![
        Edit::Delete(node(&record, "h2e2 h9g7 h0g2")),
        Edit::Reorder {
            node: variation,
            place: 0,
        },
    ];
    history.apply_all(&mut record, edits).unwrap();
    assert_eq!(tree(&record), "h2e2 b9c7 (h9g7) (h9g7 c3c4) h0g2");
    assert!(history.undo(&mut record));
    assert_eq!(tree(&record), before);
    assert!(!history.can_undo() && history.can_redo());
    // The second cannot be made: the first is taken back.
    let half = vec![Edit::Delete(variation), Edit::Delete(variation)];
    assert!(history.apply_all(&mut record, half).is_err());
    assert_eq!(tree(&record), before);
    assert!(record.contains(variation) && !history.can_undo());
}

#[test]
fn a_trace_has_every_position_and_knows_the_main_line() {
    let record = clean("[Event \"x\"]\n\n1. h2e2 h9g7 (1. ... b9c7 2. h0g2) 2. h0g2");
    let trace = Trace::of(&record);
    assert_eq!((trace.main.len(), trace.beside.len()), (4, 2));
    let key = |line: &str| place_key(&record.position_at(node(&record, line)).unwrap());
    for line in ["", "h2e2", "h2e2 h9g7", "h2e2 b9c7 h0g2"] {
        assert!(trace.has(key(line)), "{line}");
    }
    assert!(trace.begins_with(&[key(""), key("h2e2"), key("h2e2 h9g7")]));
    assert!(!trace.begins_with(&[key(""), key("h2e2"), key("h2e2 b9c7")]));
    // By another way to the same position.
    let other = clean("[Event \"x\"]\n\n1. b0c2 h9g7 2. h2e2");
    let same = clean("[Event \"x\"]\n\n1. h2e2 h9g7 2. b0c2");
    assert_eq!(Trace::of(&other).main.last(), Trace::of(&same).main.last());

    let bytes = trace.to_bytes();
    assert_eq!(Trace::from_bytes(&bytes), Some(trace));
    assert_eq!(Trace::from_bytes(&bytes[..bytes.len() - 1]), None);
    assert_eq!(Trace::from_bytes(&[9, 0, 0, 0]), None);
    assert_eq!(Trace::from_bytes(&[]), None);
}
