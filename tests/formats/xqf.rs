//! What XQF 1.0 cannot hold is refused by its name; what games are told of that are played here it holds.

use chuhe::formats;
use chuhe::formats::charset::Native;
use chuhe::formats::record::{NodeId, Record};
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
            "[Annotator \"a name of seventeen\"]\n\n1. h2e2 *",
            "the tag `Annotator`: 19 bytes in GB18030, its field has 15",
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

/// The rules, the end and the names of a played game have no field, or a longer text than theirs.
#[test]
fn a_played_game_stays_whole() {
    for comment in ["", "{two words\nin two lines}"] {
        let text = format!(
            "[Red \"Программа, уровень 10\"]\n[Black \"Вы\"]\n[Date \"2026.11.30\"]\n[Result \"1-0\"]\n\
             [RuleSet \"Club no_capture_plies=80\"]\n[Termination \"time forfeit\"]\n\n{comment} 1. h2e2 h9g7 1-0"
        );
        let record = clean(&text);
        let file = xqf::write(&record, &Native).unwrap();
        let mut read = Vec::new();
        formats::open(&file, &Native, &mut |game| read.push(game)).unwrap();
        assert_eq!(read.len(), 1);
        assert!(read[0].warnings.is_empty());
        let back = &read[0].record;
        for tag in ["Red", "Black", "Date", "Result", "RuleSet", "Termination"] {
            assert_eq!(back.tags.get(tag), record.tags.get(tag), "{tag}");
        }
        assert_eq!(back.note(NodeId::ROOT), record.note(NodeId::ROOT));
        let moves = |record: &Record| record.line_to(record.main_end());
        assert_eq!(moves(back), moves(&record));
    }
}
