//! Sentences about closed pieces.

use super::{Key, Phrases};
use crate::app::store::Taken;
use crate::rules::{Color, Piece, Square};

impl Phrases {
    /// "closed Red piece, moves as Horse".
    pub fn closed_piece(&self, piece: Piece) -> String {
        self.with(
            Key::PieceClosed,
            &[
                ("side", self.side(piece.color).into()),
                ("piece", self.role(piece.role).into()),
            ],
        )
    }

    /// The name of a point with what lies or stands there.
    pub fn point_of_board(
        &self,
        square: Square,
        piece: Option<Piece>,
        closed: bool,
        target: bool,
    ) -> String {
        let Some(piece) = piece.filter(|_| closed) else {
            return self.point(square, piece, target);
        };
        let point = self.with(
            Key::PointPiece,
            &[
                ("square", square.to_string().into()),
                ("piece", self.closed_piece(piece).into()),
            ],
        );
        match target {
            true => self.with(Key::PointTarget, &[("point", point.into())]),
            false => point,
        }
    }

    /// "Taken by Red: Chariot, Horse, 2 closed".
    pub fn taken(&self, color: Color, taken: &Taken) -> String {
        let by = self.with(Key::CapturedBy, &[("side", self.side(color).into())]);
        let known = taken.known.iter().map(|piece| self.role(piece.role));
        let unknown = (taken.unknown > 0)
            .then(|| self.with(Key::TakenClosed, &[("count", taken.unknown.into())]));
        let names: Vec<String> = known.chain(unknown).collect();
        format!("{by}: {}", names.join(", "))
    }
}
