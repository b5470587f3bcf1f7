//! The `position` command.

use crate::cli::Failure;
use crate::engine::Told;
use crate::rules::{Move, Variant};

/// Reads `startpos` or `fen F`, then perhaps `moves m1 m2 ...`. In cờ úp the moves show what they
/// reveal.
pub(super) fn read(words: &[&str], variant: Variant) -> Result<Told, Failure> {
    let moves_at = words.iter().position(|&word| word == "moves");
    let (place, moves) = match moves_at {
        Some(at) => (&words[..at], &words[at + 1..]),
        None => (words, &words[..0]),
    };
    let fen = match place {
        ["startpos"] => None,
        ["fen", fields @ ..] if !fields.is_empty() => Some(fields.join(" ")),
        _ => {
            return Err(String::from(
                "position: `startpos` or `fen ...` is expected",
            ));
        }
    };
    Told::read(variant, fen.as_deref(), moves).map_err(|error| error.to_string())
}

/// Reads coordinates.
pub(super) fn read_moves(words: &[&str]) -> Result<Vec<Move>, Failure> {
    let read = |(index, word): (usize, &&str)| {
        word.parse()
            .map_err(|error| format!("move {}: {error}", index + 1))
    };
    words.iter().enumerate().map(read).collect()
}
