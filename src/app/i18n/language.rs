//! The languages of the app.

use serde::{Deserialize, Serialize};

/// A language that the app speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Language {
    /// English.
    #[default]
    #[serde(rename = "en")]
    English,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 1] = [Language::English];

    /// The tag for `lang` attributes, plural rules and file names.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
        }
    }

    /// The language with a tag; English for a tag of none.
    pub fn of_tag(tag: &str) -> Language {
        let mut all = Language::ALL.into_iter();
        all.find(|language| language.tag() == tag)
            .unwrap_or_default()
    }

    /// The messages as they are in the language's file. Browsers load them from there: they are no
    /// part of the program.
    #[cfg(any(test, feature = "ssr"))]
    pub const fn messages(self) -> &'static str {
        match self {
            Language::English => include_str!("../../../locales/en.ftl"),
        }
    }
}
