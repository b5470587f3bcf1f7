//! Text as people, programs and documents write it, made plain before a move is read.
//!
//! What is mapped are the compatibility forms that occur in records: full-width letters, digits
//! and punctuation, dashes, circled digits, radicals that stand for characters in texts copied
//! from documents. Complete tables of Unicode's NFKC would add 50 KB (compressed) to the page for
//! characters that no notation has. Vietnamese letters stay as they are: `vietnamese_letters`
//! reads them composed and decomposed.

/// The shortest move text has this many characters (`中平七`).
const SHORTEST_MOVE: usize = 3;

/// Words that end a record and are no moves.
const RESULTS: &[&str] = &[
    "1-0", "0-1", "1/2-1/2", "1/2", "*", "红胜", "紅勝", "黑胜", "黑勝", "和棋", "和局", "和",
];

/// The text with one form for each character, without what cannot be seen.
pub(super) fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '\u{ff01}'..='\u{ff5e}' => {
                let ascii = character as u32 - 0xfee0;
                plain.push(char::from_u32(ascii).unwrap_or(character));
            }
            '①'..='⑨' => {
                let number = character as u32 - '①' as u32 + 1;
                plain.extend(char::from_digit(number, 10));
            }
            // What has no width: joiners, marks of direction, the byte order mark, the soft
            // hyphen, variation selectors.
            '\u{ad}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' => {}
            '\u{2060}'..='\u{2064}' | '\u{feff}' | '\u{fe00}'..='\u{fe0f}' => {}
            '…' => plain.push_str("..."),
            '\u{2010}'..='\u{2015}' | '−' | '﹘' | '﹣' | 'ー' | '─' => plain.push('-'),
            '。' | '·' | '・' | '﹒' => plain.push('.'),
            '、' | '﹐' => plain.push(','),
            '⁄' | '∕' => plain.push('/'),
            '×' => plain.push('x'),
            '⁺' | '﹢' => plain.push('+'),
            '⁼' | '﹦' => plain.push('='),
            _ if character.is_whitespace() => plain.push(' '),
            _ => plain.push(unified(character)),
        }
    }
    plain
}

/// The character that a radical or compatibility ideograph stands for.
fn unified(character: char) -> char {
    match character {
        '⼀' => '一',
        '⼆' => '二',
        '⼋' => '八',
        '\u{f9d1}' => '六',
        '\u{f96b}' => '參',
        '\u{f9d3}' => '陸',
        '⼠' => '士',
        '⾺' => '馬',
        '⻢' => '马',
        '⾞' | '\u{f902}' => '車',
        '⻋' => '车',
        other => other,
    }
}

/// The text of one move: [`plain`], without the number of its round before it and the marks of
/// check and praise and the punctuation behind it.
pub(super) fn move_text(text: &str) -> String {
    let plain = plain(text);
    let text = without_number(plain.trim());
    text.trim_end_matches(['!', '?', '+', '#', '†', '‡', ' ', '.', ',', ';'])
        .to_owned()
}

/// Takes away `12.`, `12...` or `12,` when a move follows: `25.6` is itself a move.
fn without_number(text: &str) -> &str {
    let digits = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let rest = digits.trim_start_matches(['.', ',', ' ']);
    let numbered = digits.len() < text.len() && digits.starts_with(['.', ',']);
    if numbered && rest.chars().count() >= SHORTEST_MOVE {
        rest
    } else {
        text.trim_start_matches(['.', ' '])
    }
}

/// Whether the text is a number of a round only, as `12.` or `3...` before a move.
pub(super) fn is_round_number(text: &str) -> bool {
    let plain = plain(text);
    let rest = plain.trim_start_matches(|c: char| c.is_ascii_digit());
    rest.len() < plain.len() && !rest.is_empty() && rest.chars().all(|c| matches!(c, '.' | ','))
}

/// Whether the text is the result that ends a record: `1-0`, `红胜`, `*`.
pub(super) fn is_result(text: &str) -> bool {
    RESULTS.contains(&plain(text).trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_that_look_alike_become_one() {
        assert_eq!(plain("Ｃ２＝５"), "C2=5");
        assert_eq!(plain("炮２平５"), "炮2平5");
        assert_eq!(plain("⾺⼋進⼆"), "馬八進二");
        assert_eq!(plain("H2–E2"), "H2-E2");
        assert_eq!(plain("炮②平⑤"), "炮2平5");
        assert_eq!(plain("\u{feff}C2\u{200b}.5"), "C2.5");
        assert_eq!(plain("炮\u{3000}二\u{a0}平 五"), "炮 二 平 五");
    }

    #[test]
    fn numbers_and_marks_go_but_never_a_part_of_the_move() {
        let cases = [
            ("1. C2=5", "C2=5"),
            ("12...H8+7!?", "H8+7"),
            ("３．炮二平五＋", "炮二平五"),
            ("3、炮二平五", "炮二平五"),
            ("12.h2e2#", "h2e2"),
            ("炮二平五。", "炮二平五"),
            ("炮二平五；", "炮二平五"),
            ("... H8+7", "H8+7"),
            ("25.6", "25.6"),
            ("62.5", "62.5"),
            ("4. 25.6", "25.6"),
            ("7.35+1", "35+1"),
            ("7.中平七", "中平七"),
        ];
        for (text, expected) in cases {
            assert_eq!(move_text(text), expected, "{text}");
        }
    }

    #[test]
    fn results_and_numbers_are_told_from_moves() {
        for text in ["1-0", "1/2-1/2", "*", " 红胜 ", "和棋", "０－１"] {
            assert!(is_result(text), "{text}");
        }
        for text in ["1.", "12...", "3．", "4、"] {
            assert!(is_round_number(text), "{text}");
        }
        for text in ["25.6", "12", "h2e2", "C2.5"] {
            assert!(!is_round_number(text), "{text}");
            assert!(!is_result(text), "{text}");
        }
    }
}
