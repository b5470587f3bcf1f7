//! Writing XQF 1.0, and what it cannot hold.

use thiserror::Error;

use super::{FIELDS, FROM, HEADER, PIECES, PLAIN, RESULT, TO, TOLD, TURN};
use crate::formats::charset::Tables;
use crate::formats::piece_order;
use crate::formats::problem::ClosedPieces;
use crate::formats::record::{NodeId, Note, Outcome, Record};
use crate::rules::{Color, Move, Piece, Square};

/// What XQF 1.0 cannot hold.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unwritable {
    /// Pieces that lie closed.
    #[error(transparent)]
    Closed(#[from] ClosedPieces),
    /// More pieces of a kind than a side starts with.
    #[error("a piece `{}` more than a side starts with", .0.to_fen_char())]
    Piece(Piece),
    /// A text longer than its field.
    #[error("the tag `{name}`: {bytes} bytes in GB18030, its field has {longest}")]
    Long {
        /// The tag.
        name: &'static str,
        /// The length of its value.
        bytes: usize,
        /// The length of the field.
        longest: usize,
    },
    /// A tag without a field.
    #[error("the tag `{0}`")]
    Tag(String),
    /// The plies without a capture or the round at the start.
    #[error("the counters of the start position")]
    Counters,
    /// An evaluation.
    #[error("the evaluation of ply {0}")]
    Evaluation(usize),
    /// A time.
    #[error("the time of ply {0}")]
    Time(usize),
    /// A mark.
    #[error("the mark of ply {0}")]
    Mark(usize),
    /// A character that GB18030 does not have.
    #[error("a character of `{0}` that GB18030 does not have")]
    Character(String),
}

/// A record as a file of XQF 1.0.
///
/// # Errors
/// The first thing that the format cannot hold.
pub fn write(record: &Record, tables: &dyn Tables) -> Result<Vec<u8>, Unwritable> {
    if record.is_co_up() {
        return Err(ClosedPieces.into());
    }
    let mut file = vec![0; HEADER];
    file[..3].copy_from_slice(&[b'X', b'Q', PLAIN]);
    let setup = record.setup();
    let places = piece_order::places(setup).map_err(Unwritable::Piece)?;
    for (index, place) in places.into_iter().enumerate() {
        file[PIECES + index] = place.map_or(0xff, value);
    }
    if setup.halfmoves != 0 || setup.round != 1 {
        return Err(Unwritable::Counters);
    }
    file[TURN] = setup.turn.index() as u8;
    file[RESULT] = match record.tags.outcome() {
        Outcome::Unknown => 0,
        Outcome::Won(Color::Red) => 1,
        Outcome::Won(Color::Black) => 2,
        Outcome::Drawn => 3,
    };
    let mut told = Vec::new();
    for (name, text) in record.tags.iter() {
        if text.is_empty() || name == "Result" && record.tags.outcome() != Outcome::Unknown {
            continue;
        }
        let line = TOLD.contains(&name).then(|| format!("[{name} \"{text}\"]"));
        let field = FIELDS.iter().find(|(_, _, own)| *own == name);
        let (&(at, longest, name), line) = match (field, line) {
            (Some(field), line) => (field, line),
            (None, Some(line)) => {
                told.push(line);
                continue;
            }
            (None, None) => return Err(Unwritable::Tag(name.to_owned())),
        };
        let mut bytes = encoded(text, tables)?;
        if let (true, Some(line)) = (bytes.len() > longest, line) {
            told.push(line);
            let mut short = text.to_owned();
            while bytes.len() > longest {
                short.pop();
                bytes = encoded(&short, tables)?;
            }
        }
        if bytes.len() > longest {
            let bytes = bytes.len();
            return Err(Unwritable::Long {
                name,
                bytes,
                longest,
            });
        }
        file[at] = bytes.len() as u8;
        file[at + 1..at + 1 + bytes.len()].copy_from_slice(&bytes);
    }
    write_moves(record, &told, &mut file, tables)?;
    Ok(file)
}

const fn value(square: Square) -> u8 {
    square.file() * 10 + square.rank()
}

fn encoded(text: &str, tables: &dyn Tables) -> Result<Vec<u8>, Unwritable> {
    let bytes = tables.to_gb18030(text);
    bytes.ok_or_else(|| Unwritable::Character(text.chars().take(20).collect()))
}

/// Depth first: a move, what follows it, then its next alternative.
fn write_moves(
    record: &Record,
    told: &[String],
    file: &mut Vec<u8>,
    tables: &dyn Tables,
) -> Result<(), Unwritable> {
    let first = record.next(NodeId::ROOT);
    let mut comment = comment(record.note(NodeId::ROOT), 0, tables)?;
    for line in told {
        if !comment.is_empty() {
            comment.extend(b"\r\n");
        }
        comment.extend(encoded(line, tables)?);
    }
    let more = if first.is_some() { 0xf0 } else { 0 };
    file.extend([FROM, TO, more, 0xff]);
    push_comment(file, &comment);
    let mut waiting: Vec<(NodeId, usize)> = first.map(|node| (node, 1)).into_iter().collect();
    while let Some((node, ply)) = waiting.pop() {
        let Some(mv) = record.mv(node) else {
            continue;
        };
        let (next, sibling) = (record.next(node), record.sibling(node));
        let text = self::comment(record.note(node), ply, tables)?;
        push_move(file, mv, next.is_some(), sibling.is_some());
        push_comment(file, &text);
        waiting.extend(sibling.map(|node| (node, ply)));
        waiting.extend(next.map(|node| (node, ply + 1)));
    }
    Ok(())
}

fn push_move(file: &mut Vec<u8>, mv: Move, has_next: bool, has_variation: bool) {
    let next = if has_next { 0xf0 } else { 0 };
    let variation = if has_variation { 0x0f } else { 0 };
    file.extend([
        value(mv.from()) + FROM,
        value(mv.to()) + TO,
        next | variation,
        0,
    ]);
}

fn push_comment(file: &mut Vec<u8>, text: &[u8]) {
    file.extend((text.len() as u32).to_le_bytes());
    file.extend(text);
}

fn comment(note: Option<&Note>, ply: usize, tables: &dyn Tables) -> Result<Vec<u8>, Unwritable> {
    let Some(note) = note else {
        return Ok(Vec::new());
    };
    if note.evaluation.is_some() {
        return Err(Unwritable::Evaluation(ply));
    }
    if note.clock_ms.is_some() || note.elapsed_ms.is_some() {
        return Err(Unwritable::Time(ply));
    }
    if !note.marks.is_empty() {
        return Err(Unwritable::Mark(ply));
    }
    let mut text = note.lead.clone();
    if !text.is_empty() && !note.comment.is_empty() {
        text.push('\n');
    }
    text.push_str(&note.comment);
    // As XQStudio has them.
    encoded(&text.replace('\n', "\r\n"), tables)
}
