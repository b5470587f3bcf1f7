//! `chuhe parse`: moves in any notation, read into coordinates.

use std::fmt::Display;

use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::Failure;
use crate::notation::coup::CoUpTextError;
use crate::notation::{self, Grammar, Notation, Reading};
use crate::rules::coup::View;
use crate::rules::{Move, Refusal};

const ANY: &str = "any";
const SAN: &str = "san";

/// Reads the name of a notation that can be read.
pub(super) fn readings() -> impl TypedValueParser<Value = Reading> {
    let names = [ANY].into_iter().chain(Notation::ALL.map(Notation::name));
    PossibleValuesParser::new(names.chain([SAN])).try_map(|name| match name.as_str() {
        ANY => Ok(Reading::Any),
        SAN => Ok(Reading::Only(Grammar::San)),
        name => name.parse::<Notation>().map(Reading::from),
    })
}

/// One line: the moves as coordinates, with spaces between them.
pub(super) fn answer(view: &View, texts: &str, reading: Reading) -> Result<String, Failure> {
    if view.position().variant().has_closed_pieces() {
        let texts = notation::coup::split(texts);
        let moves = notation::coup::read_line(view, &texts, reading).map_err(|error| {
            let refusal = match &error.error {
                CoUpTextError::Move(error) => error.refusal(),
                CoUpTextError::Reveal { .. } => None,
            };
            with_reason(&error, refusal)
        })?;
        return Ok(line(&moves));
    }
    let texts = notation::split(texts);
    let moves = notation::read_line(view.position(), &texts, reading)
        .map_err(|error| with_reason(&error, error.error.refusal()))?;
    Ok(line(&moves))
}

fn with_reason(error: &impl Display, refusal: Option<(Move, Refusal)>) -> Failure {
    match refusal {
        Some((_, refusal)) => format!("{error} (reason={})", refusal.name()),
        None => error.to_string(),
    }
}

fn line(moves: &[impl Display]) -> String {
    let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
    moves.join(" ") + "\n"
}
