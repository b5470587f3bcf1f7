//! Points and moves: their names, their numbers, their images. There are few enough to try them all.

use chuhe::rules::{Move, Square};

use crate::boards::{index_of, move_of, square_at};
use crate::oracle;

#[test]
fn points_have_names_and_numbers() {
    assert_eq!(Square::all().len(), 90);
    for (at, square) in Square::all().enumerate() {
        let name = oracle::name(at);
        assert_eq!(square.to_string(), name);
        assert_eq!(name.parse(), Ok(square));
        assert_eq!(square.index(), at);
        assert_eq!(Square::from_index(at), square);
        assert_eq!(
            (usize::from(square.file()), usize::from(square.rank())),
            (at % 9, at / 9)
        );
        assert_eq!(Square::new(square.file(), square.rank()), Some(square));
        assert_eq!(index_of(square.mirrored()), oracle::mirrored(at));
        assert_eq!(
            index_of(square.rotated()),
            oracle::mirrored(oracle::turned(at))
        );
    }
    for (file, rank) in [(9, 0), (0, 10), (9, 10), (255, 255)] {
        assert_eq!(Square::new(file, rank), None);
    }
    for text in [
        "", "e", "5", "j0", "e:", "5e", "e10", "ee", "e-", " e0", "e0 ", "е0",
    ] {
        assert!(text.parse::<Square>().is_err(), "{text:?}");
    }
}

#[test]
fn steps_from_a_point_stay_on_the_board() {
    for square in Square::all() {
        for files in -10..=10i8 {
            for ranks in -11..=11i8 {
                let (file, rank) = (square.file() as i8 + files, square.rank() as i8 + ranks);
                let on_board = (0..9).contains(&file) && (0..10).contains(&rank);
                let expected = on_board.then(|| square_at(rank as usize * 9 + file as usize));
                assert_eq!(
                    square.offset(files, ranks),
                    expected,
                    "{square} {files} {ranks}"
                );
            }
        }
    }
}

#[test]
fn moves_have_names_and_images() {
    for (from, to) in (0..90)
        .flat_map(|from| (0..90).map(move |to| (from, to)))
        .filter(|(from, to)| from != to)
    {
        let step = move_of((from, to));
        let name = format!("{}{}", oracle::name(from), oracle::name(to));
        assert_eq!(step.to_string(), name);
        assert_eq!(name.parse(), Ok(step));
        assert_eq!(
            step.mirrored(),
            move_of((oracle::mirrored(from), oracle::mirrored(to)))
        );
        let rotated = |at| oracle::mirrored(oracle::turned(at));
        assert_eq!(step.rotated(), move_of((rotated(from), rotated(to))));
    }
    for text in ["", "h2", "h2e", "h2e10", "h2j2", "h2-e2x", "0000", "е2е4"] {
        assert!(text.parse::<Move>().is_err(), "{text:?}");
    }
}
