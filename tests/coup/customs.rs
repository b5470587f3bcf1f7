//! The switches of the variant, and what closed pieces are to the rules of attack.

use chuhe::formats::coup_fen;
use chuhe::rules::adjudicate::{Referee, has_attackers};
use chuhe::rules::coup::{Arrangement, HiddenGame, View};
use chuhe::rules::{CapturedClosed, Color, Customs, Move, Refusal, RuleSet, Variant};

use crate::boards::{played, view};

fn at_home() -> Variant {
    Variant::CoUp(Customs {
        guards_at_home: true,
        ..Customs::default()
    })
}

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

#[test]
fn the_house_rule_keeps_open_guards_at_home() {
    let fen = "4k4/9/9/9/9/2B6/9/3A5/4A4/3K5 w - 0 1";
    let roaming = view(fen);
    let house = coup_fen::parse(fen, at_home()).unwrap();
    for (text, refusal) in [
        ("d2c3", Refusal::LeavesPalace),
        ("c4a6", Refusal::CrossesRiver),
    ] {
        assert_eq!(roaming.position().check_move(mv(text)), Ok(()), "{text}");
        assert_eq!(
            house.position().check_move(mv(text)),
            Err(refusal),
            "{text}"
        );
    }
    // Where guards cannot cross, nobody is left to attack with.
    assert!(has_attackers(roaming.position()));
    assert!(!has_attackers(house.position()));
    // A closed piece may turn out to be anything.
    let closed = coup_fen::parse("4k4/9/9/9/9/9/9/9/9/X2K5 w - 0 1", at_home());
    assert!(closed.is_err(), "one piece lies closed, the pool is empty");
    let closed = coup_fen::parse("4k4/9/9/9/9/9/9/9/9/X2K5 w A1 0 1", at_home()).unwrap();
    assert!(has_attackers(closed.position()));
}

#[test]
fn open_guards_give_check_only_where_they_roam() {
    // The elephant on c6 bears on e8 over the empty point d7.
    let fen = "9/4k4/9/2B6/9/9/9/9/9/3K5 b - 0 1";
    assert!(view(fen).position().is_check());
    let house = coup_fen::parse(fen, at_home()).unwrap();
    assert!(!house.position().is_check());
    // A piece on the eye may not leave it, and may step onto it.
    let pinned = view("9/4k4/3c5/2B6/9/9/9/9/9/3K5 b - 0 1");
    assert!(!pinned.position().is_check());
    assert_eq!(
        pinned.position().check_move(mv("d7d6")),
        Err(Refusal::OwnGeneralAttacked("c6".parse().unwrap()))
    );
    let parried = view("9/4k4/r8/2B6/9/9/9/9/9/3K5 b - 0 1");
    assert_eq!(parried.position().check_move(mv("a7d7")), Ok(()));
    assert!(parried.position().check_move(mv("a7b7")).is_err());
}

#[test]
fn who_sees_a_captured_closed_piece_is_a_custom() {
    for (custom, red, black, public) in [
        (CapturedClosed::Capturer, true, false, false),
        (CapturedClosed::Nobody, false, false, false),
        (CapturedClosed::Both, true, true, true),
    ] {
        let variant = Variant::CoUp(Customs {
            captured_closed: custom,
            ..Customs::default()
        });
        let start = coup_fen::parse("4k4/9/9/x8/9/9/9/9/9/R2K5 w n2 0 1", variant).unwrap();
        let arrangement = Arrangement::parse_for(&start, "9/9/9/n8/9/9/9/9/9/9").unwrap();
        let mut game = HiddenGame::new(start, arrangement);
        game.play(mv("a0a6")).unwrap();
        for (viewer, sees) in [
            (Some(Color::Red), red),
            (Some(Color::Black), black),
            (None, public),
        ] {
            let unknown = game.view(viewer).pool().total(Color::Black);
            assert_eq!(unknown, if sees { 1 } else { 2 }, "{custom:?} {viewer:?}");
            let text = game.moves_seen_by(viewer)[0].to_string();
            assert_eq!(text, if sees { "a0a6n" } else { "a0a6" });
        }
        // After the game everything is shown.
        assert_eq!(game.moves_with_all()[0].to_string(), "a0a6n");
    }
}

#[test]
fn a_reveal_alone_resets_no_counter() {
    let mut view = view("4k4/9/9/9/9/9/9/9/9/X2K5 w R1 7 9");
    let mut referee = Referee::new(view.position(), &RuleSet::CLUB);
    view.play(played("a0a1R")).unwrap();
    referee.play_revealing(mv("a0a1"), Some(chuhe::rules::Role::Chariot));
    assert_eq!(view.position().halfmoves(), 8);
    let counters = referee.status().counters;
    assert_eq!((counters.no_capture, counters.occurrences), (8, 1));
}

#[test]
fn a_reveal_makes_another_position() {
    let start = view("4k4/9/9/9/9/9/9/9/9/X2K5 w R1 0 1");
    let open = view("4k4/9/9/9/9/9/9/9/9/R2K5 w - 0 1");
    assert_ne!(start.position().key(), open.position().key());
}

/// What the last move attacks under the CXQ rules: attacker, victim, whether protected.
fn attacks(view: &View, text: &str) -> Vec<String> {
    let mut referee = Referee::new(view.position(), &RuleSet::CXQ);
    let played = view.check(played(text)).unwrap();
    referee.play_revealing(played.mv, played.revealed.map(|piece| piece.role));
    let threats = referee.attacks().into_iter();
    threats
        .map(|threat| {
            let mark = if threat.protected { 'p' } else { 'u' };
            format!("{}x{}:{mark}", threat.attacker, threat.victim)
        })
        .collect()
}

#[test]
fn a_closed_victim_is_of_no_kind() {
    // An open soldier on its own half cannot be attacked; a closed piece on such a point can.
    let fen = |piece| format!("4k4/9/9/{piece}8/9/9/9/9/9/1R1K5 w p1 0 1");
    assert!(attacks(&view(&fen("p")), "b0a0").is_empty());
    assert_eq!(attacks(&view(&fen("x")), "b0a0"), ["a0xa6:u"]);
    // It protects by its start point's kind: the closed horse on b9 guards a7.
    let guarded = view("1x2k4/9/n8/9/9/9/9/9/9/1R1K5 w n1 0 1");
    assert_eq!(attacks(&guarded, "b0a0"), ["a0xa7:p"]);
}
