//! The mouse wheel.

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, WheelEvent};
use yew::NodeRef;

/// How far a wheel that turns without steps has to go to count as one step, in points.
const STEP: f64 = 40.0;

/// Listens to the wheel over an element: -1 for a step up or back, 1 for one down or forward. The page
/// does not scroll meanwhile, and pinching stays the browser's. It ends when the value is dropped.
#[must_use]
pub fn listen(element: &NodeRef, on_step: impl Fn(i8) + 'static) -> Option<EventListener> {
    let element = element.cast::<Element>()?;
    let options = EventListenerOptions::enable_prevent_default();
    let way = std::cell::Cell::new(0.0_f64);
    Some(EventListener::new_with_options(
        &element,
        "wheel",
        options,
        move |event| {
            let Some(event) = event
                .dyn_ref::<WheelEvent>()
                .filter(|event| !event.ctrl_key())
            else {
                return;
            };
            event.prevent_default();
            let turned = match event.delta_mode() {
                WheelEvent::DOM_DELTA_PIXEL => event.delta_y(),
                _ => event.delta_y().signum() * STEP,
            };
            // A turn back begins anew.
            let so_far = if way.get() * turned < 0.0 {
                0.0
            } else {
                way.get()
            };
            let now = so_far + turned;
            if now.abs() >= STEP {
                way.set(0.0);
                on_step(if now > 0.0 { 1 } else { -1 });
            } else {
                way.set(now);
            }
        },
    ))
}
