//! Looks messages up in one language.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::Key;

/// The languages of the app.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English.
    #[default]
    English,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 1] = [Language::English];

    /// The tag for `lang` attributes and plural rules.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
        }
    }

    const fn source(self) -> &'static str {
        match self {
            Language::English => include_str!("../../../locales/en.ftl"),
        }
    }
}

/// A value that a message takes in.
#[derive(Clone, Debug, PartialEq)]
pub enum Argument {
    /// Words, taken in as they are.
    Text(String),
    /// A number, which may choose a plural form.
    Number(usize),
}

impl From<&str> for Argument {
    fn from(text: &str) -> Argument {
        Argument::Text(text.to_owned())
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Argument {
        Argument::Text(text)
    }
}

impl From<usize> for Argument {
    fn from(number: usize) -> Argument {
        Argument::Number(number)
    }
}

/// The messages of one language.
pub struct Translator {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Translator {
    /// Reads a language's messages. Messages with errors in their form are left out; a
    /// test makes sure that there are none.
    pub fn new(language: Language) -> Translator {
        let resource = match FluentResource::try_new(language.source().to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        let locale: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![locale]);
        // All languages of the app are written from left to right: the invisible marks
        // around arguments would only get into copied texts.
        bundle.set_use_isolating(false);
        bundle.add_resource_overriding(resource);
        Translator { language, bundle }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A message without arguments.
    pub fn text(&self, key: Key) -> String {
        self.with(key, &[])
    }

    /// A message with arguments. A message that is missing shows as its name.
    pub fn with(&self, key: Key, arguments: &[(&str, Argument)]) -> String {
        let Some(pattern) = self.bundle.get_message(key.id()).and_then(|m| m.value()) else {
            return key.id().to_owned();
        };
        let mut values = FluentArgs::with_capacity(arguments.len());
        for (name, argument) in arguments {
            values.set(
                *name,
                match argument {
                    Argument::Text(text) => FluentValue::from(text.as_str()),
                    Argument::Number(number) => FluentValue::from(*number),
                },
            );
        }
        let mut errors = Vec::new();
        self.bundle
            .format_pattern(pattern, Some(&values), &mut errors)
            .into_owned()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The messages of a file, by the lines that begin them.
    fn ids(language: Language) -> BTreeSet<&'static str> {
        language
            .source()
            .lines()
            .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
            .filter_map(|line| Some(line.split_once('=')?.0.trim()))
            .collect()
    }

    #[test]
    fn files_are_well_formed_and_have_exactly_the_keys() {
        let keys: BTreeSet<&str> = Key::ALL.iter().map(|key| key.id()).collect();
        assert_eq!(keys.len(), Key::ALL.len(), "a key is listed twice");
        for language in Language::ALL {
            let read = FluentResource::try_new(language.source().to_owned());
            assert!(read.is_ok(), "{}: {:?}", language.tag(), read.err());
            assert_eq!(ids(language), keys, "{}", language.tag());
            let translator = Translator::new(language);
            for key in Key::ALL {
                assert!(translator.bundle.has_message(key.id()), "{}", key.id());
            }
        }
    }

    #[test]
    fn arguments_are_taken_in_and_plurals_chosen() {
        let english = Translator::new(Language::English);
        let one = english.with(Key::FenRankCount, &[("count", 1.into())]);
        let four = english.with(Key::FenRankCount, &[("count", 4.into())]);
        assert!(one.starts_with("The board has 1 rank;"), "{one}");
        assert!(four.starts_with("The board has 4 ranks;"), "{four}");
        assert_eq!(
            english.with(Key::PointEmpty, &[("square", "e4".into())]),
            "e4, empty"
        );
    }
}
