//! Writing records in DhtmlXQ.

use std::fmt::Write;

use super::{FOREIGN, NAMES, OWN, TECHNICAL};
use crate::formats::pgn::annotation;
use crate::formats::problem::ClosedPieces;
use crate::formats::record::{NodeId, Note, Outcome, Record};
use crate::formats::{digits, fen, piece_order};
use crate::rules::{Color, Setup};

/// A record in DhtmlXQ, ending with a new line. Evaluations, times and marks, for which the
/// format has no place, stand in the comments as commands.
///
/// # Errors
/// If it is a record of cờ úp: the format has no closed pieces.
pub fn write(record: &Record) -> Result<String, ClosedPieces> {
    if record.is_co_up() {
        return Err(ClosedPieces);
    }
    let mut text = String::from("[DhtmlXQ]\n");
    tag(&mut text, "ver", "www_dpxq_com");
    tag(&mut text, "init", "500,350");
    for (name, value) in record.tags.iter().filter(|(name, _)| *name != "Result") {
        let own = NAMES.iter().find(|(_, known)| *known == name);
        match own {
            Some((own, _)) => tag(&mut text, own, value),
            None => tag(&mut text, &foreign_name(name), value),
        }
    }
    let result = match record.tags.outcome() {
        Outcome::Won(Color::Red) => "红胜",
        Outcome::Won(Color::Black) => "黑胜",
        Outcome::Drawn => "和局",
        Outcome::Unknown => record.tags.known("Result").unwrap_or("未知"),
    };
    tag(&mut text, "result", result);
    write_start(&mut text, record);
    write_lines(&mut text, record);
    text.push_str("[/DhtmlXQ]\n");
    Ok(text)
}

/// The name of a tag that the format does not know, such that reading gives it back.
fn foreign_name(name: &str) -> String {
    let has_capitals = |name: &str| name.contains(|c: char| c.is_ascii_uppercase());
    match name.strip_prefix(OWN) {
        Some(own) if !has_capitals(own) && !is_taken(own) => own.to_owned(),
        None if has_capitals(name) && !is_taken(name) => name.to_owned(),
        _ => format!("{FOREIGN}{name}"),
    }
}

/// Whether a name means something of its own in the format.
fn is_taken(name: &str) -> bool {
    let small = name.to_lowercase();
    let known = NAMES.iter().any(|(own, _)| *own == small);
    let line = ["comment", "move_", "dhj", "tag_", "scriptmoves"];
    known || TECHNICAL.contains(&&*small) || line.iter().any(|begin| small.starts_with(begin))
}

fn tag(text: &mut String, name: &str, value: &str) {
    // Writing to a string cannot fail.
    let _ = writeln!(text, "[{OWN}{name}]{}[/{OWN}{name}]", escaped(value));
}

/// What would end a value or mean a new line is written by its number.
fn escaped(value: &str) -> String {
    value
        .replace('\\', "\\u005c")
        .replace('[', "\\u005b")
        .replace('|', "\\u007c")
        .replace('<', "\\u003c")
        .replace('\n', "||")
}

/// `binit` tells the placement, and the first move who begins; what that cannot tell is a FEN.
fn write_start(text: &mut String, record: &Record) {
    let setup = record.setup();
    let first = record.next(NodeId::ROOT);
    let places = piece_order::places(setup);
    let plain = Setup {
        halfmoves: 0,
        round: 1,
        ..setup.clone()
    };
    let told = *setup == plain && (first.is_some() || setup.turn == Color::Red);
    match places {
        Ok(places) => {
            let point = |place: Option<_>| match place {
                Some(square) => digits::print_square(square),
                None => String::from("99"),
            };
            let binit: String = places.into_iter().map(point).collect();
            tag(text, "binit", &binit);
            if !told {
                tag(text, "fen", &fen::print(setup));
            }
        }
        Err(_) => tag(text, "fen", &fen::print(setup)),
    }
}

fn write_lines(text: &mut String, record: &Record) {
    let mut comments = String::new();
    if let Some(note) = record.note(NodeId::ROOT) {
        comment(&mut comments, "comment0", note);
    }
    let mut ids = 0;
    // A line, the branch that it leaves, and the ply of its first move.
    let mut waiting = vec![(record.next(NodeId::ROOT), 0, 1)];
    while let Some((first, parent, ply)) = waiting.pop() {
        let id = ids;
        ids += 1;
        let mut moves = String::new();
        let mut others = Vec::new();
        let line = std::iter::successors(first, |node| record.next(*node));
        for (ply, node) in (ply..).zip(line) {
            if let Some(mv) = record.mv(node) {
                moves.push_str(&digits::print(mv));
            }
            if let Some(note) = record.note(node) {
                let name = match id {
                    0 => format!("comment{ply}"),
                    id => format!("comment{id}_{ply}"),
                };
                comment(&mut comments, &name, note);
            }
            // The line's first move was listed among the alternatives of the one before.
            let above = record.parent(node).filter(|_| record.is_main(node));
            for other in above
                .into_iter()
                .flat_map(|above| record.children(above).skip(1))
            {
                others.push((Some(other), id, ply));
            }
        }
        let name = match id {
            0 => String::from("movelist"),
            id => format!("move_{parent}_{ply}_{id}"),
        };
        tag(text, &name, &moves);
        others.reverse();
        waiting.extend(others);
    }
    text.push_str(&comments);
}

fn comment(text: &mut String, name: &str, note: &Note) {
    let parts = [
        annotation::print(note),
        annotation::print_marks(note),
        note.lead.clone(),
        note.comment.clone(),
    ];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    if !parts.is_empty() {
        tag(text, name, &parts.join("\n"));
    }
}
