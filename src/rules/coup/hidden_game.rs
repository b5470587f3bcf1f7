//! A game with its truth.

use super::{Arrangement, CoUpMove, Deal, View};
use crate::rules::{Color, Game, Move, Refusal};

/// A game of cờ úp: the deal, the moves and a cursor. Only whoever runs the game holds it;
/// players, engines and notations get a [`View`].
#[derive(Clone, Debug)]
pub struct HiddenGame {
    deal: Deal,
    game: Game,
}

impl HiddenGame {
    /// A game without moves. `start` is what everybody knows of its start, the arrangement fits
    /// it.
    pub fn new(start: View, arrangement: Arrangement) -> HiddenGame {
        HiddenGame {
            game: Game::new(start.position().clone()),
            deal: Deal::new(start, arrangement),
        }
    }

    /// What the closed pieces are.
    pub fn arrangement(&self) -> &Arrangement {
        self.deal.arrangement()
    }

    /// What everybody knows of the start.
    pub fn start(&self) -> &View {
        self.deal.start()
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
        let revealed = self.deal.reveal(&self.game, mv);
        self.game.play_revealing(mv, revealed)
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

    /// What a viewer can know at the cursor; see [`Deal::view`].
    pub fn view(&self, viewer: Option<Color>) -> View {
        self.deal.view(&self.game, viewer)
    }

    /// The moves up to the cursor with the letters that a viewer may know.
    pub fn moves_seen_by(&self, viewer: Option<Color>) -> Vec<CoUpMove> {
        self.deal.moves_seen_by(&self.game, viewer)
    }

    /// The moves up to the cursor with everything that they revealed: for after the game.
    pub fn moves_with_all(&self) -> Vec<CoUpMove> {
        self.deal.moves_with_all(&self.game)
    }
}
