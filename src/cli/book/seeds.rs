//! Openings that have names: the book holds them whatever the engine thinks of them.

/// Their moves from the start, with the names under which books of openings know them. Nothing is taken from any
/// collection of games; these are the names' definitions.
pub(super) const OPENINGS: &[(&str, &str)] = &[
    // 中炮對屏風馬
    (
        "central cannon, screen horses",
        "h2e2 h9g7 h0g2 i9h9 i0h0 b9c7",
    ),
    // 中炮進三兵 / 進七兵
    (
        "central cannon with the third soldier",
        "h2e2 h9g7 h0g2 b9c7 g3g4",
    ),
    (
        "central cannon with the seventh soldier",
        "h2e2 h9g7 h0g2 i9h9 i0h0 b9c7 c3c4",
    ),
    // 順炮, 列炮
    ("same-direction cannons", "h2e2 h7e7 h0g2 h9g7 i0h0"),
    ("opposite-direction cannons", "h2e2 b7e7 h0g2 b9c7 i0h0"),
    // 反宮馬, 單提馬
    ("sandwiched horses", "h2e2 b9c7 h0g2 h7f7 i0h0 h9g7"),
    ("single raised horse", "h2e2 b9c7 h0g2 h9i7"),
    // 飛相局
    ("elephant opening", "g0e2"),
    ("elephant against the central cannon", "g0e2 h7e7"),
    (
        "elephant against the cannon through the palace",
        "g0e2 b7f7",
    ),
    // 起馬局
    ("horse opening", "h0g2 g6g5"),
    // 仙人指路, 卒底炮, 對兵
    ("pointing soldier", "c3c4"),
    ("pointing soldier, cannon behind the soldier", "c3c4 b7c7"),
    ("pointing soldiers on both sides", "c3c4 g6g5"),
    // 過宮炮, 士角炮, 金鉤炮
    ("cannon through the palace", "h2d2"),
    ("cannon at the palace's corner", "h2f2"),
    ("golden hook", "h2c2"),
];
