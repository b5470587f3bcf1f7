//! Words between the moves of a record, and moves without spaces between them.

use crate::notation::Grammar;

/// A word without the number of a round before it; `None` if it is nothing else.
pub(super) fn without_number(word: &str) -> Option<&str> {
    let is_digit = |c: char| c.is_ascii_digit() || ('０'..='９').contains(&c);
    let is_point = |c: char| matches!(c, '.' | '．' | '。' | '、' | '…' | '·' | ':' | '：');
    let rest = word.trim_start_matches(is_digit);
    if rest.len() == word.len() {
        // `...` before a move of Black.
        let rest = word.trim_start_matches(is_point);
        return (!rest.is_empty()).then_some(rest);
    }
    if rest.is_empty() {
        // A round's number without a point. More digits are something else.
        return (word.chars().count() > 3).then_some(word);
    }
    let after = rest.trim_start_matches(is_point);
    if after.is_empty() {
        return None;
    }
    // `25.6` is a move of WXF.
    let numbered = after.len() < rest.len() && after.chars().nth(2).is_some();
    Some(if numbered { after } else { word })
}

/// The number of the round that a word begins with.
pub(super) fn round_number(word: &str) -> Option<u32> {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    word[..digits].parse().ok()
}

/// Takes the marks `!` and `?` off the end of a move: the move and the mark's number.
pub(super) fn without_mark(word: &str) -> (&str, Option<u8>) {
    let is_mark = |c: char| matches!(c, '!' | '?' | '！' | '？');
    if !word.ends_with(is_mark) {
        return (word, None);
    }
    let plain = word.trim_end_matches(is_mark);
    let mark: String = word[plain.len()..]
        .chars()
        .map(|c| {
            if matches!(c, '！') {
                '!'
            } else if c == '？' {
                '?'
            } else {
                c
            }
        })
        .collect();
    let number = match &*mark {
        "!" => 1,
        "?" => 2,
        "!!" => 3,
        "??" => 4,
        "!?" => 5,
        "?!" => 6,
        more if more.starts_with('!') => 3,
        _ => 4,
    };
    (plain, Some(number))
}

const PIECES: &str = "帅帥将將仕士相象马馬傌车車俥炮砲包兵卒";
const DIRECTIONS: &str = "进進退平上下";
const PLACES: &str = "前中后後";
const NUMERALS: &str = "一二三四五六七八九１２３４５６７８９123456789壹贰貳叁參肆伍陆陸柒捌玖";

/// The moves in Chinese characters that stand in a word without spaces between them; none if
/// there is no whole move in it.
pub(super) fn han_moves(word: &str) -> Vec<&str> {
    let letters: Vec<(usize, char)> = word.char_indices().collect();
    let is = |index: usize, set: &str| letters.get(index).is_some_and(|(_, c)| set.contains(*c));
    let mut moves = Vec::new();
    let mut from = 0;
    for direction in 2..letters.len() {
        if !is(direction, DIRECTIONS) || !is(direction + 1, NUMERALS) {
            continue;
        }
        let five = direction >= 3
            && is(direction - 3, PLACES)
            && is(direction - 2, PIECES)
            && is(direction - 1, NUMERALS);
        let first = if five { direction - 3 } else { direction - 2 };
        let named = is(first, PIECES) || is(first, PLACES) || is(first, NUMERALS);
        let described = is(first + 1, PIECES) || is(first + 1, NUMERALS) || is(first + 1, PLACES);
        if first < from || !named || !described {
            continue;
        }
        from = direction + 2;
        let end = letters.get(from).map_or(word.len(), |(at, _)| *at);
        moves.push(&word[letters[first].0..end]);
    }
    moves
}

/// Whether there is a number in a word, as in every move in one word.
pub(super) fn has_number(word: &str) -> bool {
    word.contains(|c: char| c.is_ascii_digit() || NUMERALS.contains(c))
}

/// Whether a word that no grammar reads was meant as a move, so that the line cannot go on
/// without it.
pub(super) fn is_like_a_move(word: &str) -> bool {
    let length = word.chars().count();
    let has = |set: &str| word.contains(|c| set.contains(c));
    if word.is_ascii() {
        let digits = word.bytes().filter(u8::is_ascii_digit).count();
        let letters = word.bytes().filter(u8::is_ascii_alphabetic).count();
        return (2..=9).contains(&length) && digits > 0 && letters > 0 || word == "--";
    }
    let piece = has(PIECES);
    let numeral = has(NUMERALS);
    (3..=6).contains(&length) && (has("进進退平") && (piece || numeral) || piece && numeral)
}

/// The grammar that the form of a word speaks for.
pub(super) fn grammar_of(word: &str) -> Option<Grammar> {
    if word.contains(|c| PIECES.contains(c) || "进進退平".contains(c)) {
        return Some(Grammar::Han);
    }
    let bytes = word.as_bytes();
    let file = |byte: u8| matches!(byte | 0x20, b'a'..=b'i');
    let points = match *bytes {
        [a, b, c, d] => file(a) && b.is_ascii_digit() && file(c) && d.is_ascii_digit(),
        [a, _, b'-', c, _] => file(a) && file(c),
        [a, b'1', b'0', c, ..] | [a, _, c, b'1', b'0'] => file(a) && file(c),
        _ => false,
    };
    points.then_some(Grammar::Coordinate)
}

/// A move in coordinates with ranks 1-10 as one with ranks 0-9; `None` if it is none.
pub(super) fn lowered(word: &str) -> Option<String> {
    let mut lowered = String::with_capacity(4);
    let mut rest = word;
    for _ in 0..2 {
        let file = rest.chars().next().filter(char::is_ascii_alphabetic)?;
        rest = &rest[1..];
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let rank: u8 = rest[..digits].parse().ok()?;
        rest = rest[digits..].trim_start_matches(['-', 'x', 'X', ':']);
        lowered.push(file);
        lowered.push_str(&rank.checked_sub(1).filter(|rank| *rank < 10)?.to_string());
    }
    let is_suffix = |c: char| matches!(c, '+' | '#' | '.' | '!' | '?');
    rest.trim_matches(is_suffix).is_empty().then_some(lowered)
}

/// Whether a word in coordinates has a rank 10.
pub(super) fn has_tenth_rank(word: &str) -> bool {
    grammar_of(word) == Some(Grammar::Coordinate) && word.contains("10")
}
