//! Chuhe: xiangqi in the browser.
//!
//! [`rules`] is the game itself, [`formats`] reads and writes it, [`engine`] plays it; all three
//! know nothing of the web.
//! [`protocol`] is what page and engine worker say to each other. Everything that touches the
//! browser is behind the features `app` (the page) and `worker` (the engine's worker).

pub mod engine;
pub mod formats;
pub mod protocol;
pub mod rules;
#[cfg(feature = "worker")]
pub mod worker;
