//! Work beside the page's own.

use std::future::Future;

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// How long something waits at most where the browser cannot say that it is idle, in milliseconds.
const SOON_MS: i32 = 1_500;

/// Begins some work now; it goes on beside the page.
pub fn now(work: impl Future<Output = ()> + 'static) {
    wasm_bindgen_futures::spawn_local(work);
}

/// Begins some work when the browser has nothing else to do.
pub fn then(work: impl Future<Output = ()> + 'static) {
    let Some(window) = web_sys::window() else {
        return;
    };
    let begin = Closure::once_into_js(move || now(work));
    let begin = begin.unchecked_ref();
    // Safari has no idle callbacks.
    if js_sys::Reflect::has(&window, &"requestIdleCallback".into()).unwrap_or(false) {
        let _ = window.request_idle_callback(begin);
    } else {
        let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(begin, SOON_MS);
    }
}
