//! The app's state and the one function that changes it. Pure: no I/O, no clock, no chance.

mod action;
pub mod kept_record;
mod question;
mod reduce;
mod saved_game;
mod sealed;
mod setup;
mod slice;
mod state;
mod table;

pub use action::{Action, Step};
pub use question::{Asked, Question};
pub use saved_game::{SavedGameError, read_game, write_game};
pub use sealed::Sealed;
pub use setup::{GameSetup, Opponent, Settled, SideChoice};
pub use slice::Slice;
pub use state::{Dialog, EngineState, Notice, Offer, State, Untouchable};
pub use table::Table;
pub use table::hidden::{Seal, Taken};
pub use table::hint::Given;

#[cfg(test)]
mod coup_tests;
#[cfg(test)]
mod draw_tests;
#[cfg(test)]
mod hint_tests;
#[cfg(test)]
mod plan_tests;
#[cfg(test)]
pub mod played;
#[cfg(test)]
mod rating_tests;
#[cfg(test)]
mod rule_tests;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod time_tests;
