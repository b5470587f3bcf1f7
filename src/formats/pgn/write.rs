//! Writing game records in PGN.

use std::fmt::Write;

use super::annotation;
use super::start::{CO_UP_GAME, CO_UP_VARIANT, CUSTOMS, print_customs};
use crate::formats::record::{NodeId, Note, Record};
use crate::notation::{self, Notation};
use crate::rules::coup::{View, ViewUndo};
use crate::rules::{Color, Move};

/// A record as PGN, with an empty line after it.
pub fn write(record: &Record, notation: Notation) -> String {
    let mut text = String::new();
    write_tags(&mut text, record, notation);
    text.push('\n');
    let mut writer = Writer::new(record, notation);
    writer.moves();
    text.push_str(writer.text.trim_start());
    if !text.ends_with('\n') {
        text.push('\n');
    }
    text.push_str(record.tags.outcome().token());
    text.push_str("\n\n");
    text
}

fn write_tags(text: &mut String, record: &Record, notation: Notation) {
    let mut tag = |name: &str, value: &str| {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        // Writing to a string cannot fail.
        let _ = writeln!(text, "[{name} \"{value}\"]");
    };
    let customs = record.setup().variant.customs();
    let game = match customs {
        Some(_) => CO_UP_GAME,
        None => "Chinese Chess",
    };
    tag("Game", record.tags.get("Game").unwrap_or(game));
    if let Some(customs) = customs {
        tag("Variant", CO_UP_VARIANT);
        if let Some(text) = print_customs(customs).filter(|_| record.tags.get(CUSTOMS).is_none()) {
            tag(CUSTOMS, &text);
        }
    }
    for (name, value) in record.tags.iter().filter(|(name, _)| *name != "Game") {
        tag(name, value);
    }
    if record.tags.get("Result").is_none() {
        tag("Result", "*");
    }
    tag("Format", format_name(notation));
    if !record.is_usual_start() && record.tags.get("FEN").is_none() {
        tag("FEN", &record.start_text());
    }
}

const fn format_name(notation: Notation) -> &'static str {
    match notation {
        Notation::Coordinate | Notation::Iccs => "ICCS",
        Notation::Wxf => "WXF",
        Notation::Vietnamese | Notation::VietnameseShort => "Vietnamese",
        Notation::Han | Notation::HanTraditional => "Chinese",
    }
}

struct Writer<'a> {
    record: &'a Record,
    notation: Notation,
    text: String,
    view: Option<View>,
    undos: Vec<(Move, ViewUndo)>,
    /// Whether Black's next move needs the number of its round.
    numbered: bool,
    /// How many variations are open.
    open: usize,
}

impl<'a> Writer<'a> {
    fn new(record: &'a Record, notation: Notation) -> Writer<'a> {
        Writer {
            record,
            notation,
            text: String::new(),
            view: record.start_view().cloned(),
            undos: Vec::new(),
            numbered: true,
            open: 0,
        }
    }

    /// A main move comes before its alternatives and what follows it after them, so that a
    /// main move's children wait until its siblings have been written.
    fn moves(&mut self) {
        if let Some(note) = self.record.note(NodeId::ROOT) {
            self.note(note);
        }
        let mut waiting = vec![Task::Line(NodeId::ROOT)];
        while let Some(task) = waiting.pop() {
            match task {
                Task::Line(above) => {
                    let Some(main) = self.record.next(above) else {
                        continue;
                    };
                    self.enter(main);
                    waiting.push(Task::Descend(main));
                    let others: Vec<NodeId> = self.record.children(above).skip(1).collect();
                    waiting.extend(others.into_iter().rev().map(Task::Variation));
                    if self.record.sibling(main).is_some() {
                        self.leave();
                    }
                }
                Task::Descend(main) => {
                    if self.record.sibling(main).is_some() {
                        self.step(main);
                    }
                    waiting.push(Task::Leave);
                    waiting.push(Task::Line(main));
                }
                Task::Variation(node) => {
                    self.text.push_str(" (");
                    self.open += 1;
                    self.numbered = true;
                    self.enter(node);
                    waiting.push(Task::Close);
                    waiting.push(Task::Leave);
                    waiting.push(Task::Line(node));
                }
                Task::Leave => self.leave(),
                Task::Close => {
                    self.text.push(')');
                    self.open -= 1;
                    self.numbered = true;
                }
            }
        }
    }

    /// Writes a move with its note and plays it.
    fn enter(&mut self, node: NodeId) {
        let note = self.record.note(node);
        if let Some(note) = note.filter(|note| !note.lead.is_empty()) {
            self.comment("", &note.lead);
            self.numbered = true;
        }
        let Some(played) = self.record.played(node) else {
            return;
        };
        self.space();
        if let Some(position) = self.view.as_ref().map(View::position) {
            let round = position.round();
            let number = match position.turn() {
                Color::Red => format!("{round}. "),
                Color::Black if self.numbered => format!("{round}. ... "),
                Color::Black => String::new(),
            };
            self.text.push_str(&number);
            self.text
                .push_str(&notation::coup::print(position, played, self.notation));
        }
        self.numbered = false;
        self.step(node);
        if let Some(note) = note {
            self.note(note);
        }
    }

    /// A round of the main line begins a line; everything else follows after a space.
    fn space(&mut self) {
        let turn = self.view.as_ref().map(|view| view.position().turn());
        let red = turn == Some(Color::Red);
        if red && self.open == 0 && !self.text.ends_with(['(', '\n']) {
            self.text.push('\n');
        } else if !self.text.is_empty() && !self.text.ends_with(['(', '\n']) {
            self.text.push(' ');
        }
    }

    fn note(&mut self, note: &Note) {
        for mark in &note.marks {
            let _ = write!(self.text, " ${mark}");
        }
        let commands = annotation::print(note);
        if !commands.is_empty() || !note.comment.is_empty() {
            self.comment(&commands, &note.comment);
            self.numbered = true;
        }
    }

    /// A comment in braces. Lines with a closing brace, which no comment in braces can have, and
    /// lines that look like a tag are written as comments to the end of the line.
    fn comment(&mut self, commands: &str, text: &str) {
        if !self.text.is_empty() && !self.text.ends_with(['(', '\n']) {
            self.text.push(' ');
        }
        let is_plain = |line: &str| !line.contains('}') && !line.starts_with('[');
        if text.split('\n').all(is_plain) {
            let space = if commands.is_empty() || text.is_empty() {
                ""
            } else {
                " "
            };
            let _ = write!(self.text, "{{{commands}{space}{text}}}");
            return;
        }
        if !commands.is_empty() {
            let _ = write!(self.text, "{{{commands}}} ");
        }
        let mut plain: Vec<&str> = Vec::new();
        for line in text.split('\n') {
            if is_plain(line) {
                plain.push(line);
                continue;
            }
            if !plain.is_empty() {
                let _ = write!(self.text, "{{{}}} ", plain.join("\n"));
                plain.clear();
            }
            let _ = writeln!(self.text, ";{line}");
        }
        if !plain.is_empty() {
            let _ = write!(self.text, "{{{}}}", plain.join("\n"));
        }
    }

    fn step(&mut self, node: NodeId) {
        if let (Some(view), Some(played)) = (&mut self.view, self.record.played(node)) {
            self.undos.push((played.mv, view.play_unchecked(played)));
        }
    }

    fn leave(&mut self) {
        if let (Some(view), Some((mv, undo))) = (&mut self.view, self.undos.pop()) {
            view.undo(mv, undo);
        }
    }
}

enum Task {
    /// Writes the main continuation after a node, its alternatives, and so on.
    Line(NodeId),
    /// Goes on after a main move whose alternatives are written.
    Descend(NodeId),
    /// Writes an alternative in brackets.
    Variation(NodeId),
    /// Takes a move back.
    Leave,
    /// Ends an alternative.
    Close,
}
