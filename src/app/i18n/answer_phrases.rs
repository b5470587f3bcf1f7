//! Answers to questions about the board, and hints, in words.

use super::{Key, Phrases};
use crate::app::store::{Asked, Given, Question, Table};
use crate::notation::{Notation, coup};
use crate::rules::coup::CoUpMove;
use crate::rules::{Color, Piece, Square, start_piece};

impl Phrases {
    /// What is answered.
    pub fn answer(&self, asked: Asked, table: &Table, notation: Notation) -> String {
        match asked.question {
            Question::Point(square) => self.standing_on(square, table),
            Question::Moves(square) => self.moves_of(square, table),
            Question::Attackers => {
                let attackers = table.attackers().into_iter();
                let names: Vec<String> = attackers
                    .map(|square| self.standing_on(square, table))
                    .collect();
                match names.is_empty() {
                    true => self.text(Key::AskNoAttackers),
                    false => self.with(
                        Key::AskAttackers,
                        &[("list", names.join(self.semicolon()).into())],
                    ),
                }
            }
            Question::Clock => self.clocks(asked, table),
            Question::Last => self
                .last_move(table, notation)
                .unwrap_or_else(|| self.text(Key::AskNoMove)),
        }
    }

    /// What stands on a point, as far as it may be told: "h0, Red Horse".
    pub fn standing_on(&self, square: Square, table: &Table) -> String {
        let closed = table.veil().closed.contains(square) && !table.shows_all();
        let piece = table.shown_piece(square);
        self.point_of_board(square, piece, closed, false)
    }

    fn moves_of(&self, square: Square, table: &Table) -> String {
        let legal = table.position().legal_moves();
        let targets: Vec<String> = legal
            .iter()
            .filter(|mv| mv.from() == square)
            .map(|mv| mv.to().to_string())
            .collect();
        let point = self.standing_on(square, table);
        match targets.is_empty() {
            true => self.with(Key::AskNoMoves, &[("point", point.into())]),
            false => {
                let arguments = [("point", point.into()), ("list", targets.join(", ").into())];
                self.with(Key::AskMoves, &arguments)
            }
        }
    }

    fn clocks(&self, asked: Asked, table: &Table) -> String {
        let told = Color::ALL.map(|color| {
            let reading = table.clock()?.reading(color, asked.at);
            Some(format!("{}: {reading}", self.side(color)))
        });
        match told {
            [Some(red), Some(black)] => format!("{red}, {black}"),
            _ => self.text(Key::AskNoClock),
        }
    }

    /// The last move for those who do not see it: in the chosen notation, or in words where that
    /// would be bare coordinates.
    pub fn last_move(&self, table: &Table, notation: Notation) -> Option<String> {
        let game = table.game();
        let last = game.moves().last()?;
        if notation != Notation::Coordinate {
            let text = table.texts(notation).get(game.ply() - 1)?.clone();
            let side = self.side(!table.position().turn());
            let arguments = [("side", side.into()), ("text", text.into())];
            return Some(self.with(Key::MoveSaid, &arguments));
        }
        let undo = game.undos().last()?;
        let stands = table.position().piece_at(last.to())?;
        // In cờ úp a piece is named as what it was before the move told.
        let piece = match start_piece(last.from()).filter(|_| undo.opened()) {
            Some(start) => self.closed_piece(Piece::new(stands.color, start.role)),
            None => self.piece(stands),
        };
        let arguments = [
            ("piece", piece.into()),
            ("from", last.from().to_string().into()),
            ("to", last.to().to_string().into()),
        ];
        let mut words = self.with(Key::MoveHeard, &arguments);
        if let Some(taken) = undo.captured() {
            let taken = match undo.captured_open() {
                Some(open) => self.piece(open),
                None => self.closed_piece(taken),
            };
            words = self.with(
                Key::MoveTakes,
                &[("move", words.into()), ("piece", taken.into())],
            );
        }
        if undo.opened() {
            let role = self.role(stands.role);
            words = self.with(
                Key::MoveReveals,
                &[("move", words.into()), ("piece", role.into())],
            );
        }
        Some(words)
    }

    /// What a hint gives away.
    pub fn hint(&self, given: Given, table: &Table, notation: Notation) -> String {
        match given {
            Given::Nothing => self.text(Key::HintLooking),
            Given::Piece(square) => {
                let point = self.standing_on(square, table);
                self.with(Key::HintPiece, &[("point", point.into())])
            }
            Given::Move(mv) => {
                // What a closed piece turns out to be is not known before it has moved.
                let text = coup::print(table.position(), CoUpMove::plain(mv), notation);
                self.with(Key::HintMove, &[("move", text.into())])
            }
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::app::i18n::Language;
    use crate::app::store::played::played;
    use crate::app::store::{GameSetup, Opponent};
    use crate::rules::{Position, Variant};

    fn said(table: &Table) -> String {
        let phrases = Phrases::new(Language::English);
        phrases.last_move(table, Notation::Coordinate).unwrap()
    }

    #[test]
    fn what_a_move_takes_is_said() {
        assert_eq!(said(&played("h2e2")), "Red Cannon, h2 to e2");
        let taken = said(&played("h2e2 h9g7 e2e6"));
        assert_eq!(taken, "Red Cannon, e2 to e6, takes Black Soldier");
    }

    #[test]
    fn what_a_closed_piece_was_and_turns_out_to_be_is_said() {
        let setup = GameSetup {
            opponent: Opponent::Person,
            start: Position::start_of(Variant::CO_UP),
            ..GameSetup::default()
        };
        let mut table = Table::new(setup, 7);
        table.play("b2b9".parse().unwrap()).unwrap();
        let role = table
            .position()
            .piece_at("b9".parse().unwrap())
            .unwrap()
            .role;
        let phrases = Phrases::new(Language::English);
        let cannon = phrases.closed_piece(Piece::new(Color::Red, crate::rules::Role::Cannon));
        let horse = phrases.closed_piece(Piece::new(Color::Black, crate::rules::Role::Horse));
        assert_eq!(
            said(&table),
            format!(
                "{cannon}, b2 to b9, takes {horse}, revealed as {}",
                phrases.role(role)
            )
        );
    }

    #[test]
    fn a_hint_in_co_up_is_in_the_notation_of_the_list() {
        let setup = GameSetup {
            start: Position::start_of(Variant::CO_UP),
            ..GameSetup::default()
        };
        let table = Table::new(setup, 7);
        let phrases = Phrases::new(Language::English);
        let given = Given::Move("b2e2".parse().unwrap());
        let hint = |notation| phrases.hint(given, &table, notation);
        assert_eq!(hint(Notation::Coordinate), "Hint: b2e2");
        assert_eq!(hint(Notation::Wxf), "Hint: xC8=5");
        assert_eq!(hint(Notation::Han), "Hint: 暗炮八平五");
    }
}
