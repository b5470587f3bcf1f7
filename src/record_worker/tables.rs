//! The Chinese character sets, by the tables that every browser has.

use std::collections::BTreeMap;

use web_sys::TextDecoder;

use crate::formats::charset::Tables;

/// GB18030 and Big5 by the browser's decoder.
pub(super) struct BrowserTables;

impl Tables for BrowserTables {
    fn gb18030(&self, bytes: &[u8]) -> String {
        decode("gb18030", bytes)
    }

    fn big5(&self, bytes: &[u8]) -> String {
        decode("big5", bytes)
    }

    fn to_gb18030(&self, text: &str) -> Option<Vec<u8>> {
        if text.is_ascii() {
            return Some(text.as_bytes().to_vec());
        }
        let codes = codes();
        let mut bytes = Vec::with_capacity(text.len());
        for c in text.chars() {
            match codes.get(&c) {
                _ if c.is_ascii() => bytes.push(c as u8),
                Some(code) => bytes.extend(code),
                None => bytes.extend(code_beyond(c)?),
            }
        }
        Some(bytes)
    }
}

fn decode(label: &str, bytes: &[u8]) -> String {
    // Both labels are known to every browser; what cannot be read becomes U+FFFD.
    let decoder = TextDecoder::new_with_label(label);
    let decoded = decoder.and_then(|decoder| decoder.decode_with_u8_array(bytes));
    decoded.unwrap_or_default()
}

/// How many codes of four bytes belong to the first plane.
const OF_FIRST_PLANE: u32 = 39_420;
/// The number of the first code beyond it.
const FIRST_BEYOND: u32 = 189_000;

/// The characters of the first plane beyond ASCII with their codes, found by decoding all of them at
/// once: browsers do not encode.
fn codes() -> BTreeMap<char, Vec<u8>> {
    let two = (0x81..=0xfe).flat_map(|lead| (0x40..=0xfe).map(move |trail| vec![lead, trail]));
    let two = two.filter(|code| code[1] != 0x7f);
    let four = (0..OF_FIRST_PLANE).map(|number| four_bytes(number).to_vec());
    let codes: Vec<Vec<u8>> = two.chain(four).collect();
    let text = decode("gb18030", &codes.join(&b'\n'));
    let mut found = BTreeMap::new();
    for (text, code) in text.split('\n').zip(codes) {
        let mut characters = text.chars();
        if let (Some(c), None) = (characters.next(), characters.next())
            && c != char::REPLACEMENT_CHARACTER
        {
            found.entry(c).or_insert(code);
        }
    }
    found
}

/// The code of a character beyond the first plane; the standard counts them through.
fn code_beyond(c: char) -> Option<[u8; 4]> {
    Some(four_bytes((c as u32).checked_sub(0x1_0000)? + FIRST_BEYOND))
}

/// The code of four bytes with a number: its digits have the bases 126, 10, 126, 10.
fn four_bytes(mut number: u32) -> [u8; 4] {
    let mut digit = |first: u8, base: u32| {
        let digit = first + (number % base) as u8;
        number /= base;
        digit
    };
    let fourth = digit(0x30, 10);
    let third = digit(0x81, 126);
    let second = digit(0x30, 10);
    let first = digit(0x81, 126);
    [first, second, third, fourth]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_of_four_bytes_are_those_of_the_standard() {
        // GB 18030-2005: U+0080, U+20AC is of two bytes, U+FFFF, U+10000, U+10FFFF.
        assert_eq!(four_bytes(0), [0x81, 0x30, 0x81, 0x30]);
        assert_eq!(four_bytes(39_419), [0x84, 0x31, 0xa4, 0x39]);
        assert_eq!(code_beyond('\u{10000}'), Some([0x90, 0x30, 0x81, 0x30]));
        assert_eq!(code_beyond('\u{10ffff}'), Some([0xe3, 0x32, 0x9a, 0x35]));
        assert_eq!(code_beyond('a'), None);
    }
}
