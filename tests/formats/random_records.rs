//! Records made by chance, for properties.

use chuhe::formats::record::{Evaluation, NodeId, Note, Record, Worth, tidy};
use chuhe::rules::{Position, Setup};
use proptest::prelude::*;

/// One decision of how a record grows.
#[derive(Clone, Debug)]
struct Growth {
    /// Whether to go back before the next move, and how far.
    back: Option<usize>,
    /// Which of the legal moves.
    choice: usize,
    note: Note,
}

/// Text with the characters that formats have a meaning for.
fn text() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        4 => "[a-z 一-三好坏]{1,6}",
        1 => "[{}()\\[\\];|\\\\\"'<>&!?.$%#/]{1,3}",
        1 => Just(String::from("\n")),
        1 => "\\PC{1,3}",
    ];
    // What programs read in comments is told apart by its form alone.
    prop::collection::vec(piece, 0..6)
        .prop_map(|pieces| tidy(&pieces.concat().replace("[%", "")))
        .prop_filter("not in WinBoard's form", |text| {
            !text.starts_with(|c: char| c.is_ascii_digit() || c == '+' || c == '-')
        })
}

fn note(plain: bool) -> BoxedStrategy<Note> {
    let comment = prop_oneof![3 => Just(String::new()), 1 => text()];
    if plain {
        let said = |comment| Note {
            comment,
            ..Note::default()
        };
        return comment.prop_map(said).boxed();
    }
    let worth = prop_oneof![
        (-3000_i32..3000).prop_map(Worth::Centipawns),
        (1_i32..40).prop_map(Worth::Mate),
        (-40_i32..0).prop_map(Worth::Mate),
    ];
    let evaluation =
        (worth, prop::option::of(1_u32..60)).prop_map(|(worth, depth)| Evaluation { worth, depth });
    (
        comment,
        prop::collection::vec(1_u8..140, 0..2),
        prop::option::of(evaluation),
        prop::option::of(0_u64..40_000_000),
        prop::option::of(0_u64..4_000_000),
    )
        .prop_map(|(comment, marks, evaluation, clock_ms, elapsed_ms)| Note {
            lead: String::new(),
            comment,
            marks,
            evaluation,
            clock_ms,
            elapsed_ms,
        })
        .boxed()
}

const STARTS: &[&str] = &[
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    "2bak4/4a4/4b4/9/9/9/9/4B4/4A4/2BAKR3 w - - 0 1",
    "3k5/9/2P6/2P6/2P6/2P6/9/2N6/2N6/R4K2R w - - 0 1",
    "3ak1b2/9/3a5/9/6b2/2p1p4/2p1p4/2p6/9/3K5 b - - 0 1",
];

/// Records with variations, comments and tags. `plain` ones have only what every format can hold.
pub fn records(plain: bool) -> impl Strategy<Value = Record> {
    let growth = (
        prop::option::weighted(0.2, 1_usize..9),
        any::<usize>(),
        note(plain),
    )
        .prop_map(|(back, choice, note)| Growth { back, choice, note });
    let value = prop_oneof![Just(String::from("甲 \\ \"乙\"")), "[a-z][a-z ]{0,7}"];
    let lead = if plain {
        Just(String::new()).boxed()
    } else {
        text().boxed()
    };
    (
        0..STARTS.len(),
        prop::collection::vec(growth, 0..40),
        text(),
        value,
        lead,
    )
        .prop_map(move |(start, growths, opening, value, lead)| {
            let setup: Setup = chuhe::formats::fen::parse(STARTS[start]).unwrap();
            let mut record = Record::new(setup);
            record.tags.set("Event", &value);
            record.tags.set("Red", "棋手");
            record.tags.set("Result", "1-0");
            record.note_mut(NodeId::ROOT).comment = opening;
            let mut node = NodeId::ROOT;
            for growth in growths {
                for _ in 0..growth.back.unwrap_or(0) {
                    node = record.parent(node).unwrap_or(NodeId::ROOT);
                }
                let position: Position = record.position_at(node).unwrap();
                let moves = position.legal_moves();
                if moves.is_empty() {
                    continue;
                }
                let mv = moves[growth.choice % moves.len()];
                node = record.add(node, mv).unwrap();
                *record.note_mut(node) = growth.note;
                if !record.is_main(node) && growth.back.is_some() {
                    record.note_mut(node).lead = lead.clone();
                }
            }
            record
        })
}
