//! The pieces that the text of a game record consists of.

use crate::notation::coup;

/// One piece of movetext.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Piece<'a> {
    /// A tag: its name and its value as it is written.
    Tag(&'a str, &'a str),
    /// A comment without its braces; whether it has an end.
    Comment(&'a str, bool),
    /// `(`
    Open,
    /// `)`
    Close,
    /// `$3`
    Mark(u8),
    /// Anything else between spaces.
    Word(&'a str),
}

/// A place in a text.
#[derive(Clone, Debug)]
pub(super) struct Scanner<'a> {
    text: &'a str,
    at: usize,
    /// Whether a tag may stand here: tags begin a line or follow each other. This also bounds
    /// the time spent on looking for their ends.
    tags: bool,
    /// Whether `;` begins a comment; without tags it stands between moves.
    pub(super) semicolon_comments: bool,
    /// Whether brackets around the name of a piece are a part of a move of cờ úp.
    pub(super) shown: bool,
}

impl<'a> Scanner<'a> {
    /// How many bytes of the text have been scanned.
    pub(super) const fn read(&self) -> usize {
        self.at
    }

    pub(super) fn new(text: &'a str) -> Scanner<'a> {
        Scanner {
            text,
            at: 0,
            tags: true,
            semicolon_comments: false,
            shown: false,
        }
    }

    /// The next piece.
    pub(super) fn next(&mut self) -> Option<Piece<'a>> {
        loop {
            let at = self.skip_spaces();
            let rest = &self.text[at..];
            let &first = rest.as_bytes().first()?;
            let tags = std::mem::replace(&mut self.tags, false);
            match first {
                b'{' => return Some(self.comment()),
                _ if self.shown && shown_length(rest).is_some() => {
                    let length = shown_length(rest).unwrap_or_default();
                    self.at = at + length;
                    return Some(Piece::Word(&rest[..length]));
                }
                b'(' => return Some(self.single(1, Piece::Open)),
                b')' => return Some(self.single(1, Piece::Close)),
                b'[' => match Some(rest).filter(|_| tags).and_then(tag) {
                    Some((name, value, length)) => {
                        self.at = at + length;
                        self.tags = true;
                        return Some(Piece::Tag(name, value));
                    }
                    None => self.at = at + 1,
                },
                b'$' => {
                    let digits = rest[1..].bytes().take_while(u8::is_ascii_digit).count();
                    self.at = at + 1 + digits;
                    if let Ok(mark) = rest[1..1 + digits].parse() {
                        return Some(Piece::Mark(mark));
                    }
                }
                b';' if self.semicolon_comments => {
                    let end = line_end(self.text, at);
                    self.at = end;
                    return Some(Piece::Comment(&self.text[at + 1..end], true));
                }
                b'%' if at == 0 || self.text.as_bytes()[at - 1] == b'\n' => {
                    self.at = line_end(self.text, at);
                }
                b'}' | b']' | b'<' | b'>' | b';' | b',' => self.at = at + 1,
                _ if rest.starts_with('（') => {
                    return Some(self.single('（'.len_utf8(), Piece::Open));
                }
                _ if rest.starts_with('）') => {
                    return Some(self.single('）'.len_utf8(), Piece::Close));
                }
                _ => {
                    let end = word_end(self.text, at);
                    self.at = end;
                    return Some(Piece::Word(&self.text[at..end]));
                }
            }
        }
    }

    fn single(&mut self, length: usize, piece: Piece<'a>) -> Piece<'a> {
        self.at += length;
        piece
    }

    /// The words that follow, as far as nothing else comes between.
    pub(super) fn words(&self) -> impl Iterator<Item = (&'a str, Scanner<'a>)> + use<'a> {
        let mut ahead = self.clone();
        std::iter::from_fn(move || match ahead.next()? {
            Piece::Word(word) => Some((word, ahead.clone())),
            _ => None,
        })
    }

    fn skip_spaces(&mut self) -> usize {
        let bytes = self.text.as_bytes();
        while let Some(&byte) = bytes.get(self.at) {
            if byte.is_ascii_whitespace() || byte < b' ' {
                self.tags |= matches!(byte, b'\n' | b'\r');
                self.at += 1;
            } else if let Some(length) = wide_separator(&bytes[self.at..]) {
                self.at += length;
            } else {
                break;
            }
        }
        self.at
    }

    /// A comment in braces. Where the closing one is missing, it ends before the next game.
    fn comment(&mut self) -> Piece<'a> {
        let from = self.at + 1;
        let rest = &self.text[from..];
        let is_game = |at: usize| {
            let name = tag(&rest[at..]).map(|(name, ..)| name);
            matches!(name, Some("Game" | "Event" | "FEN" | "Red" | "White"))
        };
        let mut ends = rest.match_indices(['}', '[']).filter(|(at, found)| {
            let at_line = rest[..*at].ends_with('\n');
            *found == "}" || at_line && is_game(*at)
        });
        let (next_game, close) = match ends.next() {
            Some((at, "}")) => (None, Some(at)),
            Some((at, _)) => (Some(at), None),
            None => (None, None),
        };
        match (next_game, close) {
            (Some(end), _) => {
                self.at = from + end;
                self.tags = true;
                Piece::Comment(&rest[..end], false)
            }
            (None, Some(end)) => {
                self.at = from + end + 1;
                Piece::Comment(&rest[..end], true)
            }
            (None, None) => {
                self.at = self.text.len();
                Piece::Comment(rest, false)
            }
        }
    }
}

/// The longest text in brackets that names pieces, in bytes.
const LONGEST_SHOWN: usize = 48;

/// The length of brackets at the beginning of a text that say what a move of cờ úp shows.
fn shown_length(text: &str) -> Option<usize> {
    let inside = text.strip_prefix(['(', '（'])?;
    let end = floor_boundary(inside, LONGEST_SHOWN).find([')', '）'])?;
    let closing = inside[end..].chars().next()?;
    coup::names_pieces(&inside[..end]).then(|| text.len() - inside.len() + end + closing.len_utf8())
}

/// Where the first line that begins with a tag begins.
pub(in crate::formats) fn first_tag(text: &str) -> Option<usize> {
    let mut lines = text.split(['\n', '\r']);
    let line = lines.find(|line| {
        let line = line.trim_start();
        line.starts_with('[') && line.contains('"') && tag(line).is_some()
    })?;
    Some(line.as_ptr() as usize - text.as_ptr() as usize)
}

/// Whether a line begins with a tag that is whole: a name, a value in quotation marks, both brackets.
pub(in crate::formats) fn has_whole_tag(text: &str) -> bool {
    let is_name = |name: &str| name.chars().all(|c| c.is_alphanumeric() || c == '_');
    text.split(['\n', '\r']).any(|line| {
        let line = line.trim_start();
        tag(line).is_some_and(|(name, _, length)| {
            let whole = &line[..length];
            is_name(name) && whole.contains('"') && whole.ends_with(']')
        })
    })
}

/// The length of a space or mark beyond ASCII that separates words.
fn wide_separator(bytes: &[u8]) -> Option<usize> {
    match bytes {
        // No-break space.
        [0xc2, 0xa0, ..] => Some(2),
        // Ideographic space; byte order mark; full-width comma and semicolon.
        [0xe3, 0x80, 0x80, ..] | [0xef, 0xbb, 0xbf, ..] | [0xef, 0xbc, 0x8c | 0x9b, ..] => Some(3),
        _ => None,
    }
}

fn line_end(text: &str, at: usize) -> usize {
    text[at..].find('\n').map_or(text.len(), |end| at + end)
}

fn word_end(text: &str, at: usize) -> usize {
    let bytes = text.as_bytes();
    let mut end = at;
    while let Some(&byte) = bytes.get(end) {
        let ends = match byte {
            0..=b' ' | b'{' | b'}' | b'(' | b')' | b'[' | b']' | b';' | b',' | b'$' => true,
            0xc2 | 0xe3 => wide_separator(&bytes[end..]).is_some(),
            0xef => {
                let parenthesis = matches!(bytes[end..], [_, 0xbc, 0x88 | 0x89, ..]);
                parenthesis || wide_separator(&bytes[end..]).is_some()
            }
            _ => false,
        };
        if ends {
            break;
        }
        end += 1;
    }
    // What is no word by its first character is one by itself: nothing is met twice.
    if end == at {
        let first = text[at..].chars().next().map_or(1, char::len_utf8);
        return at + first;
    }
    end
}

/// The longest value of a tag over several lines, in bytes.
const LONGEST_VALUE: usize = 16 * 1024;
/// The longest value without quotation marks.
const LONGEST_BARE: usize = 256;

/// A tag at the beginning of a text: name, value as written, length.
fn tag(text: &str) -> Option<(&str, &str, usize)> {
    let inside = text.strip_prefix('[')?.trim_start_matches([' ', '\t']);
    let name_length = inside
        .find(|c: char| c.is_whitespace() || matches!(c, '"' | ']' | '[' | '%' | '{' | '}'))
        .filter(|length| *length > 0)?;
    let (name, rest) = inside.split_at(name_length);
    if !name.starts_with(|c: char| c.is_alphabetic()) {
        return None;
    }
    let rest = rest.trim_start_matches([' ', '\t']);
    let offset = |part: &str| part.as_ptr() as usize - text.as_ptr() as usize;
    let Some(value) = rest.strip_prefix('"') else {
        // `[FEN rnb...]`, without quotes, within one line.
        let end = floor_boundary(rest, LONGEST_BARE).find(['\n', ']'])?;
        let bare = rest[..end].trim();
        let closed = rest[end..].starts_with(']') && !bare.is_empty();
        return closed.then_some((name, bare, offset(rest) + end + 1));
    };
    // A value over several lines does not run into the next tag.
    let longest = floor_boundary(value, LONGEST_VALUE);
    let within = longest.find("\n[").map_or(longest, |end| &longest[..end]);
    for (quote, _) in within.match_indices('"') {
        let after = value[quote + 1..].trim_start_matches([' ', '\t']);
        if after.starts_with(']') && !is_escaped(&value[..quote]) {
            return Some((name, &value[..quote], offset(after) + 1));
        }
    }
    // The end is missing: the tag ends with its line.
    let line = value.find('\n').unwrap_or(value.len());
    let bare = value[..line].trim_end().trim_end_matches(']');
    Some((name, bare.trim_end_matches('"'), offset(value) + line))
}

/// At most so many bytes of a text.
fn floor_boundary(text: &str, bytes: usize) -> &str {
    &text[..text.floor_char_boundary(bytes)]
}

/// Whether an odd number of backslashes stands before a place. Other programs write none, so
/// that one at the end of a value is only meant if another quotation mark ends it.
fn is_escaped(before: &str) -> bool {
    let plain = before.trim_end_matches('\\').len();
    (before.len() - plain) % 2 == 1
}
