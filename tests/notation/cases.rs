//! The table of moves in five notations.

use std::collections::HashSet;

use chuhe::notation::{Notation, Reading, print, read};

use crate::{moved, position};

const TABLE: &str = include_str!("../data/notation_cases.tsv");

struct Case {
    fen: &'static str,
    coordinate: &'static str,
    texts: [(Notation, &'static str); 5],
    /// What pyffish writes; `None` if it writes the same as the table.
    pyffish: Option<&'static str>,
}

fn cases() -> Vec<Case> {
    let mut lines = TABLE.lines();
    assert_eq!(
        lines.next(),
        Some("fen\tcoord\tvietnamese\than\twxf\ticcs\tnote")
    );
    let case = |line: &'static str| {
        let fields: Vec<&str> = line.split('\t').collect();
        let [fen, coordinate, vietnamese, han, wxf, iccs, note] = fields[..] else {
            panic!("{line}");
        };
        let pyffish = note.strip_prefix("pyffish=").unwrap();
        Case {
            fen,
            coordinate,
            texts: [
                (Notation::Coordinate, coordinate),
                (Notation::Vietnamese, vietnamese),
                (Notation::Han, han),
                (Notation::Wxf, wxf),
                (Notation::Iccs, iccs),
            ],
            pyffish: Some(pyffish).filter(|text| *text != "same"),
        }
    };
    lines.map(case).collect()
}

#[test]
fn every_case_is_printed() {
    let cases = cases();
    assert_eq!(cases.len(), 131);
    for case in cases {
        let position = position(case.fen);
        for (notation, text) in case.texts {
            let printed = print(&position, moved(case.coordinate), notation);
            assert_eq!(printed, text, "{} {}", case.fen, case.coordinate);
        }
    }
}

#[test]
fn every_case_is_read_by_its_own_grammar_and_by_all() {
    for case in cases() {
        let position = position(case.fen);
        for (notation, text) in case.texts {
            for reading in [Reading::from(notation), Reading::Any] {
                assert_eq!(
                    read(&position, text, reading),
                    Ok(moved(case.coordinate)),
                    "{} {text} {reading:?}",
                    case.fen
                );
            }
        }
    }
}

#[test]
fn the_digits_that_pyffish_writes_for_front_and_rear_are_read() {
    let other: Vec<Case> = cases()
        .into_iter()
        .filter(|case| case.pyffish.is_some())
        .collect();
    assert_eq!(other.len(), 8);
    for case in other {
        let text = case.pyffish.unwrap();
        assert_eq!(
            read(&position(case.fen), text, Reading::from(Notation::Wxf)),
            Ok(moved(case.coordinate)),
            "{} {text}",
            case.fen
        );
    }
}

#[test]
fn in_the_positions_of_the_table_all_moves_print_differently() {
    for fen in cases().iter().map(|case| case.fen) {
        let position = position(fen);
        for notation in Notation::ALL {
            let legal = position.legal_moves();
            let texts: HashSet<String> = legal
                .iter()
                .map(|mv| print(&position, *mv, notation))
                .collect();
            assert_eq!(texts.len(), legal.len(), "{fen} in {notation}");
        }
    }
}
