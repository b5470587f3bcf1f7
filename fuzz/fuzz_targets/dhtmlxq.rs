//! DhtmlXQ.
#![no_main]

use chuhe_fuzz::records::open_text;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    open_text("[DhtmlXQ]", data);
});
