//! `chuhe judge`.

use super::{chuhe, chuhe_reading, complaint, lines};

const CHARIOT_ALONE: &str = "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1";

fn judge(fen: &str, moves: &str) -> Vec<String> {
    lines(&chuhe(&[
        "judge", "--rules", "Club", "--fen", fen, "--moves", moves,
    ]))
}

#[test]
fn four_lines_are_printed() {
    assert_eq!(
        judge(CHARIOT_ALONE, "a0a9 d9d8"),
        [
            "move legal check=0",
            "class check=0 attacks=-",
            "status ongoing",
            "counts plies=2 no_capture=2 repetition=1",
        ]
    );
    assert_eq!(
        judge(CHARIOT_ALONE, ""),
        [
            "move none",
            "class check=0 attacks=-",
            "status ongoing",
            "counts plies=0 no_capture=0 repetition=1",
        ]
    );
}

#[test]
fn an_illegal_last_move_is_judged_and_an_earlier_one_refused() {
    let judged = judge("3k5/9/9/9/8r/9/9/9/4K4/9 w - - 0 1", "e1d1");
    assert_eq!(judged[0], "move illegal reason=generals_facing");
    assert_eq!(judged[2], "status ongoing");
    let output = chuhe(&[
        "judge",
        "--rules",
        "Club",
        "--fen",
        CHARIOT_ALONE,
        "--moves",
        "a0b1 d9d8",
    ]);
    assert_eq!(output.status.code(), Some(1));
    assert!(
        complaint(&output).contains("move 1 `a0b1`"),
        "{}",
        complaint(&output)
    );
}

#[test]
fn the_first_ending_counts_whatever_was_played_after_it() {
    // Rule case P1-1 with two plies more.
    let cycle = "a0a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a8 d8d9 a8a9";
    let judged = judge(CHARIOT_ALONE, &format!("{cycle} d9d8 a9a7"));
    assert_eq!(judged[2], "status black_wins:perpetual_check@9");
    let judged = judge(CHARIOT_ALONE, &format!("{cycle} !resign:b"));
    assert_eq!(judged[2], "status black_wins:perpetual_check@9");
}

#[test]
fn events_end_a_game_between_plies() {
    assert_eq!(
        judge(CHARIOT_ALONE, "!resign:r")[2],
        "status black_wins:resign"
    );
    assert_eq!(
        judge(CHARIOT_ALONE, "a0a9 !draw:agreed")[2],
        "status draw:agreement"
    );
    let unknown = chuhe(&["judge", "--rules", "club", "--moves", "!flag:b"]);
    assert_eq!(unknown.status.code(), Some(1));
    assert!(complaint(&unknown).contains("!flag:b"));
}

#[test]
fn explanations_name_the_plies() {
    let cycle = "a0a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a8 d8d9 a8a9";
    let output = chuhe(&[
        "judge",
        "--rules",
        "Club",
        "--fen",
        CHARIOT_ALONE,
        "--moves",
        cycle,
        "--explain",
    ]);
    let lines = lines(&output);
    assert_eq!(
        lines[4],
        "The position occurred for the third time, and every move of Red in between was a check: Black wins."
    );
    assert_eq!(
        lines[5..],
        [
            "evidence ply=3 a9a8 check by=a8",
            "evidence ply=5 a8a9 check by=a9",
            "evidence ply=7 a9a8 check by=a8",
            "evidence ply=9 a8a9 check by=a9",
        ]
    );
}

#[test]
fn a_batch_gives_a_block_for_each_line() {
    let input = format!("{CHARIOT_ALONE}\ta0a9\nbad\ta0a9\n{CHARIOT_ALONE}\n");
    let blocks = lines(&chuhe_reading(
        &["judge", "--rules", "Club", "--batch", "-"],
        &input,
    ));
    assert_eq!(blocks[0], "move legal check=1");
    assert_eq!(blocks[4], "");
    assert!(blocks[5].starts_with("error "));
    assert_eq!(blocks[6..8], ["", "move none"]);
    assert_eq!(blocks.len(), 12);
}
