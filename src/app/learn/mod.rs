//! Pages to learn from.

mod conversion;
mod notation;

pub use notation::NotationScreen;
