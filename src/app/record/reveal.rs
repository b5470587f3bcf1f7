//! What lies closed in a record of cờ úp: what its tags tell, and what a reader says of a move.

use super::desk::Desk;
use crate::app::board::Veil;
use crate::formats::record::{Edit, NodeId};
use crate::rules::coup::{Arrangement, CoUpMove, View};
use crate::rules::{Bitboard, Move, Role};

/// Kinds of pieces with how many of each are unknown.
pub(super) type Kinds = Vec<(Role, u8)>;

impl Desk {
    /// What the closed pieces were, if the record tells and it can be true.
    pub(super) fn truth(&self) -> Option<Arrangement> {
        self.record().arrangement().ok().flatten()
    }

    /// How the board draws closed pieces.
    pub(super) fn veil(&self) -> Veil {
        let view = self.record().view_at(self.at());
        let last = self.record().played(self.at());
        Veil {
            closed: view.map_or(Bitboard::EMPTY, |view| view.position().closed()),
            lifted: self.truth().is_some(),
            opened: last
                .filter(|played| played.revealed.is_some())
                .map(|played| played.mv.to()),
        }
    }

    /// A legal move with what it shows, as far as that is known without asking: `None` if nobody
    /// has said what its closed piece is.
    pub(super) fn as_told(&self, mv: Move) -> Option<CoUpMove> {
        let view = self.record().view_at(self.at())?;
        if !view.reveals(mv) {
            return Some(CoUpMove {
                taken: self.taken_by(&view, mv),
                ..CoUpMove::plain(mv)
            });
        }
        let kinds = view.may_be(mv.from());
        let told = self.truth().and_then(|truth| truth.piece_at(mv.from()));
        let revealed = match kinds[..] {
            // Only one kind is left.
            [(only, _)] => only,
            _ => told.filter(|piece| kinds.iter().any(|(kind, _)| kind == piece))?,
        };
        Some(CoUpMove {
            revealed: Some(revealed),
            taken: self.taken_by(&view, mv),
            ..CoUpMove::plain(mv)
        })
    }

    /// What is told of the closed piece that a move takes.
    fn taken_by(&self, view: &View, mv: Move) -> Option<crate::rules::Piece> {
        let told = self.truth()?.piece_at(mv.to());
        let kinds = view.may_be(mv.to());
        told.filter(|piece| kinds.iter().any(|(kind, _)| kind == piece))
    }

    /// The kinds that a closed piece may be, with how many of each are unknown, and as which it is
    /// played: for a move that is asked about, and for a variation that opens a piece whose kind
    /// the record does not tell.
    pub(super) fn outcomes(&self) -> Option<(Kinds, Option<Role>)> {
        let record = self.record();
        let (parent, mv, chosen) = match self.asked {
            Some(mv) => (self.at(), mv, None),
            None => {
                let played = record.played(self.at())?;
                let chosen = played.revealed.filter(|_| !record.is_main(self.at()))?;
                (record.parent(self.at())?, played.mv, Some(chosen.role))
            }
        };
        let view = record.view_at(parent).filter(|_| self.truth().is_none())?;
        let kinds = view.may_be(mv.from()).into_iter();
        Some((
            kinds.map(|(piece, count)| (piece.role, count)).collect(),
            chosen,
        ))
    }

    /// Plays the move that was asked about, or the present one once more, with its piece as one of
    /// a kind.
    pub(super) fn turn_out(&mut self, asked: Option<Move>, role: Role) {
        let record = self.record();
        let (parent, mv) = match asked {
            Some(mv) => (Some(self.at()), Some(mv)),
            None => (record.parent(self.at()), record.mv(self.at())),
        };
        let (Some(parent), Some(mv)) = (parent, mv) else {
            return;
        };
        let Some(view) = record.view_at(parent) else {
            return;
        };
        let kinds = view.may_be(mv.from()).into_iter();
        let Some((piece, _)) = kinds.into_iter().find(|(piece, _)| piece.role == role) else {
            return;
        };
        let played = CoUpMove {
            revealed: Some(piece),
            ..CoUpMove::plain(mv)
        };
        self.edit(vec![Edit::Add { parent, mv: played }]);
        let mut children = self.record.children(parent);
        let found: Option<NodeId> =
            children.find(|child| self.record.played(*child) == Some(played));
        drop(children);
        self.at = found.unwrap_or(self.at);
    }
}
