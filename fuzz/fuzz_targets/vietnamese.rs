//! Moves in Vietnamese.
#![no_main]

use chuhe::notation::{Grammar, Notation};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| chuhe_fuzz::read_by(
    Grammar::Vietnamese,
    Some(Notation::VietnameseShort),
    data
));
