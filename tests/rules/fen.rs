//! Every form of FEN that is read, and what is said about the unreadable. The expected values are written by hand.

use chuhe::formats::fen::{self, FenError};
use chuhe::rules::{Color, Piece, Position, PositionDefects, PositionOddities, Role, Setup};

use crate::boards::square;

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
const ARRAY: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";

/// The usual array, written out piece by piece.
fn start() -> Setup {
    use Role::{Advisor, Cannon, Chariot, Elephant, General, Horse, Soldier};
    let back = [
        Chariot, Horse, Elephant, Advisor, General, Advisor, Elephant, Horse, Chariot,
    ];
    let mut setup = Setup {
        turn: Color::Red,
        halfmoves: 0,
        round: 1,
        ..Setup::default()
    };
    let mut put = |at: String, color, role| setup.put(square(&at), Some(Piece::new(color, role)));
    for (file, role) in ('a'..='i').zip(back) {
        put(format!("{file}0"), Color::Red, role);
        put(format!("{file}9"), Color::Black, role);
    }
    for file in ['b', 'h'] {
        put(format!("{file}2"), Color::Red, Cannon);
        put(format!("{file}7"), Color::Black, Cannon);
    }
    for file in ['a', 'c', 'e', 'g', 'i'] {
        put(format!("{file}3"), Color::Red, Soldier);
        put(format!("{file}6"), Color::Black, Soldier);
    }
    setup
}

#[test]
fn the_usual_array() {
    assert_eq!(fen::parse(START).unwrap(), start());
    assert_eq!(fen::print(&start()), START);
    assert_eq!(Setup::start(), start());
    assert_eq!(Position::start().to_setup(), start());
    assert_eq!(start().defects(), PositionDefects::empty());
    assert_eq!(start().oddities(), PositionOddities::empty());
}

#[test]
fn letters_have_synonyms() {
    let same = [
        "rhbakabhr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHBAKABHR w - - 0 1",
        "rneakaenr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNEAKAENR w - - 0 1",
        "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w - - 0 1",
        // Letters may be mixed.
        "rnbakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKABNR w - - 0 1",
        // In the style without K the general is G and the soldier S.
        "rheagaehr/9/1c5c1/s1s1s1s1s/9/9/S1S1S1S1S/1C5C1/9/RHEAGAEHR w - - 0 1",
    ];
    for text in same {
        assert_eq!(fen::parse(text), Ok(start()), "{text}");
    }
}

#[test]
fn g_is_a_general_only_where_there_is_no_k() {
    let mixed = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAGABNR w - - 0 1";
    assert_eq!(
        fen::parse(mixed),
        Err(FenError::UnknownPiece {
            rank: 0,
            found: 'G'
        })
    );
}

#[test]
fn the_side_to_move_has_several_names() {
    for (side, turn) in [
        ("w", Color::Red),
        ("r", Color::Red),
        ("red", Color::Red),
        ("b", Color::Black),
    ] {
        let text = format!("{ARRAY} {side} - - 0 1");
        assert_eq!(fen::parse(&text), Ok(Setup { turn, ..start() }), "{text}");
    }
}

#[test]
fn missing_fields_have_their_usual_values() {
    assert_eq!(fen::parse(ARRAY), Ok(start()));
    assert_eq!(fen::parse(&format!("{ARRAY} w")), Ok(start()));
    assert_eq!(
        fen::parse(&format!("{ARRAY} b")),
        Ok(Setup {
            turn: Color::Black,
            ..start()
        })
    );
    assert_eq!(
        fen::parse(&format!("{ARRAY} b - -")),
        Ok(Setup {
            turn: Color::Black,
            ..start()
        })
    );
}

#[test]
fn counters_are_read_and_written() {
    let expected = Setup {
        turn: Color::Black,
        halfmoves: 17,
        round: 42,
        ..start()
    };
    let text = format!("{ARRAY} b - - 17 42");
    assert_eq!(fen::parse(&text), Ok(expected.clone()));
    assert_eq!(fen::print(&expected), text);
    // WinBoard leaves the dashes out.
    assert_eq!(
        fen::parse(&format!("{ARRAY} b 17 42")),
        Ok(expected.clone())
    );
    // Fairy-Stockfish writes the pieces in hand, of which xiangqi has none.
    assert_eq!(fen::parse(&format!("{ARRAY}[] b - - 17 42")), Ok(expected));
    assert_eq!(fen::parse(&format!("{ARRAY}[]")), Ok(start()));
}

#[test]
fn space_around_and_between_does_not_matter() {
    assert_eq!(
        fen::parse(&format!("  {ARRAY}  w  -  -  0  1 \n")),
        Ok(start())
    );
    assert_eq!(
        fen::parse(&format!("\t{ARRAY}\tw\t-\t-\t0\t1\r\n")),
        Ok(start())
    );
}

#[test]
fn a_gap_may_be_written_in_parts() {
    let text = "rnbakabnr/54/1c32c1/p1p1p1p1p/9/111111111/P1P1P1P1P/1C5C1/9/RNBAKABNR";
    assert_eq!(fen::parse(text), Ok(start()));
}

#[test]
fn what_cannot_be_read_is_named() {
    let file_count = |rank, files| FenError::FileCount { rank, files };
    let unknown_piece = |rank, found| FenError::UnknownPiece { rank, found };
    let cases = [
        ("", FenError::Empty),
        (" \t\n", FenError::Empty),
        // Too few and too many ranks.
        (
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
            FenError::RankCount(9),
        ),
        (
            "4k4/9/9/9/9/9/9/9/9/9/3K5 w - - 0 1",
            FenError::RankCount(11),
        ),
        // Too many and too few files; the rank is the board's, not the line of text.
        ("4k4/9/9/9/9/9/9/9/9/3K6 w - - 0 1", file_count(0, 10)),
        ("4k5/9/9/9/9/9/9/9/9/3K5 w - - 0 1", file_count(9, 10)),
        (
            "4k4/9/9/9/9/9/9/9/pppppppppp/3K5 w - - 0 1",
            file_count(1, 10),
        ),
        ("4k4/9/9/9/9/8/9/9/9/3K5 w - - 0 1", file_count(4, 8)),
        ("4k4/9/9//9/9/9/9/9/3K5 w - - 0 1", file_count(6, 0)),
        // Letters and signs that are no piece.
        ("4k4/9/9/9/9/9/9/9/9/3KQ4 w - - 0 1", unknown_piece(0, 'Q')),
        (
            "4k4/9/9/9/4帅4/9/9/9/9/3K5 w - - 0 1",
            unknown_piece(5, '帅'),
        ),
        ("4k4/9/9/9/9/9/9/9/90/3K5 w - - 0 1", unknown_piece(1, '0')),
        // Fields.
        (
            "4k4/9/9/9/9/9/9/9/9/3K5 x - - 0 1",
            FenError::UnknownSide("x".to_owned()),
        ),
        ("4k4/9/9/9/9/9/9/9/9/3K5 w -", FenError::FieldCount(3)),
        ("4k4/9/9/9/9/9/9/9/9/3K5 w - - 0", FenError::FieldCount(5)),
        (
            "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1 2",
            FenError::FieldCount(7),
        ),
        (
            "4k4/9/9/9/9/9/9/9/9/3K5[P] w - - 0 1",
            FenError::PiecesInHand("P".to_owned()),
        ),
        (
            "4k4/9/9/9/9/9/9/9/9/3K5 w KQ - 0 1",
            FenError::NotADash {
                field: 3,
                found: "KQ".to_owned(),
            },
        ),
        (
            "4k4/9/9/9/9/9/9/9/9/3K5 w - e3 0 1",
            FenError::NotADash {
                field: 4,
                found: "e3".to_owned(),
            },
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(fen::parse(text), Err(expected), "{text:?}");
    }
    for text in [
        "w - - x 1",
        "w - - 0 y",
        "w - - -1 1",
        "w - - 0 99999999999",
    ] {
        let text = format!("{ARRAY} {text}");
        assert!(
            matches!(fen::parse(&text), Err(FenError::NotANumber { .. })),
            "{text}: {:?}",
            fen::parse(&text)
        );
    }
}
