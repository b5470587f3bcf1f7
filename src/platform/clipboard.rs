//! The clipboard.

use wasm_bindgen_futures::JsFuture;

/// Copies a text; `false` if the browser refuses or has no clipboard here.
pub async fn copy(text: &str) -> bool {
    let Some(clipboard) = clipboard() else {
        return false;
    };
    JsFuture::from(clipboard.write_text(text)).await.is_ok()
}

/// Whether the browser can give out what is in the clipboard. It asks the reader first.
pub fn can_read() -> bool {
    clipboard().is_some_and(|clipboard| {
        js_sys::Reflect::has(&clipboard, &"readText".into()).unwrap_or_default()
    })
}

/// The text in the clipboard; `None` if the reader or the browser refuses, or there is none.
pub async fn read() -> Option<String> {
    let text = JsFuture::from(clipboard()?.read_text()).await.ok()?;
    text.as_string().filter(|text| !text.trim().is_empty())
}

/// Outside secure contexts the property is missing, whatever its type says.
fn clipboard() -> Option<web_sys::Clipboard> {
    let navigator = web_sys::window()?.navigator();
    let value = js_sys::Reflect::get(&navigator, &"clipboard".into()).ok()?;
    (!value.is_undefined()).then(|| navigator.clipboard())
}
