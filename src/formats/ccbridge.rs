//! CBR and CBL, the formats of CCBridge (象棋桥): one game, and a library of games.
//!
//! A game has a header of 2,214 bytes with texts in UTF-16 and the board, then the moves, depth
//! first. A library has an index, which need not be read: each game begins with the same
//! words, at a multiple of 4,096 bytes from the first. Known from notes of several readers
//! (cchess, 象棋棋谱文件格式).

use super::builder::{Builder, Reading};
use super::charset::utf16le_field;
use super::problem::{OpenError, Problem};
use super::record::Outcome;
use crate::rules::{Color, Move, Piece, Role, Setup, Square};

const RECORD: &[u8] = b"CCBridge Record\0";
const LIBRARY: &[u8] = b"CCBridgeLibrary\0";

/// How long the header of a game is.
const HEADER: usize = 2_214;

/// The texts of the header: where they are, how many bytes they have, and their tags.
const FIELDS: &[(usize, usize, &str)] = &[
    (180, 128, "Title"),
    (564, 64, "Source"),
    (692, 64, "Event"),
    (756, 64, "Round"),
    (820, 32, "Group"),
    (852, 32, "Board"),
    (884, 64, "Date"),
    (948, 64, "Site"),
    (1_012, 64, "TimeControl"),
    (1_076, 64, "Red"),
    (1_140, 64, "RedTeam"),
    (1_204, 64, "RedTime"),
    (1_268, 32, "RedElo"),
    (1_300, 64, "Black"),
    (1_364, 64, "BlackTeam"),
    (1_428, 64, "BlackTime"),
    (1_492, 32, "BlackElo"),
    (1_524, 64, "Referee"),
    (1_588, 64, "Recorder"),
    (1_652, 64, "Annotator"),
    (1_780, 64, "Author"),
    (2_080, 32, "Termination"),
];

const RESULT: usize = 2_076;
/// Two fields that may tell who begins; the first move tells it for certain.
const TURN: [usize; 2] = [2_112, 2_116];
const BOARD: usize = 2_120;

/// The line ends with this move.
const LAST: u8 = 1;
/// Another move stands in place of this one.
const VARIATION: u8 = 2;
/// A comment follows.
const COMMENT: u8 = 4;

/// Whether a file begins as a game does.
pub(super) fn is_cbr(bytes: &[u8]) -> bool {
    bytes.starts_with(RECORD)
}

/// Whether a file begins as a library does.
pub(super) fn is_cbl(bytes: &[u8]) -> bool {
    bytes.starts_with(LIBRARY)
}

/// Reads the game of a file.
///
/// # Errors
/// If the file ends within its header.
pub(super) fn read_cbr(bytes: &[u8]) -> Result<Reading, OpenError> {
    read_game(bytes, 1).ok_or(OpenError::Cut {
        format: "CBR",
        at: bytes.len(),
    })
}

/// Reads all games of a library and gives each to `sink`.
pub(super) fn read_cbl(bytes: &[u8], sink: &mut dyn FnMut(Reading)) {
    let mut number = 1;
    let mut begin = next_game(bytes, LIBRARY.len());
    while let Some(at) = begin {
        let end = next_game(bytes, at + RECORD.len());
        let game = &bytes[at..end.unwrap_or(bytes.len())];
        if let Some(reading) = read_game(game, number) {
            sink(reading);
            number += 1;
        }
        begin = end;
    }
}

/// Where the next game begins.
fn next_game(bytes: &[u8], from: usize) -> Option<usize> {
    let rest = bytes.get(from..)?;
    let found = rest
        .windows(RECORD.len())
        .position(|window| window == RECORD)?;
    Some(from + found)
}

fn read_game(bytes: &[u8], number: usize) -> Option<Reading> {
    let (header, moves) = bytes.split_at_checked(HEADER)?;
    let mut setup = Setup::default();
    let mut unknown = Vec::new();
    for (index, &cell) in header[BOARD..BOARD + Square::COUNT].iter().enumerate() {
        let Some(square) = square(index as u8) else {
            continue;
        };
        let piece = piece(cell);
        if piece.is_none() && cell != 0 {
            unknown.push(cell);
        }
        setup.put(square, piece);
    }
    if TURN.iter().any(|at| header[*at] == 2) {
        setup.turn = Color::Black;
    }
    let mut builder = Builder::new(setup, number);
    for cell in unknown {
        builder.warn(Problem::Field {
            name: "piece",
            value: cell.to_string(),
        });
    }
    let tags = &mut builder.record().tags;
    for &(at, length, name) in FIELDS {
        tags.set_known(name, &utf16le_field(&header[at..at + length]));
    }
    let outcome = match header[RESULT] {
        1 => Outcome::Won(Color::Red),
        2 => Outcome::Won(Color::Black),
        3 | 4 => Outcome::Drawn,
        _ => Outcome::Unknown,
    };
    if outcome != Outcome::Unknown {
        tags.set("Result", outcome.token());
    }
    read_moves(&mut builder, moves);
    Some(builder.finish())
}

/// The point of an index from the upper left corner.
const fn square(index: u8) -> Option<Square> {
    if index >= Square::COUNT as u8 {
        return None;
    }
    Square::new(index % 9, 9 - index / 9)
}

fn piece(cell: u8) -> Option<Piece> {
    let color = match cell >> 4 {
        1 => Color::Red,
        2 => Color::Black,
        _ => return None,
    };
    let role = match cell & 0x0f {
        1 => Role::Chariot,
        2 => Role::Horse,
        3 => Role::Elephant,
        4 => Role::Advisor,
        5 => Role::General,
        6 => Role::Cannon,
        7 => Role::Soldier,
        _ => return None,
    };
    Some(Piece::new(color, role))
}

/// One record of the moves, and what follows it.
fn take_record(bytes: &[u8]) -> Option<([u8; 4], String, &[u8])> {
    let (record, rest) = bytes.split_first_chunk::<4>()?;
    if record[0] & COMMENT == 0 {
        return Some((*record, String::new(), rest));
    }
    let (length, rest) = rest.split_first_chunk::<4>()?;
    let length = usize::try_from(u32::from_le_bytes(*length)).ok()?;
    let (text, rest) = rest.split_at_checked(length)?;
    Some((*record, utf16le_field(text), rest))
}

fn read_moves(builder: &mut Builder, bytes: &[u8]) {
    // The first record is no move: it holds what is said of the start.
    let Some(([flags, ..], comment, mut rest)) = take_record(bytes) else {
        if !bytes.is_empty() {
            builder.warn(Problem::Truncated);
        }
        return;
    };
    builder.comment(&comment);
    if flags & LAST != 0 {
        return;
    }
    let mut first = true;
    // The plies before which an alternative is still to come.
    let mut branches: Vec<usize> = Vec::new();
    loop {
        // A game without moves, or one whose last move does not say so, is followed by zeros.
        if rest.iter().take(4).all(|byte| *byte == 0) {
            return;
        }
        let Some(([flags, _, from, to], comment, after)) = take_record(rest) else {
            builder.warn(Problem::Truncated);
            return;
        };
        rest = after;
        let points = square(from).zip(square(to));
        if std::mem::take(&mut first)
            && let Some((from, _)) = points
            && let Some(piece) = builder.record().setup().piece_at(from)
        {
            builder.begin_quietly(piece.color);
        }
        if flags & VARIATION != 0 {
            branches.push(builder.depth());
        }
        match points {
            Some((from, to)) => builder.play(Move::new(from, to)),
            None if builder.position().is_none() => builder.skip(),
            None => {
                let token = format!("{from}-{to}");
                builder.end_line(Problem::OffBoard { token, dropped: 0 });
            }
        }
        builder.comment(&comment);
        if flags & LAST != 0 {
            match branches.pop() {
                Some(depth) => builder.back_to(depth),
                None => return,
            }
        }
    }
}
