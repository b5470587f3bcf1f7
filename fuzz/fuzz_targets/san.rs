//! Moves in WinBoard's moves.
#![no_main]

use chuhe::notation::Grammar;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| chuhe_fuzz::read_by(Grammar::San, None, data));
