//! Cờ úp: the first line is a FEN, the others are pasted moves.
#![no_main]

use chuhe::formats::coup_fen;
use chuhe::notation::coup::{print, read, read_line, split};
use chuhe::notation::{Notation, Reading};
use chuhe::rules::Variant;
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
