//! What time it is.

/// The wall clock, in milliseconds since the beginning of 1970.
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}
