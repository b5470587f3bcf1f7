//! `--variant coup`. The facts are those of `tests/data`.

use super::{chuhe, chuhe_reading, complaint, lines};

const START: &str =
    "xxxxkxxxx/9/1x5x1/x1x1x1x1x/9/9/X1X1X1X1X/1X5X1/9/XXXXKXXXX w R2A2C2P5N2B2r2a2c2p5n2b2 0 1";

fn judge(fen: &str, moves: &str) -> Vec<String> {
    lines(&chuhe(&[
        "judge",
        "--rules",
        "Club",
        "--variant",
        "coup",
        "--fen",
        fen,
        "--moves",
        moves,
    ]))
}

#[test]
fn every_reveal_is_counted() {
    assert_eq!(lines(&chuhe(&["perft", "1", "--variant", "coup"])), ["259"]);
    let two = chuhe(&["perft", "2", "--variant", "coup", "--fen", START]);
    assert_eq!(lines(&two), ["66462"]);
    let divided = lines(&chuhe(&["perft", "1", "--divide", "--variant", "coup"]));
    assert!(divided.contains(&"a3a4N 1".to_owned()), "{divided:?}");
    assert_eq!(divided.len(), 260);
}

#[test]
fn moves_are_judged_with_what_they_reveal() {
    let judged = judge(START, "h2h9Pn");
    assert_eq!(judged[0], "move legal check=0");
    assert_eq!(judged[3], "counts plies=1 no_capture=0 repetition=1");
    // The soldier's point opens the cannon's file: U1-6 of the cases.
    assert_eq!(judge(START, "e3e4C")[0], "move legal check=1");
    assert_eq!(
        judge(START, "e3d3C")[0],
        "move illegal reason=soldier_sideways"
    );
    assert_eq!(
        judge("4k4/9/9/9/9/9/9/9/3p5/3K5 w - 0 1", "d0d1")[2],
        "status draw:no_attackers@1"
    );
}

#[test]
fn letters_that_do_not_fit_are_refused_with_place_and_reason() {
    for (moves, reason) in [
        (
            "b0c2",
            "move 1 `b0c2`: a closed piece moves: what it turns out to be is missing",
        ),
        (
            "b0c2K",
            "move 1: `b0c2K`: `K` is no piece that can lie closed",
        ),
        (
            "e0e1R",
            "move 1 `e0e1R`: the piece is open already and reveals nothing",
        ),
        (
            "b0c2Nr",
            "move 1 `b0c2Nr`: `r` is named as taken, but no closed piece stands there",
        ),
    ] {
        let output = chuhe(&[
            "judge",
            "--rules",
            "Club",
            "--variant",
            "coup",
            "--moves",
            moves,
        ]);
        assert_eq!(output.status.code(), Some(1), "{moves}");
        let complaint = complaint(&output);
        assert!(complaint.contains(reason), "{complaint}");
    }
    // In xiangqi nothing is revealed.
    let output = chuhe(&["judge", "--rules", "Club", "--moves", "h2e2C"]);
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn a_batch_takes_the_variant_for_every_line() {
    let input = format!("{START}\tb0c2N\nnonsense\tb0c2N\n");
    let output = chuhe_reading(
        &[
            "judge",
            "--rules",
            "Asian",
            "--variant",
            "coup",
            "--batch",
            "-",
        ],
        &input,
    );
    assert_eq!(output.status.code(), Some(0));
    let blocks = lines(&output);
    assert_eq!(blocks[0], "move legal check=0");
    assert!(blocks[5].starts_with("error FEN `nonsense`"), "{blocks:?}");
}

#[test]
fn moves_are_written_and_read_with_what_they_reveal() {
    let moves = "h2h9Pn i9h9c b0c2N";
    for (to, expected) in [
        ("coordinate", "h2h9Pn\ti9h9c\tb0c2N"),
        ("wxf", "xC2+7(PxH)\txR9=8(C)\txH8+7(H)"),
        (
            "vietnamese",
            "Pháo úp 2 tiến 7 (Tốt×Mã)\tXe úp 9 bình 8 (Pháo)\tMã úp 8 tiến 7 (Mã)",
        ),
        ("han", "暗炮二进七(兵×马)\t暗车９平８(炮)\t暗马八进七(马)"),
    ] {
        let written = chuhe(&["notate", "--to", to, "--variant", "coup", "--moves", moves]);
        assert_eq!(lines(&written), [expected]);
        for from in [to, "any"] {
            let read = chuhe(&[
                "parse",
                "--from",
                from,
                "--variant",
                "coup",
                "--moves-text",
                expected,
            ]);
            assert_eq!(lines(&read), [moves], "{from}");
        }
    }
    let unread = chuhe(&[
        "parse",
        "--variant",
        "coup",
        "--moves-text",
        "Xe úp 9 tiến 1",
    ]);
    assert_eq!(unread.status.code(), Some(1));
    assert!(complaint(&unread).contains("what it turns out to be is missing"));
}
