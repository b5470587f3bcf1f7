//! Text and file formats of positions and games.

pub mod coup_fen;
pub mod fen;
