//! Containers that scroll.

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::NodeRef;

/// How far a container is scrolled and how high what it shows is, in points.
pub fn view(container: &NodeRef) -> Option<(f64, f64)> {
    let container = container.cast::<Element>()?;
    let height = container.get_bounding_client_rect().height();
    Some((f64::from(container.scroll_top()), height))
}

/// Listens to changes of the window's size, until the value is dropped.
#[must_use]
pub fn listen(container: &NodeRef, on_change: impl Fn() + 'static) -> Option<EventListener> {
    container.cast::<Element>()?;
    let window = web_sys::window()?;
    Some(EventListener::new(&window, "resize", move |_| on_change()))
}

/// Sets a length of an element for its style sheet, in points. Style sheets of pages with a strict
/// policy can be told so, but not by attributes.
pub fn set_length(element: &NodeRef, name: &str, points: f64) {
    let element = element
        .get()
        .and_then(|node| node.dyn_into::<HtmlElement>().ok());
    if let Some(element) = element {
        // It fails only for names that are none; ours are constants.
        let _ = element.style().set_property(name, &format!("{points}px"));
    }
}
