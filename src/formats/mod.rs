//! Text and file formats of positions and games.
//!
//! A *reader* makes [`Record`](record::Record)s of a file and reports what it could not read; a
//! *writer* makes a file of records and refuses by name what its format cannot hold.

mod builder;
mod cbf;
mod ccbridge;
pub mod charset;
pub mod coup_fen;
pub mod dhtmlxq;
mod digits;
pub mod fen;
pub mod move_list;
mod open;
pub mod pgn;
pub mod picture;
mod piece_order;
pub mod problem;
pub mod record;
pub mod share;
pub mod xqf;

pub use builder::Reading;
pub use open::{Format, Opened, open, read_text};
