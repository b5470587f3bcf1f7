//! XQF, the format of XQStudio: version 1.0 and the later ones, whose bytes are shifted by keys.
//!
//! A header of 1,024 bytes holds keys, the points of 32 pieces and texts in GB18030; then come the
//! moves, depth first. Described in the author's own text on version 1.0 and, for the keys, in
//! notes of several readers (eleeye's XQFTOOLS, cchess).

mod keys;
mod write;

pub use write::{Unwritable, write};

use super::builder::{Builder, Reading};
use super::charset::Tables;
use super::piece_order;
use super::problem::{OpenError, Problem};
use super::record::Outcome;
use crate::rules::{Color, Move, Setup, Square};
use keys::Keys;

/// The name of the format in messages.
const NAME: &str = "XQF";
/// How long the header is.
pub(super) const HEADER: usize = 1_024;
/// What is added to a point of departure.
const FROM: u8 = 0x18;
/// What is added to a target.
const TO: u8 = 0x20;
/// The last version without keys.
const PLAIN: u8 = 0x0a;

/// The texts of the header: where they are, how long they may be, and their tags.
const FIELDS: &[(usize, usize, &str)] = &[
    (0x50, 63, "Title"),
    (0x90, 63, "Subtitle"),
    (0xd0, 63, "Event"),
    (0x110, 15, "Date"),
    (0x120, 15, "Site"),
    (0x130, 15, "Red"),
    (0x140, 15, "Black"),
    (0x150, 63, "TimeControl"),
    (0x190, 15, "RedTime"),
    (0x1a0, 15, "BlackTime"),
    (0x1d0, 15, "Annotator"),
    (0x1e0, 15, "Author"),
];

/// Tags of games that are played here and have no field in the format, or names that are longer than theirs. They are
/// the last lines of the opening comment, as PGN writes them: other programs show them there, and this one reads them
/// again.
const TOLD: [&str; 4] = ["RuleSet", "Termination", "Red", "Black"];

/// An opening comment without the tags at its end, and these.
fn told(comment: &str) -> (&str, Vec<(&'static str, &str)>) {
    let mut rest = comment.trim_end();
    let mut tags = Vec::new();
    loop {
        let (before, line) = rest.rsplit_once('\n').unwrap_or(("", rest));
        let tag = TOLD.into_iter().find_map(|name| {
            let value = line.trim().strip_prefix('[')?.strip_prefix(name)?;
            Some((name, value.strip_prefix(" \"")?.strip_suffix("\"]")?))
        });
        let Some(tag) = tag else {
            break;
        };
        tags.push(tag);
        rest = before.trim_end();
    }
    tags.reverse();
    (if tags.is_empty() { comment } else { rest }, tags)
}

/// Where the side to move stands: 0 Red, 1 Black.
const TURN: usize = 0x32;
/// Where the result stands.
const RESULT: usize = 0x33;
/// Where the 32 points stand.
const PIECES: usize = 0x10;

/// Whether a file begins as the format does.
pub(super) fn is_xqf(bytes: &[u8]) -> bool {
    bytes.starts_with(b"XQ") && bytes.get(2).is_some_and(|version| *version < 0x20)
}

/// Reads the game of a file.
///
/// # Errors
/// If the file ends within its header.
pub(super) fn read(bytes: &[u8], tables: &dyn Tables) -> Result<Reading, OpenError> {
    let Some((header, moves)) = bytes.split_at_checked(HEADER) else {
        return Err(OpenError::Cut {
            format: NAME,
            at: bytes.len(),
        });
    };
    let keys = Keys::of(header);
    let mut builder = Builder::new(read_setup(header, &keys), 1);
    let tags = &mut builder.record().tags;
    for &(at, longest, name) in FIELDS {
        let length = usize::from(header[at]).min(longest);
        let text = tables.gb18030(&header[at + 1..at + 1 + length]);
        tags.set_known(name, text.split('\0').next().unwrap_or_default());
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
    let mut stream = Stream {
        bytes: keys.text(moves),
        at: 0,
        keys: &keys,
        tables,
    };
    read_moves(&mut builder, &mut stream, header[TURN] == 1);
    Ok(builder.finish())
}

/// The placement. A piece whose point is not on the board has been taken.
fn read_setup(header: &[u8], keys: &Keys) -> Setup {
    let mut setup = Setup::default();
    for (index, &byte) in header[PIECES..PIECES + 32].iter().enumerate() {
        let (place, value) = keys.piece(index, byte);
        if let Some(square) = square(value) {
            setup.put(square, Some(piece_order::piece(place)));
        }
    }
    setup
}

/// The point of a byte: file times ten and rank, from Red's left.
const fn square(value: u8) -> Option<Square> {
    Square::new(value / 10, value % 10)
}

/// One record of the moves.
struct Record {
    from: u8,
    to: u8,
    has_next: bool,
    has_variation: bool,
    comment: String,
    /// Whether the file ends within its comment.
    cut: bool,
}

struct Stream<'a> {
    bytes: Vec<u8>,
    at: usize,
    keys: &'a Keys,
    tables: &'a dyn Tables,
}

impl Stream<'_> {
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let taken = self.bytes.get(self.at..)?.first_chunk::<N>()?;
        self.at += N;
        Some(*taken)
    }

    fn record(&mut self) -> Option<Record> {
        let [from, to, flags, _] = self.take()?;
        let plain = self.keys.version <= PLAIN;
        let (has_next, has_variation, has_comment) = if plain {
            (flags & 0xf0 != 0, flags & 0x0f != 0, true)
        } else {
            (flags & 0x80 != 0, flags & 0x40 != 0, flags & 0x20 != 0)
        };
        let length = match has_comment {
            false => Some(0),
            true => self.take().map(u32::from_le_bytes),
        };
        let length = match length {
            None | Some(0) => 0,
            Some(length) => length.saturating_sub(self.keys.comment) as usize,
        };
        let left = self.bytes.len() - self.at;
        let taken = length.min(left);
        let bytes = &self.bytes[self.at..self.at + taken];
        let text = self.tables.gb18030(bytes);
        self.at += taken;
        Some(Record {
            from: from.wrapping_sub(FROM).wrapping_sub(self.keys.from),
            to: to.wrapping_sub(TO).wrapping_sub(self.keys.to),
            has_next,
            has_variation,
            comment: text.trim_end_matches('\0').to_owned(),
            cut: taken < length,
        })
    }
}

fn read_moves(builder: &mut Builder, stream: &mut Stream<'_>, black_begins: bool) {
    // The first record is no move: it holds what is said of the start.
    let Some(start) = stream.record() else {
        return;
    };
    let (comment, tags) = told(&start.comment);
    builder.comment(comment);
    for (name, value) in tags {
        builder.record().tags.set(name, value);
    }
    if black_begins {
        builder.begin_quietly(Color::Black);
    }
    if !start.has_next {
        return;
    }
    let mut first = true;
    // The plies before which an alternative is still to come.
    let mut branches: Vec<usize> = Vec::new();
    loop {
        let Some(record) = stream.record() else {
            builder.warn(Problem::Truncated);
            return;
        };
        let points = square(record.from).zip(square(record.to));
        if std::mem::take(&mut first)
            && let Some((from, _)) = points
            && let Some(piece) = builder.record().setup().piece_at(from)
        {
            builder.begin_quietly(piece.color);
        }
        if record.has_variation {
            branches.push(builder.depth());
        }
        match points {
            Some((from, to)) => builder.play(Move::new(from, to)),
            None if builder.position().is_none() => builder.skip(),
            None => {
                let token = format!("{}-{}", record.from, record.to);
                builder.end_line(Problem::OffBoard { token, dropped: 0 });
            }
        }
        builder.comment(&record.comment);
        if record.cut {
            builder.warn(Problem::Truncated);
            return;
        }
        if !record.has_next {
            match branches.pop() {
                Some(depth) => builder.back_to(depth),
                None => return,
            }
        }
    }
}
