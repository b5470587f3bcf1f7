//! The exercises, in the order in which their lessons offer them. All positions were made for this
//! page; the wins were found by a search through random positions for those with one way to win.

mod check;
mod mate;
mod pieces;

pub use check::{CHECK, ESCAPE, FACING};
pub use mate::{MATE, MATE_IN_TWO, STALEMATE};
pub use pieces::{ADVISOR, BOARD, CANNON, CHARIOT, ELEPHANT, GENERAL, HORSE, ONE_WAY, SOLDIER};
