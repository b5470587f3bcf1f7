//! Questions about the board, for who does not see it: asked by keys or in the box for moves.

use super::Table;
use crate::app::clock::Millis;
use crate::rules::{Color, Square};

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// What stands on a point.
    Point(Square),
    /// Where the piece on a point may go.
    Moves(Square),
    /// What attacks the general.
    Attackers,
    /// What the clocks show.
    Clock,
    /// The last move.
    Last,
}

/// A question with what must be kept of the moment when it was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The question.
    pub question: Question,
    /// What time it was: an answer does not change while it is read.
    pub at: Millis,
}

impl Question {
    /// Reads a question typed after its question mark: `e4`, `m e4`, `g`, `t`, `l`. `None` if it is
    /// none.
    pub fn read(text: &str) -> Option<Question> {
        let text = text.trim().to_ascii_lowercase();
        if let Ok(square) = text.parse() {
            return Some(Question::Point(square));
        }
        let (letter, rest) = text.split_at_checked(1)?;
        match (letter, rest.trim()) {
            ("m", square) => square.parse().ok().map(Question::Moves),
            ("g", "") => Some(Question::Attackers),
            ("t", "") => Some(Question::Clock),
            ("l", "") => Some(Question::Last),
            _ => None,
        }
    }

    /// The question that a key asks while a point of the board has the focus.
    pub fn of_key(key: &str, point: Square) -> Option<Question> {
        Some(match key {
            "w" => Question::Point(point),
            "m" => Question::Moves(point),
            "g" => Question::Attackers,
            "t" => Question::Clock,
            "l" => Question::Last,
            _ => return None,
        })
    }
}

impl Table {
    /// The pieces that attack the general of the reader, or of the side to move between two people.
    pub fn attackers(&self) -> Vec<Square> {
        let turn: Color = self.position().turn();
        match self.reader().unwrap_or(turn) == turn {
            true => self.position().checkers(),
            // Nobody may leave the own general attacked with a move.
            false => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn questions_are_read_with_and_without_spaces() {
        let e4 = "e4".parse().unwrap();
        for (text, question) in [
            ("e4", Some(Question::Point(e4))),
            (" E4 ", Some(Question::Point(e4))),
            ("m e4", Some(Question::Moves(e4))),
            ("me4", Some(Question::Moves(e4))),
            ("g", Some(Question::Attackers)),
            ("t", Some(Question::Clock)),
            ("l", Some(Question::Last)),
            ("", None),
            ("m", None),
            ("e12", None),
            ("đ", None),
        ] {
            assert_eq!(Question::read(text), question, "{text}");
        }
    }

    #[test]
    fn who_is_in_check_hears_from_where() {
        let mut table = Table::default();
        assert!(table.attackers().is_empty());
        let setup = super::super::GameSetup {
            opponent: super::super::Opponent::Person,
            start: crate::rules::Position::from_setup(
                &crate::formats::fen::parse("3k5/9/9/9/4r4/9/9/9/9/4K4 w").unwrap(),
            )
            .unwrap(),
            ..Default::default()
        };
        table = Table::new(setup, 0);
        assert_eq!(table.attackers(), ["e5".parse().unwrap()]);
    }
}
