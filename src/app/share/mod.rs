//! A game in a link: what the link says, and the game that a link holds.
//!
//! Sent back and forth, a link is a game by correspondence: whoever opens it sees whose turn it
//! is, moves, and copies the next link.
//!
//! Of a game of cờ úp that goes on a link holds what both sides know and no more; where it is opened
//! the pieces that lie closed are dealt anew. When the game is over it holds everything.

mod dialog;
mod ending;

pub use dialog::{SharedDialog, SharedDialogProps};

use crate::app::i18n::{Key, Phrases};
use crate::app::store::{GameSetup, Opponent, Settled, Table};
use crate::formats::record::{NodeId, Record};
use crate::formats::share::{self, ShareError};
use crate::rules::coup::{Arrangement, CoUpMove, View};
use crate::rules::{Color, Outcome, RuleSet};

/// What the part of the address after `#` begins with if a game follows.
const PLACE: &str = "#/game/";

/// The tag with the rules, as [`RuleSet::text`] writes them.
const RULES: &str = "RuleSet";

/// The text of a link's game, if the address holds one.
pub fn text_of(hash: &str) -> Option<&str> {
    hash.strip_prefix(PLACE).filter(|text| !text.is_empty())
}

/// The part of an address after the page's own that holds the game of a table.
pub fn place_of(table: &Table) -> String {
    let (start, moves) = table.public_line();
    PLACE.to_owned() + &share::encode(&record_of(table, start, moves))
}

/// The part of an address after the page's own that holds a record with all its variations.
pub fn place_of_record(record: &Record) -> String {
    PLACE.to_owned() + &share::encode(record)
}

/// The record of a link that is more than a game to be played on: one with variations, comments or
/// marks. `None` for all other texts.
pub fn study_of(text: &str) -> Option<Record> {
    let record = share::decode(text).ok()?;
    let is_said = |node| record.note(node).is_some_and(|note| !note.is_empty());
    let said = is_said(NodeId::ROOT) || record.main_line().any(is_said);
    (said || record.variations() > 0).then_some(record)
}

/// The game of a table as a record for the library: who played, and when. Of a game of cờ úp that
/// goes on it holds what the page's viewer knows, and what was promised; afterwards everything.
pub fn record_of_game(table: &Table, phrases: &Phrases, today: &str) -> Record {
    let (start, moves) = table.known_line();
    let mut record = record_of(table, start, moves);
    if let Some(commitment) = table.commitment() {
        record.set_promise(&commitment);
    }
    if table.variant().has_closed_pieces() && !table.shows_all() {
        record.set_viewer(table.viewer());
    }
    let player = |color: Color| match (table.setup().opponent, table.reader()) {
        (Opponent::Engine { level }, Some(reader)) if reader != color => phrases.with(
            Key::OpponentEngineLevel,
            &[("level", usize::from(level).into())],
        ),
        (_, Some(_)) => phrases.text(Key::PlayerYou),
        (_, None) => String::new(),
    };
    record.tags.set_known("Red", &player(Color::Red));
    record.tags.set_known("Black", &player(Color::Black));
    record.tags.set("Date", today);
    record
}

/// The game of a table as a record with as much of its moves as may be told.
fn record_of(table: &Table, start: View, moves: Vec<CoUpMove>) -> Record {
    let mut record = Record::of_view(start);
    let mut node = NodeId::ROOT;
    for played in moves {
        // The moves of a game are legal, and no game has as many as a record can hold.
        let Ok(next) = record.add(node, played) else {
            break;
        };
        node = next;
    }
    if let Some((arrangement, salt)) = table.truth() {
        record.set_arrangement(arrangement);
        record.set_salt(salt);
    }
    record.tags.set(RULES, &table.setup().rules.text());
    if let Some(result) = table.outcome().and_then(result_of) {
        record.tags.set("Result", result);
    }
    ending::tell(table, &mut record);
    record
}

/// A result as records write it; `None` for a game that does not count.
pub(in crate::app) const fn result_of(outcome: Outcome) -> Option<&'static str> {
    match outcome {
        Outcome::Win { winner, .. } => Some(match winner {
            Color::Red => "1-0",
            Color::Black => "0-1",
        }),
        Outcome::Draw { .. } => Some("1/2-1/2"),
        Outcome::Aborted { .. } => None,
    }
}

/// The game of a link as a table at which two people sit, under the rules that the link names, or
/// else under those given.
///
/// # Errors
/// If the text is no game.
pub fn table_of(text: &str, rules: RuleSet, seed: u64) -> Result<Table, ShareError> {
    let record = share::decode(text)?;
    let start = record.start_view().cloned().ok_or(ShareError::Damaged)?;
    let settled = settled_by(&record, &start)?;
    // Rules of a newer version, perhaps: then those here hold, as for a game whose link names none.
    let told = record.tags.get(RULES);
    let told = told.and_then(|text| RuleSet::read(text).ok());
    let rules = told.unwrap_or(rules);
    let setup = GameSetup {
        opponent: Opponent::Person,
        start: start.into_position(),
        settled,
        rules,
        clock: None,
        ..GameSetup::default()
    };
    let mut table = Table::new(setup, seed);
    for mv in record.line_to(record.main_end()) {
        table.play(mv).map_err(|_| ShareError::Damaged)?;
    }
    ending::resume(&record, &mut table);
    Ok(table)
}

/// What a record tells of closed pieces: all of it, or what its moves show. The others are dealt
/// anew.
fn settled_by(record: &Record, start: &View) -> Result<Option<Box<Settled>>, ShareError> {
    if !record.is_co_up() {
        return Ok(None);
    }
    let told = record.arrangement().map_err(|_| ShareError::Damaged)?;
    let moves = record.line_played_to(record.main_end());
    let salt = record.salt().map_err(|_| ShareError::Damaged)?;
    Ok(Some(Box::new(Settled {
        pool: *start.pool(),
        known: told.unwrap_or_else(|| Arrangement::shown_by(&moves)),
        salt,
    })))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::app::store::played::played;
    use crate::app::store::{read_game, write_game};
    use crate::notation::Notation;
    use crate::rules::{Position, Variant};

    #[test]
    fn a_link_holds_the_game_and_says_whose_turn_it_is() {
        let sent = played("h2e2 h9g7 h0g2");
        let place = place_of(&sent);
        let text = text_of(&place).unwrap();
        let opened = table_of(text, RuleSet::CLUB, 0).unwrap();
        assert_eq!(opened.game().line(), sent.game().line());
        assert_eq!(opened.position().turn(), Color::Black);
        assert_eq!(opened.reader(), None);
    }

    fn co_up(moves: &str, seed: u64) -> Table {
        let setup = GameSetup {
            opponent: Opponent::Person,
            start: Position::start_of(Variant::CO_UP),
            ..GameSetup::default()
        };
        let mut table = Table::new(setup, seed);
        for text in moves.split_whitespace() {
            table.play(text.parse().unwrap()).unwrap();
        }
        table
    }

    #[test]
    fn a_game_of_co_up_that_goes_on_holds_what_both_sides_know() {
        let sent = co_up("b2b9 h7e7", 5);
        let place = place_of(&sent);
        let opened = table_of(text_of(&place).unwrap(), RuleSet::CLUB, 9).unwrap();
        assert_eq!(opened.public_line(), sent.public_line());
        assert_eq!(opened.position(), sent.position());
        // Nothing in the link depends on what it must not tell.
        let twin = (0..20_000)
            .filter(|seed| *seed != 5)
            .map(|seed| co_up("b2b9 h7e7", seed))
            .find(|twin| twin.public_line() == sent.public_line())
            .unwrap();
        assert_ne!(twin.seal(), sent.seal());
        assert_eq!(place_of(&twin), place);
    }

    #[test]
    fn a_finished_game_of_co_up_holds_what_lay_closed_and_keeps_its_promise() {
        let mut sent = co_up("b2b9 h7e7 h0g2", 5);
        sent.resign();
        let place = place_of(&sent);
        let mut opened = table_of(text_of(&place).unwrap(), RuleSet::CLUB, 9).unwrap();
        opened.resign();
        assert_eq!(opened.seal(), sent.seal());
        assert_eq!(
            opened.texts(Notation::Coordinate),
            sent.texts(Notation::Coordinate)
        );
        // Kept and read again it is the same, and another game is dealt anew.
        let kept = read_game(&write_game(&opened)).unwrap();
        assert_eq!(kept.seal(), sent.seal());
        assert_eq!(kept.setup().afresh().settled, None);
    }

    #[test]
    fn a_record_holds_what_its_viewer_knows_and_the_promise() {
        use crate::formats::record::hidden::{HIDDEN, Promise};
        let phrases = Phrases::new(crate::app::i18n::Language::English);
        let recorded = |table: &Table| record_of_game(table, &phrases, "2026.11.30");
        // Red has taken a closed horse or another piece with its cannon's piece.
        let setup = GameSetup {
            start: Position::start_of(Variant::CO_UP),
            ..GameSetup::default()
        };
        let mut table = Table::new(setup, 5);
        table.play("b2b9".parse().unwrap()).unwrap();
        let record = recorded(&table);
        assert_eq!(record.viewer(), Some(Some(Color::Red)));
        assert!(record.played(record.main_end()).unwrap().taken.is_some());
        assert!(matches!(record.promise(), Ok(Some(Promise::Given(_)))));
        assert_eq!(record.tags.get(HIDDEN), None);
        // What the other side has not seen does not matter: another truth, the same record.
        let twin = (0..20_000)
            .filter(|seed| *seed != 5)
            .map(|seed| {
                let mut twin = Table::new(table.setup().clone(), seed);
                twin.play("b2b9".parse().unwrap()).unwrap();
                twin
            })
            .find(|twin| twin.known_line() == table.known_line())
            .unwrap();
        let mut other = recorded(&twin);
        other.tags.remove("Commitment");
        let mut mine = record.clone();
        mine.tags.remove("Commitment");
        assert_eq!(other, mine);
        // Between two people both may see it: what only one knows is not in it.
        let public = recorded(&co_up("b2b9", 5));
        assert_eq!(public.viewer(), Some(None));
        assert_eq!(public.played(public.main_end()).unwrap().taken, None);
        table.resign();
        let over = recorded(&table);
        assert_eq!(over.viewer(), None);
        assert!(matches!(over.promise(), Ok(Some(Promise::Kept(_)))));
        let text = crate::formats::pgn::write(&over, Notation::Coordinate);
        let mut games = Vec::new();
        crate::formats::read_text(&text, &mut |game| games.push(game)).unwrap();
        assert_eq!((&games[0].record, games[0].warnings.len()), (&over, 0));
    }

    #[test]
    fn verdicts_hold_in_the_game_of_a_link() {
        // The chariots go to and fro: under the club's rules the third occurrence is a draw.
        let sent = played("a0a1 a9a8 a1a0 a8a9 a0a1 a9a8 a1a0 a8a9");
        let place = place_of(&sent);
        // The link names the rules: those of the other reader do not matter.
        let opened = table_of(text_of(&place).unwrap(), RuleSet::CXQ, 0).unwrap();
        assert!(sent.outcome().is_some());
        assert_eq!(opened.outcome(), sent.outcome());
    }

    #[test]
    fn rules_of_the_readers_own_hold_in_the_game_of_a_link() {
        let rules = RuleSet {
            repetition: None,
            no_capture_plies: Some(20),
            ..RuleSet::CLUB
        };
        let setup = GameSetup {
            opponent: Opponent::Person,
            rules: rules.clone(),
            ..GameSetup::default()
        };
        let place = place_of(&Table::new(setup, 0));
        let opened = table_of(text_of(&place).unwrap(), RuleSet::CXQ, 0).unwrap();
        assert_eq!(opened.setup().rules, rules);
        // Rules that are unknown here, perhaps of a newer version, give way to those of the reader.
        let mut record = share::decode(text_of(&place).unwrap()).unwrap();
        record.tags.set(RULES, "Club novelty=on");
        let opened = table_of(&share::encode(&record), RuleSet::CXQ, 0).unwrap();
        assert_eq!(opened.setup().rules, RuleSet::CXQ);
    }

    #[test]
    fn a_game_that_ended_without_a_move_is_over_in_its_link() {
        use crate::rules::adjudicate::Event;
        let reopened = |sent: &Table| {
            let place = place_of(sent);
            table_of(text_of(&place).unwrap(), RuleSet::CXQ, 0).unwrap()
        };
        let away = Event::Away {
            side: Color::Red,
            seconds: 60,
        };
        let cases = [
            (Event::Resign(Color::Red), RuleSet::CLUB),
            (Event::Resign(Color::Black), RuleSet::CLUB),
            (Event::DrawAgreed, RuleSet::CLUB),
            (Event::Flag(Color::Black), RuleSet::ONLINE),
            (away, RuleSet::ONLINE),
        ];
        for (event, rules) in cases {
            // A game that counts, and one that not both have begun.
            for moves in ["h2e2 h9g7 h0g2", "h2e2"] {
                let setup = GameSetup {
                    opponent: Opponent::Person,
                    rules: rules.clone(),
                    ..GameSetup::default()
                };
                let mut sent = Table::new(setup, 0);
                for text in moves.split_whitespace() {
                    sent.play(text.parse().unwrap()).unwrap();
                }
                sent.happen(event);
                assert!(sent.outcome().is_some(), "{event:?}");
                let opened = reopened(&sent);
                assert_eq!(opened.outcome(), sent.outcome(), "{event:?} {moves}");
                assert_eq!(opened.hand(), None);
                // Kept and read again it is over still, and the next link says so, too.
                let kept = read_game(&write_game(&opened)).unwrap();
                assert_eq!(reopened(&kept).outcome(), sent.outcome());
            }
        }
        // A game that goes on does so.
        assert_eq!(reopened(&played("h2e2 h9g7")).outcome(), None);
    }

    #[test]
    fn a_link_with_nothing_but_a_result_is_over() {
        let link = |moves: &str, tags: &[(&str, &str)]| {
            let mut record = Record::default();
            let mut node = NodeId::ROOT;
            for text in moves.split_whitespace() {
                let mv: crate::rules::Move = text.parse().unwrap();
                node = record.add(node, mv).unwrap();
            }
            for (name, value) in tags {
                record.tags.set(name, value);
            }
            let place = place_of_record(&record);
            let opened = table_of(text_of(&place).unwrap(), RuleSet::CLUB, 0).unwrap();
            opened.outcome().and_then(result_of)
        };
        for result in ["1-0", "0-1", "1/2-1/2"] {
            assert_eq!(link("h2e2 h9g7", &[("Result", result)]), Some(result));
            // Reasons of other programs, and one that these rules do not know.
            for reason in [
                "normal",
                "Hu won on time",
                "time forfeit",
                "abandoned",
                "agreement",
            ] {
                let tags = [("Result", result), ("Termination", reason)];
                assert_eq!(link("h2e2 h9g7", &tags), Some(result), "{reason}");
            }
        }
        assert_eq!(link("h2e2 h9g7", &[("Result", "*")]), None);
        assert_eq!(link("h2e2 h9g7", &[("Termination", "normal")]), None);
        // A position with its result is one to be played.
        assert_eq!(link("", &[("Result", "1-0")]), None);
    }

    #[test]
    fn other_addresses_hold_no_game() {
        for hash in ["", "#/play", "#/game/", "#/learn/rules"] {
            assert_eq!(text_of(hash), None, "{hash}");
        }
        assert_eq!(
            table_of("1AAAA", RuleSet::CLUB, 0).err(),
            Some(ShareError::Damaged)
        );
    }
}
