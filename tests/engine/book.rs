//! The engine's own opening book.

use std::collections::HashSet;

use chuhe::engine::book::{self, Book, OWN_TEXT};
use chuhe::engine::{Level, Told};
use chuhe::rules::{Game, Move, Position, Variant};

use crate::game;

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

#[test]
fn the_own_book_is_small_and_all_its_moves_are_legal() {
    // Reading plays every move by the rules.
    let own = Book::read(OWN_TEXT).unwrap();
    assert!(own.len() > 1_000, "{} moves", own.len());
    assert!(OWN_TEXT.len() < 100_000, "{} bytes", OWN_TEXT.len());
}

/// All positions that the book leads to from `position`, and how many plies are played there.
fn wander(position: &Position, seen: &mut HashSet<u64>) -> usize {
    if !seen.insert(position.key()) {
        return 0;
    }
    let mut deepest = 0;
    for known in Book::own().moves(position) {
        let mut next = position.clone();
        next.play(known.mv).unwrap();
        deepest = deepest.max(1 + wander(&next, seen));
    }
    deepest
}

#[test]
fn every_move_that_is_given_out_is_legal_in_both_mirror_images() {
    let mut seen = HashSet::new();
    let deepest = wander(&Position::start(), &mut seen);
    assert!(seen.len() > 1_000, "{} positions", seen.len());
    assert!(deepest >= 8, "{deepest} plies");
}

#[test]
fn openings_with_names_are_in_it() {
    // 中炮對屏風馬, 順炮, 列炮, 飛相局, 仙人指路 with 卒底炮.
    for line in [
        "h2e2 h9g7 h0g2 i9h9 i0h0 b9c7",
        "h2e2 h7e7",
        "h2e2 b7e7",
        "g0e2 h7e7",
        "c3c4 b7c7",
    ] {
        let mut position = Position::start();
        for text in line.split(' ') {
            let mv: Move = text.parse().unwrap();
            let known = Book::own().moves(&position);
            assert!(known.iter().any(|known| known.mv == mv), "{line}: {text}");
            position.play(mv).unwrap();
        }
    }
}

#[test]
fn weak_levels_choose_more_broadly() {
    let first_moves = |level| -> usize {
        let choose = |seed| Book::own().choose(&Game::default(), Level::of(level), seed);
        let chosen: HashSet<String> = (0..500)
            .filter_map(choose)
            .map(|known| known.mv.to_string())
            .collect();
        chosen.len()
    };
    assert!(
        first_moves(1) > first_moves(10),
        "{} and {}",
        first_moves(1),
        first_moves(10)
    );
    // The images of a move on either side of the board at least.
    assert!(first_moves(10) >= 2);
}

#[test]
fn the_same_seed_gives_the_same_opening() {
    let play = |seed: u64| {
        let mut game = Game::default();
        while let Some(known) = Book::own().choose(&game, Level::of(10), seed) {
            game.play(known.mv).unwrap();
        }
        game.moves().to_vec()
    };
    assert_eq!(play(3), play(3));
    assert!((0..20).any(|seed| play(seed) != play(3)));
    let longest = (0..20).map(|seed| play(seed).len()).max();
    assert!(longest >= Some(6), "{longest:?} plies");
}

#[test]
fn other_starts_and_other_games_are_not_in_it() {
    // A horse given as a handicap.
    let handicap = game(&START.replace("RNBAK", "R1BAK"), "");
    assert_eq!(Book::own().choose(&handicap, Level::of(10), 1), None);
    let told = Told::read::<&str>(Variant::CO_UP, None, &[]).unwrap();
    assert_eq!(book::answer(&told, Level::of(10), 1), None);
    let usual = Told::read(Variant::Xiangqi, Some(START), &["h2e2"]).unwrap();
    assert!(book::answer(&usual, Level::of(10), 1).is_some());
}
