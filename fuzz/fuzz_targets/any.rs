//! Pasted lines of moves in any notation, and completion.
#![no_main]

use chuhe::notation::{Notation, Reading, print_line, read_line, split};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    chuhe_fuzz::complete_in_all(data);
    let Some((position, text)) = chuhe_fuzz::position_and_text(data) else {
        return;
    };
    let texts = split(text);
    match read_line(&position, &texts, Reading::Any) {
        Ok(moves) => {
            assert_eq!(moves.len(), texts.len());
            // What is written in one notation is read as the same line.
            let han = print_line(&position, &moves, Notation::Han);
            assert_eq!(read_line(&position, &han, Reading::Any), Ok(moves));
        }
        Err(error) => assert!(error.index < texts.len()),
    }
});
