//! What keeps a set-up from being played, and what is merely odd about one. The expected values are written by hand.

use chuhe::formats::fen;
use chuhe::rules::{Position, PositionDefects, PositionOddities};

/// The defects of a readable set-up, and whether a position agrees.
fn defects(text: &str) -> PositionDefects {
    let setup = fen::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let defects = setup.defects();
    match Position::from_setup(&setup) {
        Ok(_) => assert_eq!(defects, PositionDefects::empty(), "{text}"),
        Err(error) => assert_eq!(error.0, defects, "{text}"),
    }
    // A caller may ask for all defects to be let pass: only an unanswered check is.
    let left = defects - PositionDefects::OPPONENT_IN_CHECK;
    match Position::from_setup_allowing(&setup, PositionDefects::all()) {
        Ok(_) => assert_eq!(left, PositionDefects::empty(), "{text}"),
        Err(error) => assert_eq!(error.0, left, "{text}"),
    }
    defects
}

#[test]
fn what_cannot_be_played_is_named() {
    use PositionDefects as Defects;
    let cases = [
        ("4k4/9/9/9/9/9/9/9/9/3K5 w", Defects::empty()),
        // The number of generals.
        (
            "9/9/9/9/9/9/9/9/9/9 w",
            Defects::NO_RED_GENERAL | Defects::NO_BLACK_GENERAL,
        ),
        ("4k4/9/9/9/9/9/9/9/9/9 w", Defects::NO_RED_GENERAL),
        ("9/9/9/9/9/9/9/9/9/4K4 b", Defects::NO_BLACK_GENERAL),
        ("4k4/9/9/9/9/9/9/9/9/3K1K3 w", Defects::SEVERAL_RED_GENERALS),
        (
            "3k1k3/9/9/9/9/9/9/9/9/4K4 w",
            Defects::SEVERAL_BLACK_GENERALS,
        ),
        // The palace: one point off each of its four sides.
        (
            "4k4/9/9/9/9/9/3K5/9/9/9 w",
            Defects::RED_GENERAL_OUTSIDE_PALACE,
        ),
        (
            "4k4/9/9/9/9/9/9/9/9/2K6 w",
            Defects::RED_GENERAL_OUTSIDE_PALACE,
        ),
        (
            "4k4/9/9/9/9/9/9/9/6K2/9 w",
            Defects::RED_GENERAL_OUTSIDE_PALACE,
        ),
        (
            "9/9/9/4k4/9/9/9/9/9/3K5 w",
            Defects::BLACK_GENERAL_OUTSIDE_PALACE,
        ),
        (
            "6k2/9/9/9/9/9/9/9/9/3K5 w",
            Defects::BLACK_GENERAL_OUTSIDE_PALACE,
        ),
        // Red's general in Black's palace is not in its own.
        (
            "4k4/9/3K5/9/9/9/9/9/9/9 w",
            Defects::RED_GENERAL_OUTSIDE_PALACE,
        ),
        // The look along an open file, and the same file with a soldier between.
        ("4k4/9/9/9/9/9/9/9/9/4K4 b", Defects::GENERALS_FACING),
        ("4k4/9/9/9/4p4/9/9/9/9/4K4 b", Defects::empty()),
        // Check to the side that has just moved, by each kind of piece.
        ("4k4/9/9/9/4R4/9/9/9/9/3K5 w", Defects::OPPONENT_IN_CHECK),
        ("4k4/9/9/4P4/4C4/9/9/9/9/3K5 w", Defects::OPPONENT_IN_CHECK),
        ("4k4/9/3N5/9/9/9/9/9/9/3K5 w", Defects::OPPONENT_IN_CHECK),
        ("3Pk4/9/9/9/9/9/9/9/9/3K5 w", Defects::OPPONENT_IN_CHECK),
        ("3k5/9/9/9/9/9/9/3n5/9/4K4 b", Defects::OPPONENT_IN_CHECK),
        ("4k4/9/9/9/9/9/9/9/3p5/3K5 b", Defects::OPPONENT_IN_CHECK),
        // A soldier behind the general, a cannon without a screen, a horse with its leg blocked: no check.
        ("3P5/3k5/9/9/9/9/9/9/9/4K4 w", Defects::empty()),
        ("4k4/9/9/9/4C4/9/9/9/9/3K5 w", Defects::empty()),
        ("4k4/3p5/3N5/9/9/9/9/9/9/5K3 w", Defects::empty()),
        // Check to the side to move is as it should be.
        ("4k4/9/9/9/4R4/9/9/9/9/3K5 b", Defects::empty()),
    ];
    for (text, expected) in cases {
        assert_eq!(defects(text), expected, "{text}");
    }
}

#[test]
fn what_is_odd_is_named_and_can_be_played() {
    use PositionOddities as Oddities;
    let cases = [
        // The usual numbers, and one more of each kind, the extra one on a point of its kind.
        ("4k4/9/9/9/9/9/P1P1P1P1P/9/9/RNBAKABNR w", Oddities::empty()),
        ("4k4/9/9/9/9/9/9/9/R8/R2K4R w", Oddities::TOO_MANY_PIECES),
        ("4k4/9/9/9/9/9/9/9/N8/N2K4N w", Oddities::TOO_MANY_PIECES),
        ("4k4/9/9/9/9/9/9/9/C8/C2K4C w", Oddities::TOO_MANY_PIECES),
        ("4k4/9/9/9/9/9/9/4B4/9/2BK2B2 w", Oddities::TOO_MANY_PIECES),
        ("4k4/9/9/9/9/9/9/9/4A4/3AKA3 w", Oddities::TOO_MANY_PIECES),
        (
            "4k4/9/9/P8/9/9/P1P1P1P1P/9/9/3K5 w",
            Oddities::TOO_MANY_PIECES,
        ),
        // Six black soldiers.
        (
            "4k4/9/9/p1p1p1p1p/9/9/8p/9/9/3K5 w",
            Oddities::TOO_MANY_PIECES,
        ),
        // All five points of the advisors of either side, and points beside them.
        (
            "3aka3/4a4/3a1a3/9/9/9/9/3A1A3/4A4/3AKA3 w",
            Oddities::TOO_MANY_PIECES,
        ),
        (
            "4k4/9/9/9/9/9/9/4A4/9/3K5 w",
            Oddities::ADVISOR_OFF_ITS_POINTS,
        ),
        (
            "4k4/9/9/9/9/9/9/9/9/2AK5 w",
            Oddities::ADVISOR_OFF_ITS_POINTS,
        ),
        ("3ak4/9/9/9/9/9/9/9/9/3K5 w", Oddities::empty()),
        (
            "4k4/3a5/9/9/9/9/9/9/9/3K5 w",
            Oddities::ADVISOR_OFF_ITS_POINTS,
        ),
        // An advisor in the palace of the other side.
        (
            "4k4/9/9/9/9/9/9/9/9/3Ka4 w",
            Oddities::ADVISOR_OFF_ITS_POINTS,
        ),
        // Elephants: a2 and e2 are theirs, b2 and a point over the river are not.
        ("4k4/9/9/9/9/9/9/B3B4/9/3K5 w", Oddities::empty()),
        (
            "4k4/9/9/9/9/9/9/1B7/9/3K5 w",
            Oddities::ELEPHANT_OFF_ITS_POINTS,
        ),
        (
            "4k4/9/9/2B6/9/9/9/9/9/3K5 w",
            Oddities::ELEPHANT_OFF_ITS_POINTS,
        ),
        (
            "4k4/9/b3b3b/9/2b3b2/9/9/9/9/3K5 w",
            Oddities::TOO_MANY_PIECES,
        ),
        (
            "4k4/9/9/9/9/2b6/9/9/9/3K5 w",
            Oddities::ELEPHANT_OFF_ITS_POINTS,
        ),
        // Soldiers: on their own side only on their five files, on ranks 3 and 4; beyond the river anywhere.
        ("4k4/9/9/9/9/P1P1P1P1P/9/9/9/3K5 w", Oddities::empty()),
        (
            "4k4/9/9/9/9/1P7/9/9/9/3K5 w",
            Oddities::SOLDIER_OFF_ITS_POINTS,
        ),
        (
            "4k4/9/9/9/9/9/1P7/9/9/3K5 w",
            Oddities::SOLDIER_OFF_ITS_POINTS,
        ),
        (
            "4k4/9/9/9/9/9/9/P8/9/3K5 w",
            Oddities::SOLDIER_OFF_ITS_POINTS,
        ),
        ("4k4/9/9/9/1P7/9/9/9/9/3K5 w", Oddities::empty()),
        ("P3k4/9/9/9/9/9/9/9/9/3K5 w", Oddities::empty()),
        (
            "4k4/9/9/9/1p7/9/9/9/9/3K5 w",
            Oddities::SOLDIER_OFF_ITS_POINTS,
        ),
        (
            "4k4/9/9/1p7/9/9/9/9/9/3K5 w",
            Oddities::SOLDIER_OFF_ITS_POINTS,
        ),
        (
            "4k4/9/p8/9/9/9/9/9/9/3K5 w",
            Oddities::SOLDIER_OFF_ITS_POINTS,
        ),
        ("4k4/9/9/9/9/1p7/9/9/9/3K4p w", Oddities::empty()),
        // Several at once.
        (
            "4k4/9/9/9/9/9/P8/1P7/B2A5/RRRK5 w",
            Oddities::TOO_MANY_PIECES
                | Oddities::ADVISOR_OFF_ITS_POINTS
                | Oddities::ELEPHANT_OFF_ITS_POINTS
                | Oddities::SOLDIER_OFF_ITS_POINTS,
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(fen::parse(text).unwrap().oddities(), expected, "{text}");
        assert_eq!(defects(text), PositionDefects::empty(), "{text}");
    }
}

#[test]
fn reasons_read_as_sentences() {
    let none = fen::parse("9/9/9/9/9/9/9/9/9/9 w").unwrap().defects();
    assert_eq!(none.to_string(), "Red has no general; Black has no general");
    assert_eq!(PositionDefects::empty().to_string(), "");
    let mut sentences: Vec<String> = PositionDefects::all()
        .iter()
        .map(|one| one.to_string())
        .collect();
    sentences.extend(PositionOddities::all().iter().map(|one| one.to_string()));
    let count = sentences.len();
    assert!(
        sentences
            .iter()
            .all(|sentence| !sentence.is_empty() && !sentence.contains(';'))
    );
    // Each flag has a sentence of its own.
    sentences.sort();
    sentences.dedup();
    assert_eq!(sentences.len(), count);
    let error =
        Position::from_setup(&fen::parse("4k4/9/9/9/9/9/9/9/9/4K4 w").unwrap()).unwrap_err();
    assert!(
        error.to_string().ends_with("the generals face each other"),
        "{error}"
    );
}
