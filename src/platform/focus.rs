//! Focus and what is in sight.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, SvgElement};
use yew::NodeRef;

/// Focuses the descendant whose attribute has a value, without scrolling the page.
pub fn descendant(root: &NodeRef, attribute: &str, value: &str) {
    let Some(root) = root.cast::<Element>() else {
        return;
    };
    let Ok(Some(found)) = root.query_selector(&format!("[{attribute}=\"{value}\"]")) else {
        return;
    };
    // Focus can be refused for hidden elements only, and then nothing is lost.
    match found.dyn_into::<SvgElement>() {
        Ok(svg) => drop(svg.focus()),
        Err(other) => {
            if let Ok(html) = other.dyn_into::<HtmlElement>() {
                drop(html.focus());
            }
        }
    }
}

/// Scrolls a container so far that the descendant found by a selector is in sight; the
/// page itself does not move.
pub fn reveal(container: &NodeRef, selector: &str) {
    let Some(container) = container.cast::<Element>() else {
        return;
    };
    let Ok(Some(item)) = container.query_selector(selector) else {
        return;
    };
    let frame = container.get_bounding_client_rect();
    let rect = item.get_bounding_client_rect();
    let beyond = |start: f64, end: f64, low: f64, high: f64| {
        if start < low {
            start - low
        } else if end > high {
            end - high
        } else {
            0.0
        }
    };
    let right = beyond(rect.left(), rect.right(), frame.left(), frame.right());
    let down = beyond(rect.top(), rect.bottom(), frame.top(), frame.bottom());
    container.set_scroll_left(container.scroll_left() + right.round() as i32);
    container.set_scroll_top(container.scroll_top() + down.round() as i32);
}
