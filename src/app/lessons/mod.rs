//! Lessons and exercises. [`lessons`] is the one entry.
//!
//! What is asked is data ([`exercise`], [`exercises`]); whether it is solved is for the rules to say
//! ([`judge`], [`force`]); a try is a pure state ([`trial`]).

mod barriers;
mod demo;
pub mod exercise;
mod exercise_view;
pub mod exercises;
pub mod force;
mod index;
pub mod judge;
mod kept;
mod lesson;
mod names;
pub mod progress;
mod screen;
mod task;
#[cfg(test)]
mod tests;
pub mod trial;
mod trial_board;

pub use lesson::Topic;
pub use screen::{Place, lessons};
