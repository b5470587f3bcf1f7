//! The reader's rating without a server: what the finished games against the engine say about the reader, by
//! Glicko-2, from the measured strength of the engine's levels.
//!
//! Only results are kept, one line a game. The ratings are worked out from them whenever they are looked
//! at, so that a better measurement of the levels mends the past too.

mod aid;
mod chart;
mod curve;
mod games;
mod history;
mod levels;
mod played;
mod screen;

pub use aid::Aid;
pub use curve::{Curve, Point};
pub use history::{History, HistoryError, add_line};
pub use levels::level_rating;
pub use played::{Played, Score, Unrated, played};
pub use screen::RatingScreen;
