//! FEN: what is read is written and read again, and a playable position stays one.
#![no_main]

use chuhe::formats::fen::{self, Letters};
use chuhe::rules::Position;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let Ok(setup) = fen::parse(text) else {
        return;
    };
    for letters in [Letters::Engine, Letters::Spoken] {
        let printed = fen::print_with(&setup, letters);
        assert_eq!(fen::parse(&printed).as_ref(), Ok(&setup), "{printed}");
    }
    let _ = setup.oddities();
    match Position::from_setup(&setup) {
        Ok(position) => {
            // Round 0 counts as 1, and a count of rounds beyond 31 bits is cut.
            let again = position.to_setup();
            assert_eq!((again.board, again.turn), (setup.board, setup.turn));
            let legal = position.legal_moves();
            assert!(legal.iter().all(|mv| position.is_legal(*mv)));
        }
        Err(_) => assert!(!setup.defects().is_empty()),
    }
});
