//! The legal moves that somebody may be typing.

use super::{Notation, normalise, print, vietnamese_letters};
use crate::rules::{Move, Position};

/// A legal move with its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completion {
    /// The move.
    pub mv: Move,
    /// The notation in which it fits what is typed.
    pub notation: Notation,
    /// The move in that notation.
    pub text: String,
}

/// The legal moves whose text in one of the notations begins with what is typed, and after them
/// those whose text contains it; each move once, in the first notation in which it fits.
/// Case, diacritics, spaces, script and the width of digits do not matter. Nothing typed gives
/// every legal move.
pub fn complete(position: &Position, typed: &str, notations: &[Notation]) -> Vec<Completion> {
    let typed = folded(typed);
    let mut begin = Vec::new();
    let mut contain = Vec::new();
    for &mv in position.legal_moves().iter() {
        let mut part = None;
        for &notation in notations {
            let text = print(position, mv, notation);
            let folded = folded(&text);
            let completion = Completion { mv, notation, text };
            if folded.starts_with(&typed) {
                begin.push(completion);
                part = None;
                break;
            }
            if part.is_none() && folded.contains(&typed) {
                part = Some(completion);
            }
        }
        contain.extend(part);
    }
    begin.append(&mut contain);
    begin
}

/// A text without what does not matter when one looks for it.
fn folded(text: &str) -> String {
    let plain = normalise::plain(text);
    plain
        .chars()
        .filter(|character| *character != ' ')
        .flat_map(|character| match vietnamese_letters::base(character) {
            Some(base) => base,
            None => Some(simplified(character)),
        })
        .collect()
}

/// The simplified character of a traditional one that moves are written with; others and the
/// sides' own variants as they are.
const fn simplified(character: char) -> char {
    match character {
        '帥' => '帅',
        '將' => '将',
        '傌' | '馬' => '马',
        '俥' | '車' => '车',
        '砲' => '炮',
        '進' => '进',
        '後' => '后',
        other => other,
    }
}
