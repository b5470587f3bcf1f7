//! An analysis without a page.
#![allow(clippy::unwrap_used)]

use super::*;
use crate::app::store::{GameSetup, Opponent};
use crate::protocol::Score;

fn line(rank: usize, moves: &str) -> Line {
    Line {
        depth: 8,
        rank,
        score: Score::Centipawns(10),
        nodes: 1,
        time_ms: 1,
        moves: moves.split_whitespace().map(str::to_owned).collect(),
    }
}

fn desk() -> Desk {
    Desk::of(&Table::default())
}

#[test]
fn another_position_begins_anew() {
    let desk = desk().after(Act::Heard(vec![line(0, "h2e2 h9g7"), line(1, "b2e2")]));
    assert_eq!(desk.marks().lines.len(), 2);
    let played = desk.after(Act::Played("h2e2".parse().unwrap()));
    assert!(played.lines.is_empty());
    assert_eq!(played.search().unwrap().1.moves, ["h2e2"]);
    let back = played.after(Act::Stepped(Step::Back));
    assert!(back.search().unwrap().1.moves.is_empty());
}

#[test]
fn a_line_is_played_out_as_far_as_wanted() {
    let desk = desk().after(Act::Heard(vec![line(0, "h2e2 h9g7 h0g2")]));
    let played = desk.after(Act::PlayedOut { rank: 0, count: 2 });
    let moves: Vec<String> = played.game().moves().iter().map(Move::to_string).collect();
    assert_eq!(moves, ["h2e2", "h9g7"]);
    assert_eq!(
        desk.after(Act::PlayedOut { rank: 3, count: 1 })
            .game()
            .ply(),
        0
    );
}

#[test]
fn the_best_move_can_be_left_out_and_comes_back_elsewhere() {
    let desk = desk().after(Act::Heard(vec![line(0, "h2e2")]));
    let without = desk.after(Act::LeftOut);
    assert_eq!(without.search().unwrap().1.limits.banned, ["h2e2"]);
    assert!(without.lines.is_empty());
    assert!(without.after(Act::AllBack).banned.is_empty());
    let moved = without.after(Act::Played("b0c2".parse().unwrap()));
    assert!(moved.banned.is_empty());
}

#[test]
fn a_threat_is_a_search_for_the_other_side_and_is_not_played() {
    let desk = desk().after(Act::Threats(true));
    let (_, search) = desk.search().unwrap();
    assert!(search.fen.contains(" b "), "{}", search.fen);
    assert!(search.moves.is_empty());
    let told = desk.after(Act::Heard(vec![line(0, "h7e7")]));
    assert_eq!(
        told.after(Act::PlayedOut { rank: 0, count: 1 })
            .game()
            .ply(),
        0
    );
}

#[test]
fn a_refused_move_changes_nothing_and_is_named() {
    let desk = desk();
    let refused = desk.after(Act::Played("a0a5".parse().unwrap()));
    assert!(refused.refused.is_some());
    assert_eq!(refused.game().ply(), 0);
    assert!(refused.after(Act::Flipped).refused.is_none());
}

#[test]
fn the_curve_knows_what_was_looked_at_and_what_a_review_has_found() {
    let desk = desk().after(Act::Heard(vec![line(0, "h2e2")]));
    let played = desk.after(Act::Played("h2e2".parse().unwrap()));
    let ten = Some(Worth::Centipawns(10));
    assert_eq!(played.curve(), [ten, None]);
    // Black is to move: what is good for Black is bad for Red.
    let heard = played.after(Act::Heard(vec![line(0, "h9g7")]));
    assert_eq!(heard.curve(), [ten, Some(Worth::Centipawns(-10))]);
    let without = heard.after(Act::LeftOut).after(Act::Heard(vec![Line {
        score: Score::Centipawns(-500),
        ..line(0, "b9c7")
    }]));
    assert_eq!(without.curve(), heard.curve());
    let start = View::start(Position::start());
    let mut review = Review::new(start, vec!["h2e2".parse().unwrap()], 8);
    review.take(Default::default());
    review.take(crate::formats::record::review::Thought {
        worth: Some(Worth::Centipawns(7)),
        ..Default::default()
    });
    let known = Desk::of(&Table::default()).knowing(&review);
    let played = known.after(Act::Played("h2e2".parse().unwrap()));
    assert_eq!(played.curve(), [None, Some(Worth::Centipawns(7))]);
}

#[test]
fn off_means_no_search_and_on_again_asks_again() {
    let off = desk().after(Act::Turned(false));
    assert_eq!(off.search(), None);
    let on = off.after(Act::Turned(true));
    assert_ne!(on.search(), desk().search());
    assert!(on.search().is_some());
}

/// A table of cờ úp between two people after some moves.
fn co_up(moves: &str, seed: u64) -> Table {
    let setup = GameSetup {
        opponent: Opponent::Person,
        start: Position::start_of(Variant::CO_UP),
        ..GameSetup::default()
    };
    let mut table = Table::new(setup, seed);
    for text in moves.split_whitespace() {
        table.play(text.parse().unwrap()).unwrap();
    }
    table
}

#[test]
fn a_closed_piece_is_tried_out_as_what_the_reader_says() {
    let desk = Desk::of(&co_up("", 1));
    let tried = desk.after(Act::Played("b0c2".parse().unwrap()));
    // Of fifteen unknown pieces five are soldiers.
    let (kinds, taken_for) = tried.outcomes().unwrap();
    assert_eq!(taken_for, Role::Soldier);
    assert_eq!(kinds.iter().map(|(_, count)| *count).sum::<u8>(), 15);
    assert_eq!(tried.search().unwrap().1.moves, ["b0c2P"]);
    let other = tried.after(Act::TurnsOut(Role::Cannon));
    assert_eq!(other.search().unwrap().1.moves, ["b0c2C"]);
    assert_eq!(
        other
            .position()
            .open_piece_at("c2".parse().unwrap())
            .unwrap()
            .role,
        Role::Cannon
    );
    // A general never lies closed, and an open piece turns out to be nothing.
    assert_eq!(
        other.after(Act::TurnsOut(Role::General)).search(),
        other.search()
    );
    let back = other.after(Act::Stepped(Step::First));
    assert_eq!(back.outcomes(), None);
    assert_eq!(
        back.after(Act::TurnsOut(Role::Horse)).search(),
        back.search()
    );
}

#[test]
fn a_line_that_ends_with_a_reveal_can_be_played_out() {
    let desk = Desk::of(&co_up("b2e2", 1)).after(Act::Stepped(Step::Last));
    let told = desk.after(Act::Heard(vec![line(0, "h9g7")]));
    let played = told.after(Act::PlayedOut { rank: 0, count: 1 });
    assert_eq!(played.game().ply(), 2);
    assert!(played.outcomes().is_some());
}

#[test]
fn threats_are_those_of_the_board_as_it_is_known() {
    let desk = Desk::of(&co_up("b2e2", 1)).after(Act::Threats(true));
    let (_, search) = desk.search().unwrap();
    let pool = search.fen.split(' ').nth(2).unwrap();
    assert!(search.fen.contains(" w "), "{}", search.fen);
    assert!(pool.contains("r2a2c2p5n2b2"), "{pool}");
}

/// Two deals that show the same: the engine is asked the same, whatever the reader tries.
#[test]
fn nothing_that_is_asked_depends_on_what_lies_closed() {
    let table = co_up("b2b9 h7e7", 5);
    let twin = (0..20_000)
        .filter(|seed| *seed != 5)
        .map(|seed| co_up("b2b9 h7e7", seed))
        .find(|twin| twin.known_line() == table.known_line())
        .unwrap();
    assert_ne!(twin.seal(), table.seal());
    let (mut one, mut other) = (Desk::of(&table), Desk::of(&twin));
    let acts = [
        Act::Stepped(Step::Back),
        Act::Stepped(Step::Forward),
        Act::Played("h0g2".parse().unwrap()),
        Act::TurnsOut(Role::Chariot),
        Act::Played("b9c7".parse().unwrap()),
        Act::Threats(true),
    ];
    for act in acts {
        (one, other) = (one.after(act.clone()), other.after(act));
        assert_eq!(one.search(), other.search());
        assert_eq!((one.pieces(), one.veil()), (other.pieces(), other.veil()));
        assert_eq!(one.outcomes(), other.outcomes());
    }
}
