//! Files that the reader saves and opens.

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Event, HtmlInputElement};

/// The address of a text for a link that saves it as a file.
pub fn address_of(kind: &str, text: &str) -> String {
    let encoded = String::from(js_sys::encode_uri_component(text));
    format!("data:{kind};charset=utf-8,{encoded}")
}

/// Reads the file that was chosen in a field; `None` if there is none or it cannot be read.
pub fn read_chosen(event: &Event, then: impl FnOnce(Option<String>) + 'static) {
    let field = event
        .target()
        .and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
    let file = field.and_then(|field| {
        let file = field.files()?.get(0);
        // The same file can be chosen again.
        field.set_value("");
        file
    });
    let Some(file) = file else {
        return then(None);
    };
    spawn_local(async move {
        let text = JsFuture::from(file.text()).await;
        then(text.ok().and_then(|text| text.as_string()));
    });
}
