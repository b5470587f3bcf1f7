//! The engine: search and evaluation over the rules core, without any notion of protocols,
//! threads or the web.

mod alpha_beta;
mod answer;
mod clock;
mod correction;
#[cfg(test)]
mod hardship;
mod hidden;
mod level;
mod limits;
mod lines;
mod mind;
mod ordering;
mod past;
mod placement;
mod pruning;
mod quiescence;
mod root;
mod score;
mod see;
mod selection;
mod tapered;
mod think;
mod told;
mod tree;
mod tt;
mod verdict;
mod watch;

pub mod bench;
pub mod book;
pub mod eval;
pub mod terms;
pub mod weights;

pub use answer::{Answer, Info, Report, Slice, Step};
pub use clock::Clock;
pub use hidden::HiddenEngine;
pub use level::Level;
pub use limits::{ClockState, Limits};
pub use mind::Mind;
pub use score::{Score, Value};
pub use think::Engine;
pub use told::{Told, ToldError};
pub use tt::Bound;

/// The engine's name and version, as protocols report it.
pub const NAME: &str = concat!("Chuhe ", env!("CARGO_PKG_VERSION"));
