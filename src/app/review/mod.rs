//! A whole game as the engine sees it: which moves gave something away, and what was better.
//! [`review`] is the one entry.

mod panel;
mod parts;
mod saved;
mod screen;
mod state;

pub use panel::{ReviewNews, ReviewPanel, ReviewPanelProps};
pub use parts::worth_text;
pub(in crate::app) use saved::load as kept_review;

/// The screen of the review.
pub fn review() -> yew::Html {
    crate::app::ui::part::<screen::ReviewScreen>(())
}
