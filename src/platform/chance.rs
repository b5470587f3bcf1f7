//! Chance, where a game needs it: the seed that sides, engine levels and hidden pieces are drawn
//! from.

/// A fresh seed. It comes from the browser's own source of secrets, since the pieces of cờ úp are
/// dealt from it; where there is none, from its ordinary one.
pub fn seed() -> u64 {
    let mut bytes = [0; 8];
    let secret = web_sys::window()
        .and_then(|window| window.crypto().ok())
        .and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes).ok());
    match secret {
        Some(_) => u64::from_le_bytes(bytes),
        None => (js_sys::Math::random() * js_sys::Number::MAX_SAFE_INTEGER) as u64,
    }
}
