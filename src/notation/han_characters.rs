//! The characters of the Han notation: kinds, directions, places, numerals, in both scripts.

use super::HanScript;
use super::described::Direction;
use super::stacks::Place;
use crate::rules::{Color, Piece, Role};

/// Numerals 1-9 as they are printed.
const NUMERALS: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];
/// Numerals that cannot be altered by a stroke, as some records have them, in both scripts.
const LEGAL_NUMERALS: [&str; 9] = ["壹", "贰貳", "叁參", "肆", "伍", "陆陸", "柒", "捌", "玖"];
/// Ten, in numbers of pieces that only positions set up by hand have.
pub(super) const TEN: char = '十';

/// The character of a piece in Chinese texts, which name the same kind differently by side: `仕` and `士`.
pub const fn of_piece(piece: Piece, traditional: bool) -> char {
    let script = match traditional {
        true => HanScript::Traditional,
        false => HanScript::Simplified,
    };
    name(script, piece.color, piece.role)
}

/// The character of a kind.
pub(super) const fn name(script: HanScript, color: Color, role: Role) -> char {
    let traditional = matches!(script, HanScript::Traditional);
    match (color, role) {
        (Color::Red, Role::General) if traditional => '帥',
        (Color::Red, Role::General) => '帅',
        (Color::Black, Role::General) if traditional => '將',
        (Color::Black, Role::General) => '将',
        (Color::Red, Role::Advisor) => '仕',
        (Color::Black, Role::Advisor) => '士',
        (Color::Red, Role::Elephant) => '相',
        (Color::Black, Role::Elephant) => '象',
        (Color::Red, Role::Horse) if traditional => '傌',
        (Color::Black, Role::Horse) if traditional => '馬',
        (_, Role::Horse) => '马',
        (Color::Red, Role::Chariot) if traditional => '俥',
        (Color::Black, Role::Chariot) if traditional => '車',
        (_, Role::Chariot) => '车',
        (Color::Black, Role::Cannon) if traditional => '砲',
        (_, Role::Cannon) => '炮',
        (Color::Red, Role::Soldier) => '兵',
        (Color::Black, Role::Soldier) => '卒',
    }
}

/// The kind that a character of either script and either side means.
pub(super) const fn role(character: char) -> Option<Role> {
    Some(match character {
        '帅' | '帥' | '将' | '將' => Role::General,
        '仕' | '士' => Role::Advisor,
        '相' | '象' => Role::Elephant,
        '马' | '馬' | '傌' | '㐷' => Role::Horse,
        '车' | '車' | '俥' | '伡' => Role::Chariot,
        '炮' | '砲' | '包' => Role::Cannon,
        '兵' | '卒' => Role::Soldier,
        _ => return None,
    })
}

/// The character of a direction.
pub(super) const fn direction_name(script: HanScript, direction: Direction) -> char {
    match (direction, script) {
        (Direction::Forward, HanScript::Simplified) => '进',
        (Direction::Forward, HanScript::Traditional) => '進',
        (Direction::Back, _) => '退',
        (Direction::Sideways, _) => '平',
    }
}

/// The direction that a character means.
pub(super) const fn direction(character: char) -> Option<Direction> {
    Some(match character {
        '进' | '進' | '上' => Direction::Forward,
        '退' | '下' => Direction::Back,
        '平' => Direction::Sideways,
        _ => return None,
    })
}

/// The rear place, the only one that the scripts write differently.
pub(super) const fn rear(script: HanScript) -> char {
    match script {
        HanScript::Simplified => '后',
        HanScript::Traditional => '後',
    }
}

/// The place that a character means.
pub(super) const fn place(character: char) -> Option<Place> {
    Some(match character {
        '前' => Place::Front,
        '中' => Place::Middle,
        '后' | '後' => Place::Rear,
        _ => return None,
    })
}

/// A number 1-99 in Chinese numerals.
pub fn numeral(number: usize) -> String {
    let mut text = String::new();
    let (tens, ones) = (number / 10, number % 10);
    if tens > 1 {
        text.extend(NUMERALS.get(tens - 1));
    }
    if tens > 0 {
        text.push(TEN);
    }
    if ones > 0 {
        text.push(NUMERALS[ones - 1]);
    }
    text
}

/// A number 1-9 that a numeral or an Arabic digit means.
pub(super) fn digit(character: char) -> Option<u8> {
    let index = NUMERALS
        .iter()
        .position(|numeral| *numeral == character)
        .or_else(|| {
            LEGAL_NUMERALS
                .iter()
                .position(|forms| forms.contains(character))
        });
    match index {
        Some(index) => Some(index as u8 + 1),
        None => super::cursor::digit(character),
    }
}
