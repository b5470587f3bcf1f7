//! Why a text is not read as a move. Unreadable, illegal and ambiguous are different things.

use std::fmt;

use thiserror::Error;

use crate::rules::{Move, Refusal};

/// What a text should have at the place where reading stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A move: nothing in the text is known to any notation.
    Move,
    /// The name of a piece.
    Piece,
    /// The number of a file, or front, middle, rear.
    Selector,
    /// Forward, back or sideways.
    Direction,
    /// A number 1-9.
    Number,
    /// A file a-i.
    File,
    /// A rank 0-9, or 1-10.
    Rank,
    /// The end of the move.
    End,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Move => "a move",
            Expected::Piece => "a piece",
            Expected::Selector => "a file 1-9 or front, middle, rear",
            Expected::Direction => "forward, back or sideways",
            Expected::Number => "a number 1-9",
            Expected::File => "a file a-i",
            Expected::Rank => "a rank",
            Expected::End => "the end of the move",
        })
    }
}

/// Where one grammar stopped reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SyntaxError {
    /// How many characters of the plain text were read.
    pub(super) at: usize,
    /// What should stand there.
    pub(super) expected: Expected,
}

/// Why a text that can be read names no legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// No piece of the side to move fits the description.
    NoSuchPiece,
    /// The piece is there, but what is described is no move of it or leads off the board.
    NoSuchMove,
    /// Each move that fits, with the reason why it is refused; never empty.
    Refused(Vec<(Move, Refusal)>),
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::NoSuchPiece => f.write_str("no such piece stands there"),
            Illegal::NoSuchMove => f.write_str("the piece has no such move"),
            Illegal::Refused(tried) => {
                for (i, (mv, refusal)) in tried.iter().enumerate() {
                    let separator = if i > 0 { "; " } else { "" };
                    write!(f, "{separator}{mv}: {refusal}")?;
                }
                Ok(())
            }
        }
    }
}

/// Why a text is no move of a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MoveTextError {
    /// The text is in no notation, or not in the one that was asked for.
    #[error("`{text}` is unreadable: {expected} is expected {}", place(.token))]
    Unreadable {
        /// The text as it was given.
        text: String,
        /// What stands where reading stopped; empty at the end of the text.
        token: String,
        /// What should stand there.
        expected: Expected,
    },
    /// The text is readable, but no legal move fits.
    #[error("`{text}` is illegal: {reason}")]
    Illegal {
        /// The text as it was given.
        text: String,
        /// Why.
        reason: Illegal,
    },
    /// More than one legal move fits.
    #[error("`{text}` is ambiguous: {}", choices.iter().map(Move::to_string).collect::<Vec<_>>().join(", "))]
    Ambiguous {
        /// The text as it was given.
        text: String,
        /// The moves, in the order of their points.
        choices: Vec<Move>,
    },
}

fn place(token: &str) -> String {
    if token.is_empty() {
        String::from("at the end")
    } else {
        format!("instead of `{token}`")
    }
}

impl MoveTextError {
    /// The stable name of the kind: `unreadable`, `illegal` or `ambiguous`.
    pub const fn name(&self) -> &'static str {
        match self {
            MoveTextError::Unreadable { .. } => "unreadable",
            MoveTextError::Illegal { .. } => "illegal",
            MoveTextError::Ambiguous { .. } => "ambiguous",
        }
    }

    /// The only move that the text can mean and why it is refused, if there is just one.
    pub fn refusal(&self) -> Option<(Move, Refusal)> {
        match self {
            MoveTextError::Illegal {
                reason: Illegal::Refused(tried),
                ..
            } => match tried[..] {
                [only] => Some(only),
                _ => None,
            },
            _ => None,
        }
    }
}

/// Which text of a line is not read, and why.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("move {}: {error}", index + 1)]
pub struct LineError {
    /// The place of the text in the line, from 0.
    pub index: usize,
    /// What is wrong with it.
    pub error: MoveTextError,
}
