//! Forced mates: composed ones from a table, and small ones by hand.

use chuhe::engine::{Score, Slice};
use chuhe::rules::Game;

use crate::{engine, game, search, to_depth, to_nodes};

const TABLE: &str = include_str!("../data/mates.tsv");
/// Enough for every row; the search stops earlier when it is sure of the shortest mate.
const NODES: u64 = 500_000;

/// In how many plies the engine mates, after playing its line to the end to see that it does.
fn mate_in_plies(game: &Game) -> Option<usize> {
    let (infos, _) = search(&mut engine(), game, to_nodes(NODES), None, Slice::Whole);
    let last = infos.last().unwrap();
    let Score::MateIn(moves @ 1..) = last.score else {
        return None;
    };
    let plies = 2 * moves as usize - 1;
    assert_eq!(last.line.len(), plies, "the line is as long as the mate");
    let mut game = game.clone();
    for &mv in &last.line {
        game.play(mv).unwrap();
    }
    assert!(!game.position().has_legal_move(), "the line ends in mate");
    Some(plies)
}

#[test]
fn composed_mates_in_two_to_four_are_found() {
    let mut rows = 0;
    let mut missed = Vec::new();
    for row in TABLE.lines().skip(1) {
        let (fen, plies) = row.split_once('\t').unwrap();
        let most: usize = plies.parse().unwrap();
        if mate_in_plies(&game(fen, "")).is_none_or(|found| found > most) {
            missed.push(row);
        }
        rows += 1;
    }
    assert_eq!(rows, 34);
    assert!(missed.is_empty(), "{missed:#?}");
}

#[test]
fn the_shortest_mate_is_told() {
    // Positions of the rule cases E1-1, E1-2, E1-3 before their mating moves.
    for fen in [
        "4k4/R8/8R/9/9/9/9/9/9/3K5 w - - 0 1",
        "3aka3/9/9/9/4C4/9/9/C8/9/3K5 w - - 0 1",
        "4k4/9/9/9/R8/9/9/9/9/3K1R3 w - - 0 1",
    ] {
        assert_eq!(mate_in_plies(&game(fen, "")), Some(1), "{fen}");
    }
}

#[test]
fn a_side_without_moves_has_lost_even_without_check() {
    // Rule case E2-1: after e7e8 Black is not in check and has no move.
    let before = game("3k5/9/4P4/9/9/9/9/9/9/4K4 w - - 0 1", "");
    assert_eq!(mate_in_plies(&before), Some(1));
    let after = game("3k5/9/4P4/9/9/9/9/9/9/4K4 w - - 0 1", "e7e8");
    let (_, answer) = search(&mut engine(), &after, to_depth(3), None, Slice::Whole);
    assert_eq!((answer.best, answer.score), (None, Score::MateIn(0)));
}

#[test]
fn mates_by_the_other_side_are_negative() {
    // Two chariots roll the general up: whatever Black does, Red mates on its next move.
    let threatened = game("3k5/R8/9/9/9/9/9/9/7R1/5K3 b - - 0 1", "");
    let (infos, answer) = search(&mut engine(), &threatened, to_depth(6), None, Slice::Whole);
    assert_eq!(answer.score, Score::MateIn(-1), "{infos:?}");
}
