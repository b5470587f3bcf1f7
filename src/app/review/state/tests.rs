//! A review without a page.
#![allow(clippy::unwrap_used)]
use super::*;
use crate::app::store::played::played;
use crate::formats::record::Worth;

fn thought(worth: i32, best: &str) -> Act {
    Act::Thought(Thought {
        worth: Some(Worth::Centipawns(worth)),
        line: vec![best.parse().unwrap()],
        ..Thought::default()
    })
}

/// Red’s first move is a blunder, the next two are as expected.
fn done() -> Desk {
    let desk = Desk::of(&played("h2h9 i9h9 h0g2"), None, None).after(Act::Began);
    let desk = desk.after(thought(30, "h2e2")).after(thought(-500, "i9h9"));
    desk.after(thought(-500, "h0g2"))
        .after(thought(-510, "c6c5"))
}

#[test]
fn positions_are_searched_one_after_the_other_until_all_are() {
    let desk = Desk::of(&played("h2e2 h9g7"), None, None);
    assert_eq!(desk.search(), None);
    let mut desk = desk.after(Act::Began);
    for ply in 0..3 {
        let (turn, search) = desk.search().unwrap();
        assert_eq!((turn, search.moves.len()), (Color::ALL[ply % 2], ply));
        assert_eq!(search.limits.depth, Some(DEPTH));
        desk = desk.after(thought(0, "b0c2"));
    }
    assert!(desk.is_done() && !desk.going);
    assert_eq!(desk.search(), None);
}

#[test]
fn a_stop_keeps_what_was_found_and_it_goes_on_there() {
    let desk = Desk::of(&played("h2e2 h9g7"), None, None).after(Act::Began);
    let stopped = desk.after(thought(0, "b0c2")).after(Act::Stopped);
    assert_eq!(stopped.search(), None);
    // An answer that was under way comes too late.
    let late = stopped.after(thought(0, "b0c2"));
    assert_eq!(late.review, stopped.review);
    assert_eq!(
        stopped.after(Act::WentOn).search().unwrap().1.moves.len(),
        1
    );
}

#[test]
fn what_was_kept_is_taken_up_for_the_same_game_only() {
    let desk = Desk::of(&played("h2e2 h9g7"), None, None).after(Act::Began);
    let review = desk.after(thought(0, "b0c2")).review;
    let kept = review.map(|review| (review, true));
    let again = Desk::of(&played("h2e2 h9g7"), None, kept.clone());
    assert_eq!(again.search().unwrap().1.moves.len(), 1);
    let other = Desk::of(&played("h2e2"), None, kept);
    assert_eq!((other.review, other.going), (None, false));
}

#[test]
fn marked_moves_are_found_and_compared_with_the_better_ones() {
    let desk = done();
    assert_eq!(desk.judged()[0].mark, Some(4));
    let at_start = desk.after(Act::Stepped(Step::First));
    let found = at_start.after(Act::Sought { forward: true });
    assert_eq!(found.game().ply(), 1);
    assert_eq!(found.sought(true), None);
    let compared = found.after(Act::Compared(true));
    assert_eq!(compared.shown(), Position::start());
    assert_eq!(compared.marks().lines.len(), 1);
    assert!(!compared.after(Act::Stepped(Step::Forward)).better);
    assert_eq!(desk.sought(false), Some(1));
}

#[test]
fn the_record_has_evaluations_and_marks() {
    let record = done().record().unwrap();
    let first = record.main_line().find(|node| record.mv(*node).is_some());
    let note = record.note(first.unwrap()).unwrap();
    assert_eq!(note.marks, [4]);
    assert_eq!(note.evaluation.unwrap().worth, Worth::Centipawns(-500));
}
