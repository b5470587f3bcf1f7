//! What the board shows of an analysis.

use std::rc::Rc;

use super::Desk;
use crate::app::board::{Arrow, Check, Marks, Veil};
use crate::platform::engine::Line;
use crate::rules::{Move, Piece, Square};

impl Desk {
    /// The pieces on the board.
    pub fn pieces(&self) -> Rc<[(Square, Piece)]> {
        let position = self.position();
        Square::all()
            .filter_map(|square| Some((square, position.piece_at(square)?)))
            .collect()
    }

    /// How the board draws closed pieces.
    pub fn veil(&self) -> Veil {
        let last = self.game.moves().last().zip(self.game.undos().last());
        Veil {
            closed: self.position().closed(),
            lifted: false,
            opened: last
                .filter(|(_, undo)| undo.opened())
                .map(|(mv, _)| mv.to()),
        }
    }

    /// Marks of the position, with an arrow for the first move of each line.
    pub fn marks(&self) -> Marks {
        let position = self.position();
        let arrow = |line: &Line| {
            let mv: Move = line.moves.first()?.parse().ok()?;
            Some(Arrow {
                from: mv.from(),
                to: mv.to(),
            })
        };
        Marks {
            last: self.game.moves().last().copied(),
            check: position.is_check().then(|| Check {
                general: position.general(position.turn()),
                by: position.checkers(),
            }),
            lines: self.lines.iter().filter_map(arrow).collect(),
            ..Marks::default()
        }
    }
}
