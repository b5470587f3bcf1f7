//! Vietnamese: `Pháo 2 bình 5`, `Xe trước tiến 2`, `Tốt sau 4 bình 5`, and short `P2-5`, `Xt.2`.
//!
//! Three pieces on a file are `trước`, `giữa`, `sau`; of more, those between are `thứ 2`,
//! `thứ 3` (short `Bth2`); where a kind has several stacks the file follows. Read with or
//! without diacritics, composed or decomposed, with the words of both parts of the country.

use super::cursor::{Cursor, digit};
use super::described::{Described, Description, Direction, Head, Selector};
use super::error::{Expected, SyntaxError};
use super::stacks::{Place, Standing};
use super::vietnamese_letters::{Word, is_letter};
use crate::rules::Role;

/// Whether words or signs are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Length {
    /// `Pháo 2 bình 5`.
    Full,
    /// `P2-5`.
    Short,
}

/// The kinds: the name that is printed, its abbreviation, other names.
const NAMES: &[(Role, &str, &str, &[&str])] = &[
    (Role::General, "Tướng", "Tg", &["soái"]),
    (Role::Advisor, "Sĩ", "S", &["sỹ"]),
    (Role::Elephant, "Tượng", "T", &["tịnh", "bồ", "voi"]),
    (Role::Horse, "Mã", "M", &["ngựa"]),
    (Role::Chariot, "Xe", "X", &["xa"]),
    (Role::Cannon, "Pháo", "P", &[]),
    (Role::Soldier, "Tốt", "B", &["binh", "chốt"]),
];

/// Abbreviations that are read but not printed.
const OTHER_ABBREVIATIONS: &[(&str, Role)] = &[("v", Role::Elephant), ("c", Role::Soldier)];

const PLACES: &[(&str, Place)] = &[
    ("trước", Place::Front),
    ("tiền", Place::Front),
    ("t", Place::Front),
    ("giữa", Place::Middle),
    ("g", Place::Middle),
    ("sau", Place::Rear),
    ("hậu", Place::Rear),
    ("s", Place::Rear),
];

const DIRECTIONS: &[(&str, Direction)] = &[
    ("tiến", Direction::Forward),
    ("tấn", Direction::Forward),
    ("thoái", Direction::Back),
    ("lùi", Direction::Back),
    ("lui", Direction::Back),
    ("bình", Direction::Sideways),
];

/// Writes a described move.
pub(super) fn print(move_: &Description, length: Length) -> String {
    let (_, name, abbreviation, _) = NAMES[move_.role.index()];
    let number = move_.number;
    match length {
        Length::Full => {
            let selector = match move_.head {
                Head::File(file) => file.to_string(),
                Head::Stacked(standing) => {
                    let place = match place(standing) {
                        Place::Front => String::from("trước"),
                        Place::Middle => String::from("giữa"),
                        Place::Rear => String::from("sau"),
                        Place::Nth(index) => format!("thứ {}", index + 1),
                    };
                    match standing.only_stack {
                        true => place,
                        false => format!("{place} {}", standing.file),
                    }
                }
            };
            let direction = match move_.direction {
                Direction::Forward => "tiến",
                Direction::Back => "thoái",
                Direction::Sideways => "bình",
            };
            let mark = if move_.closed { " úp" } else { "" };
            format!("{name}{mark} {selector} {direction} {number}")
        }
        Length::Short => {
            let selector = match move_.head {
                Head::File(file) => file.to_string(),
                Head::Stacked(standing) => {
                    // `Tg` before a number is the general.
                    let like_general = move_.role == Role::Elephant && !standing.only_stack;
                    let place = match place(standing) {
                        Place::Front => String::from("t"),
                        Place::Middle if like_general => String::from("th2"),
                        Place::Middle => String::from("g"),
                        Place::Rear => String::from("s"),
                        Place::Nth(index) => format!("th{}", index + 1),
                    };
                    match standing.only_stack {
                        true => place,
                        false => format!("{place}{}", standing.file),
                    }
                }
            };
            let direction = match move_.direction {
                Direction::Forward => '.',
                Direction::Back => '/',
                Direction::Sideways => '-',
            };
            let mark = if move_.closed { "ú" } else { "" };
            format!("{abbreviation}{mark}{selector}{direction}{number}")
        }
    }
}

/// The name of a kind.
pub(super) fn name(role: Role, length: Length) -> &'static str {
    let (_, name, abbreviation, _) = NAMES[role.index()];
    match length {
        Length::Full => name,
        Length::Short => abbreviation,
    }
}

/// The kind that a name or abbreviation means, of those that can lie closed: `tuong` is an
/// elephant here.
pub(super) fn role(name: &str) -> Option<Role> {
    names(&Word::new(name))
        .into_iter()
        .filter(|name| name.place.is_none())
        .flat_map(|name| name.roles)
        .find(|role| *role != Role::General)
}

/// The text without the mark of a closed piece, `úp` behind the name or `ú` behind the
/// abbreviation; `None` if there is no mark.
pub(super) fn without_closed_mark(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split(' ').collect();
    if let Some(place) = words
        .iter()
        .position(|word| Word::new(word).plain() == "up")
    {
        let mut words = words;
        words.remove(place);
        return Some(words.join(" "));
    }
    let end = text.find(|c: char| !is_letter(c))?;
    let (head, tail) = text.split_at(end);
    let head = Word::new(head).plain();
    let kept = head.strip_suffix('u').filter(|kept| !kept.is_empty())?;
    Some(format!("{kept}{tail}"))
}

fn place(standing: Standing) -> Place {
    match standing {
        Standing { index: 0, .. } => Place::Front,
        Standing { index, size, .. } if index + 1 == size => Place::Rear,
        Standing { size: 3, .. } => Place::Middle,
        Standing { index, .. } => Place::Nth(index),
    }
}

/// What a first word says.
struct Name {
    /// The kinds that it can mean.
    roles: Vec<Role>,
    /// The place that an abbreviation has at its end, if any.
    place: Option<Glued>,
}

/// A place written at the end of an abbreviation.
#[derive(Clone, Copy)]
enum Glued {
    /// `Xt`, `Bg`, `Xs`.
    Place(Place),
    /// `Bth`, before the number.
    Nth,
}

/// Reads a move, full or short. `Tg` is a general before the number of a file, but else an
/// elephant in the middle.
pub(super) fn read(text: &str) -> Result<Vec<Described>, SyntaxError> {
    let mut cursor = Cursor::new(text);
    let mut error = cursor.failure(Expected::Piece);
    for name in names(&Word::new(&cursor.word(is_letter))) {
        match after_name(cursor.clone(), name) {
            Ok(described) => return Ok(vec![described]),
            Err(other) if other.at > error.at => error = other,
            Err(_) => {}
        }
    }
    Err(error)
}

/// The readings of a first word, those to be tried first in front.
fn names(word: &Word) -> Vec<Name> {
    let plain = word.plain();
    let printed = NAMES.iter().map(|(role, _, short, _)| (*short, *role));
    let mut names: Vec<Name> = printed
        .chain(OTHER_ABBREVIATIONS.iter().copied())
        .filter_map(|(short, role)| {
            let place = match plain.strip_prefix(&short.to_ascii_lowercase())? {
                "" => None,
                "th" => Some(Glued::Nth),
                rest => {
                    let (_, place) = PLACES.iter().find(|(name, _)| *name == rest)?;
                    Some(Glued::Place(*place))
                }
            };
            let roles = vec![role];
            Some(Name { roles, place })
        })
        .collect();
    let roles: Vec<Role> = NAMES
        .iter()
        .filter(|(_, name, _, others)| {
            word.may_be(name) || others.iter().any(|other| word.may_be(other))
        })
        .map(|(role, ..)| *role)
        .collect();
    if !roles.is_empty() {
        names.push(Name { roles, place: None });
    }
    names
}

fn after_name(mut cursor: Cursor<'_>, name: Name) -> Result<Described, SyntaxError> {
    let selector = match name.place {
        Some(Glued::Place(place)) => Selector::Place(place, cursor.take(digit)),
        Some(Glued::Nth) => nth(&mut cursor)?,
        None => match cursor.take(digit) {
            Some(file) => Selector::File(file),
            None => place_word(&mut cursor)?,
        },
    };
    let direction = direction(&mut cursor)?;
    let number = cursor.digit()?;
    cursor.end()?;
    Ok(Described {
        roles: name.roles,
        closed: false,
        selector,
        direction,
        number,
    })
}

/// `trước`, `sau 4`, `thứ 2`.
fn place_word(cursor: &mut Cursor<'_>) -> Result<Selector, SyntaxError> {
    let failure = cursor.failure(Expected::Selector);
    let word = Word::new(&cursor.word(is_letter));
    if let Some((_, place)) = PLACES.iter().find(|(name, _)| word.may_be(name)) {
        return Ok(Selector::Place(*place, cursor.take(digit)));
    }
    if word.may_be("thứ") || word.may_be("th") {
        return nth(cursor);
    }
    Err(failure)
}

/// The number of a piece from the front, and the file if one follows: `2`, `2 4`, `10`.
fn nth(cursor: &mut Cursor<'_>) -> Result<Selector, SyntaxError> {
    let first = usize::from(cursor.digit()?);
    let tenth = first == 1 && cursor.take(|c| (c == '0').then_some(())).is_some();
    let index = if tenth { 9 } else { first - 1 };
    Ok(Selector::Place(Place::Nth(index), cursor.take(digit)))
}

fn direction(cursor: &mut Cursor<'_>) -> Result<Direction, SyntaxError> {
    let failure = cursor.failure(Expected::Direction);
    let sign = cursor.take(|sign| match sign {
        '.' => Some(Direction::Forward),
        '/' => Some(Direction::Back),
        '-' | '=' => Some(Direction::Sideways),
        _ => None,
    });
    if let Some(direction) = sign {
        return Ok(direction);
    }
    let word = Word::new(&cursor.word(is_letter));
    let found = DIRECTIONS.iter().find(|(name, _)| word.may_be(name));
    found.map(|(_, direction)| *direction).ok_or(failure)
}
