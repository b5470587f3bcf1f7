//! What is looked for in the library, and in which order it is shown. Pure.

use std::cmp::Ordering;
use std::collections::HashMap;

use super::entry::Entry;
use crate::formats::coup_fen::{self, CoUpFenError};
use crate::formats::fen;
use crate::formats::record::{Trace, place_key};
use crate::notation::{self, LineError, Reading};
use crate::rules::coup::View;
use crate::rules::{Position, PositionDefects, Variant};

/// The order of the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Order {
    /// Those kept last come first.
    #[default]
    Added,
    /// By the date of the game, the newest first.
    Date,
    /// By the name of who plays Red.
    Red,
    /// By the event.
    Event,
}

impl Order {
    /// All orders, as they are offered.
    pub(super) const ALL: [Order; 4] = [Order::Added, Order::Date, Order::Red, Order::Event];
}

/// The results that can be asked for, after "any".
pub(super) const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

/// What is looked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Query {
    /// Words that players, event or date must have.
    pub(super) words: String,
    /// A place in [`RESULTS`] plus 1; 0 for any.
    pub(super) result: usize,
    /// Moves or a position that must come up.
    pub(super) way: Option<Way>,
    /// The order.
    pub(super) order: Order,
}

/// Moves or a position, by the keys of positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// The game begins with these positions.
    Opening(Vec<u32>),
    /// This position comes up.
    Position(u32),
}

/// Why a text is neither moves nor a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum WayError {
    /// It looks like a FEN and is none.
    Fen(fen::FenError),
    /// It looks like a FEN of cờ úp and is none.
    CoUpFen(CoUpFenError),
    /// It is a position that no game can have.
    Defects(PositionDefects),
    /// A move of it cannot be read; the position is the one before it.
    Move(Box<(LineError, Position)>),
}

impl Way {
    /// Reads moves in any notation from the usual start, or a FEN; `None` of an empty text.
    pub(super) fn read(text: &str) -> Result<Option<Way>, WayError> {
        let text = text.trim();
        if text.is_empty() {
            return Ok(None);
        }
        if text.matches('/').count() >= 9 {
            if coup_fen::is_meant(text) {
                let view = coup_fen::parse(text, Variant::CO_UP).map_err(WayError::CoUpFen)?;
                return Ok(Some(Way::Position(place_key(view.position()))));
            }
            let setup = fen::parse(text).map_err(WayError::Fen)?;
            let position =
                Position::from_setup(&setup).map_err(|error| WayError::Defects(error.0))?;
            return Ok(Some(Way::Position(place_key(&position))));
        }
        let start = Position::start();
        let texts = notation::split(text);
        let line = match notation::read_line(&start, &texts, Reading::Any) {
            Ok(line) => line,
            Err(error) => {
                // With what its moves show it may be the opening of a game of cờ úp.
                if let Some(keys) = opening_of_co_up(text) {
                    return Ok(Some(Way::Opening(keys)));
                }
                let before = &texts[..error.index];
                let line = notation::read_line(&start, before, Reading::Any).unwrap_or_default();
                let mut position = start;
                for mv in line {
                    position.play_unchecked(mv);
                }
                return Err(WayError::Move(Box::new((error, position))));
            }
        };
        let mut position = start;
        let mut keys = vec![place_key(&position)];
        for mv in line {
            position.play_unchecked(mv);
            keys.push(place_key(&position));
        }
        Ok(Some(Way::Opening(keys)))
    }

    fn fits(&self, trace: &Trace) -> bool {
        match self {
            Way::Opening(keys) => trace.begins_with(keys),
            Way::Position(key) => trace.has(*key),
        }
    }
}

/// The keys of the positions that moves of cờ úp with what they show go through; `None` if they
/// are none.
fn opening_of_co_up(text: &str) -> Option<Vec<u32>> {
    let mut view = View::start(Position::start_of(Variant::CO_UP));
    let texts = notation::coup::split(text);
    let line = notation::coup::read_line(&view, &texts, Reading::Any).ok()?;
    let mut keys = vec![place_key(view.position())];
    for played in line {
        view.play_unchecked(played);
        keys.push(place_key(view.position()));
    }
    Some(keys)
}

impl Query {
    /// The places of the games that fit, in order. Traces are needed only if a [`Way`] is asked for.
    pub(super) fn find(&self, entries: &[Entry], traces: &HashMap<String, Trace>) -> Vec<usize> {
        let words = self.words.to_lowercase();
        let words: Vec<&str> = words.split_whitespace().collect();
        let result = self
            .result
            .checked_sub(1)
            .and_then(|index| RESULTS.get(index));
        let fits = |entry: &Entry| {
            words.iter().all(|word| entry.words.contains(word))
                && result.is_none_or(|result| entry.head.listing.result == *result)
                && self
                    .way
                    .as_ref()
                    .is_none_or(|way| traces.get(&entry.key).is_some_and(|trace| way.fits(trace)))
        };
        let mut found: Vec<usize> = (0..entries.len())
            .filter(|index| fits(&entries[*index]))
            .collect();
        found.sort_by(|one, other| self.order.compare(&entries[*one], &entries[*other]));
        found
    }
}

impl Order {
    fn compare(self, one: &Entry, other: &Entry) -> Ordering {
        let (a, b) = (&one.head, &other.head);
        let newest = || (b.added, &other.key).cmp(&(a.added, &one.key));
        // What is not known comes last.
        let known = |a: &str, b: &str| (a.is_empty(), a).cmp(&(b.is_empty(), b));
        let first = match self {
            Order::Added => Ordering::Equal,
            Order::Date => {
                let (a, b) = (&a.listing.date, &b.listing.date);
                (a.is_empty(), b).cmp(&(b.is_empty(), a))
            }
            Order::Red => known(&a.listing.red, &b.listing.red),
            Order::Event => known(&a.listing.event, &b.listing.event),
        };
        first.then_with(newest)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::app::library::entry::Head;
    use crate::formats;
    use crate::protocol::records::Listing;

    fn entry(key: &str, red: &str, date: &str, result: &str, added: u64) -> Entry {
        let listing = Listing {
            red: red.to_owned(),
            date: date.to_owned(),
            result: result.to_owned(),
            ..Listing::default()
        };
        Entry::new(key.to_owned(), Head { listing, added })
    }

    fn entries() -> Vec<Entry> {
        vec![
            entry("a", "Hu Ronghua", "1960.11.08", "1-0", 1),
            entry("b", "Lý Anh Mậu", "", "0-1", 3),
            entry("c", "hu", "2001.01.02", "1/2-1/2", 2),
        ]
    }

    fn trace(moves: &str) -> Trace {
        let mut traces = Vec::new();
        formats::read_text(moves, &mut |game| traces.push(Trace::of(&game.record))).unwrap();
        traces.remove(0)
    }

    fn found(query: &Query) -> String {
        let traces = HashMap::from([
            ("a".to_owned(), trace("h2e2 h9g7 b0c2 i9h9")),
            ("b".to_owned(), trace("h2e2 h9g7 (b9c7 b0c2) h0g2")),
            // The same position as after 1. h2e2 h9g7 2. b0c2, by another way.
            ("c".to_owned(), trace("b0c2 h9g7 h2e2")),
        ]);
        let entries = entries();
        let found = query.find(&entries, &traces).into_iter();
        found.map(|index| entries[index].key.clone()).collect()
    }

    #[test]
    fn words_and_results_are_looked_for_in_any_case() {
        let query = |words: &str, result: usize| Query {
            words: words.to_owned(),
            result,
            ..Query::default()
        };
        assert_eq!(found(&query("", 0)), "bca");
        assert_eq!(found(&query("HU", 0)), "ca");
        assert_eq!(found(&query("hu 1960", 0)), "a");
        assert_eq!(found(&query("mậu", 0)), "b");
        assert_eq!(found(&query("", 3)), "c");
        assert_eq!(found(&query("nobody", 0)), "");
    }

    #[test]
    fn games_are_found_by_opening_and_by_position_whatever_the_way() {
        let query = |text: &str| Query {
            way: Way::read(text).unwrap(),
            ..Query::default()
        };
        assert_eq!(found(&query("C2=5 H8+7")), "ba");
        assert_eq!(found(&query("炮二平五 马8进7 马八进七")), "a");
        assert_eq!(found(&query("b0c2")), "c");
        let fen = "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1CN1C4/9/R1BAKABNR b - - 3 2";
        assert_eq!(found(&query(fen)), "ca");
        // A position of a variation.
        let fen = "r1bakabnr/9/1cn4c1/p1p1p1p1p/9/9/P1P1P1P1P/1CN1C4/9/R1BAKABNR b - - 0 1";
        assert_eq!(found(&query(fen)), "b");
    }

    #[test]
    fn games_of_co_up_are_found_by_opening_and_by_position() {
        let game = "[Variant \"Cờ úp\"]\n\n1. b2e2R a6a5p 2. a3a4N *";
        let traces = HashMap::from([("a".to_owned(), trace(game))]);
        let finds = |text: &str| {
            let way = Way::read(text).unwrap();
            let query = Query {
                way,
                ..Query::default()
            };
            !query.find(&entries(), &traces).is_empty()
        };
        assert!(finds("b2e2R a6a5p"));
        assert!(!finds("b2e2N a6a5p"));
        let board = "xxxxkxxxx/9/1x5x1/2x1x1x1x/p8/9/X1X1X1X1X/4R2X1/9/XXXXKXXXX";
        assert!(finds(&format!("{board} w R1A2C2P5N2B2r2a2c2p4n2b2 0 2")));
        assert!(!finds(&format!("{board} b R1A2C2P5N2B2r2a2c2p4n2b2 0 2")));
    }

    #[test]
    fn what_cannot_be_looked_for_is_named() {
        assert!(matches!(
            Way::read("9/9/9/9/9/9/9/9/9/z"),
            Err(WayError::Fen(_))
        ));
        let closed = Way::read("9/9/9/9/9/9/9/9/4x4/9 w");
        assert!(matches!(closed, Err(WayError::CoUpFen(_))));
        let empty = "9/9/9/9/9/9/9/9/9/9 w";
        assert!(matches!(Way::read(empty), Err(WayError::Defects(_))));
        let Err(WayError::Move(error)) = Way::read("h2e2 h2e2") else {
            panic!("the second move is none");
        };
        assert_eq!(error.0.index, 1);
        assert_eq!(Way::read("  "), Ok(None));
    }

    #[test]
    fn what_is_not_known_comes_last_in_every_order() {
        let by = |order| {
            found(&Query {
                order,
                ..Query::default()
            })
        };
        assert_eq!(by(Order::Date), "cab");
        assert_eq!(by(Order::Red), "abc");
        assert_eq!(by(Order::Event), "bca");
    }
}
