//! The rows of cờ úp in the table of rule cases.

use chuhe::formats::coup_fen;
use chuhe::rules::adjudicate::Referee;
use chuhe::rules::coup::{CoUpMove, PlayError, View};
use chuhe::rules::{Position, PositionDefects, RuleSet, Variant};

use crate::boards::played;

const ROWS: usize = 25;

/// A single move may be judged where the other side stands in check.
fn root(fen: &str) -> View {
    let (setup, pool) = coup_fen::parse_setup(fen, Variant::CO_UP).unwrap();
    let allowed = PositionDefects::OPPONENT_IN_CHECK;
    View::new(
        Position::from_setup_allowing(&setup, allowed).unwrap(),
        pool,
    )
    .unwrap()
}

/// The table's words for what the last move is, and for how the game stands.
fn judge(fen: &str, moves: &str, rules: &RuleSet) -> (String, String) {
    let mut view = root(fen);
    let mut referee = Referee::new(view.position(), rules);
    let moves: Vec<CoUpMove> = moves.split(' ').map(played).collect();
    let mut last = String::new();
    for (index, &mv) in moves.iter().enumerate() {
        match view.check(mv) {
            Ok(mv) => {
                view.play(mv).unwrap();
                referee.play_revealing(mv.mv, mv.revealed.map(|piece| piece.role));
                assert_eq!(referee.position(), view.position());
                last = format!("legal;check={}", u8::from(view.position().is_check()));
            }
            Err(PlayError::Illegal(_)) if index + 1 == moves.len() => last = "illegal".to_owned(),
            Err(error) => panic!("{fen} {mv}: {error}"),
        }
    }
    let status = match (referee.outcome(), referee.ended_at()) {
        (Some(outcome), Some(ply)) => format!("{outcome}@{ply}"),
        _ => "ongoing".to_owned(),
    };
    (last, status)
}

#[test]
fn the_table_holds() {
    let lines = include_str!("../data/rule_cases.tsv").lines().skip(1);
    let rows: Vec<Vec<&str>> = lines
        .map(|line| line.split('\t').collect())
        .filter(|columns: &Vec<&str>| columns[2] == "coup")
        .collect();
    assert_eq!(rows.len(), ROWS);
    for columns in rows {
        let [id, _, _, set, fen, moves, expected, _] = columns[..] else {
            panic!("eight columns expected")
        };
        let sets = RuleSet::NAMED.into_iter();
        let sets = sets.filter(|(name, _)| set == "*" || *name == set);
        for (name, rules) in sets {
            let (last, status) = judge(fen, moves, &rules);
            let found = if expected.contains("legal") {
                last
            } else {
                status
            };
            assert_eq!(found, expected, "{id} under {name}");
        }
    }
}
