//! The engine's only notion of time.

/// Answers milliseconds since some fixed moment, never going back.
///
/// The caller provides it, since the standard clock panics in a browser.
pub type Clock = fn() -> f64;
