//! Moves as text: coordinates, ICCS, WXF, Vietnamese and Han are printed and read; moves in
//! WinBoard's manner are read.
//!
//! Reading has three steps with a type each: a *grammar* says what a text describes, the
//! position gives the *candidates* that fit the description, and exactly one of them must be
//! legal. A text that no grammar knows is *unreadable*, one without a legal candidate is
//! *illegal*, and one with several is *ambiguous*: between two moves nothing is guessed.

mod completion;
mod coordinate;
pub mod coup;
mod cursor;
mod described;
mod error;
mod grammar;
mod han;
mod han_characters;
mod iccs;
mod normalise;
mod paste;
mod quick;
mod reading;
mod san;
mod side_files;
mod stacks;
mod vietnamese;
mod vietnamese_letters;
mod wxf;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

pub use completion::{Completion, complete};
pub use error::{Expected, Illegal, LineError, MoveTextError};
pub use grammar::Grammar;
pub use han_characters::{numeral as han_numeral, of_piece as han_piece};
pub use paste::split;
pub use quick::read_quick;
pub use reading::{Reading, read, read_line};
pub use side_files::{file_number, file_of_number};

use crate::rules::{Move, Position};
use described::Description;
use vietnamese::Length;

/// A way to write moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Notation {
    /// `h2e2`.
    #[default]
    Coordinate,
    /// `H2-E2`.
    Iccs,
    /// `C2=5`.
    Wxf,
    /// `Pháo 2 bình 5`.
    Vietnamese,
    /// `P2-5`.
    VietnameseShort,
    /// `炮二平五`, in simplified characters.
    Han,
    /// `俥九進一`, in traditional characters.
    HanTraditional,
}

/// The script of the Han notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum HanScript {
    Simplified,
    Traditional,
}

/// How Black's digits are written in the Han notation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BlackDigits {
    /// `马８进７`, as wide as the characters.
    #[default]
    FullWidth,
    /// `马8进7`.
    Ascii,
}

/// The name of no notation.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a notation")]
pub struct NotationNameError(pub String);

impl Notation {
    /// All notations.
    pub const ALL: [Notation; 7] = [
        Notation::Coordinate,
        Notation::Iccs,
        Notation::Wxf,
        Notation::Vietnamese,
        Notation::VietnameseShort,
        Notation::Han,
        Notation::HanTraditional,
    ];

    /// The stable name, as the command line and saved settings have it.
    pub const fn name(self) -> &'static str {
        match self {
            Notation::Coordinate => "coordinate",
            Notation::Iccs => "iccs",
            Notation::Wxf => "wxf",
            Notation::Vietnamese => "vietnamese",
            Notation::VietnameseShort => "vietnamese-short",
            Notation::Han => "han",
            Notation::HanTraditional => "han-traditional",
        }
    }
}

impl fmt::Display for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Notation {
    type Err = NotationNameError;

    /// Reads the [name](Notation::name).
    fn from_str(text: &str) -> Result<Notation, NotationNameError> {
        let mut all = Notation::ALL.into_iter();
        all.find(|notation| notation.name() == text)
            .ok_or_else(|| NotationNameError(text.to_owned()))
    }
}

/// Writes a legal move of a position. A move from an empty point, which no position has, is
/// written in coordinates.
pub fn print(position: &Position, mv: Move, notation: Notation) -> String {
    print_with(position, mv, notation, BlackDigits::default())
}

/// Writes a legal move of a position, with a choice of Black's digits in the Han notation.
pub fn print_with(
    position: &Position,
    mv: Move,
    notation: Notation,
    digits: BlackDigits,
) -> String {
    if notation == Notation::Iccs {
        return iccs::print(mv);
    }
    let described = match notation {
        Notation::Coordinate => None,
        _ => Description::of(position, mv),
    };
    let Some(described) = described else {
        return coordinate::print(mv);
    };
    match notation {
        Notation::Coordinate | Notation::Iccs => coordinate::print(mv),
        Notation::Wxf => wxf::print(&described),
        Notation::Vietnamese => vietnamese::print(&described, Length::Full),
        Notation::VietnameseShort => vietnamese::print(&described, Length::Short),
        Notation::Han => han::print(&described, HanScript::Simplified, digits),
        Notation::HanTraditional => han::print(&described, HanScript::Traditional, digits),
    }
}

/// Writes the legal moves of a line that begins at a position.
pub fn print_line(start: &Position, moves: &[Move], notation: Notation) -> Vec<String> {
    let mut position = start.clone();
    let mut print_next = |mv: &Move| {
        let text = print(&position, *mv, notation);
        position.play_unchecked(*mv);
        text
    };
    moves.iter().map(&mut print_next).collect()
}
