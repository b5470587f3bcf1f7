//! Moves in WXF.

use super::*;

#[test]
fn wxf() {
    let texts = [
        "C2=5",
        "C2.5",
        "c2=5",
        "c2.5",
        "C 2 = 5",
        "Ｃ２＝５",
        "1. C2=5",
        "1.C2.5",
        "62.5",
        "62=5",
    ];
    all(START, Grammar::Wxf, "h2e2", &texts);
    all(
        START,
        Grammar::Wxf,
        "h0g2",
        &["H2+3", "N2+3", "h2+3", "42+3"],
    );
    all(START, Grammar::Wxf, "g0e2", &["E3+5", "B3+5", "33+5"]);
    all(START, Grammar::Wxf, "g3g4", &["P3+1", "S3+1", "73+1"]);
    all(START, Grammar::Wxf, "e0e1", &["K5+1", "15+1"]);
    all(START, Grammar::Wxf, "f0e1", &["A4+5", "24+5"]);
    all(START, Grammar::Wxf, "i0i1", &["R1+1", "51+1"]);
    all(
        BLACK_TO_MOVE,
        Grammar::Wxf,
        "h9g7",
        &["H8+7", "h8+7", "n8+7", "1... h8+7"],
    );
}

#[test]
fn wxf_front_and_rear() {
    all(
        CHARIOTS,
        Grammar::Wxf,
        "e4a4",
        &["R+=9", "+R=9", "R+.9", "r+.9"],
    );
    all(CHARIOTS, Grammar::Wxf, "e2e1", &["R--1", "-R-1", "R−−1"]);
    // Only the front chariot can go four points forward.
    all(CHARIOTS, Grammar::Wxf, "e4e8", &["R5+4", "R++4"]);
    let cannons = "3k5/9/9/4C4/9/9/4C4/9/9/5K3 w - - 0 1";
    all(
        cannons,
        Grammar::Wxf,
        "e6f6",
        &["C+.4", "C+=4", "+C=4", "+C.4"],
    );
    all(cannons, Grammar::Wxf, "e6i6", &["+C=1"]);
}

#[test]
fn wxf_soldiers() {
    all(
        THREE,
        Grammar::Wxf,
        "e7d7",
        &["15=6", "15.6", "P+=6", "P+.6", "Pa.6", "Pa=6", "pa.6"],
    );
    all(
        THREE,
        Grammar::Wxf,
        "e6d6",
        &["25=6", "25.6", "P.=6", "P..6", "Pb.6"],
    );
    all(
        THREE,
        Grammar::Wxf,
        "e5d5",
        &["35=6", "35.6", "P-=6", "P-.6", "Pc.6", "12. 35.6"],
    );
    all(TWO_AND_TWO, Grammar::Wxf, "d7e7", &["16=5", "Pc.5", "Pc=5"]);
    all(TWO_AND_TWO, Grammar::Wxf, "f5g5", &["24=3", "Pb.3"]);
    all(
        TWO_AND_TWO_BLACK,
        Grammar::Wxf,
        "f4e4",
        &["26=5", "Pd.5", "pd.5"],
    );
    // The place in a stack comes before the number of a kind: 15+1 is the front soldier.
    let with_general = "3k5/9/4P4/4P4/9/9/9/9/9/4K4 w - - 0 1";
    all(with_general, Grammar::Wxf, "e7e8", &["15+1"]);
    all(with_general, Grammar::Wxf, "e0e1", &["K5+1"]);
}
