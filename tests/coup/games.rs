//! Random games: what is played can be taken back, and is what a fresh reading of the board says.

use chuhe::formats::coup_fen;
use chuhe::rules::coup::{Arrangement, HiddenGame, View};
use chuhe::rules::{Color, Role, Square, Variant};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::boards::{game, play_on, view};

/// Board, side and key are those of the same position read from text.
fn assert_like_fresh(seen: &View) {
    let fresh = view(&coup_fen::print(seen));
    assert_eq!(fresh.position(), seen.position());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn every_move_can_be_taken_back(seed in any::<u8>(), choices in vec(0usize..2_000, 0..=80)) {
        let mut game = game(Variant::CO_UP, seed);
        let mut trail = Vec::new();
        for choice in &choices {
            trail.push(game.view(Some(Color::Red)));
            play_on(&mut game, &[*choice]);
            assert_like_fresh(&game.view(Some(Color::Black)));
        }
        let played = game.game().ply();
        let all = game.moves_with_all();
        for before in trail[..played].iter().rev() {
            game.undo();
            prop_assert_eq!(&game.view(Some(Color::Red)), before);
        }
        // Forth again the same pieces turn up.
        game.go_to(played);
        prop_assert_eq!(game.moves_with_all(), all);
    }

    #[test]
    fn legal_moves_are_those_that_can_be_checked(seed in any::<u8>(), choices in vec(0usize..2_000, 0..=60)) {
        let mut game = game(Variant::CO_UP, seed);
        play_on(&mut game, &choices);
        let position = game.game().position();
        let legal = position.legal_moves();
        for from in Square::all() {
            for to in Square::all() {
                let mv = chuhe::rules::Move::new(from, to);
                prop_assert_eq!(legal.contains(&mv), position.check_move(mv).is_ok(), "{}", mv);
            }
        }
    }
}

#[test]
fn a_deal_is_fixed_by_its_seed_and_gives_each_side_its_own_set() {
    let first = game(Variant::CO_UP, 1);
    assert_eq!(first.arrangement(), game(Variant::CO_UP, 1).arrangement());
    assert_ne!(first.arrangement(), game(Variant::CO_UP, 2).arrangement());
    assert_eq!(first.arrangement().pieces(), *first.view(None).pool());
    for square in Square::all() {
        let dealt = first.arrangement().piece_at(square);
        let lies = chuhe::rules::start_piece(square).filter(|piece| piece.role != Role::General);
        assert_eq!(
            dealt.map(|piece| piece.color),
            lies.map(|piece| piece.color)
        );
    }
}

/// Every kind must come to every point about as often as its share: 2 of 15 chariots in 6,000
/// deals are 800, with a standard deviation of 26. Eight of them are allowed.
#[test]
fn every_point_gets_every_kind_fairly() {
    let start = crate::boards::start();
    let mut counts = [[0i32; 7]; Square::COUNT];
    for number in 0..6_000u32 {
        let mut seed = [0; 32];
        seed[..4].copy_from_slice(&number.to_le_bytes());
        let arrangement = Arrangement::deal(&start, &seed);
        for square in Square::all() {
            if let Some(piece) = arrangement.piece_at(square) {
                counts[square.index()][piece.role.index()] += 1;
            }
        }
    }
    for square in start.position().closed() {
        for role in &Role::ALL[1..] {
            let expected = 400 * role.starting_count() as i32;
            let found = counts[square.index()][role.index()];
            assert!(
                (found - expected).abs() < 8 * 36,
                "{square} {role:?}: {found}"
            );
        }
    }
}

#[test]
fn an_arrangement_is_written_and_read_again_for_its_board() {
    let game = game(Variant::CO_UP, 9);
    let text = game.arrangement().to_string();
    let start = crate::boards::start();
    assert_eq!(
        Arrangement::parse_for(&start, &text).as_ref(),
        Ok(game.arrangement())
    );
    let reversed: String = text.chars().rev().collect();
    assert!(Arrangement::parse_for(&start, &reversed).is_err());
    let _: HiddenGame = game;
}
