//! Chuhe: xiangqi in the browser.
//!
//! [`rules`] is the game itself, [`notation`] and [`formats`] read and write it, [`engine`] plays
//! it; all four know nothing of the web.
//! [`protocol`] is what page and engine worker say to each other. Everything that touches the
//! browser is behind the features `app` (the page) and `worker` (the engine's worker).

#[cfg(feature = "app")]
pub mod app;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod engine;
pub mod formats;
pub mod notation;
#[cfg(feature = "app")]
pub mod platform;
pub mod protocol;
#[cfg(feature = "app")]
pub mod record_worker;
pub mod rules;
#[cfg(feature = "worker")]
pub mod worker;
