//! Whether somebody is in front of the page.

use gloo::events::EventListener;
use web_sys::EventTarget;

/// Whether the page is in sight: not in a hidden tab, behind a lock screen or about to be closed.
pub fn is_visible() -> bool {
    document().is_none_or(|document| !document.hidden())
}

/// Whether what is typed goes to the page.
pub fn has_focus() -> bool {
    document().is_none_or(|document| document.has_focus().unwrap_or(true))
}

/// Calls whenever either may have changed, and when a page that slept wakes up, until the value is dropped.
#[must_use]
pub fn listen(on_change: impl Fn() + Clone + 'static) -> Vec<EventListener> {
    let on = |target: EventTarget, kind: &'static str| {
        let on_change = on_change.clone();
        EventListener::new(&target, kind, move |_| on_change())
    };
    let window = web_sys::window().into_iter().flat_map(|window| {
        ["focus", "blur", "pageshow"].map(|kind| (EventTarget::from(window.clone()), kind))
    });
    let document = document().map(|document| (EventTarget::from(document), "visibilitychange"));
    window
        .chain(document)
        .map(|(target, kind)| on(target, kind))
        .collect()
}

fn document() -> Option<web_sys::Document> {
    web_sys::window()?.document()
}
