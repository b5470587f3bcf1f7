//! Input that is made to do harm ends in an error or a warning: quickly, and without much memory.

use chuhe::formats::problem::OpenError;

use super::open_all;

fn is_cut(result: Result<impl Sized, OpenError>) -> bool {
    matches!(result.err(), Some(OpenError::Cut { .. }))
}

#[test]
fn files_that_end_too_soon() {
    let folder = format!("{}/tests/data/records", env!("CARGO_MANIFEST_DIR"));
    for name in [
        "plain.xqf",
        "keyed.xqf",
        "tree.cbr",
        "two_games.cbl",
        "line.cbf",
        "tree.dhtmlxq.txt",
        "gbk.pgn",
    ] {
        let bytes = std::fs::read(format!("{folder}/{name}")).unwrap();
        for length in (0..bytes.len()).step_by(7) {
            // Whatever comes of it, it must come.
            let _ = open_all(&bytes[..length]);
        }
    }
    let header = std::fs::read(format!("{folder}/plain.xqf")).unwrap();
    assert!(is_cut(open_all(&header[..500])));
    let header = std::fs::read(format!("{folder}/tree.cbr")).unwrap();
    assert!(is_cut(open_all(&header[..500])));
}

#[test]
fn a_comment_that_claims_four_gigabytes() {
    let path = format!(
        "{}/tests/data/records/plain.xqf",
        env!("CARGO_MANIFEST_DIR")
    );
    let mut bytes = std::fs::read(path).unwrap();
    bytes[1024 + 4..1024 + 8].copy_from_slice(&[0xff; 4]);
    let (_, games) = open_all(&bytes).unwrap();
    assert_eq!(games[0].record.plies(), 0);
}

#[test]
fn brackets_without_end_cost_no_stack() {
    let mut text = String::from("[Event \"x\"]\n\n1. h2e2 ");
    text.push_str(&"( ".repeat(200_000));
    text.push_str("c3c4 ");
    text.push_str(&") ".repeat(300_000));
    let (_, games) = open_all(text.as_bytes()).unwrap();
    assert_eq!(games[0].record.plies(), 2);
    // More warnings than anybody reads are only counted.
    assert!(games[0].warnings.len() <= 51);
}

#[test]
fn deep_variations_are_read_and_written() {
    let mut text = String::from("[Event \"x\"]\n\n");
    for _ in 0..5_000 {
        text.push_str("1. h2e2 (");
    }
    text.push_str("1. c3c4");
    text.push_str(&")".repeat(5_000));
    let (_, games) = open_all(text.as_bytes()).unwrap();
    let record = &games[0].record;
    assert_eq!(record.plies(), 5_001);
    let written = chuhe::formats::pgn::write(record, chuhe::notation::Notation::Coordinate);
    assert!(open_all(written.as_bytes()).unwrap().1[0].record == *record);
}

#[test]
fn what_could_be_looked_for_again_and_again() {
    for piece in [
        "{\n[Event \"",
        "[a\"",
        "[a",
        "{",
        "[DhtmlXQ_a]",
        "[0_1_0]",
        "<Move ",
        "$",
        "&",
        "1.",
        "炮",
        "前",
        "(",
        "1-0 1. ",
    ] {
        let text = format!("[Event \"x\"]\n{}", piece.repeat(50_000 / piece.len()));
        let _ = open_all(text.as_bytes());
        let _ = open_all(piece.repeat(50_000 / piece.len()).as_bytes());
    }
}
