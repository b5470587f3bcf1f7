//! Character sets: which one a file is written in, and its text.
//!
//! UTF-8 and UTF-16 are decoded here. The tables of GB18030 and Big5 are large, and a browser has
//! its own: so they come from outside as a [`Tables`], natively from `encoding_rs`.

#[cfg(not(target_arch = "wasm32"))]
mod native;

#[cfg(not(target_arch = "wasm32"))]
pub use native::Native;

/// A character set of records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Charset {
    /// UTF-8, with or without a byte order mark.
    Utf8,
    /// UTF-16, the low byte first.
    Utf16Le,
    /// UTF-16, the high byte first.
    Utf16Be,
    /// GB18030, which has GBK and GB2312 in it.
    Gb18030,
    /// Big5.
    Big5,
}

impl Charset {
    /// The name as people know it.
    pub const fn name(self) -> &'static str {
        match self {
            Charset::Utf8 => "UTF-8",
            Charset::Utf16Le | Charset::Utf16Be => "UTF-16",
            Charset::Gb18030 => "GB18030",
            Charset::Big5 => "Big5",
        }
    }
}

/// The tables of the Chinese character sets.
pub trait Tables {
    /// The text of bytes in GB18030; bytes without a meaning become U+FFFD.
    fn gb18030(&self, bytes: &[u8]) -> String;

    /// The text of bytes in Big5; bytes without a meaning become U+FFFD.
    fn big5(&self, bytes: &[u8]) -> String;

    /// A text in GB18030; `None` if it has a character that cannot be written so.
    fn to_gb18030(&self, text: &str) -> Option<Vec<u8>>;
}

/// How much of a file is looked at to find out its character set.
const SAMPLE: usize = 64 * 1024;

/// The text of a file and the character set in which it was found to be.
pub fn decode(bytes: &[u8], tables: &dyn Tables) -> (String, Charset) {
    let charset = detect(bytes, tables);
    let text = match charset {
        Charset::Utf8 => {
            let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
            String::from_utf8_lossy(bytes).into_owned()
        }
        Charset::Utf16Le => utf16(bytes, u16::from_le_bytes),
        Charset::Utf16Be => utf16(bytes, u16::from_be_bytes),
        Charset::Gb18030 => tables.gb18030(bytes),
        Charset::Big5 => tables.big5(bytes),
    };
    (text, charset)
}

/// One character of a text in so many may be a control character other than those of lines.
const CONTROLS: usize = 100;
/// One in so many may be undecodable: a text in a set that is not known here has plain letters still.
const BROKEN: usize = 6;

/// Whether what was decoded is a text at all: pictures, programs and packed files are full of control
/// characters and of bytes that are no characters.
pub(super) fn is_text(decoded: &str) -> bool {
    let (mut all, mut controls, mut broken) = (0_usize, 0_usize, 0_usize);
    // Old programs fill the last block of a file.
    for c in decoded.trim_end_matches(['\0', '\u{1a}']).chars() {
        all += 1;
        match c {
            char::REPLACEMENT_CHARACTER => broken += 1,
            '\t' | '\n' | '\r' | '\u{b}' | '\u{c}' => {}
            '\0'..='\u{1f}' | '\u{7f}'..='\u{9f}' => controls += 1,
            _ => {}
        }
    }
    controls <= 3 + all / CONTROLS && broken <= 2 + all / BROKEN
}

/// The text of UTF-16 bytes up to the first NUL, as fixed fields hold it.
pub(super) fn utf16le_field(bytes: &[u8]) -> String {
    let units = bytes
        .as_chunks::<2>()
        .0
        .iter()
        .map(|pair| u16::from_le_bytes(*pair))
        .take_while(|unit| *unit != 0);
    char::decode_utf16(units)
        .map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER))
        .collect()
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let units = bytes.as_chunks::<2>().0.iter().map(|pair| unit(*pair));
    char::decode_utf16(units)
        .map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER))
        .filter(|c| *c != '\u{feff}')
        .collect()
}

fn detect(bytes: &[u8], tables: &dyn Tables) -> Charset {
    match bytes {
        [0xff, 0xfe, ..] => return Charset::Utf16Le,
        [0xfe, 0xff, ..] => return Charset::Utf16Be,
        [0xef, 0xbb, 0xbf, ..] => return Charset::Utf8,
        _ => {}
    }
    let sample = &bytes[..bytes.len().min(SAMPLE)];
    if let Some(charset) = utf16_without_mark(sample) {
        return charset;
    }
    if std::str::from_utf8(bytes).is_ok() {
        return Charset::Utf8;
    }
    // A few broken bytes do not make a text of UTF-8 one of GB18030: text in the Chinese sets
    // that is read as UTF-8 is broken almost everywhere.
    let lossy = String::from_utf8_lossy(sample);
    let broken = lossy.chars().filter(|c| *c == char::REPLACEMENT_CHARACTER);
    let foreign = lossy.chars().filter(|c| !c.is_ascii()).count();
    if broken.count() * 8 < foreign {
        return Charset::Utf8;
    }
    let from = first_foreign(bytes);
    let sample = &bytes[from..bytes.len().min(from + SAMPLE)];
    let (gb, big5) = (tables.gb18030(sample), tables.big5(sample));
    if likeness(&big5) > likeness(&gb) {
        Charset::Big5
    } else {
        Charset::Gb18030
    }
}

/// The start of the line with the first byte beyond ASCII.
fn first_foreign(bytes: &[u8]) -> usize {
    let at = bytes.iter().position(|byte| !byte.is_ascii()).unwrap_or(0);
    let line = bytes[..at].iter().rposition(|byte| *byte == b'\n');
    line.map_or(0, |end| end + 1)
}

/// Every other byte of ASCII characters in UTF-16 is zero.
fn utf16_without_mark(sample: &[u8]) -> Option<Charset> {
    let pairs = sample.as_chunks::<2>().0;
    if pairs.len() < 8 {
        return None;
    }
    let low = pairs.iter().filter(|[low, high]| *low != 0 && *high == 0);
    let high = pairs.iter().filter(|[high, low]| *high == 0 && *low != 0);
    // Some characters have a zero byte of their own.
    let (low, high) = (low.count(), high.count());
    let enough = pairs.len() / 5;
    if low > enough && low / 8 >= high {
        Some(Charset::Utf16Le)
    } else if high > enough && high / 8 >= low {
        Some(Charset::Utf16Be)
    } else {
        None
    }
}

/// Characters that records have many of: pieces, directions, numerals, results.
const FREQUENT: &str = "车車马馬炮砲兵卒相象士仕将將帅帥进進退平前后後中一二三四五六七八九\
    １２３４５６７８９红紅黑胜勝负負和局象棋先对對赛賽年月日的是不着著步方攻守得";

/// How much a text looks like a record: what it should have less what it should not.
fn likeness(text: &str) -> i64 {
    text.chars()
        .filter(|c| !c.is_ascii())
        .map(|c| match c {
            char::REPLACEMENT_CHARACTER => -8,
            '\u{e000}'..='\u{f8ff}' => -4,
            c if FREQUENT.contains(c) => 4,
            '\u{4e00}'..='\u{9fff}' | '\u{3000}'..='\u{3011}' => 0,
            '\u{ff01}'..='\u{ff5e}' => 0,
            _ => -1,
        })
        .sum()
}
