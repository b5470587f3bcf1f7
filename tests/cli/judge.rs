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

/// The answer under a rule set, with the explanation.
fn explained(rules: &str, fen: &str, moves: &str) -> Vec<String> {
    lines(&chuhe(&[
        "judge",
        "--rules",
        rules,
        "--fen",
        fen,
        "--moves",
        moves,
        "--explain",
    ]))
}

#[test]
fn rows_and_effective_moves_are_counted_under_cxq() {
    // Rule case P2-2: the cannon has been attacked six times.
    let fen = "3k5/9/c8/9/9/9/9/9/8R/4K4 w - - 0 1";
    let moves = "i1a1 a7b7 a1b1 b7a7 b1a1 a7b7 a1b1 b7a7 b1a1 a7b7 a1b1";
    let answer = explained("CXQ", fen, moves);
    assert_eq!(
        answer,
        [
            "move legal check=0",
            "class check=0 attacks=b1xb7:u",
            "status ongoing",
            "counts plies=11 progress=11 effective=0/0 moves=5 attack_row=6:1:red:b7",
            "The game goes on.",
        ]
    );
    let answer = explained("CXQ", fen, &format!("{moves} b7a7 b1a1"));
    assert_eq!(answer[2], "status black_wins:perpetual_attack@13");
    assert_eq!(
        answer[4],
        "Red attacked one unprotected piece more times in a row than the rules allow: Black wins."
    );
    assert_eq!(answer[5], "evidence ply=1 i1a1 attack a1xa7");
    assert_eq!(answer[11], "evidence ply=13 b1a1 attack a1xa7");
    assert_eq!(answer.len(), 12);
}

#[test]
fn checks_are_counted_with_the_pieces_that_give_them() {
    let answer = explained(
        "CXQ",
        "9/3k5/9/3N5/9/9/9/9/5K3/3R5 w - - 0 1",
        "d6c8 d8e8 c8d6",
    );
    assert_eq!(
        answer[3],
        "counts plies=3 progress=3 effective=0/0 moves=1 check_row=2:2:red"
    );
}

#[test]
fn chases_are_told_with_attacker_and_victim() {
    for rules in ["Online", "Asian"] {
        let answer = explained(
            rules,
            "3k5/9/c8/9/9/9/9/9/8R/4K4 w - - 0 1",
            "i1a1 a7b7 a1b1 b7a7 b1a1 a7b7 a1b1 b7a7 b1a1",
        );
        assert_eq!(answer[2], "status black_wins:perpetual_chase@9");
        assert_eq!(
            answer[5..],
            [
                "evidence ply=3 a1b1 chase b1xb7",
                "evidence ply=5 b1a1 chase a1xa7",
                "evidence ply=7 a1b1 chase b1xb7",
                "evidence ply=9 b1a1 chase a1xa7",
            ]
        );
    }
}

#[test]
fn the_clock_ends_a_game_under_the_online_rules() {
    let status =
        |moves: &str| lines(&chuhe(&["judge", "--rules", "online", "--moves", moves]))[2].clone();
    assert_eq!(status("h2e2 h9g7 !flag:b"), "status red_wins:timeout");
    assert_eq!(status("h2e2 !flag:b"), "status aborted:no_first_move");
    assert_eq!(
        status("h2e2 h9g7 !away:r:46"),
        "status black_wins:abandoned"
    );
    assert_eq!(status("h2e2 h9g7 !away:r:45"), "status ongoing");
    // The first ending counts.
    assert_eq!(
        status("h2e2 h9g7 !resign:r !flag:b"),
        "status black_wins:resign"
    );
}

#[test]
fn a_position_may_be_over_before_any_move() {
    let bare = lines(&chuhe(&[
        "judge",
        "--rules",
        "Asian",
        "--fen",
        "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1",
    ]));
    assert_eq!(bare[2], "status draw:no_attackers@0");
    let online = lines(&chuhe(&[
        "judge",
        "--rules",
        "Online",
        "--fen",
        "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1",
    ]));
    assert_eq!(online[2], "status ongoing");
}
