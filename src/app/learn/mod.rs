//! Pages to learn from.

mod conversion;
mod notation;
mod rules;

pub use notation::NotationScreen;
pub use rules::RulesScreen;
