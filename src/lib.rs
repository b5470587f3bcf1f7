//! Chuhe: xiangqi in the browser.
//!
//! [`rules`] is the game itself, [`formats`] reads and writes it. Both know nothing of
//! the web; everything that does is behind the features `app` and `worker`.

pub mod formats;
pub mod rules;
