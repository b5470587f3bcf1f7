//! Sentences of the game in the reader's language, from typed values.

use std::rc::Rc;

use super::{Argument, Key, Language, Translator};
use crate::notation::han_piece;
use crate::platform::words;
use crate::rules::{Color, Move, Outcome, Piece, Position, Refusal, Role, Square};

/// Speaks the reader's language. Cheap to clone.
#[derive(Clone)]
pub struct Phrases {
    translator: Rc<Translator>,
    /// Whether the pieces have their Vietnamese names, whatever the language.
    co_tuong: bool,
}

impl PartialEq for Phrases {
    fn eq(&self, other: &Phrases) -> bool {
        Rc::ptr_eq(&self.translator, &other.translator) && self.co_tuong == other.co_tuong
    }
}

/// English where it is at hand, as in tests, and otherwise no words at all.
impl Default for Phrases {
    fn default() -> Phrases {
        #[cfg(any(test, feature = "ssr"))]
        return Phrases::new(Language::English);
        #[cfg(not(any(test, feature = "ssr")))]
        Phrases::with_messages(Language::English, String::new())
    }
}

impl Phrases {
    /// The phrases of a language, from its file.
    #[cfg(any(test, feature = "ssr"))]
    pub fn new(language: Language) -> Phrases {
        Phrases::with_messages(language, language.messages().to_owned())
    }

    /// The phrases of a language whose messages were loaded.
    pub fn with_messages(language: Language, messages: String) -> Phrases {
        Phrases {
            translator: Rc::new(Translator::new(language, messages)),
            co_tuong: false,
        }
    }

    /// The phrases that the page has loaded. Without any, every message shows as its name.
    pub fn loaded() -> Phrases {
        let (tag, messages) = words::loaded().unwrap_or_default();
        Phrases::with_messages(Language::of_tag(&tag), messages)
    }

    /// The same with the names of the pieces as cờ tướng has them, or as the language does.
    pub fn of_co_tuong(&self, co_tuong: bool) -> Phrases {
        Phrases {
            co_tuong,
            ..self.clone()
        }
    }

    /// What stands between the parts of a list that have commas of their own.
    pub(super) fn semicolon(&self) -> &'static str {
        match self.language() {
            Language::Simplified | Language::Traditional => "；",
            _ => "; ",
        }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.translator.language()
    }

    /// A message without arguments.
    pub fn text(&self, key: Key) -> String {
        self.translator.text(key)
    }

    /// A message with arguments.
    pub fn with(&self, key: Key, arguments: &[(&str, Argument)]) -> String {
        self.translator.with(key, arguments)
    }

    /// "Red".
    pub fn side(&self, color: Color) -> String {
        self.text(match color {
            Color::Red => Key::SideRed,
            Color::Black => Key::SideBlack,
        })
    }

    /// "Red to move".
    pub fn turn(&self, color: Color) -> String {
        self.text(match color {
            Color::Red => Key::TurnRed,
            Color::Black => Key::TurnBlack,
        })
    }

    /// "Horse".
    pub fn role(&self, role: Role) -> String {
        if self.co_tuong {
            return self.text(match role {
                Role::General => Key::VietGeneral,
                Role::Advisor => Key::VietAdvisor,
                Role::Elephant => Key::VietElephant,
                Role::Horse => Key::VietHorse,
                Role::Chariot => Key::VietChariot,
                Role::Cannon => Key::VietCannon,
                Role::Soldier => Key::VietSoldier,
            });
        }
        self.text(match role {
            Role::General => Key::PieceGeneral,
            Role::Advisor => Key::PieceAdvisor,
            Role::Elephant => Key::PieceElephant,
            Role::Horse => Key::PieceHorse,
            Role::Chariot => Key::PieceChariot,
            Role::Cannon => Key::PieceCannon,
            Role::Soldier => Key::PieceSoldier,
        })
    }

    /// "Red Horse".
    pub fn piece(&self, piece: Piece) -> String {
        let name = match self.language() {
            Language::Simplified if !self.co_tuong => han_piece(piece, false).to_string(),
            Language::Traditional if !self.co_tuong => han_piece(piece, true).to_string(),
            _ => self.role(piece.role),
        };
        self.with(
            Key::PieceOfSide,
            &[
                ("side", self.side(piece.color).into()),
                ("piece", name.into()),
            ],
        )
    }

    /// "e0, Red General", "e4, empty, target".
    pub fn point(&self, square: Square, piece: Option<Piece>, target: bool) -> String {
        let square: Argument = square.to_string().into();
        let point = match piece {
            Some(piece) => self.with(
                Key::PointPiece,
                &[("square", square), ("piece", self.piece(piece).into())],
            ),
            None => self.with(Key::PointEmpty, &[("square", square)]),
        };
        if target {
            self.with(Key::PointTarget, &[("point", point.into())])
        } else {
            point
        }
    }

    /// Why a move is refused in a position.
    pub fn refusal(&self, refusal: Refusal, refused: Move, position: &Position) -> String {
        let key = match refusal {
            Refusal::NoPiece => Key::IllegalNoPiece,
            Refusal::NotYours => match position.turn() {
                Color::Red => Key::IllegalNotYoursRed,
                Color::Black => Key::IllegalNotYoursBlack,
            },
            Refusal::OwnPiece => Key::IllegalOwnPiece,
            Refusal::NotItsMove => Key::IllegalNotItsMove,
            Refusal::LeavesPalace => Key::IllegalLeavesPalace,
            Refusal::CrossesRiver => Key::IllegalCrossesRiver,
            Refusal::LegBlocked(_) => Key::IllegalLegBlocked,
            Refusal::EyeBlocked(_) => Key::IllegalEyeBlocked,
            Refusal::PathBlocked(_) => Key::IllegalPathBlocked,
            Refusal::NoScreen => Key::IllegalNoScreen,
            Refusal::TooManyScreens => Key::IllegalTooManyScreens,
            Refusal::SoldierBack => Key::IllegalSoldierBack,
            Refusal::SoldierSideways => Key::IllegalSoldierSideways,
            Refusal::GeneralsFacing => Key::IllegalGeneralsFacing,
            Refusal::TakesGeneral => Key::IllegalTakesGeneral,
            Refusal::OwnGeneralAttacked(_) => Key::IllegalGeneralAttacked,
        };
        let piece = position.piece_at(refused.from());
        let square = refusal.square().unwrap_or(refused.to());
        self.with(
            key,
            &[
                ("from", refused.from().to_string().into()),
                ("to", refused.to().to_string().into()),
                ("square", square.to_string().into()),
                (
                    "piece",
                    piece.map_or(String::new(), |p| self.role(p.role)).into(),
                ),
            ],
        )
    }

    /// "Red wins", or "You win" to a reader who plays one side.
    pub fn result(&self, outcome: Outcome, reader: Option<Color>) -> String {
        self.text(match (outcome.winner(), reader) {
            (None, _) if matches!(outcome, Outcome::Aborted { .. }) => Key::Aborted,
            (None, _) => Key::Draw,
            (Some(winner), Some(reader)) if winner == reader => Key::YouWin,
            (Some(_), Some(_)) => Key::YouLose,
            (Some(Color::Red), None) => Key::WinRed,
            (Some(Color::Black), None) => Key::WinBlack,
        })
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn a_point_is_named_with_its_piece() {
        let english = Phrases::new(Language::English);
        let general = Piece::new(Color::Red, Role::General);
        let e0 = "e0".parse().unwrap();
        assert_eq!(english.point(e0, Some(general), false), "e0, Red General");
        assert_eq!(english.point(e0, None, true), "e0, empty, target");
    }

    #[test]
    fn a_refusal_names_the_point_that_shows_it() {
        let english = Phrases::new(Language::English);
        let start = Position::start();
        let say = |text: &str| {
            let refused: Move = text.parse().unwrap();
            english.refusal(start.check_move(refused).unwrap_err(), refused, &start)
        };
        assert_eq!(say("b0d1"), "The Horse’s leg is blocked at c0.");
        assert_eq!(say("a0a5"), "The way is blocked at a3.");
        assert_eq!(say("a0a3"), "Your own piece stands on a3.");
        assert_eq!(say("e9e8"), "It is Red’s move.");
        assert_eq!(say("e0f1"), "The General does not move like that.");
    }

    #[test]
    fn chinese_names_the_pieces_of_the_sides_differently() {
        let all = |language, color| {
            let phrases = Phrases::new(language);
            Role::ALL
                .map(|role| phrases.piece(Piece { color, role }))
                .join(" ")
        };
        assert_eq!(
            all(Language::Simplified, Color::Red),
            "红方帅 红方仕 红方相 红方马 红方车 红方炮 红方兵"
        );
        assert_eq!(
            all(Language::Simplified, Color::Black),
            "黑方将 黑方士 黑方象 黑方马 黑方车 黑方炮 黑方卒"
        );
        assert_eq!(
            all(Language::Traditional, Color::Red),
            "紅方帥 紅方仕 紅方相 紅方傌 紅方俥 紅方炮 紅方兵"
        );
        assert_eq!(
            all(Language::Traditional, Color::Black),
            "黑方將 黑方士 黑方象 黑方馬 黑方車 黑方砲 黑方卒"
        );
        let viet = Phrases::new(Language::Simplified).of_co_tuong(true);
        let advisor = Piece {
            color: Color::Red,
            role: Role::Advisor,
        };
        assert_eq!(viet.piece(advisor), "红方Sĩ");
    }
}
