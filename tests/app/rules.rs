//! What the rules say on the screen: the set in force, notices, the result card, the editor.

use chuhe::app::i18n::{Language, Phrases};
use chuhe::app::store::{Action, Dialog};
use chuhe::rules::ruleset::Field;
use chuhe::rules::{Color, Outcome, Reason, RuleSet};

use crate::stage::{play, screen_after, two_people_under};

const CHECKS: &str = "3k5/9/9/9/9/9/9/9/9/R3K4 w";

fn checking(rules: RuleSet, plies: usize) -> Vec<Action> {
    const MOVES: [&str; 13] = [
        "a0a9", "d9d8", "a9a8", "d8d9", "a8a9", "d9d8", "a9a8", "d8d9", "a8a9", "d9d8", "a9a8",
        "d8d9", "a8a9",
    ];
    let mut actions = vec![two_people_under(rules, CHECKS)];
    actions.extend(MOVES[..plies].iter().map(|text| play(text)));
    actions
}

#[test]
fn the_fifth_and_the_sixth_check_are_announced_under_cxq() {
    let fifth = screen_after(checking(RuleSet::CXQ, 9));
    assert_eq!(
        fifth.words("class=\"rule-notice\""),
        "Red: 5 checks in a row by one piece. 6 are allowed."
    );
    let sixth = screen_after(checking(RuleSet::CXQ, 11));
    assert!(sixth.says("One more of them loses."));
    assert!(!screen_after(checking(RuleSet::CXQ, 7)).says("in a row"));
}

#[test]
fn a_repetition_is_announced_with_what_it_would_mean() {
    let second = screen_after(checking(RuleSet::CLUB, 5));
    assert_eq!(
        second.words("class=\"rule-notice\""),
        "The same position once more ends the game: Red loses."
    );
}

#[test]
fn the_result_card_names_the_rule_the_set_and_the_moves() {
    let over = screen_after(checking(RuleSet::CLUB, 9));
    assert_eq!(
        over.words("data-outcome=\"black_wins:perpetual_check\""),
        "Perpetual check: Red gave check on every move until the same position came up 3 times."
    );
    assert!(over.says("Club rules"));
    assert_eq!(over.tags("data-exhibit").len(), 4);
    assert_eq!(
        over.words("data-exhibit=\"0\""),
        "2. a9a8: check by Chariot a8"
    );
}

#[test]
fn a_shown_move_takes_the_status_line_and_draws_its_arrow() {
    let mut actions = checking(RuleSet::CLUB, 9);
    actions.push(Action::Showed(3));
    let shown = screen_after(actions);
    assert!(shown.says("4 of 4"));
    assert_eq!(shown.tags("data-arrow=\"a9d9\"").len(), 1);
    assert!(
        shown
            .tag("data-action=\"next-exhibit\"")
            .contains("disabled")
    );
    assert!(
        !shown
            .tag("data-action=\"previous-exhibit\"")
            .contains("disabled")
    );
}

#[test]
fn a_draw_is_suggested_where_nobody_can_win() {
    let bare = screen_after(vec![
        two_people_under(RuleSet::CXQ, "4k4/9/9/9/9/9/9/9/3p5/3K5 w"),
        play("d0d1"),
    ]);
    assert!(bare.says("Nobody can win any more."));
    assert_eq!(bare.tags("data-action=\"agree-draw\"").len(), 1);
}

#[test]
fn the_new_game_begins_with_the_rules_of_the_last_one() {
    let dialog = |rules: RuleSet| {
        screen_after(vec![
            two_people_under(rules, CHECKS),
            Action::Opened(Dialog::NewGame),
        ])
    };
    for (index, rules) in [RuleSet::CLUB, RuleSet::ONLINE, RuleSet::CXQ, RuleSet::ASIAN]
        .into_iter()
        .enumerate()
    {
        let tags = dialog(rules);
        let chosen: Vec<&str> = tags
            .tags("name=\"rules\"")
            .into_iter()
            .filter(|tag| tag.contains("checked"))
            .collect();
        assert_eq!(chosen.len(), 1);
        assert!(
            chosen[0].contains(&format!("value=\"{index}\"")),
            "{chosen:?}"
        );
    }
    let own = dialog(RuleSet {
        repetition: Some(2),
        ..RuleSet::CLUB
    });
    assert_eq!(own.tags("data-action=\"own-rules\"").len(), 1);
}

#[test]
fn the_editor_has_every_rule_with_its_sentence() {
    let editor = screen_after(vec![Action::Opened(Dialog::OwnRules)]);
    for field in Field::ALL {
        let name = field.name();
        assert_eq!(editor.tags(&format!("data-rule=\"{name}\"")).len(), 1);
        assert_eq!(editor.tags(&format!("id=\"{name}-hint\"")).len(), 1);
    }
    assert!(editor.says("From 2 to 9."));
}

#[test]
fn every_reason_is_a_sentence_of_its_own_without_a_hole() {
    let english = Phrases::new(Language::English);
    let mut seen = Vec::new();
    for reason in Reason::ALL {
        let outcome = Outcome::Win {
            winner: Color::Red,
            reason,
        };
        for (_, rules) in RuleSet::NAMED {
            let text = english.reason(outcome, &rules);
            assert!(text.ends_with('.'), "{text}");
            assert!(!text.contains(['{', '}', '$']), "{text}");
            if rules == RuleSet::CXQ {
                assert!(!seen.contains(&text), "{text}");
                seen.push(text);
            }
        }
    }
}

#[test]
fn the_numbers_of_the_set_are_in_the_sentence() {
    let english = Phrases::new(Language::English);
    let say = |reason, rules: &RuleSet| english.reason(Outcome::Draw { reason }, rules);
    assert_eq!(
        say(Reason::NoCapture60, &RuleSet::CLUB),
        "60 moves each without a capture."
    );
    let own = RuleSet {
        no_capture_plies: Some(25),
        repetition: Some(4),
        ..RuleSet::CLUB
    };
    assert_eq!(
        say(Reason::NoCapture60, &own),
        "25 moves of both sides without a capture."
    );
    assert!(say(Reason::Repetition, &own).contains("4 times"));
}
