//! The game screen: board, players, moves, status.

use chuhe::app::board::{Faces, Intent};
use chuhe::app::settings::Settings;
use chuhe::app::store::{Action, Notice, Step};
use chuhe::platform::engine::{News, Trouble};

use crate::stage::{play, screen_after, two_people};

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
const MATE_IN_ONE: &str = "4k4/R8/9/9/9/9/9/9/8R/3K5 w";

fn with(change: fn(&mut Settings)) -> Action {
    let mut settings = Settings::default();
    change(&mut settings);
    Action::Chose(settings)
}

#[test]
fn the_first_visit_shows_a_board_ready_for_a_game() {
    let screen = screen_after(vec![]);
    assert_eq!(screen.tags("data-point=").len(), 90);
    assert_eq!(screen.tags("data-piece=").len(), 32);
    assert!(
        screen
            .tag("data-point=\"e0\"")
            .contains("aria-label=\"e0, Red General\"")
    );
    assert!(
        screen
            .tag("data-point=\"b9\"")
            .contains("aria-label=\"b9, Black Horse\"")
    );
    assert_eq!(screen.words("role=\"status\""), "Your move");
    assert!(screen.says("Engine, level 3"));
    assert_eq!(screen.tags("<dialog").len(), 0);
}

#[test]
fn one_point_is_in_the_tab_order() {
    let screen = screen_after(vec![]);
    let points = screen.tags("role=\"gridcell\"");
    let reachable = points.iter().filter(|tag| tag.contains("tabindex=\"0\""));
    assert_eq!(reachable.count(), 1);
    assert_eq!(screen.tags("role=\"row\"").len(), 10);
}

#[test]
fn pieces_stand_where_their_classes_say_on_both_sides() {
    let general = "data-piece=\"rK\"";
    let upright = screen_after(vec![]);
    assert!(upright.tag(general).contains("class=\"piece c4 r9\""));
    let flipped = screen_after(vec![Action::Flipped]);
    assert!(flipped.tag(general).contains("class=\"piece c4 r0\""));
    let chariot = "data-at=\"a0\"";
    assert!(flipped.tag(chariot).contains("class=\"piece c8 r0\""));
}

#[test]
fn axis_labels_lie_as_the_board_lies_and_can_be_turned_off() {
    let order = |screen: &crate::markup::Markup| -> String {
        let axis = screen.text().split_once("board-axis").unwrap().1;
        let axis = axis.split_once("</g></g>").unwrap().0;
        axis.split("<text")
            .skip(1)
            .filter_map(|t| t.split('>').nth(1)?.chars().next())
            .collect()
    };
    assert!(order(&screen_after(vec![])).starts_with("abcdefghiabcdefghi9876543210987"));
    assert!(
        order(&screen_after(vec![Action::Flipped])).starts_with("ihgfedcbaihgfedcba0123456789012")
    );
    let bare = screen_after(vec![with(|settings| settings.labels = false)]);
    assert!(!bare.says("board-axis"));
}

#[test]
fn faces_change_what_is_written_on_the_pieces() {
    let latin = screen_after(vec![with(|settings| settings.faces = Faces::Latin)]);
    assert!(latin.says("#sign-latin-bK") && !latin.says("#sign-han-bK"));
    assert!(screen_after(vec![]).says("#sign-han-bK"));
}

#[test]
fn the_last_move_and_a_check_are_marked() {
    let screen = screen_after(vec![two_people(MATE_IN_ONE), play("i1i9")]);
    assert!(screen.tag("mark-last").contains("translate(800 0)"));
    assert!(
        screen
            .tag("class=\"mark-origin\"")
            .contains("translate(800 800)")
    );
    assert!(
        screen
            .tag("class=\"mark-check\"")
            .contains("translate(400 0)")
    );
    assert!(
        screen
            .tag("class=\"mark-checker\"")
            .contains("translate(800 0)")
    );
}

#[test]
fn moves_are_listed_by_rounds_and_the_current_one_is_marked() {
    let moves = vec![
        two_people(START),
        play("h2e2"),
        play("h9g7"),
        play("h0g2"),
        Action::Stepped(Step::Back),
    ];
    let screen = screen_after(moves);
    assert_eq!(screen.tags("data-ply=").len(), 3);
    assert_eq!(screen.words("data-ply=\"1\""), "h2e2");
    assert!(
        screen
            .tag("data-ply=\"2\"")
            .contains("aria-current=\"step\"")
    );
    assert!(screen.tag("data-ply=\"3\"").contains("later"));
    assert!(
        screen
            .tag("data-ply=\"3\"")
            .contains("aria-label=\"Move 2, Red: h0g2\"")
    );
    assert_eq!(screen.words("role=\"status\""), "Move 2 of 3");
}

#[test]
fn a_game_that_black_begins_leaves_reds_place_empty() {
    let black = START.replace(" w", " b - - 0 7");
    let screen = screen_after(vec![two_people(&black), play("h9g7"), play("h2e2")]);
    let first = screen.text().split_once("data-ply=\"1\"").unwrap().0;
    assert!(
        first.contains("ply-none"),
        "an empty place before Black's move"
    );
    assert!(first.contains("7."), "the round of the FEN");
    assert!(screen.tag("data-ply=\"1\"").contains("Move 7, Black: h9g7"));
    assert!(screen.tag("data-ply=\"2\"").contains("Move 8, Red: h2e2"));
}

#[test]
fn captured_pieces_are_shown_beside_their_taker() {
    let screen = screen_after(vec![two_people(START), play("h2h9"), play("i9h9")]);
    assert_eq!(screen.tags("data-captured=").len(), 2);
    assert!(screen.says("aria-label=\"Captured by Red: Horse\""));
    assert!(screen.says("aria-label=\"Captured by Black: Cannon\""));
}

#[test]
fn refusals_are_said_in_the_status_line() {
    let refused = Action::Meant(Intent::Refused("b0d1".parse().unwrap()));
    let screen = screen_after(vec![refused]);
    assert_eq!(
        screen.words("role=\"status\""),
        "The Horse’s leg is blocked at c0."
    );
    assert!(
        screen
            .tag("role=\"status\"")
            .contains("data-status=\"refusal\"")
    );
}

#[test]
fn a_thinking_engine_can_be_told_to_move() {
    let thinking = vec![play("h2e2"), Action::Engine(News::Thinking { depth: 1 })];
    let screen = screen_after(thinking);
    assert_eq!(screen.words("role=\"status\""), "The engine is thinking…");
    assert_eq!(screen.tags("data-action=\"move-now\"").len(), 1);
}

#[test]
fn a_failed_engine_leaves_the_game_and_offers_another_try() {
    let failed = vec![play("h2e2"), Action::Engine(News::GaveUp(Trouble::Silent))];
    let screen = screen_after(failed);
    assert!(
        screen
            .words("role=\"status\"")
            .contains("Your game is safe.")
    );
    assert_eq!(screen.words("data-action=\"retry\""), "Try again");
}

#[test]
fn what_comes_from_outside_is_never_markup() {
    let nasty = Notice::FenNotCopied("<img src=x onerror=alert(1)>".to_owned());
    let screen = screen_after(vec![Action::Notified(nasty)]);
    assert!(!screen.says("<img"));
    assert!(screen.says("&lt;img"));
}
