//! `chuhe convert`.

use super::{chuhe, chuhe_reading, complaint, lines};

fn record(name: &str) -> String {
    format!("{}/tests/data/records/{name}", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn counts_come_last_and_warnings_one_a_line() {
    let output = chuhe(&["convert", &record("bad_move.pgn"), "-", "--to", "moves"]);
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(lines(&output), ["h2e2 h9g7 h0g2 i9h9", "c3c4"]);
    let told: Vec<String> = complaint(&output).lines().map(str::to_owned).collect();
    assert_eq!(
        told,
        [
            "warning: game 1 ply 3: `马二进四` is illegal: h0f1: the horse's leg is blocked at g0; \
             its line ends here, 2 more moves are left out",
            "read 2 games, 5 plies, 0 variations, 1 warnings",
        ]
    );
}

#[test]
fn the_ending_of_the_name_tells_the_format() {
    let folder = std::env::temp_dir().join(format!("chuhe-convert-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let xqf = folder.join("game.XQF");
    let output = chuhe(&["convert", &record("plain.xqf"), xqf.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(0), "{}", complaint(&output));
    // The file says the same as the one that it was made of.
    let again = chuhe(&["convert", xqf.to_str().unwrap(), "-", "--to", "pgn"]);
    let first = chuhe(&["convert", &record("keyed.xqf"), "-", "--to", "pgn"]);
    assert_eq!(again.stdout, first.stdout);
    assert!(complaint(&again).ends_with("read 1 games, 8 plies, 1 variations, 0 warnings\n"));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn positions_and_moves_from_standard_input() {
    let output = chuhe_reading(
        &["convert", "-", "-", "--to", "fen"],
        "1. 炮二平五 马8进7\n",
    );
    assert_eq!(
        lines(&output),
        ["rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2"]
    );
    let fen = "2bak4/4a4/4b4/9/9/9/9/4B4/4A4/2BAKR3 w - - 0 1";
    let output = chuhe_reading(
        &["convert", "-", "-", "--to", "moves"],
        &format!("{fen}\nf0f7"),
    );
    assert_eq!(lines(&output), [fen, "f0f7"]);
}

#[test]
fn failures_name_the_file_and_the_reason() {
    let failed = |arguments: &[&str], input: &str| {
        let output = chuhe_reading(arguments, input);
        assert_eq!(output.status.code(), Some(1));
        assert!(output.stdout.is_empty());
        complaint(&output).lines().last().unwrap().to_owned()
    };
    assert_eq!(
        failed(&["convert", "-", "-", "--to", "pgn"], "nothing to play"),
        "chuhe: -: the content is of no known format"
    );
    assert_eq!(
        failed(
            &["convert", "-", "-", "--to", "xqf"],
            "1. h2e2 1-0\n1. c3c4 0-1"
        ),
        "chuhe: -: XQF holds one game, not 2"
    );
    assert_eq!(
        failed(
            &["convert", "-", "-", "--to", "xqf"],
            "[ECCO \"A01\"]\n\n1. h2e2 *"
        ),
        "chuhe: -: XQF 1.0 cannot hold the tag `ECCO`"
    );
    assert_eq!(
        failed(&["convert", "-", "out.doc"], ""),
        "chuhe: out.doc: its ending names no format that is written; use --to"
    );
    assert!(
        failed(&["convert", "/nowhere/at.pgn", "-", "--to", "pgn"], "")
            .starts_with("chuhe: /nowhere/at.pgn: ")
    );
}

#[test]
fn pictures_are_written_by_their_ending() {
    let folder = std::env::temp_dir().join(format!("chuhe-pictures-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    for (ending, begin) in [
        ("svg", &b"<svg "[..]),
        ("png", b"\x89PNG\r\n"),
        ("gif", b"GIF89a"),
    ] {
        let path = folder.join(format!("game.{ending}"));
        let output = chuhe(&["convert", &record("plain.xqf"), path.to_str().unwrap()]);
        assert_eq!(output.status.code(), Some(0), "{}", complaint(&output));
        assert!(std::fs::read(path).unwrap().starts_with(begin), "{ending}");
    }
    std::fs::remove_dir_all(folder).unwrap();
}

const CO_UP: &str = "[Variant \"Cờ úp\"]\n\n1. b2e2R a6a5p 2. a3a4N a5a4 3. h2h9Pn 1-0\n";

#[test]
fn games_of_co_up_are_converted_with_what_their_moves_show() {
    let to = |format: &[&str]| {
        let arguments = [&["convert", "-", "-", "--to"], format].concat();
        chuhe_reading(&arguments, CO_UP)
    };
    let han = lines(&to(&["pgn", "--notation", "han"]));
    assert_eq!(han[..2], ["[Game \"Jieqi\"]", "[Variant \"Cờ úp\"]"]);
    assert_eq!(
        han[5..8],
        [
            "1. 暗炮八平五(车) 暗卒１进１(卒)",
            "2. 暗兵九进一(马) 卒１进１",
            "3. 暗炮二进七(兵×马)"
        ]
    );
    assert_eq!(
        lines(&to(&["fen"])),
        ["xxxxkxxPx/9/1x5x1/2x1x1x1x/9/p8/2X1X1X1X/4R4/9/XXXXKXXXX b R1A2C2P4N1B2r2a2c2p4n1b2 0 3"]
    );
    let moves = lines(&to(&["moves"])).join("\n");
    let again = chuhe_reading(
        &["convert", "-", "-", "--to", "pgn", "--notation", "han"],
        &moves,
    );
    assert_eq!(lines(&again)[5..8], han[5..8]);
    let refused = to(&["dhtmlxq"]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(complaint(&refused).contains("DhtmlXQ cannot hold pieces that lie closed"));
}
