//! Hints: in two steps, for the reader's own position, and never with more than the reader may know.
#![allow(clippy::unwrap_used)]

use super::table::hint::Given;
use super::*;
use crate::platform::engine::{News, Trouble};
use crate::rules::{Position, Variant};

fn answer(best: &str) -> Action {
    Action::Engine(News::Answer {
        best: Some(best.to_owned()),
        score: None,
    })
}

#[test]
fn first_the_piece_then_the_move_and_nothing_after_it() {
    let state = State::default();
    assert_eq!(state.search(), None);
    let asked = state.reduce(Action::AskedHint);
    assert_eq!(asked.table.hint(), Some(Given::Nothing));
    let search = asked.search().unwrap();
    assert_eq!((search.moves.len(), search.limits.level), (0, None));
    let piece = asked.reduce(answer("h2e2"));
    assert_eq!(
        piece.table.hint(),
        Some(Given::Piece("h2".parse().unwrap()))
    );
    assert_eq!(piece.table.game().ply(), 0, "a hint is not played");
    assert_eq!(piece.search(), None);
    let whole = piece.reduce(Action::AskedHint);
    let mv = "h2e2".parse().unwrap();
    assert_eq!(whole.table.hint(), Some(Given::Move(mv)));
    assert_eq!(whole.table.marks().lines.len(), 1);
    assert!(!whole.table.can_hint());
    let typed = Ok("b0c2".parse().unwrap());
    let moved = whole.reduce(Action::Typed(Box::new(typed)));
    assert_eq!(moved.table.hint(), None);
    assert!(!moved.table.can_hint(), "it is the engine's turn");
}

#[test]
fn a_game_with_a_hint_does_not_count() {
    let asked = State::default().reduce(Action::AskedHint);
    assert_eq!(asked.table.aid(), Some(crate::app::ratings::Aid::Hint));
}

#[test]
fn an_engine_that_fails_or_answers_nonsense_gives_no_hint() {
    let asked = State::default().reduce(Action::AskedHint);
    let nonsense = asked.reduce(answer("a0a9"));
    assert_eq!(nonsense.table.hint(), None);
    assert!(nonsense.table.can_hint());
    let failed = asked.reduce(Action::Engine(News::GaveUp(Trouble::Silent)));
    assert_eq!(failed.table.hint(), None);
    assert_eq!(failed.notice, Some(Notice::HintFailed));
}

#[test]
fn in_co_up_two_truths_with_one_view_ask_the_same() {
    let search = |seed: u64| {
        let setup = GameSetup {
            start: Position::start_of(Variant::CO_UP),
            ..GameSetup::default()
        };
        let state = State::default().reduce(Action::NewGame(Box::new(setup), seed));
        let mut search = state.reduce(Action::AskedHint).search().unwrap();
        // The seed of a search leads to no arrangement and differs from game to game.
        search.limits.seed = 0;
        search
    };
    assert_eq!(search(1), search(2));
}
