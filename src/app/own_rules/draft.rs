//! A rule set while it is being written: it may have numbers that cannot be.

use crate::rules::RuleSet;
use crate::rules::ruleset::{Bounds, Field, FieldValue, RuleSetError};

/// What the reader has put into the control of one rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// Whether it is turned on.
    pub(super) on: bool,
    /// Its number as it is written.
    pub(super) text: String,
}

/// What the reader has put into all of them, in the order of [`Field::ALL`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Draft(Vec<Entry>);

impl Draft {
    /// Begins with a set.
    pub(super) fn of(rules: &RuleSet) -> Draft {
        let entry = |field: Field| match field.get(rules) {
            FieldValue::Switch(on) => Entry {
                on,
                text: String::new(),
            },
            FieldValue::Number(number) => Entry {
                on: true,
                text: number.to_string(),
            },
            FieldValue::Limit(limit) => Entry {
                on: limit.is_some(),
                text: limit.unwrap_or_else(|| usual(field)).to_string(),
            },
        };
        Draft(Field::ALL.map(entry).into())
    }

    /// What is put in for a rule.
    pub(super) fn entry(&self, field: Field) -> &Entry {
        &self.0[field as usize]
    }

    /// The same with a rule turned on or off.
    pub(super) fn turned(mut self, field: Field, on: bool) -> Draft {
        self.0[field as usize].on = on;
        self
    }

    /// The same with another number written for a rule.
    pub(super) fn written(mut self, field: Field, text: String) -> Draft {
        self.0[field as usize].text = text;
        self
    }

    /// What the entry of a rule means.
    ///
    /// # Errors
    /// It is no number, or one out of bounds.
    pub(super) fn value(&self, field: Field) -> Result<FieldValue, RuleSetError> {
        let Entry { on, text } = self.entry(field);
        let number = || {
            let number: Result<u32, _> = text.trim().parse();
            number.map_err(|_| RuleSetError::WrongKind { field })
        };
        let value = match field.bounds() {
            Bounds::Switch => FieldValue::Switch(*on),
            Bounds::Number(..) => FieldValue::Number(number()?),
            Bounds::Limit(..) if *on => FieldValue::Limit(Some(number()?)),
            Bounds::Limit(..) => FieldValue::Limit(None),
        };
        field.accept(value)?;
        Ok(value)
    }

    /// The finished set.
    ///
    /// # Errors
    /// The first rule that cannot be as it is written.
    pub(super) fn finish(&self) -> Result<RuleSet, RuleSetError> {
        let mut rules = RuleSet::default();
        for field in Field::ALL {
            field.set(&mut rules, self.value(field)?)?;
        }
        rules.check()?;
        Ok(rules)
    }
}

/// The number that the first of the four sets with this rule has, or the least.
fn usual(field: Field) -> u32 {
    let known = RuleSet::NAMED
        .iter()
        .find_map(|(_, rules)| match field.get(rules) {
            FieldValue::Limit(limit) => limit,
            _ => None,
        });
    match field.bounds() {
        Bounds::Switch => 0,
        Bounds::Number(least, _) | Bounds::Limit(least, _) => known.unwrap_or(least),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn fields_are_found_by_their_place() {
        for (index, field) in Field::ALL.into_iter().enumerate() {
            assert_eq!(field as usize, index, "{}", field.name());
        }
    }

    #[test]
    fn an_untouched_draft_is_the_set_that_it_began_with() {
        for (name, rules) in RuleSet::NAMED {
            assert_eq!(Draft::of(&rules).finish().unwrap(), rules, "{name}");
        }
    }

    #[test]
    fn entries_become_the_rules() {
        let draft = Draft::of(&RuleSet::CLUB)
            .turned(Field::RowLimit, true)
            .written(Field::RowLimit, " 4 ".to_owned())
            .turned(Field::Repetition, false)
            .turned(Field::AttackRows, true);
        let rules = draft.finish().unwrap();
        let wanted = RuleSet {
            row_limit: Some(4),
            repetition: None,
            attack_rows: true,
            ..RuleSet::CLUB
        };
        assert_eq!(rules, wanted);
        assert_eq!(rules.name(), None);
    }

    #[test]
    fn what_is_turned_on_begins_with_a_usual_number() {
        let draft = Draft::of(&RuleSet::CLUB);
        assert_eq!(draft.entry(Field::RowLimit).text, "6");
        assert_eq!(draft.entry(Field::AwaySeconds).text, "45");
    }

    #[test]
    fn numbers_that_cannot_be_are_named() {
        let with = |text: &str| {
            Draft::of(&RuleSet::CLUB)
                .written(Field::NoCapturePlies, text.to_owned())
                .finish()
        };
        let too_few = RuleSetError::OutOfBounds {
            field: Field::NoCapturePlies,
            value: 10,
            least: 20,
            greatest: 600,
        };
        assert_eq!(with("10"), Err(too_few));
        let no_number = RuleSetError::WrongKind {
            field: Field::NoCapturePlies,
        };
        for text in ["", "many", "-5", "1.5", "99999999999"] {
            assert_eq!(with(text), Err(no_number), "{text}");
        }
        let off = Draft::of(&RuleSet::CLUB)
            .written(Field::NoCapturePlies, "many".to_owned())
            .turned(Field::NoCapturePlies, false);
        assert!(off.finish().is_ok(), "what is off needs no number");
    }
}
