//! A whole record in a short text that can stand in a link.
//!
//! A move is its number among the legal moves of its position, in as many bits as these need: a
//! game of 300 plies takes about 340 characters. Then come tags and whatever is said of moves. A
//! sum at the end tells whether the text is whole, since programs that send links cut them. The
//! text has letters, digits, `-` and `_` only and begins with the number of its version: 1 for
//! xiangqi, 2 for cờ úp, whose start says what is unknown and whose moves say what they show
//! (`hidden.rs`).

mod bits;
mod hidden;
mod notes;

use thiserror::Error;

use super::record::{NodeId, Record};
use crate::rules::coup::{CoUpMove, View, ViewUndo};
use crate::rules::{Color, Move, Piece, Position, PositionError, Role, Setup, Square, sort_short};
use bits::{Reader, Writer};

/// The version of the text of a game of xiangqi; it begins with it.
const VERSION: char = '1';
/// The version of the text of a game of cờ úp.
const CO_UP_VERSION: char = '2';

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
    match record.setup().variant.customs() {
        None => write_start(&mut writer, record),
        Some(customs) => hidden::write_start(&mut writer, record, customs),
    }
    write_tree(&mut writer, record);
    notes::write(&mut writer, record);
    let mut bytes = writer.finish();
    bytes.extend(sum(&bytes).to_le_bytes());
    let mut text = String::from(match record.is_co_up() {
        false => VERSION,
        true => CO_UP_VERSION,
    });
    bits::push_text(&mut text, &bytes);
    text
}

/// Reads the text of a record that came in a link.
///
/// # Errors
/// If it is not what [`encode`] has written, or longer than any link.
pub fn decode(text: &str) -> Result<Record, ShareError> {
    if text.len() > LONGEST {
        return Err(ShareError::Characters);
    }
    unpack(text)
}

/// Reads the text of a record of any length, as the page itself keeps it.
///
/// # Errors
/// If it is not what [`encode`] has written.
pub fn unpack(text: &str) -> Result<Record, ShareError> {
    let is_co_up = text.starts_with(CO_UP_VERSION);
    let data = text
        .strip_prefix([VERSION, CO_UP_VERSION])
        .ok_or(ShareError::Version)?;
    let bytes = bits::read_text(data).ok_or(ShareError::Characters)?;
    let (bytes, told) = bytes.split_last_chunk::<2>().ok_or(ShareError::Damaged)?;
    if sum(bytes).to_le_bytes() != *told {
        return Err(ShareError::Damaged);
    }
    let mut reader = Reader::new(bytes);
    let mut record = if is_co_up {
        hidden::read_start(&mut reader)?
    } else {
        let setup = read_start(&mut reader).ok_or(ShareError::Damaged)?;
        Position::from_setup(&setup).map_err(ShareError::Start)?;
        Record::new(setup)
    };
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
    write_counters(writer, setup);
}

/// The side to move and the counters.
fn write_counters(writer: &mut Writer, setup: &Setup) {
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
            setup.put(square, Some(read_piece(reader)?));
        }
    }
    read_counters(reader, &mut setup)?;
    Some(setup)
}

fn read_piece(reader: &mut Reader<'_>) -> Option<Piece> {
    let index = reader.below(Piece::COUNT as u32)? as usize;
    let color = Color::ALL[index / 7];
    Some(Piece::new(color, Role::ALL[index % 7]))
}

fn read_counters(reader: &mut Reader<'_>, setup: &mut Setup) -> Option<()> {
    if reader.bit()? {
        setup.turn = Color::Black;
    }
    setup.halfmoves = reader.number()?.try_into().ok()?;
    setup.round = reader.number()?.try_into().ok()?;
    Some(())
}

/// The legal moves in an order that does not depend on how they are found.
fn legal_moves(position: &Position) -> Vec<Move> {
    let mut moves: Vec<Move> = position.legal_moves().into_iter().collect();
    sort_short(&mut moves, |mv| *mv);
    moves
}

/// Depth first: how many moves follow a node, and which; then what follows the first of them.
fn write_tree(writer: &mut Writer, record: &Record) {
    let Some(start) = record.start_view() else {
        return;
    };
    let mut line = Line::new(start);
    let mut waiting = vec![(NodeId::ROOT, 0)];
    while let Some((node, depth)) = waiting.pop() {
        line.enter(record.played(node), depth);
        let moves = legal_moves(line.view.position());
        let children: Vec<NodeId> = record.children(node).collect();
        writer.count(children.len());
        for child in &children {
            let played = record.played(*child);
            let index = played.and_then(|played| moves.binary_search(&played.mv).ok());
            writer.below(index.unwrap_or(0) as u32, moves.len() as u32);
            if let Some(played) = played {
                hidden::write_shown(writer, &line.view, played);
            }
        }
        waiting.extend(children.into_iter().rev().map(|child| (child, depth + 1)));
    }
}

fn read_tree(reader: &mut Reader<'_>, record: &mut Record) -> Option<()> {
    let start = record.start_view()?.clone();
    let mut line = Line::new(&start);
    let mut waiting = vec![(NodeId::ROOT, 0)];
    while let Some((node, depth)) = waiting.pop() {
        line.enter(record.played(node), depth);
        let count = reader.count()?;
        if count == 0 {
            continue;
        }
        let moves = legal_moves(line.view.position());
        let first = waiting.len();
        for _ in 0..count {
            let index = reader.below(moves.len() as u32)? as usize;
            let played = hidden::read_shown(reader, &line.view, *moves.get(index)?)?;
            let child = record.push(node, played)?;
            waiting.push((child, depth + 1));
        }
        waiting[first..].reverse();
    }
    Some(())
}

/// A view that follows a walk through a tree.
struct Line {
    view: View,
    played: Vec<(Move, ViewUndo)>,
}

impl Line {
    fn new(start: &View) -> Line {
        Line {
            view: start.clone(),
            played: Vec::new(),
        }
    }

    /// Goes to the node with this move, so many plies deep, from a node that was met just before.
    fn enter(&mut self, played: Option<CoUpMove>, depth: usize) {
        while self.played.len() >= depth.max(1) {
            if let Some((mv, undo)) = self.played.pop() {
                self.view.undo(mv, undo);
            }
        }
        if let Some(played) = played {
            let undo = self.view.play_unchecked(played);
            self.played.push((played.mv, undo));
        }
    }
}
