//! Why a move is refused.

use thiserror::Error;

use super::{Move, Piece, Position, Role, Square, attacks};

/// The first reason why a move is illegal, with the point that shows it.
///
/// The rules of the pieces come before the general's safety.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum Refusal {
    /// The point of departure is empty.
    #[error("no piece stands there")]
    NoPiece,
    /// The piece belongs to the side that is not to move.
    #[error("the piece belongs to the other side")]
    NotYours,
    /// An own piece stands on the target.
    #[error("an own piece stands on the target")]
    OwnPiece,
    /// The enemy general stands on the target: games end before it could be taken.
    #[error("a general is never taken")]
    TakesGeneral,
    /// The piece never moves in this way.
    #[error("the piece does not move so")]
    NotItsMove,
    /// A general or advisor would leave its palace.
    #[error("the piece may not leave the palace")]
    LeavesPalace,
    /// An elephant would cross the river.
    #[error("an elephant may not cross the river")]
    CrossesRiver,
    /// A horse's leg is blocked by the piece on this point.
    #[error("the horse's leg is blocked at {0}")]
    LegBlocked(Square),
    /// An elephant's eye is blocked by the piece on this point.
    #[error("the elephant's eye is blocked at {0}")]
    EyeBlocked(Square),
    /// A chariot's or a quiet cannon's way is blocked, first by the piece on this point.
    #[error("the way is blocked at {0}")]
    PathBlocked(Square),
    /// A cannon has no screen to capture over.
    #[error("a cannon captures only over a screen")]
    NoScreen,
    /// A cannon has more than one piece between itself and its victim.
    #[error("a cannon captures over exactly one screen")]
    TooManyScreens,
    /// A soldier would go back.
    #[error("a soldier never goes back")]
    SoldierBack,
    /// A soldier would go sideways before it has crossed the river.
    #[error("a soldier goes sideways only beyond the river")]
    SoldierSideways,
    /// The generals would face each other on an open file.
    #[error("the generals may not face each other")]
    GeneralsFacing,
    /// The mover's general would be attacked by the piece on this point.
    #[error("the general would be attacked from {0}")]
    OwnGeneralAttacked(Square),
}

impl Refusal {
    /// The stable name of the reason, without its point, as the command line prints it.
    pub const fn name(self) -> &'static str {
        match self {
            Refusal::NoPiece => "no_piece",
            Refusal::NotYours => "not_yours",
            Refusal::OwnPiece => "own_piece",
            Refusal::TakesGeneral => "takes_general",
            Refusal::NotItsMove => "not_its_move",
            Refusal::LeavesPalace => "leaves_palace",
            Refusal::CrossesRiver => "crosses_river",
            Refusal::LegBlocked(_) => "leg_blocked",
            Refusal::EyeBlocked(_) => "eye_blocked",
            Refusal::PathBlocked(_) => "path_blocked",
            Refusal::NoScreen => "no_screen",
            Refusal::TooManyScreens => "too_many_screens",
            Refusal::SoldierBack => "soldier_back",
            Refusal::SoldierSideways => "soldier_sideways",
            Refusal::GeneralsFacing => "generals_facing",
            Refusal::OwnGeneralAttacked(_) => "own_general_attacked",
        }
    }

    /// The point that shows the reason: a blocker or an attacker.
    pub const fn square(self) -> Option<Square> {
        match self {
            Refusal::LegBlocked(square)
            | Refusal::EyeBlocked(square)
            | Refusal::PathBlocked(square)
            | Refusal::OwnGeneralAttacked(square) => Some(square),
            _ => None,
        }
    }
}

impl Position {
    /// Checks a move of the side to move.
    ///
    /// # Errors
    /// The first reason why it is illegal.
    pub fn check_move(&self, mv: Move) -> Result<(), Refusal> {
        let us = self.turn();
        let piece = self.piece_at(mv.from()).ok_or(Refusal::NoPiece)?;
        if piece.color != us {
            return Err(Refusal::NotYours);
        }
        if self.side(us).contains(mv.to()) {
            return Err(Refusal::OwnPiece);
        }
        let reached = self.targets_of(piece.role, us, mv.from(), self.occupied());
        if !reached.contains(mv.to()) {
            return Err(self.why_not_its_move(piece, mv));
        }
        if mv.to() == self.general(us.other()) {
            return Err(Refusal::TakesGeneral);
        }
        let attackers = self.attackers_after(mv);
        let facing = self.general(us.other());
        match attackers.into_iter().find(|&square| square != facing) {
            Some(square) => Err(Refusal::OwnGeneralAttacked(square)),
            None if attackers.is_empty() => Ok(()),
            None => Err(Refusal::GeneralsFacing),
        }
    }

    /// Which part of its piece's rule a move breaks.
    fn why_not_its_move(&self, piece: Piece, mv: Move) -> Refusal {
        let (from, to) = (mv.from(), mv.to());
        let files = to.file() as i8 - from.file() as i8;
        let forward = to.rank_from(piece.color) as i8 - from.rank_from(piece.color) as i8;
        let shape = (
            files.abs().min(forward.abs()),
            files.abs().max(forward.abs()),
        );
        match (piece.role, shape) {
            (Role::General, (0, 1)) | (Role::Advisor, (1, 1)) => Refusal::LeavesPalace,
            (Role::Elephant, (2, 2))
                if to.is_across_river(piece.color) && !self.roams(piece.role, from) =>
            {
                Refusal::CrossesRiver
            }
            (Role::Elephant, (2, 2)) => Refusal::EyeBlocked(midpoint(from, to)),
            (Role::Horse, (1, 2)) => Refusal::LegBlocked(leg(from, to)),
            (Role::Chariot, (0, 1..)) => self.first_between(from, to),
            (Role::Cannon, (0, 1..)) => self.why_cannon_cannot(from, to),
            (Role::Soldier, (0, 1)) if forward < 0 => Refusal::SoldierBack,
            (Role::Soldier, (0, 1)) => Refusal::SoldierSideways,
            _ => Refusal::NotItsMove,
        }
    }

    /// Whether the advisor or elephant on a point may go all over the board.
    fn roams(&self, role: Role, from: Square) -> bool {
        self.roaming_targets(role, from, self.occupied()).is_some()
    }

    fn why_cannon_cannot(&self, from: Square, to: Square) -> Refusal {
        let screens = attacks::between(from, to) & self.occupied();
        if self.piece_at(to).is_none() {
            self.first_between(from, to)
        } else if screens.is_empty() {
            Refusal::NoScreen
        } else {
            Refusal::TooManyScreens
        }
    }

    /// The piece between two points that is nearest to the first.
    fn first_between(&self, from: Square, to: Square) -> Refusal {
        let blockers = attacks::between(from, to) & self.occupied();
        let nearest = if from < to {
            blockers.into_iter().next()
        } else {
            blockers.into_iter().last()
        };
        nearest.map_or(Refusal::NotItsMove, Refusal::PathBlocked)
    }
}

/// The point in the middle of an elephant's move.
fn midpoint(from: Square, to: Square) -> Square {
    Square::from_index((from.index() + to.index()) / 2)
}

/// The leg of a horse's move: its neighbour in the direction of the longer step.
fn leg(from: Square, to: Square) -> Square {
    let files = to.file() as i8 - from.file() as i8;
    let ranks = to.rank() as i8 - from.rank() as i8;
    from.offset(files / 2, ranks / 2)
        .expect("a horse's leg lies between two points of the board")
}
