//! Pages to learn from.

mod conversion;
mod coup;
mod notation;
mod rules;

pub use coup::CoUpScreen;
pub use notation::NotationScreen;
pub use rules::RulesScreen;
