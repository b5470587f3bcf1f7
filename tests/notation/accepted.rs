//! Every form that is read though it is not printed, with moves worked out by hand.

mod han;
mod vietnamese;
mod wxf;

use chuhe::notation::Grammar;

use crate::{BLACK_TO_MOVE, START, reads, reads_any};

/// Chariots e4 and e2 (the front one on e4).
const CHARIOTS: &str = "5k3/9/9/9/9/4R4/9/4R4/9/3K5 w - - 0 1";
/// Three soldiers e7, e6, e5.
const THREE: &str = "3k5/9/4P4/4P4/4P4/9/9/9/9/5K3 w - - 0 1";
/// Four soldiers c7, c6, c5, c4; the last has not crossed the river.
const FOUR: &str = "3k5/9/2P6/2P6/2P6/2P6/9/9/9/5K3 w - - 0 1";
/// Five black soldiers on the c file: c4, c3, c2, c1 beyond the river and c5 before it.
const FIVE_BLACK: &str = "5k3/9/9/9/2p6/2p6/2p6/2p6/2p6/4K4 b - - 0 1";
/// Stacks d7, d5 and f7, f5.
const TWO_AND_TWO: &str = "5k3/9/3P1P3/9/3P1P3/9/9/9/9/4K4 w - - 0 1";
/// Black: soldiers d4, d2 and f4, f2.
const TWO_AND_TWO_BLACK: &str = "4k4/9/9/9/9/3p1p3/9/3p1p3/9/5K3 b - - 0 1";
/// Advisors d9, d7 and elephants g9, g5, Black to move.
const GUARDS: &str = "3ak1b2/9/3a5/9/6b2/9/9/9/9/3K5 b - - 0 1";

/// The texts are read as the move, by the grammar and by all together.
fn all(fen: &str, grammar: Grammar, expected: &str, texts: &[&str]) {
    for text in texts {
        assert_eq!(reads(fen, grammar, text), expected, "{text} in {fen}");
        assert_eq!(reads_any(fen, text), expected, "any: {text} in {fen}");
    }
}

#[test]
fn coordinates() {
    let texts = [
        "h2e2",
        "H2E2",
        "h2-e2",
        "H2-E2",
        "h2 - e2",
        " h2 e2 ",
        "h2xe2",
        "Ｈ２－Ｅ２",
        "h2–e2",
        "1. h2e2",
        "1.h2e2",
        "h2e2!?",
        "h2e2+",
    ];
    all(START, Grammar::Coordinate, "h2e2", &texts);
    all(
        BLACK_TO_MOVE,
        Grammar::Coordinate,
        "h9g7",
        &["1... h9g7", "1…h9-g7"],
    );
}

#[test]
fn ranks_from_one() {
    all(START, Grammar::Coordinate, "h2e2", &["h3e3", "H3-E3"]);
    all(START, Grammar::Coordinate, "a0a1", &["a1a2"]);
    all(
        BLACK_TO_MOVE,
        Grammar::Coordinate,
        "h9g7",
        &["h10g8", "H10-G8"],
    );
    let chariot = "R8/3k5/9/9/9/9/9/9/9/4K4 w - - 0 1";
    all(
        chariot,
        Grammar::Coordinate,
        "a9b9",
        &["a10b10", "A10-B10", "a10 b10"],
    );
    // Ranks count from 0 where both would do: the chariot on e4, not the one on e2 or below.
    all(CHARIOTS, Grammar::Coordinate, "e2e3", &["e2e3"]);
    all(CHARIOTS, Grammar::Coordinate, "e4e5", &["e4e5"]);
}

#[test]
fn an_own_piece_on_the_point_of_departure_is_meant() {
    // The chariot on e2 is stopped by the one on e4; the one below it could make e1e5.
    let three = "5k3/9/9/9/9/4R4/9/4R4/4R4/3K5 w - - 0 1";
    assert_eq!(reads(three, Grammar::Coordinate, "e2e6"), "illegal");
    assert_eq!(reads(three, Grammar::Coordinate, "e2d2"), "e2d2");
}

#[test]
fn winboard() {
    all(START, Grammar::San, "h2e2", &["Che2", "Che2+"]);
    all(START, Grammar::San, "h0g2", &["Hg2", "Ng2", "Hhg2"]);
    all(
        START,
        Grammar::San,
        "a0a1",
        &["Ra1", "R0a1", "Raa1", "Ra0a1"],
    );
    all(START, Grammar::San, "g0e2", &["Ege2", "Bge2"]);
    all(START, Grammar::San, "h2h9", &["Chxh9", "Cxh9"]);
    let capture = "4k4/9/9/9/9/9/6p2/4H4/9/3K5 w - - 0 1";
    all(
        capture,
        Grammar::San,
        "e2g3",
        &["Hxg3", "Hg3", "Hexg3", "H2xg3"],
    );
    assert_eq!(reads(START, Grammar::San, "Ce2"), "ambiguous b2e2 h2e2");
    assert_eq!(reads(START, Grammar::San, "CHe2"), "unreadable");
    assert_eq!(reads(START, Grammar::San, "che2"), "unreadable");
}

#[test]
fn what_is_on_several_forms_at_once_is_the_same_move() {
    // A fen of an open game in which every notation was taken from the table of cases.
    let middle = "1rb1ka2r/4a4/2ncb1nc1/p1p1p1p1p/9/2P6/P3P1P1P/2N1C1NC1/9/R1BAKAB1R w - - 1 7";
    for text in [
        "g2e1",
        "G2-E1",
        "H3-5",
        "Mã 3 thoái 5",
        "M3/5",
        "马三退五",
        "傌三退五",
        "Hge1",
    ] {
        assert_eq!(reads_any(middle, text), "g2e1", "{text}");
    }
}
