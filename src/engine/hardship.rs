//! Tests of the search under hardship: wrong table entries, a deep recursion.
#![allow(clippy::unwrap_used)]

use super::score::{INFINITE, MAX_PLY, Score};
use super::tree::Tree;
use super::tt::{Bound, Hit};
use super::{Engine, Limits, Slice, Step};
use crate::formats::fen;
use crate::rules::{Game, Move, Position, RuleSet};

fn still() -> f64 {
    0.0
}

fn game(text: &str) -> Game {
    Game::new(Position::from_setup(&fen::parse(text).unwrap()).unwrap())
}

/// Moves that make no sense in the positions that they are stored for: from an empty point, of the other
/// side, onto an own piece, of a piece that cannot move so, and a capture of a general.
const WRONG: [&str; 5] = ["e5e6", "a9a8", "a0b0", "b0b5", "a0e9"];

/// Stores a wrong move for every position up to two plies from the game's.
fn poison(engine: &mut Engine, game: &Game) {
    let mut number = 0;
    let mut store = |position: &Position| {
        number += 1;
        let wrong: Move = WRONG[number % WRONG.len()].parse().unwrap();
        let hit = Hit {
            best: Some(wrong),
            value: 0,
            bound: Bound::Lower,
            // Too shallow to be believed, so that the move alone is used.
            depth: 0,
            evaluation: None,
        };
        engine.tree.table.store(position.key(), 0, hit);
    };
    store(game.position());
    for mv in &game.position().legal_moves() {
        let mut child = game.position().clone();
        child.play(mv).unwrap();
        store(&child);
        for reply in &child.legal_moves() {
            let mut grandchild = child.clone();
            grandchild.play(reply).unwrap();
            store(&grandchild);
        }
    }
}

#[test]
fn a_table_entry_of_another_position_is_harmless() {
    for text in [
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
        "r1bakab1r/9/2n1c1n2/p1p1p1p1p/9/2P6/P3P1P1P/2N1C1N2/9/R1BAKABR1 b - - 4 8",
    ] {
        let game = game(text);
        let mut engine = Engine::new(4, still);
        poison(&mut engine, &game);
        let limits = Limits {
            depth: Some(6),
            lines: 3,
            ..Limits::default()
        };
        engine.start(&game, &RuleSet::CLUB, limits, None);
        let mut lines = 0;
        let step = engine.step(Slice::Whole, |info| {
            lines += 1;
            let mut game = game.clone();
            info.line.iter().for_each(|&mv| game.play(mv).unwrap());
        });
        assert_eq!(lines, 18);
        let Step::Finished(answer) = step else {
            panic!("a whole slice ends the search");
        };
        assert!(game.position().is_legal(answer.best.unwrap()));
    }
}

#[test]
fn a_mate_is_found_in_spite_of_wrong_entries() {
    let game = game("4k4/R8/8R/9/9/9/9/9/9/3K5 w - - 0 1");
    let mut engine = Engine::new(4, still);
    poison(&mut engine, &game);
    let limits = Limits {
        depth: Some(4),
        ..Limits::default()
    };
    engine.start(&game, &RuleSet::CLUB, limits, None);
    let Step::Finished(answer) = engine.step(Slice::Whole, |_| {}) else {
        panic!("a whole slice ends the search");
    };
    assert_eq!(answer.score, Score::MateIn(1));
}

/// The stack that a worker has in a browser: what the linker gives a WebAssembly program.
const WORKER_STACK: usize = 1 << 20;

#[test]
fn a_line_of_more_than_a_hundred_plies_fits_into_a_workers_stack() {
    let search = || {
        let mut tree = Tree::new(1, still);
        // Nothing ends a line but its length.
        let rules = RuleSet {
            repetition: None,
            no_capture_plies: None,
            ..RuleSet::CLUB
        };
        tree.set_root(&Game::default(), &rules);
        tree.watch.begin();
        tree.watch.go_on(f64::INFINITY, 100_000);
        // Far deeper than any iteration goes, so that the first line reaches the end of the path.
        tree.search(-INFINITE, INFINITE, 8 * MAX_PLY as i32, 1, true);
        let after = tree.position.key();
        (
            tree.path
                .iter()
                .filter(|node| node.played.is_some())
                .count(),
            after,
        )
    };
    let thread = std::thread::Builder::new().stack_size(WORKER_STACK);
    let (deepest, after) = thread.spawn(search).unwrap().join().unwrap();
    assert!(deepest > 100, "{deepest} plies");
    assert_eq!(after, Position::start().key());
}
