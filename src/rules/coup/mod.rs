//! Cờ úp (jieqi): what is hidden, and who knows what of it.
//!
//! An [`Arrangement`] is the truth: which piece each closed one is. A [`View`] is what one side,
//! or the public, can know: the board as it lies there, and the [`Pool`] of identities that the
//! closed pieces may still have. Engine, hints and notation take a view, so they cannot peek.
//! A [`Deal`] holds the truth of a game and says what of it each side can know; a [`HiddenGame`]
//! is a deal with its moves.

mod arrangement;
mod commitment;
mod deal;
mod hidden_game;
mod moves;
mod perft;
mod pool;
mod view;

pub use arrangement::{Arrangement, ArrangementError, Seed};
pub use commitment::{Commitment, CommitmentError};
pub use deal::Deal;
pub use hidden_game::HiddenGame;
pub use moves::{CoUpMove, CoUpMoveError};
pub use perft::{divide, perft};
pub use pool::Pool;
pub use view::{PlayError, View, ViewError, ViewUndo};
