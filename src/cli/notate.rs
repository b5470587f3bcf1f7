//! `chuhe notate`: moves in a notation.

use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::Failure;
use crate::notation::{self, Notation};
use crate::rules::{Move, Position};

/// Reads the name of a notation.
pub(super) fn notations() -> impl TypedValueParser<Value = Notation> {
    PossibleValuesParser::new(Notation::ALL.map(Notation::name))
        .try_map(|name| name.parse::<Notation>())
}

/// One line: each move in the notation, with tabs between them.
pub(super) fn answer(
    position: &Position,
    moves: &str,
    notation: Notation,
) -> Result<String, Failure> {
    let mut position = position.clone();
    let mut texts = Vec::new();
    for (index, token) in moves.split_whitespace().enumerate() {
        let mv: Move = token
            .parse()
            .map_err(|error| format!("move {}: {error}", index + 1))?;
        position.check_move(mv).map_err(|refusal| {
            let name = refusal.name();
            format!("move {} `{mv}`: {refusal} (reason={name})", index + 1)
        })?;
        texts.push(notation::print(&position, mv, notation));
        position.play_unchecked(mv);
    }
    Ok(texts.join("\t") + "\n")
}
