//! XQF: the bytes after the two that every file begins with.
#![no_main]

use chuhe_fuzz::records::open_after;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    open_after(b"XQ", data);
});
