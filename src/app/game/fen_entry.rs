//! A start position that is typed or pasted, judged while it is written.

use crate::app::i18n::{Key, Phrases};
use crate::app::store::{GameSetup, Opponent, SideChoice, Table};
use crate::formats::fen;
use crate::rules::{Position, RuleSet};

/// What a text is worth as a start position.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Entry {
    /// It can be played; the notes tell what is unusual about it.
    Playable {
        /// The position.
        position: Box<Position>,
        /// Warnings, in words.
        notes: Option<String>,
    },
    /// It cannot, and why.
    Refused(String),
}

/// Judges a text for a game under some rules.
pub(super) fn judge(text: &str, rules: &RuleSet, phrases: &Phrases) -> Entry {
    let setup = match fen::parse(text) {
        Ok(setup) => setup,
        Err(error) => return Entry::Refused(phrases.fen_error(&error)),
    };
    let position = match Position::from_setup(&setup) {
        Ok(position) => position,
        Err(error) => return Entry::Refused(phrases.defects(error.0)),
    };
    let oddities = setup.oddities();
    let odd = (!oddities.is_empty()).then(|| phrases.oddities(oddities));
    let table = Table::new(
        GameSetup {
            opponent: Opponent::Person,
            side: SideChoice::Red,
            start: position.clone(),
            rules: rules.clone(),
            clock: None,
            co_tuong: false,
        },
        0,
    );
    let over = table.outcome().map(|outcome| {
        phrases.with(
            Key::FenOver,
            &[("reason", phrases.reason(outcome, rules).into())],
        )
    });
    let notes: Vec<String> = odd.into_iter().chain(over).collect();
    Entry::Playable {
        position: Box::new(position),
        notes: (!notes.is_empty()).then(|| notes.join(" ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::i18n::Language;

    fn entry(text: &str) -> Entry {
        judge(text, &RuleSet::CLUB, &Phrases::new(Language::English))
    }

    fn notes(text: &str) -> Option<String> {
        match entry(text) {
            Entry::Playable { notes, .. } => notes,
            Entry::Refused(why) => Some(format!("refused: {why}")),
        }
    }

    #[test]
    fn the_usual_start_is_playable_without_a_word() {
        let start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
        assert_eq!(notes(start), None);
        assert_eq!(notes(&start.replace('N', "H").replace(" w", " r")), None);
    }

    #[test]
    fn what_cannot_be_played_says_why() {
        assert_eq!(entry(""), Entry::Refused("Paste or type a FEN.".to_owned()));
        assert_eq!(
            entry("4k4/9/9/9/9/9/9/9/9/4K4 w"),
            Entry::Refused("This cannot be played: the Generals face each other.".to_owned())
        );
    }

    #[test]
    fn a_finished_position_is_named_as_such() {
        let dead = notes("3k5/9/9/9/9/9/9/9/9/4K4 w").unwrap_or_default();
        assert!(dead.contains("Nobody is left to attack with."), "{dead}");
    }
}
