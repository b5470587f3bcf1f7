//! The engine: search and evaluation over the rules core, without any notion of protocols,
//! threads or the web.

mod alpha_beta;
mod clock;
mod correction;
mod hidden;
mod level;
mod limits;
mod ordering;
mod past;
mod placement;
mod pruning;
mod quiescence;
mod score;
mod see;
mod selection;
mod tapered;
mod think;
mod tree;
mod tt;
mod verdict;

pub mod bench;
pub mod eval;
pub mod terms;
pub mod weights;

pub use clock::Clock;
pub use hidden::HiddenEngine;
pub use level::Level;
pub use limits::{ClockState, Limits};
pub use score::{Score, Value};
pub use think::{Answer, Engine, Info, Slice, Step};

/// The engine's name and version, as protocols report it.
pub const NAME: &str = concat!("Chuhe ", env!("CARGO_PKG_VERSION"));
