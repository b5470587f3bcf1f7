//! Mouse, pen and finger.

use web_sys::{Element, PointerEvent};
use yew::NodeRef;

/// Whether a press of this kind picks something up: the first finger, the pen or the main
/// mouse button.
pub fn begins_press(event: &PointerEvent) -> bool {
    event.is_primary() && event.button() == 0 && !event.shift_key()
}

/// Whether a press of this kind draws: the right mouse button, or the main one with Shift.
pub fn draws(event: &PointerEvent) -> bool {
    event.button() == 2 || (event.button() == 0 && event.shift_key())
}

/// Whether it is a finger or a pen, which have one button only.
pub fn is_touch(event: &PointerEvent) -> bool {
    event.pointer_type() != "mouse"
}

/// Where an event lies in an element, as fractions of its width and height.
pub fn fraction(event: &PointerEvent, element: &NodeRef) -> Option<(f64, f64)> {
    let rect = element.cast::<Element>()?.get_bounding_client_rect();
    if rect.width() <= 0.0 || rect.height() <= 0.0 {
        return None;
    }
    let across = (f64::from(event.client_x()) - rect.left()) / rect.width();
    let down = (f64::from(event.client_y()) - rect.top()) / rect.height();
    Some((across, down))
}

/// Sends all further events of this pointer to an element, until it is released.
pub fn capture(event: &PointerEvent, element: &NodeRef) {
    if let Some(element) = element.cast::<Element>() {
        // Refused for pointers that are gone already: then there is nothing to capture.
        let _ = element.set_pointer_capture(event.pointer_id());
    }
}
