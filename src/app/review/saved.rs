//! The saved form of a review: JSON with a version. One is kept, the newest.

use serde::{Deserialize, Serialize};

use super::state::start_text;
use crate::app::effects::Record;
use crate::app::store::kept_record::Kept;
use crate::formats::record::Worth;
use crate::formats::record::review::{Review, Thought};
use crate::formats::{coup_fen, fen};
use crate::rules::coup::{CoUpMove, View};
use crate::rules::{Customs, Move, Position, Variant};

/// Where it is kept.
const NAME: &str = "chuhe.review";
/// The version of the saved form.
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct Saved {
    version: u32,
    /// What is agreed on in a game of cờ úp.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    customs: Option<Customs>,
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
    #[serde(default, skip_serializing_if = "Option::is_none")]
    played: Option<SavedWorth>,
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
        customs: review.start().position().variant().customs(),
        start: start_text(review.start()),
        moves: review.moves().iter().map(CoUpMove::to_string).collect(),
        depth: review.depth(),
        going,
        thoughts: review
            .thoughts()
            .iter()
            .map(|thought| SavedThought {
                worth: worth(thought.worth),
                shallow: worth(thought.shallow),
                line: texts(&thought.line),
                played: worth(thought.played),
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
    let start = match saved.customs {
        Some(customs) => coup_fen::parse(&saved.start, Variant::CoUp(customs)).ok()?,
        None => View::start(Position::from_setup(&fen::parse(&saved.start).ok()?).ok()?),
    };
    let mut view = start.clone();
    let mut line = Vec::with_capacity(saved.moves.len());
    for text in &saved.moves {
        let played = view.check(text.parse().ok()?).ok()?;
        view.play_unchecked(played);
        line.push(played);
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
            ..Thought::default()
        });
        // Where a second question was open its answer is kept beside the first.
        if let Some(played) = worth(thought.played)? {
            review.take(Thought {
                worth: Some(played),
                ..Thought::default()
            });
        }
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
        let start = View::start(Position::start());
        let played = moves("h2e2 h9g7").into_iter().map(CoUpMove::plain);
        let mut review = Review::new(start, played.collect(), 8);
        review.take(Thought {
            worth: Some(Worth::Centipawns(-25)),
            shallow: Some(Worth::Mate(-3)),
            line: moves("h2e2 h9g7"),
            ..Thought::default()
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
    fn a_review_of_co_up_is_kept_with_its_second_answers() {
        let start = View::start(Position::start_of(Variant::CO_UP));
        let played = ["a0a1P", "b7b0nR"].map(|text| text.parse().unwrap());
        let mut review = Review::new(start, played.to_vec(), 6);
        for (worth, line) in [(40, "h2e2"), (-250, "a0a1"), (-30, "h9g7")] {
            review.take(Thought {
                worth: Some(Worth::Centipawns(worth)),
                line: moves(line),
                ..Thought::default()
            });
            let text = write(&review, true);
            assert_eq!(read(&text), Some((review.clone(), true)));
        }
        assert_eq!(review.thoughts().len(), 2);
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
