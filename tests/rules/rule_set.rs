//! Rule sets as data: their fields, bounds and saved form.

use std::collections::BTreeSet;

use chuhe::rules::RuleSet;
use chuhe::rules::ruleset::{Bounds, Field, FieldValue, RuleSetError};

#[test]
fn the_named_sets_can_be_played_and_differ() {
    for (name, rules) in RuleSet::NAMED {
        assert_eq!(rules.check(), Ok(()), "{name}");
        assert_eq!(rules.name(), Some(name));
    }
    let own = RuleSet {
        row_pieces: 4,
        ..RuleSet::CXQ
    };
    assert_eq!(own.name(), None);
}

#[test]
fn every_field_is_listed_under_its_saved_name() {
    let saved = serde_json::to_value(RuleSet::CLUB).unwrap();
    let saved: BTreeSet<&str> = saved
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect();
    let listed: BTreeSet<&str> = Field::ALL.iter().map(|field| field.name()).collect();
    assert_eq!(listed, saved);
    assert_eq!(listed.len(), Field::ALL.len());
}

#[test]
fn a_saved_set_comes_back_and_lacking_fields_are_the_clubs() {
    for (_, rules) in RuleSet::NAMED {
        let text = serde_json::to_string(&rules).unwrap();
        assert_eq!(serde_json::from_str::<RuleSet>(&text).unwrap(), rules);
    }
    // What the page saved before there were more fields.
    let old = r#"{"repetition":3,"perpetual_check_loses":true,"no_capture_plies":120,"no_attackers_draw":true}"#;
    assert_eq!(serde_json::from_str::<RuleSet>(old).unwrap(), RuleSet::CLUB);
}

#[test]
fn the_schema_of_the_cxq_set_stays_as_it_is() {
    let expected = serde_json::json!({
        "repetition": null,
        "perpetual_check_loses": false,
        "perpetual_chase_loses": false,
        "larger_is_chased": false,
        "all_pieces_chase": false,
        "pinned_chariot_first": false,
        "chase_by_diagrams": false,
        "row_limit": 6,
        "row_pieces": 3,
        "attack_rows": true,
        "capture_ends_row": false,
        "discovered_attacks": false,
        "no_capture_plies": null,
        "counted_checks": null,
        "progress_plies": 60,
        "effective_moves": 120,
        "game_moves": 300,
        "no_attackers_draw": false,
        "time_out_loses": false,
        "away_seconds": null,
        "unstarted_is_aborted": false,
    });
    assert_eq!(serde_json::to_value(RuleSet::CXQ).unwrap(), expected);
}

#[test]
fn a_field_out_of_bounds_is_named() {
    for field in Field::ALL {
        let mut rules = RuleSet::CLUB;
        match field.bounds() {
            Bounds::Switch => {
                field.set(&mut rules, FieldValue::Switch(true)).unwrap();
                assert_eq!(field.get(&rules), FieldValue::Switch(true));
                let wrong = field.set(&mut rules, FieldValue::Number(1));
                assert_eq!(wrong, Err(RuleSetError::WrongKind { field }));
            }
            Bounds::Number(least, greatest) => {
                for (value, fits) in around(least, greatest) {
                    let set = field.set(&mut rules, FieldValue::Number(value));
                    assert_eq!(set.is_ok(), fits, "{} = {value}", field.name());
                }
            }
            Bounds::Limit(least, greatest) => {
                field.set(&mut rules, FieldValue::Limit(None)).unwrap();
                for (value, fits) in around(least, greatest) {
                    let set = field.set(&mut rules, FieldValue::Limit(Some(value)));
                    assert_eq!(set.is_ok(), fits, "{} = {value}", field.name());
                }
            }
        }
        assert_eq!(rules.check(), Ok(()), "{} within bounds", field.name());
    }
    let wrong = RuleSet {
        repetition: Some(1),
        ..RuleSet::CLUB
    };
    let error = wrong.check().unwrap_err();
    assert_eq!(error.to_string(), "repetition must be from 2 to 9, not 1");
}

/// Numbers at and beyond the bounds, and whether they fit.
fn around(least: u32, greatest: u32) -> Vec<(u32, bool)> {
    let mut numbers = vec![(least, true), (greatest, true), (greatest + 1, false)];
    numbers.extend(least.checked_sub(1).map(|below| (below, false)));
    numbers
}
