//! What the browser keeps, and what happens when it does not.

use chuhe::platform::storage::{StorageError, read, write};
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn what_is_written_is_read() {
    assert_eq!(read("test.nothing"), Ok(None));
    assert_eq!(write("test.value", "楚河"), Ok(()));
    assert_eq!(read("test.value"), Ok(Some("楚河".to_owned())));
}

#[wasm_bindgen_test]
fn a_value_without_room_is_refused_and_the_old_one_stays() {
    assert_eq!(write("test.full", "before"), Ok(()));
    let large = "x".repeat(12 * 1024 * 1024);
    assert_eq!(write("test.full", &large), Err(StorageError::Full));
    assert_eq!(read("test.full"), Ok(Some("before".to_owned())));
}

#[wasm_bindgen_test]
fn blocked_storage_is_an_error_and_no_panic() {
    // As browsers do it: the very look at the property throws.
    let block = "Object.defineProperty(window, 'localStorage', {
        configurable: true, get() { throw new DOMException('blocked', 'SecurityError'); } })";
    let window = js_sys::global();
    let key = "localStorage".into();
    let before = js_sys::Object::get_own_property_descriptor(&window, &key);
    js_sys::eval(block).unwrap();
    let (reading, writing) = (read("test.value"), write("test.value", "x"));
    js_sys::Reflect::define_property(&window, &key, &before.into()).unwrap();
    assert_eq!(reading, Err(StorageError::Blocked));
    assert_eq!(writing, Err(StorageError::Blocked));
    assert_eq!(write("test.value", "again"), Ok(()));
}
