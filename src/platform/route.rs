//! The part of the address after `#`: the place in the app.

use gloo::events::EventListener;

/// The present place, such as `#/learn/notation`; empty for the front page.
pub fn current() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    hash.unwrap_or_default()
}

/// Names another place without a step in the browser's history and without telling listeners.
pub fn replace(hash: &str) {
    let history = web_sys::window().and_then(|window| window.history().ok());
    if let Some(history) = history {
        // It fails only for addresses of other origins.
        let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(hash));
    }
}

/// Goes to another place, as a link does.
pub fn go(hash: &str) {
    if let Some(window) = web_sys::window() {
        // A hash can always be set.
        let _ = window.location().set_hash(hash);
    }
}

/// Goes to another place in place of the present one: the browser's way back leads past it.
pub fn redirect(hash: &str) {
    if let Some(window) = web_sys::window() {
        // It stays on the page.
        let _ = window.location().replace(hash);
    }
}

/// Listens to changes of the place, by links as by the browser's back and forward. It ends when
/// the value is dropped.
#[must_use]
pub fn listen(on_change: impl Fn(String) + 'static) -> Option<EventListener> {
    let window = web_sys::window()?;
    let listener = EventListener::new(&window, "hashchange", move |_| on_change(current()));
    Some(listener)
}
