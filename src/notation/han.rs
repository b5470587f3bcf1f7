//! The Han notation: `炮二平五`, `马８进７`, `前车进二`, `三兵平五`.
//!
//! Of two or three pieces on a file the front, middle and rear one are `前 中 后`, of more they
//! are numbered from the front; the pieces of several stacks are numbered on, from the mover's
//! right to the left.

use super::cursor::Cursor;
use super::described::{Described, Description, Direction, Head, Selector};
use super::error::{Expected, SyntaxError};
use super::han_characters::{self as characters, TEN};
use super::stacks::Standing;
use super::{BlackDigits, HanScript};
use crate::rules::{Color, Role};

/// What stands before the name of a closed piece of cờ úp.
pub(super) const CLOSED: char = '暗';

/// Writes a described move.
pub(super) fn print(move_: &Description, script: HanScript, digits: BlackDigits) -> String {
    let name = characters::name(script, move_.color, move_.role);
    let name = match move_.closed {
        true => format!("{CLOSED}{name}"),
        false => String::from(name),
    };
    let number = |number: u8| match (move_.color, digits) {
        (Color::Red, _) => characters::numeral(usize::from(number)),
        (Color::Black, BlackDigits::Ascii) => number.to_string(),
        (Color::Black, BlackDigits::FullWidth) => full_width(number),
    };
    let head = match move_.head {
        Head::File(file) => format!("{name}{}", number(file)),
        Head::Stacked(standing) => format!("{}{name}", place(standing, script)),
    };
    let direction = characters::direction_name(script, move_.direction);
    format!("{head}{direction}{}", number(move_.number))
}

fn full_width(number: u8) -> String {
    let digit = char::from_u32('０' as u32 + u32::from(number)).unwrap_or('０');
    String::from(digit)
}

fn place(standing: Standing, script: HanScript) -> String {
    let Standing {
        index,
        size,
        ordinal,
        only_stack,
        ..
    } = standing;
    if !only_stack || size > 3 {
        return characters::numeral(ordinal + 1);
    }
    let place = if index == 0 {
        '前'
    } else if index + 1 == size {
        characters::rear(script)
    } else {
        '中'
    };
    String::from(place)
}

/// Reads a move.
pub(super) fn read(text: &str) -> Result<Vec<Described>, SyntaxError> {
    let mut cursor = Cursor::new(text);
    let (role, selector) = head(&mut cursor)?;
    let direction: Direction = cursor.expect(Expected::Direction, characters::direction)?;
    let number = cursor.expect(Expected::Number, characters::digit)?;
    cursor.end()?;
    Ok(vec![Described {
        closed: false,
        roles: vec![role],
        selector,
        direction,
        number,
    }])
}

/// Which piece moves: `炮二`, `前车`, `车前`, `三兵`, `前兵四`, `前四`, `中`.
fn head(cursor: &mut Cursor<'_>) -> Result<(Role, Selector), SyntaxError> {
    if let Some(role) = cursor.take(characters::role) {
        let selector = match cursor.take(characters::place) {
            Some(place) => Selector::Place(place, None),
            None => Selector::File(cursor.expect(Expected::Selector, characters::digit)?),
        };
        return Ok((role, selector));
    }
    if let Some(place) = cursor.take(characters::place) {
        // Without a name soldiers are meant: no other kind needs place and file.
        let role = cursor.take(characters::role).unwrap_or(Role::Soldier);
        let file = cursor.take(characters::digit);
        return Ok((role, Selector::Place(place, file)));
    }
    let ordinal = ordinal(cursor)?;
    let role = cursor.expect(Expected::Piece, characters::role)?;
    Ok((role, Selector::Ordinal(ordinal)))
}

/// A number of a piece: `三`, `十二`, `二十一`.
fn ordinal(cursor: &mut Cursor<'_>) -> Result<usize, SyntaxError> {
    let failure = cursor.failure(Expected::Piece);
    let first = cursor.take(characters::digit).map(usize::from);
    let ten = cursor.take(|c| (c == TEN).then_some(())).is_some();
    if !ten {
        return first.ok_or(failure);
    }
    let ones = cursor.take(characters::digit).map_or(0, usize::from);
    Ok(first.unwrap_or(1) * 10 + ones)
}
