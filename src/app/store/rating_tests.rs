//! What a game on the table counts for a rating.
#![allow(clippy::unwrap_used)]

use super::*;
use crate::app::ratings::{Aid, Score, Unrated, played};
use crate::formats::fen;
use crate::rules::adjudicate::Event;
use crate::rules::{Color, Move, Position, RuleSet, Variant};

fn begun(setup: GameSetup) -> State {
    State::default().reduce(Action::NewGame(Box::new(setup), 7))
}

fn against_engine() -> State {
    begun(GameSetup {
        opponent: Opponent::Engine { level: 4 },
        ..GameSetup::default()
    })
}

/// Plays for both sides, as if the engine had answered so.
fn after(state: &State, moves: &str) -> State {
    let mut next = state.clone();
    for text in moves.split(' ') {
        let mv: Move = text.parse().unwrap();
        next.table.change(|table| table.play(mv)).unwrap();
    }
    next
}

fn result(state: &State) -> Option<Result<Score, Unrated>> {
    played(&state.table, 12).map(|game| game.result)
}

#[test]
fn a_game_counts_once_it_is_over() {
    let game = after(&against_engine(), "h2e2 h9g7");
    assert_eq!(result(&game), None);
    let lost = game.reduce(Action::Resigned);
    assert_eq!(result(&lost), Some(Ok(Score::Loss)));
    let noted = played(&lost.table, 12).unwrap();
    assert_eq!(
        (noted.at, noted.seed, noted.level, noted.side, noted.co_up),
        (12, 7, 4, Color::Red, false)
    );
    let drawn = game.reduce(Action::AgreedToDraw);
    assert_eq!(result(&drawn), Some(Ok(Score::Draw)));
    // Black is mated in the middle of his palace.
    let won = after(&against_engine(), "b2b4 d9e8 b4g4 b9c7 g4g9");
    assert_eq!(result(&won), Some(Ok(Score::Win)));
}

#[test]
fn two_people_are_not_rated() {
    let setup = GameSetup {
        opponent: Opponent::Person,
        ..GameSetup::default()
    };
    let over = after(&begun(setup), "h2e2").reduce(Action::Resigned);
    assert!(over.table.outcome().is_some());
    assert_eq!(result(&over), None);
}

#[test]
fn help_is_remembered_also_by_a_saved_game() {
    let game = after(&against_engine(), "h2e2 h9g7");
    let back = game.reduce(Action::TookBack);
    assert_eq!(back.table.aid(), Some(Aid::TakeBack));
    let looked = game.reduce(Action::Aided(Aid::Analysis));
    for (state, aid) in [(back, Aid::TakeBack), (looked, Aid::Analysis)] {
        let over = after(&state, "b0c2").reduce(Action::Resigned);
        assert_eq!(result(&over), Some(Err(Unrated::Aided(aid))));
        let kept = read_game(&write_game(&over.table)).unwrap();
        assert_eq!(kept.aid(), Some(aid));
    }
    // To step back and play something else takes a move back as well.
    let other = after(&game.reduce(Action::Stepped(Step::First)), "b2e2");
    assert_eq!(other.table.aid(), Some(Aid::TakeBack));
}

#[test]
fn a_finished_game_may_be_looked_at() {
    let over = after(&against_engine(), "h2e2 h9g7").reduce(Action::Resigned);
    let looked = over.reduce(Action::Aided(Aid::Analysis));
    assert_eq!(result(&looked), Some(Ok(Score::Loss)));
}

#[test]
fn handicaps_and_cancelled_games_do_not_count() {
    let without_horse = fen::parse("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/R1BAKABNR w");
    let handicap = begun(GameSetup {
        start: Position::from_setup(&without_horse.unwrap()).unwrap(),
        ..GameSetup::default()
    });
    let over = after(&handicap, "h2e2 h9g7").reduce(Action::Resigned);
    assert_eq!(result(&over), Some(Err(Unrated::Start)));

    let mut online = after(
        &begun(GameSetup {
            rules: RuleSet::ONLINE,
            ..GameSetup::default()
        }),
        "h2e2",
    );
    online
        .table
        .change(|table| table.happen(Event::Flag(Color::Black)));
    assert_eq!(result(&online), Some(Err(Unrated::Cancelled)));
}

#[test]
fn co_up_is_rated_by_itself_and_its_usual_start_is_one() {
    let over = after(
        &begun(GameSetup {
            start: Position::start_of(Variant::CO_UP),
            ..GameSetup::default()
        }),
        "h2e2 h9g7",
    )
    .reduce(Action::Resigned);
    let noted = played(&over.table, 12).unwrap();
    assert!(noted.co_up);
    assert_eq!(noted.result, Ok(Score::Loss));
}
