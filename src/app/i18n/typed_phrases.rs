//! What is wrong with a move that was typed or pasted.

use super::{Key, Phrases};
use crate::notation::{self, Illegal, LineError, MoveTextError, Notation};
use crate::rules::{Move, Position};

/// The longest part of a text that a sentence repeats.
const LONGEST_QUOTE: usize = 40;

impl Phrases {
    /// Why a text is no move of a position; choices are given in a notation.
    pub fn misread(
        &self,
        error: &MoveTextError,
        position: &Position,
        notation: Notation,
    ) -> String {
        let list = |moves: &[Move]| {
            let texts: Vec<String> = moves
                .iter()
                .map(|mv| notation::print(position, *mv, notation))
                .collect();
            texts.join(", ")
        };
        let quoted = |text: &str| text.chars().take(LONGEST_QUOTE).collect::<String>();
        match error {
            MoveTextError::Unreadable { text, token, .. } if token.is_empty() => {
                self.with(Key::TypedIncomplete, &[("text", quoted(text).into())])
            }
            MoveTextError::Unreadable { text, token, .. } => self.with(
                Key::TypedUnreadable,
                &[
                    ("text", quoted(text).into()),
                    ("token", quoted(token).into()),
                ],
            ),
            MoveTextError::Illegal { text, reason } => match reason {
                Illegal::NoSuchPiece => {
                    self.with(Key::TypedNoSuchPiece, &[("text", quoted(text).into())])
                }
                Illegal::NoSuchMove => {
                    self.with(Key::TypedNoSuchMove, &[("text", quoted(text).into())])
                }
                Illegal::Refused(tried) => match tried[..] {
                    [(mv, refusal)] => self.refusal(refusal, mv, position),
                    _ => {
                        let moves: Vec<Move> = tried.iter().map(|(mv, _)| *mv).collect();
                        self.with(
                            Key::TypedNoneLegal,
                            &[
                                ("text", quoted(text).into()),
                                ("moves", list(&moves).into()),
                            ],
                        )
                    }
                },
            },
            MoveTextError::Ambiguous { text, choices } => self.with(
                Key::TypedAmbiguous,
                &[
                    ("text", quoted(text).into()),
                    ("moves", list(choices).into()),
                ],
            ),
        }
    }

    /// Which move of a pasted line is wrong, and why; the position is the one before it.
    pub fn misread_line(
        &self,
        error: &LineError,
        position: &Position,
        notation: Notation,
    ) -> String {
        self.with(
            Key::TypedInLine,
            &[
                ("number", (error.index + 1).into()),
                ("why", self.misread(&error.error, position, notation).into()),
            ],
        )
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::app::i18n::Language;
    use crate::formats::fen;
    use crate::notation::{Reading, read};

    fn said(fen: &str, text: &str) -> String {
        let position = Position::from_setup(&fen::parse(fen).unwrap()).unwrap();
        let error = read(&position, text, Reading::Any).unwrap_err();
        Phrases::new(Language::English).misread(&error, &position, Notation::Wxf)
    }

    #[test]
    fn each_kind_has_its_sentence() {
        let start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
        let chariots = "5k3/9/9/9/9/4R4/9/4R4/9/3K5 w";
        for (fen, text, expected) in [
            (
                start,
                "炮二走五",
                "“炮二走五” is no move: “走” cannot be read.",
            ),
            (start, "Pháo 2 bình", "“Pháo 2 bình” is not complete."),
            (start, "C3=5", "“C3=5”: no such piece stands there."),
            (start, "H2+9", "“H2+9”: that piece has no such move."),
            (start, "R1+4", "The way is blocked at i3."),
            (chariots, "R5+1", "“R5+1” can be R-+1, R++1. Write which."),
        ] {
            assert_eq!(said(fen, text), expected);
        }
    }
}
