//! Pictures of a board: SVG, and natively PNG and an animated GIF of a game.
//!
//! A [`Drawing`] is a list of filled and stroked paths in the board's units; each format draws the
//! same list, so that all pictures look alike. Characters are outlines, so that no font is needed.

mod drawing;
#[cfg(not(target_arch = "wasm32"))]
mod film;
pub mod glyphs;
mod lines;
#[cfg(not(target_arch = "wasm32"))]
mod path;
#[cfg(not(target_arch = "wasm32"))]
mod raster;
mod svg;

pub use drawing::{Drawing, Scene, face};
#[cfg(not(target_arch = "wasm32"))]
pub use film::gif;
pub use lines::{corner_marks, lines};
#[cfg(not(target_arch = "wasm32"))]
pub use raster::{PictureError, png};
pub use svg::svg;
