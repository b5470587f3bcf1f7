//! Clock, pause and absence in a game. All times are given.
#![allow(clippy::unwrap_used)]

use super::*;
use crate::app::board::Intent;
use crate::app::clock::{Millis, TimeControl};
use crate::platform::engine::News;
use crate::rules::{Color, Position, RuleSet};

const START: Millis = 1_796_000_000_000;
const SECOND: Millis = 1000;
const BLITZ: TimeControl = TimeControl {
    minutes: 3,
    seconds: 2,
    periods: 0,
};

/// What happens at so many seconds after the beginning.
fn at(state: &State, seconds: Millis, action: Action) -> State {
    let mut state = state.clone();
    state.now = START + seconds * SECOND;
    state.reduce(action)
}

fn game(rules: RuleSet, opponent: Opponent) -> State {
    let setup = GameSetup {
        opponent,
        side: SideChoice::Red,
        start: Position::start(),
        rules,
        clock: Some(BLITZ),
        co_tuong: false,
        settled: None,
    };
    at(&State::default(), 0, Action::NewGame(Box::new(setup), 0))
}

fn people(rules: RuleSet) -> State {
    game(rules, Opponent::Person)
}

fn play(state: &State, seconds: Millis, mv: &str) -> State {
    at(
        state,
        seconds,
        Action::Meant(Intent::Play(mv.parse().unwrap())),
    )
}

fn outcome(state: &State) -> Option<String> {
    state.table.outcome().map(|outcome| outcome.to_string())
}

fn shown(state: &State, side: Color) -> String {
    state
        .table
        .clock()
        .unwrap()
        .reading(side, state.now)
        .to_string()
}

#[test]
fn the_clock_runs_from_the_beginning_and_changes_sides_with_each_move() {
    let state = people(RuleSet::ONLINE);
    let state = play(&state, 10, "h2e2");
    assert_eq!(shown(&state, Color::Red), "2:52");
    let state = play(&at(&state, 30, Action::Ticked), 30, "h9g7");
    assert_eq!(
        (shown(&state, Color::Red), shown(&state, Color::Black)),
        ("2:52".into(), "2:42".into())
    );
}

#[test]
fn a_tick_leaves_the_table_as_it_is() {
    let state = play(&people(RuleSet::ONLINE), 10, "h2e2");
    let ticked = at(&state, 11, Action::Ticked);
    assert!(Slice::eq(&ticked.table, &state.table));
    assert_ne!(shown(&ticked, Color::Black), shown(&state, Color::Black));
}

#[test]
fn time_that_has_run_out_loses_and_before_both_have_moved_it_cancels() {
    let none = at(&people(RuleSet::ONLINE), 180, Action::Ticked);
    assert_eq!(outcome(&none).as_deref(), Some("aborted:no_first_move"));
    let one = play(&people(RuleSet::ONLINE), 1, "h2e2");
    let one = at(&one, 181, Action::Ticked);
    assert_eq!(outcome(&one).as_deref(), Some("aborted:no_first_move"));
    let both = play(&play(&people(RuleSet::ONLINE), 1, "h2e2"), 2, "h9g7");
    assert_eq!(outcome(&at(&both, 182, Action::Ticked)), None);
    let over = at(&both, 184, Action::Ticked);
    assert_eq!(outcome(&over).as_deref(), Some("black_wins:timeout"));
    assert_eq!(over.dialog, Some(Dialog::Result));
    assert_eq!(over.table.clock().unwrap().running(), None);
}

#[test]
fn under_the_other_named_sets_a_clock_loses_too_but_nothing_is_cancelled() {
    for (_, rules) in RuleSet::NAMED {
        let name = rules.name();
        let state = at(&people(rules), 180, Action::Ticked);
        let expected = match name {
            Some("Online") => "aborted:no_first_move",
            _ => "black_wins:timeout",
        };
        assert_eq!(outcome(&state).as_deref(), Some(expected), "{name:?}");
        assert_eq!(state.table.setup().rules.name(), name);
    }
    let own = RuleSet {
        repetition: Some(5),
        ..RuleSet::CLUB
    };
    let silent = at(&people(own), 999, Action::Ticked);
    assert_eq!(
        outcome(&silent),
        None,
        "a set of one's own is taken as it is"
    );
}

#[test]
fn a_move_after_the_fall_of_the_flag_comes_too_late() {
    let state = play(&play(&people(RuleSet::CLUB), 1, "h2e2"), 2, "h9g7");
    let late = play(&state, 500, "h0g2");
    assert_eq!(outcome(&late).as_deref(), Some("black_wins:timeout"));
    assert_eq!(late.table.game().line().len(), 2);
    let engine = play(
        &game(RuleSet::CLUB, Opponent::Engine { level: 1 }),
        1,
        "h2e2",
    );
    let answer = Action::Engine(News::Answer {
        best: Some("h9g7".into()),
        score: None,
    });
    let late = at(&engine, 500, answer);
    assert_eq!(outcome(&late).as_deref(), Some("red_wins:timeout"));
}

#[test]
fn the_engine_is_told_how_long_it_may_think_and_not_anew_with_every_tick() {
    let state = play(
        &game(RuleSet::CLUB, Opponent::Engine { level: 10 }),
        1,
        "h2e2",
    );
    let search = state.search().unwrap();
    assert_eq!(search.limits.movetime_ms, Some(6_000 + 1_500));
    assert_eq!(at(&state, 5, Action::Ticked).search(), Some(search));
}

#[test]
fn a_pause_stops_clock_hand_and_engine() {
    let state = play(
        &game(RuleSet::CLUB, Opponent::Engine { level: 1 }),
        1,
        "h2e2",
    );
    let paused = at(&state, 2, Action::Paused);
    assert!(paused.table.is_paused());
    assert_eq!((paused.search(), paused.table.hand()), (None, None));
    let later = at(&paused, 5000, Action::Ticked);
    assert_eq!(outcome(&later), None);
    assert_eq!(shown(&later, Color::Black), "2:59");
    let on = at(&later, 5000, Action::Paused);
    assert!(on.search().is_some());
    assert_eq!(shown(&at(&on, 5010, Action::Ticked), Color::Black), "2:49");
}

#[test]
fn more_than_45_seconds_away_lose_under_online() {
    let begun = play(&play(&people(RuleSet::ONLINE), 1, "h2e2"), 2, "h9g7");
    let away = at(&begun, 10, Action::Left(true));
    assert_eq!(away.table.patience(away.now), Some(45));
    let still = at(&away, 55, Action::Ticked);
    assert_eq!(
        (outcome(&still), still.table.patience(still.now)),
        (None, Some(0))
    );
    let mut just_after = still.clone();
    just_after.now += 1;
    let lost = just_after.reduce(Action::Ticked);
    assert_eq!(outcome(&lost).as_deref(), Some("black_wins:abandoned"));
    // Who comes back in time begins anew with the next stretch.
    let back = at(&away, 50, Action::Left(false));
    assert_eq!(back.table.patience(back.now), None);
    let again = at(&at(&back, 60, Action::Left(true)), 100, Action::Ticked);
    assert_eq!(outcome(&again), None);
}

#[test]
fn who_comes_back_too_late_has_lost_and_an_unstarted_game_is_cancelled() {
    let begun = play(&play(&people(RuleSet::ONLINE), 1, "h2e2"), 2, "h9g7");
    let away = at(&begun, 10, Action::Left(true));
    assert_eq!(
        outcome(&at(&away, 60, Action::Left(false))).as_deref(),
        Some("black_wins:abandoned")
    );
    let unstarted = at(&people(RuleSet::ONLINE), 10, Action::Left(true));
    assert_eq!(
        outcome(&at(&unstarted, 60, Action::Ticked)).as_deref(),
        Some("aborted:no_first_move")
    );
}

#[test]
fn absence_matters_only_with_a_clock_and_a_rule_about_it() {
    let club = at(&people(RuleSet::CLUB), 1, Action::Left(true));
    assert_eq!(club.table.patience(club.now), None);
    let untimed = GameSetup {
        rules: RuleSet::ONLINE,
        ..GameSetup::default()
    };
    let untimed = at(&State::default(), 0, Action::NewGame(Box::new(untimed), 0));
    let untimed = at(&untimed, 1, Action::Left(true));
    assert_eq!(untimed.table.patience(untimed.now), None);
    // Against the engine it is the reader who was away, whoever is to move.
    let engine = play(
        &game(RuleSet::ONLINE, Opponent::Engine { level: 1 }),
        1,
        "h2e2",
    );
    let answer = Action::Engine(News::Answer {
        best: Some("h9g7".into()),
        score: None,
    });
    let engine = at(&at(&engine, 2, answer), 3, Action::Left(true));
    assert_eq!(
        outcome(&at(&engine, 60, Action::Ticked)).as_deref(),
        Some("black_wins:abandoned")
    );
}

#[test]
fn clock_and_absence_go_on_in_a_saved_game() {
    let state = play(&play(&people(RuleSet::ONLINE), 1, "h2e2"), 2, "h9g7");
    let away = at(&state, 10, Action::Left(true));
    let read = read_game(&write_game(&away.table)).unwrap();
    let mut next = State {
        table: Slice::new(read),
        ..State::default()
    };
    next.now = START + 30 * SECOND;
    assert_eq!(shown(&next, Color::Red), "2:33");
    assert_eq!(next.table.patience(next.now), Some(25));
    let late = at(&next, 400, Action::Left(false));
    assert_eq!(outcome(&late).as_deref(), Some("black_wins:timeout"));
}

#[test]
fn what_is_played_on_after_the_end_has_no_clock() {
    let state = play(&play(&people(RuleSet::CLUB), 1, "h2e2"), 2, "h9g7");
    let over = at(&state, 500, Action::Ticked);
    let back = at(&over, 510, Action::TookBack);
    assert_eq!((outcome(&back), back.table.clock()), (None, None));
    let on = play(&at(&over, 510, Action::Stepped(Step::First)), 520, "b2e2");
    assert_eq!((outcome(&on), on.table.clock()), (None, None));
    let again = at(&over, 600, Action::PlayAgain(1));
    assert_eq!(shown(&again, Color::Red), "3:00");
}

#[test]
fn impossible_clocks_in_a_saved_game_are_refused() {
    let good = write_game(&people(RuleSet::CLUB).table);
    let bad = good.replace(r#""minutes":3"#, r#""minutes":99999"#);
    assert_ne!(good, bad);
    assert!(matches!(read_game(&bad), Err(SavedGameError::Clock)));
}
