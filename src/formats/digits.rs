//! Moves as four digits, file and rank of both points, as DhtmlXQ and CBF write them: files and
//! ranks count from 0, ranks from Black's side.

use crate::rules::{Move, Square};

/// The point of a file and a rank counted from Black's side.
pub(super) fn square(file: u8, rank: u8) -> Option<Square> {
    let value = |digit: u8| digit.is_ascii_digit().then(|| digit - b'0');
    Square::new(value(file)?, 9 - value(rank)?)
}

/// The move of four digits; `None` if they are no points.
pub(super) fn read(digits: [u8; 4]) -> Option<Move> {
    let [file, rank, to_file, to_rank] = digits;
    Some(Move::new(square(file, rank)?, square(to_file, to_rank)?))
}

/// The two digits of a point.
pub(super) fn print_square(square: Square) -> String {
    format!("{}{}", square.file(), 9 - square.rank())
}

/// The four digits of a move.
pub(super) fn print(mv: Move) -> String {
    print_square(mv.from()) + &print_square(mv.to())
}
