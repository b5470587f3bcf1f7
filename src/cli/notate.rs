//! `chuhe notate`: moves in a notation.

use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::{Failure, read_move};
use crate::notation::{self, Notation};
use crate::rules::coup::{PlayError, View};

/// Reads the name of a notation.
pub(super) fn notations() -> impl TypedValueParser<Value = Notation> {
    PossibleValuesParser::new(Notation::ALL.map(Notation::name))
        .try_map(|name| name.parse::<Notation>())
}

/// One line: each move in the notation, with tabs between them.
pub(super) fn answer(view: &View, moves: &str, notation: Notation) -> Result<String, Failure> {
    let mut view = view.clone();
    let hidden = view.position().variant().has_closed_pieces();
    let mut texts = Vec::new();
    for (index, token) in moves.split_whitespace().enumerate() {
        let place = index + 1;
        let played = read_move(token, view.position().variant())
            .map_err(|error| format!("move {place}: {error}"))?;
        let played = view.check(played).map_err(|error| match error {
            PlayError::Illegal(refusal) => {
                let name = refusal.name();
                format!("move {place} `{token}`: {refusal} (reason={name})")
            }
            other => format!("move {place} `{token}`: {other}"),
        })?;
        texts.push(match hidden {
            true => notation::coup::print(view.position(), played, notation),
            false => notation::print(view.position(), played.mv, notation),
        });
        view.play_unchecked(played);
    }
    Ok(texts.join("\t") + "\n")
}
