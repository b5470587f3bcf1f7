//! Draws by agreement: offered by one side, answered by the other.

use super::Table;
use crate::protocol::Score;
use crate::rules::Color;

/// The engine takes a draw when it sees itself lost, behind by so many hundredths of a soldier;
const LOST: i32 = -300;
/// or behind by so many
const BEHIND: i32 = -40;
/// after so many plies, since whoever moves second begins behind;
const BEGUN: usize = 40;
/// or when the game is nearly level
const LEVEL: i32 = 25;
/// and has lasted for so many plies.
const LONG: usize = 80;

impl Table {
    /// The side whose offer of a draw waits for an answer. Moves leave it open: only a word of the
    /// other side, or the end of the game, closes it.
    pub fn offer(&self) -> Option<Color> {
        self.offer.filter(|_| self.outcome.is_none())
    }

    /// The side that would offer a draw: the reader's own, or the one to move.
    pub fn offerer(&self) -> Option<Color> {
        let may = self.outcome.is_none() && self.offer.is_none() && !self.game.line().is_empty();
        may.then(|| self.reader().unwrap_or(self.turn_at_end()))
    }

    /// Offers a draw, or takes up an offer that was saved.
    pub fn offer_draw(&mut self, by: Option<Color>) {
        self.offer = by;
    }

    /// The other side does not want a draw.
    pub fn decline_draw(&mut self) {
        self.offer = None;
    }

    /// Whether the engine agrees to a draw, from what it thinks of its own game.
    pub fn engine_agrees(&self, score: Score) -> bool {
        match score {
            Score::MateIn(moves) => moves <= 0,
            Score::Centipawns(value) => {
                let drawn = self.counters().nobody_attacks;
                let plies = self.game.line().len();
                let behind = plies >= BEGUN && value <= BEHIND;
                let level = plies >= LONG && value <= LEVEL;
                value <= LOST || behind || level || drawn
            }
        }
    }
}
