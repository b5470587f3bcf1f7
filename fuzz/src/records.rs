//! What the targets of records do with their bytes.

use chuhe::formats::charset::Native;
use chuhe::formats::record::{NodeId, Record, Step, Walk};
use chuhe::formats::{self, Reading, dhtmlxq, move_list, pgn, xqf};
use chuhe::notation::Notation;

/// Larger games are only read: writing and reading them again would slow the search down.
const WRITTEN: usize = 300;

/// Opens a file as it is.
pub fn open_bytes(data: &[u8]) {
    let _ = formats::open(data, &Native, &mut |game| check(&game));
}

/// Opens a file that begins with what its format demands.
pub fn open_after(magic: &[u8], data: &[u8]) {
    let rest = data.strip_prefix(magic).unwrap_or(data);
    open_bytes(&[magic, rest].concat());
}

/// Opens a text that begins with what its format demands.
pub fn open_text(begin: &str, data: &[u8]) {
    if let Ok(text) = std::str::from_utf8(data) {
        let rest = text.strip_prefix(begin).unwrap_or(text);
        let _ = formats::read_text(&format!("{begin}{rest}"), &mut |game| check(&game));
    }
}

/// Opens a game or a library of CCBridge.
pub fn open_ccbridge(data: &[u8]) {
    match data.split_first() {
        Some((0, rest)) => open_after(b"CCBridgeLibrary\0", rest),
        _ => open_after(b"CCBridge Record\0", data),
    }
}

/// The moves of a record are legal, and what is written of it is read back to the same.
fn check(game: &Reading) {
    let record = &game.record;
    for warning in &game.warnings {
        assert!(!warning.to_string().is_empty());
    }
    if record.plies() > WRITTEN {
        return;
    }
    for step in Walk::new(record) {
        let Step::Enter(node) = step else {
            continue;
        };
        let above = record.parent(node).unwrap_or(NodeId::ROOT);
        let before = record.position_at(above).expect("moves need a start");
        assert!(before.is_legal(record.mv(node).expect("no root")));
    }
    let text = pgn::write(record, Notation::Han);
    let again = only(text.as_bytes());
    assert_eq!(shape(&again), shape(record), "{text}");
    if let Ok(text) = dhtmlxq::write(record) {
        assert_eq!(shape(&only(text.as_bytes())), shape(record), "{text}");
    }
    move_list::write(record);
    if let Ok(file) = xqf::write(record, &Native) {
        assert_eq!(shape(&only(&file)), shape(record));
    }
}

fn only(file: &[u8]) -> Record {
    let mut games = Vec::new();
    formats::open(file, &Native, &mut |game| games.push(game)).expect("what was written is read");
    assert_eq!(games.len(), 1);
    games.remove(0).record
}

/// The tree without what is said of it: comments that look like commands are read as such.
fn shape(record: &Record) -> Vec<Option<String>> {
    let step = |step| match step {
        Step::Enter(node) => record.mv(node).map(|mv| mv.to_string()),
        Step::Leave(_) => None,
    };
    Walk::new(record).map(step).collect()
}
