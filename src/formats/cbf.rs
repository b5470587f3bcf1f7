//! CBF, the XML of CCBridge: `<ChineseChessRecord>` with a head of texts and a list of moves.
//!
//! A move's value is the file and rank of both points, ranks from Black's side (`77-47`); its text
//! is the comment. The first move, `00-00`, holds what is said of the start. As in CBR, `end="1"`
//! ends a line, and the next move is then the latest alternative that was announced.

use super::builder::{Builder, Reading};
use super::digits;
use super::fen;
use super::problem::{Problem, quote};
use super::record::Outcome;
use crate::rules::{Color, Setup};

/// The element that every file has.
const ROOT: &str = "<ChineseChessRecord";

/// The elements of the head and their tags.
const FIELDS: &[(&str, &str)] = &[
    ("Name", "Title"),
    ("URL", "URL"),
    ("From", "Source"),
    ("ContestType", "EventType"),
    ("Contest", "Event"),
    ("Round", "Round"),
    ("Group", "Group"),
    ("Table", "Board"),
    ("Date", "Date"),
    ("Site", "Site"),
    ("TimeRule", "TimeControl"),
    ("Red", "Red"),
    ("RedTeam", "RedTeam"),
    ("RedTime", "RedTime"),
    ("RedRating", "RedElo"),
    ("Black", "Black"),
    ("BlackTeam", "BlackTeam"),
    ("BlackTime", "BlackTime"),
    ("BlackRating", "BlackElo"),
    ("Referee", "Referee"),
    ("Recorder", "Recorder"),
    ("Commentator", "Annotator"),
    ("Creator", "Author"),
    ("DateCreated", "DateCreated"),
    ("DateModified", "DateModified"),
    ("ECCO", "ECCO"),
    ("ResultType", "Termination"),
];

/// Where the first game of a text begins.
pub(super) fn first_game(text: &str) -> Option<usize> {
    text.find(ROOT)
}

/// Reads the games of a text and gives each to `sink`; answers how many there were.
pub(super) fn read(text: &str, sink: &mut dyn FnMut(Reading)) -> usize {
    let mut number = 0;
    for game in text.split(ROOT).skip(1) {
        number += 1;
        sink(read_game(game, number));
    }
    number
}

fn read_game(text: &str, number: usize) -> Reading {
    let (head, moves) = text.split_once("<MoveList").unwrap_or((text, ""));
    let fen_text = element(head, "FEN").filter(|text| !text.trim().is_empty());
    let mut problem = None;
    let setup = match &fen_text {
        None => Setup::start(),
        Some(text) => fen::parse(text).unwrap_or_else(|error| {
            problem = Some(Problem::Fen {
                text: quote(text),
                error,
            });
            Setup::default()
        }),
    };
    let mut builder = Builder::new(setup, number);
    if let Some(problem) = problem {
        builder.warn(problem);
    }
    let tags = &mut builder.record().tags;
    for (name, tag) in FIELDS {
        if let Some(value) = element(head, name) {
            tags.set_known(tag, &value);
        }
    }
    let result = element(head, "RecordResult").unwrap_or_default();
    let outcome = match result.trim() {
        "1" => Outcome::Won(Color::Red),
        "2" => Outcome::Won(Color::Black),
        "3" | "4" => Outcome::Drawn,
        other => Outcome::read(other).unwrap_or_default(),
    };
    if outcome != Outcome::Unknown {
        tags.set("Result", outcome.token());
    }
    read_moves(&mut builder, moves);
    builder.finish()
}

fn read_moves(builder: &mut Builder, text: &str) {
    let mut branches: Vec<usize> = Vec::new();
    let mut ended = false;
    for part in text.split("<Move").skip(1) {
        let Some((attributes, content)) = part.split_once('>') else {
            builder.warn(Problem::Truncated);
            return;
        };
        let Some(value) = attribute(attributes, "value") else {
            continue;
        };
        let comment = content.split("</Move").next().unwrap_or_default();
        let comment = plain(comment);
        if value == "00-00" {
            builder.comment(&comment);
            continue;
        }
        if ended {
            match branches.pop() {
                Some(depth) => builder.back_to(depth),
                None => {
                    builder.warn(Problem::NoSuchLine(quote(value)));
                    return;
                }
            }
        }
        let digits: Vec<u8> = value.bytes().filter(u8::is_ascii_digit).collect();
        let mv = digits.first_chunk::<4>().copied().and_then(digits::read);
        let announced = ["var", "branch", "variation"]
            .iter()
            .any(|name| attribute(attributes, name).is_some_and(|value| value != "0"));
        if announced {
            branches.push(builder.depth());
        }
        match mv.filter(|_| digits.len() == 4) {
            Some(mv) => {
                if let Some(piece) = builder.record().setup().piece_at(mv.from()) {
                    builder.let_begin(piece.color);
                }
                builder.play(mv);
            }
            None if builder.position().is_none() => builder.skip(),
            None => builder.end_line(Problem::OffBoard {
                token: quote(value),
                dropped: 0,
            }),
        }
        builder.comment(&comment);
        ended = attribute(attributes, "end").is_some_and(|end| end != "0");
    }
}

/// The text of the first element of a name.
fn element(text: &str, name: &str) -> Option<String> {
    let open = format!("<{name}>");
    let (_, after) = text.split_once(&open)?;
    let end = format!("</{name}>");
    Some(plain(after.split_once(&end)?.0))
}

/// The value of an attribute.
fn attribute<'a>(attributes: &'a str, name: &str) -> Option<&'a str> {
    let mut rest = attributes;
    while let Some((before, after)) = rest.split_once('=') {
        let quote = after.trim_start();
        let mark = quote.chars().next().filter(|c| matches!(c, '"' | '\''))?;
        let (value, next) = quote[1..].split_once(mark)?;
        if before.trim() == name {
            return Some(value.trim());
        }
        rest = next;
    }
    None
}

/// Text with its entities replaced and without the marks of CDATA.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("<![CDATA[") {
        plain.push_str(&entities(&rest[..at]));
        let inside = &rest[at + 9..];
        let end = inside.find("]]>").unwrap_or(inside.len());
        plain.push_str(&inside[..end]);
        rest = inside.get(end + 3..).unwrap_or_default();
    }
    plain.push_str(&entities(rest));
    plain
}

fn entities(text: &str) -> String {
    let mut parts = text.split('&');
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part.split_once(';').unwrap_or((part, ""));
        let number = name
            .strip_prefix('#')
            .map(|code| match code.strip_prefix(['x', 'X']) {
                Some(hexadecimal) => u32::from_str_radix(hexadecimal, 16),
                None => code.parse(),
            });
        let character = match name {
            "lt" => Some('<'),
            "gt" => Some('>'),
            "amp" => Some('&'),
            "quot" => Some('"'),
            "apos" => Some('\''),
            "nbsp" => Some(' '),
            _ => number.and_then(Result::ok).and_then(char::from_u32),
        };
        match character {
            Some(character) => {
                plain.push(character);
                plain.push_str(rest);
            }
            None => {
                plain.push('&');
                plain.push_str(part);
            }
        }
    }
    plain
}
