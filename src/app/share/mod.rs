//! A game in a link: what the link says, and the game that a link holds.
//!
//! Sent back and forth, a link is a game by correspondence: whoever opens it sees whose turn it
//! is, moves, and copies the next link.

mod dialog;

pub use dialog::{SharedDialog, SharedDialogProps};

use crate::app::store::{GameSetup, Opponent, Table};
use crate::formats::record::{NodeId, Record};
use crate::formats::share::{self, ShareError};
use crate::rules::{Color, Outcome, RuleSet};

/// What the part of the address after `#` begins with if a game follows.
const PLACE: &str = "#/game/";

/// The tag with the name of the rules.
const RULES: &str = "RuleSet";

/// The text of a link's game, if the address holds one.
pub fn text_of(hash: &str) -> Option<&str> {
    hash.strip_prefix(PLACE).filter(|text| !text.is_empty())
}

/// The part of an address after the page's own that holds the game of a table.
pub fn place_of(table: &Table) -> String {
    PLACE.to_owned() + &share::encode(&record_of(table))
}

/// The game of a table as a record.
fn record_of(table: &Table) -> Record {
    let game = table.game();
    let mut record = Record::new(game.start().to_setup());
    let mut node = NodeId::ROOT;
    for &mv in game.line() {
        // The moves of a game are legal, and no game has as many as a record can hold.
        let Ok(next) = record.add(node, mv) else {
            break;
        };
        node = next;
    }
    // A set of the reader's own has no name: whoever opens the link judges by the rules there.
    if let Some(name) = table.setup().rules.name() {
        record.tags.set(RULES, name);
    }
    if let Some(result) = table.outcome().and_then(result_of) {
        record.tags.set("Result", result);
    }
    record
}

const fn result_of(outcome: Outcome) -> Option<&'static str> {
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
    let start = record.start().cloned().ok_or(ShareError::Damaged)?;
    let named = record.tags.get(RULES).and_then(|name| {
        let mut sets = RuleSet::NAMED.into_iter();
        sets.find(|(other, _)| *other == name)
            .map(|(_, rules)| rules)
    });
    let rules = named.unwrap_or(rules);
    let setup = GameSetup {
        opponent: Opponent::Person,
        start,
        rules,
        clock: None,
        ..GameSetup::default()
    };
    let mut table = Table::new(setup, seed);
    for mv in record.line_to(record.main_end()) {
        table.play(mv).map_err(|_| ShareError::Damaged)?;
    }
    Ok(table)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    fn table(moves: &str) -> Table {
        let setup = GameSetup {
            opponent: Opponent::Person,
            ..GameSetup::default()
        };
        let mut table = Table::new(setup, 0);
        for text in moves.split_whitespace() {
            table.play(text.parse().unwrap()).unwrap();
        }
        table
    }

    #[test]
    fn a_link_holds_the_game_and_says_whose_turn_it_is() {
        let sent = table("h2e2 h9g7 h0g2");
        let place = place_of(&sent);
        let text = text_of(&place).unwrap();
        let opened = table_of(text, RuleSet::CLUB, 0).unwrap();
        assert_eq!(opened.game().line(), sent.game().line());
        assert_eq!(opened.position().turn(), Color::Black);
        assert_eq!(opened.reader(), None);
    }

    #[test]
    fn verdicts_hold_in_the_game_of_a_link() {
        // The chariots go to and fro: under the club's rules the third occurrence is a draw.
        let sent = table("a0a1 a9a8 a1a0 a8a9 a0a1 a9a8 a1a0 a8a9");
        let place = place_of(&sent);
        // The link names the rules: those of the other reader do not matter.
        let opened = table_of(text_of(&place).unwrap(), RuleSet::CXQ, 0).unwrap();
        assert!(sent.outcome().is_some());
        assert_eq!(opened.outcome(), sent.outcome());
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
