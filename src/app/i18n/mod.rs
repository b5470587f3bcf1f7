//! Languages: messages by Fluent, asked for by typed keys, and the sentences made of them.

mod answer_phrases;
mod coup_phrases;
mod fen_phrases;
mod keys;
mod language;
mod naming;
mod phrases;
mod rule_phrases;
mod translator;
mod typed_phrases;

pub use super::context::use_phrases;
pub use keys::Key;
pub use language::Language;
pub use phrases::Phrases;
pub use translator::{Argument, Translator};
