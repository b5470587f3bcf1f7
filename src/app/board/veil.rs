//! What lies closed on the board.

use crate::rules::{Bitboard, Square};

/// How the board draws pieces that lie closed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Veil {
    /// The points of closed pieces. The piece given for such a point is the kind as which it
    /// moves, or what it is if the veil is lifted.
    pub closed: Bitboard,
    /// Whether what they are is shown, as after the end of a game.
    pub lifted: bool,
    /// A piece that has just been turned up.
    pub opened: Option<Square>,
}
