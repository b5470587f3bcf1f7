//! What keeps a piece from where it would go.

use crate::app::board::Barrier;
use crate::rules::{Move, Position, Refusal, Square};

/// A point where a piece may not go, though that belongs to how it moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The move that it may not make.
    pub mv: Move,
    /// Why not.
    pub why: Refusal,
}

/// Everything that the pieces of the side to move may not do, though they move in this way.
pub fn barriers(position: &Position) -> Vec<Refused> {
    let pieces = position.side(position.turn());
    pieces
        .into_iter()
        .flat_map(|from| barriers_of(position, from))
        .collect()
}

/// The same of the piece on one point.
pub fn barriers_of(position: &Position, from: Square) -> Vec<Refused> {
    let refused = |to: Square| {
        let mv = Move::new(from, to);
        let why = position.check_move(mv).err()?;
        is_telling(why).then_some(Refused { mv, why })
    };
    Square::all()
        .filter(|to| *to != from)
        .filter_map(refused)
        .collect()
}

/// Whether a refusal tells something of the piece and the position: others only say that a piece
/// does not move like that, or that an own piece stands there.
fn is_telling(why: Refusal) -> bool {
    !matches!(
        why,
        Refusal::NoPiece
            | Refusal::NotYours
            | Refusal::OwnPiece
            | Refusal::NotItsMove
            | Refusal::TakesGeneral
    )
}

impl Refused {
    /// What the board draws of it.
    pub fn drawn(self) -> Barrier {
        Barrier {
            mv: self.mv,
            by: self.why.square(),
        }
    }
}
