//! A start position that is typed or pasted, judged while it is written.

use crate::app::i18n::{Key, Phrases};
use crate::app::store::{GameSetup, Opponent, SideChoice, Table};
use crate::formats::{coup_fen, fen};
use crate::rules::coup::View;
use crate::rules::{Position, PositionOddities, RuleSet, Variant};

/// What a text is worth as a start position.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Entry {
    /// It can be played; the notes tell what is unusual about it.
    Playable {
        /// What is known of the position.
        start: Box<View>,
        /// Warnings, in words.
        notes: Option<String>,
    },
    /// It cannot, and why.
    Refused(String),
}

/// Judges a text for a game of a variant under some rules.
pub(super) fn judge(text: &str, variant: Variant, rules: &RuleSet, phrases: &Phrases) -> Entry {
    let read = match variant {
        Variant::Xiangqi => read_open(text, phrases),
        Variant::CoUp(_) => {
            let start = coup_fen::parse(text, variant);
            start.map_err(|error| phrases.co_up_fen_error(&error))
        }
    };
    let start = match read {
        Ok(start) => start,
        Err(why) => return Entry::Refused(why),
    };
    // In cờ úp pieces are found anywhere.
    let oddities = match variant {
        Variant::Xiangqi => start.to_setup().oddities(),
        Variant::CoUp(_) => PositionOddities::empty(),
    };
    let odd = (!oddities.is_empty()).then(|| phrases.oddities(oddities));
    let table = Table::new(
        GameSetup {
            opponent: Opponent::Person,
            side: SideChoice::Red,
            start: start.position().clone(),
            rules: rules.clone(),
            clock: None,
            co_tuong: false,
            settled: None,
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
        start: Box::new(start),
        notes: (!notes.is_empty()).then(|| notes.join(" ")),
    }
}

fn read_open(text: &str, phrases: &Phrases) -> Result<View, String> {
    let setup = fen::parse(text).map_err(|error| phrases.fen_error(&error))?;
    let position = Position::from_setup(&setup).map_err(|error| phrases.defects(error.0))?;
    Ok(View::start(position))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::i18n::Language;

    fn entry(text: &str) -> Entry {
        let variant = match coup_fen::is_meant(text) {
            false => Variant::Xiangqi,
            true => Variant::CO_UP,
        };
        judge(
            text,
            variant,
            &RuleSet::CLUB,
            &Phrases::new(Language::English),
        )
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
    fn closed_pieces_lie_where_they_start_and_are_among_the_unknown() {
        let start = "xxxxkxxxx/9/1x5x1/x1x1x1x1x/9/9/X1X1X1X1X/1X5X1/9/XXXXKXXXX w";
        assert_eq!(notes(start), None);
        let pool = format!("{start} R2A2C2P5N2B2r2a2c2p5n2b2 0 1");
        assert_eq!(notes(&pool), None);
        assert_eq!(
            notes("4k4/9/9/9/4X4/9/9/9/9/3K5 w P1"),
            Some("refused: X lies face down on e5, where none of its side starts.".to_owned())
        );
        assert_eq!(
            notes("4k4/9/9/9/9/9/9/9/9/X2K5 w -"),
            Some("refused: Red: 1 lie face down, but 0 are named as unknown.".to_owned())
        );
        assert_eq!(
            notes("4k4/9/9/9/9/9/9/9/9/X2K5 w R3"),
            Some("refused: 3 R are named as unknown; a side has 2.".to_owned())
        );
        assert_eq!(
            notes("4k4/9/9/9/9/9/9/9/9/X2K5 w Q1 0 1"),
            Some("refused: “Q1” does not name the unknown pieces, as “R2p5” does.".to_owned())
        );
    }

    #[test]
    fn a_finished_position_is_named_as_such() {
        let dead = notes("3k5/9/9/9/9/9/9/9/9/4K4 w").unwrap_or_default();
        assert!(dead.contains("Nobody is left to attack with."), "{dead}");
    }
}
