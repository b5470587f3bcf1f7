//! What the box for typed moves offers.

use chuhe::notation::{Completion, Notation, complete};

use crate::{BLACK_TO_MOVE, START, position};

fn offered(fen: &str, typed: &str, notations: &[Notation]) -> Vec<String> {
    let texts = complete(&position(fen), typed, notations).into_iter();
    texts.map(|Completion { text, .. }| text).collect()
}

#[test]
fn nothing_typed_offers_everything() {
    assert_eq!(offered(START, "", &[Notation::Wxf]).len(), 44);
    assert_eq!(offered(START, " ", &Notation::ALL).len(), 44);
}

#[test]
fn beginnings_come_before_parts() {
    let found = offered(START, "h2", &[Notation::Coordinate]);
    assert_eq!(found.len(), 12);
    assert!(found.iter().all(|text| text.starts_with("h2")));
    // A part of a text fits too: both cannons and both elephants go to e2.
    let mut found = offered(START, "e2", &[Notation::Coordinate]);
    found.sort();
    assert_eq!(found, ["b2e2", "c0e2", "g0e2", "h2e2"]);
    // The general's and the soldier's moves begin with it; the others only have it in them.
    let mut found = offered(START, "e", &[Notation::Coordinate]);
    assert_eq!(found[..2], ["e0e1", "e3e4"]);
    found.drain(..2);
    found.sort();
    let parts = ["b2e2", "c0e2", "d0e1", "f0e1", "g0e2", "h2e2"];
    assert_eq!(found, parts);
}

#[test]
fn case_marks_spaces_script_and_width_do_not_matter() {
    for (typed, notation, expected) in [
        ("phao2binh5", Notation::Vietnamese, "Pháo 2 bình 5"),
        (
            "Pha\u{301}o 2 BÌNH 5",
            Notation::Vietnamese,
            "Pháo 2 bình 5",
        ),
        ("p2-5", Notation::VietnameseShort, "P2-5"),
        ("c2=5", Notation::Wxf, "C2=5"),
        ("砲二平五", Notation::Han, "炮二平五"),
        ("炮 二平五", Notation::HanTraditional, "炮二平五"),
        ("俥九進二", Notation::Han, "车九进二"),
        ("h2-e2", Notation::Iccs, "H2-E2"),
    ] {
        assert_eq!(offered(START, typed, &[notation]), [expected], "{typed}");
    }
    assert_eq!(
        offered(BLACK_TO_MOVE, "马8进7", &[Notation::Han]),
        ["马８进７"]
    );
}

#[test]
fn each_move_is_offered_once_in_the_first_notation_that_fits() {
    let found = complete(&position(START), "h2e", &Notation::ALL);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].notation, Notation::Coordinate);
    let found = complete(&position(START), "h2-e", &Notation::ALL);
    assert_eq!((found.len(), found[0].notation), (1, Notation::Iccs));
    assert_eq!(offered(START, "zzz", &Notation::ALL), [""; 0]);
}
