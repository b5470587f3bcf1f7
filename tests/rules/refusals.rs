//! Why a move is refused: for every reason positions analysed by hand, each also with the colours exchanged.

use chuhe::rules::Refusal;

use crate::boards::{move_of, moved, position, position_with_unanswered_check, step_of};
use crate::oracle::{self, Board};

/// Position, move, and the reason with the point that it names; `start` is the usual array with Red to move.
const CASES: &str = "
start | e4e5 | no_piece
start | h9g7 | not_yours
# Own pieces at the end of a free way, beside the general, and under the cannon behind its screen.
start | a0a3 | own_piece
start | e0d0 | own_piece
start | b2b0 | own_piece
3k5/9/9/9/9/9/9/9/4K4/C1P2R3 w | a0f0 | own_piece
# No piece moves so: general and advisor, elephant, horse, chariot, cannon, soldier.
5k3/9/9/9/9/9/9/9/9/3K5 w | d0e1 | not_its_move
5k3/9/9/9/9/9/9/9/9/3K5 w | d0d2 | not_its_move
3k5/9/9/9/9/9/9/3A5/9/4K4 w | d2d1 | not_its_move
3k5/9/9/9/9/2B6/9/9/9/4K4 w | c4d3 | not_its_move
start | b0b1 | not_its_move
start | a0b1 | not_its_move
start | h2g1 | not_its_move
start | e3e5 | not_its_move
3k5/9/9/9/4P4/9/9/9/9/4K4 w | e5f6 | not_its_move
# The four sides of the palace.
5k3/9/9/9/9/9/9/3K5/9/9 w | d2d3 | leaves_palace
5k3/9/9/9/9/9/9/9/3K5/9 w | d1c1 | leaves_palace
3k5/9/9/9/9/9/9/9/5K3/9 w | f1g1 | leaves_palace
3k5/9/9/9/9/9/9/3A5/9/4K4 w | d2c1 | leaves_palace
3k5/9/9/9/9/9/9/5A3/9/4K4 w | f2e3 | leaves_palace
3k5/9/9/9/9/2B6/9/9/9/4K4 w | c4e6 | crosses_river
3k5/9/9/9/9/6B2/9/9/9/4K4 w | g4i6 | crosses_river
# Own elephant on the leg; an enemy soldier on it; a leg beside the horse; both ways over it.
start | b0d1 | leg_blocked c0
3k5/9/9/9/9/4p4/4N4/9/9/4K4 w | e3d5 | leg_blocked e4
3k5/9/9/9/9/4p4/4N4/9/9/4K4 w | e3f5 | leg_blocked e4
3k5/9/9/9/9/9/3pN4/9/9/4K4 w | e3c2 | leg_blocked d3
# Also when the horse would take.
5k3/9/9/3n5/3p5/4N4/9/9/9/3K5 b | d6e4 | leg_blocked d5
5k3/9/9/9/9/9/9/4B4/3N5/4K4 w | e2c0 | eye_blocked d1
5k3/9/9/9/9/9/5r3/4B4/9/4K4 w | e2g4 | eye_blocked f3
# The blocker named is the one that the piece meets first.
start | a0a4 | path_blocked a3
start | a0a6 | path_blocked a3
3k5/9/9/9/9/p8/P8/9/9/R3K4 w | a0a7 | path_blocked a3
R1p1k4/9/9/9/9/9/9/9/9/3K5 w | a9d9 | path_blocked c9
3k5/9/9/9/9/9/9/p1p5R/9/4K4 w | i2a2 | path_blocked c2
# A cannon that takes nothing must not jump.
start | h2h8 | path_blocked h7
# A cannon that takes needs one screen and no more.
start | h2h7 | no_screen
3k5/9/9/9/9/9/9/C6r1/9/4K4 w | a2h2 | no_screen
4k4/9/9/r8/p8/P8/9/C8/9/3K5 w | a2a6 | too_many_screens
3k5/9/9/9/9/9/9/CppP4r/9/4K4 w | a2i2 | too_many_screens
3k5/9/9/9/4P4/9/9/9/9/4K4 w | e5e4 | soldier_back
start | e3e2 | soldier_back
start | e3d3 | soldier_sideways
3k5/9/9/9/9/4P4/9/9/9/4K4 w | e4f4 | soldier_sideways
# The general steps into the look of the other; the last piece between them leaves, also to take.
3k5/9/9/9/9/9/9/9/4K4/9 w | e1d1 | generals_facing
4k4/9/9/9/4N4/9/9/9/9/4K4 w | e5d7 | generals_facing
4k4/9/3p5/9/4N4/9/9/9/9/4K4 w | e5d7 | generals_facing
# A pin, a check that is not answered, a step into an attack by each kind of piece.
4k4/4r4/9/9/9/9/9/9/4R4/3AK4 w | e1f1 | own_general_attacked e8
3k5/9/9/9/9/9/4r4/9/9/4K3R w | i0i5 | own_general_attacked e3
3k5/9/9/9/5r3/9/9/9/4K4/9 w | e1f1 | own_general_attacked f5
3k5/9/9/9/9/9/9/6n2/9/4K4 w | e0f0 | own_general_attacked g2
3k5/9/9/9/9/9/9/9/5p3/4K4 w | e0f0 | own_general_attacked f1
# A step along the line of the check.
3k5/9/9/9/9/9/9/9/9/r3K4 w | e0f0 | own_general_attacked a0
# The cannon's screen: the own advisor that comes between gives it one.
3k5/9/9/9/4c4/9/9/9/9/3AK4 w | d0e1 | own_general_attacked e5
# The horse's leg: the cannon that leaves it.
5k3/9/9/9/9/9/9/3n5/3C5/4K4 w | d1c1 | own_general_attacked d2
# The check by a horse is not parried beside its leg.
3k5/9/9/9/9/9/9/3n5/R8/4K4 w | a1c1 | own_general_attacked d2
";

/// One line of [`CASES`].
struct Case {
    fen: String,
    step: &'static str,
    reason: &'static str,
    point: Option<&'static str>,
}

fn cases() -> Vec<Case> {
    let start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
    let lines = CASES
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|line| {
            let columns: Vec<&str> = line.split(" | ").collect();
            let [root, step, refusal] = columns[..] else {
                panic!("three columns expected: {line}")
            };
            let root = if root == "start" { start } else { root };
            let (reason, point) = match refusal.split_once(' ') {
                Some((reason, point)) => (reason, Some(point)),
                None => (refusal, None),
            };
            Case {
                fen: format!("{root} - - 0 1"),
                step,
                reason,
                point,
            }
        })
        .collect()
}

/// A refusal as the table writes it: its name and the point that it speaks of.
fn written(refusal: Refusal) -> (&'static str, Option<String>) {
    let point = match refusal {
        Refusal::LegBlocked(at)
        | Refusal::EyeBlocked(at)
        | Refusal::PathBlocked(at)
        | Refusal::OwnGeneralAttacked(at) => Some(at),
        _ => None,
    };
    assert_eq!(refusal.square(), point, "square() of {refusal:?}");
    (refusal.name(), point.map(|at| at.to_string()))
}

#[test]
fn every_refusal_has_its_reason_for_both_colours() {
    let mut failures = Vec::new();
    let mut hold = |fen: &str, step, expected: (&str, Option<String>)| {
        let found = position(fen).check_move(step).map_err(written);
        if found != Err((expected.0, expected.1.clone())) {
            failures.push(format!(
                "{fen} {step}: expected {expected:?}, found {found:?}"
            ));
        }
    };
    let turned = |point: &str| oracle::name(oracle::turned(oracle::named(point)));
    for case in cases() {
        let (from, to) = step_of(moved(case.step));
        hold(
            &case.fen,
            move_of((from, to)),
            (case.reason, case.point.map(str::to_owned)),
        );
        let other = Board::from_fen(&case.fen).colours_swapped().fen(0, 1);
        let step = move_of((oracle::turned(from), oracle::turned(to)));
        hold(&other, step, (case.reason, case.point.map(turned)));
    }
    assert!(
        failures.is_empty(),
        "{} failures:\n{}",
        failures.len(),
        failures.join("\n")
    );
}

#[test]
fn every_reason_of_a_playable_position_has_a_case() {
    let mut reasons: Vec<&str> = cases().iter().map(|case| case.reason).collect();
    reasons.sort_unstable();
    reasons.dedup();
    let all = [
        "crosses_river",
        "eye_blocked",
        "generals_facing",
        "leaves_palace",
        "leg_blocked",
        "no_piece",
        "no_screen",
        "not_its_move",
        "not_yours",
        "own_general_attacked",
        "own_piece",
        "path_blocked",
        "soldier_back",
        "soldier_sideways",
        "too_many_screens",
    ];
    assert_eq!(reasons, all);
}

#[test]
fn a_refused_move_changes_nothing() {
    for case in cases() {
        let before = position(&case.fen);
        let mut after = before.clone();
        assert!(
            after.play(moved(case.step)).is_err(),
            "{} {}",
            case.fen,
            case.step
        );
        assert_eq!(after, before, "{} {}", case.fen, case.step);
    }
}

#[test]
fn a_general_cannot_be_taken() {
    // Black has not answered the chariot's check and Red is to move: the chariot may go along the file, which it must
    // keep shut, the general to three points, and that is all.
    let position = position_with_unanswered_check("4k4/9/9/9/4R4/9/9/9/9/4K4 w - - 0 1");
    assert_eq!(
        position.check_move(moved("e5e9")),
        Err(Refusal::TakesGeneral)
    );
    assert_eq!(Refusal::TakesGeneral.name(), "takes_general");
    assert_eq!(Refusal::TakesGeneral.square(), None);
    let mut legal: Vec<String> = position
        .legal_moves()
        .iter()
        .map(ToString::to_string)
        .collect();
    legal.sort();
    let expected = [
        "e0d0", "e0e1", "e0f0", "e5e1", "e5e2", "e5e3", "e5e4", "e5e6", "e5e7", "e5e8",
    ];
    assert_eq!(legal, expected);
    assert_eq!(position.legal_count(), expected.len());
}
