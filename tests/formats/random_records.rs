//! Records made by chance, for properties.

use chuhe::formats::record::{Evaluation, NodeId, Note, Record, Worth, tidy};
use chuhe::rules::coup::{Arrangement, CoUpMove, View};
use chuhe::rules::{CapturedClosed, Customs, Piece, Position, Setup, Variant};
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

const CO_UP_STARTS: &[&str] = &[
    "xxxxkxxxx/9/1x5x1/x1x1x1x1x/9/9/X1X1X1X1X/1X5X1/9/XXXXKXXXX w R2A2C2P5N2B2r2a2c2p5n2b2 0 1",
    "x1xakx1x1/4a4/1x5C1/x3x3x/2n6/6P2/X1X3X1X/1X5X1/4A4/XRX1KXX2 b R1A1C1P4N2B2r2c2p5n1b2 3 12",
    "4k4/4b4/9/9/2P1P4/4P4/9/4B4/4A4/X3KR3 w A1N1p2 0 40",
];

/// Records of cờ úp with variations, comments and tags, by any customs. A closed piece may turn
/// out to be anything that is left; what is taken closed is known at times.
pub fn co_up_records() -> impl Strategy<Value = Record> {
    let growth = (
        prop::option::weighted(0.2, 1_usize..9),
        any::<usize>(),
        any::<[usize; 2]>(),
        note(false),
    );
    let customs = (0..3_usize, any::<bool>(), any::<bool>());
    (
        0..CO_UP_STARTS.len(),
        customs,
        prop::collection::vec(growth, 0..60),
        text(),
    )
        .prop_map(
            |(start, (captured, guards_at_home, forty_moves), growths, opening)| {
                let captured_closed = [
                    CapturedClosed::Capturer,
                    CapturedClosed::Nobody,
                    CapturedClosed::Both,
                ][captured];
                let customs = Customs {
                    captured_closed,
                    guards_at_home,
                    forty_moves,
                };
                let variant = Variant::CoUp(customs);
                let view = chuhe::formats::coup_fen::parse(CO_UP_STARTS[start], variant).unwrap();
                let mut record = Record::of_view(view);
                record.tags.set("Event", "úp");
                record.tags.set("Result", "0-1");
                record.note_mut(NodeId::ROOT).comment = opening;
                let mut node = NodeId::ROOT;
                for (back, choice, shown, said) in growths {
                    for _ in 0..back.unwrap_or(0) {
                        node = record.parent(node).unwrap_or(NodeId::ROOT);
                    }
                    let view = record.view_at(node).unwrap();
                    let moves = view.position().legal_moves();
                    if moves.is_empty() {
                        continue;
                    }
                    let mv = moves[choice % moves.len()];
                    node = record.add(node, with_letters(&view, mv, shown)).unwrap();
                    *record.note_mut(node) = said;
                }
                record
            },
        )
}

fn with_letters(view: &View, mv: chuhe::rules::Move, [own, taken]: [usize; 2]) -> CoUpMove {
    let pick = |square, choice: usize| -> Option<Piece> {
        let kinds = view.may_be(square);
        (!kinds.is_empty()).then(|| kinds[choice % kinds.len()].0)
    };
    CoUpMove {
        mv,
        revealed: pick(mv.from(), own),
        taken: pick(mv.to(), taken / 3).filter(|_| taken % 3 > 0),
    }
}

/// Records of finished games of cờ úp: all that lay closed is told.
pub fn finished_co_up_games() -> impl Strategy<Value = Record> {
    (
        any::<[u8; 32]>(),
        prop::collection::vec(any::<usize>(), 1..120),
    )
        .prop_map(|(seed, choices)| {
            let start = View::start(Position::start_of(Variant::CO_UP));
            let arrangement = Arrangement::deal(&start, &seed);
            let mut game = chuhe::rules::coup::HiddenGame::new(start.clone(), arrangement.clone());
            for choice in choices {
                let moves = game.game().position().legal_moves();
                if !moves.is_empty() {
                    game.play(moves[choice % moves.len()]).unwrap();
                }
            }
            let mut record = Record::of_view(start);
            let mut node = NodeId::ROOT;
            for played in game.moves_with_all() {
                node = record.add(node, played).unwrap();
            }
            record.set_arrangement(&arrangement);
            record
        })
}
