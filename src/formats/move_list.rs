//! Positions and moves in running text, without tags: FEN, one a line; moves in any notation; a FEN
//! with moves after it; the `position` command of engines. A FEN with closed pieces begins a game of
//! cờ úp.

use super::builder::Reading;
use super::problem::{OpenError, quote};
use super::record::Record;
use super::{coup_fen, fen, pgn};
use crate::notation::{self, Notation};
use crate::rules::Variant;

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
    if let [Part { fen: Some(fen), .. }] = &parts[..] {
        check_fen(fen)?;
    }
    let mut number = 1;
    for part in parts {
        number = pgn::read(&part.moves.join("\n"), part.fen, number, sink);
    }
    Ok(has_moves)
}

/// Whether a text is a FEN, of cờ úp if it shows closed pieces.
fn check_fen(fen: &str) -> Result<(), OpenError> {
    let text = || quote(fen);
    if coup_fen::is_meant(fen) {
        let read = coup_fen::parse_setup(fen, Variant::CO_UP);
        return read.map(|_| ()).map_err(|error| OpenError::CoUpFen {
            text: text(),
            error,
        });
    }
    let read = fen::parse(fen);
    read.map(|_| ()).map_err(|error| OpenError::Fen {
        text: text(),
        error,
    })
}

/// Says what is wrong with a text that is meant to be a FEN but has too few ranks for one.
///
/// # Errors
/// If it is such a text: the fault.
pub(super) fn check_broken_fen(text: &str) -> Result<(), OpenError> {
    let line = text.trim();
    let is_rank = |rank: &str| {
        !rank.is_empty()
            && rank
                .bytes()
                .all(|byte| byte.is_ascii_digit() || b"RNBAKCPHEXrnbakcphex".contains(&byte))
    };
    let board = line.split_whitespace().next().unwrap_or_default();
    let is_board =
        board.split('/').count() > 2 && board.split('/').all(is_rank) && board.contains(['k', 'K']);
    match is_board && line.lines().count() == 1 {
        true => check_fen(line),
        false => Ok(()),
    }
}

/// Whether a word is the board of a FEN.
pub(super) fn is_board(word: &str) -> bool {
    word.bytes().filter(|byte| *byte == b'/').count() >= 9
        && word
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"/[]~".contains(&byte))
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
    let closed = coup_fen::is_meant(&line[offset..]);
    for field in 1..if closed { 7 } else { 6 } {
        let mut words = rest.split_whitespace();
        let word = words.next().unwrap_or_default();
        let value = word.trim_end_matches([',', ';']);
        let fits = match field {
            // Cờ úp has its pool before or after the side, and perhaps what was taken closed.
            _ if closed => {
                let belongs = |word: &str| is_side(word) || is_dash_or_number(word);
                let mut before_another = || {
                    words
                        .next()
                        .is_some_and(|next| belongs(next) || is_pool(next))
                };
                belongs(value) || is_pool(value) && (!is_coordinates(value) || before_another())
            }
            1 => is_side(value),
            2 | 3 => is_dash_or_number(value),
            _ => value != "-" && is_dash_or_number(value),
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

fn is_side(word: &str) -> bool {
    ["w", "b", "r", "red", "black", "white"].contains(&&*word.to_lowercase())
}

fn is_dash_or_number(word: &str) -> bool {
    word == "-" || !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether a word is a pool of unknown pieces, such as `R2p5`.
fn is_pool(word: &str) -> bool {
    let bytes = word.as_bytes();
    let (pairs, rest) = bytes.as_chunks::<2>();
    let pair = |pair: &[u8; 2]| pair[0].is_ascii_alphabetic() && pair[1].is_ascii_digit();
    rest.is_empty() && !pairs.is_empty() && pairs.iter().all(pair)
}

/// Whether a word looks like a move in coordinates, as a short pool may.
fn is_coordinates(word: &str) -> bool {
    let file = |byte: u8| matches!(byte, b'a'..=b'i');
    matches!(*word.as_bytes(), [a, _, b, _] if file(a) && file(b))
}

/// The main line of a record as coordinates on one line, after a line with the FEN if it does not
/// begin at the usual start.
pub fn write(record: &Record) -> String {
    let mut text = String::new();
    if !record.is_usual_start() || record.is_co_up() {
        text.push_str(&record.start_text());
        text.push('\n');
    }
    if let Some(start) = record.start_view() {
        let moves = record.line_played_to(record.main_end());
        let moves = notation::coup::print_line(start, &moves, Notation::Coordinate);
        text.push_str(&moves.join(" "));
        text.push('\n');
    }
    text
}
