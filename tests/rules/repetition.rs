//! Endings under the Club rules beyond the table of cases, each analysed by hand.

use chuhe::rules::adjudicate::status;
use chuhe::rules::ruleset::RuleSet;
use chuhe::rules::{Game, Position};

use crate::boards::{game, moved, position};

/// The verdict under the Club rules, as `draw:repetition@8` or `ongoing`.
fn verdict(game: &Game) -> String {
    let status = status(game, &RuleSet::CLUB);
    match (status.outcome, status.ended_at) {
        (None, None) => "ongoing".to_owned(),
        (Some(outcome), Some(ply)) => format!("{outcome}@{ply}"),
        (outcome, ply) => panic!("outcome {outcome:?} at {ply:?}: one without the other"),
    }
}

/// Holds the verdict after the last move and that there was none before it.
fn ends(fen: &str, moves: &str, expected: &str) {
    let mut game = game(fen, moves);
    assert_eq!(verdict(&game), expected, "{fen} {moves}");
    if expected != "ongoing" {
        while game.undo().is_some() {
            assert_eq!(
                verdict(&game),
                "ongoing",
                "{fen} {moves}, after {} plies",
                game.ply()
            );
        }
    }
}

/// A chariot and a general that have all the room to wander.
const WANDERERS: &str = "4k4/9/9/9/9/9/9/9/9/R2K5 w - - 0 1";

#[test]
fn the_start_position_counts_as_an_occurrence() {
    // Two different ways round; each comes back to the start.
    ends(
        WANDERERS,
        "a0a1 e9e8 a1a0 e8e9 a0b0 e9e8 b0a0 e8e9",
        "draw:repetition@8",
    );
}

#[test]
fn occurrences_need_not_follow_each_other_at_equal_distances() {
    // Back at the start after eight plies and again after four.
    ends(
        WANDERERS,
        "a0a1 e9e8 a1a2 e8e9 a2a1 e9e8 a1a0 e8e9 a0c0 e9e8 c0a0 e8e9",
        "draw:repetition@12",
    );
}

#[test]
fn the_same_board_with_the_other_side_to_move_is_another_position() {
    // The chariot loses a move on the way: the board of the start comes back after 5 and 9 plies, with Black to move.
    let moves = "a0a1 e9e8 a1a2 e8e9 a2a0 e9e8 a0a1 e8e9 a1a0";
    ends(WANDERERS, moves, "ongoing");
    assert_eq!(game(WANDERERS, moves).occurrences(), 2);
}

#[test]
fn a_move_that_cannot_be_taken_back_starts_the_count_anew() {
    // The soldier's step comes first, so that the position after it is the one that occurs three times.
    let fen = "4k4/9/9/9/9/9/P8/9/9/3K4R w - - 0 1";
    ends(
        fen,
        "a3a4 e9e8 i0h0 e8e9 h0i0 e9e8 i0h0 e8e9 h0i0",
        "draw:repetition@9",
    );
}

#[test]
fn the_side_that_checks_all_the_time_loses() {
    let fen = "3k5/9/9/9/9/9/9/9/R8/4K4 w - - 0 1";
    // A quiet move before the first of the three occurrences does not excuse what follows it.
    ends(
        fen,
        "a1a0 d9d8 a0a8 d8d9 a8a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a8",
        "black_wins:perpetual_check@11",
    );
    // The same with colours exchanged: Black checks and loses.
    let fen = "4k4/r8/9/9/9/9/9/9/9/3K5 b - - 0 1";
    ends(
        fen,
        "a8a9 d0d1 a9a1 d1d0 a1a0 d0d1 a0a1 d1d0 a1a0 d0d1 a0a1",
        "red_wins:perpetual_check@11",
    );
}

#[test]
fn one_quiet_move_between_the_occurrences_makes_it_a_draw() {
    // Chariot a9, general d9, Black to move: after plies 1, 5 and 9. The quiet move comes in the second round …
    let fen = "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1";
    ends(
        fen,
        "a0a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a0 d8d9 a0a9",
        "draw:repetition@9",
    );
    // … and in the first.
    ends(
        fen,
        "a0a9 d9d8 a9a0 d8d9 a0a9 d9d8 a9a8 d8d9 a8a9",
        "draw:repetition@9",
    );
}

#[test]
fn a_check_by_the_piece_behind_is_a_check() {
    // The soldier steps to and fro between the files of two chariots and never attacks anything itself; each step opens
    // one chariot's way to the general and closes the other's.
    let fen = "3k5/9/9/3P5/9/9/9/9/9/3RRK3 w - - 0 1";
    ends(
        fen,
        "d6e6 d9e9 e6d6 e9d9 d6e6 d9e9 e6d6 e9d9",
        "black_wins:perpetual_check@8",
    );
}

#[test]
fn check_answered_by_check_for_ever_is_a_draw() {
    // Red's cannon shuts the file of the black cannon and opens that of its chariot; Black's horse shuts this and opens
    // the other; the red cannon comes back and checks over the horse; the horse comes back and is the screen again.
    let fen = "3k1c3/9/9/5n3/9/3C5/9/9/3R1K3/9 w - - 0 1";
    ends(
        fen,
        "d4f4 f6d5 f4d4 d5f6 d4f4 f6d5 f4d4 d5f6",
        "draw:mutual_perpetual_check@8",
    );
}

#[test]
fn who_checks_every_time_loses_to_one_who_checks_every_other_time() {
    // Black's cannon shuts the chariot's file and checks over the chariot; it goes back, since Red's cannon checks over
    // it, and that move is no check.
    let fen = "3k5/4c1Np1/9/3C5/3R5/9/9/3K5/9/9 w - - 0 1";
    ends(
        fen,
        "d6a6 e8d8 a6d6 d8e8 d6a6 e8d8 a6d6 d8e8",
        "black_wins:perpetual_check@8",
    );
}

#[test]
fn sixty_moves_each_without_a_capture_are_a_draw() {
    let fen = |halfmoves| format!("4k4/9/9/8p/9/9/P8/9/9/3K5 w - - {halfmoves} 80");
    ends(&fen(118), "d0d1", "ongoing");
    ends(&fen(118), "d0d1 e9e8", "draw:no_capture_60@2");
    // A soldier's step is no capture, also over the river.
    ends(&fen(118), "a3a4 i6i5", "draw:no_capture_60@2");
    ends(&fen(116), "a3a4 i6i5 a4a5 i5i4", "draw:no_capture_60@4");
    // A capture on the last move starts the count anew.
    ends("4k4/9/9/p7p/P8/9/9/9/9/3K5 w - - 119 80", "a5a6", "ongoing");
    let after_capture = game("4k4/9/9/p7p/P8/9/9/9/9/3K5 w - - 119 80", "a5a6 e9e8");
    assert_eq!(after_capture.position().halfmoves(), 1);
}

#[test]
fn what_happens_on_the_last_move_of_the_limit_comes_first() {
    // Mate and no legal move win.
    ends("4k4/R8/8R/9/9/9/9/9/9/3K5 w - - 118 80", "i7i8", "ongoing");
    ends(
        "4k4/R8/8R/9/9/9/9/9/9/3K5 w - - 119 80",
        "i7i9",
        "red_wins:checkmate@1",
    );
    ends(
        "3k5/9/4P4/9/9/9/9/9/9/4K4 w - - 119 80",
        "e7e8",
        "red_wins:stalemate@1",
    );
    // So does the verdict on perpetual check, due on the same ply.
    let checks = "a0a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a8 d8d9 a8a9";
    ends(
        "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 111 80",
        checks,
        "black_wins:perpetual_check@9",
    );
    // Of two draws the repetition is named.
    ends(
        "4k4/9/9/9/9/9/9/9/9/R2K5 w - - 112 80",
        "a0a1 e9e8 a1a0 e8e9 a0a1 e9e8 a1a0 e8e9",
        "draw:repetition@8",
    );
}

#[test]
fn nobody_left_to_attack_with() {
    // The last attacker is taken: by a general, by an advisor, by an elephant.
    ends(
        "4k4/9/9/9/9/9/9/9/3r5/3K5 w - - 0 1",
        "d0d1",
        "draw:no_attackers@1",
    );
    ends(
        "4k4/9/9/9/9/9/9/9/4n4/3AK4 w - - 0 1",
        "d0e1",
        "draw:no_attackers@1",
    );
    ends(
        "3k5/9/9/9/9/2c6/9/4B4/9/4K4 w - - 0 1",
        "e2c4",
        "draw:no_attackers@1",
    );
    // One of either side is enough to go on, also a soldier that has come to the end of the board.
    ends("4k4/9/9/9/9/9/9/3r5/3K5/8C w - - 0 1", "d1d2", "ongoing");
    ends("P3k4/9/9/9/9/9/9/9/3p5/3K5 w - - 0 1", "d0d1", "ongoing");
    ends("4k4/9/9/9/9/9/9/9/3r5/3K3p1 w - - 0 1", "d0d1", "ongoing");
}

#[test]
fn a_game_may_be_over_before_it_begins() {
    let cases = [
        (
            "4k3R/R8/9/9/9/9/9/9/9/3K5 b - - 0 1",
            "red_wins:checkmate@0",
        ),
        (
            "3k5/4P4/9/9/9/9/9/9/9/4K4 b - - 0 1",
            "red_wins:stalemate@0",
        ),
        ("4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1", "draw:no_attackers@0"),
        (
            "4k4/9/9/8p/9/9/P8/9/9/3K5 w - - 120 80",
            "draw:no_capture_60@0",
        ),
        (
            "4k3R/R8/9/9/9/9/9/9/9/3K5 b - - 120 80",
            "red_wins:checkmate@0",
        ),
    ];
    for (fen, expected) in cases {
        assert_eq!(verdict(&game(fen, "")), expected, "{fen}");
    }
    assert_eq!(verdict(&Game::new(Position::start())), "ongoing");
}

#[test]
fn the_verdict_follows_undo_and_redo() {
    let checks = "a0a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a8 d8d9 a8a9";
    let mut game = game("3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1", checks);
    for _ in 0..2 {
        assert_eq!(verdict(&game), "black_wins:perpetual_check@9");
        for _ in 0..9 {
            assert!(game.undo().is_some());
            assert_eq!(verdict(&game), "ongoing", "after {} plies", game.ply());
        }
        for _ in 0..8 {
            assert!(game.redo().is_some());
            assert_eq!(verdict(&game), "ongoing", "after {} plies", game.ply());
        }
        assert!(game.redo().is_some());
    }
    // Another last move in place of the ninth check: no ending, and nothing left of the old one.
    game.undo();
    game.play(moved("a8a5")).unwrap();
    assert_eq!(verdict(&game), "ongoing");
    assert_eq!(game.redo(), None);
}

#[test]
fn the_verdict_of_a_prefix_does_not_depend_on_what_was_played_after_it() {
    let moves = "a0a1 e9e8 a1a0 e8e9 a0a1 e9e8 a1a0 e8e9";
    let mut whole = game(WANDERERS, &format!("{moves} a0b0 e9e8"));
    assert_eq!(verdict(&whole), "draw:repetition@8");
    whole.undo();
    whole.undo();
    assert_eq!(verdict(&whole), "draw:repetition@8");
    whole.undo();
    assert_eq!(verdict(&whole), "ongoing");
    // The redo tail of the whole game is not looked at, and a game that never had one is judged alike.
    let mut prefix = Game::new(position(WANDERERS));
    for step in moves.split(' ').take(7) {
        prefix.play(moved(step)).unwrap();
    }
    assert_eq!(
        status(&prefix, &RuleSet::CLUB),
        status(&whole, &RuleSet::CLUB)
    );
}
