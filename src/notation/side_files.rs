//! Files as the mover counts them: 1-9 from the right to the left.

use crate::rules::{Color, Square};

/// The number of a file (0 for a, 8 for i) for one side: Red counts i as 1, Black a as 1.
pub const fn file_number(color: Color, file: u8) -> u8 {
    match color {
        Color::Red => Square::FILES - file,
        Color::Black => file + 1,
    }
}

/// The file (0-8) that has a number 1-9 for one side; `None` for any other number.
pub const fn file_of_number(color: Color, number: u8) -> Option<u8> {
    if number == 0 || number > Square::FILES {
        return None;
    }
    Some(match color {
        Color::Red => Square::FILES - number,
        Color::Black => number - 1,
    })
}

/// A point's file by its number for one side.
pub(super) const fn number_of(color: Color, square: Square) -> u8 {
    file_number(color, square.file())
}
