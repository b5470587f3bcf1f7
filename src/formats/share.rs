//! A whole record in a short text that can stand in a link.
//!
//! A move is its number among the legal moves of its position, in as many bits as these need: a
//! game of 300 plies takes about 340 characters. Then come tags and whatever is said of moves. A
//! sum at the end tells whether the text is whole, since programs that send links cut them. The
//! text has letters, digits, `-` and `_` only and begins with the number of its version.

mod bits;
mod notes;

use thiserror::Error;

use super::record::{NodeId, Record};
use crate::rules::{Color, Move, Piece, Position, PositionError, Setup, Square, sort_short};
use bits::{Reader, Writer};

/// The version of the text; it begins with it.
const VERSION: char = '1';

/// The longest text that is read: no program passes on longer links.
const LONGEST: usize = 64 * 1024;

/// Why a text is no record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ShareError {
    /// It begins with a version that is not known here.
    #[error("the link is of another version")]
    Version,
    /// It has a character that no link has, or is far too long.
    #[error("the link has characters that do not belong to it")]
    Characters,
    /// A part of it is missing or altered.
    #[error("the link is not whole")]
    Damaged,
    /// Its start position cannot be played.
    #[error("the link's start: {0}")]
    Start(PositionError),
}

/// The text of a record.
pub fn encode(record: &Record) -> String {
    let mut writer = Writer::default();
    write_start(&mut writer, record);
    write_tree(&mut writer, record);
    notes::write(&mut writer, record);
    let mut bytes = writer.finish();
    bytes.extend(sum(&bytes).to_le_bytes());
    let mut text = String::from(VERSION);
    bits::push_text(&mut text, &bytes);
    text
}

/// Reads the text of a record.
///
/// # Errors
/// If it is not what [`encode`] has written.
pub fn decode(text: &str) -> Result<Record, ShareError> {
    let data = text.strip_prefix(VERSION).ok_or(ShareError::Version)?;
    if data.len() > LONGEST {
        return Err(ShareError::Characters);
    }
    let bytes = bits::read_text(data).ok_or(ShareError::Characters)?;
    let (bytes, told) = bytes.split_last_chunk::<2>().ok_or(ShareError::Damaged)?;
    if sum(bytes).to_le_bytes() != *told {
        return Err(ShareError::Damaged);
    }
    let mut reader = Reader::new(bytes);
    let setup = read_start(&mut reader).ok_or(ShareError::Damaged)?;
    if let Err(error) = Position::from_setup(&setup) {
        return Err(ShareError::Start(error));
    }
    let mut record = Record::new(setup);
    read_tree(&mut reader, &mut record).ok_or(ShareError::Damaged)?;
    notes::read(&mut reader, &mut record).ok_or(ShareError::Damaged)?;
    Ok(record)
}

/// The Fowler-Noll-Vo sum of bytes, folded to 16 bits.
fn sum(bytes: &[u8]) -> u16 {
    let step = |sum: u32, byte: &u8| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193);
    let sum = bytes.iter().fold(0x811c_9dc5, step);
    (sum >> 16) as u16 ^ sum as u16
}

/// One bit for the usual start; otherwise each point with a bit for empty or four for its piece.
fn write_start(writer: &mut Writer, record: &Record) {
    writer.bit(!record.is_usual_start());
    if record.is_usual_start() {
        return;
    }
    let setup = record.setup();
    for square in Square::all() {
        let piece = setup.piece_at(square);
        writer.bit(piece.is_some());
        if let Some(piece) = piece {
            writer.below(piece.index() as u32, Piece::COUNT as u32);
        }
    }
    writer.bit(setup.turn == Color::Black);
    writer.number(setup.halfmoves.into());
    writer.number(setup.round.into());
}

fn read_start(reader: &mut Reader<'_>) -> Option<Setup> {
    if !reader.bit()? {
        return Some(Setup::start());
    }
    let mut setup = Setup::default();
    for square in Square::all() {
        if reader.bit()? {
            let index = reader.below(Piece::COUNT as u32)? as usize;
            let color = Color::ALL[index / 7];
            let role = crate::rules::Role::ALL[index % 7];
            setup.put(square, Some(Piece::new(color, role)));
        }
    }
    if reader.bit()? {
        setup.turn = Color::Black;
    }
    setup.halfmoves = reader.number()?.try_into().ok()?;
    setup.round = reader.number()?.try_into().ok()?;
    Some(setup)
}

/// The legal moves in an order that does not depend on how they are found.
fn legal_moves(position: &Position) -> Vec<Move> {
    let mut moves: Vec<Move> = position.legal_moves().into_iter().collect();
    sort_short(&mut moves, |mv| *mv);
    moves
}

/// Depth first: how many moves follow a node, and which; then what follows the first of them.
fn write_tree(writer: &mut Writer, record: &Record) {
    let Some(start) = record.start() else {
        return;
    };
    let mut line = Line::new(start);
    let mut waiting = vec![(NodeId::ROOT, 0)];
    while let Some((node, depth)) = waiting.pop() {
        line.enter(record.mv(node), depth);
        let moves = legal_moves(&line.position);
        let children: Vec<NodeId> = record.children(node).collect();
        writer.count(children.len());
        for child in &children {
            let index = record
                .mv(*child)
                .and_then(|mv| moves.binary_search(&mv).ok());
            writer.below(index.unwrap_or(0) as u32, moves.len() as u32);
        }
        waiting.extend(children.into_iter().rev().map(|child| (child, depth + 1)));
    }
}

fn read_tree(reader: &mut Reader<'_>, record: &mut Record) -> Option<()> {
    let start = record.start()?.clone();
    let mut line = Line::new(&start);
    let mut waiting = vec![(NodeId::ROOT, 0)];
    while let Some((node, depth)) = waiting.pop() {
        line.enter(record.mv(node), depth);
        let count = reader.count()?;
        if count == 0 {
            continue;
        }
        let moves = legal_moves(&line.position);
        let first = waiting.len();
        for _ in 0..count {
            let index = reader.below(moves.len() as u32)? as usize;
            let child = record.push(node, *moves.get(index)?)?;
            waiting.push((child, depth + 1));
        }
        waiting[first..].reverse();
    }
    Some(())
}

/// A position that follows a walk through a tree.
struct Line {
    position: Position,
    played: Vec<(Move, crate::rules::Undo)>,
}

impl Line {
    fn new(start: &Position) -> Line {
        Line {
            position: start.clone(),
            played: Vec::new(),
        }
    }

    /// Goes to the node with this move, so many plies deep, from a node that was met just before.
    fn enter(&mut self, mv: Option<Move>, depth: usize) {
        while self.played.len() >= depth.max(1) {
            if let Some((mv, undo)) = self.played.pop() {
                self.position.undo(mv, undo);
            }
        }
        if let Some(mv) = mv {
            self.played.push((mv, self.position.play_unchecked(mv)));
        }
    }
}
