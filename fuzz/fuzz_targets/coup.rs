//! Cờ úp: the first line is a FEN, the others are pasted moves; as a record they are written and read
//! again.
#![no_main]

use chuhe::formats::record::{NodeId, Record};
use chuhe::formats::{coup_fen, move_list, pgn, read_text, share};
use chuhe::notation::coup::{print, read, read_line, split};
use chuhe::notation::{Notation, Reading};
use chuhe::rules::Variant;
use chuhe::rules::coup::{CoUpMove, View};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let (fen, moves) = text.split_once('\n').unwrap_or((text, ""));
    let Ok(mut view) = coup_fen::parse(fen, Variant::CO_UP) else {
        return;
    };
    let written = coup_fen::print(&view);
    assert_eq!(coup_fen::parse(&written, Variant::CO_UP).as_ref(), Ok(&view));
    let Ok(line) = read_line(&view, &split(moves), Reading::Any) else {
        return;
    };
    keeps(&view, &line);
    for played in line {
        for notation in Notation::ALL {
            let text = print(view.position(), played, notation);
            let found = read(view.position(), &text, Reading::from(notation));
            assert_eq!(found.map(|found| view.check(found)), Ok(Ok(played)), "{text}");
        }
        let before = view.clone();
        let undo = view.play(played).expect("a move that was read is legal");
        view.undo(played.mv, undo);
        assert_eq!(view, before);
        view.play_unchecked(played);
    }
});

/// What a record of the moves is written as is read back to the same.
fn keeps(start: &View, line: &[CoUpMove]) {
    let mut record = Record::of_view(start.clone());
    let mut node = NodeId::ROOT;
    for played in line {
        node = record.add(node, *played).expect("the line was read");
    }
    assert!(share::decode(&share::encode(&record)) == Ok(record.clone()));
    for notation in Notation::ALL {
        let text = pgn::write(&record, notation);
        assert!(only(&text) == record, "{text}");
    }
    let text = move_list::write(&record);
    assert!(only(&text) == record, "{text}");
}

fn only(text: &str) -> Record {
    let mut games = Vec::new();
    read_text(text, &mut |game| games.push(game)).expect("what was written is read");
    assert_eq!(games.len(), 1, "{text}");
    assert!(games[0].warnings.is_empty(), "{:?} {text}", games[0].warnings);
    games.remove(0).record
}
