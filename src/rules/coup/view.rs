//! What one side can know of a game.

use thiserror::Error;

use super::{CoUpMove, Pool};
use crate::rules::{Color, Move, Piece, Position, Refusal, Setup, Square, Undo};

/// The board as it lies there and the identities that somebody has not seen yet. Nothing in it
/// depends on what the closed pieces are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    position: Position,
    pool: Pool,
}

/// A board and a pool do not fit together.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ViewError {
    /// More pieces lie closed than there are identities.
    #[error("{closed} pieces of {side} lie closed, but the pool names {unknown}")]
    PoolTooSmall {
        /// Whose.
        side: Color,
        /// How many lie closed.
        closed: u32,
        /// How many the pool names.
        unknown: u32,
    },
}

/// Why a move with its letters cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PlayError {
    /// The move is illegal. This does not depend on what any closed piece is.
    #[error(transparent)]
    Illegal(#[from] Refusal),
    /// A closed piece moves, but the move does not say what it turned out to be.
    #[error("a closed piece moves: what it turns out to be is missing, as in `a0a4R`")]
    NotRevealed,
    /// The piece that moves is open already.
    #[error("the piece is open already and reveals nothing")]
    OpenAlready,
    /// A taken piece is named, but nothing closed is taken.
    #[error("`{}` is named as taken, but no closed piece stands there", .0.to_fen_char())]
    NothingClosedTaken(Piece),
    /// No piece of this kind is unknown any more.
    #[error("`{}` is not among the unknown pieces any more", .0.to_fen_char())]
    NotInPool(Piece),
}

/// What [`View::undo`] needs to know of a played move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ViewUndo {
    undo: Undo,
    pool: Pool,
}

impl ViewUndo {
    /// What takes the move back on the board.
    #[inline]
    pub fn board(&self) -> Undo {
        self.undo
    }
}

impl View {
    /// What everybody knows at the start of a game.
    pub fn start(position: Position) -> View {
        let pool = Pool::of_unseen(&position.to_setup());
        View { position, pool }
    }

    /// A board with a pool. The pool may be larger than the number of closed pieces, since
    /// pieces may have been taken unseen.
    ///
    /// # Errors
    /// If it is smaller.
    pub fn new(position: Position, pool: Pool) -> Result<View, ViewError> {
        for side in Color::ALL {
            let closed = (position.closed() & position.side(side)).len();
            let unknown = pool.total(side);
            if closed > unknown {
                return Err(ViewError::PoolTooSmall {
                    side,
                    closed,
                    unknown,
                });
            }
        }
        Ok(View { position, pool })
    }

    /// The board.
    #[inline]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The board alone.
    pub fn into_position(self) -> Position {
        self.position
    }

    /// What is unknown.
    #[inline]
    pub fn pool(&self) -> &Pool {
        &self.pool
    }

    /// The board as a set-up.
    pub fn to_setup(&self) -> Setup {
        self.position.to_setup()
    }

    /// Whether the piece that a move starts with lies closed, so that the move reveals it.
    #[inline]
    pub fn reveals(&self, mv: Move) -> bool {
        self.position.is_closed(mv.from())
    }

    /// Checks a move with its letters; answers it with the letters told apart by side.
    ///
    /// # Errors
    /// Whether it is illegal, and then what is wrong with its letters.
    pub fn check(&self, played: CoUpMove) -> Result<CoUpMove, PlayError> {
        self.position.check_move(played.mv)?;
        let played = played.by_mover(self.position.turn());
        let (from, to) = (played.mv.from(), played.mv.to());
        match (self.position.is_closed(from), played.revealed) {
            (true, None) => return Err(PlayError::NotRevealed),
            (false, Some(_)) => return Err(PlayError::OpenAlready),
            _ => {}
        }
        if let Some(taken) = played.taken
            && !self.position.is_closed(to)
        {
            return Err(PlayError::NothingClosedTaken(taken));
        }
        for piece in [played.revealed, played.taken].into_iter().flatten() {
            if self.pool.count(piece) == 0 {
                return Err(PlayError::NotInPool(piece));
            }
        }
        Ok(played)
    }

    /// Plays a move with its letters.
    ///
    /// # Errors
    /// What [`check`](Self::check) says; the view is then unchanged.
    pub fn play(&mut self, played: CoUpMove) -> Result<ViewUndo, PlayError> {
        let played = self.check(played)?;
        Ok(self.play_unchecked(played))
    }

    /// Plays a move that the caller knows to be legal, with letters that fit.
    #[inline]
    pub fn play_unchecked(&mut self, played: CoUpMove) -> ViewUndo {
        let undo = ViewUndo {
            pool: self.pool,
            undo: self
                .position
                .play_revealing(played.mv, played.revealed.map(|piece| piece.role)),
        };
        for piece in [played.revealed, played.taken].into_iter().flatten() {
            self.pool.take(piece);
        }
        undo
    }

    /// Moves from here on with only the letters that a viewer may know; `None` is the public. What
    /// the moves do not tell stays untold.
    pub fn seen_by(&self, viewer: Option<Color>, moves: &[CoUpMove]) -> Vec<CoUpMove> {
        let customs = self.position.variant().customs().unwrap_or_default();
        let mut mover = self.position.turn();
        let mut seen = moves.to_vec();
        for played in &mut seen {
            let shown = customs.shows_taken(viewer, mover);
            played.taken = played.taken.filter(|_| shown);
            mover = mover.other();
        }
        seen
    }

    /// Takes back the move that was played last.
    pub fn undo(&mut self, mv: Move, undo: ViewUndo) {
        self.position.undo(mv, undo.undo);
        self.pool = undo.pool;
    }

    /// Passes the turn; see [`Position::pass`].
    pub fn pass(&mut self) {
        self.position.pass();
    }

    /// The identities that the piece on a point may have, with how many of each are unknown;
    /// none if it is open or the point is empty.
    pub fn may_be(&self, square: Square) -> Vec<(Piece, u8)> {
        let piece = self.position.piece_at(square);
        match piece.filter(|_| self.position.is_closed(square)) {
            None => Vec::new(),
            Some(Piece { color, .. }) => self
                .pool
                .kinds(color)
                .map(|(role, count)| (Piece::new(color, role), count))
                .collect(),
        }
    }
}
