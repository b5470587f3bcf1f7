//! Waiting.

use gloo::timers::callback::Timeout;

/// Something that will happen; not if this is dropped before.
#[must_use]
pub struct Delay {
    _timeout: Timeout,
}

/// Does something after so many milliseconds.
pub fn after(milliseconds: u32, then: impl FnOnce() + 'static) -> Delay {
    Delay {
        _timeout: Timeout::new(milliseconds, then),
    }
}
