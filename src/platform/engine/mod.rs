//! The engine in its worker, as the page sees it.
//!
//! [`supervisor::Supervisor`] decides, without a browser: what to send, when to give a worker up and
//! start another. [`EngineClient`] carries its orders out.

mod client;
mod supervisor;

pub use client::EngineClient;
pub use supervisor::{Line, News, Search, Trouble};
