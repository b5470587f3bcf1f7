#![allow(clippy::unwrap_used)]

use super::*;
use crate::app::board::Intent;
use crate::app::settings::Settings;
use crate::formats::fen;
use crate::platform::engine::{News, Trouble};
use crate::rules::adjudicate::Event;
use crate::rules::{Color, Move, Outcome, Position, Reason, Refusal, Square};

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

fn at(text: &str) -> Square {
    text.parse().unwrap()
}

fn position(text: &str) -> Position {
    Position::from_setup(&fen::parse(text).unwrap()).unwrap()
}

fn begin(opponent: Opponent, side: SideChoice, start: Position) -> State {
    let setup = GameSetup {
        opponent,
        side,
        start,
        ..GameSetup::default()
    };
    State::default().reduce(Action::NewGame(Box::new(setup), 0))
}

fn two_people() -> State {
    begin(Opponent::Person, SideChoice::Red, Position::start())
}

fn play(state: &State, moves: &[&str]) -> State {
    moves.iter().fold(state.clone(), |state, text| {
        let next = state.reduce(Action::Meant(Intent::Play(mv(text))));
        assert_eq!(next.notice, None, "{text}");
        next
    })
}

fn answer(state: &State, text: &str) -> State {
    state.reduce(Action::Engine(News::Answer {
        best: Some(text.to_owned()),
        score: None,
    }))
}

fn play_on(table: &Table) -> Table {
    let mut table = table.clone();
    table.step(Step::Last);
    table.play(mv("h0g2")).unwrap();
    table
}

fn line(state: &State) -> Vec<String> {
    state
        .table
        .game()
        .line()
        .iter()
        .map(Move::to_string)
        .collect()
}

/// A chariot mates on the last rank: the other one holds the rank below.
const MATE_IN_ONE: &str = "4k4/R8/9/9/9/9/9/9/8R/3K5 w - - 0 1";

#[test]
fn the_first_visit_shows_a_game_against_an_easy_level_with_red() {
    let state = State::default();
    let level = GameSetup::FIRST_LEVEL;
    assert_eq!(state.table.setup().opponent, Opponent::Engine { level });
    assert_eq!(state.table.hand(), Some(Color::Red));
    assert_eq!(state.table.search(), None);
    assert_eq!(state.table.moves().len(), 44);
    assert_eq!(state.table.movable().len(), 16);
}

#[test]
fn after_a_move_the_engine_is_asked_and_its_answer_played() {
    let state = play(&State::default(), &["h2e2"]);
    let search = state.table.search().unwrap();
    assert_eq!(search.moves, ["h2e2"]);
    assert_eq!(search.limits.level, Some(GameSetup::FIRST_LEVEL));
    assert_eq!(state.table.hand(), None);
    let state = state.reduce(Action::Engine(News::Thinking { depth: 2 }));
    assert_eq!(state.engine, EngineState::Thinking { depth: 2 });
    let state = answer(&state, "h9g7");
    assert_eq!(line(&state), ["h2e2", "h9g7"]);
    assert_eq!(state.engine, EngineState::Idle);
    assert_eq!(state.table.search(), None);
}

#[test]
fn the_engine_may_use_its_book_as_the_reader_likes_and_never_for_a_hint() {
    let mut state = play(&State::default(), &["h2e2"]);
    assert!(state.search().unwrap().limits.book);
    state
        .settings
        .change(|settings| settings.opening_book = false);
    assert!(!state.search().unwrap().limits.book);
    let hint = State::default().reduce(Action::AskedHint);
    assert!(!hint.search().unwrap().limits.book);
}

#[test]
fn the_engine_begins_when_the_reader_takes_black() {
    let engine = Opponent::Engine { level: 5 };
    let state = begin(engine, SideChoice::Black, Position::start());
    assert!(state.table.search().is_some());
    assert_eq!(state.table.below(), Color::Black);
    assert_eq!(state.table.movable().len(), 0);
}

#[test]
fn the_lot_gives_both_sides() {
    assert_eq!(SideChoice::Random.draw(8), Color::Red);
    assert_eq!(SideChoice::Random.draw(9), Color::Black);
}

#[test]
fn an_illegal_answer_stops_the_engine_and_not_the_game() {
    let state = play(&State::default(), &["h2e2"]);
    let failed = answer(&state, "a0a1");
    let trouble = Trouble::Broken("a0a1".to_owned());
    assert_eq!(failed.engine, EngineState::Failed(trouble));
    assert_eq!(line(&failed), ["h2e2"]);
    assert!(failed.table.can_take_back());
}

#[test]
fn an_answer_that_nobody_awaits_is_ignored() {
    let state = State::default();
    assert_eq!(line(&answer(&state, "h2e2")), [""; 0]);
}

#[test]
fn a_refused_move_says_why() {
    let state = State::default();
    let state = state.reduce(Action::Meant(Intent::Refused(mv("b0d1"))));
    let refused = Notice::Refused(Refusal::LegBlocked(at("c0")), mv("b0d1"));
    assert_eq!(state.notice, Some(refused));
    let state = state.reduce(Action::Meant(Intent::Play(mv("b0c2"))));
    assert_eq!(state.notice, None, "the next move clears the line");
}

#[test]
fn a_piece_that_is_not_to_move_says_why() {
    let touch = |state: &State, point| {
        state
            .reduce(Action::Meant(Intent::Untouchable(at(point))))
            .notice
    };
    let state = State::default();
    let not_yours = Notice::Refused(Refusal::NotYours, Move::new(at("e9"), at("e9")));
    assert_eq!(touch(&state, "e9"), Some(not_yours));
    assert_eq!(touch(&state, "e5"), None, "an empty point needs no word");
    let thinking = play(&state, &["h2e2"]);
    assert_eq!(
        touch(&thinking, "a0"),
        Some(Notice::Untouchable(Untouchable::EngineTurn))
    );
    let past = answer(&thinking, "h9g7").reduce(Action::Stepped(Step::Back));
    assert_eq!(
        touch(&past, "a0"),
        Some(Notice::Untouchable(Untouchable::PastMove))
    );
    let over = thinking.reduce(Action::Resigned);
    assert_eq!(touch(&over, "a0"), None, "the result stays in sight");
}

#[test]
fn stepping_moves_the_board_and_not_the_game() {
    let state = play(&two_people(), &["h2e2", "h9g7", "h0g2"]);
    let first = state.reduce(Action::Stepped(Step::First));
    assert_eq!(first.table.game().ply(), 0);
    assert_eq!(line(&first).len(), 3);
    let second = first.reduce(Action::Stepped(Step::To(2)));
    assert_eq!(second.table.game().ply(), 2);
    let last = second.reduce(Action::Stepped(Step::Last));
    assert!(last.table.is_live());
    assert_eq!(
        last.reduce(Action::Stepped(Step::Forward))
            .table
            .game()
            .ply(),
        3
    );
}

#[test]
fn playing_on_from_an_earlier_position_drops_what_followed() {
    let state = play(&two_people(), &["h2e2", "h9g7", "h0g2"]);
    let back = state.reduce(Action::Stepped(Step::To(1)));
    let on = play(&back, &["b9c7"]);
    assert_eq!(line(&on), ["h2e2", "b9c7"]);
}

#[test]
fn the_engine_rests_while_the_reader_looks_back_and_resumes_at_the_end() {
    let state = answer(&play(&State::default(), &["h2e2"]), "h9g7");
    let state = play(&state, &["h0g2"]);
    assert!(state.table.search().is_some());
    let back = state.reduce(Action::Stepped(Step::Back));
    assert_eq!(back.table.search(), None);
    assert_eq!(
        back.table.hand(),
        Some(Color::Red),
        "another move may be tried"
    );
    let on = back.reduce(Action::Stepped(Step::Last));
    assert!(on.table.search().is_some());
}

#[test]
fn taking_back_goes_to_the_readers_own_move() {
    let state = answer(&play(&State::default(), &["h2e2"]), "h9g7");
    assert_eq!(line(&state.reduce(Action::TookBack)), [""; 0]);
    let thinking = play(&state, &["h0g2"]);
    let back = thinking.reduce(Action::TookBack);
    assert_eq!(
        line(&back),
        ["h2e2", "h9g7"],
        "while it thinks only the own move"
    );
    let people = play(&two_people(), &["h2e2", "h9g7"]);
    assert_eq!(line(&people.reduce(Action::TookBack)), ["h2e2"]);
}

#[test]
fn the_engines_first_move_cannot_be_taken_back() {
    let engine = Opponent::Engine { level: 1 };
    let state = begin(engine, SideChoice::Black, Position::start());
    let state = answer(&state, "h2e2");
    assert!(!state.table.can_take_back());
    assert_eq!(line(&state.reduce(Action::TookBack)), ["h2e2"]);
}

#[test]
fn mate_ends_the_game_and_shows_the_result() {
    let state = begin(Opponent::Person, SideChoice::Red, position(MATE_IN_ONE));
    let over = play(&state, &["i1i9"]);
    let outcome = Outcome::Win {
        winner: Color::Red,
        reason: Reason::Checkmate,
    };
    assert_eq!(over.table.outcome(), Some(outcome));
    assert_eq!(over.dialog, Some(Dialog::Result));
    assert_eq!(over.table.hand(), None);
    let back = over.reduce(Action::Closed).reduce(Action::TookBack);
    assert_eq!(back.table.outcome(), None);
    assert_eq!(back.table.hand(), Some(Color::Red));
}

#[test]
fn looking_back_from_an_ended_game_allows_another_end() {
    let state = begin(Opponent::Person, SideChoice::Red, position(MATE_IN_ONE));
    let over = play(&state, &["i1i9"]).reduce(Action::Closed);
    let back = over.reduce(Action::Stepped(Step::Back));
    assert!(back.table.outcome().is_some(), "the game is still over");
    let on = play(&back, &["i1h1"]);
    assert_eq!(on.table.outcome(), None);
}

#[test]
fn resigning_asks_first_unless_told_not_to() {
    let state = play(&two_people(), &["h2e2"]);
    let asked = state.reduce(Action::WantsToResign);
    assert_eq!(asked.dialog, Some(Dialog::ConfirmResign));
    assert_eq!(asked.table.outcome(), None);
    let over = asked.reduce(Action::Resigned);
    assert_eq!(
        over.table.event(),
        Some(Event::Resign(Color::Black)),
        "the side to move gives up"
    );
    assert_eq!(over.dialog, Some(Dialog::Result));

    let settings = Settings {
        confirm_resign: false,
        ..Settings::default()
    };
    let bold = state
        .reduce(Action::Chose(settings))
        .reduce(Action::WantsToResign);
    assert!(bold.table.outcome().is_some());
}

#[test]
fn the_reader_resigns_his_own_side_even_when_the_engine_is_to_move() {
    let state = play(&State::default(), &["h2e2"]);
    let over = state.reduce(Action::Resigned);
    assert_eq!(over.table.event(), Some(Event::Resign(Color::Red)));
    assert_eq!(over.table.search(), None);
}

#[test]
fn a_game_without_moves_cannot_be_resigned() {
    let state = State::default().reduce(Action::WantsToResign);
    assert_eq!(state.dialog, None);
}

#[test]
fn playing_again_keeps_what_was_agreed() {
    let state = begin(
        Opponent::Engine { level: 7 },
        SideChoice::Black,
        Position::start(),
    );
    let again = answer(&state, "h2e2").reduce(Action::PlayAgain(5));
    assert_eq!(again.table.setup(), state.table.setup());
    assert_eq!(line(&again), [""; 0]);
    assert_eq!(again.table.seed(), 5);
}

#[test]
fn trouble_is_kept_until_the_engine_is_not_needed() {
    let state = play(&State::default(), &["h2e2"]);
    let failed = state.reduce(Action::Engine(News::GaveUp(Trouble::Silent)));
    assert_eq!(failed.engine, EngineState::Failed(Trouble::Silent));
    assert_eq!(failed.reduce(Action::TookBack).engine, EngineState::Idle);
}

#[test]
fn a_command_of_the_sheet_closes_it_but_no_other_dialog() {
    let state = State::default();
    let flipped = |dialog| state.reduce(Action::Opened(dialog)).reduce(Action::Flipped);
    assert_eq!(flipped(Dialog::More).dialog, None);
    assert_eq!(flipped(Dialog::More).table.below(), Color::Black);
    assert_eq!(flipped(Dialog::Settings).dialog, Some(Dialog::Settings));
}

#[test]
fn captured_pieces_follow_the_cursor() {
    let state = play(&two_people(), &["h2h9", "i9h9"]);
    assert_eq!(state.table.game().captured().len(), 2);
    let back = state.reduce(Action::Stepped(Step::Back));
    assert_eq!(back.table.game().captured().len(), 1);
}

#[test]
fn a_saved_game_is_read_back_whole() {
    let state = answer(&play(&State::default(), &["h2e2"]), "h9g7");
    let state = play(&state, &["h0g2"])
        .reduce(Action::Flipped)
        .reduce(Action::Resigned)
        .reduce(Action::Stepped(Step::Back));
    let read = read_game(&write_game(&state.table)).unwrap();
    assert_eq!(read.game().line(), state.table.game().line());
    assert_eq!(read.game().ply(), 2);
    assert_eq!(read.setup(), state.table.setup());
    assert_eq!(read.below(), Color::Black);
    assert_eq!(read.outcome(), state.table.outcome());
    assert_eq!(read.fen(), state.table.fen());
}

#[test]
fn the_saved_form_of_version_1_stays_readable() {
    let text = r#"{"version":1,"start":"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
        "moves":["h2e2","h9g7"],"ply":1,"opponent":{"engine":{"level":4}},"side":"red","seed":9007199254740991,
        "resigned":null,"below":"black"}"#;
    let table = read_game(text).unwrap();
    assert_eq!(table.game().line().len(), 2);
    assert_eq!(table.game().ply(), 1);
    assert_eq!(table.setup().opponent, Opponent::Engine { level: 4 });
    assert_eq!(table.below(), Color::Black);
    let search = play_on(&table).search().unwrap();
    assert!(search.limits.seed < 1 << 53, "JavaScript can hold it");
    let people = text.replace(r#"{"engine":{"level":4}}"#, r#""person""#);
    assert_eq!(
        read_game(&people).unwrap().setup().opponent,
        Opponent::Person
    );
}

#[test]
fn damaged_saved_games_are_refused() {
    let good = write_game(&play(&two_people(), &["h2e2"]).table);
    assert!(matches!(
        read_game(&good[..good.len() / 2]),
        Err(SavedGameError::Form(_))
    ));
    let illegal = good.replace("h2e2", "h2e9");
    assert!(matches!(read_game(&illegal), Err(SavedGameError::Move(1))));
    let broken = good.replace("rnbakabnr", "rnbakabn");
    assert!(matches!(read_game(&broken), Err(SavedGameError::Start)));
    let future = good.replace(r#""version":5"#, r#""version":9"#);
    assert!(matches!(
        read_game(&future),
        Err(SavedGameError::Version(9))
    ));
}
