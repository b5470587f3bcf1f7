//! The rules of a game: chosen with it, obeyed, saved, and explained at its end.
#![allow(clippy::unwrap_used)]

use super::*;
use crate::app::board::{Arrow, Intent};
use crate::formats::fen;
use crate::rules::adjudicate::{Event, Notice as RuleNotice};
use crate::rules::{Color, Outcome, Position, Reason, RuleSet};

/// A chariot checks the general on two ranks for ever.
const CHECKS: &str = "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1";
/// Thirteen plies of it; the last is the seventh check.
const CHECKING: [&str; 13] = [
    "a0a9", "d9d8", "a9a8", "d8d9", "a8a9", "d9d8", "a9a8", "d8d9", "a8a9", "d9d8", "a9a8", "d8d9",
    "a8a9",
];
/// A chariot chases an unprotected cannon from file to file.
const CHASES: &str = "3k5/9/c8/9/9/9/9/9/8R/4K4 w - - 0 1";
const CHASING: [&str; 9] = [
    "i1a1", "a7b7", "a1b1", "b7a7", "b1a1", "a7b7", "a1b1", "b7a7", "b1a1",
];
/// Red takes the last soldier.
const LAST_SOLDIER: &str = "4k4/9/9/9/9/9/9/9/3p5/3K5 w - - 0 1";

fn game(rules: RuleSet, opponent: Opponent, start: &str) -> State {
    let setup = GameSetup {
        opponent,
        side: SideChoice::Red,
        start: Position::from_setup(&fen::parse(start).unwrap()).unwrap(),
        rules,
        clock: None,
        co_tuong: false,
        settled: None,
    };
    State::default().reduce(Action::NewGame(Box::new(setup), 0))
}

fn people(rules: RuleSet, start: &str) -> State {
    game(rules, Opponent::Person, start)
}

fn play(state: State, moves: &[&str]) -> State {
    moves.iter().fold(state, |state, text| {
        let next = state.reduce(Action::Meant(Intent::Play(text.parse().unwrap())));
        assert_eq!(next.notice, None, "{text}");
        next
    })
}

fn arrow(from: &str, to: &str) -> Arrow {
    Arrow {
        from: from.parse().unwrap(),
        to: to.parse().unwrap(),
    }
}

#[test]
fn a_game_is_judged_by_the_rules_it_was_set_up_with() {
    let outcome = |rules: RuleSet, start: &str, moves: &[&str]| {
        let over = play(people(rules, start), moves);
        over.table.outcome().map(|outcome| outcome.to_string())
    };
    let nine = &CHECKING[..9];
    let loss = Some("black_wins:perpetual_check".to_owned());
    assert_eq!(outcome(RuleSet::CLUB, CHECKS, nine), loss);
    assert_eq!(outcome(RuleSet::CXQ, CHECKS, nine), None);
    assert_eq!(outcome(RuleSet::CXQ, CHECKS, &CHECKING), loss);
    let chase = |rules| outcome(rules, CHASES, &CHASING).unwrap();
    assert_eq!(chase(RuleSet::CLUB), "draw:repetition");
    assert_eq!(chase(RuleSet::ONLINE), "black_wins:perpetual_chase");
    assert_eq!(chase(RuleSet::ASIAN), "black_wins:perpetual_chase");
}

#[test]
fn the_engine_is_told_the_rules() {
    let engine = Opponent::Engine { level: 3 };
    let own = RuleSet {
        repetition: Some(2),
        ..RuleSet::CLUB
    };
    for rules in [RuleSet::CXQ, RuleSet::ASIAN, own] {
        let state = play(game(rules.clone(), engine, CHECKS), &["a0a9"]);
        assert_eq!(state.table.search().unwrap().rules, rules);
        let again = state.reduce(Action::PlayAgain(1));
        assert_eq!(*again.table.rules(), rules);
    }
}

#[test]
fn a_notice_comes_two_checks_before_the_loss() {
    let state = people(RuleSet::CXQ, CHECKS);
    assert_eq!(play(state.clone(), &CHECKING[..7]).table.notices(), []);
    let fifth = play(state.clone(), &CHECKING[..9]);
    let [RuleNotice::Row(row)] = fifth.table.notices() else {
        panic!("{:?}", fifth.table.notices());
    };
    assert_eq!((row.side, row.length, row.limit), (Color::Red, 5, 6));
    let back = fifth.reduce(Action::Stepped(Step::Back));
    assert_eq!(back.table.notices(), [], "looking back, nothing is due");
    let over = play(state, &CHECKING);
    assert_eq!(over.table.notices(), []);
}

#[test]
fn evidence_is_shown_with_arrows_until_the_reader_does_something_else() {
    let over = play(people(RuleSet::CLUB, CHECKS), &CHECKING[..9]);
    assert_eq!(over.dialog, Some(Dialog::Result));
    let plies: Vec<usize> = over.table.evidence().iter().map(|one| one.ply).collect();
    assert_eq!(plies, [3, 5, 7, 9]);

    let shown = over.reduce(Action::Showed(0));
    assert_eq!(shown.dialog, None);
    assert_eq!(shown.table.game().ply(), 3);
    assert_eq!(shown.table.exhibit(), Some(0));
    assert_eq!(shown.table.marks().arrows, [arrow("a8", "d8")]);
    let next = shown.reduce(Action::Showed(1));
    assert_eq!(next.table.marks().arrows, [arrow("a9", "d9")]);
    assert_eq!(next.reduce(Action::Showed(9)).table.exhibit(), Some(1));

    let done = next.reduce(Action::Stepped(Step::Last));
    assert_eq!(done.table.exhibit(), None);
    assert_eq!(done.table.marks().arrows, []);
    assert!(done.table.is_live());
}

#[test]
fn a_chase_points_from_the_attacker_to_the_victim() {
    let over = play(people(RuleSet::ONLINE, CHASES), &CHASING);
    let first = over.reduce(Action::Showed(0));
    let second = over.reduce(Action::Showed(1));
    assert_eq!(first.table.marks().arrows, [arrow("b1", "b7")]);
    assert_eq!(second.table.marks().arrows, [arrow("a1", "a7")]);
}

#[test]
fn a_draw_is_suggested_where_nobody_can_win_and_the_rules_are_silent() {
    for rules in [RuleSet::CXQ, RuleSet::ONLINE] {
        let state = people(rules, LAST_SOLDIER);
        assert!(!state.table.suggests_draw());
        let bare = play(state, &["d0d1"]);
        assert!(bare.table.suggests_draw());
        let agreed = bare.reduce(Action::AgreedToDraw);
        let outcome = Outcome::Draw {
            reason: Reason::Agreement,
        };
        assert_eq!(agreed.table.outcome(), Some(outcome));
        assert_eq!(agreed.table.event(), Some(Event::DrawAgreed));
        assert_eq!(agreed.dialog, Some(Dialog::Result));
        assert!(!agreed.table.suggests_draw());
        let back = agreed.reduce(Action::TookBack);
        assert_eq!(back.table.outcome(), None, "a take-back undoes it");
    }
    let club = play(people(RuleSet::CLUB, LAST_SOLDIER), &["d0d1"]);
    assert!(!club.table.suggests_draw(), "it is a draw already");
    assert!(club.table.outcome().is_some());
}

#[test]
fn rules_and_agreement_are_saved() {
    let own = RuleSet {
        no_capture_plies: Some(40),
        ..RuleSet::CXQ
    };
    let agreed = play(people(own.clone(), LAST_SOLDIER), &["d0d1"]).reduce(Action::AgreedToDraw);
    let read = read_game(&write_game(&agreed.table)).unwrap();
    assert_eq!(*read.rules(), own);
    assert_eq!(read.outcome(), agreed.table.outcome());
    assert_eq!(read.event(), Some(Event::DrawAgreed));
}

#[test]
fn a_game_of_version_1_was_played_by_the_club_rules() {
    let read = read_game(include_str!("../../../tests/data/saved_game_v1.json")).unwrap();
    assert_eq!(*read.rules(), RuleSet::CLUB);
    assert_eq!(read.event(), Some(Event::Resign(Color::Red)));
    let outcome = Outcome::Win {
        winner: Color::Black,
        reason: Reason::Resign,
    };
    assert_eq!(read.outcome(), Some(outcome));
    let again = write_game(&read);
    assert!(again.contains(r#""version":5"#));
    assert_eq!(read_game(&again).unwrap().outcome(), Some(outcome));
}

#[test]
fn the_saved_form_of_version_2_stays_readable() {
    let read = read_game(include_str!("../../../tests/data/saved_game_v2.json")).unwrap();
    assert_eq!(*read.rules(), RuleSet::CXQ);
    assert_eq!(read.event(), Some(Event::DrawAgreed));
    assert_eq!(read.game().line().len(), 1);
}

#[test]
fn impossible_rules_in_a_saved_game_are_refused() {
    let good = write_game(&people(RuleSet::CLUB, CHECKS).table);
    let bad = good.replace(r#""repetition":3"#, r#""repetition":99"#);
    assert_ne!(good, bad);
    assert!(matches!(read_game(&bad), Err(SavedGameError::Rules(_))));
}
