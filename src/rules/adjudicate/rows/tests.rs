//! Rows written as letters: which stretch counts, and who loses.

#![allow(clippy::unwrap_used)]

use super::*;

/// Measures a row given by one letter for each move, the earliest first; a capital letter
/// stands for all pieces up to it at once.
fn row(moves: &str) -> Option<Row> {
    let piece = |letter: u8| Square::from_index(usize::from(letter - b'a'));
    let set = |letter: u8| match letter {
        b'-' => Bitboard::EMPTY,
        b'A'..=b'Z' => (b'a'..=letter.to_ascii_lowercase()).map(piece).collect(),
        _ => Bitboard::of(piece(letter)),
    };
    let mut latest_first = moves.bytes().rev().map(set);
    measure(RowKind::Checks, &mut latest_first, 6, 3)
}

fn left(moves: &str) -> i64 {
    row(moves).map_or(i64::MAX, |row| row.left())
}

#[test]
fn one_two_and_three_pieces_have_six_twelve_and_eighteen() {
    assert_eq!(left("aaaaaa"), 0);
    assert_eq!(left("aaaaaaa"), -1);
    assert_eq!(left("abababababab"), 0);
    assert_eq!(left("ababababababa"), -1);
    assert_eq!(left("abcabcabcabcabcabc"), 0);
    assert_eq!(left("abcabcabcabcabcabca"), -1);
}

#[test]
fn four_pieces_and_more_count_as_three() {
    assert_eq!(left("abcdabcdabcdabcdab"), 0);
    assert_eq!(left("abcdabcdabcdabcdabc"), -1);
    assert_eq!(left("abcdefabcdefabcdefa"), -1);
}

#[test]
fn a_second_piece_once_does_not_begin_the_row_anew() {
    // Six by one, one by another, six by the first: thirteen by two pieces.
    assert_eq!(left("aaaaaabaaaaa"), 0);
    assert_eq!(left("aaaaaabaaaaaa"), -1);
    // And seven by one piece at the end are too many however many came before.
    assert_eq!(left("baaaaaaa"), -1);
}

#[test]
fn two_pieces_at_once_count_both() {
    assert_eq!(left("aaaaaB"), 6);
    assert_eq!(left("BBBBBBBBBBBB"), 0);
}

#[test]
fn a_move_without_ends_the_row() {
    assert_eq!(row("aaaaaa-aaaa").map(|row| row.length), Some(4));
    assert_eq!(row("aaaaaa-"), None);
}

#[test]
fn the_stretch_nearest_to_its_limit_is_told() {
    // Of the moves by two pieces four are left, but of the last five by one only one.
    let row = row("ababbbbb").unwrap();
    assert_eq!((row.length, row.pieces, row.limit), (5, 1, 6));
    assert_eq!((row.whole_length, row.whole_pieces), (8, 2));
}

/// Rows of the two sides in turn, Red first: `c` a check, `a` an attack, each by one piece, `-`
/// neither.
fn rows(moves: &str) -> Rows {
    let (first, second) = (Square::from_index(0), Square::from_index(1));
    let deed = |letter: char| Deed {
        checkers: if letter == 'c' {
            Bitboard::of(first)
        } else {
            Bitboard::EMPTY
        },
        attacks: if letter == 'a' {
            vec![(first, second, false)]
        } else {
            Vec::new()
        },
        ..Deed::default()
    };
    Rows {
        roster: Roster::new(),
        begins_in_check: false,
        deeds: moves.chars().map(deed).collect(),
    }
}

/// Who loses after the moves, or how it stands.
fn verdict(moves: &str) -> String {
    let turn = Color::ALL[moves.len() % 2];
    let verdict = rows(moves).verdict(&RuleSet::CXQ);
    match (verdict.outcome(turn), verdict) {
        (Some(outcome), _) => outcome.to_string(),
        (None, RowVerdict::Pending) => String::from("pending"),
        (None, _) => String::from("open"),
    }
}

#[test]
fn check_against_attack_the_checker_loses() {
    let six = "ac".repeat(6);
    assert_eq!(verdict(&six), "open");
    assert_eq!(verdict(&format!("{six}a")), "pending");
    assert_eq!(verdict(&format!("{six}ac")), "red_wins:perpetual_check");
    let six = "ca".repeat(6);
    assert_eq!(verdict(&format!("{six}c")), "pending");
    assert_eq!(verdict(&format!("{six}ca")), "black_wins:perpetual_check");
}

#[test]
fn equal_offences_draw_and_an_answer_that_stops_wins() {
    let (checks, attacks) = ("cc".repeat(6), "aa".repeat(6));
    assert_eq!(
        verdict(&format!("{checks}cc")),
        "draw:mutual_perpetual_check"
    );
    assert_eq!(
        verdict(&format!("{attacks}aa")),
        "draw:mutual_perpetual_attack"
    );
    assert_eq!(
        verdict(&format!("{checks}c-")),
        "black_wins:perpetual_check"
    );
    assert_eq!(
        verdict(&format!("{attacks}a-")),
        "black_wins:perpetual_attack"
    );
    // The answer attacks and does not check: its row of checks is over.
    assert_eq!(
        verdict(&format!("{checks}ca")),
        "black_wins:perpetual_check"
    );
}

#[test]
fn nobody_waits_for_a_side_that_is_not_at_its_limit() {
    let moves = format!("c-{}c", "cc".repeat(5));
    assert_eq!(verdict(&moves), "black_wins:perpetual_check");
    let moves = format!("-c{}c", "cc".repeat(5));
    assert_eq!(verdict(&moves), "open");
}
