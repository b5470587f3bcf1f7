//! Files that the reader saves and opens, and what is dropped or pasted.

use gloo::events::{EventListener, EventListenerOptions};
use js_sys::{ArrayBuffer, Function, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    Blob, BlobPropertyBag, ClipboardEvent, DataTransfer, DragEvent, Event, File, HtmlElement,
    HtmlInputElement, Url,
};

/// What is in a file. It lies outside of the program's memory, so that it can be handed on.
#[derive(Clone, Debug)]
pub struct Bytes(pub(super) Uint8Array);

impl Bytes {
    /// The bytes of a text in UTF-8.
    pub fn of_text(text: &str) -> Bytes {
        Bytes(Uint8Array::from(text.as_bytes()))
    }

    /// The text, with U+FFFD for what is no UTF-8.
    pub fn to_text(&self) -> String {
        String::from_utf8_lossy(&self.0.to_vec()).into_owned()
    }
}

impl PartialEq for Bytes {
    fn eq(&self, other: &Bytes) -> bool {
        js_sys::Object::is(&self.0, &other.0)
    }
}

/// Something to open that has come from outside.
#[derive(Clone, Debug, PartialEq)]
pub enum Arrival {
    /// A file with its name.
    File(String, Bytes),
    /// A text that was pasted, dropped or shared.
    Text(String),
}

/// The address of a text for a link that saves it as a file.
pub fn address_of(kind: &str, text: &str) -> String {
    let encoded = String::from(js_sys::encode_uri_component(text));
    format!("data:{kind};charset=utf-8,{encoded}")
}

/// Reads the text of the file that was chosen in a field; `None` if there is none or it cannot be
/// read.
pub fn read_chosen(event: &Event, then: impl FnOnce(Option<String>) + 'static) {
    let Some(file) = chosen(event) else {
        return then(None);
    };
    spawn_local(async move {
        let text = JsFuture::from(file.text()).await;
        then(text.ok().and_then(|text| text.as_string()));
    });
}

/// Reads the file that was chosen in a field; nothing happens if there is none.
pub fn open_chosen(event: &Event, then: impl FnOnce(Option<Arrival>) + 'static) {
    if let Some(file) = chosen(event) {
        read(file, then);
    }
}

fn chosen(event: &Event) -> Option<File> {
    let field: HtmlInputElement = event.target()?.dyn_into().ok()?;
    let file = field.files()?.get(0);
    // The same file can be chosen again.
    field.set_value("");
    file
}

fn read(file: File, then: impl FnOnce(Option<Arrival>) + 'static) {
    spawn_local(async move {
        let buffer = JsFuture::from(file.array_buffer()).await.ok();
        let buffer = buffer.and_then(|buffer| buffer.dyn_into::<ArrayBuffer>().ok());
        then(buffer.map(|buffer| Arrival::File(file.name(), Bytes(Uint8Array::new(&buffer)))));
    });
}

/// Listens to files and texts that are dropped anywhere on the page, and to what is pasted outside of
/// fields and dialogs. It ends when the values are dropped.
#[must_use]
pub fn listen(then: impl Fn(Option<Arrival>) + Clone + 'static) -> Option<[EventListener; 3]> {
    let window = web_sys::window()?;
    let on = |kind: &'static str, act: Box<dyn Fn(&Event)>| {
        let options = EventListenerOptions::enable_prevent_default();
        EventListener::new_with_options(&window, kind, options, move |event| act(event))
    };
    let dropped = then.clone();
    Some([
        // Only what is allowed to be dropped is dropped.
        on(
            "dragover",
            Box::new(|event| {
                if let Some(drag) = event.dyn_ref::<DragEvent>()
                    && drag.data_transfer().is_some_and(|data| is_openable(&data))
                {
                    event.prevent_default();
                }
            }),
        ),
        on(
            "drop",
            Box::new(move |event| {
                let drag = event.dyn_ref::<DragEvent>();
                if let Some(data) = drag.and_then(DragEvent::data_transfer)
                    && !event.default_prevented()
                    && arrive(&data, dropped.clone())
                {
                    event.prevent_default();
                }
            }),
        ),
        on(
            "paste",
            Box::new(move |event| {
                let paste = event.dyn_ref::<ClipboardEvent>();
                if let Some(data) = paste.and_then(ClipboardEvent::clipboard_data)
                    && !super::keys::belongs_elsewhere(event)
                    && arrive(&data, then.clone())
                {
                    event.prevent_default();
                }
            }),
        ),
    ])
}

/// Whether something that is dragged over the page could be opened.
fn is_openable(data: &DataTransfer) -> bool {
    let types = data.types();
    types.includes(&"Files".into(), 0) || types.includes(&"text/plain".into(), 0)
}

/// Takes the file or the text of a drop or a paste; answers whether there is one.
fn arrive(data: &DataTransfer, then: impl FnOnce(Option<Arrival>) + 'static) -> bool {
    if let Some(file) = data.files().and_then(|files| files.get(0)) {
        read(file, then);
        return true;
    }
    let text = data.get_data("text/plain").unwrap_or_default();
    let is_text = !text.trim().is_empty();
    if is_text {
        then(Some(Arrival::Text(text)));
    }
    is_text
}

/// Takes the file that the app was launched with, if any. It is given once.
pub fn take_launched(then: impl FnOnce(Option<Arrival>) + 'static) {
    let Some(window) = web_sys::window() else {
        return;
    };
    let name = JsValue::from_str("chuheFile");
    let file = Reflect::get(&window, &name).ok();
    if let Some(file) = file.and_then(|file| file.dyn_into::<File>().ok()) {
        // A plain property of the window can always be set.
        let _ = Reflect::set(&window, &name, &JsValue::UNDEFINED);
        read(file, then);
    }
}

/// Saves a file where the browser puts what is downloaded; `false` if that cannot be.
pub fn download(name: &str, media_type: &str, bytes: &Bytes) -> bool {
    try_download(name, media_type, bytes).is_some()
}

fn try_download(name: &str, media_type: &str, bytes: &Bytes) -> Option<()> {
    let document = web_sys::window()?.document()?;
    let blob = blob(media_type, bytes)?;
    let address = Url::create_object_url_with_blob(&blob).ok()?;
    let link: HtmlElement = document.create_element("a").ok()?.dyn_into().ok()?;
    link.set_attribute("href", &address).ok()?;
    link.set_attribute("download", name).ok()?;
    link.click();
    // The download has begun: it holds what it needs.
    Url::revoke_object_url(&address).ok()
}

fn blob(media_type: &str, bytes: &Bytes) -> Option<Blob> {
    let options = BlobPropertyBag::new();
    options.set_type(media_type);
    Blob::new_with_u8_array_sequence_and_options(&js_sys::Array::of1(&bytes.0), &options).ok()
}

/// Whether the browser can ask the reader where a file is to go.
pub fn can_ask_where() -> bool {
    picker().is_some()
}

fn picker() -> Option<Function> {
    let window = web_sys::window()?;
    Reflect::get(&window, &"showSaveFilePicker".into())
        .ok()?
        .dyn_into()
        .ok()
}

/// Asks the reader where a file is to go and writes it there; `then` learns whether it was written,
/// or nothing if the reader did not want to after all.
pub fn save_where_asked(name: &str, bytes: Bytes, then: impl FnOnce(Option<bool>) + 'static) {
    let options = js_sys::Object::new();
    // A plain property of a new object can always be set.
    let _ = Reflect::set(&options, &"suggestedName".into(), &name.into());
    let asked = picker().and_then(|picker| {
        let promise = picker.call1(&JsValue::UNDEFINED, &options).ok()?;
        promise.dyn_into::<js_sys::Promise>().ok()
    });
    let Some(asked) = asked else {
        return then(Some(false));
    };
    spawn_local(async move {
        match JsFuture::from(asked).await {
            Ok(place) => then(Some(write(&place, &bytes).await.is_ok())),
            Err(error) => {
                let name = Reflect::get(&error, &"name".into()).ok();
                let given_up =
                    name.and_then(|name| name.as_string()).as_deref() == Some("AbortError");
                then((!given_up).then_some(false));
            }
        }
    });
}

async fn write(place: &JsValue, bytes: &Bytes) -> Result<(), JsValue> {
    let stream = call(place, "createWritable", None).await?;
    call(&stream, "write", Some(&bytes.0)).await?;
    call(&stream, "close", None).await?;
    Ok(())
}

/// Calls a method that answers with a promise.
async fn call(
    object: &JsValue,
    method: &str,
    argument: Option<&JsValue>,
) -> Result<JsValue, JsValue> {
    let function: Function = Reflect::get(object, &method.into())?.dyn_into()?;
    let promise = match argument {
        Some(argument) => function.call1(object, argument)?,
        None => function.call0(object)?,
    };
    JsFuture::from(js_sys::Promise::from(promise)).await
}
