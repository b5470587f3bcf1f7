//! Unreadable, illegal and ambiguous are different errors, and each names what it is about.

use chuhe::notation::{Expected, Grammar, Illegal, MoveTextError, Reading, read};
use chuhe::rules::Refusal;

use crate::{START, moved, position};

fn error(fen: &str, text: &str, reading: Reading) -> MoveTextError {
    read(&position(fen), text, reading).expect_err(text)
}

#[test]
fn unreadable_texts_name_the_token_and_what_is_missing() {
    let cases = [
        (Grammar::Coordinate, "h2", "", Expected::File),
        (Grammar::Coordinate, "h2k2", "k2", Expected::File),
        (Grammar::Coordinate, "ha", "a", Expected::Rank),
        (Grammar::Coordinate, "h2e2e4", "e4", Expected::End),
        (Grammar::Wxf, "C2=0", "0", Expected::Number),
        (Grammar::Wxf, "C2/5", "/", Expected::Direction),
        (Grammar::Wxf, "Q2=5", "Q2", Expected::Piece),
        (Grammar::Wxf, "C=5", "=", Expected::Selector),
        (Grammar::Wxf, "C2=55", "5", Expected::End),
        (
            Grammar::Vietnamese,
            "Pháo 2 ngang 5",
            "n",
            Expected::Direction,
        ),
        (Grammar::Vietnamese, "Vua 5 tiến 1", "V", Expected::Piece),
        (Grammar::Vietnamese, "Pháo bình 5", "b", Expected::Selector),
        (Grammar::Vietnamese, "Pháo 2 bình", "", Expected::Number),
        (Grammar::Han, "炮二走五", "走", Expected::Direction),
        (Grammar::Han, "炮平五", "平", Expected::Selector),
        (Grammar::Han, "王五进一", "王", Expected::Piece),
        (Grammar::Han, "炮二平", "", Expected::Number),
        (Grammar::Han, "", "", Expected::Piece),
        (Grammar::San, "Cx", "", Expected::File),
    ];
    for (grammar, text, token, expected) in cases {
        let found = error(START, text, Reading::Only(grammar));
        assert!(found.to_string().contains(&format!("`{text}`")), "{found}");
        let MoveTextError::Unreadable {
            token: found,
            expected: missing,
            ..
        } = found
        else {
            panic!("{text}: {found}");
        };
        // A token is a word; its first letters are enough here.
        assert!(found.starts_with(token), "{text}: {found}");
        assert_eq!(found.is_empty(), token.is_empty(), "{text}: {found}");
        assert_eq!(missing, expected, "{text}");
    }
}

#[test]
fn what_no_grammar_knows_is_expected_to_be_a_move() {
    for text in ["", "??", "&", "...", "ö"] {
        let found = error(START, text, Reading::Any);
        let MoveTextError::Unreadable { expected, .. } = found else {
            panic!("{text}: {found}");
        };
        assert_eq!(expected, Expected::Move, "{text}");
    }
}

#[test]
fn the_grammar_that_understood_most_says_what_is_wrong() {
    let found = error(START, "炮二走五", Reading::Any);
    assert_eq!(
        found,
        MoveTextError::Unreadable {
            text: String::from("炮二走五"),
            token: String::from("走"),
            expected: Expected::Direction,
        }
    );
}

#[test]
fn a_single_candidate_is_refused_with_its_reason() {
    let cases = [
        ("i0i4", "i0i4", Refusal::PathBlocked("i3".parse().unwrap())),
        (
            "车一进四",
            "i0i4",
            Refusal::PathBlocked("i3".parse().unwrap()),
        ),
        (
            "Mã 2 tiến 4",
            "h0f1",
            Refusal::LegBlocked("g0".parse().unwrap()),
        ),
        ("P3=2", "g3h3", Refusal::SoldierSideways),
        ("h5h6", "h5h6", Refusal::NoPiece),
        ("h7h6", "h7h6", Refusal::NotYours),
        ("K5=4", "e0f0", Refusal::OwnPiece),
    ];
    for (text, expected, refusal) in cases {
        let found = error(START, text, Reading::Any);
        assert_eq!(found.name(), "illegal", "{found}");
        assert_eq!(
            found.refusal(),
            Some((moved(expected), refusal)),
            "{text}: {found}"
        );
    }
    let pinned = "4k4/9/9/9/4r4/9/9/4R4/9/4K4 w - - 0 1";
    let found = error(pinned, "R5=1", Reading::Any);
    let attacker = Refusal::OwnGeneralAttacked("e5".parse().unwrap());
    assert_eq!(found.refusal(), Some((moved("e2i2"), attacker)));
}

#[test]
fn several_candidates_are_each_refused() {
    // Chariots e8 and e2 on file 5; neither gets past the soldier on its left.
    let both = "3k5/2P1R4/9/9/9/9/9/2P1R4/9/5K3 w - - 0 1";
    let found = error(both, "R5=9", Reading::Any);
    let MoveTextError::Illegal {
        reason: Illegal::Refused(tried),
        ..
    } = &found
    else {
        panic!("{found}");
    };
    let blocked = |point: &str| Refusal::PathBlocked(point.parse().unwrap());
    assert_eq!(
        tried[..],
        [
            (moved("e2a2"), blocked("c2")),
            (moved("e8a8"), blocked("c8"))
        ]
    );
    assert_eq!(found.refusal(), None);
    assert!(found.to_string().contains("e2a2") && found.to_string().contains("e8a8"));
}

#[test]
fn a_piece_that_is_not_there_and_a_move_that_it_has_not() {
    let cases = [
        ("C3=5", Illegal::NoSuchPiece),
        ("前车进二", Illegal::NoSuchPiece),
        ("Xe trước tiến 2", Illegal::NoSuchPiece),
        ("H2+9", Illegal::NoSuchMove),
        ("马二平三", Illegal::NoSuchMove),
        ("Xe 1 thoái 1", Illegal::NoSuchMove),
    ];
    for (text, expected) in cases {
        let MoveTextError::Illegal { reason, .. } = error(START, text, Reading::Any) else {
            panic!("{text}");
        };
        assert_eq!(reason, expected, "{text}");
    }
}

#[test]
fn the_choices_of_an_ambiguous_text_are_named() {
    let chariots = "5k3/9/9/9/9/4R4/9/4R4/9/3K5 w - - 0 1";
    let found = error(chariots, " R5+1 ", Reading::Any);
    assert_eq!(found.name(), "ambiguous");
    assert_eq!(found.to_string(), "`R5+1` is ambiguous: e2e3, e4e5");
}
