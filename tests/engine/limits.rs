//! Limits, slices and stops.

use std::cell::Cell;
use std::sync::atomic::Ordering;

use chuhe::engine::{ClockState, Engine, Level, Limits, Slice, Step};
use chuhe::rules::{Game, RuleSet};

use crate::{answer, engine, game, search, to_depth, to_nodes};

const MIDDLE_GAME: &str =
    "r1bakab1r/9/2n1c1n2/p1p1p1p1p/9/2P6/P3P1P1P/2N1C1N2/9/R1BAKABR1 b - - 4 8";

thread_local! {
    static READINGS: Cell<f64> = const { Cell::new(0.0) };
}

/// A clock that goes on by a millisecond each time it is read: time without waiting.
fn ticking() -> f64 {
    READINGS.replace(READINGS.get() + 1.0)
}

#[test]
fn the_same_nodes_give_the_same_search() {
    let game = game(MIDDLE_GAME, "");
    for slice in [Slice::Whole, Slice::Nodes(3_000)] {
        let run = || search(&mut engine(), &game, to_nodes(60_000), None, slice);
        assert_eq!(run(), run(), "{slice:?}");
    }
}

#[test]
fn the_same_seed_gives_the_same_move_and_seeds_differ() {
    let game = Game::default();
    let play = |seed| {
        let level = Some((Level::of(2), seed));
        search(&mut engine(), &game, Limits::default(), level, Slice::Whole)
            .1
            .best
    };
    assert_eq!(play(5), play(5));
    assert!((0..20).any(|seed| play(seed) != play(5)));
}

#[test]
fn a_node_limit_is_kept() {
    let limits = to_nodes(20_000);
    let found = answer(&mut engine(), &game(MIDDLE_GAME, ""), limits);
    assert_eq!(found.nodes, 20_000);
}

#[test]
fn slices_reach_the_same_depth_with_little_more_work() {
    let game = game(MIDDLE_GAME, "");
    let (whole, _) = search(&mut engine(), &game, to_depth(7), None, Slice::Whole);
    let (sliced, _) = search(&mut engine(), &game, to_depth(7), None, Slice::Nodes(4_096));
    assert_eq!(whole.len(), sliced.len());
    let (whole, sliced) = (whole.last().unwrap().nodes, sliced.last().unwrap().nodes);
    // The tree of one root move is entered again after each slice.
    assert!(
        sliced < 2 * whole,
        "{sliced} nodes in slices, {whole} at once"
    );
}

#[test]
fn a_search_by_the_clock_ends_before_its_time_is_over() {
    let limits = Limits {
        movetime_ms: Some(60.0),
        ..Limits::default()
    };
    let mut engine = Engine::new(8, ticking);
    let began = ticking();
    let found = answer(&mut engine, &game(MIDDLE_GAME, ""), limits);
    assert!(found.best.is_some());
    // One reading each 1,024 nodes and a few around each iteration.
    assert!(ticking() - began <= 80.0);
}

#[test]
fn a_clock_is_not_used_up() {
    let limits = Limits {
        clock: Some(ClockState {
            left_ms: 300.0,
            increment_ms: 0.0,
            moves_to_go: None,
            byoyomi_ms: 0.0,
        }),
        ..Limits::default()
    };
    let began = ticking();
    let mut engine = Engine::new(8, ticking);
    assert!(
        answer(&mut engine, &game(MIDDLE_GAME, ""), limits)
            .best
            .is_some()
    );
    assert!(ticking() - began <= 150.0);
}

#[test]
fn a_stop_is_obeyed_even_before_the_search_has_begun() {
    let mut engine = engine();
    engine.stop_flag().store(true, Ordering::Relaxed);
    let found = answer(&mut engine, &game(MIDDLE_GAME, ""), Limits::default());
    assert!(found.best.is_some());
}

#[test]
fn a_search_without_limits_can_be_stopped_between_slices() {
    let mut engine = engine();
    engine.start(&Game::default(), &RuleSet::CLUB, Limits::default(), None);
    for _ in 0..3 {
        assert_eq!(engine.step(Slice::Nodes(2_000), |_| {}), Step::Running);
    }
    let stopped = engine.stop();
    assert!(stopped.best.is_some());
    assert!(stopped.nodes < 10_000, "{}", stopped.nodes);
}

#[test]
fn moves_can_be_asked_for_or_banned() {
    let mv = |text: &str| text.parse().unwrap();
    let only = Limits {
        only: vec![mv("a3a4")],
        ..to_depth(3)
    };
    assert_eq!(
        answer(&mut engine(), &Game::default(), only).best,
        Some(mv("a3a4"))
    );
    let free = answer(&mut engine(), &Game::default(), to_depth(3))
        .best
        .unwrap();
    let banned = Limits {
        banned: vec![free],
        ..to_depth(3)
    };
    assert_ne!(
        answer(&mut engine(), &Game::default(), banned).best,
        Some(free)
    );
}
