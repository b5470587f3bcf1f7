//! Games of cờ úp in the store.
#![allow(clippy::unwrap_used)]

use super::*;
use crate::app::board::Intent;
use crate::app::typing;
use crate::formats::coup_fen;
use crate::rules::coup::Commitment;
use crate::rules::{CapturedClosed, Color, Customs, Move, Position, Variant};

fn setup(opponent: Opponent, variant: Variant) -> GameSetup {
    GameSetup {
        opponent,
        start: Position::start_of(variant),
        ..GameSetup::default()
    }
}

fn two_people(seed: u64) -> State {
    let setup = setup(Opponent::Person, Variant::CO_UP);
    State::default().reduce(Action::NewGame(Box::new(setup), seed))
}

fn played(state: &State, moves: &str) -> State {
    moves.split(' ').fold(state.clone(), |state, text| {
        let mv: Move = text.parse().unwrap();
        state.reduce(Action::Meant(Intent::Play(mv)))
    })
}

/// What stands open, and what lies closed.
fn seen(state: &State) -> Position {
    state.table.position().clone()
}

#[test]
fn take_back_and_replay_turn_up_the_same_pieces() {
    let start = two_people(11);
    let after = played(&start, "b2e2 h9g7 h0g2");
    assert_eq!(after.table.game().ply(), 3);
    let back = (0..3).fold(after.clone(), |state, _| state.reduce(Action::TookBack));
    assert_eq!(seen(&back), seen(&start));
    assert_eq!(seen(&played(&back, "b2e2 h9g7 h0g2")), seen(&after));
    // Stepping through the moves shows the same.
    let first = after.reduce(Action::Stepped(Step::First));
    assert_eq!(seen(&first), seen(&start));
    assert_eq!(
        seen(&first.reduce(Action::Stepped(Step::Last))),
        seen(&after)
    );
}

#[test]
fn a_saved_game_comes_back_with_the_same_hidden_pieces() {
    let customs = Customs {
        captured_closed: CapturedClosed::Both,
        forty_moves: true,
        ..Customs::default()
    };
    let setup = setup(Opponent::Engine { level: 2 }, Variant::CoUp(customs));
    let state = State::default().reduce(Action::NewGame(Box::new(setup), 5));
    let state = played(&state, "b2e2");
    let text = write_game(&state.table);
    let again = read_game(&text).unwrap();
    assert_eq!(again.variant(), Variant::CoUp(customs));
    assert_eq!(again.seal(), state.table.seal());
    assert_eq!(again.position(), state.table.position());
    assert_eq!(again.rules().no_capture_plies, Some(80));
    assert_eq!(write_game(&again), text);
    // Nothing in the saved text names a closed piece, but its seed deals them.
    assert!(text.contains("\"seed\":5"));
}

#[test]
fn the_engine_is_told_what_its_side_may_know_and_nothing_of_the_seed() {
    let setup = setup(Opponent::Engine { level: 3 }, Variant::CO_UP);
    let state = State::default().reduce(Action::NewGame(Box::new(setup), 123_456));
    let state = played(&state, "b2b9");
    let search = state.search().unwrap();
    assert_eq!(search.variant, Variant::CO_UP);
    assert!(search.fen.starts_with("xxxxkxxxx/"));
    // Red's cannon point took a closed black piece: Black is not told which.
    let [told] = &search.moves[..] else {
        panic!("one move: {:?}", search.moves);
    };
    assert_eq!(told.len(), 5, "{told}");
    assert_ne!(search.limits.seed, 123_457);
    // The reader took it and may know.
    assert_eq!(
        state.table.texts(crate::notation::Notation::Coordinate)[0].len(),
        6
    );
}

#[test]
fn between_two_people_a_piece_taken_closed_is_covered_and_may_be_looked_at() {
    let state = played(&two_people(3), "b2b9");
    assert_eq!(
        state.dialog,
        Some(Dialog::Look {
            color: Color::Red,
            shown: false
        })
    );
    let table = &state.table;
    assert_eq!(table.taken_by(Color::Red).unknown, 1);
    assert_eq!(table.taken_in_secret(Color::Red).known.len(), 1);
    assert_eq!(table.taken_in_secret(Color::Black).known.len(), 0);
    assert!(table.may_look(Color::Red));
    assert!(!table.may_look(Color::Black));
    assert_eq!(
        table.texts(crate::notation::Notation::Coordinate)[0].len(),
        5
    );
    // When the game is over there is nothing to hide.
    let over = state.reduce(Action::Closed).reduce(Action::Resigned);
    assert_eq!(over.table.taken_by(Color::Red).unknown, 0);
    assert!(!over.table.may_look(Color::Red));
    let seal = over.table.seal().unwrap();
    let commitment: Commitment = seal.commitment.parse().unwrap();
    let (opened, kept) = seal.opened.unwrap();
    assert!(kept && commitment.is_kept_by(&opened));
}

#[test]
fn the_copied_fen_is_the_viewers_and_reads_back() {
    let state = played(&two_people(8), "b2e2 h9g7");
    let fen = state.table.fen();
    let view = coup_fen::parse(&fen, Variant::CO_UP).unwrap();
    assert_eq!(view.position(), state.table.position());
    assert_eq!(coup_fen::print(&view), fen);
}

#[test]
fn a_typed_move_opens_its_piece() {
    let state = two_people(4);
    let read = typing::read(
        state.table.position(),
        "暗炮二平五",
        state.settings.notation,
    );
    let state = state.reduce(Action::Typed(Box::new(read)));
    assert_eq!(
        state.table.game().moves(),
        ["h2e2".parse::<Move>().unwrap()]
    );
    assert!(state.table.game().undos()[0].opened());
}
