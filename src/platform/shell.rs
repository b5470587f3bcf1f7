//! The scripts around the program (src/shell): they start it, watch for new versions and other
//! tabs, and take over when it stops. What they know stands in data attributes of the root
//! element; an event says that something changed.

use gloo::events::EventListener;
use wasm_bindgen::JsValue;
use web_sys::{CustomEvent, CustomEventInit};

use super::page;

/// What the scripts know.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// The game is played in another tab.
    pub elsewhere: bool,
    /// A new version waits to be used.
    pub update: bool,
    /// Since this visit the page works without a network.
    pub offline: bool,
    /// The tag of the language whose words are loaded; empty before any is.
    pub spoken: String,
    /// The language that the reader wants could not be loaded.
    pub unspoken: bool,
}

/// Something that only the scripts can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Change to the new version.
    Update,
    /// Play the game of another tab here.
    TakeGame,
    /// Play another game than the other tab.
    OwnGame,
    /// Load another language; see [`words`](super::words).
    Speak,
}

/// How things stand.
pub fn facts() -> Facts {
    let is = |name: &str, value: &str| attribute(name).as_deref() == Some(value);
    Facts {
        elsewhere: is("data-seat", "elsewhere"),
        update: is("data-update", "ready"),
        offline: is("data-offline", "new"),
        spoken: attribute("data-spoken").unwrap_or_default(),
        unspoken: attribute("data-unspoken").is_some(),
    }
}

/// Whether the reader has asked for the new version. It takes over when nothing is being fetched.
pub fn is_changing() -> bool {
    attribute("data-update").as_deref() == Some("asked")
}

/// The name under which this tab's game is kept, if it is not the usual one.
pub fn slot() -> Option<String> {
    attribute("data-slot")
}

/// Where the record of this tab is kept, if it is not the usual place.
pub fn desk() -> Option<String> {
    attribute("data-desk")
}

/// Where the record of another tab is kept that this one begins with.
pub fn copied_desk() -> Option<String> {
    attribute("data-desk-copied")
}

/// Where closed tabs have left records.
pub fn desks_left() -> Vec<String> {
    let names = attribute("data-desks-left").unwrap_or_default();
    names.split_whitespace().map(str::to_owned).collect()
}

/// The worker's file beside the page.
pub fn engine_file() -> Option<String> {
    attribute("data-engine")
}

/// The file of the worker that reads and writes records.
pub(super) fn records_file() -> Option<String> {
    attribute("data-records")
}

/// The version of page and worker.
pub fn build() -> String {
    attribute("data-build").unwrap_or_default()
}

/// A position that came from outside, as text. It is given once.
pub fn take_offer() -> Option<String> {
    let offer = attribute("data-offered")?;
    page::root()?.remove_attribute("data-offered").ok()?;
    Some(offer)
}

/// Calls whenever the scripts know something new, until the value is dropped.
#[must_use]
pub fn listen(on_change: impl Fn() + 'static) -> Option<EventListener> {
    let window = web_sys::window()?;
    Some(EventListener::new(&window, "chuhe-shell", move |_| {
        on_change()
    }))
}

/// Notes that another tab plays the game.
pub fn lose_seat() {
    page::set_root_attribute("data-seat", "elsewhere");
}

/// Asks for something.
pub fn wish(wish: Wish) {
    send(
        "chuhe-command",
        match wish {
            Wish::Update => "update",
            Wish::TakeGame => "take-game",
            Wish::OwnGame => "own-game",
            Wish::Speak => "speak",
        },
    );
}

/// Says that the program has come to its end.
pub fn panicked(report: &str) {
    send("chuhe-panic", report);
}

/// Leaves the game where it is found when the program has come to its end.
pub fn leave_game(text: &str) {
    if let Some(window) = web_sys::window() {
        // A plain property of the window can always be set.
        let _ = js_sys::Reflect::set(&window, &"chuheGame".into(), &text.into());
    }
}

pub(super) fn send(kind: &str, detail: &str) {
    let init = CustomEventInit::new();
    init.set_detail(&JsValue::from_str(detail));
    if let (Some(window), Ok(event)) = (
        web_sys::window(),
        CustomEvent::new_with_event_init_dict(kind, &init),
    ) {
        // It fails only for an event that is being sent already; this one is new.
        let _ = window.dispatch_event(&event);
    }
}

pub(super) fn attribute(name: &str) -> Option<String> {
    page::root()?.get_attribute(name)
}
