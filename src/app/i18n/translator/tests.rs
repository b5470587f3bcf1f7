//! What holds for the files of all languages.

use std::collections::{BTreeMap, BTreeSet};

use super::*;

/// The messages of a file, each with all that belongs to it.
fn messages(language: Language) -> BTreeMap<&'static str, String> {
    let mut found: BTreeMap<&str, String> = BTreeMap::new();
    let mut last = "";
    for line in language
        .messages()
        .lines()
        .filter(|line| !line.starts_with('#'))
    {
        if line.starts_with(|c: char| c.is_ascii_lowercase()) {
            let (id, text) = line.split_once('=').unwrap_or_default();
            last = id.trim();
            let twice = found.insert(last, text.to_owned());
            assert_eq!(twice, None, "{}: {last} is there twice", language.tag());
        } else if let Some(text) = found.get_mut(last) {
            text.push('\n');
            text.push_str(line);
        }
    }
    found
}

/// The variables that a message takes in.
fn variables(text: &str) -> BTreeSet<&str> {
    let names = text.split('$').skip(1);
    names
        .filter_map(|rest| {
            rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '-')
                .next()
        })
        .collect()
}

fn translator(language: Language) -> Translator {
    Translator::new(language, language.messages().to_owned())
}

#[test]
fn files_are_well_formed_and_have_exactly_the_keys() {
    let keys: BTreeSet<&str> = Key::ALL.iter().map(|key| key.id()).collect();
    assert_eq!(keys.len(), Key::ALL.len(), "a key is listed twice");
    for language in Language::ALL {
        let read = FluentResource::try_new(language.messages().to_owned());
        assert!(read.is_ok(), "{}: {:?}", language.tag(), read.err());
        let found: BTreeSet<&str> = messages(language).into_keys().collect();
        let missing: Vec<_> = keys.difference(&found).collect();
        let strange: Vec<_> = found.difference(&keys).collect();
        assert!(missing.is_empty(), "{} lacks {missing:?}", language.tag());
        assert!(strange.is_empty(), "{} has {strange:?}", language.tag());
        let translator = translator(language);
        for key in Key::ALL {
            assert!(translator.bundle.has_message(key.id()), "{}", key.id());
        }
    }
}

#[test]
fn every_language_uses_the_same_variables() {
    let english = messages(Language::English);
    for language in Language::ALL {
        for (id, text) in messages(language) {
            // A language may do without a number that only chooses a plural form in another.
            let (own, all) = (variables(&text), variables(&english[id]));
            assert!(
                own.is_subset(&all),
                "{}: {id} uses {own:?} of {all:?}",
                language.tag()
            );
            let shown: BTreeSet<&str> = all
                .iter()
                .copied()
                .filter(|name| english[id].contains(&format!("{{ ${name} }}")))
                .collect();
            let lost: Vec<_> = shown.difference(&own).collect();
            assert!(
                lost.is_empty(),
                "{}: {id} does not say {lost:?}",
                language.tag()
            );
        }
    }
}

#[test]
fn every_message_can_be_said() {
    for language in Language::ALL {
        let translator = translator(language);
        let all = messages(Language::English);
        for key in Key::ALL {
            let names = variables(&all[key.id()]);
            for number in [0, 1, 2, 5, 21] {
                let arguments: Vec<(&str, Argument)> =
                    names.iter().map(|name| (*name, number.into())).collect();
                let said = translator.with(*key, &arguments);
                let broken = said.contains("{$") || said == key.id();
                assert!(!broken, "{}: {} says {said}", language.tag(), key.id());
            }
        }
    }
}

#[test]
fn plurals_are_chosen_by_the_rules_of_each_language() {
    let ranks = |language, count: usize| {
        translator(language).with(Key::FenRankCount, &[("count", count.into())])
    };
    let begins = |language, count, words: &str| {
        let said = ranks(language, count);
        assert!(said.starts_with(words), "{said}");
    };
    begins(Language::English, 1, "The board has 1 rank;");
    begins(Language::English, 4, "The board has 4 ranks;");
    // Russian has three forms: 1, 21; 2 to 4, 22; all others.
    begins(Language::Russian, 1, "На доске 1 горизонталь,");
    begins(Language::Russian, 21, "На доске 21 горизонталь,");
    begins(Language::Russian, 3, "На доске 3 горизонтали,");
    begins(Language::Russian, 11, "На доске 11 горизонталей,");
    // The others have one.
    for language in [
        Language::Indonesian,
        Language::Vietnamese,
        Language::Simplified,
        Language::Traditional,
    ] {
        let (two, five) = (ranks(language, 2), ranks(language, 5));
        assert_eq!(two.replace('2', "5"), five, "{}", language.tag());
    }
}

#[test]
fn arguments_are_taken_in() {
    let english = translator(Language::English);
    assert_eq!(
        english.with(Key::PointEmpty, &[("square", "e4".into())]),
        "e4, empty"
    );
}

#[test]
fn terms_are_those_of_the_glossary() {
    // Name of the horse, a check, checkmate and a draw in each language.
    for (language, horse, check, draw) in [
        (Language::English, "Horse", "Check!", "Draw"),
        (Language::Russian, "Конь", "Шах!", "Ничья"),
        (Language::Indonesian, "Kuda", "Skak!", "Seri"),
        (Language::Vietnamese, "Mã", "Chiếu tướng!", "Hòa"),
        (Language::Simplified, "马", "将军！", "和棋"),
        (Language::Traditional, "馬", "將軍！", "和棋"),
    ] {
        let translator = translator(language);
        let said = [Key::PieceHorse, Key::Check, Key::Draw].map(|key| translator.text(key));
        assert_eq!(said, [horse, check, draw], "{}", language.tag());
    }
}
