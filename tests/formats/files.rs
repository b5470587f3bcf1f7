//! The files of tests/data/records, which were made by a script that shares nothing with the code
//! here: every format and character set, with what is in them.

use chuhe::formats::charset::Charset;
use chuhe::formats::{Format, Reading};

use super::{main_line, open_all, tree};

/// The line that most of the files hold.
const LINE: &str = "h2e2 h9g7 h0g2 i9h9 i0h0 g6g5";

fn read(name: &str) -> (Format, Option<Charset>, Vec<Reading>) {
    let path = format!("{}/tests/data/records/{name}", env!("CARGO_MANIFEST_DIR"));
    let (opened, games) = open_all(&std::fs::read(path).unwrap()).unwrap();
    (opened.format, opened.charset, games)
}

fn only(name: &str, format: Format) -> Reading {
    let (found, _, mut games) = read(name);
    assert_eq!(found, format, "{name}");
    assert_eq!(games.len(), 1, "{name}");
    games.remove(0)
}

fn warnings(game: &Reading) -> Vec<String> {
    game.warnings.iter().map(|w| w.to_string()).collect()
}

#[test]
fn pgn_in_every_character_set() {
    let expected = "h2e2 h9g7 h0g2 i9h9{两边都出车} i0h0 (c3c4{先挺兵} g6g5) g6g5 h0h6 b9c7";
    for (name, charset, red) in [
        ("utf8.pgn", Charset::Utf8, "甲队员"),
        ("gbk.pgn", Charset::Gb18030, "甲队员"),
        ("utf16le.pgn", Charset::Utf16Le, "甲队员"),
        ("utf16be_no_mark.pgn", Charset::Utf16Be, "A"),
        ("big5.pgn", Charset::Big5, "甲隊員"),
    ] {
        let (format, found, games) = read(name);
        assert_eq!((format, found), (Format::Pgn, Some(charset)), "{name}");
        let [game] = &games[..] else {
            panic!("{name}: {} games", games.len());
        };
        assert_eq!(warnings(game), [""; 0], "{name}");
        let record = &game.record;
        let simplified = tree(record).replace("兩邊都出車", "两边都出车");
        assert_eq!(simplified, expected, "{name}");
        assert_eq!(record.tags.get("Red"), Some(red), "{name}");
        assert_eq!(record.tags.get("Result"), Some("1/2-1/2"), "{name}");
        assert_eq!((record.plies(), record.variations()), (10, 1), "{name}");
    }
}

#[test]
fn pgn_in_every_notation() {
    let (_, _, games) = read("iccs.pgn");
    let lines: Vec<String> = games.iter().map(|game| main_line(&game.record)).collect();
    assert_eq!(lines, ["h2e2 h9g7 h0g2 i9h9", "c3c4"]);
    assert_eq!(games[0].record.tags.get("Red"), Some("A"));
    assert_eq!(games[0].record.tags.get("Result"), Some("1-0"));
    for (name, expected) in [
        (
            "wxf.pgn",
            "h2e2 h9g7 h0g2 i9h9 i0h0 (c3c4 g6g5) g6g5 h0h6 b9c7",
        ),
        ("from_one.pgn", "h2e2 h9g7 h0g2 i9h9 i0h0"),
        ("san.pgn", "h2e2 h9g7 h0g2 i9h9 i0h0 g6g5"),
        ("vietnamese.pgn", "h2e2 h9g7 h0g2 i9h9"),
    ] {
        let game = only(name, Format::Pgn);
        assert_eq!(warnings(&game), [""; 0], "{name}");
        assert_eq!(tree(&game.record), expected, "{name}");
    }
}

#[test]
fn moves_without_tags() {
    let game = only("moves.txt", Format::Moves);
    assert_eq!(main_line(&game.record), format!("{LINE} h0h6 b9c7"));
    let game = only("position_and_moves.txt", Format::Moves);
    // Red's chariot stands on file 4, from its right: f.
    assert_eq!(main_line(&game.record), "f0f7 e7g9");
}

#[test]
fn xqf_plain_and_keyed_hold_the_same() {
    let expected = "h2e2 h9g7 h0g2{好} i9h9 i0h0 (c3c4{变着} g6g5) g6g5";
    let [plain, keyed] = ["plain.xqf", "keyed.xqf"].map(|name| only(name, Format::Xqf));
    for game in [&plain, &keyed] {
        assert_eq!(warnings(game), [""; 0]);
        assert_eq!(tree(&game.record), expected);
        assert!(game.record.is_usual_start());
        assert_eq!(game.record.tags.get("Title"), Some("小例"));
        assert_eq!(game.record.tags.get("Black"), Some("乙"));
        assert_eq!(game.record.tags.get("Result"), Some("0-1"));
    }
    assert_eq!(plain.record, keyed.record);
}

#[test]
fn cbr_and_cbl() {
    let game = only("tree.cbr", Format::Cbr);
    assert_eq!(warnings(&game), [""; 0]);
    let expected = "h2e2 h9g7 h0g2{好} i9h9 i0h0 (c3c4{变着} g6g5) g6g5";
    assert_eq!(tree(&game.record), expected);
    assert_eq!(game.record.tags.get("Result"), Some("1/2-1/2"));

    let (format, _, games) = read("two_games.cbl");
    assert_eq!((format, games.len()), (Format::Cbl, 2));
    assert_eq!(tree(&games[0].record), expected);
    assert_eq!(games[0].record.tags.get("Title"), Some("第一局"));
    assert_eq!(main_line(&games[1].record), "h2e2 h9g7");
    assert_eq!(
        warnings(&games[1]),
        [
            "game 2 ply 3: `h0g4` is illegal: the piece does not move so; its line ends here, \
          1 more move is left out"
        ]
    );
}

#[test]
fn cbf() {
    let game = only("line.cbf", Format::Cbf);
    assert_eq!(warnings(&game), [""; 0]);
    assert_eq!(tree(&game.record), "h2e2 h9g7 h0g2{好 > 坏} i9h9 i0h0 g6g5");
    assert_eq!(game.record.tags.get("Title"), Some("小例 & 其他"));
    assert_eq!(game.record.tags.get("Result"), Some("1-0"));
}

#[test]
fn dhtmlxq_with_branches_and_comments() {
    let game = only("tree.dhtmlxq.txt", Format::DhtmlXq);
    assert_eq!(
        tree(&game.record),
        "h2e2 h9g7 h0g2 i9h9{一\n二} i0h0 (c3c4{变} g6g5 i0h0 (b0c2)) g6g5 h0h6 b9c7"
    );
    assert_eq!(
        warnings(&game),
        ["game 1 ply 40: `move_0_40_3` belongs to no line; it is left out"]
    );
    assert_eq!(game.record.tags.get("Result"), Some("1-0"));
}

#[test]
fn a_bad_move_ends_its_line_and_nothing_else() {
    let (_, _, games) = read("bad_move.pgn");
    assert_eq!(games.len(), 2);
    assert_eq!(tree(&games[0].record), "h2e2 h9g7{lost} h0g2 i9h9");
    assert_eq!(
        warnings(&games[0]),
        [
            "game 1 ply 3: `马二进四` is illegal: h0f1: the horse's leg is blocked at g0; \
          its line ends here, 2 more moves are left out"
        ]
    );
    assert_eq!(main_line(&games[1].record), "c3c4");
    assert_eq!(warnings(&games[1]), [""; 0]);
}
