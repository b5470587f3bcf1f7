//! What XQF 1.0 cannot hold is refused by its name.

use chuhe::formats::charset::Native;
use chuhe::formats::xqf::{self, Unwritable};

use super::clean;

fn refused(text: &str) -> String {
    let refused: Unwritable = xqf::write(&clean(text), &Native).unwrap_err();
    refused.to_string()
}

#[test]
fn what_it_cannot_hold() {
    let cases = [
        ("[ECCO \"C03\"]\n\n1. h2e2 *", "the tag `ECCO`"),
        (
            "[Event \"x\"]\n\n1. h2e2 {[%eval 0.10]} *",
            "the evaluation of ply 1",
        ),
        (
            "[Event \"x\"]\n\n1. h2e2 h9g7 {[%clk 0:01:00]} *",
            "the time of ply 2",
        ),
        ("[Event \"x\"]\n\n1. h2e2! *", "the mark of ply 1"),
        (
            "[Red \"a name of seventeen\"]\n\n1. h2e2 *",
            "the tag `Red`: 19 bytes in GB18030, its field has 15",
        ),
        (
            "[Event \"x\"]\n[FEN \"RRR1k4/9/9/9/9/9/9/9/9/3K5 b - - 0 1\"]\n\n*",
            "a piece `R` more than a side starts with",
        ),
        (
            "[Event \"x\"]\n[FEN \"4k4/9/9/9/9/9/9/9/9/3K5 w - - 5 9\"]\n\n*",
            "the counters of the start position",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(refused(text), expected, "{text}");
    }
}
