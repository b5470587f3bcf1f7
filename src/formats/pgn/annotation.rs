//! What comments say in a form made for programs: evaluations and times.
//!
//! `[%eval 0.27,28]`, `[%clk 0:05:03]` and `[%emt 0:00:29]` stand in records of many programs and
//! are written here too; `+0.27/28 29` (worth to the mover, depth, seconds) is WinBoard's way.
//! Formats without a place for marks have them as `[%nag 1]`.

use std::fmt::Write;

use crate::formats::record::{Evaluation, Note, Worth, tidy};
use crate::rules::Color;

/// WinBoard adds this many points to the moves until mate.
const WINBOARD_MATE: i64 = 100_000;

/// Reads a comment that stands after a move of a side: what programs say goes into the note,
/// and what is left is answered.
pub(in crate::formats) fn read(comment: &str, mover: Color, note: &mut Note) -> String {
    if let Some(rest) = read_winboard(comment.trim(), mover, note) {
        return tidy(rest);
    }
    if !comment.contains("[%") {
        return tidy(comment);
    }
    let mut text = String::new();
    let mut rest = comment;
    while let Some(at) = rest.find("[%") {
        let (before, command) = rest.split_at(at);
        text.push_str(before);
        let end = command
            .find(']')
            .filter(|end| read_command(&command[2..*end], note));
        match end {
            Some(end) => {
                rest = command[end + 1..]
                    .strip_prefix(' ')
                    .unwrap_or(&command[end + 1..])
            }
            None => {
                text.push_str("[%");
                rest = &command[2..];
            }
        }
    }
    text.push_str(rest);
    tidy(&text)
}

/// Reads `eval 0.27,28` and the like; answers whether it is known.
fn read_command(command: &str, note: &mut Note) -> bool {
    let Some((name, value)) = command.split_once(' ') else {
        return false;
    };
    let value = value.trim();
    match name {
        "eval" => {
            let evaluation = read_evaluation(value);
            note.evaluation = evaluation.or(note.evaluation);
            evaluation.is_some()
        }
        "clk" => {
            let clock = read_time(value);
            note.clock_ms = clock.or(note.clock_ms);
            clock.is_some()
        }
        "emt" => {
            let elapsed = read_time(value);
            note.elapsed_ms = elapsed.or(note.elapsed_ms);
            elapsed.is_some()
        }
        "nag" => match value.parse() {
            Ok(mark) => {
                note.marks.push(mark);
                true
            }
            Err(_) => false,
        },
        _ => false,
    }
}

fn read_evaluation(value: &str) -> Option<Evaluation> {
    let (worth, depth) = match value.split_once(',') {
        Some((worth, depth)) => (worth, Some(depth.trim().parse().ok()?)),
        None => (value, None),
    };
    let worth = match worth.strip_prefix('#') {
        Some(moves) => Worth::Mate(moves.parse().ok().filter(|moves| *moves != 0)?),
        None => Worth::Centipawns(i32::try_from(read_hundredths(worth)?).ok()?),
    };
    Some(Evaluation { worth, depth })
}

/// `+1.27` as 127.
fn read_hundredths(text: &str) -> Option<i64> {
    let (sign, digits) = match text.as_bytes().first()? {
        b'-' => (-1, &text[1..]),
        b'+' => (1, &text[1..]),
        _ => (1, text),
    };
    let (whole, part) = digits.split_once('.').unwrap_or((digits, "0"));
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    if !is_number(whole) || !is_number(part) || whole.len() > 9 || part.len() > 9 {
        return None;
    }
    let hundredths: i64 = format!("{part}0")[..2].parse().ok()?;
    Some(sign * (whole.parse::<i64>().ok()? * 100 + hundredths))
}

/// `1:02:03.5`, `2:35` or `29` in milliseconds.
fn read_time(text: &str) -> Option<u64> {
    let mut seconds: u64 = 0;
    let parts: Vec<&str> = text.split(':').collect();
    let (last, others) = parts.split_last()?;
    if others.len() > 2 {
        return None;
    }
    for part in others {
        let part: u64 = part.parse().ok().filter(|part| *part < 1_000_000)?;
        seconds = (seconds + part) * 60;
    }
    let (whole, part) = last.split_once('.').unwrap_or((last, "0"));
    if whole.is_empty() || part.is_empty() || part.len() > 9 {
        return None;
    }
    let is_number = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
    if !is_number(whole) || !is_number(part) {
        return None;
    }
    let whole: u64 = whole.parse().ok().filter(|whole| *whole < 1_000_000_000)?;
    let thousandths: u64 = format!("{part}00")[..3].parse().ok()?;
    Some((seconds + whole) * 1_000 + thousandths)
}

/// Reads `+0.27/28 29`; answers what follows.
fn read_winboard<'a>(comment: &'a str, mover: Color, note: &mut Note) -> Option<&'a str> {
    if !comment.starts_with(['+', '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9']) {
        return None;
    }
    let (worth, rest) = comment.split_once('/')?;
    if !worth.contains('.') {
        return None;
    }
    let hundredths = read_hundredths(worth)?;
    let (depth, rest) = match rest.split_once(char::is_whitespace) {
        Some((depth, rest)) => (depth, rest.trim_start()),
        None => (rest, ""),
    };
    let depth: u32 = depth.parse().ok()?;
    let (time, after) = match rest.split_once(char::is_whitespace) {
        Some((time, after)) => (time, after),
        None => (rest, ""),
    };
    let elapsed = read_time(time);
    let as_red = if mover == Color::Red { 1 } else { -1 };
    let moves = hundredths.abs() - WINBOARD_MATE;
    let worth = if moves > 0 && moves < 1_000 {
        Worth::Mate((moves * hundredths.signum() * as_red) as i32)
    } else {
        Worth::Centipawns(i32::try_from(hundredths * as_red).ok()?)
    };
    note.evaluation = Some(Evaluation {
        worth,
        depth: Some(depth),
    });
    note.elapsed_ms = elapsed.or(note.elapsed_ms);
    Some(if elapsed.is_some() { after } else { rest })
}

/// The commands of a note, with spaces between them.
pub(in crate::formats) fn print(note: &Note) -> String {
    let mut text = String::new();
    if let Some(Evaluation { worth, depth }) = note.evaluation {
        let depth = depth.map_or_else(String::new, |depth| format!(",{depth}"));
        let worth = match worth {
            Worth::Mate(moves) => format!("#{moves}"),
            Worth::Centipawns(value) => {
                let sign = if value < 0 { "-" } else { "" };
                let value = value.unsigned_abs();
                format!("{sign}{}.{:02}", value / 100, value % 100)
            }
        };
        push(&mut text, format_args!("[%eval {worth}{depth}]"));
    }
    if let Some(clock) = note.clock_ms {
        push(&mut text, format_args!("[%clk {}]", print_time(clock)));
    }
    if let Some(elapsed) = note.elapsed_ms {
        push(&mut text, format_args!("[%emt {}]", print_time(elapsed)));
    }
    text
}

/// Marks as commands.
pub(in crate::formats) fn print_marks(note: &Note) -> String {
    let mut text = String::new();
    for mark in &note.marks {
        push(&mut text, format_args!("[%nag {mark}]"));
    }
    text
}

fn push(text: &mut String, command: std::fmt::Arguments<'_>) {
    let space = if text.is_empty() { "" } else { " " };
    // Writing to a string cannot fail.
    let _ = write!(text, "{space}{command}");
}

fn print_time(milliseconds: u64) -> String {
    let (seconds, part) = (milliseconds / 1_000, milliseconds % 1_000);
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    let part = match part {
        0 => String::new(),
        part => format!(".{part:03}").trim_end_matches('0').to_owned(),
    };
    format!("{hours}:{minutes:02}:{seconds:02}{part}")
}
