//! `chuhe notate` and `chuhe parse`. Texts are those of `tests/data/notation_cases.tsv` or worked
//! out by hand.

use super::{START, chuhe, chuhe_reading, complaint, lines};

const TABLE: &str = include_str!("../data/notation_cases.tsv");
const CHARIOTS: &str = "5k3/9/9/9/9/4R4/9/4R4/9/3K5 w - - 0 1";
const OPENING: &str = "h2e2 h9g7 h0g2 i9h9";

fn notate(to: &str, moves: &str) -> Vec<String> {
    lines(&chuhe(&["notate", "--to", to, "--moves", moves]))
}

fn parse(from: &str, text: &str) -> Vec<String> {
    lines(&chuhe(&["parse", "--from", from, "--moves-text", text]))
}

#[test]
fn moves_are_written_on_one_line_with_tabs() {
    for (to, expected) in [
        ("coordinate", "h2e2\th9g7\th0g2\ti9h9"),
        ("iccs", "H2-E2\tH9-G7\tH0-G2\tI9-H9"),
        ("wxf", "C2=5\tH8+7\tH2+3\tR9=8"),
        (
            "vietnamese",
            "Pháo 2 bình 5\tMã 8 tiến 7\tMã 2 tiến 3\tXe 9 bình 8",
        ),
        ("vietnamese-short", "P2-5\tM8.7\tM2.3\tX9-8"),
        ("han", "炮二平五\t马８进７\t马二进三\t车９平８"),
        ("han-traditional", "炮二平五\t馬８進７\t傌二進三\t車９平８"),
    ] {
        assert_eq!(notate(to, OPENING), [expected], "{to}");
        assert_eq!(parse(to, expected), [OPENING], "{to}");
        assert_eq!(parse("any", expected), [OPENING], "{to}");
    }
    assert_eq!(notate("wxf", ""), [""]);
}

#[test]
fn texts_are_separated_by_tabs_or_lines() {
    assert_eq!(parse("wxf", "C2.5\nh8+7\nh2+3\tr9.8"), [OPENING]);
    assert_eq!(parse("any", "1. C2=5 H8+7 2. H2+3 R9=8 *"), [OPENING]);
    assert_eq!(parse("san", "Che2\tHg7\tHg2\tRh9"), [OPENING]);
    assert_eq!(
        lines(&chuhe(&["parse", "--moves-text", "h3e3\th10g8"])),
        ["h2e2 h9g7"]
    );
}

#[test]
fn a_bad_text_ends_with_1_and_is_named() {
    for (arguments, parts) in [
        (
            ["--from", "wxf", "--fen", CHARIOTS, "--moves-text", "R5+1"],
            &["move 1: `R5+1` is ambiguous: e2e3, e4e5"][..],
        ),
        (
            [
                "--from",
                "any",
                "--fen",
                START,
                "--moves-text",
                "C2=5\tMã 8 tiến 6",
            ],
            &[
                "move 2: `Mã 8 tiến 6` is illegal",
                "(reason=leg_blocked)",
                "g9",
            ],
        ),
        (
            ["--from", "han", "--fen", START, "--moves-text", "炮二走五"],
            &["move 1: `炮二走五` is unreadable", "`走`"],
        ),
        (
            ["--from", "han", "--fen", "9 w", "--moves-text", "炮二平五"],
            &["FEN `9 w`"],
        ),
    ] {
        let output = chuhe(&[&["parse"][..], &arguments].concat());
        assert_eq!(output.status.code(), Some(1));
        let complaint = complaint(&output);
        assert_eq!(complaint.lines().count(), 1, "{complaint}");
        for part in parts {
            assert!(complaint.contains(part), "{part}: {complaint}");
        }
        assert!(output.stdout.is_empty());
    }
    let output = chuhe(&["notate", "--to", "wxf", "--moves", "h2e2 h9h7"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(
        complaint(&output).contains("move 2 `h9h7`"),
        "{}",
        complaint(&output)
    );
    let output = chuhe(&["notate", "--to", "wxf", "--moves", "h2k2"]);
    assert!(
        complaint(&output).contains("move 1: `h2k2`"),
        "{}",
        complaint(&output)
    );
}

#[test]
fn an_unknown_notation_is_wrong_usage() {
    for arguments in [
        ["notate", "--to", "shogi", "--moves", "h2e2"],
        ["parse", "--from", "shogi", "--moves-text", "h2e2"],
    ] {
        assert_eq!(chuhe(&arguments).status.code(), Some(2));
    }
    assert_eq!(chuhe(&["notate", "--to", "wxf"]).status.code(), Some(2));
    assert_eq!(chuhe(&["parse"]).status.code(), Some(2));
}

#[test]
fn batches_go_both_ways() {
    let rows: Vec<Vec<&str>> = TABLE
        .lines()
        .skip(1)
        .map(|line| line.split('\t').collect())
        .collect();
    let columns = [
        ("coordinate", 1),
        ("vietnamese", 2),
        ("han", 3),
        ("wxf", 4),
        ("iccs", 5),
    ];
    for (notation, column) in columns {
        let coordinates: String = rows
            .iter()
            .map(|row| format!("{}\t{}\n", row[0], row[1]))
            .collect();
        let texts: String = rows
            .iter()
            .map(|row| format!("{}\t{}\n", row[0], row[column]))
            .collect();
        let written = chuhe_reading(&["notate", "--to", notation, "--batch", "-"], &coordinates);
        let expected: Vec<&str> = rows.iter().flat_map(|row| [row[column], ""]).collect();
        assert_eq!(lines(&written), expected, "{notation}");
        for from in [notation, "any"] {
            let read = chuhe_reading(&["parse", "--from", from, "--batch", "-"], &texts);
            let expected: Vec<&str> = rows.iter().flat_map(|row| [row[1], ""]).collect();
            assert_eq!(lines(&read), expected, "{notation} from {from}");
        }
    }
}

#[test]
fn a_batch_goes_on_after_a_bad_line() {
    let input = format!("{START}\tC2=5\tH8+7\n{CHARIOTS}\tR5+1\nbad\tC2=5\n{START}\t炮八平五\n");
    let output = chuhe_reading(&["parse", "--batch", "-"], &input);
    assert_eq!(output.status.code(), Some(0));
    let blocks = lines(&output);
    assert_eq!(blocks[..2], ["h2e2 h9g7", ""]);
    assert_eq!(blocks[2], "error move 1: `R5+1` is ambiguous: e2e3, e4e5");
    assert!(blocks[4].starts_with("error FEN `bad`"), "{}", blocks[4]);
    assert_eq!(blocks[6..], ["b2e2", ""]);
}
