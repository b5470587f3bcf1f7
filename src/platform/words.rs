//! The page's words, which the scripts around the program load (src/shell/language.js): a language
//! file at a time, named by the language's tag.

use super::{page, shell};

/// The tag and the messages of the language that is loaded.
pub fn loaded() -> Option<(String, String)> {
    let tag = shell::attribute("data-spoken")?;
    let text = js_sys::Reflect::get(&web_sys::window()?.into(), &"chuheWords".into()).ok()?;
    Some((tag, text.as_string()?))
}

/// The tag of the first of the browser's languages that the app speaks.
pub fn automatic() -> Option<String> {
    shell::attribute("data-language")
}

/// Asks for another language; [`shell::listen`] tells when it has come, or has not.
pub fn ask_for(tag: &str) {
    page::set_root_attribute("data-wanted", tag);
    shell::wish(shell::Wish::Speak);
}
