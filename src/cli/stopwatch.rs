//! The native clock.

use std::sync::OnceLock;
use std::time::Instant;

/// Milliseconds since the first call.
#[expect(
    clippy::disallowed_methods,
    reason = "the native clock: the core gets its time from here"
)]
pub(super) fn now() -> f64 {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_secs_f64() * 1_000.0
}
