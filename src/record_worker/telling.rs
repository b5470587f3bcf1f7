//! What readers and writers report, in the words of the protocol.

use crate::formats::fen;
use crate::formats::problem::{self, OpenError, Warning};
use crate::formats::record::{MAX_NODES, Record};
use crate::formats::xqf::Unwritable;
use crate::notation::MoveTextError;
use crate::protocol::records::{Complaint, Fault, Lack, Problem};

/// A warning about a record.
pub(super) fn complaint(warning: Warning, record: &Record) -> Complaint {
    // What lies closed has no FEN that a move could be judged by.
    let position = || match record.position_at(warning.after) {
        Some(position) if !record.is_co_up() => fen::print(&position.to_setup()),
        _ => String::new(),
    };
    let start = || fen::print(record.setup());
    let problem = match warning.problem {
        problem::Problem::Move { error, dropped } => Problem::Move {
            fen: position(),
            text: text_of(&error).to_owned(),
            dropped,
        },
        problem::Problem::Refused { mv, dropped, .. } => Problem::Move {
            fen: position(),
            text: mv.to_string(),
            dropped,
        },
        problem::Problem::Shown { text, dropped, .. } => Problem::Shown { text, dropped },
        problem::Problem::CoUpFen { text, .. } => Problem::CoUpFen(text),
        problem::Problem::Hidden { text, .. } => Problem::Hidden(text),
        problem::Problem::OffBoard { token, dropped } => Problem::OffBoard {
            text: token,
            dropped,
        },
        problem::Problem::Start { dropped, .. } => Problem::Start {
            fen: start(),
            dropped,
        },
        problem::Problem::Fen { text, error } => Problem::Fen { text, error },
        problem::Problem::Turn(color) => Problem::Turn(color),
        problem::Problem::Variant(name) => Problem::Variant(name),
        problem::Problem::Prose(text) => Problem::Prose(text),
        problem::Problem::OpenComment => Problem::OpenComment,
        problem::Problem::Brackets => Problem::Brackets,
        problem::Problem::NoSuchLine(name) => Problem::NoSuchLine(name),
        problem::Problem::Truncated => Problem::Truncated,
        problem::Problem::Field { name, value } => Problem::Field {
            name: name.to_owned(),
            value,
        },
        problem::Problem::TooLarge => Problem::TooLarge(MAX_NODES),
        problem::Problem::More(more) => Problem::More(more),
    };
    Complaint {
        game: warning.game,
        ply: warning.ply,
        problem,
    }
}

/// The text that was meant as a move.
fn text_of(error: &MoveTextError) -> &str {
    match error {
        MoveTextError::Unreadable { text, .. }
        | MoveTextError::Illegal { text, .. }
        | MoveTextError::Ambiguous { text, .. } => text,
    }
}

/// Why nothing could be read.
pub(super) fn fault(error: OpenError) -> Fault {
    match error {
        OpenError::Empty => Fault::Empty,
        OpenError::TooLarge { bytes, limit } => Fault::TooLarge { bytes, limit },
        OpenError::UnknownFormat => Fault::Unknown,
        OpenError::Cut { format, at } => Fault::Cut {
            format: format.to_owned(),
            at,
        },
        OpenError::CoUpFen { text, .. } => Fault::CoUpFen(text),
        OpenError::Fen { text, error } => Fault::Fen { text, error },
        OpenError::NoGame(format) => Fault::NoGame(format.to_owned()),
    }
}

/// What XQF cannot hold.
pub(super) fn lack(unwritable: Unwritable) -> Lack {
    match unwritable {
        Unwritable::Piece(_) => Lack::Piece,
        Unwritable::Long {
            name,
            bytes,
            longest,
        } => Lack::Long {
            tag: name.to_owned(),
            bytes,
            longest,
        },
        Unwritable::Closed(_) => Lack::Closed,
        Unwritable::Tag(name) => Lack::Tag(name),
        Unwritable::Counters => Lack::Counters,
        Unwritable::Evaluation(ply) => Lack::Evaluation(ply),
        Unwritable::Time(ply) => Lack::Time(ply),
        Unwritable::Mark(ply) => Lack::Mark(ply),
        Unwritable::Character(text) => Lack::Character(text),
    }
}
