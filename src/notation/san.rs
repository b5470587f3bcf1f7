//! Moves as WinBoard writes them after the manner of western chess: `Cbe2`, `Hxg3`, `R4a7`.
//!
//! Only read. The capital letter is the piece, so case decides here: `C2e2` is a cannon of rank
//! 2, which is also the way to write the coordinates c2e2. Without a letter a soldier moves: `c5`,
//! `dxe6`.

use super::coordinate;
use super::cursor::Cursor;
use super::error::{Expected, SyntaxError};
use crate::rules::{Move, Position, Role, Square};

/// A kind, what is said of where it comes from, and where it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct San {
    role: Role,
    /// 0-8, if it is told.
    file: Option<u8>,
    /// 0-9, if it is told.
    rank: Option<u8>,
    to: Square,
}

/// Reads a move.
pub(super) fn read(text: &str) -> Result<San, SyntaxError> {
    let mut cursor = Cursor::new(text);
    let named = cursor.take(|c| c.is_ascii_uppercase().then(|| Role::from_letter(c))?);
    if named.is_none() && cursor.peek().and_then(file).is_none() {
        return Err(cursor.failure(Expected::Piece));
    }
    let role = named.unwrap_or(Role::Soldier);
    // The last point is the target; what stands before it tells where the piece comes from.
    let first_file = cursor.take(file);
    let first_rank = cursor.take(rank);
    cursor.take(|c| (c == 'x').then_some(()));
    let san = match cursor.take(file) {
        Some(file) => San {
            role,
            file: first_file,
            rank: first_rank,
            to: target(file, cursor.expect(Expected::Rank, rank)?),
        },
        None => San {
            role,
            file: None,
            rank: None,
            to: target(
                first_file.ok_or_else(|| cursor.failure(Expected::File))?,
                first_rank.ok_or_else(|| cursor.failure(Expected::Rank))?,
            ),
        },
    };
    cursor.end()?;
    Ok(san)
}

fn file(letter: char) -> Option<u8> {
    coordinate::file(letter).filter(|_| letter.is_ascii_lowercase())
}

fn rank(digit: char) -> Option<u8> {
    digit.to_digit(10).map(|rank| rank as u8)
}

fn target(file: u8, rank: u8) -> Square {
    Square::new(file, rank).expect("a letter a-i and a digit are a point")
}

impl San {
    /// The pieces of the side to move that may be meant.
    pub(super) fn origins(self, position: &Position) -> impl Iterator<Item = Square> {
        position
            .pieces(position.turn(), self.role)
            .into_iter()
            .filter(move |square| self.file.is_none_or(|file| square.file() == file))
            .filter(move |square| self.rank.is_none_or(|rank| square.rank() == rank))
    }

    /// Their moves to the target, legal or not.
    pub(super) fn candidates(self, position: &Position) -> Vec<Move> {
        self.origins(position)
            .map(|from| Move::new(from, self.to))
            .collect()
    }
}
