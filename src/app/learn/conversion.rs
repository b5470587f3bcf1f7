//! Moves pasted in any notation, written in another.

use crate::app::i18n::{Key, Phrases};
use crate::formats::fen;
use crate::notation::{self, Notation, Reading};
use crate::rules::{Color, Position};

/// What became of a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Conversion {
    /// The moves as far as they could be read, a round to a line.
    pub(super) text: String,
    /// What is wrong with the position or with the move after them.
    pub(super) error: Option<String>,
}

/// Reads the moves from a position on (the usual start if its FEN is empty) and writes them.
pub(super) fn convert(start: &str, moves: &str, to: Notation, phrases: &Phrases) -> Conversion {
    let start = match position(start, phrases) {
        Ok(position) => position,
        Err(error) => {
            return Conversion {
                error: Some(error),
                ..Conversion::default()
            };
        }
    };
    let texts = notation::split(moves);
    match notation::read_line(&start, &texts, Reading::Any) {
        Ok(line) => Conversion {
            text: rounds(&start, &notation::print_line(&start, &line, to), phrases),
            error: None,
        },
        Err(error) => {
            // What lies before the bad text is kept.
            let before = &texts[..error.index];
            let line = notation::read_line(&start, before, Reading::Any).unwrap_or_default();
            let mut position = start.clone();
            for mv in &line {
                position.play_unchecked(*mv);
            }
            Conversion {
                text: rounds(&start, &notation::print_line(&start, &line, to), phrases),
                error: Some(phrases.misread_line(&error, &position, to)),
            }
        }
    }
}

fn position(text: &str, phrases: &Phrases) -> Result<Position, String> {
    if text.trim().is_empty() {
        return Ok(Position::start());
    }
    let setup = fen::parse(text).map_err(|error| phrases.fen_error(&error))?;
    Position::from_setup(&setup).map_err(|error| phrases.defects(error.0))
}

/// A line for each round, with its number; Black's first move has dots before it.
fn rounds(start: &Position, texts: &[String], phrases: &Phrases) -> String {
    let blank = (start.turn() == Color::Black && !texts.is_empty()).then(|| String::from("..."));
    let texts: Vec<&str> = blank.iter().chain(texts).map(String::as_str).collect();
    let first = start.round() as usize;
    let round = |(index, pair): (usize, &[&str])| {
        let number = phrases.with(Key::MoveNumber, &[("number", (first + index).into())]);
        format!("{number} {}", pair.join("  "))
    };
    let lines: Vec<String> = texts.chunks(2).enumerate().map(round).collect();
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::i18n::Language;

    fn converted(start: &str, moves: &str, to: Notation) -> Conversion {
        convert(start, moves, to, &Phrases::new(Language::English))
    }

    #[test]
    fn a_game_is_written_round_by_round() {
        let found = converted("", "1. 炮二平五 马8进7 2. 马二进三", Notation::Wxf);
        assert_eq!(found.text, "1. C2=5  H8+7\n2. H2+3");
        assert_eq!(found.error, None);
        assert_eq!(converted("", " ", Notation::Wxf), Conversion::default());
    }

    #[test]
    fn what_is_written_is_read_again() {
        let black = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 4";
        let first = converted(black, "h9g7 h0g2 i9h9", Notation::Vietnamese);
        assert_eq!(
            first.text,
            "4. ...  Mã 8 tiến 7\n5. Mã 2 tiến 3  Xe 9 bình 8"
        );
        let again = converted(black, &first.text, Notation::Coordinate);
        assert_eq!(again.text, "4. ...  h9g7\n5. h0g2  i9h9");
    }

    #[test]
    fn the_first_bad_move_is_named_and_what_is_before_it_kept() {
        let found = converted("", "C2=5 H8+6 H2+3", Notation::Coordinate);
        assert_eq!(found.text, "1. h2e2");
        let error = found.error.unwrap_or_default();
        assert_eq!(error, "Move 2: The Horse’s leg is blocked at g9.");
        let found = converted("9/9 w", "C2=5", Notation::Coordinate);
        assert!(found.error.is_some_and(|error| error.contains("2 ranks")));
    }
}
