//! Where the program runs: in the page, or in the worker for files.

use js_sys::{Function, Reflect, global};
use wasm_bindgen::{JsCast, JsError, JsValue};
use web_sys::DedicatedWorkerGlobalScope;

/// Whether this is a worker.
pub fn is_worker() -> bool {
    global().is_instance_of::<DedicatedWorkerGlobalScope>()
}

/// Lets whoever started the worker hear that it cannot work.
pub fn give_up(reason: &str) {
    let error = JsValue::from(JsError::new(reason));
    let report = Reflect::get(&global(), &"reportError".into()).and_then(JsCast::dyn_into);
    match report.map(|report: Function| report.call1(&JsValue::NULL, &error)) {
        Ok(Ok(_)) => {}
        // A browser from before 2022.
        _ => web_sys::console::error_1(&error),
    }
}
