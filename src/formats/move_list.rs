//! Positions and moves in running text, without tags: FEN, one a line; moves in any notation; a FEN
//! with moves after it; the `position` command of engines.

use super::builder::Reading;
use super::fen;
use super::pgn;
use super::problem::{OpenError, quote};
use super::record::Record;
use crate::notation::{self, Notation};

/// A FEN in a text and the moves after it.
struct Part<'a> {
    fen: Option<String>,
    moves: Vec<&'a str>,
}

/// Reads all positions and games of a text and gives each to `sink`. Answers whether there were
/// moves beside the positions.
///
/// # Errors
/// If a text that is nothing but a position cannot be read.
pub(super) fn read(text: &str, sink: &mut dyn FnMut(Reading)) -> Result<bool, OpenError> {
    let parts = parts(text);
    let has_moves = parts.iter().any(|part| !part.moves.is_empty());
    if let [Part { fen: Some(fen), .. }] = &parts[..]
        && let Err(error) = fen::parse(fen)
    {
        return Err(OpenError::Fen {
            text: quote(fen),
            error,
        });
    }
    let mut number = 1;
    for part in parts {
        number = pgn::read(&part.moves.join("\n"), part.fen, number, sink);
    }
    Ok(has_moves)
}

/// Whether a word is the board of a FEN.
pub(super) fn is_board(word: &str) -> bool {
    word.bytes().filter(|byte| *byte == b'/').count() >= 9
        && word
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"/[]".contains(&byte))
}

fn parts(text: &str) -> Vec<Part<'_>> {
    let mut parts: Vec<Part<'_>> = Vec::new();
    for line in text.lines() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let found = split_fen(line);
        let fen = found.as_ref().map(|(fen, _)| fen.clone());
        let moves = found.map_or(line, |(_, rest)| rest);
        if fen.is_some() || parts.is_empty() {
            parts.push(Part {
                fen,
                moves: Vec::new(),
            });
        }
        let moves = without_command(moves);
        if let Some(part) = parts.last_mut()
            && !moves.is_empty()
        {
            part.moves.push(moves);
        }
    }
    parts
}

/// What follows the words of an engine's command.
fn without_command(line: &str) -> &str {
    let mut rest = line;
    for word in ["position", "startpos", "moves"] {
        rest = rest.strip_prefix(word).unwrap_or(rest).trim_start();
    }
    rest
}

/// The FEN of a line, with as many fields as there are, and what follows it.
fn split_fen(line: &str) -> Option<(String, &str)> {
    let start = line.split_whitespace().find(|word| is_board(word))?;
    let offset = start.as_ptr() as usize - line.as_ptr() as usize;
    let mut fen = start.to_owned();
    let mut rest = line[offset + start.len()..].trim_start();
    for field in 1..6 {
        let word = rest.split_whitespace().next().unwrap_or_default();
        let value = word.trim_end_matches([',', ';']);
        let is_side = ["w", "b", "r", "red", "black", "white"].contains(&&*value.to_lowercase());
        let is_number = !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit());
        let fits = match field {
            1 => is_side,
            2 | 3 => value == "-" || is_number,
            _ => is_number,
        };
        if !fits {
            break;
        }
        fen.push(' ');
        fen.push_str(value);
        rest = rest[word.len()..].trim_start();
        if word != value {
            break;
        }
    }
    Some((fen, rest))
}

/// The main line of a record as coordinates on one line, after a line with the FEN if it does not
/// begin at the usual start.
pub fn write(record: &Record) -> String {
    let mut text = String::new();
    if !record.is_usual_start() {
        text.push_str(&fen::print(record.setup()));
        text.push('\n');
    }
    if let Some(start) = record.start() {
        let moves = record.line_to(record.main_end());
        let moves = notation::print_line(start, &moves, Notation::Coordinate);
        text.push_str(&moves.join(" "));
        text.push('\n');
    }
    text
}
