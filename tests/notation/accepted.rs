//! Every form that is read though it is not printed, with moves worked out by hand.

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

#[test]
fn vietnamese() {
    let texts = [
        "Pháo 2 bình 5",
        "pháo 2 bình 5",
        "PHÁO 2 BÌNH 5",
        "Phao 2 binh 5",
        "phao 2 binh 5",
        "Pha\u{301}o 2 bi\u{300}nh 5",
        "Pháo2bình5",
        "Pháo  2  bình  5",
        "Pháo ２ bình ５",
        "P2-5",
        "p2-5",
        "P 2 - 5",
        "P2=5",
        "Pháo 2-5",
        "1. Pháo 2 bình 5",
    ];
    all(START, Grammar::Vietnamese, "h2e2", &texts);
    let texts = [
        "Mã 2 tiến 3",
        "Mã 2 tấn 3",
        "Ngựa 2 tiến 3",
        "Ma 2 tien 3",
        "ngua 2 tan 3",
        "M2.3",
        "m2.3",
        "Ma\u{303} 2 tie\u{302}\u{301}n 3",
    ];
    all(START, Grammar::Vietnamese, "h0g2", &texts);
    let texts = [
        "Tượng 3 tiến 5",
        "Tịnh 3 tiến 5",
        "Bồ 3 tiến 5",
        "Voi 3 tiến 5",
        "tuong 3 tien 5",
        "bo 3 tien 5",
        "tinh 3 tien 5",
        "T3.5",
        "V3.5",
        "Tu\u{31b}o\u{31b}\u{323}ng 3 tiến 5",
    ];
    all(START, Grammar::Vietnamese, "g0e2", &texts);
    let texts = [
        "Tướng 5 tiến 1",
        "Soái 5 tiến 1",
        "Sóai 5 tiến 1",
        "tuong 5 tien 1",
        "soai 5 tan 1",
        "Tg5.1",
        "tg5.1",
    ];
    all(START, Grammar::Vietnamese, "e0e1", &texts);
    all(
        START,
        Grammar::Vietnamese,
        "f0e1",
        &["Sĩ 4 tiến 5", "Sỹ 4 tiến 5", "si 4 tien 5", "S4.5"],
    );
    all(
        START,
        Grammar::Vietnamese,
        "i0i1",
        &["Xe 1 tiến 1", "Xa 1 tiến 1", "xe 1 tien 1", "X1.1"],
    );
    let texts = [
        "Tốt 3 tiến 1",
        "Binh 3 tiến 1",
        "Chốt 3 tiến 1",
        "tot 3 tien 1",
        "chot 3 tan 1",
        "B3.1",
        "C3.1",
    ];
    all(START, Grammar::Vietnamese, "g3g4", &texts);
    all(
        BLACK_TO_MOVE,
        Grammar::Vietnamese,
        "h9g7",
        &["Mã 8 tiến 7", "M8.7"],
    );
}

#[test]
fn vietnamese_directions() {
    let texts = [
        "Xe trước thoái 1",
        "Xe trước lui 1",
        "Xe trước lùi 1",
        "Xe trước thóai 1",
        "xe truoc thoai 1",
        "xe tien lui 1",
        "Xe tiền thoái 1",
        "Xt/1",
        "xt/1",
        "X t / 1",
        "Xe t/1",
    ];
    all(CHARIOTS, Grammar::Vietnamese, "e4e3", &texts);
    let texts = [
        "Xe sau bình 1",
        "Xe hậu bình 1",
        "xe sau binh 1",
        "xe hau binh 1",
        "Xs-1",
        "Xs=1",
        "Xa sau bình 1",
    ];
    all(CHARIOTS, Grammar::Vietnamese, "e2i2", &texts);
    all(
        CHARIOTS,
        Grammar::Vietnamese,
        "e4e6",
        &["Xe tiền tiến 2", "xe tien tien 2", "Xt.2", "Xe trước tấn 2"],
    );
    all(
        GUARDS,
        Grammar::Vietnamese,
        "d7e8",
        &["Sĩ 4 thoái 5", "Sĩ 4 lui 5", "S4/5"],
    );
    all(
        GUARDS,
        Grammar::Vietnamese,
        "g5i7",
        &["Tượng 7 thoái 9", "Tượng 7 lùi 9", "T7/9", "tuong 7 lui 9"],
    );
}

#[test]
fn vietnamese_soldiers() {
    let texts = [
        "Tốt giữa bình 6",
        "Binh giữa bình 6",
        "tot giua binh 6",
        "Bg-6",
        "bg-6",
        "Cg-6",
        "Tốt thứ 2 bình 6",
    ];
    all(THREE, Grammar::Vietnamese, "e6d6", &texts);
    all(
        FOUR,
        Grammar::Vietnamese,
        "c6d6",
        &["Tốt thứ 2 bình 6", "tot thu 2 binh 6", "Bth2-6"],
    );
    all(
        FOUR,
        Grammar::Vietnamese,
        "c5b5",
        &["Tốt thứ 3 bình 8", "Chốt thứ 3 bình 8", "Bth3-8"],
    );
    all(
        FOUR,
        Grammar::Vietnamese,
        "c7b7",
        &["Tốt trước bình 8", "Bt-8"],
    );
    all(
        TWO_AND_TWO,
        Grammar::Vietnamese,
        "f7e7",
        &["Tốt trước 4 bình 5", "tot truoc 4 binh 5", "Bt4-5"],
    );
    all(
        TWO_AND_TWO,
        Grammar::Vietnamese,
        "d5e5",
        &["Tốt sau 6 bình 5", "Binh hậu 6 bình 5", "Bs6-5"],
    );
    // By file alone where only one can go there: the rear one, for the way of the front is the file 3.
    all(
        TWO_AND_TWO_BLACK,
        Grammar::Vietnamese,
        "d2e2",
        &["Tốt trước 4 bình 5"],
    );
}

#[test]
fn han() {
    let texts = [
        "炮二平五",
        "炮2平5",
        "炮２平５",
        "砲二平五",
        "包二平五",
        "炮貳平伍",
        "炮贰平伍",
        "炮 二 平 五",
        "炮②平⑤",
        "1. 炮二平五",
        "炮二平五！",
        "\u{feff}炮二平五",
        "炮⼆平五",
    ];
    all(START, Grammar::Han, "h2e2", &texts);
    all(
        START,
        Grammar::Han,
        "h0g2",
        &[
            "马二进三",
            "馬二進三",
            "傌二進三",
            "马2进3",
            "马二上三",
            "⾺二進三",
        ],
    );
    all(
        START,
        Grammar::Han,
        "g0e2",
        &["相三进五", "象三进五", "象3進5", "相三上五"],
    );
    all(
        START,
        Grammar::Han,
        "f0e1",
        &["仕四进五", "士四进五", "士4进5", "⼠四进五"],
    );
    all(
        START,
        Grammar::Han,
        "e0e1",
        &["帅五进一", "帥五進一", "将五进一", "將5上1"],
    );
    all(
        START,
        Grammar::Han,
        "a0a2",
        &["车九进二", "車九進二", "俥九進二", "車玖進贰"],
    );
    all(
        START,
        Grammar::Han,
        "g3g4",
        &["兵三进一", "卒三进一", "兵叁进壹", "兵參進壹"],
    );
    let texts = [
        "马８进７",
        "马8进7",
        "馬8進7",
        "马八进七",
        "傌八進七",
        "1... 马8进7",
        "马捌进柒",
    ];
    all(BLACK_TO_MOVE, Grammar::Han, "h9g7", &texts);
    all(
        BLACK_TO_MOVE,
        Grammar::Han,
        "g6g5",
        &["卒７进１", "卒七进一", "兵7进1"],
    );
    all(
        BLACK_TO_MOVE,
        Grammar::Han,
        "e9e8",
        &["将５进１", "將5進1", "帅五进一"],
    );
}

#[test]
fn han_front_and_rear() {
    all(
        CHARIOTS,
        Grammar::Han,
        "e4e6",
        &["前车进二", "前車進二", "前俥進2", "前车上二", "车前进二"],
    );
    all(
        CHARIOTS,
        Grammar::Han,
        "e2e0",
        &["后车退二", "後車退二", "后车下二", "车后退2"],
    );
    all(
        GUARDS,
        Grammar::Han,
        "d9e8",
        &["士４进５", "仕四进五", "后士进５"],
    );
    all(
        GUARDS,
        Grammar::Han,
        "d7e8",
        &["士４退５", "士4下5", "前士退5"],
    );
}

#[test]
fn han_soldiers() {
    all(
        THREE,
        Grammar::Han,
        "e6d6",
        &[
            "中兵平六",
            "中平六",
            "中卒平6",
            "二兵平六",
            "中兵五平六",
            "中五平六",
        ],
    );
    all(
        THREE,
        Grammar::Han,
        "e7e8",
        &["前兵进一", "前进一", "一兵进一", "前兵五进一", "前五进一"],
    );
    all(
        FOUR,
        Grammar::Han,
        "c7b7",
        &["一兵平八", "前兵平八", "前平八", "前兵七平八", "前七平八"],
    );
    all(FOUR, Grammar::Han, "c6d6", &["二兵平六", "2兵平6"]);
    all(FOUR, Grammar::Han, "c5b5", &["三兵平八"]);
    // The rear soldier has not crossed the river and stands behind another: it has no move.
    assert_eq!(reads(FOUR, Grammar::Han, "后兵进一"), "illegal");
    assert_eq!(reads(FOUR, Grammar::Han, "四兵进一"), "illegal");
    // Black counts from the lower rank: c1 is in front, c5 last.
    all(
        FIVE_BLACK,
        Grammar::Han,
        "c1c0",
        &["一卒进１", "前卒进1", "一卒进一"],
    );
    all(FIVE_BLACK, Grammar::Han, "c2b2", &["二卒平２", "二兵平二"]);
    all(FIVE_BLACK, Grammar::Han, "c4d4", &["四卒平４"]);
    assert_eq!(reads(FIVE_BLACK, Grammar::Han, "五卒平４"), "illegal");
    all(
        TWO_AND_TWO,
        Grammar::Han,
        "f7e7",
        &["一兵平五", "前兵四平五", "前四平五", "前兵4平5"],
    );
    all(
        TWO_AND_TWO,
        Grammar::Han,
        "d5e5",
        &["四兵平五", "后兵六平五", "後兵六平五", "后六平五"],
    );
    all(
        TWO_AND_TWO,
        Grammar::Han,
        "d7d8",
        &["三兵进一", "前兵六进一"],
    );
    all(
        TWO_AND_TWO_BLACK,
        Grammar::Han,
        "f4e4",
        &["四卒平５", "后卒６平５", "后6平5"],
    );
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
