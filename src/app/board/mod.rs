//! The board: a widget that knows no rules. It is given pieces, the moves that are
//! allowed and marks, and gives back what the reader meant.

mod axis;
mod captured;
mod cells;
pub mod decimal;
mod faces;
pub mod geometry;
pub use crate::formats::picture::glyphs;
pub mod input;
mod listeners;
mod marks;
mod pictures;
mod pieces;
mod points;
mod sketch;
mod surface;
mod symbols;
pub mod tracks;
mod veil;
mod view;

pub use axis::Axis;
pub use captured::{captured_pieces, closed_disc, counted_pieces, piece_disc, sheet, side_chip};
pub use faces::Faces;
pub use geometry::Layout;
pub use input::Intent;
pub use marks::{Arrow, Barrier, Check, Marks, PointMark};
pub use veil::Veil;
pub use view::{Board, BoardProps};
