//! Waiting for something to happen, one turn of the browser's event loop after the other.

use wasm_bindgen_futures::JsFuture;

/// Turns after which something that has not happened is a failure.
const TURNS: usize = 3000;

/// Lets the browser deal with everything that is due.
async fn turn() {
    let promise = js_sys::Promise::new(&mut |resolve, _| {
        web_sys::window()
            .unwrap()
            .set_timeout_with_callback(&resolve)
            .unwrap();
    });
    JsFuture::from(promise).await.unwrap();
}

/// Waits until something is there.
pub async fn until<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    for _ in 0..TURNS {
        if let Some(found) = look() {
            return found;
        }
        turn().await;
    }
    panic!("{what} did not come");
}
