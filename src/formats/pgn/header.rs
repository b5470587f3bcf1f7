//! The tags of a game, under the names that records here have for them.

use crate::formats::record::{Outcome, Tags};
use crate::notation::Grammar;

/// Sets a tag under the name that records here have for it.
pub(super) fn set_tag(tags: &mut Tags, fen: &mut Option<String>, name: &str, value: &str) {
    let value = unescaped(value);
    // What is kept of a name counts: a name with something strange in it is written without.
    let plain = Tags::plain_name(name);
    let name = match &*plain {
        "White" | "红方" | "紅方" => "Red",
        "WhiteTeam" => "RedTeam",
        "WhiteElo" => "RedElo",
        "WhiteTitle" => "RedTitle",
        "黑方" => "Black",
        "赛事" | "比赛" | "賽事" | "比賽" => "Event",
        "日期" => "Date",
        "地点" | "地點" => "Site",
        "结果" | "結果" => "Result",
        "标题" | "標題" => "Title",
        name => name,
    };
    match name {
        "FEN" | "Fen" | "fen" => *fen = Some(value),
        // Says that the file is of xiangqi, or how its moves are written; both show.
        "Game" if matches!(&*value, "Chinese Chess" | "") => {}
        "Format" | "SetUp" => {}
        "Result" => match Outcome::read(&value) {
            Some(Outcome::Unknown) => {}
            Some(outcome) => tags.set(name, outcome.token()),
            None => tags.set_known(name, &value),
        },
        name => tags.set(name, &value),
    }
}

/// The grammar that a value of the tag `Format` names.
pub(super) fn format(value: &str) -> Option<Grammar> {
    match value {
        "ICCS" => Some(Grammar::Coordinate),
        "WXF" => Some(Grammar::Wxf),
        "Vietnamese" => Some(Grammar::Vietnamese),
        "Chinese" => Some(Grammar::Han),
        _ => None,
    }
}

/// A value as it was meant: only the two escapes of PGN are known.
fn unescaped(value: &str) -> String {
    if value.contains('\\') {
        value.replace("\\\"", "\"").replace("\\\\", "\\")
    } else {
        value.to_owned()
    }
}
