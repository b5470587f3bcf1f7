//! Text and file formats of positions and games.

pub mod fen;
