//! Where a text fits several moves: it is refused with the choices, and nothing is guessed.

use chuhe::notation::{Grammar, Notation, Reading, print, read};

use crate::{position, reads, reads_any};

const CHARIOTS: &str = "5k3/9/9/9/9/4R4/9/4R4/9/3K5 w - - 0 1";
const BLACK_CANNONS: &str = "5k3/1c7/9/9/9/9/1c7/9/9/3K5 b - - 0 1";
const TWO_AND_TWO: &str = "5k3/9/3P1P3/9/3P1P3/9/9/9/9/4K4 w - - 0 1";

#[test]
fn a_file_with_two_that_can_both_go() {
    for text in ["R5+1", "r5+1", "55+1"] {
        assert_eq!(reads(CHARIOTS, Grammar::Wxf, text), "ambiguous e2e3 e4e5");
    }
    for text in ["Xe 5 tiến 1", "X5.1"] {
        assert_eq!(
            reads(CHARIOTS, Grammar::Vietnamese, text),
            "ambiguous e2e3 e4e5"
        );
    }
    assert_eq!(
        reads(CHARIOTS, Grammar::Han, "车五平九"),
        "ambiguous e2a2 e4a4"
    );
    assert_eq!(
        reads(BLACK_CANNONS, Grammar::Han, "炮２平５"),
        "ambiguous b3e3 b8e8"
    );
    assert_eq!(reads_any(CHARIOTS, "R5+1"), "ambiguous e2e3 e4e5");
}

#[test]
fn front_is_toward_the_enemy_for_both_sides() {
    // Black's front cannon is the one on the lower rank.
    assert_eq!(reads(BLACK_CANNONS, Grammar::Han, "前炮平５"), "b3e3");
    assert_eq!(reads(BLACK_CANNONS, Grammar::Wxf, "C+=5"), "b3e3");
    assert_eq!(
        reads(BLACK_CANNONS, Grammar::Vietnamese, "Pháo sau bình 5"),
        "b8e8"
    );
}

#[test]
fn a_place_without_the_file_that_tells_two_stacks_apart() {
    assert_eq!(
        reads(TWO_AND_TWO, Grammar::Han, "前兵平五"),
        "ambiguous d7e7 f7e7"
    );
    assert_eq!(
        reads(TWO_AND_TWO, Grammar::Han, "后平五"),
        "ambiguous d5e5 f5e5"
    );
    assert_eq!(
        reads(TWO_AND_TWO, Grammar::Vietnamese, "Tốt trước bình 5"),
        "ambiguous d7e7 f7e7"
    );
    assert_eq!(
        reads(TWO_AND_TWO, Grammar::Wxf, "P+=5"),
        "ambiguous d7e7 f7e7"
    );
    // Only one of the front soldiers can reach file 7.
    assert_eq!(reads(TWO_AND_TWO, Grammar::Han, "前兵平七"), "d7c7");
}

#[test]
fn a_word_without_its_marks() {
    // The elephant e2 and the general e1 both stand on file 5; only the elephant can go to 7.
    let both = "3k5/9/9/9/9/9/9/4B4/4K4/9 w - - 0 1";
    assert_eq!(reads(both, Grammar::Vietnamese, "tuong 5 tien 7"), "e2c4");
    assert_eq!(reads(both, Grammar::Vietnamese, "tuong 5 binh 4"), "e1f1");
    // No position has both: a general goes forward by 1, and a file 1 is out of an elephant's
    // reach from any file that a palace has.
}

#[test]
fn guards_on_one_file_are_told_by_the_direction() {
    let guards = "3ak1b2/9/3a5/9/6b2/9/9/9/9/3K5 b - - 0 1";
    for (text, expected) in [
        ("士4进5", "d9e8"),
        ("士4退5", "d7e8"),
        ("象7进5", "g9e7"),
        ("象7退5", "g5e7"),
    ] {
        assert_eq!(reads(guards, Grammar::Han, text), expected, "{text}");
    }
}

#[test]
fn guards_set_up_where_none_can_get_take_places_too() {
    // Advisors d0 and d1 can both go forward to file 5.
    let odd = "4k4/9/9/9/9/9/9/9/3A5/3A1K3 w - - 0 1";
    assert_eq!(reads(odd, Grammar::Wxf, "A6+5"), "ambiguous d0e1 d1e2");
    assert_eq!(reads(odd, Grammar::Wxf, "A++5"), "d1e2");
    assert_eq!(reads(odd, Grammar::Han, "后仕进五"), "d0e1");
}

#[test]
fn the_same_signs_of_two_notations() {
    // A cannon h8 and a soldier h5 on file 2.
    let both = "4k4/7C1/9/9/7P1/9/9/9/9/3K5 w - - 0 1";
    assert_eq!(reads(both, Grammar::Wxf, "C2-1"), "h8h7");
    assert_eq!(reads(both, Grammar::Vietnamese, "C2-1"), "h5i5");
    assert_eq!(reads_any(both, "C2-1"), "ambiguous h5i5 h8h7");
    assert_eq!(reads_any(both, "P2.1"), "ambiguous h5i5 h8h9");
    // The sign = is WXF's own.
    assert_eq!(reads_any(both, "P2=1"), "h5i5");
    assert_eq!(reads_any(both, "P2=5"), "h8e8");
    // Coordinates without regard to case, or a cannon of rank 2.
    let cannons = "4k4/9/9/9/9/9/9/R6C1/9/3K5 w - - 0 1";
    assert_eq!(reads_any(cannons, "C2e2"), "h2e2");
    let chariot = "4k4/9/9/9/9/9/9/2R4C1/9/3K5 w - - 0 1";
    assert_eq!(reads_any(chariot, "C2e2"), "ambiguous c2e2 h2e2");
    assert_eq!(reads_any(chariot, "c2e2"), "c2e2");
}

/// Three elephants on a file beside another stack: the middle one must not be taken for the general.
#[test]
fn an_elephant_in_the_middle_of_several_stacks_is_no_general() {
    let position = position("5k3/9/1b7/1b1a5/4b4/9/1b7/4a4/3K5/4b4 b - - 0 1");
    let mv = "b6d8".parse().unwrap();
    let text = print(&position, mv, Notation::VietnameseShort);
    assert_eq!(text, "Tth22/4");
    let reading = Reading::from(Notation::VietnameseShort);
    assert_eq!(read(&position, &text, reading), Ok(mv));
}
