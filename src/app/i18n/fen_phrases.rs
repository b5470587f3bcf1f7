//! What is wrong, or unusual, with a position that was typed or pasted.

use super::{Key, Phrases};
use crate::formats::coup_fen::CoUpFenError;
use crate::formats::fen::FenError;
use crate::rules::coup::ViewError;
use crate::rules::{PositionDefects, PositionOddities};

impl Phrases {
    /// Why a text is no FEN, with the place.
    pub fn fen_error(&self, error: &FenError) -> String {
        match error {
            FenError::Empty => self.text(Key::FenEmpty),
            FenError::RankCount(count) => {
                self.with(Key::FenRankCount, &[("count", (*count).into())])
            }
            FenError::FileCount { rank, files } => self.with(
                Key::FenFileCount,
                &[
                    ("rank", usize::from(*rank).into()),
                    ("count", (*files).into()),
                ],
            ),
            FenError::UnknownPiece { rank, found } => self.with(
                Key::FenUnknownPiece,
                &[
                    ("rank", usize::from(*rank).into()),
                    ("found", found.to_string().into()),
                ],
            ),
            FenError::UnknownSide(found) => {
                self.with(Key::FenUnknownSide, &[("found", shortened(found).into())])
            }
            FenError::PiecesInHand(found) => {
                self.with(Key::FenPiecesInHand, &[("found", shortened(found).into())])
            }
            FenError::FieldCount(count) => {
                self.with(Key::FenFieldCount, &[("count", (*count).into())])
            }
            FenError::NotADash { field, found } => self.with(
                Key::FenNotADash,
                &[
                    ("field", (*field).into()),
                    ("found", shortened(found).into()),
                ],
            ),
            FenError::NotANumber { found, .. } => {
                self.with(Key::FenNotANumber, &[("found", shortened(found).into())])
            }
        }
    }

    /// Why a text is no FEN of cờ úp, with the place.
    pub fn co_up_fen_error(&self, error: &CoUpFenError) -> String {
        match error {
            CoUpFenError::Fen(error) => self.fen_error(error),
            CoUpFenError::Position(error) => self.defects(error.0),
            CoUpFenError::ClosedOffStart { square, letter } => self.with(
                Key::FenClosedOffStart,
                &[
                    ("square", square.to_string().into()),
                    ("letter", letter.to_string().into()),
                ],
            ),
            CoUpFenError::Pool(found) => {
                self.with(Key::FenPool, &[("found", shortened(found).into())])
            }
            CoUpFenError::PoolTooLarge {
                letter,
                count,
                most,
            } => self.with(
                Key::FenPoolTooLarge,
                &[
                    ("letter", letter.to_string().into()),
                    ("count", (*count as usize).into()),
                    ("most", (*most).into()),
                ],
            ),
            CoUpFenError::View(ViewError::PoolTooSmall {
                side,
                closed,
                unknown,
            }) => self.with(
                Key::FenPoolTooSmall,
                &[
                    ("side", self.side(*side).into()),
                    ("closed", (*closed as usize).into()),
                    ("unknown", (*unknown as usize).into()),
                ],
            ),
        }
    }

    /// Why a position cannot be played, all reasons in one sentence.
    pub fn defects(&self, defects: PositionDefects) -> String {
        let list = self.list(defects.iter().map(defect_key));
        self.with(Key::FenImpossible, &[("list", list.into())])
    }

    /// What is unusual about a position that can be played.
    pub fn oddities(&self, oddities: PositionOddities) -> String {
        let list = self.list(oddities.iter().map(oddity_key));
        self.with(Key::FenOdd, &[("list", list.into())])
    }

    fn list(&self, keys: impl Iterator<Item = Key>) -> String {
        let parts: Vec<String> = keys.map(|key| self.text(key)).collect();
        parts.join(self.semicolon())
    }
}

fn defect_key(defect: PositionDefects) -> Key {
    match defect {
        PositionDefects::NO_RED_GENERAL => Key::FenNoRedGeneral,
        PositionDefects::NO_BLACK_GENERAL => Key::FenNoBlackGeneral,
        PositionDefects::SEVERAL_RED_GENERALS => Key::FenSeveralRedGenerals,
        PositionDefects::SEVERAL_BLACK_GENERALS => Key::FenSeveralBlackGenerals,
        PositionDefects::RED_GENERAL_OUTSIDE_PALACE => Key::FenRedGeneralOutside,
        PositionDefects::BLACK_GENERAL_OUTSIDE_PALACE => Key::FenBlackGeneralOutside,
        PositionDefects::GENERALS_FACING => Key::FenGeneralsFacing,
        _ => Key::FenOpponentInCheck,
    }
}

fn oddity_key(oddity: PositionOddities) -> Key {
    match oddity {
        PositionOddities::TOO_MANY_PIECES => Key::FenTooManyPieces,
        PositionOddities::ADVISOR_OFF_ITS_POINTS => Key::FenAdvisorOff,
        PositionOddities::ELEPHANT_OFF_ITS_POINTS => Key::FenElephantOff,
        _ => Key::FenSoldierOff,
    }
}

/// Enough of a pasted text to recognise it.
fn shortened(text: &str) -> String {
    const LONGEST: usize = 24;
    let mut short: String = text.chars().take(LONGEST).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::app::i18n::Language;
    use crate::formats::fen;

    #[test]
    fn errors_name_place_and_reason() {
        let english = Phrases::new(Language::English);
        let say = |text: &str| english.fen_error(&fen::parse(text).unwrap_err());
        assert_eq!(say("  "), "Paste or type a FEN.");
        assert_eq!(
            say("9/9/9/9/9/9/9/9/9/8 w"),
            "Rank 0 has 8 points instead of 9."
        );
        assert!(say("9/9/4z4/9/9/9/9/9/9/9 w").starts_with("Rank 7: “z” is no piece."));
    }

    #[test]
    fn every_defect_is_named() {
        let english = Phrases::new(Language::English);
        let empty = fen::parse("9/9/9/9/9/9/9/9/9/9 w").unwrap();
        let said = english.defects(empty.defects());
        assert_eq!(
            said,
            "This cannot be played: Red has no General; Black has no General."
        );
    }

    #[test]
    fn long_pastes_are_shortened() {
        let text = "x".repeat(500);
        assert!(shortened(&text).chars().count() <= 25);
    }
}
