//! Moves in Chinese characters.

use super::*;

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
