//! `chuhe parse`: moves in any notation, read into coordinates.

use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::Failure;
use crate::notation::{self, Grammar, Notation, Reading};
use crate::rules::{Move, Position};

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
pub(super) fn answer(
    position: &Position,
    texts: &str,
    reading: Reading,
) -> Result<String, Failure> {
    let texts = notation::split(texts);
    let moves = notation::read_line(position, &texts, reading).map_err(|error| {
        let reason = error.error.refusal().map(|(_, refusal)| refusal.name());
        match reason {
            Some(reason) => format!("{error} (reason={reason})"),
            None => error.to_string(),
        }
    })?;
    let moves: Vec<String> = moves.iter().map(Move::to_string).collect();
    Ok(moves.join(" ") + "\n")
}
