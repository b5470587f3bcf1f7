//! The clipboard.

use wasm_bindgen_futures::JsFuture;

/// Copies a text; `false` if the browser refuses or has no clipboard here.
pub async fn copy(text: &str) -> bool {
    let Some(window) = web_sys::window() else {
        return false;
    };
    // Outside secure contexts the property is missing, whatever its type says.
    let navigator = window.navigator();
    let missing = js_sys::Reflect::get(&navigator, &"clipboard".into())
        .map_or(true, |value| value.is_undefined());
    if missing {
        return false;
    }
    JsFuture::from(navigator.clipboard().write_text(text))
        .await
        .is_ok()
}
