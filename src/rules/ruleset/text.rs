//! The text of a rule set for tags of records and for links: the named set that is nearest, and what differs from
//! it, as in `Club no_capture_plies=80 repetition=none`. A set that has a name is just that.

use std::fmt::Write;

use thiserror::Error;

use super::{Bounds, Field, FieldValue, RuleSet, RuleSetError};

const ON: &str = "on";
const OFF: &str = "off";
const NONE: &str = "none";

/// Why a text is no rule set.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RuleTextError {
    /// It does not begin with one of the four names.
    #[error("no rule set is called \"{0}\"")]
    Name(String),
    /// What should be `field=value` is not.
    #[error("\"{0}\" is no rule with its value")]
    Form(String),
    /// No rule has this name.
    #[error("there is no rule \"{0}\"")]
    Field(String),
    /// The value is none that the rule can have.
    #[error("rule {name}: \"{value}\" is none of its values")]
    Value {
        /// The rule.
        name: &'static str,
        /// What was to be its value.
        value: String,
    },
    /// The value is out of its bounds.
    #[error(transparent)]
    Bounds(#[from] RuleSetError),
}

impl RuleSet {
    /// The set as a text that [`RuleSet::read`] reads.
    pub fn text(&self) -> String {
        let differing = |other: &RuleSet| {
            let (mine, other) = (self.clone(), other.clone());
            let differs = move |field: &Field| field.get(&mine) != field.get(&other);
            Field::ALL.into_iter().filter(differs)
        };
        let mut sets = RuleSet::NAMED.iter();
        let first = sets.next().expect("four sets have names");
        let (name, nearest) = sets.fold(first, |best, next| {
            match differing(&next.1).count() < differing(&best.1).count() {
                true => next,
                false => best,
            }
        });
        let mut text = (*name).to_owned();
        for field in differing(nearest) {
            let written = match field.get(self) {
                FieldValue::Switch(on) => {
                    write!(text, " {}={}", field.name(), if on { ON } else { OFF })
                }
                FieldValue::Limit(None) => write!(text, " {}={NONE}", field.name()),
                FieldValue::Number(number) | FieldValue::Limit(Some(number)) => {
                    write!(text, " {}={number}", field.name())
                }
            };
            written.expect("a string takes every text");
        }
        text
    }

    /// Reads the text of a set.
    ///
    /// # Errors
    /// Whatever is no set, with the word that is wrong.
    pub fn read(text: &str) -> Result<RuleSet, RuleTextError> {
        let mut words = text.split_whitespace();
        let name = words.next().unwrap_or_default();
        let mut named = RuleSet::NAMED.into_iter();
        let (_, mut rules) = named
            .find(|(other, _)| *other == name)
            .ok_or_else(|| RuleTextError::Name(name.to_owned()))?;
        for word in words {
            let (name, value) = word
                .split_once('=')
                .ok_or_else(|| RuleTextError::Form(word.to_owned()))?;
            let mut fields = Field::ALL.into_iter();
            let field = fields
                .find(|field| field.name() == name)
                .ok_or_else(|| RuleTextError::Field(name.to_owned()))?;
            let told = match (field.bounds(), value) {
                (Bounds::Switch, ON) => Some(FieldValue::Switch(true)),
                (Bounds::Switch, OFF) => Some(FieldValue::Switch(false)),
                (Bounds::Limit(..), NONE) => Some(FieldValue::Limit(None)),
                (Bounds::Limit(..), number) => {
                    let number = number.parse().ok();
                    number.map(|number| FieldValue::Limit(Some(number)))
                }
                (Bounds::Number(..), number) => number.parse().ok().map(FieldValue::Number),
                (Bounds::Switch, _) => None,
            };
            let told = told.ok_or_else(|| RuleTextError::Value {
                name: field.name(),
                value: value.to_owned(),
            })?;
            field.set(&mut rules, told)?;
        }
        Ok(rules)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn a_named_set_is_its_name() {
        for (name, rules) in RuleSet::NAMED {
            assert_eq!(rules.text(), name);
            assert_eq!(RuleSet::read(name), Ok(rules));
        }
    }

    #[test]
    fn an_own_set_is_the_nearest_one_with_what_differs() {
        let own = RuleSet {
            no_capture_plies: Some(80),
            repetition: None,
            time_out_loses: true,
            ..RuleSet::CLUB
        };
        let text = "Club repetition=none no_capture_plies=80 time_out_loses=on";
        assert_eq!(own.text(), text);
        assert_eq!(RuleSet::read(text), Ok(own));
    }

    #[test]
    fn every_field_is_written_and_read() {
        for field in Field::ALL {
            let values = match field.bounds() {
                Bounds::Switch => vec![FieldValue::Switch(true), FieldValue::Switch(false)],
                Bounds::Number(least, greatest) => {
                    vec![FieldValue::Number(least), FieldValue::Number(greatest)]
                }
                Bounds::Limit(least, greatest) => vec![
                    FieldValue::Limit(None),
                    FieldValue::Limit(Some(least)),
                    FieldValue::Limit(Some(greatest)),
                ],
            };
            for (_, named) in RuleSet::NAMED {
                for value in &values {
                    let mut rules = named.clone();
                    field.set(&mut rules, *value).unwrap();
                    assert_eq!(RuleSet::read(&rules.text()), Ok(rules));
                }
            }
        }
    }

    #[test]
    fn what_is_no_set_is_refused_with_its_word() {
        for (text, message) in [
            ("", "no rule set is called \"\""),
            ("club", "no rule set is called \"club\""),
            ("Club loud", "\"loud\" is no rule with its value"),
            ("Club loud=on", "there is no rule \"loud\""),
            (
                "Club repetition=often",
                "rule repetition: \"often\" is none of its values",
            ),
            (
                "Club time_out_loses=1",
                "rule time_out_loses: \"1\" is none of its values",
            ),
            (
                "CXQ row_pieces=none",
                "rule row_pieces: \"none\" is none of its values",
            ),
            (
                "Club repetition=-3",
                "rule repetition: \"-3\" is none of its values",
            ),
            (
                "Club repetition=10",
                "repetition must be from 2 to 9, not 10",
            ),
        ] {
            assert_eq!(RuleSet::read(text).unwrap_err().to_string(), message);
        }
    }
}
