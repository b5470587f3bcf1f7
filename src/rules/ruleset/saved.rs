//! The saved form of a rule set: a map from the names of its fields to their values.
//!
//! Written out over the table of fields; derived code would spell out each field again for
//! every format, which the page would have to download.

use std::fmt;

use serde::de::{IgnoredAny, MapAccess, Visitor};
use serde::ser::SerializeStruct;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Bounds, Field, FieldValue, RuleSet};

const NAMES: [&str; Field::ALL.len()] = {
    let mut names = [""; Field::ALL.len()];
    let mut index = 0;
    while index < names.len() {
        names[index] = Field::ALL[index].name();
        index += 1;
    }
    names
};

impl Serialize for RuleSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut saved = serializer.serialize_struct("RuleSet", NAMES.len())?;
        for field in Field::ALL {
            saved.serialize_field(field.name(), &field.get(self))?;
        }
        saved.end()
    }
}

impl Serialize for FieldValue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            FieldValue::Switch(on) => serializer.serialize_bool(*on),
            FieldValue::Limit(None) => serializer.serialize_none(),
            FieldValue::Number(number) | FieldValue::Limit(Some(number)) => {
                serializer.serialize_u32(*number)
            }
        }
    }
}

impl<'de> Deserialize<'de> for RuleSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RuleSet, D::Error> {
        deserializer.deserialize_struct("RuleSet", &NAMES, Fields)
    }
}

struct Fields;

impl<'de> Visitor<'de> for Fields {
    type Value = RuleSet;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a rule set")
    }

    /// Fields that are missing stay as the club rules have them, unknown ones are passed over.
    /// Bounds are not looked at: that is what [`RuleSet::check`] is for.
    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<RuleSet, A::Error> {
        let mut rules = RuleSet::default();
        while let Some(name) = map.next_key::<String>()? {
            let Some(field) = Field::ALL.into_iter().find(|field| field.name() == name) else {
                map.next_value::<IgnoredAny>()?;
                continue;
            };
            let value = match field.bounds() {
                Bounds::Switch => FieldValue::Switch(map.next_value()?),
                Bounds::Number(..) => FieldValue::Number(map.next_value()?),
                Bounds::Limit(..) => FieldValue::Limit(map.next_value()?),
            };
            let put = field.put(&mut rules, value);
            debug_assert!(put.is_ok(), "the value is of the field's kind");
        }
        Ok(rules)
    }
}
