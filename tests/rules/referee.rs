//! A referee fed ply by ply against one that sees the whole game at once, under every rule set, over long random games
//! with moves taken back; and against counts made from the rule text alone.

use chuhe::rules::adjudicate::{Deed, Referee, Status, status};
use chuhe::rules::{Color, Game, Move, Position, RuleSet};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::boards::{game, position};

/// Where the games begin: the usual array, and places where checks, chases and endings come of themselves.
const ROOTS: [&str; 6] = [
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    "3k5/9/c8/9/9/9/9/9/8R/4K4 w - - 0 1",
    "9/3k5/2n4R1/2N6/6N2/9/9/9/4K4/9 w - - 0 1",
    "2bakabr1/9/9/r1p1p1p2/p7R/P8/9/9/9/CC1AKA3 w - - 0 1",
    "4k4/7n1/9/4pR3/9/9/4P4/9/9/4K4 w - - 0 1",
    "3k5/9/9/9/P7p/9/9/9/4p4/R3K4 w - - 0 1",
];

/// A legal move; so many times out of five one that takes the mover's last one back, so that positions recur.
fn next_move(game: &Game, choice: usize, back: usize) -> Option<Move> {
    let legal = game.position().legal_moves();
    let moves = game.moves();
    let home = moves.len().checked_sub(2).map(|index| {
        let last = moves[index];
        Move::new(last.to(), last.from())
    });
    home.filter(|home| choice % 5 < back && legal.contains(home))
        .or_else(|| legal.get(choice / 5 % legal.len().max(1)).copied())
}

/// Every status says nothing that contradicts the rest of it.
fn is_consistent(status: &Status) {
    assert_eq!(status.outcome.is_some(), status.ended_at.is_some());
    if status.is_over() {
        assert!(status.notices.is_empty());
    } else {
        assert!(status.evidence.is_empty());
    }
    let end = status.ended_at.unwrap_or(0);
    assert!(status.evidence.iter().all(|evidence| evidence.ply <= end));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn fed_ply_by_ply_or_all_at_once_the_status_is_the_same(
        root in 0..ROOTS.len(),
        back in 0usize..5,
        choices in vec(0usize..3_000, 400),
    ) {
        for (_, rules) in RuleSet::NAMED {
            let start = position(ROOTS[root]);
            let mut game = Game::new(start.clone());
            let mut referee = Referee::new(&start, &rules);
            for choice in &choices {
                if choice % 23 == 0 {
                    // Some moves are taken back, sometimes over the end of the game.
                    for _ in 0..choice % 7 {
                        prop_assert_eq!(referee.take_back(), game.undo());
                    }
                }
                let Some(step) = next_move(&game, *choice, back) else { break };
                game.play(step).unwrap();
                referee.play(step);
                let found = referee.status();
                is_consistent(&found);
                prop_assert_eq!(referee.position(), game.position());
                prop_assert_eq!(found, status(&game, &rules));
            }
        }
    }
}

/// A set made by hand is judged as well, whatever its fields.
#[test]
fn no_rule_set_makes_the_referee_stumble() {
    let everything = RuleSet {
        row_limit: Some(1),
        row_pieces: 2,
        attack_rows: true,
        capture_ends_row: true,
        discovered_attacks: true,
        all_pieces_chase: true,
        game_moves: Some(20),
        effective_moves: Some(20),
        ..RuleSet::ASIAN
    };
    everything.check().unwrap();
    for root in ROOTS {
        let mut game = Game::new(position(root));
        for ply in 0..120 {
            let Some(step) = next_move(&game, ply * 7 + 3, 4) else {
                break;
            };
            game.play(step).unwrap();
            is_consistent(&status(&game, &everything));
        }
    }
}

/// The evidence for every perpetual of the diagrams is complete: each move of the loser, and the pieces stand there.
#[test]
fn evidence_names_every_move_of_the_loser() {
    let lines = include_str!("../data/rule_cases.tsv").lines().skip(1);
    let mut seen = 0;
    for line in lines {
        let columns: Vec<&str> = line.split('\t').collect();
        let (_, rules) = RuleSet::NAMED
            .into_iter()
            .find(|(name, _)| *name == columns[3])
            .unwrap_or(("", RuleSet::CLUB));
        let Some((_, reason)) = columns[6].split_once("_wins:perpetual_") else {
            continue;
        };
        if columns[2] != "xiangqi" {
            continue;
        }
        let game = game(columns[4], columns[5]);
        let status = status(&game, &rules);
        let loser = !status.outcome.unwrap().winner().unwrap();
        let end = status.ended_at.unwrap();
        let evidence = &status.evidence;
        assert!(evidence.len() >= 2, "{line}");
        for (index, evidence) in evidence.iter().enumerate() {
            let expected = status.evidence[0].ply + 2 * index;
            assert_eq!(evidence.ply, expected, "{line}: no move left out");
            assert_eq!(evidence.mv, Some(game.moves()[evidence.ply - 1]));
            let after = position_after(&game, evidence.ply);
            assert_eq!(after.turn(), !loser, "{line}");
            let (by, victim) = match &evidence.deed {
                Deed::Check { by } => {
                    assert!(reason.starts_with("check"), "{line}");
                    (by.clone(), None)
                }
                Deed::Attack { attacker, victim } => {
                    assert!(reason.starts_with("attack"), "{line}");
                    (vec![*attacker], Some(*victim))
                }
                Deed::Chase { attacker, victim } => {
                    assert!(reason.starts_with("chase"), "{line}");
                    (vec![*attacker], Some(*victim))
                }
                Deed::Occurrence { .. } => panic!("{line}"),
            };
            for man in by.iter().chain(&victim) {
                assert_eq!(after.piece_at(man.square), Some(man.piece), "{line}");
            }
        }
        // Up to the last move, or, where the answer was awaited, to the one before it.
        let last = evidence.last().unwrap().ply;
        assert!(last == end || last + 1 == end, "{line}");
        seen += 1;
    }
    assert_eq!(seen, 36);
}

fn position_after(game: &Game, ply: usize) -> Position {
    let mut game = game.clone();
    game.go_to(ply);
    game.position().clone()
}

/// Checks beyond ten of each side do not count among the moves without a capture (Asian).
#[test]
fn the_eleventh_check_does_not_count() {
    // Check and idle move in turn; the general answers.
    let mut game = Game::new(position("3k5/9/9/9/R8/9/9/9/9/4K4 w - - 0 1"));
    let mut asian = RuleSet::ASIAN;
    asian.repetition = None;
    for round in 0..30 {
        for step in ["a5a9", "d9d8", "a9a5", "d8d9"] {
            game.play(step.parse().unwrap()).unwrap();
        }
        let plies = 4 * (round + 1);
        let checks = round + 1;
        let counted = status(&game, &asian).counters.no_capture;
        assert_eq!(counted, plies + 10 - checks.max(10));
        assert_eq!(game.position().halfmoves(), plies);
    }
    let club = RuleSet {
        repetition: None,
        ..RuleSet::CLUB
    };
    assert_eq!(status(&game, &club).ended_at, Some(120));
    assert_eq!(status(&game, &asian).ended_at, None);
    assert_eq!(game.position().turn(), Color::Red);
}
