//! The desk and the rows of the tree.
#![allow(clippy::unwrap_used)]

use super::desk::{Act, Desk};
use super::tree::{rows, texts};
use crate::app::shelf::Handed;
use crate::app::store::Step;
use crate::formats;
use crate::formats::record::{Edit, NodeId, Record};
use crate::notation::Notation;
use crate::rules::Role;

/// The only record of a text.
fn record(text: &str) -> Record {
    let mut records = Vec::new();
    formats::read_text(text, &mut |game| records.push(game.record)).unwrap();
    assert_eq!(records.len(), 1);
    records.remove(0)
}

fn desk(text: &str) -> Desk {
    Desk::new(Handed::new(record(text)))
}

fn played(desk: &Desk, moves: &str) -> Desk {
    moves.split_whitespace().fold(desk.clone(), |desk, text| {
        desk.after(Act::Played(text.parse().unwrap()))
    })
}

/// The rows as `depth:moves`, folded variations with dots.
fn shown(desk: &Desk) -> Vec<String> {
    let texts = texts(desk.record(), Notation::Coordinate);
    let rows = rows(desk.record(), desk.folded());
    rows.iter()
        .map(|row| {
            let moves: Vec<&str> = row
                .nodes
                .iter()
                .map(|node| &*texts[node.index()].text)
                .collect();
            let dots = if row.is_folded { " ..." } else { "" };
            format!("{}:{}{dots}", row.depth, moves.join(" "))
        })
        .collect()
}

/// The moves that lead to where one stands.
fn line(desk: &Desk) -> String {
    let moves = desk.record().line_to(desk.at());
    let moves: Vec<String> = moves.iter().map(|mv| mv.to_string()).collect();
    moves.join(" ")
}

#[test]
fn a_line_stops_for_its_variations_and_goes_on_after_them() {
    let desk = desk("1. h2e2 h9g7 (1... b9c7 2. b0c2 (2. b2b4)) (1... g6g5) 2. h0g2");
    assert_eq!(
        shown(&desk),
        ["0:h2e2 h9g7", "1:b9c7 b0c2", "2:b2b4", "1:g6g5", "0:h0g2"]
    );
    let head = desk
        .record()
        .children(desk.record().next(NodeId::ROOT).unwrap())
        .nth(1);
    let folded = desk.after(Act::Folded(head.unwrap()));
    assert_eq!(
        shown(&folded),
        ["0:h2e2 h9g7", "1:b9c7 ...", "1:g6g5", "0:h0g2"]
    );
    assert_eq!(shown(&folded.after(Act::FoldedAll(false))), shown(&desk));
    assert_eq!(
        shown(&desk.after(Act::FoldedAll(true))),
        ["0:h2e2 h9g7", "1:b9c7 ...", "1:g6g5 ...", "0:h0g2"]
    );
}

#[test]
fn a_known_move_is_followed_and_another_one_becomes_a_variation() {
    let first = played(&Desk::new(Handed::new(Record::default())), "h2e2 h9g7");
    let again = first.after(Act::Stepped(Step::First));
    let followed = played(&again, "h2e2");
    assert_eq!(shown(&followed), ["0:h2e2 h9g7"]);
    let beside = played(&followed, "b9c7 b0c2");
    assert_eq!(shown(&beside), ["0:h2e2 h9g7", "1:b9c7 b0c2"]);
    assert_eq!(line(&beside), "h2e2 b9c7 b0c2");
}

#[test]
fn a_promoted_line_is_the_main_line_and_one_undo_takes_all_of_it_back() {
    let desk = desk("1. h2e2 (1. b2e2 b9c7 (1... h9g7 2. h0g2)) 1... h9g7");
    let deep = played(&desk.after(Act::Stepped(Step::First)), "b2e2 h9g7 h0g2");
    assert_eq!(shown(&deep), shown(&desk));
    let promoted = deep.after(Act::Promoted);
    assert_eq!(
        shown(&promoted),
        ["0:b2e2", "1:h2e2 h9g7", "0:h9g7", "1:b9c7", "0:h0g2"]
    );
    assert_eq!(shown(&promoted.after(Act::Undone)), shown(&desk));
    assert_eq!(
        shown(&promoted.after(Act::Undone).after(Act::Redone)),
        shown(&promoted)
    );
}

#[test]
fn deleting_goes_back_before_the_move_and_can_be_undone() {
    let desk = desk("1. h2e2 h9g7 2. h0g2").after(Act::Stepped(Step::To(2)));
    let deleted = desk.after(Act::Deleted);
    assert_eq!(
        (shown(&deleted), line(&deleted)),
        (vec!["0:h2e2".to_owned()], "h2e2".to_owned())
    );
    assert!(deleted.unkept);
    assert_eq!(shown(&deleted.after(Act::Undone)), shown(&desk));
    // The start stays.
    let start = desk.after(Act::Stepped(Step::First));
    assert_eq!(shown(&start.after(Act::Deleted)), shown(&desk));
}

#[test]
fn undoing_a_move_leads_back_before_it() {
    let desk = played(&Desk::new(Handed::new(Record::default())), "h2e2 h9g7");
    let undone = desk.after(Act::Undone);
    assert_eq!(line(&undone), "h2e2");
    assert!(undone.can_redo());
    // Another edit ends what could be made again.
    assert!(!played(&undone, "b9c7").can_redo());
}

#[test]
fn marks_exclude_each_other_and_comments_are_tidied() {
    let desk = played(&Desk::new(Handed::new(Record::default())), "h2e2");
    let marked = desk.after(Act::Marked(1)).after(Act::Marked(5));
    assert_eq!(marked.note().marks, [5]);
    assert!(marked.after(Act::Marked(5)).note().marks.is_empty());
    let said = marked.after(Act::Said("  the usual \r\n cannon ".to_owned()));
    assert_eq!(said.note().comment, "the usual\n cannon");
    // Saying the same again is no edit.
    let same = said.after(Act::Said("the usual\n cannon".to_owned()));
    assert_eq!(same.after(Act::Undone).note().comment, "");
}

#[test]
fn keys_go_between_alternatives() {
    let desk = desk("1. h2e2 (1. b2e2) (1. h0g2) h9g7").after(Act::Stepped(Step::To(1)));
    let down = desk.after(Act::Beside(1));
    assert_eq!(line(&down), "b2e2");
    assert_eq!(line(&down.after(Act::Beside(1))), "h0g2");
    assert_eq!(
        line(&down.after(Act::Beside(-1)).after(Act::Beside(-1))),
        "h2e2"
    );
}

#[test]
fn a_refused_move_changes_nothing_and_says_why() {
    let desk = Desk::new(Handed::new(Record::default()));
    let refused = played(&desk, "a0a5");
    assert!(refused.refused.is_some());
    assert_eq!(refused.record().plies(), 0);
    let wrong = desk.after(Act::Edited(vec![
        Edit::Tag {
            name: "Red".to_owned(),
            value: Some("Hu".to_owned()),
        },
        Edit::Delete(NodeId::ROOT),
    ]));
    assert_eq!(wrong.record().tags.get("Red"), None, "all of it or nothing");
}

#[test]
fn a_record_is_handed_on_where_one_stands() {
    let desk = desk("1. h2e2 (1. b2e2 b9c7) h9g7").after(Act::Stepped(Step::First));
    let deep = played(&desk, "b2e2 b9c7");
    let again = Desk::new(deep.hand_over());
    assert_eq!(line(&again), "b2e2 b9c7");
    assert_eq!(deep.line().plies(), 2);
}

/// Where Red's chariot has its start point, as its own letters tell what was dealt there.
const DEALT: &str = "rnba1abnp/9/1c5c1/r1p1p1p1p/9/9/R1P1P1P1P/1C5C1/9/PNBA1ABNR";

fn kinds(desk: &Desk) -> Option<(usize, Option<Role>)> {
    let (kinds, chosen) = desk.outcomes()?;
    Some((kinds.len(), chosen))
}

#[test]
fn a_closed_piece_is_asked_about_before_it_is_written_down() {
    let desk = desk("[Variant \"Cờ úp\"]\n\n1. a0a1P *").after(Act::Stepped(Step::First));
    // What the record has is followed.
    assert_eq!(line(&played(&desk, "a0a1")), "a0a1");
    let asked = played(&desk, "b2e2");
    assert_eq!(
        (line(&asked), kinds(&asked)),
        (String::new(), Some((6, None)))
    );
    assert!(!asked.can_undo());
    let told = asked.after(Act::TurnsOut(Role::Horse));
    assert_eq!(
        shown(&told.after(Act::Stepped(Step::First))),
        ["0:a0a1P", "1:b2e2N"]
    );
    // It may have been another one: a variation beside it.
    assert_eq!(kinds(&told), Some((6, Some(Role::Horse))));
    let other = told.after(Act::TurnsOut(Role::Cannon));
    assert_eq!(shown(&other), ["0:a0a1P", "1:b2e2N", "1:b2e2C"]);
    let back = other.after(Act::Undone).after(Act::Undone);
    assert_eq!(shown(&back), ["0:a0a1P"]);
    // What it cannot be is not written; anything else ends the question.
    assert_eq!(
        asked.after(Act::TurnsOut(Role::General)).record().plies(),
        1
    );
    assert_eq!(kinds(&asked.after(Act::Flipped)), None);
}

#[test]
fn after_the_game_the_record_knows_what_lies_closed() {
    let text = format!("[Variant \"Cờ úp\"]\n[Hidden \"{DEALT}\"]\n\n1. a0a1P *");
    let desk = desk(&text).after(Act::Stepped(Step::First));
    let other = played(&desk, "i0i1 a9a8");
    assert_eq!(shown(&other), ["0:a0a1P", "1:i0i1R a9a8r"]);
    assert_eq!(kinds(&other), None);
    assert!(desk.veil().lifted);
    let on_a9 = desk
        .pieces()
        .iter()
        .find(|(square, _)| square.to_string() == "i9")
        .copied();
    assert_eq!(on_a9.map(|(_, piece)| piece.role), Some(Role::Soldier));
    // A closed piece that is taken is named too.
    let taken = played(&desk, "b2b9");
    assert_eq!(shown(&taken), ["0:a0a1P", "1:b2b9Cn"]);
}
