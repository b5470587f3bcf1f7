//! Running text with moves in it, as people paste it: split into the texts of the moves.

use super::grammar::{Grammar, Syntax};
use super::normalise;

/// The longest move in words: `Tốt thứ 2 4 bình 5`, or each character by itself.
const LONGEST_MOVE: usize = 8;

/// Splits pasted text into the texts of its moves. Moves stand on lines of their own or
/// with tabs, commas, semicolons or spaces between them; numbers of rounds and results are left
/// out. What no grammar can read stays together, so that an error can name it.
pub fn split(text: &str) -> Vec<String> {
    split_by(text, is_readable)
}

/// The same with another idea of what can be read.
pub(super) fn split_by(text: &str, readable: fn(&str) -> bool) -> Vec<String> {
    let mut moves = Vec::new();
    let separators = ['\n', '\r', '\t', ';', ',', '，', '；'];
    for part in text.split(separators) {
        split_part(part, readable, &mut moves);
    }
    moves
}

fn split_part(part: &str, is_readable: fn(&str) -> bool, moves: &mut Vec<String>) {
    let words: Vec<&str> = part
        .split_whitespace()
        .filter(|word| !normalise::is_round_number(word) && !normalise::is_result(word))
        .collect();
    let mut unread: Vec<&str> = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let longest = LONGEST_MOVE.min(words.len() - at);
        let readable = (1..=longest)
            .rev()
            .map(|count| (count, words[at..at + count].join(" ")))
            .find(|(_, text)| is_readable(text));
        match readable {
            Some((count, text)) => {
                flush(&mut unread, moves);
                moves.push(text);
                at += count;
            }
            None => {
                unread.push(words[at]);
                at += 1;
            }
        }
    }
    flush(&mut unread, moves);
}

fn flush(unread: &mut Vec<&str>, moves: &mut Vec<String>) {
    if !unread.is_empty() {
        moves.push(unread.join(" "));
        unread.clear();
    }
}

fn is_readable(text: &str) -> bool {
    let plain = normalise::move_text(text);
    let readable = |grammar| Syntax::read(grammar, &plain).is_ok();
    Grammar::ALL.into_iter().any(readable)
}
