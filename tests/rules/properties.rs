//! Random games and random set-ups: the crate and the oracle say the same, and what is done can be undone.

use chuhe::formats::fen;
use chuhe::rules::{Color, Piece, Position, Role, Setup};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::agreement::{assert_agrees, assert_every_move_is_judged, assert_like_fresh, legal_of};
use crate::boards::{assert_same_board, move_of, position, square_at};
use crate::oracle::{self, Step};
use crate::random::{choices, game_of, roots, setups};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    #[test]
    fn random_games_have_the_moves_of_the_oracle(root in roots(), choices in choices(80)) {
        let (boards, steps) = game_of(&root, &choices);
        let mut played = position(&root.fen(0, 1));
        assert_agrees(&played, &boards[0]);
        for (step, board) in steps.iter().zip(&boards[1..]) {
            played.play(move_of(*step)).unwrap();
            assert_agrees(&played, board);
            assert_like_fresh(&played);
        }
    }

    #[test]
    fn counters_follow_captures_and_turns(root in roots(), choices in choices(60), halfmoves in 0u32..200, round in 1u32..300) {
        let (boards, steps) = game_of(&root, &choices);
        let mut played = position(&root.fen(halfmoves, round));
        let (mut halfmoves, mut round) = (halfmoves, round);
        for (step, board) in steps.iter().zip(&boards) {
            halfmoves = if board.at(step.1).is_some() { 0 } else { halfmoves + 1 };
            round += u32::from(!board.red_to_move());
            played.play(move_of(*step)).unwrap();
            prop_assert_eq!((played.halfmoves(), played.round()), (halfmoves, round));
        }
    }

    #[test]
    fn undo_restores_everything(root in roots(), choices in choices(80)) {
        let (_, steps) = game_of(&root, &choices);
        let mut played = position(&root.fen(7, 12));
        let mut trail = Vec::new();
        for step in steps.iter().map(|&step| move_of(step)) {
            let before = played.clone();
            // Every legal move there and back, then the one that the game takes.
            for &other in played.legal_moves().iter() {
                let taken = played.piece_at(other.to());
                let undo = played.play_unchecked(other);
                prop_assert_eq!(undo.captured(), taken);
                assert_like_fresh(&played);
                played.undo(other, undo);
                prop_assert_eq!(&played, &before);
            }
            trail.push((before, step, played.play_unchecked(step)));
        }
        for (before, step, undo) in trail.into_iter().rev() {
            played.undo(step, undo);
            prop_assert_eq!(&played, &before);
            prop_assert_eq!(played.key(), before.key());
        }
    }

    #[test]
    fn passing_changes_the_turn_and_nothing_else(root in roots(), choices in choices(40)) {
        let (boards, _) = game_of(&root, &choices);
        let board = boards.last().unwrap();
        // Nobody passes in check: the other side could then take the general.
        prop_assume!(!board.is_check());
        let mut passed = position(&board.fen(3, 9));
        passed.pass();
        let other = position(&board.with_other_turn().fen(0, 1));
        assert_same_board(&passed, &board.with_other_turn());
        prop_assert_eq!(passed.key(), other.key());
        prop_assert_eq!(legal_of(&passed), legal_of(&other));
    }

    #[test]
    fn left_and_right_are_alike(root in roots(), choices in choices(40)) {
        let (boards, _) = game_of(&root, &choices);
        let board = boards.last().unwrap();
        let here = position(&board.fen(0, 1));
        let there = position(&board.mirrored().fen(0, 1));
        let mut expected: Vec<Step> =
            legal_of(&here).into_iter().map(|(from, to)| (oracle::mirrored(from), oracle::mirrored(to))).collect();
        expected.sort_unstable();
        prop_assert_eq!(legal_of(&there), expected);
        prop_assert_eq!(there.is_check(), here.is_check());
    }

    #[test]
    fn red_and_black_are_alike(root in roots(), choices in choices(40)) {
        let (boards, _) = game_of(&root, &choices);
        let board = boards.last().unwrap();
        let here = position(&board.fen(0, 1));
        let there = position(&board.colours_swapped().fen(0, 1));
        let mut expected: Vec<Step> =
            legal_of(&here).into_iter().map(|(from, to)| (oracle::turned(from), oracle::turned(to))).collect();
        expected.sort_unstable();
        prop_assert_eq!(legal_of(&there), expected);
        prop_assert_eq!(there.is_check(), here.is_check());
    }

    #[test]
    fn fen_comes_back_as_it_went(root in roots(), choices in choices(60), halfmoves in 0u32..200, round in 1u32..300) {
        let (boards, steps) = game_of(&root, &choices);
        let mut played = position(&root.fen(halfmoves, round));
        for step in &steps {
            played.play(move_of(*step)).unwrap();
        }
        let text = boards.last().unwrap().fen(played.halfmoves(), played.round());
        prop_assert_eq!(&fen::print(&played.to_setup()), &text);
        prop_assert_eq!(fen::parse(&text).unwrap(), played.to_setup());
        let spoken = fen::print_with(&played.to_setup(), fen::Letters::Spoken);
        let (placement, rest) = text.split_once(' ').unwrap();
        let letters = placement.replace('N', "H").replace('n', "h").replace('B', "E").replace('b', "e");
        prop_assert_eq!(&spoken, &format!("{letters} {rest}"));
        prop_assert_eq!(fen::parse(&spoken).unwrap(), played.to_setup());
        prop_assert_eq!(position(&text), played);
    }

    #[test]
    fn any_set_up_comes_back_from_its_fen(letters in vec(prop::option::weighted(0.4, 0usize..14), 90), black: bool, halfmoves: u32, round: u32) {
        let mut setup = Setup { halfmoves, round, ..Setup::default() };
        setup.turn = if black { Color::Black } else { Color::Red };
        for (at, man) in letters.into_iter().enumerate() {
            let piece = man.map(|man| Piece::new(Color::ALL[man / 7], Role::ALL[man % 7]));
            setup.put(square_at(at), piece);
        }
        prop_assert_eq!(fen::parse(&fen::print(&setup)).unwrap(), setup);
    }

    #[test]
    fn no_text_makes_the_fen_reader_panic(text in "[rnbakcpRNBAKCPhHeEgGsSxwb0-9/ \\[\\]-]{0,90}", wild in any::<String>()) {
        for text in [text, wild] {
            if let Ok(setup) = fen::parse(&text) {
                // Whatever was read is judged, not trusted.
                let _ = Position::from_setup(&setup);
            }
        }
    }

    #[test]
    fn keys_tell_positions_apart(root in roots(), choices in choices(60)) {
        let (boards, _) = game_of(&root, &choices);
        let keys: Vec<u64> = boards.iter().map(|board| position(&board.fen(0, 1)).key()).collect();
        for (one, key) in boards.iter().zip(&keys) {
            for (other, other_key) in boards.iter().zip(&keys) {
                prop_assert_eq!(key == other_key, one == other, "{:?} {:?}", one, other);
            }
        }
    }
}

proptest! {
    // Each case asks about 8,100 moves.
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn every_pair_of_points_is_judged_like_the_oracle(root in roots(), choices in choices(60)) {
        let (boards, _) = game_of(&root, &choices);
        let board = boards.last().unwrap();
        assert_every_move_is_judged(&position(&board.fen(0, 1)), board);
    }
}

proptest! {
    // Small and quick: set-ups of all kinds, of which a good part stand in check or have no legal move.
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    #[test]
    fn random_set_ups_have_the_moves_of_the_oracle(board in prop_oneof![setups(4), setups(12), setups(40)]) {
        assert_agrees(&position(&board.fen(0, 1)), &board);
    }
}
