//! Setting a position up by hand.

mod bench;
mod screen;

pub use screen::EditorScreen;
