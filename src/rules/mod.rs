//! The game itself: board, pieces, legal moves, games and their end. Knows nothing of
//! notation, engine or browser.

pub mod adjudicate;
pub mod attacks;
mod bitboard;
mod closed;
mod color;
pub mod coup;
mod game;
mod movegen;
mod moves;
mod perft;
mod piece;
mod position;
mod refusal;
mod role;
pub mod ruleset;
mod setup;
mod short_list;
mod square;
mod start;
mod variant;
mod zobrist;

pub use adjudicate::{Outcome, Reason, Status};
pub use bitboard::{Bitboard, Squares};
pub use color::Color;
pub use game::Game;
pub use moves::{MAX_MOVES, Move, MoveError, MoveList};
pub use perft::{divide, perft};
pub use piece::Piece;
pub use position::{Position, PositionError, Undo};
pub use refusal::Refusal;
pub use role::Role;
pub use ruleset::RuleSet;
pub use setup::{PositionDefects, PositionOddities, Setup};
pub(crate) use short_list::sort_short;
pub use square::{Square, SquareError};
pub use start::start_piece;
pub use variant::{CapturedClosed, Customs, Variant};
