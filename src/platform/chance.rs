//! Chance, where a game needs it: the seed that sides and engine levels are drawn from.

/// A fresh seed. It fits the integers that JavaScript can hold exactly, so that it
/// survives every way of saving.
pub fn seed() -> u64 {
    (js_sys::Math::random() * 9_007_199_254_740_991.0) as u64
}
