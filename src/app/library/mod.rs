//! The reader's own games: kept by the browser, searched, sorted, taken out and in as one file.

mod acts;
mod entry;
mod import;
mod query;
mod screen;
mod search_form;
mod shelves;

pub use import::{Came, came_of_import, import};
pub use screen::LibraryScreen;
pub use shelves::{keep, keep_game, trouble_key};
