//! From text to the crate's types and back to plain numbers, for all tests of the rules.

use chuhe::formats::fen;
use chuhe::rules::{Color, Game, Move, Position, PositionDefects, PositionError, Square};

use crate::oracle::{self, Board};

/// The position that a FEN describes.
///
/// # Panics
/// If it does not describe a playable one.
pub fn position(text: &str) -> Position {
    let setup = fen::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    Position::from_setup(&setup).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The position that a FEN describes, though its check has gone unanswered.
///
/// # Panics
/// If anything else is wrong with it, or nothing at all.
pub fn position_with_unanswered_check(text: &str) -> Position {
    let setup = fen::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let check = PositionDefects::OPPONENT_IN_CHECK;
    assert_eq!(
        Position::from_setup(&setup),
        Err(PositionError(check)),
        "{text}"
    );
    Position::from_setup_allowing(&setup, check).unwrap()
}

/// The game from a position through moves separated by spaces.
///
/// # Panics
/// If a move is refused.
pub fn game(text: &str, moves: &str) -> Game {
    let mut game = Game::new(position(text));
    for step in moves.split_whitespace() {
        if let Err(refusal) = game.play(moved(step)) {
            panic!("{text}: {step} of {moves}: {}", refusal.name());
        }
    }
    game
}

/// A move written as `h2e2`.
pub fn moved(text: &str) -> Move {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A point written as `e0`.
pub fn square(text: &str) -> Square {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The point of an index of the oracle, by its name: how the crate numbers its points is its own affair.
pub fn square_at(at: usize) -> Square {
    square(&oracle::name(at))
}

/// The crate's move for one of the oracle.
pub fn move_of((from, to): oracle::Step) -> Move {
    Move::new(square_at(from), square_at(to))
}

/// The oracle's move for one of the crate.
pub fn step_of(step: Move) -> oracle::Step {
    (index_of(step.from()), index_of(step.to()))
}

/// The oracle's index of a point.
pub fn index_of(square: Square) -> usize {
    usize::from(square.rank()) * 9 + usize::from(square.file())
}

/// Asserts that a position shows exactly what the oracle's board shows.
pub fn assert_same_board(position: &Position, board: &Board) {
    for at in 0..90 {
        let letter = position
            .piece_at(square_at(at))
            .map(|piece| piece.to_fen_char());
        assert_eq!(letter, board.at(at), "{} of {board:?}", oracle::name(at));
    }
    assert_eq!(
        position.turn() == Color::Red,
        board.red_to_move(),
        "turn of {board:?}"
    );
}
