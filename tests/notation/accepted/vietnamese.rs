//! Moves in Vietnamese.

use super::*;

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
