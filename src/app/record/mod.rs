//! A record with its variations: looked at, played on, written beside, promoted, deleted, undone.

mod actions;
mod desk;
mod details;
mod draft;
mod games;
mod handover;
mod note_panel;
mod reveal;
mod screen;
#[cfg(test)]
mod tests;
mod tree;
mod tree_view;

pub use desk::{Act, Desk};
pub use draft::keep_left;
pub use games::{of_link, of_table};
pub use handover::RecordScreen;
