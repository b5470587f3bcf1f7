//! The chosen notation: in the move list, on the axes, in what is announced and typed.

use chuhe::app::settings::Settings;
use chuhe::app::store::{Action, Notice, State, Untouchable};
use chuhe::app::typing;
use chuhe::notation::{MoveTextError, Notation};
use chuhe::rules::{Move, Refusal};

use crate::markup::Markup;
use crate::stage::{play, screen_after, two_people};

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

fn chose(notation: Notation) -> Action {
    Action::Chose(Settings {
        notation,
        ..Settings::default()
    })
}

/// Some actions, and after them a text that is typed.
fn typed(mut actions: Vec<Action>, text: &str) -> Vec<Action> {
    let state = state_after(actions.clone());
    let read = typing::read(state.table.position(), text, state.settings.notation);
    actions.push(Action::Typed(Box::new(read)));
    actions
}

fn state_after(actions: Vec<Action>) -> State {
    let fold = |state: State, action| state.reduce(action);
    actions.into_iter().fold(State::default(), fold)
}

fn line(state: &State) -> Vec<String> {
    let line = state.table.game().line().iter();
    line.map(Move::to_string).collect()
}

/// The labels of one edge, from the reader's left.
fn edge(screen: &Markup, name: &str) -> String {
    let from = screen
        .text()
        .split_once(&format!("data-edge=\"{name}\""))
        .unwrap()
        .1;
    let part = from.split("</g>").next().unwrap();
    let labels = part
        .split("</text>")
        .filter_map(|text| text.rsplit_once('>'));
    labels.map(|(_, label)| label).collect()
}

#[test]
fn the_switch_changes_list_and_announcement() {
    for (notation, text, said) in [
        (Notation::Coordinate, "h9g7", "Black Horse, h9 to g7"),
        (Notation::Wxf, "H8+7", "Black: H8+7"),
        (Notation::Vietnamese, "Mã 8 tiến 7", "Black: Mã 8 tiến 7"),
        (Notation::VietnameseShort, "M8.7", "Black: M8.7"),
        (Notation::Han, "马８进７", "Black: 马８进７"),
        (Notation::HanTraditional, "馬８進７", "Black: 馬８進７"),
    ] {
        let moves = vec![
            two_people(START),
            play("h2e2"),
            play("h9g7"),
            chose(notation),
        ];
        let screen = screen_after(moves);
        assert_eq!(screen.words("data-ply=\"2\""), text);
        let label = format!("aria-label=\"Move 1, Black: {text}\"");
        assert!(screen.tag("data-ply=\"2\"").contains(&label), "{notation}");
        assert_eq!(screen.words("class=\"heard\""), said);
    }
}

#[test]
fn the_axes_follow_the_notation_and_are_right_when_flipped() {
    for (notation, above, below) in [
        (Notation::Coordinate, "abcdefghi", "abcdefghi"),
        (Notation::Wxf, "123456789", "987654321"),
        (Notation::VietnameseShort, "123456789", "987654321"),
        (Notation::Han, "123456789", "九八七六五四三二一"),
    ] {
        let screen = screen_after(vec![chose(notation)]);
        assert_eq!(edge(&screen, "above"), above, "{notation}");
        assert_eq!(edge(&screen, "below"), below, "{notation}");
    }
    for (notation, above, below) in [
        (Notation::Coordinate, "ihgfedcba", "ihgfedcba"),
        (Notation::Vietnamese, "123456789", "987654321"),
        (Notation::HanTraditional, "一二三四五六七八九", "987654321"),
    ] {
        let screen = screen_after(vec![chose(notation), Action::Flipped]);
        assert_eq!(edge(&screen, "above"), above, "{notation}");
        assert_eq!(edge(&screen, "below"), below, "{notation}");
    }
}

#[test]
fn a_typed_move_is_read_in_any_notation() {
    let texts = ["炮二平五", "H8+7", "Mã 2 tiến 3", "i9h9", "Xe 1 bình 2"];
    for notation in Notation::ALL {
        let actions = vec![two_people(START), chose(notation)];
        let state = state_after(texts.into_iter().fold(actions, typed));
        assert_eq!(state.notice, None);
        assert_eq!(line(&state), ["h2e2", "h9g7", "h0g2", "i9h9", "i0h0"]);
    }
}

#[test]
fn the_chosen_notation_settles_what_is_ambiguous() {
    // A cannon h8 and a soldier h5: C2-1 is the one in WXF, the other in Vietnamese.
    let both = "4k4/7C1/9/9/7P1/9/9/9/9/3K5 w";
    let after = |notation| {
        let actions = vec![two_people(both), chose(notation)];
        line(&state_after(typed(actions, "C2-1")))
    };
    assert_eq!(after(Notation::Wxf), ["h8h7"]);
    assert_eq!(after(Notation::VietnameseShort), ["h5i5"]);
    let unsettled = state_after(typed(vec![two_people(both)], "C2-1"));
    assert_eq!(line(&unsettled), [""; 0]);
    let Some(Notice::Misread(MoveTextError::Ambiguous { choices, .. })) = unsettled.notice else {
        panic!("{:?}", unsettled.notice);
    };
    assert_eq!(choices.len(), 2);
}

#[test]
fn a_refused_text_says_why() {
    let blocked = screen_after(typed(vec![two_people(START)], "车一进五"));
    assert_eq!(
        blocked.words("role=\"status\""),
        "The way is blocked at i3."
    );
    let unreadable = screen_after(typed(vec![two_people(START)], "castle"));
    assert!(
        unreadable
            .words("role=\"status\"")
            .starts_with("“castle” is no move")
    );
    let state = state_after(typed(vec![two_people(START)], "H2+4"));
    let Some(Notice::Refused(Refusal::LegBlocked(leg), _)) = state.notice else {
        panic!("{:?}", state.notice);
    };
    assert_eq!(leg.to_string(), "g0");
}

#[test]
fn nothing_is_played_by_typing_when_the_engine_is_to_move() {
    let state = state_after(typed(typed(vec![], "h2e2"), "h9g7"));
    assert_eq!(line(&state), ["h2e2"]);
    assert_eq!(
        state.notice,
        Some(Notice::Untouchable(Untouchable::EngineTurn))
    );
}
