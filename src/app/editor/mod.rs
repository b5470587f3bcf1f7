//! Setting a position up by hand.

mod bench;
mod kept;
mod screen;

pub use screen::EditorScreen;
