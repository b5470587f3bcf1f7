//! Rules beyond the club's inside the search: the engine keeps within its rows, does not chase
//! for ever, and makes its opponent turn aside.

use chuhe::engine::{Engine, Level, Limits, Score, Slice, Step};
use chuhe::rules::adjudicate::{Notice, status};
use chuhe::rules::{Color, Game, Move, Outcome, Reason, RuleSet};

use crate::{engine, game, to_depth};

const CHARIOT_ALONE: &str = "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1";
const CHARIOT_AND_CANNON: &str = "3k5/9/c8/9/9/9/9/9/8R/4K4 w - - 0 1";

fn search(
    engine: &mut Engine,
    game: &Game,
    rules: &RuleSet,
    limits: Limits,
    level: Option<(Level, u64)>,
) -> (Option<Move>, Score) {
    engine.start(game, rules, limits, level);
    loop {
        if let Step::Finished(answer) = engine.step(Slice::Whole, |_| {}) {
            return (answer.best, answer.score);
        }
    }
}

fn outcome_after(game: &Game, mv: Move, rules: &RuleSet) -> Option<Outcome> {
    let mut game = game.clone();
    game.play(mv).unwrap();
    status(&game, rules).outcome
}

/// Whether the move loses at once, whatever the board says.
fn loses_by_rule(game: &Game, mv: Move, rules: &RuleSet) -> bool {
    let mover = game.position().turn();
    outcome_after(game, mv, rules).and_then(Outcome::winner) == Some(!mover)
}

#[test]
fn the_seventh_check_is_not_given() {
    // Rule case P1-1 under CXQ: six checks by one chariot are made, the seventh would lose.
    let moves = "a0a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a8 d8d9";
    let game = game(CHARIOT_ALONE, moves);
    assert!(loses_by_rule(&game, "a8a9".parse().unwrap(), &RuleSet::CXQ));
    for depth in 1..=7 {
        let (best, score) = search(&mut engine(), &game, &RuleSet::CXQ, to_depth(depth), None);
        assert!(
            !loses_by_rule(&game, best.unwrap(), &RuleSet::CXQ),
            "depth {depth}"
        );
        assert!(
            matches!(score, Score::Centipawns(300..) | Score::MateIn(1..)),
            "{score:?}"
        );
    }
}

#[test]
fn the_seventh_attack_is_not_made() {
    // Rule case P2-2 under CXQ: the cannon has been attacked six times.
    let moves = "i1a1 a7b7 a1b1 b7a7 b1a1 a7b7 a1b1 b7a7 b1a1 a7b7 a1b1 b7a7";
    let game = game(CHARIOT_AND_CANNON, moves);
    assert!(loses_by_rule(&game, "b1a1".parse().unwrap(), &RuleSet::CXQ));
    for depth in 1..=6 {
        let (best, _) = search(&mut engine(), &game, &RuleSet::CXQ, to_depth(depth), None);
        assert!(
            !loses_by_rule(&game, best.unwrap(), &RuleSet::CXQ),
            "depth {depth}"
        );
    }
}

#[test]
fn a_chase_is_not_carried_to_the_third_occurrence() {
    // Rule case P2-1 before its last ply.
    let game = game(
        CHARIOT_AND_CANNON,
        "i1a1 a7b7 a1b1 b7a7 b1a1 a7b7 a1b1 b7a7",
    );
    for rules in [RuleSet::ONLINE, RuleSet::ASIAN] {
        assert!(loses_by_rule(&game, "b1a1".parse().unwrap(), &rules));
        for depth in 1..=6 {
            let (best, score) = search(&mut engine(), &game, &rules, to_depth(depth), None);
            assert!(
                !loses_by_rule(&game, best.unwrap(), &rules),
                "depth {depth}"
            );
            assert!(
                matches!(score, Score::Centipawns(1..) | Score::MateIn(1..)),
                "{score:?}"
            );
        }
    }
    // The club knows no chase: there it is a draw, and the chariot wants more.
    let (best, _) = search(&mut engine(), &game, &RuleSet::CLUB, to_depth(6), None);
    assert_ne!(best, Some("b1a1".parse().unwrap()));
}

#[test]
fn a_mutual_chase_is_no_win() {
    // Rule case M2-1 before its last ply, where both sides chase: the third occurrence draws.
    let moves = "f6h6 h8f7 h6h7 f7g5 h7g7 g5i6 g7g6 i6h8 g6h6 h8f7 h6h7 f7g5 h7g7 g5i6 g7g6 i6h8";
    let game = game("4k4/7n1/9/4pR3/9/9/4P4/9/9/4K4 w - - 0 1", moves);
    let draw = Outcome::Draw {
        reason: Reason::MutualPerpetualChase,
    };
    let closing: Move = "g6h6".parse().unwrap();
    assert_eq!(outcome_after(&game, closing, &RuleSet::ONLINE), Some(draw));
    let limits = Limits {
        only: vec![closing],
        depth: Some(6),
        ..Limits::default()
    };
    let (_, score) = search(&mut engine(), &game, &RuleSet::ONLINE, limits, None);
    assert_eq!(score, Score::Centipawns(0));
}

#[test]
fn the_opponent_at_its_limit_has_to_turn_aside() {
    // Red mates with his chariots as soon as Black stops checking, and Black has given six checks with one piece.
    let moves = "d0d1 a0a1 d1d0 a1a0 d0d1 a0a1 d1d0 a1a0 d0d1 a0a1 d1d0 a1a0";
    let bound = game("4k4/7R1/8R/9/p8/9/9/9/9/r2KA4 w - - 0 1", moves);
    let free = Game::new(bound.position().clone());
    let step: Move = "d0d1".parse().unwrap();
    let value = |game: &Game| {
        let limits = Limits {
            only: vec![step],
            depth: Some(5),
            ..Limits::default()
        };
        search(&mut engine(), game, &RuleSet::CXQ, limits, None).1
    };
    // Whether he is mated or makes the forbidden move, Black has lost.
    assert!(worth(value(&bound)) > 15_000, "{:?}", value(&bound));
    assert!(worth(value(&free)) < 5_000, "{:?}", value(&free));
}

fn worth(score: Score) -> i32 {
    match score {
        Score::Centipawns(value) => value,
        Score::MateIn(moves) if moves > 0 => 30_000 - moves,
        Score::MateIn(moves) => -30_000 - moves,
    }
}

/// Plays the engine against itself and holds that nobody loses by a rule who had another move.
fn plays_within(rules: &RuleSet, fen: &str, level: u8, plies: usize) {
    let mut game = game(fen, "");
    let mut engine = engine();
    for ply in 0..plies {
        if status(&game, rules).is_over() {
            return;
        }
        let limits = Limits {
            nodes: Some(3_000),
            ..Limits::default()
        };
        let level = Some((Level::of(level), ply as u64));
        let best = search(&mut engine, &game, rules, limits, level).0.unwrap();
        let free = |mv: &&Move| !loses_by_rule(&game, **mv, rules);
        if loses_by_rule(&game, best, rules) {
            let legal = game.position().legal_moves();
            let other = legal.iter().find(free);
            assert_eq!(other, None, "{fen}: {best} loses after {ply} plies");
        }
        game.play(best).unwrap();
    }
}

#[test]
fn nobody_loses_by_a_rule_who_can_avoid_it() {
    let positions = [
        CHARIOT_ALONE,
        CHARIOT_AND_CANNON,
        "9/3k5/9/3N5/9/9/9/9/5K3/3R5 w - - 0 1",
        "2bakabr1/9/9/r1p1p1p2/p7R/P8/9/9/9/CC1AKA3 w - - 0 1",
        "4k4/9/9/c1c6/9/r8/9/9/C8/3K5 w - - 0 1",
    ];
    for rules in [RuleSet::CXQ, RuleSet::CLUB, RuleSet::ONLINE, RuleSet::ASIAN] {
        for fen in positions {
            for level in [1, 3] {
                plays_within(&rules, fen, level, 80);
            }
        }
    }
}

#[test]
fn a_draw_by_progress_is_seen() {
    // Under CXQ the last of sixty plies without progress draws; under the club rules nothing happens.
    let start = "4k4/9/9/8p/9/9/P8/9/9/R2K5 w - - 59 60";
    let game = game(start, "");
    let notices = status(&game, &RuleSet::CXQ).notices;
    assert!(notices.contains(&Notice::Count {
        reason: Reason::Progress30,
        left: 1
    }));
    let (_, drawn) = search(&mut engine(), &game, &RuleSet::CXQ, to_depth(5), None);
    assert_eq!(drawn, Score::Centipawns(0));
    let (_, won) = search(&mut engine(), &game, &RuleSet::CLUB, to_depth(5), None);
    assert!(worth(won) > 300, "{won:?}");
    assert_eq!(game.position().turn(), Color::Red);
}
