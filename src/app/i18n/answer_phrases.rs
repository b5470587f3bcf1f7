//! Answers to questions about the board, and hints, in words.

use super::{Key, Phrases};
use crate::app::store::{Asked, Given, Question, Table};
use crate::notation::{Notation, print};
use crate::rules::{Color, Square};

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
                    false => self.with(Key::AskAttackers, &[("list", names.join("; ").into())]),
                }
            }
            Question::Clock => self.clocks(asked, table),
            Question::Last => self
                .last_move(table, notation)
                .unwrap_or_else(|| self.text(Key::AskNoMove)),
        }
    }

    fn standing_on(&self, square: Square, table: &Table) -> String {
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
        let piece = table.position().piece_at(last.to())?;
        let arguments = [
            ("piece", self.piece(piece).into()),
            ("from", last.from().to_string().into()),
            ("to", last.to().to_string().into()),
        ];
        Some(self.with(Key::MoveHeard, &arguments))
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
                // A closed piece moves like the one that starts there: its move is written as such.
                let text = match table.variant().has_closed_pieces() {
                    true => mv.to_string(),
                    false => print(table.position(), mv, notation),
                };
                self.with(Key::HintMove, &[("move", text.into())])
            }
        }
    }
}
