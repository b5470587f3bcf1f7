//! Coordinates: `h2e2`, files a-i and ranks 0-9 from Red's left and Red's side.
//!
//! Read in either case, with a dash, a capture sign or spaces between the points, and also with
//! ranks 1-10 as some programs count them (`h3e3`, `a10b10`).

use super::cursor::Cursor;
use super::error::{Expected, SyntaxError};
use crate::rules::{Move, Position, Square};

/// A point whose rank may be counted from 0 or from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Point {
    /// 0-8.
    file: u8,
    /// 0-10.
    rank: u8,
}

/// From where ranks are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ranks {
    /// 0-9.
    FromZero,
    /// 1-10.
    FromOne,
}

/// Two points as they were written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Points {
    from: Point,
    to: Point,
}

/// Writes `h2e2`.
pub(super) fn print(mv: Move) -> String {
    mv.to_string()
}

/// Reads two points.
pub(super) fn read(text: &str) -> Result<Points, SyntaxError> {
    let mut cursor = Cursor::new(text);
    let from = point(&mut cursor)?;
    cursor.take(|sign| matches!(sign, '-' | 'x' | 'X' | ':' | '>').then_some(()));
    let to = point(&mut cursor)?;
    cursor.end()?;
    Ok(Points { from, to })
}

fn point(cursor: &mut Cursor<'_>) -> Result<Point, SyntaxError> {
    let file = cursor.expect(Expected::File, file)?;
    let first = cursor.expect(Expected::Rank, |c| c.to_digit(10))?;
    // No rank but the tenth has two digits.
    let tenth = first == 1 && cursor.take(|c| (c == '0').then_some(())).is_some();
    let rank = if tenth { 10 } else { first as u8 };
    Ok(Point { file, rank })
}

/// The index of a file's letter in either case.
pub(super) fn file(letter: char) -> Option<u8> {
    match letter.to_ascii_lowercase() {
        letter @ 'a'..='i' => Some(letter as u8 - b'a'),
        _ => None,
    }
}

impl Points {
    /// The move with ranks counted in one way; `None` if a rank does not exist in it.
    pub(super) fn counted(self, ranks: Ranks) -> Option<Move> {
        let first = match ranks {
            Ranks::FromZero => 0,
            Ranks::FromOne => 1,
        };
        let square = |point: Point| Square::new(point.file, point.rank.checked_sub(first)?);
        Some(Move::new(square(self.from)?, square(self.to)?))
    }

    /// The moves that may be meant, those to be considered first in front: ranks count from 0,
    /// and from 1 only where no own piece stands on the point of departure otherwise.
    pub(super) fn candidates(self, position: &Position) -> Vec<Vec<Move>> {
        let from_zero = self.counted(Ranks::FromZero);
        let own = from_zero.is_some_and(|mv| position.side(position.turn()).contains(mv.from()));
        let from_one = self.counted(Ranks::FromOne).filter(|_| !own);
        [from_zero, from_one]
            .into_iter()
            .flatten()
            .map(|mv| vec![mv])
            .collect()
    }
}
