//! Tags, and what is said of moves, in the bits of a link.

use super::bits::{Reader, Writer};
use crate::formats::record::{Evaluation, NodeId, Note, Record, Step, Walk, Worth};

/// The root and all moves, depth first.
fn nodes(record: &Record) -> Vec<NodeId> {
    let enter = |step| match step {
        Step::Enter(node) => Some(node),
        Step::Leave(_) => None,
    };
    std::iter::once(NodeId::ROOT)
        .chain(Walk::new(record).filter_map(enter))
        .collect()
}

/// A number with a sign as one without: 0, -1, 1, -2, ...
const fn folded(value: i32) -> u64 {
    ((value << 1) ^ (value >> 31)) as u32 as u64
}

fn unfolded(value: u64) -> Option<i32> {
    let value = u32::try_from(value).ok()?;
    Some((value >> 1) as i32 ^ -((value & 1) as i32))
}

/// Writes the tags, then for each note how many nodes were passed since the last one.
pub(super) fn write(writer: &mut Writer, record: &Record) {
    writer.number(record.tags.iter().count() as u64);
    for (name, value) in record.tags.iter() {
        writer.text(name);
        writer.text(value);
    }
    let mut passed = 0;
    for node in nodes(record) {
        passed += 1;
        if let Some(note) = record.note(node).filter(|note| !note.is_empty()) {
            writer.number(passed);
            write_note(writer, note);
            passed = 0;
        }
    }
    writer.number(0);
}

fn write_note(writer: &mut Writer, note: &Note) {
    for text in [&note.comment, &note.lead] {
        writer.bit(!text.is_empty());
        if !text.is_empty() {
            writer.text(text);
        }
    }
    writer.number(note.marks.len() as u64);
    for mark in &note.marks {
        writer.number((*mark).into());
    }
    writer.bit(note.evaluation.is_some());
    if let Some(Evaluation { worth, depth }) = note.evaluation {
        let (mate, value) = match worth {
            Worth::Centipawns(value) => (false, value),
            Worth::Mate(moves) => (true, moves),
        };
        writer.bit(mate);
        writer.number(folded(value));
        writer.number(depth.map_or(0, |depth| u64::from(depth) + 1));
    }
    for time in [note.clock_ms, note.elapsed_ms] {
        writer.bit(time.is_some());
        if let Some(time) = time {
            writer.number(time);
        }
    }
}

/// Reads what [`write()`] has written; `None` if it is damaged.
pub(super) fn read(reader: &mut Reader<'_>, record: &mut Record) -> Option<()> {
    for _ in 0..reader.number()? {
        let name = reader.text()?;
        let value = reader.text()?;
        record.tags.set(&name, &value);
    }
    let nodes = nodes(record);
    let mut at = 0;
    loop {
        let passed = usize::try_from(reader.number()?).ok()?;
        if passed == 0 {
            return Some(());
        }
        at += passed;
        let node = *nodes.get(at - 1)?;
        *record.note_mut(node) = read_note(reader)?;
    }
}

fn read_note(reader: &mut Reader<'_>) -> Option<Note> {
    let mut text = || match reader.bit()? {
        true => reader.text(),
        false => Some(String::new()),
    };
    let comment = text()?;
    let lead = text()?;
    let mut marks = Vec::new();
    for _ in 0..reader.number()? {
        marks.push(reader.number()?.try_into().ok()?);
    }
    let evaluation = match reader.bit()? {
        true => Some(read_evaluation(reader)?),
        false => None,
    };
    let mut time = || match reader.bit()? {
        true => reader.number().map(Some),
        false => Some(None),
    };
    Some(Note {
        lead,
        comment,
        marks,
        evaluation,
        clock_ms: time()?,
        elapsed_ms: time()?,
    })
}

fn read_evaluation(reader: &mut Reader<'_>) -> Option<Evaluation> {
    let mate = reader.bit()?;
    let value = unfolded(reader.number()?)?;
    let worth = match mate {
        true if value == 0 => return None,
        true => Worth::Mate(value),
        false => Worth::Centipawns(value),
    };
    let depth = match reader.number()? {
        0 => None,
        depth => Some(u32::try_from(depth - 1).ok()?),
    };
    Some(Evaluation { worth, depth })
}
