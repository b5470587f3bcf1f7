//! Readers and writers of records: small files whose content is known, properties, hostile input.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used)]

mod co_up;
mod dhtmlxq;
mod files;
mod hostile;
mod pgn;
mod pictures;
mod random_records;
mod record;
mod round_trips;
mod share;
mod xqf;

use chuhe::formats::charset::Native;
use chuhe::formats::problem::OpenError;
use chuhe::formats::record::{NodeId, Record};
use chuhe::formats::{Opened, Reading, open};
use chuhe::rules::Move;

/// Everything in a file.
fn open_all(bytes: &[u8]) -> Result<(Opened, Vec<Reading>), OpenError> {
    let mut games = Vec::new();
    let opened = open(bytes, &Native, &mut |game| games.push(game))?;
    Ok((opened, games))
}

/// The only game of a text that reads without a warning.
fn clean(text: &str) -> Record {
    let (_, mut games) = open_all(text.as_bytes()).unwrap();
    assert_eq!(games.len(), 1, "{text}");
    let game = games.remove(0);
    let warnings: Vec<String> = game.warnings.iter().map(|w| w.to_string()).collect();
    assert_eq!(warnings, [""; 0], "{text}");
    game.record
}

/// A tree as text: moves in coordinates, alternatives in brackets after the move they replace.
fn tree(record: &Record) -> String {
    fn line(record: &Record, above: NodeId, text: &mut String) {
        let children: Vec<NodeId> = record.children(above).collect();
        let Some((main, others)) = children.split_first() else {
            return;
        };
        let say = |node: NodeId, text: &mut String| {
            text.push_str(&record.mv(node).unwrap().to_string());
            if let Some(note) = record.note(node).filter(|note| !note.comment.is_empty()) {
                text.push_str(&format!("{{{}}}", note.comment));
            }
            text.push(' ');
        };
        say(*main, text);
        for other in others {
            text.push('(');
            say(*other, text);
            line(record, *other, text);
            *text = text.trim_end().to_owned() + ") ";
        }
        line(record, *main, text);
    }
    let mut text = String::new();
    line(record, NodeId::ROOT, &mut text);
    text.trim_end().to_owned()
}

/// The moves of a main line in coordinates.
fn main_line(record: &Record) -> String {
    let moves = record.line_to(record.main_end());
    moves
        .iter()
        .map(Move::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}
