//! The keyboard.

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// The name of a key that is pressed without Control, Alt or Meta.
pub fn plain(event: &KeyboardEvent) -> Option<String> {
    let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
    (!modified).then(|| event.key())
}

/// Keeps a key from the browser and from listeners further out.
pub fn consume(event: &KeyboardEvent) {
    event.prevent_default();
    event.stop_propagation();
}

/// Listens to keys that no field, dialog or board has used; the listener answers whether
/// it used the key. It ends when the value is dropped.
#[must_use]
pub fn listen(on_key: impl Fn(&str) -> bool + 'static) -> Option<EventListener> {
    let window = web_sys::window()?;
    let options = EventListenerOptions::enable_prevent_default();
    Some(EventListener::new_with_options(
        &window,
        "keydown",
        options,
        move |event| {
            let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
                return;
            };
            if event.default_prevented() || belongs_elsewhere(event) {
                return;
            }
            if let Some(key) = plain(event)
                && on_key(&key)
            {
                event.prevent_default();
            }
        },
    ))
}

/// Whether something was pressed or pasted where it has a meaning of its own.
pub(super) fn belongs_elsewhere(event: &web_sys::Event) -> bool {
    let Some(target) = event.target().and_then(|t| t.dyn_into::<Element>().ok()) else {
        return false;
    };
    target
        .closest("input, textarea, select, dialog, [contenteditable]")
        .ok()
        .flatten()
        .is_some()
}
