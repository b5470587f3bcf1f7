//! Moves as text, held against a table of cases made elsewhere, against expectations written by
//! hand, and against each other: what is printed must be read back.
#![allow(clippy::unwrap_used)]

mod accepted;
mod ambiguous;
mod cases;
mod completion;
mod errors;
mod lines;
mod properties;
mod random;

use chuhe::formats::fen;
use chuhe::notation::{Grammar, MoveTextError, Reading, read};
use chuhe::rules::{Move, Position};

/// The usual start.
const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
/// The start after 1. C2=5, Black to move.
const BLACK_TO_MOVE: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1";

fn position(text: &str) -> Position {
    let setup = fen::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    Position::from_setup(&setup).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn moved(text: &str) -> Move {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// What a text is read as by one grammar, as coordinates, or the name of the error.
fn reads(fen: &str, grammar: Grammar, text: &str) -> String {
    answer(read(&position(fen), text, Reading::Only(grammar)))
}

/// What a text is read as by all grammars together.
fn reads_any(fen: &str, text: &str) -> String {
    answer(read(&position(fen), text, Reading::Any))
}

fn answer(result: Result<Move, MoveTextError>) -> String {
    match result {
        Ok(mv) => mv.to_string(),
        Err(MoveTextError::Ambiguous { choices, .. }) => {
            let choices: Vec<String> = choices.iter().map(Move::to_string).collect();
            format!("ambiguous {}", choices.join(" "))
        }
        Err(error) => error.name().to_owned(),
    }
}
