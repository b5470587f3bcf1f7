//! Moves of cờ úp as text.

use chuhe::notation::coup::{CoUpTextError, print, print_line, read, read_line, split};
use chuhe::notation::{Notation, Reading};
use chuhe::rules::coup::{CoUpMove, PlayError};
use chuhe::rules::{Color, Piece, Role, Variant};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::boards::{game, play_on, played, start, view};

/// One move in every notation: worked out by hand after the rules of notation.
fn hold(fen: &str, coordinates: &str, texts: [&str; 7]) {
    let view = view(fen);
    let mv = view.check(played(coordinates)).unwrap();
    for (notation, expected) in Notation::ALL.into_iter().zip(texts) {
        assert_eq!(print(view.position(), mv, notation), expected, "{notation}");
        for reading in [Reading::from(notation), Reading::Any] {
            let found = read(view.position(), expected, reading).map(|mv| view.check(mv));
            assert_eq!(found, Ok(Ok(mv)), "{expected}");
        }
    }
}

const START: &str = "xxxxkxxxx/9/1x5x1/x1x1x1x1x/9/9/X1X1X1X1X/1X5X1/9/XXXXKXXXX w";

#[test]
fn a_closed_piece_is_named_by_its_start_point_and_a_mark() {
    hold(
        "4k4/9/9/9/9/9/9/9/9/X2K5 w N1 0 1",
        "a0a4N",
        [
            "a0a4N",
            "A0-A4N",
            "xR9+4(H)",
            "Xe úp 9 tiến 4 (Mã)",
            "Xú9.4(M)",
            "暗车九进四(马)",
            "暗俥九進四(傌)",
        ],
    );
    hold(
        START,
        "h2h9Pn",
        [
            "h2h9Pn",
            "H2-H9Pn",
            "xC2+7(PxH)",
            "Pháo úp 2 tiến 7 (Tốt×Mã)",
            "Pú2.7(B×M)",
            "暗炮二进七(兵×马)",
            "暗炮二進七(兵×馬)",
        ],
    );
}

#[test]
fn an_open_piece_reveals_only_what_it_takes() {
    hold(
        "1x2k4/9/9/9/9/9/9/9/9/1R1K5 w a1r1 0 1",
        "b0b9r",
        [
            "b0b9r",
            "B0-B9r",
            "R8+9(xR)",
            "Xe 8 tiến 9 (×Xe)",
            "X8.9(×X)",
            "车八进九(×车)",
            "俥八進九(×車)",
        ],
    );
    // Who may not know what was taken sees the move alone.
    hold(
        "1x2k4/9/9/9/9/9/9/9/9/1R1K5 w a1r1 0 1",
        "b0b9",
        [
            "b0b9",
            "B0-B9",
            "R8+9",
            "Xe 8 tiến 9",
            "X8.9",
            "车八进九",
            "俥八進九",
        ],
    );
}

#[test]
fn open_and_closed_pieces_of_a_kind_form_no_stack() {
    // An open chariot in front of a closed piece on a chariot's point.
    let fen = "4k4/9/9/9/R8/9/9/9/9/X2K5 w N1 0 1";
    hold(
        fen,
        "a5a7",
        [
            "a5a7",
            "A5-A7",
            "R9+2",
            "Xe 9 tiến 2",
            "X9.2",
            "车九进二",
            "俥九進二",
        ],
    );
    let front = read(view(fen).position(), "前车进二", Reading::Any);
    assert!(front.is_err(), "{front:?}");
}

#[test]
fn open_guards_on_a_file_are_told_by_their_place() {
    let fen = "4k4/9/9/2A6/9/2A6/9/9/9/3K5 w - 0 1";
    hold(
        fen,
        "c4d5",
        [
            "c4d5",
            "C4-D5",
            "A-+6",
            "Sĩ sau tiến 6",
            "Ss.6",
            "后仕进六",
            "後仕進六",
        ],
    );
    hold(
        fen,
        "c6d5",
        [
            "c6d5",
            "C6-D5",
            "A+-6",
            "Sĩ trước thoái 6",
            "St/6",
            "前仕退六",
            "前仕退六",
        ],
    );
}

#[test]
fn what_people_type_is_read() {
    let position = start();
    for (text, expected) in [
        ("Xe up 9 tien 1 (Phao)", "a0a1C"),
        ("xe úp 9 tấn 1 (Pháo)", "a0a1C"),
        ("暗車九進一（炮）", "a0a1C"),
        ("xr9+1(c)", "a0a1C"),
        ("1. a0a1C", "a0a1C"),
        ("a0-a1", "a0a1"),
        ("Xe úp 9 tiến 1", "a0a1"),
    ] {
        let found = read(position.position(), text, Reading::Any).unwrap();
        assert_eq!(found.to_string(), expected, "{text}");
    }
    let line = "Xe úp 9 tiến 1 (Pháo) Xú1.1(M)\t暗炮二平五(车) h7e7c";
    assert_eq!(split(line).len(), 4);
}

#[test]
fn reveals_that_do_not_fit_are_named() {
    let view = view("4k4/9/9/9/9/9/9/9/9/X2K5 w N1 0 1");
    for (text, expected) in [
        ("Xe úp 9 tiến 4", PlayError::NotRevealed),
        (
            "Xe úp 9 tiến 4 (Xe)",
            PlayError::NotInPool(Piece::new(Color::Red, Role::Chariot)),
        ),
        (
            "a0a4Nr",
            PlayError::NothingClosedTaken(Piece::new(Color::Black, Role::Chariot)),
        ),
    ] {
        let error = read_line(&view, &[text], Reading::Any).unwrap_err();
        assert_eq!(error.index, 0);
        let reason = expected;
        let text = text.to_owned();
        assert_eq!(error.error, CoUpTextError::Reveal { text, reason });
    }
    assert!(read(view.position(), "Xe 9 tiến 4 (Mã)", Reading::Any).is_err());
    assert!(read(view.position(), "Xe úp 9 tiến 4 (Mã", Reading::Any).is_err());
    assert!(read(view.position(), "Xe úp 9 tiến 4 (Tướng)", Reading::Any).is_err());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn all_legal_moves_print_differently_and_are_read_back(seed in any::<u8>(), choices in vec(0usize..2_000, 0..=100)) {
        let mut game = game(Variant::CO_UP, seed);
        play_on(&mut game, &choices);
        let view = game.view(Some(game.game().position().turn()));
        let position = view.position();
        let mover = position.turn();
        for notation in Notation::ALL {
            let mut seen = std::collections::BTreeSet::new();
            for &mv in position.legal_moves().iter() {
                let revealed = view.may_be(mv.from()).last().map(|(piece, _)| *piece);
                let taken = view.may_be(mv.to()).first().map(|(piece, _)| *piece);
                prop_assert_eq!(revealed.map(|piece| piece.color), revealed.map(|_| mover));
                let played = CoUpMove { mv, revealed, taken };
                let text = print(position, played, notation);
                let found = read(position, &text, Reading::from(notation));
                let found = found.map(|found| view.check(found));
                prop_assert_eq!(found, Ok(Ok(played)), "{}", text);
                prop_assert!(seen.insert(text));
            }
        }
    }

    #[test]
    fn whole_games_are_written_and_read_again(seed in any::<u8>(), choices in vec(0usize..2_000, 0..=120)) {
        let mut game = game(Variant::CO_UP, seed);
        play_on(&mut game, &choices);
        for viewer in [None, Some(Color::Red), Some(Color::Black)] {
            let moves = game.moves_seen_by(viewer);
            for notation in Notation::ALL {
                let texts = print_line(&start(), &moves, notation);
                let found = read_line(&start(), &texts, Reading::from(notation));
                prop_assert_eq!(found.as_ref(), Ok(&moves), "{:?}", texts);
            }
        }
    }
}
