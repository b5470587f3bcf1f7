//! Which piece is which: a piece is known by the point on which it stood at the start.

use super::Step;
use crate::rules::{Bitboard, Position, Square};

/// The pieces on the board with the points where they began. Sets of such points are sets of
/// pieces.
#[derive(Clone, Debug)]
pub(super) struct Roster {
    homes: [Square; Square::COUNT],
}

impl Roster {
    /// Every piece begins where it stands.
    pub(super) fn new() -> Roster {
        let mut homes = [Square::from_index(0); Square::COUNT];
        for square in Square::all() {
            homes[square.index()] = square;
        }
        Roster { homes }
    }

    /// Where the piece on a point began. On an empty point the answer means nothing.
    pub(super) fn home(&self, square: Square) -> Square {
        self.homes[square.index()]
    }

    /// The pieces on some points.
    pub(super) fn homes(&self, squares: Bitboard) -> Bitboard {
        squares
            .into_iter()
            .map(|square| self.home(square))
            .collect()
    }

    /// Follows a move; answers where the piece that it took began, for [`undo`](Self::undo).
    pub(super) fn play(&mut self, step: &Step) -> Square {
        let (from, to) = (step.mv.from().index(), step.mv.to().index());
        let taken = self.homes[to];
        self.homes[to] = self.homes[from];
        taken
    }

    /// Takes a move back.
    pub(super) fn undo(&mut self, step: &Step, taken: Square) {
        let (from, to) = (step.mv.from().index(), step.mv.to().index());
        self.homes[from] = self.homes[to];
        self.homes[to] = taken;
    }

    /// Where the piece with this home stands now.
    pub(super) fn find(&self, home: Square, position: &Position) -> Option<Square> {
        let mut standing = position.occupied().into_iter();
        standing.find(|&square| self.home(square) == home)
    }
}
