//! Pictures of a board: SVG, also of a whole game that moves, and natively PNG and an animated GIF.
//!
//! A [`Drawing`] is a list of filled and stroked paths in the board's units; each format draws the
//! same list, so that all pictures look alike, and so does a browser's canvas. Characters are outlines, so that no font is needed.

mod animation;
mod drawing;
#[cfg(not(target_arch = "wasm32"))]
mod film;
mod frames;
pub mod glyphs;
mod lines;
#[cfg(not(target_arch = "wasm32"))]
mod path;
#[cfg(not(target_arch = "wasm32"))]
mod raster;
mod svg;

pub use animation::animated_svg;
pub use drawing::{Drawing, HEIGHT, MARGIN, Outline, Paint, Rgb, Scene, Shape, WIDTH, face};
#[cfg(not(target_arch = "wasm32"))]
pub use film::gif;
pub use frames::{Film, for_each_picture};
pub use lines::{corner_marks, lines};
#[cfg(not(target_arch = "wasm32"))]
pub use raster::{PictureError, png};
pub use svg::svg;
