//! `chuhe review`.

use super::{chuhe_reading, complaint, lines};

#[test]
fn a_move_that_throws_a_chariot_away_is_marked_with_the_better_one() {
    // Red's chariot takes Black's for nothing; instead it steps in front of a soldier.
    let game = "[Event \"x\"]\n[FEN \"3k5/9/9/r3p4/9/9/R8/9/9/4K4 w - - 0 1\"]\n\n1. a3e3 a6a0 *";
    let output = chuhe_reading(&["review", "-", "--depth", "4"], game);
    assert_eq!(output.status.code(), Some(0), "{}", complaint(&output));
    let text = lines(&output).join("\n");
    assert!(text.contains("1. 车九平五 $4 {[%eval "), "{text}");
    assert!(text.contains("(1. 车九进三"), "{text}");
    // What is written is a record like any other.
    let again = chuhe_reading(&["convert", "-", "-", "--to", "moves"], &(text + "\n"));
    assert_eq!(lines(&again)[1], "a3e3 a6a0");
    assert!(complaint(&again).contains(" 0 warnings"));
}

#[test]
fn what_cannot_be_read_fails_with_a_reason() {
    let output = chuhe_reading(&["review", "-"], "no game at all");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(
        complaint(&output),
        "chuhe: -: the content is of no known format\n"
    );
}

#[test]
fn in_co_up_the_choice_is_judged_and_not_what_the_piece_turned_out_to_be() {
    // Red may take a chariot for nothing; it opens a piece instead, and that is a chariot by luck.
    let game =
        "[Variant \"Cờ úp\"]\n[FEN \"3k5/9/9/r8/9/9/R8/9/9/4KX3 w R1P1 0 1\"]\n\n1. f0e1R d9d8 *";
    let output = chuhe_reading(&["review", "-", "--depth", "3"], game);
    assert_eq!(output.status.code(), Some(0), "{}", complaint(&output));
    let text = lines(&output).join("\n");
    assert!(text.contains("1. 暗仕四进五(车) $4 {[%eval "), "{text}");
    // Its chariot wins the other one, with or without a check before.
    assert!(text.contains("(1. 车九"), "{text}");
    let again = chuhe_reading(&["convert", "-", "-", "--to", "moves"], &(text + "\n"));
    assert_eq!(lines(&again)[1], "f0e1R d9d8");
    assert!(complaint(&again).contains(" 0 warnings"));
}
