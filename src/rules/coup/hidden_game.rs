//! A game with its truth.

use super::{Arrangement, CoUpMove, View};
use crate::rules::{CapturedClosed, Color, Game, Move, Piece, Refusal};

/// A game of cờ úp: the arrangement, the moves and a cursor. Only whoever runs the game holds
/// it; players, engines and notations get a [`View`].
#[derive(Clone, Debug)]
pub struct HiddenGame {
    arrangement: Arrangement,
    start: View,
    game: Game,
}

impl HiddenGame {
    /// A game without moves. `start` is what everybody knows of its start, the arrangement fits
    /// it.
    pub fn new(start: View, arrangement: Arrangement) -> HiddenGame {
        HiddenGame {
            game: Game::new(start.position().clone()),
            start,
            arrangement,
        }
    }

    /// What the closed pieces are.
    pub fn arrangement(&self) -> &Arrangement {
        &self.arrangement
    }

    /// The moves as everybody sees them.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Plays a move at the cursor; its piece is opened if it lay closed.
    ///
    /// # Errors
    /// Why the move is refused; the game is then unchanged. This does not depend on what any
    /// closed piece is.
    pub fn play(&mut self, mv: Move) -> Result<(), Refusal> {
        let revealed = self.identity(mv.from());
        self.game
            .play_revealing(mv, revealed.map(|piece| piece.role))
    }

    /// Goes one move back; its piece and what it took lie closed again if they did before.
    pub fn undo(&mut self) -> Option<Move> {
        self.game.undo()
    }

    /// Goes one move forward.
    pub fn redo(&mut self) -> Option<Move> {
        self.game.redo()
    }

    /// Moves the cursor to a ply, as far as the line goes.
    pub fn go_to(&mut self, ply: usize) {
        self.game.go_to(ply);
    }

    /// Drops the moves after the cursor.
    pub fn truncate(&mut self) {
        self.game.truncate();
    }

    /// What a viewer can know at the cursor; `None` is the public, which knows no taken piece
    /// that was closed unless both sides do.
    pub fn view(&self, viewer: Option<Color>) -> View {
        let mut view = self.start.clone();
        for played in self.moves_seen_by(viewer) {
            view.play_unchecked(played);
        }
        view
    }

    /// The moves up to the cursor with the letters that a viewer may know.
    pub fn moves_seen_by(&self, viewer: Option<Color>) -> Vec<CoUpMove> {
        let mut mover = self.game.start().turn();
        let mut moves = Vec::with_capacity(self.game.ply());
        for (index, &mv) in self.game.moves().iter().enumerate() {
            let revealed = self.game.reveals()[index];
            let taken = self.taken_at(index);
            moves.push(CoUpMove {
                mv,
                revealed: revealed.map(|role| Piece::new(mover, role)),
                taken: taken.filter(|_| self.sees_taken(viewer, mover)),
            });
            mover = mover.other();
        }
        moves
    }

    /// The moves up to the cursor with everything that they revealed: for after the game.
    pub fn moves_with_all(&self) -> Vec<CoUpMove> {
        let mut moves = self.moves_seen_by(None);
        for (index, played) in moves.iter_mut().enumerate() {
            played.taken = self.taken_at(index);
        }
        moves
    }

    /// What the closed piece was that the move with this index took.
    fn taken_at(&self, index: usize) -> Option<Piece> {
        let undo = self.game.undos().get(index)?;
        let to = self.game.moves()[index].to();
        self.arrangement.piece_at(to).filter(|_| undo.took_closed())
    }

    /// Whether a viewer sees what was closed when `capturer` took it.
    fn sees_taken(&self, viewer: Option<Color>, capturer: Color) -> bool {
        let customs = self.game.start().variant().customs().unwrap_or_default();
        match customs.captured_closed {
            CapturedClosed::Both => true,
            CapturedClosed::Nobody => false,
            CapturedClosed::Capturer => viewer == Some(capturer),
        }
    }

    /// What the piece on a point is if it lies closed.
    fn identity(&self, square: crate::rules::Square) -> Option<Piece> {
        let closed = self.game.position().is_closed(square);
        self.arrangement.piece_at(square).filter(|_| closed)
    }
}
