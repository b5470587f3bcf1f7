//! Files of any format and character set, as they are opened.
#![no_main]

use chuhe_fuzz::records::open_bytes;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    open_bytes(data);
});
