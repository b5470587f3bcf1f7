//! Nothing that a side is given depends on what it cannot know.

use chuhe::formats::coup_fen;
use chuhe::rules::coup::{Arrangement, Commitment, HiddenGame};
use chuhe::rules::{Color, Move};

use crate::boards::{start, view};

/// Two truths that look alike: the black pieces on b9 and h9 have changed places.
fn twins() -> [HiddenGame; 2] {
    let texts = [
        "rnbp1prcn/9/1b5a1/a1p1p1p1c/9/9/P1P1P1P1P/1C5C1/9/RNBA1ABNR",
        "rcbp1prnn/9/1b5a1/a1p1p1p1c/9/9/P1P1P1P1P/1C5C1/9/RNBA1ABNR",
    ];
    texts.map(|text| {
        let arrangement = Arrangement::parse_for(&start(), text).unwrap();
        HiddenGame::new(start(), arrangement)
    })
}

#[test]
fn views_of_different_truths_are_equal_until_something_is_shown() {
    let mut games = twins();
    assert_ne!(games[0].arrangement(), games[1].arrangement());
    for text in ["b2e2", "h9g7"] {
        let mv: Move = text.parse().unwrap();
        for game in &mut games {
            game.play(mv).unwrap();
        }
        for viewer in [None, Some(Color::Red), Some(Color::Black)] {
            let [first, second] = [&games[0], &games[1]].map(|game| game.view(viewer));
            let same = first == second;
            assert_eq!(same, coup_fen::print(&first) == coup_fen::print(&second));
            assert_eq!(
                same,
                text == "b2e2"
                    || games[0].arrangement().piece_at(mv.from())
                        == games[1].arrangement().piece_at(mv.from())
            );
        }
    }
}

#[test]
fn legality_does_not_depend_on_what_lies_closed() {
    let [mut first, mut second] = twins();
    for text in ["b2e2", "h7h0", "i0h0"] {
        let moves: [Vec<Move>; 2] =
            [&first, &second].map(|game| game.game().position().legal_moves().to_vec());
        assert_eq!(moves[0], moves[1]);
        let mv: Move = text.parse().unwrap();
        first.play(mv).unwrap();
        second.play(mv).unwrap();
    }
}

#[test]
fn a_commitment_is_kept_by_its_own_text_alone() {
    let [first, second] = twins();
    let salt = 0x0123_4567_89ab_cdef_u128;
    let promised = Commitment::to(first.arrangement(), salt);
    assert!(promised.is_kept_by(&Commitment::opened(first.arrangement(), salt)));
    assert!(!promised.is_kept_by(&Commitment::opened(first.arrangement(), salt + 1)));
    assert!(!promised.is_kept_by(&Commitment::opened(second.arrangement(), salt)));
    assert_eq!(promised.to_string().parse(), Ok(promised));
    assert!("12".parse::<Commitment>().is_err());
}

/// Made by `printf %s '9/9/9/n8/9/9/9/9/9/9:0000000000000000000000000000002a' | sha256sum`.
#[test]
fn the_commitment_is_the_sum_that_anybody_can_compute() {
    let board = view("4k4/9/9/x8/9/9/9/9/9/R2K5 w n1 0 1");
    let arrangement = Arrangement::parse_for(&board, "9/9/9/n8/9/9/9/9/9/9").unwrap();
    assert_eq!(
        Commitment::to(&arrangement, 42).to_string(),
        "59bf506d8fb3f9b8e20530dc2a9aed1833819c7402b7d7b85dace086f2916520"
    );
}
