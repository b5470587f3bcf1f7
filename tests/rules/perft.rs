//! Node counts of the tree of legal moves, held against counts on which two engines agree.

use chuhe::rules::{divide, perft};

use crate::boards::position;

/// One line of a perft table.
pub struct Row {
    /// The root.
    pub fen: &'static str,
    /// Plies below it.
    pub depth: u32,
    /// Leaves.
    pub nodes: u64,
}

/// All lines of both tables.
pub fn rows() -> Vec<Row> {
    let tables = [
        include_str!("../data/perft.tsv"),
        include_str!("../data/perft_random.tsv"),
    ];
    let lines = tables.iter().flat_map(|table| table.lines().skip(1));
    lines
        .map(|line| {
            let columns: Vec<&str> = line.split('\t').collect();
            let [fen, depth, nodes] = columns[..] else {
                panic!("three columns expected: {line}")
            };
            Row {
                fen,
                depth: depth.parse().unwrap(),
                nodes: nodes.parse().unwrap(),
            }
        })
        .collect()
}

/// Counts every row of up to `limit` nodes, reports all that are wrong at once, and says how many rows were counted.
fn count_rows_up_to(limit: u64) -> usize {
    let mut wrong = Vec::new();
    let mut counted = 0;
    for row in rows().into_iter().filter(|row| row.nodes <= limit) {
        let nodes = perft(&mut position(row.fen), row.depth);
        if nodes != row.nodes {
            wrong.push(format!(
                "{} depth {}: expected {}, counted {nodes}",
                row.fen, row.depth, row.nodes
            ));
        }
        counted += 1;
    }
    assert!(
        wrong.is_empty(),
        "{} of {counted} rows are wrong:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    counted
}

#[test]
fn counts_agree_up_to_a_node_limit() {
    assert_eq!(
        count_rows_up_to(4_000_000),
        477,
        "rows within the node limit"
    );
}

#[test]
#[ignore = "counts 423 million nodes: run it in the release profile"]
fn counts_agree_in_full() {
    assert_eq!(count_rows_up_to(u64::MAX), 486, "rows of both tables");
}

#[test]
fn divide_lists_each_legal_move_once_and_sums_to_the_count() {
    for row in rows().into_iter().filter(|row| row.depth == 2) {
        let mut root = position(row.fen);
        let parts = divide(&mut root, row.depth);
        let mut moves: Vec<String> = parts.iter().map(|(step, _)| step.to_string()).collect();
        let mut legal: Vec<String> = root.legal_moves().iter().map(ToString::to_string).collect();
        moves.sort();
        legal.sort();
        assert_eq!(moves, legal, "{}", row.fen);
        assert_eq!(
            parts.iter().map(|(_, nodes)| nodes).sum::<u64>(),
            row.nodes,
            "{}",
            row.fen
        );
    }
}

#[test]
fn a_tree_of_no_depth_has_one_leaf_and_leaves_the_position_alone() {
    let start = position(rows()[0].fen);
    let mut root = start.clone();
    assert_eq!(perft(&mut root, 0), 1);
    assert_eq!(perft(&mut root, 3), 79_666);
    assert_eq!(root, start);
}
