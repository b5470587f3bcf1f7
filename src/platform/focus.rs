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

/// The point of the board that has the focus.
pub fn point() -> Option<String> {
    let document = web_sys::window()?.document()?;
    document.active_element()?.get_attribute("data-point")
}

/// If the focus got lost, since whatever had it has left the page, puts it on an open dialog, on the
/// board's point in the tab order (`at_board`) or on the screen's heading.
pub fn recover(at_board: bool) {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else {
        return;
    };
    let lost = document
        .active_element()
        .is_none_or(|active| active.tag_name().eq_ignore_ascii_case("body"));
    if !lost {
        return;
    }
    let point = "main [data-point][tabindex='0']";
    let places = match at_board {
        true => ["dialog[open]", point, "main h1"],
        false => ["dialog[open]", "main h1", point],
    };
    for place in places {
        let Ok(Some(found)) = document.query_selector(place) else {
            continue;
        };
        if found.tag_name().eq_ignore_ascii_case("h1") {
            // Headings take the focus only if they are told to.
            let _ = found.set_attribute("tabindex", "-1");
        }
        match found.dyn_into::<SvgElement>() {
            Ok(svg) => drop(svg.focus()),
            Err(other) => {
                if let Ok(html) = other.dyn_into::<HtmlElement>() {
                    drop(html.focus());
                }
            }
        }
        return;
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
