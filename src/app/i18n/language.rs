//! The languages of the app.

use serde::{Deserialize, Serialize};

/// A language that the app speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Language {
    /// English.
    #[default]
    #[serde(rename = "en")]
    English,
    /// Russian.
    #[serde(rename = "ru")]
    Russian,
    /// Indonesian.
    #[serde(rename = "id")]
    Indonesian,
    /// Vietnamese.
    #[serde(rename = "vi")]
    Vietnamese,
    /// Chinese in simplified characters.
    #[serde(rename = "zh-Hans")]
    Simplified,
    /// Chinese in traditional characters.
    #[serde(rename = "zh-Hant")]
    Traditional,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 6] = [
        Language::English,
        Language::Russian,
        Language::Indonesian,
        Language::Vietnamese,
        Language::Simplified,
        Language::Traditional,
    ];

    /// The tag for `lang` attributes, plural rules and file names.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Russian => "ru",
            Language::Indonesian => "id",
            Language::Vietnamese => "vi",
            Language::Simplified => "zh-Hans",
            Language::Traditional => "zh-Hant",
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
            Language::Russian => include_str!("../../../locales/ru.ftl"),
            Language::Indonesian => include_str!("../../../locales/id.ftl"),
            Language::Vietnamese => include_str!("../../../locales/vi.ftl"),
            Language::Simplified => include_str!("../../../locales/zh-Hans.ftl"),
            Language::Traditional => include_str!("../../../locales/zh-Hant.ftl"),
        }
    }
}
