//! Moves made in advance.
#![allow(clippy::unwrap_used)]

use super::*;
use crate::app::board::Intent;
use crate::app::settings::Settings;
use crate::platform::engine::News;
use crate::rules::Move;

fn meant(state: &State, intent: Intent) -> State {
    state.reduce(Action::Meant(intent))
}

fn play(state: &State, mv: &str) -> State {
    meant(state, Intent::Play(mv.parse().unwrap()))
}

fn answer(state: &State, mv: &str) -> State {
    state.reduce(Action::Engine(News::Answer {
        best: Some(mv.to_owned()),
        score: None,
    }))
}

fn moves(state: &State) -> Vec<String> {
    state
        .table
        .game()
        .line()
        .iter()
        .map(ToString::to_string)
        .collect()
}

#[test]
fn a_planned_move_is_played_after_the_answer() {
    let state = play(&State::default(), "h2e2");
    assert!(state.table.plannable().contains(&"h0g2".parse().unwrap()));
    let planned = play(&state, "h0g2");
    assert_eq!(moves(&planned), ["h2e2"]);
    assert_eq!(planned.table.marks().planned, Some("h0g2".parse().unwrap()));
    assert_eq!(
        planned.search(),
        state.search(),
        "the engine is not disturbed"
    );
    let answered = answer(&planned, "h9g7");
    assert_eq!(moves(&answered), ["h2e2", "h9g7", "h0g2"]);
    assert_eq!(answered.table.plan(), None);
    assert!(answered.search().is_some());
}

#[test]
fn taking_back_can_be_planned() {
    // Black's cannon can take the horse on b0, the chariot on a0 takes it back.
    let state = play(&State::default(), "h2e2");
    let back: Move = "a0b0".parse().unwrap();
    assert!(state.table.plannable().contains(&back));
    assert!(
        state
            .table
            .plannable_pieces()
            .contains(&"a0".parse().unwrap())
    );
    // The soldier on a3 cannot be taken, so that there is nothing to take back.
    assert!(!state.table.plannable().contains(&"a0a3".parse().unwrap()));
    let planned = play(&state, "a0b0");
    assert_eq!(planned.notice, Some(Notice::Planned(back)));
    assert_eq!(moves(&answer(&planned, "b7b0")), ["h2e2", "b7b0", "a0b0"]);
    // The engine leaves the horse alone.
    let left = answer(&planned, "h9g7");
    assert_eq!(moves(&left), ["h2e2", "h9g7"]);
    assert_eq!(left.notice, Some(Notice::PlanImpossible));
}

#[test]
fn a_plan_that_has_become_illegal_is_dropped_with_a_word() {
    let state = play(&play(&State::default(), "h2e2"), "e2e6");
    let answered = answer(&state, "e6e5");
    assert_eq!(moves(&answered), ["h2e2", "e6e5"]);
    assert_eq!(answered.notice, Some(Notice::PlanImpossible));
    let answered = answer(&answered, "a0a1");
    assert_eq!(moves(&answered).len(), 2);
}

#[test]
fn a_plan_is_changed_taken_back_and_can_be_turned_off() {
    let state = play(&play(&State::default(), "h2e2"), "h0g2");
    let changed = play(&state, "b0c2");
    assert_eq!(changed.table.plan(), Some("b0c2".parse().unwrap()));
    let forgotten = meant(&changed, Intent::Untouchable("e5".parse().unwrap()));
    assert_eq!((forgotten.table.plan(), forgotten.notice), (None, None));
    // Escape, the same piece once more, another piece.
    for touched in [None, Some("b0"), Some("h0")] {
        let picked = Intent::Picked(touched.map(|point| point.parse().unwrap()));
        let forgotten = meant(&changed, picked);
        assert_eq!(forgotten.table.plan(), None);
        assert_eq!(play(&forgotten, "h0g2").table.plan(), state.table.plan());
    }
    let settings = Settings {
        premove: false,
        ..Settings::default()
    };
    let off = play(&State::default(), "h2e2").reduce(Action::Chose(settings));
    assert_eq!(play(&off, "h0g2").table.plan(), None);
}
