//! Help that a player has taken in a game, which then does not count.
//!
//! Questions about the board ("what attacks my general?", "where may this piece go?") and notices of check are
//! no help: they tell a player who does not see the board what others see.

use serde::{Deserialize, Serialize};

/// What a player was helped by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aid {
    /// A move was taken back, or another one was played in its place.
    TakeBack,
    /// The engine showed a piece or a move.
    Hint,
    /// The game was looked at with the engine before it was over.
    Analysis,
}
