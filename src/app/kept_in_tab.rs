//! What a screen shows survives a reload of its tab, and is forgotten when the screen is left.

use yew::prelude::*;

use crate::platform::storage;

/// What the screen of this name showed when the page was loaded anew.
pub fn kept_in_tab(name: &str) -> Option<String> {
    storage::read_in_tab(name).ok()?
}

/// Keeps what a screen shows under its name. A tab that may keep nothing begins again after a reload.
#[hook]
pub fn use_kept_in_tab(name: &'static str, text: String) {
    use_effect_with(text, move |text| {
        let _ = storage::write_in_tab(name, text);
    });
    use_effect_with((), move |()| move || storage::remove_in_tab(name));
}
