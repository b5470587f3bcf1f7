//! The saved form of a review: JSON with a version. One is kept, the newest.

use serde::{Deserialize, Serialize};

use crate::app::effects::Record;
use crate::app::store::kept_record::Kept;
use crate::formats::fen;
use crate::formats::record::Worth;
use crate::formats::record::review::{Review, Thought};
use crate::rules::{Game, Move, Position};

/// Where it is kept.
const NAME: &str = "chuhe.review";
/// The version of the saved form.
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct Saved {
    version: u32,
    start: String,
    moves: Vec<String>,
    depth: u32,
    /// Whether it was under way.
    going: bool,
    thoughts: Vec<SavedThought>,
}

#[derive(Serialize, Deserialize)]
struct SavedThought {
    worth: Option<SavedWorth>,
    shallow: Option<SavedWorth>,
    line: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum SavedWorth {
    Centipawns(i32),
    Mate(i32),
}

/// The saved form.
fn write(review: &Review, going: bool) -> String {
    let texts = |moves: &[Move]| moves.iter().map(Move::to_string).collect();
    let worth = |worth: Option<Worth>| {
        worth.map(|worth| match worth {
            Worth::Centipawns(value) => SavedWorth::Centipawns(value),
            Worth::Mate(moves) => SavedWorth::Mate(moves),
        })
    };
    let saved = Saved {
        version: VERSION,
        start: fen::print(&review.start().to_setup()),
        moves: texts(review.moves()),
        depth: review.depth(),
        going,
        thoughts: review
            .thoughts()
            .iter()
            .map(|thought| SavedThought {
                worth: worth(thought.worth),
                shallow: worth(thought.shallow),
                line: texts(&thought.line),
            })
            .collect(),
    };
    serde_json::to_string(&saved).expect("plain fields always serialise")
}

/// Reads the saved form; `None` if it is damaged, impossible or of a newer version.
fn read(text: &str) -> Option<(Review, bool)> {
    let saved: Saved = serde_json::from_str(text).ok()?;
    if saved.version > VERSION || saved.depth == 0 {
        return None;
    }
    let start = Position::from_setup(&fen::parse(&saved.start).ok()?).ok()?;
    let line = read_moves(&saved.moves)?;
    let mut game = Game::new(start.clone());
    for mv in &line {
        game.play(*mv).ok()?;
    }
    // A mate in no moves is none.
    let worth = |worth: Option<SavedWorth>| match worth {
        None => Some(None),
        Some(SavedWorth::Mate(0)) => None,
        Some(SavedWorth::Mate(moves)) => Some(Some(Worth::Mate(moves))),
        Some(SavedWorth::Centipawns(value)) => Some(Some(Worth::Centipawns(value))),
    };
    let mut review = Review::new(start, line, saved.depth);
    for thought in saved.thoughts {
        review.take(Thought {
            worth: worth(thought.worth)?,
            shallow: worth(thought.shallow)?,
            line: read_moves(&thought.line)?,
        });
    }
    Some((review, saved.going))
}

fn read_moves(texts: &[String]) -> Option<Vec<Move>> {
    texts.iter().map(|text| text.parse().ok()).collect()
}

/// The review that was kept, and whether it was under way. What is damaged is given up: it can be
/// made again.
pub(in crate::app) fn load() -> Option<(Review, bool)> {
    match Record::read(NAME) {
        Ok((_, Kept::Newest(copy) | Kept::Older(copy))) => read(&copy.text),
        _ => None,
    }
}

/// Keeps a review in place of the one before. Without storage it is lost with the page, which
/// loses only work of the engine.
pub(super) fn save(review: &Review, going: bool) {
    if let Ok((mut record, _)) = Record::read(NAME) {
        let _ = record.write(&write(review, going));
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    fn moves(text: &str) -> Vec<Move> {
        text.split(' ').map(|text| text.parse().unwrap()).collect()
    }

    fn review() -> Review {
        let mut review = Review::new(Position::start(), moves("h2e2 h9g7"), 8);
        review.take(Thought {
            worth: Some(Worth::Centipawns(-25)),
            shallow: Some(Worth::Mate(-3)),
            line: moves("h2e2 h9g7"),
        });
        review.take(Thought::default());
        review
    }

    #[test]
    fn what_is_kept_is_read_again() {
        for going in [true, false] {
            let text = write(&review(), going);
            assert_eq!(read(&text), Some((review(), going)));
        }
    }

    #[test]
    fn what_is_damaged_is_given_up() {
        let text = write(&review(), true);
        for (part, other) in [
            ("\"version\":1", "\"version\":2"),
            ("h2e2", "h2e9"),
            ("\"mate\":-3", "\"mate\":0"),
            ("\"depth\":8", "\"depth\":0"),
        ] {
            assert!(text.contains(part), "{part} in {text}");
            assert_eq!(read(&text.replace(part, other)), None, "{other}");
        }
        assert_eq!(read(""), None);
    }
}
