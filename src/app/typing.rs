//! What a typed text means as a move, and which moves somebody may be typing.

use crate::notation::{self, Completion, MoveTextError, Notation, Reading, complete};
use crate::rules::{Move, Position, Variant};

/// How many moves are offered.
const OFFERED: usize = 6;

/// Reads a move: the chosen notation comes first, then any other.
///
/// # Errors
/// If it names no legal move, or several. What the chosen notation understands it also explains best.
pub fn read(position: &Position, text: &str, chosen: Notation) -> Result<Move, MoveTextError> {
    let read_by = |reading: Reading| match position.variant() {
        Variant::Xiangqi => notation::read(position, text, reading),
        // What a closed piece turns out to be is not for the reader to say.
        Variant::CoUp(_) => notation::coup::read(position, text, reading).map(|read| read.mv),
    };
    read_by(Reading::from(chosen)).or_else(|error| {
        let any = read_by(Reading::Any);
        any.map_err(|other| match error {
            MoveTextError::Unreadable { .. } => other,
            _ => error,
        })
    })
}

/// The first moves that fit, those in the chosen notation first.
pub fn offers(position: &Position, typed: &str, chosen: Notation) -> Vec<Completion> {
    let others = Notation::ALL.into_iter().filter(|other| *other != chosen);
    let notations: Vec<Notation> = std::iter::once(chosen).chain(others).collect();
    let mut offers = complete(position, typed, &notations);
    offers.truncate(OFFERED);
    offers
}
