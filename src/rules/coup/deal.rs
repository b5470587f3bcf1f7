//! The truth of a game, and what of it each side can know.

use super::{Arrangement, CoUpMove, View};
use crate::rules::{Color, Game, Move, Piece, Role};

/// What everybody knows of the start of a game, and what its closed pieces are. Only whoever runs
/// the game holds it; players, engines and notations get a [`View`].
///
/// The games that it is asked about begin where it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    start: View,
    arrangement: Arrangement,
}

impl Deal {
    /// A start and an arrangement that fits it.
    pub fn new(start: View, arrangement: Arrangement) -> Deal {
        Deal { start, arrangement }
    }

    /// What everybody knows of the start.
    pub fn start(&self) -> &View {
        &self.start
    }

    /// What the closed pieces are.
    pub fn arrangement(&self) -> &Arrangement {
        &self.arrangement
    }

    /// What the piece that makes a move at the cursor turns out to be; `None` if it is open.
    pub fn reveal(&self, game: &Game, mv: Move) -> Option<Role> {
        let closed = game.position().is_closed(mv.from());
        let piece = self.arrangement.piece_at(mv.from()).filter(|_| closed);
        piece.map(|piece| piece.role)
    }

    /// What a viewer can know at the cursor; `None` is the public, which knows no taken piece
    /// that was closed unless both sides do.
    pub fn view(&self, game: &Game, viewer: Option<Color>) -> View {
        let mut view = self.start.clone();
        for played in self.moves_seen_by(game, viewer) {
            view.play_unchecked(played);
        }
        view
    }

    /// The moves up to the cursor with the letters that a viewer may know.
    pub fn moves_seen_by(&self, game: &Game, viewer: Option<Color>) -> Vec<CoUpMove> {
        self.start.seen_by(viewer, &self.moves_with_all(game))
    }

    /// The moves up to the cursor with everything that they revealed: for after the game.
    pub fn moves_with_all(&self, game: &Game) -> Vec<CoUpMove> {
        let mut mover = game.start().turn();
        let mut moves = Vec::with_capacity(game.ply());
        for (index, &mv) in game.moves().iter().enumerate() {
            let revealed = game.reveals()[index];
            moves.push(CoUpMove {
                mv,
                revealed: revealed.map(|role| Piece::new(mover, role)),
                taken: self.taken_at(game, index),
            });
            mover = mover.other();
        }
        moves
    }

    /// What the closed piece was that the move with this index took.
    fn taken_at(&self, game: &Game, index: usize) -> Option<Piece> {
        let undo = game.undos().get(index)?;
        let to = game.moves()[index].to();
        self.arrangement.piece_at(to).filter(|_| undo.took_closed())
    }
}
