//! The `position` command.

use crate::cli::{Failure, read_position};
use crate::rules::{Game, Move};

/// Reads `startpos` or `fen F`, then perhaps `moves m1 m2 ...`.
pub(super) fn read(words: &[&str]) -> Result<Game, Failure> {
    let moves_at = words.iter().position(|&word| word == "moves");
    let (place, moves) = match moves_at {
        Some(at) => (&words[..at], &words[at + 1..]),
        None => (words, &words[..0]),
    };
    let start = match place {
        ["startpos"] => read_position(None)?,
        ["fen", fields @ ..] if !fields.is_empty() => read_position(Some(&fields.join(" ")))?,
        _ => {
            return Err(String::from(
                "position: `startpos` or `fen ...` is expected",
            ));
        }
    };
    let mut game = Game::new(start);
    for (index, mv) in read_moves(moves)?.into_iter().enumerate() {
        game.play(mv)
            .map_err(|refusal| format!("move {} `{mv}`: {refusal}", index + 1))?;
    }
    Ok(game)
}

/// Reads coordinates.
pub(super) fn read_moves(words: &[&str]) -> Result<Vec<Move>, Failure> {
    let read = |(index, word): (usize, &&str)| {
        word.parse()
            .map_err(|error| format!("move {}: {error}", index + 1))
    };
    words.iter().enumerate().map(read).collect()
}
