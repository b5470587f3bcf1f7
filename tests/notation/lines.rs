//! Lines of moves, and running text with moves in it.

use chuhe::notation::{Grammar, Notation, Reading, print_line, read_line, split};
use chuhe::rules::Move;

use crate::{START, position};

fn line(fen: &str, texts: &[&str], reading: Reading) -> Result<String, String> {
    match read_line(&position(fen), texts, reading) {
        Ok(moves) => {
            let moves: Vec<String> = moves.iter().map(Move::to_string).collect();
            Ok(moves.join(" "))
        }
        Err(error) => Err(error.to_string()),
    }
}

#[test]
fn both_sides_in_each_notation() {
    let expected = Ok(String::from("h2e2 h9g7 h0g2 i9h9"));
    for texts in [
        ["C2=5", "H8+7", "H2+3", "R9=8"],
        ["c2.5", "h8+7", "h2+3", "r9.8"],
        ["Pháo 2 bình 5", "Mã 8 tiến 7", "Mã 2 tiến 3", "Xe 9 bình 8"],
        ["炮二平五", "马８进７", "马二进三", "车９平８"],
        ["H2-E2", "H9-G7", "H0-G2", "I9-H9"],
        ["Che2", "Hg7", "Hg2", "Rh9"],
        ["h3e3", "h10g8", "h1g3", "i10h10"],
    ] {
        assert_eq!(line(START, &texts, Reading::Any), expected, "{texts:?}");
    }
    // Nothing of them agrees on a notation: each text by itself.
    let mixed = ["炮二平五", "h9g7", "H2+3", "Xe 9 bình 8"];
    assert_eq!(line(START, &mixed, Reading::Any), expected);
}

#[test]
fn ranks_count_from_one_where_a_line_is_legal_only_so() {
    let by_one = ["h3e3", "b8e8", "e3e7"];
    let expected = Ok(String::from("h2e2 b7e7 e2e6"));
    for reading in [Reading::Any, Reading::Only(Grammar::Coordinate)] {
        assert_eq!(line(START, &by_one, reading), expected);
    }
    // The tenth rank settles it, even for moves that would be legal in both counts.
    let chariots = "r2k5/9/9/9/9/9/9/9/R8/R3K4 w - - 0 1";
    assert_eq!(
        line(chariots, &["a2b2"], Reading::Any),
        Ok(String::from("a1b1"))
    );
    assert_eq!(
        line(chariots, &["a2b2", "a10b10"], Reading::Any),
        Ok(String::from("a1b1 a9b9"))
    );
    let by_zero = ["a1b1", "a9b9"];
    assert_eq!(
        line(chariots, &by_zero, Reading::Any),
        Ok(String::from("a1b1 a9b9"))
    );
}

#[test]
fn the_notation_of_a_line_settles_what_one_text_does_not() {
    // A cannon h8 and a soldier h5: C2-1 alone is ambiguous.
    let both = "4k4/7C1/9/9/7P1/9/9/9/9/3K5 w - - 0 1";
    assert!(line(both, &["C2-1"], Reading::Any).is_err());
    assert_eq!(
        line(both, &["C2-1", "Tg5.1"], Reading::Any),
        Ok(String::from("h5i5 e9e8"))
    );
    assert_eq!(
        line(both, &["C2-1", "K5+1"], Reading::Any),
        Ok(String::from("h8h7 e9e8"))
    );
    // A line that both notations have from end to end; Black's cannon too stands with a soldier.
    let twice = "4k4/7C1/9/9/7P1/1p7/9/9/1c7/3K5 w - - 0 1";
    let found = line(twice, &["C2-1", "C2-1"], Reading::Any);
    assert_eq!(
        found,
        Err(String::from("move 1: `C2-1` is ambiguous: h5i5, h8h7"))
    );
}

#[test]
fn the_first_bad_text_is_named() {
    let found = line(START, &["C2=5", "H8+6", "H2+3"], Reading::Any);
    assert!(
        found
            .as_ref()
            .is_err_and(|e| e.starts_with("move 2: `H8+6`")),
        "{found:?}"
    );
    let found = line(START, &["C2=5", "what"], Reading::Only(Grammar::Wxf));
    assert!(
        found
            .as_ref()
            .is_err_and(|e| e.starts_with("move 2: `what`")),
        "{found:?}"
    );
}

#[test]
fn what_is_printed_in_one_notation_is_printed_in_another() {
    let start = position(START);
    let texts = ["炮二平五", "炮8平5", "炮五进四", "士4进5"];
    let moves = read_line(&start, &texts, Reading::Any).unwrap();
    for (notation, expected) in [
        (Notation::Coordinate, ["h2e2", "h7e7", "e2e6", "d9e8"]),
        (Notation::Wxf, ["C2=5", "C8=5", "C5+4", "A4+5"]),
        (Notation::VietnameseShort, ["P2-5", "P8-5", "P5.4", "S4.5"]),
        (
            Notation::HanTraditional,
            ["炮二平五", "砲８平５", "炮五進四", "士４進５"],
        ),
    ] {
        assert_eq!(print_line(&start, &moves, notation), expected);
        assert_eq!(
            read_line(&start, &expected, Reading::Any),
            Ok(moves.clone())
        );
    }
}

#[test]
fn pasted_text_is_split_into_moves() {
    let cases: [(&str, &[&str]); 9] = [
        (
            "1. C2=5 H8+7 2. H2+3 R9=8 1-0",
            &["C2=5", "H8+7", "H2+3", "R9=8"],
        ),
        (
            "1.炮二平五 马8进7\n2.马二进三 车9平8 红胜",
            &["1.炮二平五", "马8进7", "2.马二进三", "车9平8"],
        ),
        ("炮 二 平 五\t马 8 进 7", &["炮 二 平 五", "马 8 进 7"]),
        (
            "1. Pháo 2 bình 5 Mã 8 tiến 7 2. Tốt thứ 2 4 bình 5",
            &["Pháo 2 bình 5", "Mã 8 tiến 7", "Tốt thứ 2 4 bình 5"],
        ),
        ("h2e2, h9g7; h0g2", &["h2e2", "h9g7", "h0g2"]),
        ("H2 - E2 H9 - G7", &["H2 - E2", "H9 - G7"]),
        ("C2=5 what is this H2+3", &["C2=5", "what is this", "H2+3"]),
        ("Pháo 2 ngang 5", &["Pháo 2 ngang 5"]),
        (" \n\t 1. * ", &[]),
    ];
    for (text, expected) in cases {
        assert_eq!(split(text), expected, "{text}");
    }
}
