//! The usual forms of moves, read without any detour: large files consist of little else.
//!
//! What is read here is what [`read`](super::read) would have read; whatever is unusual or not
//! legal is left to it, with its errors.

use super::Grammar;
use super::described::{Described, Direction, Selector};
use super::han_characters as han;
use super::side_files::file_of_number;
use crate::rules::{Move, Position, Role, Square};

/// The legal move that a text in the usual form of a grammar means; `None` if the text is not in
/// that form, or the move is not legal or not the only one.
pub fn read_quick(position: &Position, text: &str, grammar: Grammar) -> Option<Move> {
    let mv = match grammar {
        Grammar::Coordinate => coordinates(text.as_bytes())?,
        Grammar::Wxf => wxf(position, text.as_bytes())?,
        Grammar::Han => characters(position, text)?,
        Grammar::Vietnamese | Grammar::San => return None,
    };
    position.is_legal(mv).then_some(mv)
}

/// `h2e2` and `H2-E2`.
fn coordinates(text: &[u8]) -> Option<Move> {
    let ([file, rank], [to_file, to_rank]) = match *text {
        [a, b, c, d] | [a, b, b'-', c, d] => ([a, b], [c, d]),
        _ => return None,
    };
    let square = |file: u8, rank: u8| {
        let file = (file | 0x20).wrapping_sub(b'a');
        Square::new(file, rank.wrapping_sub(b'0'))
    };
    Some(Move::new(square(file, rank)?, square(to_file, to_rank)?))
}

/// `C2=5`.
fn wxf(position: &Position, text: &[u8]) -> Option<Move> {
    let &[piece, file, sign, number] = text else {
        return None;
    };
    let role = match piece {
        b'S' | b's' => Role::Soldier,
        letter => Role::from_letter(char::from(letter))?,
    };
    let direction = match sign {
        b'+' => Direction::Forward,
        b'-' => Direction::Back,
        b'=' | b'.' => Direction::Sideways,
        _ => return None,
    };
    on_file(position, role, digit(file)?, direction, digit(number)?)
}

fn digit(byte: u8) -> Option<u8> {
    matches!(byte, b'1'..=b'9').then(|| byte - b'0')
}

/// `炮二平五` and `马８进７`.
fn characters(position: &Position, text: &str) -> Option<Move> {
    let mut letters = text.chars();
    let [piece, file, sign, number] = [
        letters.next()?,
        letters.next()?,
        letters.next()?,
        letters.next()?,
    ];
    if letters.next().is_some() {
        return None;
    }
    let role = han::role(piece)?;
    let direction = han::direction(sign)?;
    on_file(position, role, numeral(file)?, direction, numeral(number)?)
}

fn numeral(character: char) -> Option<u8> {
    Some(match character {
        '一' => 1,
        '二' => 2,
        '三' => 3,
        '四' => 4,
        '五' => 5,
        '六' => 6,
        '七' => 7,
        '八' => 8,
        '九' => 9,
        '１'..='９' => (character as u32 - '０' as u32) as u8,
        '1'..='9' => character as u8 - b'0',
        _ => return None,
    })
}

/// The move of the only piece of a kind on a file.
fn on_file(
    position: &Position,
    role: Role,
    file: u8,
    direction: Direction,
    number: u8,
) -> Option<Move> {
    let color = position.turn();
    let file = file_of_number(color, file)?;
    let mut pieces = position.pieces(color, role).into_iter();
    let from = pieces.find(|square| square.file() == file)?;
    if pieces.any(|square| square.file() == file) {
        return None;
    }
    let described = Described {
        roles: Vec::new(),
        closed: false,
        selector: Selector::File(file),
        direction,
        number,
    };
    Some(Move::new(from, described.target(color, role, from)?))
}
