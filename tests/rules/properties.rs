//! Random games and random set-ups: the crate and the oracle say the same, and what is done can be undone.

use chuhe::formats::fen;
use chuhe::rules::{Color, Game, Move, Position, Refusal, Role, Setup};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::boards::{assert_same_board, index_of, move_of, position, square_at, step_of};
use crate::oracle::{self, Board, Step};
use crate::random::{choices, game_of, roots, setups, shuffling};

/// The legal moves that the crate lists, as the oracle writes them, in ascending order.
fn legal_of(position: &Position) -> Vec<Step> {
    let mut legal: Vec<Step> = position
        .legal_moves()
        .iter()
        .map(|&step| step_of(step))
        .collect();
    legal.sort_unstable();
    legal
}

/// Everything that can be asked about one position, held against the oracle.
fn assert_agrees(position: &Position, board: &Board) {
    assert_same_board(position, board);
    let legal = board.legal();
    assert_eq!(legal_of(position), legal, "legal moves of {board:?}");
    assert_eq!(
        position.legal_count(),
        legal.len(),
        "legal_count of {board:?}"
    );
    assert_eq!(
        position.has_legal_move(),
        !legal.is_empty(),
        "has_legal_move of {board:?}"
    );
    assert_eq!(
        position.is_check(),
        board.is_check(),
        "is_check of {board:?}"
    );
    let mut checkers: Vec<usize> = position.checkers().into_iter().map(index_of).collect();
    checkers.sort_unstable();
    assert_eq!(
        checkers,
        board.attackers_of_general(board.red_to_move()),
        "checkers of {board:?}"
    );
    for color in Color::ALL {
        assert_eq!(
            index_of(position.general(color)),
            board.general(color == Color::Red),
            "general of {board:?}"
        );
    }
}

/// Asserts that what a refusal says is so.
fn assert_true_reason(refusal: Refusal, board: &Board, (from, to): Step) {
    let case = || {
        format!(
            "{} for {}{} in {board:?}",
            refusal.name(),
            oracle::name(from),
            oracle::name(to)
        )
    };
    let letter = board.at(from);
    let kind = letter.map(|letter| letter.to_ascii_uppercase());
    let takes = board.at(to).is_some();
    let mover = board.red_to_move();
    // A reason about the general is given only for a move that the piece itself can make.
    let about_general = matches!(
        refusal,
        Refusal::GeneralsFacing | Refusal::OwnGeneralAttacked(_) | Refusal::TakesGeneral
    );
    let can_go = board.is_mine(from) && board.can_go(from, to);
    assert_eq!(about_general, can_go, "{}", case());
    let holds = match refusal {
        Refusal::NoPiece => letter.is_none(),
        Refusal::NotYours => letter.is_some() && !board.is_mine(from),
        Refusal::OwnPiece => board.is_mine(from) && board.is_mine(to),
        Refusal::NotItsMove => board.is_mine(from),
        Refusal::LeavesPalace => matches!(kind, Some('K' | 'A')),
        Refusal::CrossesRiver => kind == Some('B'),
        Refusal::LegBlocked(leg) => {
            kind == Some('N') && board.at(index_of(leg)).is_some() && touch(index_of(leg), from)
        }
        Refusal::EyeBlocked(eye) => {
            kind == Some('B') && board.at(index_of(eye)).is_some() && index_of(eye) * 2 == from + to
        }
        Refusal::PathBlocked(blocker) => {
            let blocker = index_of(blocker);
            let first = board.at(blocker).is_some() && board.between(from, blocker) == Some(0);
            let on_the_way = (from.min(to)..from.max(to)).contains(&blocker)
                && board.between(blocker, to).is_some();
            first && on_the_way && (kind == Some('R') || kind == Some('C') && !takes)
        }
        Refusal::NoScreen => kind == Some('C') && takes && board.between(from, to) == Some(0),
        Refusal::TooManyScreens => kind == Some('C') && takes && board.between(from, to) >= Some(2),
        Refusal::SoldierBack | Refusal::SoldierSideways => kind == Some('P'),
        Refusal::GeneralsFacing => board.after((from, to)).generals_face(),
        Refusal::OwnGeneralAttacked(attacker) => board
            .after((from, to))
            .attackers_of_general(mover)
            .contains(&index_of(attacker)),
        Refusal::TakesGeneral => to == board.general(!mover),
    };
    assert!(holds, "{}", case());
}

/// Whether two points are neighbours on a line.
fn touch(one: usize, other: usize) -> bool {
    one.abs_diff(other) == 9 || one.abs_diff(other) == 1 && one / 9 == other / 9
}

/// Asks about all pairs of points, legal and illegal.
fn assert_every_move_is_judged(position: &Position, board: &Board) {
    let legal = board.legal();
    for step in (0..90).flat_map(|from| (0..90).map(move |to| (from, to))) {
        let listed = legal.binary_search(&step).is_ok();
        assert_eq!(
            position.is_legal(move_of(step)),
            listed,
            "is_legal {step:?} of {board:?}"
        );
        match position.check_move(move_of(step)) {
            Ok(()) => assert!(listed, "check_move allows {step:?} in {board:?}"),
            Err(refusal) => {
                assert!(
                    !listed,
                    "check_move refuses {step:?} in {board:?}: {}",
                    refusal.name()
                );
                assert_true_reason(refusal, board, step);
            }
        }
    }
}

/// Asserts that a position is the one that a fresh reading of its set-up gives, key and all.
fn assert_like_fresh(position: &Position) {
    let fresh = Position::from_setup(&position.to_setup()).unwrap();
    assert_eq!(&fresh, position);
    assert_eq!(fresh.key(), position.key());
    assert_eq!(fresh.checkers(), position.checkers());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

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
                let undo = played.play_unchecked(other);
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
        prop_assert_eq!(position(&text), played);
    }

    #[test]
    fn any_set_up_comes_back_from_its_fen(letters in vec(prop::option::weighted(0.4, 0usize..14), 90), black: bool, halfmoves: u32, round: u32) {
        let mut setup = Setup { halfmoves, round, ..Setup::default() };
        setup.turn = if black { Color::Black } else { Color::Red };
        for (at, man) in letters.into_iter().enumerate() {
            let piece = man.map(|man| chuhe::rules::Piece::new(Color::ALL[man / 7], Role::ALL[man % 7]));
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
        let other = game.position().legal_moves().iter().copied().find(|step| Some(step) != line.get(ply));
        if let Some(other) = other {
            game.play(other).unwrap();
            prop_assert_eq!(game.line(), game.moves());
            prop_assert_eq!(game.ply(), ply + 1);
            prop_assert_eq!(game.redo(), None);
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
    #![proptest_config(ProptestConfig::with_cases(8_000))]

    #[test]
    fn random_set_ups_have_the_moves_of_the_oracle(board in prop_oneof![setups(4), setups(12), setups(40)]) {
        assert_agrees(&position(&board.fen(0, 1)), &board);
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
}
