//! What is a chase under the Online rules, read literally, and under the Asian rules, read as the diagrams have it.

use chuhe::rules::RuleSet;
use chuhe::rules::adjudicate::status;

use crate::boards::game;

/// Plays a cycle twice and gives the outcome under the Online and the Asian rules.
fn outcomes(fen: &str, cycle: &str) -> [String; 2] {
    let game = game(fen, &format!("{cycle} {cycle}"));
    [RuleSet::ONLINE, RuleSet::ASIAN].map(|rules| match status(&game, &rules).outcome {
        Some(outcome) => outcome.to_string(),
        None => "ongoing".to_owned(),
    })
}

const BLACK_WINS: &str = "black_wins:perpetual_chase";
const RED_WINS: &str = "red_wins:perpetual_chase";
const DRAW: &str = "draw:repetition";

#[test]
fn a_new_attack_on_every_move_is_a_chase() {
    let chase = outcomes(
        "9/n8/3k5/9/9/2R6/9/9/9/5K3 w - - 0 1",
        "c4c8 a8b6 c8b8 b6a8 b8c8 a8b6 c8c4 b6a8",
    );
    // c8c4 attacks nothing: once out of four is enough to make it a draw.
    assert_eq!(chase, [DRAW, DRAW]);
    let chase = outcomes("3k5/9/c8/9/9/9/9/9/R8/4K4 w - - 0 1", "a1b1 a7b7 b1a1 b7a7");
    assert_eq!(chase, [DRAW, DRAW], "the cannon follows the chariot");
    let chase = outcomes(
        "3k5/9/c8/9/9/9/9/9/1R7/4K4 w - - 0 1",
        "b1a1 a7b7 a1b1 b7a7",
    );
    assert_eq!(chase, [BLACK_WINS, BLACK_WINS]);
}

#[test]
fn to_keep_an_attack_is_none() {
    // The horse steps into the chariot's file each time; the chariot only withdraws along it.
    let cycle = "c4c8 a8c9 c8c4 c9a8";
    assert_eq!(
        outcomes("9/n8/3k5/9/9/2R6/9/9/9/5K3 w - - 0 1", cycle),
        [DRAW, DRAW]
    );
}

#[test]
fn a_general_guards_against_a_second_attacker() {
    // Chariot and horse both attack the advisor that the general guards: rule 35 of the federation. Read literally,
    // the general could not take back.
    let fen = "5k3/9/9/2p1P4/4n4/5p3/2rn2P2/B8/1r2A4/4K4 w - - 0 1";
    assert_eq!(outcomes(fen, "e1f2 b1b2 f2e1 b2b1"), [RED_WINS, DRAW]);
}

#[test]
fn attacks_on_two_pieces_in_turn_are_no_chase_of_one() {
    // Diagram of two cannons beside two chariots: every other pair of moves takes a guard away from the first cannon
    // while it attacks the second.
    let fen = "3akab2/c2R1R2c/4b4/9/9/9/9/4B4/4K4/2B6 w - - 0 1";
    let cycle = "d8d6 d9e8 d6d8 e8d9 f8f6 f9e8 f6f8 e8f9";
    assert_eq!(outcomes(fen, cycle), [BLACK_WINS, DRAW]);
}

#[test]
fn to_take_the_guard_away_on_every_move_is_a_chase() {
    // The soldier is the screen over which a cannon guards the horse.
    let fen = "2ca1k3/4a4/b3b4/2P5P/6p2/1c7/9/B7N/2nR5/2BAK4 w - - 0 1";
    assert_eq!(
        outcomes(fen, "c6b6 e7c5 b6c6 c5e7"),
        [BLACK_WINS, BLACK_WINS]
    );
}

#[test]
fn a_check_robs_nothing_of_its_guard() {
    // Every other move is a check, which also keeps the advisor from taking back.
    let fen = "2bak3r/2R1a2C1/2Rcb4/2N2P3/5C2p/9/9/4p4/4p2p1/5K3 w - - 0 1";
    assert_eq!(outcomes(fen, "f5e5 e9f9 e5f5 f9e9"), [BLACK_WINS, DRAW]);
}

#[test]
fn who_chases_a_chariot_before_a_horse_loses_though_he_is_chased() {
    let fen = "5k3/9/9/9/9/9/7r1/9/2nRA3c/4K4 w - - 0 1";
    let [online, asian] = outcomes(fen, "e1f0 h3h1 f0e1 h1h3");
    assert_eq!(online, "draw:mutual_perpetual_chase");
    assert_eq!(asian, RED_WINS);
}
