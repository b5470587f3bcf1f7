//! Looking at a game with the engine: its best lines, what they are worth, what the other side
//! threatens.

mod curve;
mod desk;
mod gather;
mod kept;
mod lines;
mod outcomes;
mod screen;
mod worth;

pub use curve::{Curve, CurveProps};
pub use desk::{Act, Desk};
pub use outcomes::kinds_of as outcomes;
pub use screen::AnalysisScreen;
pub use worth::Worth;
