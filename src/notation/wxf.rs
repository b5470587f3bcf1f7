//! WXF, the notation of the World Xiangqi Federation: `C2=5`, `R++2`, `25=6`.
//!
//! Of two pieces on a file the front one is `+`, the rear one `-`; soldiers in threes or in
//! several stacks are told by their place in their file and the file (`25=6` is the second on
//! file 5). Other kinds can form such stacks only in positions set up by hand; they are written
//! the same way with their letter in front (`R25=6`).

use super::cursor::{Cursor, digit};
use super::described::{Described, Description, Direction, Head, Selector};
use super::error::{Expected, SyntaxError};
use super::stacks::{Place, Standing};
use crate::rules::Role;

/// What stands before the letter of a closed piece of cờ úp.
pub(super) const CLOSED: &str = "x";

/// Writes a described move.
pub(super) fn print(move_: &Description) -> String {
    let mark = if move_.closed { CLOSED } else { "" };
    let letter = letter(move_.role);
    let head = match move_.head {
        Head::File(file) => format!("{letter}{file}"),
        Head::Stacked(Standing {
            size: 2,
            only_stack: true,
            index,
            ..
        }) => format!("{letter}{}", if index == 0 { '+' } else { '-' }),
        Head::Stacked(Standing { index, file, .. }) => {
            let place = format!("{}{file}", index + 1);
            match move_.role {
                Role::Soldier => place,
                _ => format!("{letter}{place}"),
            }
        }
    };
    let sign = match move_.direction {
        Direction::Forward => '+',
        Direction::Back => '-',
        Direction::Sideways => '=',
    };
    format!("{mark}{head}{sign}{}", move_.number)
}

pub(super) const fn letter(role: Role) -> char {
    match role {
        Role::Elephant => 'E',
        Role::Horse => 'H',
        other => other.letter(),
    }
}

/// The kind of a letter in either case, with the letters of engines and `S` for a soldier.
pub(super) fn role(letter: char) -> Option<Role> {
    match letter {
        'S' | 's' => Some(Role::Soldier),
        _ => Role::from_letter(letter),
    }
}

/// The kinds numbered in the order K A B N R C P, as a numeric keypad writes them.
fn numbered_role(number: u8) -> Option<Role> {
    Role::ALL.get(usize::from(number).checked_sub(1)?).copied()
}

fn place(sign: char) -> Option<Place> {
    match sign {
        '+' => Some(Place::Front),
        '.' => Some(Place::Middle),
        '-' => Some(Place::Rear),
        _ => None,
    }
}

fn direction(sign: char) -> Option<Direction> {
    match sign {
        '+' => Some(Direction::Forward),
        '-' => Some(Direction::Back),
        '=' | '.' => Some(Direction::Sideways),
        _ => None,
    }
}

/// Reads a move. The descriptions are in the order in which they are to be considered: digits
/// name a soldier of a stack rather than a kind by its number.
pub(super) fn read(text: &str) -> Result<Vec<Described>, SyntaxError> {
    let mut cursor = Cursor::new(text);
    let heads = head(&mut cursor)?;
    let direction = cursor.expect(Expected::Direction, direction)?;
    let number = cursor.digit()?;
    cursor.end()?;
    let described = |(role, selector)| Described {
        roles: vec![role],
        closed: false,
        selector,
        direction,
        number,
    };
    Ok(heads.into_iter().map(described).collect())
}

/// Which piece moves: `C2`, `R+`, `+R`, `25`, `Pa`, `R25`.
fn head(cursor: &mut Cursor<'_>) -> Result<Vec<(Role, Selector)>, SyntaxError> {
    if let Some(place) = cursor.take(place) {
        let role = cursor.expect(Expected::Piece, role)?;
        return Ok(vec![(role, Selector::Place(place, None))]);
    }
    if let Some(role) = cursor.take(role) {
        if let Some(place) = cursor.take(place) {
            return Ok(vec![(role, Selector::Place(place, None))]);
        }
        if let Some(ordinal) = cursor.take(ordinal) {
            return Ok(vec![(role, Selector::Ordinal(ordinal))]);
        }
        let first = cursor.expect(Expected::Selector, digit)?;
        let selector = match second_digit(cursor, first)? {
            Some((index, file)) => in_its_file(index, file),
            None => Selector::File(first),
        };
        return Ok(vec![(role, selector)]);
    }
    let first = cursor.expect(Expected::Piece, digit)?;
    let Some((index, file)) = second_digit(cursor, first)? else {
        return Err(cursor.failure(Expected::Selector));
    };
    let mut heads = vec![(Role::Soldier, in_its_file(index, file))];
    if index == first
        && let Some(role) = numbered_role(first)
    {
        heads.push((role, Selector::File(file)));
    }
    Ok(heads)
}

fn in_its_file(index: u8, file: u8) -> Selector {
    Selector::Place(Place::Nth(usize::from(index) - 1), Some(file))
}

/// After a first digit, the place in a file and the file, if more digits follow: `25`, and `105`
/// for the tenth of a whole file.
fn second_digit(cursor: &mut Cursor<'_>, first: u8) -> Result<Option<(u8, u8)>, SyntaxError> {
    let tenth = first == 1 && cursor.take(|c| (c == '0').then_some(())).is_some();
    if tenth {
        return Ok(Some((10, cursor.digit()?)));
    }
    Ok(cursor.take(digit).map(|file| (first, file)))
}

/// The letters a-e number the soldiers of all stacks.
fn ordinal(letter: char) -> Option<usize> {
    match letter.to_ascii_lowercase() {
        letter @ 'a'..='e' => Some(usize::from(letter as u8 - b'a') + 1),
        _ => None,
    }
}
