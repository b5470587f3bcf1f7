//! Draws by agreement, and rematches.
#![allow(clippy::unwrap_used)]

use super::*;
use crate::app::board::Intent;
use crate::platform::engine::News;
use crate::protocol::Score;
use crate::rules::Color;

fn play(state: &State, mv: &str) -> State {
    state.reduce(Action::Meant(Intent::Play(mv.parse().unwrap())))
}

fn people() -> State {
    let setup = GameSetup {
        opponent: Opponent::Person,
        ..GameSetup::default()
    };
    State::default().reduce(Action::NewGame(Box::new(setup), 0))
}

/// The engine answers the reader's cannon to the middle with its horse.
fn answered(state: &State, score: Score) -> State {
    state.reduce(Action::Engine(News::Answer {
        best: Some("h9g7".to_owned()),
        score: Some(score),
    }))
}

fn outcome(state: &State) -> Option<String> {
    state.table.outcome().map(|outcome| outcome.to_string())
}

#[test]
fn an_offer_between_people_stands_until_it_is_answered() {
    let state = play(&people(), "h2e2");
    let offered = state.reduce(Action::OfferedDraw);
    assert_eq!(offered.table.offer(), Some(Color::Black));
    assert_eq!(offered.table.offerer(), None, "one offer at a time");
    let moved = play(&play(&offered, "h9g7"), "h0g2");
    assert_eq!(
        moved.table.offer(),
        Some(Color::Black),
        "a move is no answer"
    );
    let read = read_game(&write_game(&moved.table)).unwrap();
    assert_eq!(read.offer(), Some(Color::Black));
    let declined = moved.reduce(Action::DeclinedDraw);
    assert_eq!((declined.table.offer(), outcome(&declined)), (None, None));
    let agreed = moved.reduce(Action::AgreedToDraw);
    assert_eq!(outcome(&agreed).as_deref(), Some("draw:agreement"));
    assert_eq!(
        (agreed.table.offer(), agreed.dialog),
        (None, Some(Dialog::Result))
    );
}

#[test]
fn nothing_is_offered_before_the_first_move_or_after_the_end() {
    assert_eq!(people().reduce(Action::OfferedDraw).table.offer(), None);
    let over = play(&people(), "h2e2").reduce(Action::Resigned);
    assert_eq!(over.reduce(Action::OfferedDraw).table.offer(), None);
}

#[test]
fn the_engine_answers_by_what_it_thinks_of_its_game() {
    let state = answered(&play(&State::default(), "h2e2"), Score::Centipawns(120));
    let ahead = state.reduce(Action::OfferedDraw);
    assert_eq!(
        (outcome(&ahead), ahead.notice),
        (None, Some(Notice::DrawDeclined))
    );
    let state = answered(&play(&State::default(), "h2e2"), Score::Centipawns(-90));
    let behind = state.reduce(Action::OfferedDraw);
    assert_eq!(outcome(&behind), None, "nobody is beaten after two moves");
    let state = answered(&play(&State::default(), "h2e2"), Score::Centipawns(-350));
    let lost = state.reduce(Action::OfferedDraw);
    assert_eq!(outcome(&lost).as_deref(), Some("draw:agreement"));
    let lost = answered(&play(&State::default(), "h2e2"), Score::MateIn(-3));
    assert!(outcome(&lost.reduce(Action::OfferedDraw)).is_some());
    let winning = answered(&play(&State::default(), "h2e2"), Score::MateIn(3));
    assert_eq!(outcome(&winning.reduce(Action::OfferedDraw)), None);
}

#[test]
fn an_engine_that_has_not_thought_yet_answers_with_its_move() {
    let offered = play(&State::default(), "h2e2").reduce(Action::OfferedDraw);
    assert_eq!(offered.notice, Some(Notice::DrawConsidered));
    let declined = answered(&offered, Score::Centipawns(30));
    assert_eq!(declined.notice, Some(Notice::DrawDeclined));
    assert_eq!(declined.table.game().line().len(), 2, "and plays on");
    let agreed = answered(&offered, Score::Centipawns(-600));
    assert_eq!(outcome(&agreed).as_deref(), Some("draw:agreement"));
    assert_eq!(agreed.table.game().line().len(), 1);
}

#[test]
fn a_rematch_changes_the_sides() {
    let again = play(&State::default(), "h2e2")
        .reduce(Action::Resigned)
        .reduce(Action::Rematch(5));
    assert_eq!(again.table.reader(), Some(Color::Black));
    assert_eq!(again.table.below(), Color::Black);
    assert!(again.search().is_some(), "the engine begins");
    let third = again.reduce(Action::Rematch(6));
    assert_eq!(third.table.reader(), Some(Color::Red));
    let board = people().reduce(Action::Rematch(7));
    assert_eq!(
        (board.table.reader(), board.table.below()),
        (None, Color::Black)
    );
}

#[test]
fn co_tuong_has_names_letters_and_notation_of_its_own() {
    use crate::app::board::Faces;
    use crate::app::i18n::{Language, Phrases};
    use crate::notation::Notation;
    use crate::rules::Role;

    let setup = GameSetup {
        co_tuong: true,
        ..GameSetup::default()
    };
    let begun = State::default().reduce(Action::NewGame(Box::new(setup), 0));
    assert_eq!(begun.settings.faces, Faces::Vietnamese);
    assert_eq!(begun.settings.notation, Notation::Vietnamese);
    assert!(
        read_game(&write_game(&begun.table))
            .unwrap()
            .setup()
            .co_tuong
    );
    let again = begun.reduce(Action::PlayAgain(1));
    assert_eq!(again.settings.faces, Faces::Vietnamese);
    let xiangqi = again.reduce(Action::NewGame(Box::default(), 2));
    assert_eq!(
        (xiangqi.settings.faces, xiangqi.settings.notation),
        (Faces::Han, Notation::Coordinate)
    );
    let russian = Phrases::new(Language::Russian);
    assert_eq!(russian.role(Role::Horse), "Конь");
    assert_eq!(russian.of_co_tuong(true).role(Role::Horse), "Mã");
}
