//! Chance, where a game needs it: the seed that sides and engine levels are drawn from.

/// A fresh seed. It fits the integers that JavaScript holds exactly, so that it survives
/// every way of saving and sending.
pub fn seed() -> u64 {
    (js_sys::Math::random() * js_sys::Number::MAX_SAFE_INTEGER) as u64
}
