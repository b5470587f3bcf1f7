//! The dialogs, and what holds for every screen.

use chuhe::app::settings::CHOICES;
use chuhe::app::store::{Action, Dialog};

use crate::markup::Markup;
use crate::stage::{play, screen_after, two_people};

const MATE_IN_ONE: &str = "4k4/R8/9/9/9/9/9/9/8R/3K5 w";

fn opened(dialog: Dialog) -> Markup {
    screen_after(vec![play("h2e2"), Action::Opened(dialog)])
}

fn every_screen() -> Vec<Markup> {
    let dialogs = [
        Dialog::NewGame,
        Dialog::Settings,
        Dialog::More,
        Dialog::ConfirmResign,
        Dialog::OwnRules,
    ];
    let mut screens: Vec<Markup> = dialogs.map(opened).into();
    screens.push(screen_after(vec![]));
    screens.push(screen_after(vec![two_people(MATE_IN_ONE), play("i1i9")]));
    screens
}

#[test]
fn the_settings_offer_every_choice() {
    let settings = opened(Dialog::Settings);
    for choice in CHOICES {
        let found = settings.tags(&format!("data-choice=\"{}\"", choice.name));
        assert_eq!(found.len(), 1, "{}", choice.name);
    }
}

#[test]
fn a_new_game_begins_with_what_was_played_last() {
    let dialog = opened(Dialog::NewGame);
    assert!(dialog.tag("id=\"level\"").contains("value=\"3\""));
    assert_eq!(dialog.tags("name=\"side\"").len(), 3);
    let people = screen_after(vec![
        two_people(MATE_IN_ONE),
        Action::Opened(Dialog::NewGame),
    ]);
    assert_eq!(
        people.tags("id=\"level\"").len(),
        0,
        "two people need no level"
    );
}

#[test]
fn the_result_names_winner_and_rule() {
    let over = screen_after(vec![two_people(MATE_IN_ONE), play("i1i9")]);
    assert_eq!(over.words("id=\"result-title\""), "Red wins");
    assert!(
        over.words("data-outcome=\"red_wins:checkmate\"")
            .starts_with("Checkmate:")
    );
    let lost = screen_after(vec![play("h2e2"), Action::Resigned]);
    assert_eq!(lost.words("id=\"result-title\""), "You lose");
    assert_eq!(
        lost.words("data-outcome=\"black_wins:resign\""),
        "Red resigned."
    );
}

#[test]
fn resigning_says_who_wins_then() {
    assert!(opened(Dialog::ConfirmResign).says("Black wins then."));
}

#[test]
fn no_screen_has_inline_styles_scripts_or_foreign_addresses() {
    for screen in every_screen() {
        for forbidden in [
            " style=",
            "<script",
            "<style",
            "http://",
            "https://",
            " onclick=",
        ] {
            assert!(!screen.says(forbidden), "{forbidden}");
        }
    }
}

#[test]
fn every_button_has_a_name_and_a_type() {
    for screen in every_screen() {
        for button in screen.text().split("<button").skip(1) {
            let (tag, rest) = button.split_once('>').unwrap();
            let inside = rest.split_once("</button>").unwrap().0;
            let words: String = inside
                .split('<')
                .filter_map(|part| Some(part.split_once('>')?.1))
                .collect();
            let bare = inside.split('<').next().unwrap_or_default();
            let named =
                tag.contains("aria-label=") || !words.trim().is_empty() || !bare.trim().is_empty();
            assert!(named, "{tag}");
            assert!(tag.contains("type="), "{tag}");
        }
    }
}

#[test]
fn ids_that_are_referred_to_exist_and_are_unique() {
    for screen in every_screen() {
        for attribute in [
            "aria-labelledby=\"",
            "aria-describedby=\"",
            "for=\"",
            "href=\"#",
        ] {
            for reference in screen.text().split(attribute).skip(1) {
                let id = reference.split('"').next().unwrap();
                // `#/learn/notation` is a place of the app.
                if id.starts_with('/') {
                    continue;
                }
                let found = screen.text().matches(&format!(" id=\"{id}\"")).count();
                assert_eq!(found, 1, "{attribute}{id}");
            }
        }
    }
}
