//! Published node counts of cờ úp.

use std::collections::BTreeSet;

use chuhe::formats::coup_fen;
use chuhe::rules::coup::{View, divide, perft};
use chuhe::rules::{Position, PositionDefects, Variant};

const ROWS: usize = 28;
/// Deeper counts are for optimised builds.
const MOST_NODES: u64 = 3_000_000;

/// In one of the positions the generals face: the side to move must end that.
fn root(fen: &str) -> View {
    let (setup, pool) = coup_fen::parse_setup(fen, Variant::CO_UP).unwrap();
    let allowed = PositionDefects::GENERALS_FACING;
    View::new(
        Position::from_setup_allowing(&setup, allowed).unwrap(),
        pool,
    )
    .unwrap()
}

fn hold(wanted: impl Fn(u64) -> bool) {
    let rows: Vec<&str> = include_str!("../data/jieqi_perft.tsv")
        .lines()
        .skip(1)
        .collect();
    assert_eq!(rows.len(), ROWS);
    for row in rows {
        let columns: Vec<&str> = row.split('\t').collect();
        let [label, fen, kind, depth, nodes] = columns[..] else {
            panic!("five columns expected: {row}")
        };
        let nodes: u64 = nodes.parse().unwrap();
        if !wanted(nodes) {
            continue;
        }
        let mut view = root(fen);
        let found = if kind == "legal_moves" {
            let parts = divide(&mut view, 1);
            let moves: BTreeSet<_> = parts.iter().map(|(played, _)| played.mv).collect();
            assert_eq!(moves.len(), view.position().legal_count(), "{label}");
            moves.len() as u64
        } else {
            perft(&mut view, depth.parse().unwrap())
        };
        assert_eq!(found, nodes, "{label} {kind} {depth}");
        assert_eq!(
            view,
            root(fen),
            "{label}: counting leaves the view as it was"
        );
    }
}

#[test]
fn counts_hold() {
    hold(|nodes| nodes < MOST_NODES);
}

#[test]
#[ignore = "ten seconds without optimisation"]
fn deep_counts_hold() {
    hold(|nodes| nodes >= MOST_NODES);
}
