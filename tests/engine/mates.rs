//! Forced mates: composed ones, those of own games, and small ones by hand.

use chuhe::engine::{Score, Slice};
use chuhe::rules::Game;

use crate::solver::Solver;
use crate::{engine, game, search, to_depth, to_nodes};

const COMPOSED: &str = include_str!("../data/mates.tsv");
const IN_GAMES: &str = include_str!("../data/mates_in_games.tsv");
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

/// The rows of a table: a position, and in how many plies the side to move mates.
fn rows(table: &str) -> impl Iterator<Item = (&str, usize)> {
    table.lines().skip(1).map(|row| {
        let (fen, plies) = row.split_once('\t').unwrap();
        (fen, plies.parse().unwrap())
    })
}

#[test]
fn every_mate_of_the_tables_is_proved_against_every_defence() {
    let mut proved = 0;
    for (fen, plies) in rows(COMPOSED).chain(rows(IN_GAMES)) {
        let game = game(fen, "");
        let wins = Solver::default().wins_by_checks(game.position(), plies as u32);
        assert!(
            wins || Solver::default().wins_within(game.position(), plies as u32),
            "{fen}: no mate in {plies} plies"
        );
        proved += 1;
    }
    assert_eq!(proved, 130);
}

#[test]
fn no_mate_from_games_is_shorter_than_its_table_says() {
    for (fen, plies) in rows(IN_GAMES).filter(|(_, plies)| *plies > 1) {
        let game = game(fen, "");
        let shorter = plies as u32 - 2;
        assert!(
            !Solver::default().wins_within(game.position(), shorter),
            "{fen}"
        );
    }
}

#[test]
fn composed_mates_in_two_to_four_are_found() {
    let missed: Vec<_> = rows(COMPOSED)
        .filter(|(fen, most)| mate_in_plies(&game(fen, "")).is_none_or(|found| found > *most))
        .collect();
    assert!(missed.is_empty(), "{missed:#?}");
}

#[test]
fn mates_in_one_to_three_from_games_are_found_by_the_shortest_way() {
    let missed: Vec<_> = rows(IN_GAMES)
        .filter(|(fen, plies)| mate_in_plies(&game(fen, "")) != Some(*plies))
        .collect();
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
