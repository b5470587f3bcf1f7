#![allow(clippy::unwrap_used)]
use super::*;
use crate::formats::{coup_fen, fen};
use crate::rules::{Position, Variant};

fn usual() -> View {
    View::start(Position::start())
}

fn played(text: &str) -> Vec<CoUpMove> {
    text.split(' ').map(|text| text.parse().unwrap()).collect()
}

fn moves(text: &str) -> Vec<Move> {
    text.split(' ').map(|text| text.parse().unwrap()).collect()
}

fn thought(worth: i32, line: &str) -> Thought {
    Thought {
        worth: Some(Worth::Centipawns(worth)),
        line: moves(line),
        ..Thought::default()
    }
}

/// The question for all moves of a position.
fn all_of(ply: usize) -> Question {
    Question { ply, only: None }
}

/// Red leaves a chariot to be taken, Black takes it.
fn reviewed() -> Review {
    let mut review = Review::new(usual(), played("h2e2 h9g7"), 8);
    assert_eq!((review.next(), review.total()), (Some(all_of(0)), 3));
    review.take(thought(30, "b2e2 h9g7"));
    review.take(thought(-500, "h9g7"));
    review.take(thought(-510, "h0g2"));
    review
}

#[test]
fn a_move_is_judged_by_the_positions_around_it() {
    let review = reviewed();
    assert_eq!(review.next(), None);
    let judged = review.judged();
    assert_eq!(judged[0].mark, Some(4));
    assert_eq!(judged[0].better, moves("b2e2 h9g7"));
    assert!(judged[0].lost > 0.2);
    // The expected move is never blamed, and gives nothing away.
    assert_eq!((judged[1].mark, judged[1].lost), (None, 0.0));
    let red = review.summary(Color::Red);
    assert_eq!((red.moves, red.marks), (1, [0, 0, 1]));
    assert_eq!(review.summary(Color::Black).marks, [0, 0, 0]);
}

#[test]
fn a_half_done_review_judges_what_it_knows() {
    let mut review = Review::new(usual(), played("h2e2 h9g7"), 8);
    assert!(review.judged().is_empty());
    review.take(thought(0, "h2e2"));
    assert!(review.judged().is_empty());
    review.take(thought(0, "h9g7"));
    assert_eq!(review.judged().len(), 1);
    assert_eq!(review.worth(1), Some(Worth::Centipawns(0)));
    assert_eq!(review.worth(2), None);
}

#[test]
fn who_has_no_move_has_lost() {
    let setup = fen::parse("3k5/9/9/9/9/9/9/9/8R/4K4 w").unwrap();
    let start = Position::from_setup(&setup).unwrap();
    let mut review = Review::new(View::start(start), played("i1d1"), 8);
    review.take(thought(900, "i1i9"));
    review.take(Thought::default());
    assert_eq!(review.worth(1), Some(Worth::Mate(1)));
    let judged = review.judged();
    assert_eq!((judged[0].worth, judged[0].mark), (None, None));
}

#[test]
fn it_is_written_to_a_record_once_however_often() {
    let mut record = Record::default();
    let mut node = NodeId::ROOT;
    for mv in moves("h2e2 h9g7") {
        node = record.add(node, mv).unwrap();
    }
    for _ in 0..2 {
        reviewed().write_to(&mut record).unwrap();
        let first = record.main_line().find(|node| record.mv(*node).is_some());
        let note = record.note(first.unwrap()).unwrap();
        assert_eq!(note.marks, [4]);
        let evaluation = note.evaluation.unwrap();
        assert_eq!(evaluation.worth, Worth::Centipawns(-500));
        assert_eq!(evaluation.depth, Some(8));
        assert_eq!(record.variations(), 1);
    }
}

/// Red opens the chariot's piece, a soldier, where the engine would open the cannon's; Black
/// takes a closed horse; Red goes on as expected.
fn hidden() -> Review {
    let start = View::start(Position::start_of(Variant::CO_UP));
    let mut review = Review::new(start, played("a0a1P b7b0nR i0i1C"), 6);
    review.take(thought(40, "h2e2"));
    let only = Some("a0a1".parse().unwrap());
    assert_eq!(review.next(), Some(Question { ply: 0, only }));
    review.take(thought(-500, "a0a1"));
    assert_eq!(review.next(), Some(all_of(1)));
    review.take(thought(-30, "b7b0"));
    review.take(thought(-900, "i0i1"));
    review.take(thought(100, "i9i8"));
    assert_eq!(review.next(), None);
    review
}

#[test]
fn in_co_up_luck_is_not_judged() {
    let judged = hidden().judged();
    // The position after the first move is better than its worth before it: that was luck.
    assert_eq!(judged[0].mark, Some(4));
    assert_eq!(judged[0].worth, Some(Worth::Centipawns(-30)));
    // The second was expected, though the next position is far better for Black; the third was
    // expected, though it turned out well.
    assert_eq!((judged[1].mark, judged[1].lost), (None, 0.0));
    assert_eq!((judged[2].mark, judged[2].lost), (None, 0.0));
}

#[test]
fn in_co_up_each_position_is_told_as_its_mover_knows_it() {
    let review = hidden();
    // What Black has taken is Black's secret.
    assert_eq!(review.told(2), played("a0a1P b7b0n"));
    assert_eq!(review.told(3), played("a0a1P b7b0nR i0i1C"));
}

#[test]
fn a_better_move_that_opens_a_piece_is_noted_not_made_up() {
    let mut record = Record::of_view(View::start(Position::start_of(Variant::CO_UP)));
    let mut node = NodeId::ROOT;
    for mv in played("a0a1P b7b0nR i0i1C") {
        node = record.add(node, mv).unwrap();
    }
    let before = record.clone();
    let mut history = crate::formats::record::History::default();
    for _ in 0..2 {
        let edits = hidden().edits(&record).unwrap();
        history.apply_all(&mut record, edits).unwrap();
        let first = record.main_line().find(|node| record.mv(*node).is_some());
        let note = record.note(first.unwrap()).unwrap();
        assert_eq!((&*note.comment, &note.marks[..]), ("h2e2!", &[4][..]));
        assert_eq!(record.variations(), 0);
    }
    assert!(history.undo(&mut record) && history.undo(&mut record));
    assert_eq!(record, before);
}

#[test]
fn a_better_line_goes_as_far_as_nothing_is_opened() {
    let text = "3k5/9/9/9/9/9/9/9/R8/X4K3 w R1 0 1";
    let start = coup_fen::parse(text, Variant::CO_UP).unwrap();
    let mut record = Record::of_view(start.clone());
    record.add(NodeId::ROOT, played("f0f1")[0]).unwrap();
    let mut review = Review::new(start, played("f0f1"), 6);
    review.take(thought(900, "a1d1 d9e9 a0a5"));
    review.take(thought(0, "f0f1"));
    review.take(thought(0, "d9d8"));
    review.write_to(&mut record).unwrap();
    assert_eq!((record.variations(), record.plies()), (1, 3));
    let note = record.note(record.main_end()).unwrap();
    assert!(note.comment.is_empty());
}

#[test]
fn the_iteration_before_the_last_is_kept_for_comparison() {
    let mut listener = Listener::new(3);
    for (depth, worth) in [(1, 10), (2, 20), (3, 30)] {
        listener.hear(depth, Some(Worth::Centipawns(worth)), moves("h2e2"));
    }
    let thought = listener.done(Some(Worth::Centipawns(30)));
    assert_eq!(thought.shallow, Some(Worth::Centipawns(20)));
    assert_eq!(thought.line, moves("h2e2"));
}
