//! Random games: the line of moves, its cursor, and what is counted along the way.

use chuhe::rules::adjudicate::status;
use chuhe::rules::ruleset::RuleSet;
use chuhe::rules::{Game, Move};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::agreement::assert_like_fresh;
use crate::boards::{assert_same_board, index_of, move_of, position};
use crate::oracle::Board;
use crate::random::{choices, game_of, roots, setups, shuffling};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn games_remember_and_forget(root in prop_oneof![roots(), setups(3)], choices in choices(60), back in vec(0usize..20, 0..6)) {
        let (boards, steps) = game_of(&root, &shuffling(&root, &choices));
        let line: Vec<Move> = steps.iter().map(|&step| move_of(step)).collect();
        let mut game = Game::new(position(&root.fen(0, 1)));
        for &step in &line {
            game.play(step).unwrap();
        }
        assert_game(&game, &boards, &line, line.len());
        let mut ply = line.len();
        for (round, count) in back.into_iter().enumerate() {
            for _ in 0..count {
                let (taken, expected) = if round % 2 == 0 {
                    (game.undo(), ply.checked_sub(1).map(|ply| line[ply]))
                } else {
                    (game.redo(), line.get(ply).copied())
                };
                prop_assert_eq!(taken, expected);
                ply = match (round % 2, expected) {
                    (0, Some(_)) => ply - 1,
                    (_, Some(_)) => ply + 1,
                    (_, None) => ply,
                };
                assert_game(&game, &boards, &line, ply);
            }
        }
        // The move that was taken back may be played again without losing those behind it; another one replaces them.
        if let Some(&next) = line.get(ply) {
            let mut same = game.clone();
            same.play(next).unwrap();
            assert_game(&same, &boards, &line, ply + 1);
        }
        // The cursor may jump, also past the end, and what lies behind it may be dropped.
        for target in [0, line.len() / 2, line.len() + 3, ply] {
            game.go_to(target);
            assert_game(&game, &boards, &line, target.min(line.len()));
        }
        let mut cut = game.clone();
        cut.truncate();
        assert_game(&cut, &boards, &line[..ply], ply);
        let other = game.position().legal_moves().iter().copied().find(|step| Some(step) != line.get(ply));
        if let Some(other) = other {
            game.play(other).unwrap();
            prop_assert_eq!(game.line(), game.moves());
            prop_assert_eq!(game.ply(), ply + 1);
            prop_assert_eq!(game.redo(), None);
        }
    }
}

/// Asserts what a game says of itself when its cursor stands at `ply` of `line`.
fn assert_game(game: &Game, boards: &[Board], line: &[Move], ply: usize) {
    assert_same_board(game.start(), &boards[0]);
    assert_same_board(game.position(), &boards[ply]);
    assert_like_fresh(game.position());
    assert_eq!(game.ply(), ply);
    assert_eq!(game.moves(), &line[..ply]);
    assert_eq!(game.line(), line);
    let occurrences = boards[..=ply]
        .iter()
        .filter(|&board| board == &boards[ply])
        .count();
    assert_eq!(
        game.occurrences(),
        occurrences,
        "occurrences of {:?}",
        boards[ply]
    );
    let taken: Vec<char> = line[..ply]
        .iter()
        .zip(boards)
        .filter_map(|(step, board)| board.at(index_of(step.to())))
        .collect();
    let captured: Vec<char> = game
        .captured()
        .into_iter()
        .map(|piece| piece.to_fen_char())
        .collect();
    assert_eq!(captured, taken, "captured on the way to {:?}", boards[ply]);
    let keys: Vec<u64> = boards[..=ply]
        .iter()
        .map(|board| position(&board.fen(0, 1)).key())
        .collect();
    assert_eq!(game.keys(), keys);

    let counters = status(game, &RuleSet::CLUB).counters;
    assert_eq!(counters.plies, ply);
    assert_eq!(counters.occurrences as usize, occurrences);
    assert_eq!(counters.no_capture, game.position().halfmoves());
    // The checks of the side that moved last: every other position from the end that has one.
    let checks = boards[1..=ply]
        .iter()
        .rev()
        .step_by(2)
        .take_while(|board| board.is_check())
        .count();
    assert_eq!(
        counters.check_row as usize, checks,
        "checks in a row up to {:?}",
        boards[ply]
    );
}
