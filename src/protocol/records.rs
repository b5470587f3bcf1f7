//! What page and record worker say to each other.
//!
//! Reading and writing files can take longer than a page may be still, so both are done in a
//! worker of their own, one task at a time. To give a task up, the page ends the worker. Bytes go
//! beside the messages, so that they are handed over and not copied.

use serde::{Deserialize, Serialize};

use crate::formats::fen::FenError;
use crate::formats::record::Record;
use crate::rules::Color;

/// The version of these messages; it grows with every change of their form or meaning.
pub const VERSION: u32 = 1;

/// From the page to the worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Request {
    /// Reads the bytes beside it: [`Response::Listed`] several times, then [`Response::Opened`] or
    /// [`Response::Unreadable`].
    Open {
        /// Whether they are a text in UTF-8, such as one that was pasted, and no file of which the
        /// character set has to be found out.
        text: bool,
    },
    /// Asks for games of the file that was opened last: [`Response::Games`].
    Take {
        /// The first of them, from 0.
        first: usize,
        /// How many.
        count: usize,
    },
    /// Writes games: [`Response::Written`] or [`Response::Unwritable`].
    Write {
        /// The games in the form in which the page keeps them.
        games: Vec<String>,
        /// The format.
        form: Form,
        /// How moves are written in PGN, by the notation's name.
        notation: String,
        /// The side at the lower edge of a picture.
        below: Color,
    },
}

/// A format that is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// Game records with tags.
    Pgn,
    /// Tags and digits of dpxq.com.
    DhtmlXq,
    /// XQStudio 1.0.
    Xqf,
    /// Coordinates.
    Moves,
    /// A position.
    Fen,
    /// A picture of a position.
    Svg,
    /// A picture of a position.
    Png,
    /// A moving picture of a game.
    Film,
    /// A moving picture of a game.
    Gif,
}

impl Form {
    /// All formats, in the order in which they are offered.
    pub const ALL: [Form; 9] = [
        Form::Pgn,
        Form::DhtmlXq,
        Form::Xqf,
        Form::Moves,
        Form::Fen,
        Form::Png,
        Form::Svg,
        Form::Gif,
        Form::Film,
    ];

    /// The ending of its files.
    pub const fn ending(self) -> &'static str {
        match self {
            Form::Pgn => "pgn",
            Form::DhtmlXq => "txt",
            Form::Xqf => "xqf",
            Form::Moves => "moves.txt",
            Form::Fen => "fen",
            Form::Svg => "svg",
            Form::Png => "png",
            Form::Gif => "gif",
            Form::Film => "film.svg",
        }
    }

    /// The media type of its files.
    pub const fn media_type(self) -> &'static str {
        match self {
            Form::Pgn => "application/x-chess-pgn",
            Form::DhtmlXq | Form::Moves | Form::Fen => "text/plain",
            Form::Xqf => "application/octet-stream",
            Form::Svg | Form::Film => "image/svg+xml",
            Form::Png => "image/png",
            Form::Gif => "image/gif",
        }
    }

    /// Whether its files are texts, which can be put into the clipboard.
    pub const fn is_text(self) -> bool {
        !matches!(self, Form::Xqf | Form::Png | Form::Gif)
    }
}

/// From the worker to the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Response {
    /// The worker is loaded.
    Ready {
        /// The worker's [`VERSION`].
        version: u32,
    },
    /// Games that were found since the last message.
    Listed {
        /// The games.
        games: Vec<Listing>,
        /// Thousandths of the file that were read.
        done: usize,
    },
    /// The file is read.
    Opened {
        /// Its format, by name.
        format: String,
        /// Its character set, by name, if it is a text.
        charset: Option<String>,
    },
    /// Nothing at all could be read.
    Unreadable(Fault),
    /// Games that were asked for.
    Games(Vec<Kept>),
    /// So many games are written; the last of these messages has the bytes beside it.
    Written {
        /// Thousandths of the games that are written.
        done: usize,
    },
    /// A format cannot hold a game.
    Unwritable(Lack),
    /// What was asked cannot be done, in English, for a report.
    Rejected(String),
}

/// A game in a list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listing {
    /// Who plays Red, if it is known.
    pub red: String,
    /// Who plays Black, if it is known.
    pub black: String,
    /// The event, if it is known.
    pub event: String,
    /// The date as it is written.
    pub date: String,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub result: String,
    /// How many moves there are, variations included.
    pub plies: usize,
    /// How many variations there are.
    pub variations: usize,
    /// How much could not be read.
    pub complaints: usize,
}

impl Listing {
    /// What a list shows of a record.
    pub fn of(record: &Record) -> Listing {
        let tag = |name: &str| record.tags.known(name).unwrap_or_default().to_owned();
        Listing {
            red: tag("Red"),
            black: tag("Black"),
            event: tag("Event"),
            date: tag("Date"),
            result: record.tags.outcome().token().to_owned(),
            plies: record.plies(),
            variations: record.variations(),
            complaints: 0,
        }
    }
}

/// A game as the page keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// What a list shows of it.
    pub listing: Listing,
    /// The whole record in the letters of a link; the FEN of its start if that cannot be played.
    pub game: Result<String, String>,
    /// The bytes of the record's trace.
    pub trace: Vec<u8>,
    /// What could not be read.
    pub complaints: Vec<Complaint>,
}

/// Something in a file that could not be read as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Complaint {
    /// The game in the file, from 1; 0 for the file as a whole.
    pub game: usize,
    /// The ply at which it is, from 1; 0 for what stands before the moves.
    pub ply: usize,
    /// What is wrong.
    pub problem: Problem,
}

/// What can be wrong with a part of a file: enough for the page to find the reason again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Problem {
    /// The text of a move.
    Move {
        /// The position in which it stands.
        fen: String,
        /// The text.
        text: String,
        /// How many moves behind it were left out.
        dropped: usize,
    },
    /// Points of a move that are not on the board.
    OffBoard {
        /// What stands there.
        text: String,
        /// How many moves behind it were left out.
        dropped: usize,
    },
    /// The start cannot be played.
    Start {
        /// The start.
        fen: String,
        /// How many moves were left out.
        dropped: usize,
    },
    /// The start is given wrongly; the usual one was taken.
    Fen {
        /// What stands there.
        text: String,
        /// What is wrong with it.
        error: FenError,
    },
    /// The start of a game of cờ úp is given wrongly; an empty board was taken.
    CoUpFen(String),
    /// What a move of cờ úp shows does not fit.
    Shown {
        /// The text of the move.
        text: String,
        /// How many moves behind it were left out.
        dropped: usize,
    },
    /// What the closed pieces are said to have been cannot be true.
    Hidden(String),
    /// The first move is one of this side, whatever the file says.
    Turn(Color),
    /// A variant that is not read.
    Variant(String),
    /// A text that is no move; it was kept as a comment.
    Prose(String),
    /// A comment without an end.
    OpenComment,
    /// More variations end than begin, or fewer.
    Brackets,
    /// A variation of a line that does not exist.
    NoSuchLine(String),
    /// The file ends within its moves.
    Truncated,
    /// A field has a value that the format does not know.
    Field {
        /// The field.
        name: String,
        /// The value.
        value: String,
    },
    /// The record is too large; the rest was left out.
    TooLarge(usize),
    /// There were so many more.
    More(usize),
}

/// Why nothing at all could be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// There is nothing in it.
    Empty,
    /// It is too large for its format.
    TooLarge {
        /// Its size in bytes.
        bytes: usize,
        /// The limit.
        limit: usize,
    },
    /// Its content is of no format that is known.
    Unknown,
    /// It ends before its moves.
    Cut {
        /// Its format.
        format: String,
        /// Where, in bytes.
        at: usize,
    },
    /// A position cannot be read.
    Fen {
        /// What stands there.
        text: String,
        /// What is wrong with it.
        error: FenError,
    },
    /// A position of cờ úp cannot be read.
    CoUpFen(String),
    /// It is well formed but holds no game.
    NoGame(String),
}

/// What a format cannot hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lack {
    /// More pieces of a kind than a side starts with.
    Piece,
    /// A text longer than its field.
    Long {
        /// The tag.
        tag: String,
        /// The length of its value in bytes.
        bytes: usize,
        /// The length of the field.
        longest: usize,
    },
    /// A tag without a field.
    Tag(String),
    /// The counters of the start position.
    Counters,
    /// An evaluation of a ply.
    Evaluation(usize),
    /// A time of a ply.
    Time(usize),
    /// A mark of a ply.
    Mark(usize),
    /// A character of this text.
    Character(String),
    /// Closed pieces.
    Closed,
    /// A drawing, which this browser cannot make here.
    Drawing,
}
