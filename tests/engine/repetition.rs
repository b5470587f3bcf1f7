//! The club rules inside the search: the engine neither walks into a loss by perpetual check
//! nor takes a repetition for a win, and uses a draw where it has nothing better.

use chuhe::engine::Score;

use crate::{answer, engine, game, to_depth};

const CHARIOT_ALONE: &str = "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1";

#[test]
fn the_checker_turns_aside_before_the_third_occurrence() {
    // Rule case P1-1: the check a8a9 would now be the third occurrence, a loss for Red.
    let game = game(CHARIOT_ALONE, "a0a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a8 d8d9");
    let answer = answer(&mut engine(), &game, to_depth(8));
    assert_ne!(answer.best, Some("a8a9".parse().unwrap()));
    match answer.score {
        Score::Centipawns(value) => assert!(value > 300, "{value}"),
        Score::MateIn(moves) => assert!(moves > 0, "{moves}"),
    }
}

#[test]
fn the_checked_side_does_not_count_on_the_rule() {
    // The same game one ply earlier: Red can turn aside, so Black is lost a chariot down.
    let game = game(CHARIOT_ALONE, "a0a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a8");
    match answer(&mut engine(), &game, to_depth(8)).score {
        Score::Centipawns(value) => assert!(value < -300, "{value}"),
        Score::MateIn(moves) => assert!(moves <= 0, "{moves}"),
    }
}

#[test]
fn the_weaker_side_takes_the_draw_by_repetition() {
    // Rule case W5-1 before its last ply: e8e9 is the third occurrence of the start.
    let game = game(
        "4k4/9/9/9/9/9/9/9/9/R2K5 w - - 0 1",
        "a0a1 e9e8 a1a0 e8e9 a0a1 e9e8 a1a0",
    );
    let answer = answer(&mut engine(), &game, to_depth(8));
    assert_eq!(answer.best, Some("e8e9".parse().unwrap()));
    assert_eq!(answer.score, Score::Centipawns(0));
}

#[test]
fn the_stronger_side_avoids_the_draw_by_repetition() {
    // One ply earlier Red must not go back to a0, after which Black has the draw.
    let game = game(
        "4k4/9/9/9/9/9/9/9/9/R2K5 w - - 0 1",
        "a0a1 e9e8 a1a0 e8e9 a0a1 e9e8",
    );
    let answer = answer(&mut engine(), &game, to_depth(8));
    assert_ne!(answer.best, Some("a1a0".parse().unwrap()));
}

#[test]
fn a_mate_on_the_last_move_of_the_limit_wins_and_other_moves_draw() {
    // Rule case W4-5, and the same place without a mate.
    let mating = game("4k4/R8/8R/9/9/9/9/9/9/3K5 w - - 119 80", "");
    assert_eq!(
        answer(&mut engine(), &mating, to_depth(4)).score,
        Score::MateIn(1)
    );
    let drawn = game("4k4/9/9/8p/9/9/P8/9/9/3K5 w - - 119 80", "");
    assert_eq!(
        answer(&mut engine(), &drawn, to_depth(6)).score,
        Score::Centipawns(0)
    );
}

#[test]
fn nobody_left_to_attack_with_is_a_draw() {
    // Taking the last soldier ends the game; rule case W6-1.
    let game = game("4k4/9/9/9/9/9/9/9/3p5/3K5 w - - 0 1", "");
    let answer = answer(&mut engine(), &game, to_depth(4));
    assert_eq!(answer.best, Some("d0d1".parse().unwrap()));
    assert_eq!(answer.score, Score::Centipawns(0));
}
