//! What people write into fields.

use wasm_bindgen::JsCast;
use web_sys::{Event, EventTarget, HtmlInputElement, HtmlTextAreaElement};

/// The text of the field that an event came from.
pub fn text(event: &Event) -> Option<String> {
    let target: EventTarget = event.target()?;
    match target.dyn_into::<HtmlInputElement>() {
        Ok(input) => Some(input.value()),
        Err(other) => Some(other.dyn_into::<HtmlTextAreaElement>().ok()?.value()),
    }
}
