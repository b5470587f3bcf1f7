//! What readers report: warnings beside what was read, or an error if nothing could be.

use std::fmt;

use thiserror::Error;

use super::coup_fen::CoUpFenError;
use super::fen::FenError;
use super::record::hidden::HiddenError;
use super::record::{MAX_NODES, NodeId};
use crate::notation::MoveTextError;
use crate::rules::coup::PlayError;
use crate::rules::{Color, Move, PositionDefects, Refusal};

/// Something in a file that could not be read as it stands. The rest was kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// The game in the file, from 1; 0 for the file as a whole.
    pub game: usize,
    /// The ply at which it is, from 1; 0 for what stands before the moves.
    pub ply: usize,
    /// The last move before it that was kept.
    pub after: NodeId,
    /// What is wrong.
    pub problem: Problem,
}

impl fmt::Display for Warning {
    /// `game 2 ply 13: ...`, as the command line prints it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {} ply {}: {}", self.game, self.ply, self.problem)
    }
}

/// What can be wrong with a part of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The text of a move; its line ends before it.
    Move {
        /// What is wrong with it.
        error: MoveTextError,
        /// How many moves behind it were left out.
        dropped: usize,
    },
    /// What a move of cờ úp shows does not fit; its line ends before it.
    Shown {
        /// The text of the move.
        text: String,
        /// What is wrong with it.
        error: PlayError,
        /// How many moves behind it were left out.
        dropped: usize,
    },
    /// A move given by its points; its line ends before it.
    Refused {
        /// The move.
        mv: Move,
        /// Why it is illegal.
        refusal: Refusal,
        /// How many moves behind it were left out.
        dropped: usize,
    },
    /// Points of a move that are not on the board; its line ends before it.
    OffBoard {
        /// What stands there.
        token: String,
        /// How many moves behind it were left out.
        dropped: usize,
    },
    /// The start cannot be played, so the moves were left out.
    Start {
        /// Why.
        defects: PositionDefects,
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
    CoUpFen {
        /// What stands there.
        text: String,
        /// What is wrong with it.
        error: CoUpFenError,
    },
    /// What the closed pieces are said to have been cannot be true; it was kept as it is.
    Hidden {
        /// What stands there.
        text: String,
        /// What is wrong with it.
        error: HiddenError,
    },
    /// The first move is one of the other side than the file says; the move was believed.
    Turn(Color),
    /// The game is of a variant that is not read here.
    Variant(String),
    /// A text among the moves that is none; it was kept as a comment.
    Prose(String),
    /// A comment without an end; it ends before the next game.
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
        name: &'static str,
        /// The value.
        value: String,
    },
    /// The record is larger than [`MAX_NODES`]; the rest was left out.
    TooLarge,
    /// There were more warnings about this game.
    More(usize),
}

impl Problem {
    /// Whether something was meant as a move that could not be played.
    pub(super) const fn is_about_a_move(&self) -> bool {
        matches!(
            self,
            Problem::Move { .. }
                | Problem::Shown { .. }
                | Problem::Refused { .. }
                | Problem::OffBoard { .. }
        )
    }

    /// Counts a move that was left out because of this.
    pub(super) fn drop_one(&mut self) {
        match self {
            Problem::Move { dropped, .. }
            | Problem::Shown { dropped, .. }
            | Problem::Refused { dropped, .. }
            | Problem::OffBoard { dropped, .. }
            | Problem::Start { dropped, .. } => *dropped += 1,
            _ => {}
        }
    }
}

/// The end of a sentence about a line that stops.
struct LineEnds(usize);

impl fmt::Display for LineEnds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("; its line ends here")?;
        match self.0 {
            0 => Ok(()),
            1 => f.write_str(", 1 more move is left out"),
            more => write!(f, ", {more} more moves are left out"),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Move { error, dropped } => write!(f, "{error}{}", LineEnds(*dropped)),
            Problem::Shown {
                text,
                error,
                dropped,
            } => write!(f, "`{text}`: {error}{}", LineEnds(*dropped)),
            Problem::Refused {
                mv,
                refusal,
                dropped,
            } => write!(f, "`{mv}` is illegal: {refusal}{}", LineEnds(*dropped)),
            Problem::OffBoard { token, dropped } => {
                write!(f, "`{token}` is no move on the board{}", LineEnds(*dropped))
            }
            Problem::Start { defects, dropped } => write!(
                f,
                "the start cannot be played: {defects}; {dropped} moves are left out"
            ),
            Problem::Fen { text, error } => {
                write!(f, "FEN `{text}`: {error}; the usual start is taken")
            }
            Problem::CoUpFen { text, error } => {
                write!(f, "FEN `{text}`: {error}; the moves are left out")
            }
            Problem::Hidden { text, error } => {
                write!(f, "the hidden pieces `{text}`: {error}")
            }
            Problem::Turn(color) => {
                write!(f, "the first move is one of {color}, so {color} begins")
            }
            Problem::Variant(name) => {
                write!(
                    f,
                    "the variant `{name}` is not read; its moves are left out"
                )
            }
            Problem::Prose(text) => write!(f, "`{text}` is no move; it is kept as a comment"),
            Problem::OpenComment => {
                f.write_str("a comment has no end; it ends before the next game")
            }
            Problem::Brackets => f.write_str("brackets of variations do not match"),
            Problem::NoSuchLine(name) => write!(f, "`{name}` belongs to no line; it is left out"),
            Problem::Truncated => f.write_str("the file ends within the moves"),
            Problem::Field { name, value } => {
                write!(f, "the field `{name}` has the unknown value `{value}`")
            }
            Problem::TooLarge => write!(f, "more than {MAX_NODES} moves; the rest is left out"),
            Problem::More(more) => write!(f, "{more} further warnings about this game"),
        }
    }
}

/// Why nothing at all could be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OpenError {
    /// There is nothing in it.
    #[error("the file is empty")]
    Empty,
    /// It is too large for its format.
    #[error("{bytes} bytes are more than the {limit} that are read of this format")]
    TooLarge {
        /// Its size.
        bytes: usize,
        /// The limit.
        limit: usize,
    },
    /// Its content is of no format that is known.
    #[error("the content is of no known format")]
    UnknownFormat,
    /// It begins as its format does, but ends too soon.
    #[error("{format}: the file ends at byte {at}, before its moves")]
    Cut {
        /// The format.
        format: &'static str,
        /// Where.
        at: usize,
    },
    /// A position cannot be read.
    #[error("FEN `{text}`: {error}")]
    Fen {
        /// What stands there.
        text: String,
        /// What is wrong with it.
        error: FenError,
    },
    /// A position of cờ úp cannot be read.
    #[error("FEN `{text}`: {error}")]
    CoUpFen {
        /// What stands there.
        text: String,
        /// What is wrong with it.
        error: CoUpFenError,
    },
    /// It is well formed but holds no game.
    #[error("{0}: there is no game in it")]
    NoGame(&'static str),
}

/// A format has no place for pieces that lie closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("pieces that lie closed")]
pub struct ClosedPieces;

/// The longest piece of a file that a warning repeats, in characters.
const LONGEST_QUOTE: usize = 40;

/// A piece of a file as a warning repeats it: short, on one line.
pub(super) fn quote(text: &str) -> String {
    let mut words = String::new();
    for word in text.split_whitespace() {
        if !words.is_empty() {
            words.push(' ');
        }
        words.push_str(word);
        if words.len() > LONGEST_QUOTE * 4 {
            break;
        }
    }
    if words.chars().count() <= LONGEST_QUOTE {
        return words;
    }
    let mut short: String = words.chars().take(LONGEST_QUOTE - 1).collect();
    short.push('…');
    short
}
