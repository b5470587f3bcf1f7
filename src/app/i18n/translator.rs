//! Looks messages up in one language.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::{Key, Language};

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
    pub fn new(language: Language, messages: String) -> Translator {
        let resource = match FluentResource::try_new(messages) {
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
        let id = key.id();
        let message = self.bundle.get_message(id.as_ref());
        let Some(pattern) = message.and_then(|message| message.value()) else {
            return id.into();
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
mod tests;
