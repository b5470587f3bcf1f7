//! CBR and CBL: the first byte tells which.
#![no_main]

use chuhe_fuzz::records::open_ccbridge;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    open_ccbridge(data);
});
