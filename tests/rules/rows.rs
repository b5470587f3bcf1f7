//! CXQ beyond the table of cases: rows, attacks and counters in positions made for them.

use chuhe::rules::adjudicate::{Event, Notice, Referee, status};
use chuhe::rules::{Color, Game, Reason, RuleSet};

use crate::boards::{game, position};

/// The verdict under a rule set, as `draw:repetition@8` or `ongoing`.
fn verdict(game: &Game, rules: &RuleSet) -> String {
    let status = status(game, rules);
    match (status.outcome, status.ended_at) {
        (Some(outcome), Some(ply)) => format!("{outcome}@{ply}"),
        _ => "ongoing".to_owned(),
    }
}

/// Plays a cycle over and over and gives the verdict under CXQ, or `ongoing` after `plies`.
fn going_round(fen: &str, cycle: &str, plies: usize) -> String {
    let mut game = Game::new(position(fen));
    for step in cycle.split(' ').cycle().take(plies) {
        game.play(step.parse().unwrap()).unwrap();
        let verdict = verdict(&game, &RuleSet::CXQ);
        if verdict != "ongoing" {
            return verdict;
        }
    }
    "ongoing".to_owned()
}

/// The attacks of the last move: `a1xa7:u`, or `-`.
fn attacks(fen: &str, moves: &str) -> String {
    let game = game(fen, moves);
    let mut referee = Referee::new(game.start(), &RuleSet::CXQ);
    game.moves().iter().for_each(|&step| referee.play(step));
    let names: Vec<String> = referee
        .attacks()
        .iter()
        .map(|threat| {
            let mark = if threat.protected { 'p' } else { 'u' };
            format!("{}x{}:{mark}", threat.attacker, threat.victim)
        })
        .collect();
    if names.is_empty() {
        "-".to_owned()
    } else {
        names.join(",")
    }
}

#[test]
fn a_block_on_every_move_that_is_also_an_attack_is_a_violation() {
    // The chariot blocks the black one's file each time and bears on the cannon a5 from there (S000-35).
    let fen = "4k1r2/9/9/9/c6R1/9/9/9/9/3K5 w - - 0 1";
    let cycle = "h5g5 g9h9 g5h5 h9g9";
    assert_eq!(
        going_round(fen, cycle, 20),
        "black_wins:perpetual_attack@13"
    );
    // Without the cannon it is a block and no more.
    let without = "4k1r2/9/9/9/7R1/9/9/9/9/3K5 w - - 0 1";
    assert_eq!(going_round(without, cycle, 40), "ongoing");
}

#[test]
fn both_over_their_limits_on_neighbouring_plies_draw() {
    // Two pieces of each side check in turn: thirteenth checks at plies 25 and 26.
    let checks = going_round(
        "3r5/4k4/9/4c4/9/9/9/4R4/9/n2KC4 w - - 0 1",
        "e2d2 e6d6 d2e2 d6e6",
        40,
    );
    assert_eq!(checks, "draw:mutual_perpetual_check@26");
    let attacks = going_round(
        "9/9/1n2k4/9/9/N8/4C4/rR7/c8/5K3 w - - 0 1",
        "b2b0 a1a0 b0b2 a0a1",
        40,
    );
    assert_eq!(attacks, "draw:mutual_perpetual_attack@14");
}

#[test]
fn a_side_whose_opponent_is_not_at_his_limit_loses_at_once() {
    // The same mutual attacks, but Black began a move later: he has made five when Red makes his seventh.
    let mut game = Game::new(position("9/9/1n2k4/9/9/N8/4C4/rR7/c8/5K3 w - - 0 1"));
    for step in ["b2b0", "e7e8", "b0b2", "e8e7"]
        .into_iter()
        .chain(["b2b0", "a1a0", "b0b2", "a0a1"].repeat(4))
    {
        game.play(step.parse().unwrap()).unwrap();
        if status(&game, &RuleSet::CXQ).is_over() {
            break;
        }
    }
    assert_eq!(
        verdict(&game, &RuleSet::CXQ),
        "black_wins:perpetual_attack@13"
    );
}

#[test]
fn pawns_and_generals_serve_as_screens() {
    assert_eq!(
        attacks("3k5/9/n8/9/1P7/9/9/9/9/C3K4 w - - 0 1", "b5a5"),
        "a0xa7:u"
    );
    assert_eq!(
        attacks("5k3/9/9/9/9/9/9/9/C7n/3K5 w - - 0 1", "d0d1"),
        "a1xi1:u"
    );
    // A screen that was between already attacks nothing anew.
    assert_eq!(attacks("3k5/9/n8/9/P8/9/9/9/9/C3K4 w - - 0 1", "a5a6"), "-");
    // Two screens are none.
    assert_eq!(
        attacks("3k5/9/n8/9/1P7/9/p8/9/9/C3K4 w - - 0 1", "b5a5"),
        "-"
    );
}

#[test]
fn a_pawn_going_to_and_fro_as_a_screen_makes_a_row_of_the_cannon() {
    // Each sideways step puts the pawn before one cannon, and the chariot, which steps aside, is attacked by both in
    // turn: two pieces, so twelve attacks are allowed.
    let verdict = going_round(
        "2bakabr1/9/9/r1p1p1p2/P8/9/9/9/9/CC1AKA3 b - - 0 1",
        "a6b6 a5b5 b6a6 b5a5",
        40,
    );
    assert_eq!(verdict, "black_wins:perpetual_attack@26");
}

#[test]
fn a_capture_ends_a_row_only_if_the_set_says_so() {
    // Two checks, a check that takes a soldier, and checks again.
    let fen = "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1";
    let moves = "a0a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a8 d8d9 a8a9";
    let taking = "p2k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1";
    let strict = RuleSet::CXQ;
    let lenient = RuleSet {
        capture_ends_row: true,
        ..RuleSet::CXQ
    };
    assert_eq!(
        verdict(&game(fen, moves), &lenient),
        "black_wins:perpetual_check@13"
    );
    assert_eq!(
        verdict(&game(taking, moves), &strict),
        "black_wins:perpetual_check@13"
    );
    // The first check takes the soldier, and is the first of the row.
    assert_eq!(
        verdict(&game(taking, moves), &lenient),
        "black_wins:perpetual_check@13"
    );
    let mut later = game(taking, "a0a1 d9d8 a1a0 d8d9");
    for step in moves.split(' ') {
        later.play(step.parse().unwrap()).unwrap();
    }
    assert_eq!(verdict(&later, &lenient), "black_wins:perpetual_check@17");
}

#[test]
fn discovered_attacks_count_only_if_the_set_says_so() {
    // Rule case D3-14: the horse steps out of the chariot's line.
    let fen = "3k5/9/n8/9/9/9/9/N8/9/R3K4 w - - 0 1";
    assert_eq!(attacks(fen, "a2b4"), "-");
    let game = game(fen, "a2b4");
    let open = RuleSet {
        discovered_attacks: true,
        ..RuleSet::CXQ
    };
    let mut referee = Referee::new(game.start(), &open);
    referee.play(game.moves()[0]);
    assert_eq!(referee.attacks().len(), 1);
}

#[test]
fn progress_begins_anew_with_a_capture_or_a_forward_step_of_a_crossed_soldier() {
    let progress =
        |fen: &str, moves: &str| status(&game(fen, moves), &RuleSet::CXQ).counters.progress;
    let fen = "4k4/9/9/8p/P8/9/9/9/9/3K5 w - - 58 40";
    assert_eq!(progress(fen, "a5a6"), 0);
    assert_eq!(progress(fen, "a5b5"), 59);
    assert_eq!(
        progress("4k4/9/9/8p/9/P8/9/9/9/3K5 w - - 58 40", "a4a5"),
        59
    );
    assert_eq!(progress("4k4/9/9/p8/P8/9/9/9/9/3K5 w - - 58 40", "a5a6"), 0);
    assert_eq!(progress("4k4/9/9/9/9/p8/9/9/9/3K5 b - - 58 40", "a4a3"), 0);
    assert_eq!(progress("4k4/9/9/9/9/9/9/9/p8/3K5 b - - 58 40", "a1b1"), 59);
}

#[test]
fn notices_come_from_two_steps_before_a_limit_on() {
    let fen = "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1";
    let noticed = |moves: &str| {
        let status = status(&game(fen, moves), &RuleSet::CXQ);
        status.notices.into_iter().find_map(|notice| match notice {
            Notice::Row(row) => Some((row.side, row.length, row.limit)),
            _ => None,
        })
    };
    let four = "a0a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a8";
    assert_eq!(noticed(four), None);
    assert_eq!(
        noticed(&format!("{four} d8d9 a8a9")),
        Some((Color::Red, 5, 6))
    );
    // Still there after the answer.
    assert_eq!(
        noticed(&format!("{four} d8d9 a8a9 d9d8")),
        Some((Color::Red, 5, 6))
    );
    // Where repetition counts, the second occurrence tells what the third will bring.
    let twice = "a0a9 d9d8 a9a8 d8d9 a8a9";
    let club = status(&game(fen, twice), &RuleSet::CLUB);
    let [Notice::Repetition(outcome)] = club.notices[..] else {
        panic!("{:?}", club.notices)
    };
    assert_eq!(outcome.to_string(), "black_wins:perpetual_check");
    let count = |fen: &str| status(&game(fen, ""), &RuleSet::CLUB).notices;
    assert_eq!(count("4k4/9/9/8p/9/9/P8/9/9/3K5 w - - 115 80"), []);
    let near = Notice::Count {
        reason: Reason::NoCapture60,
        left: 4,
    };
    assert_eq!(count("4k4/9/9/8p/9/9/P8/9/9/3K5 w - - 116 80"), [near]);
}

#[test]
fn what_the_clock_and_absence_mean_depends_on_the_set_and_on_who_has_moved() {
    let start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
    let judged = |moves: &str, event: &str, rules: &RuleSet| {
        let event: Event = event.parse().unwrap();
        event
            .outcome(&game(start, moves), rules)
            .map(|outcome| outcome.to_string())
    };
    let online = |moves: &str, event: &str| judged(moves, event, &RuleSet::ONLINE);
    let some = |text: &str| Some(text.to_owned());
    assert_eq!(online("h2e2 h9g7", "!flag:b"), some("red_wins:timeout"));
    assert_eq!(online("h2e2 h9g7", "!flag:r"), some("black_wins:timeout"));
    assert_eq!(online("h2e2", "!flag:b"), some("aborted:no_first_move"));
    assert_eq!(online("h2e2", "!flag:r"), some("aborted:no_first_move"));
    assert_eq!(
        online("h2e2 h9g7", "!away:b:46"),
        some("red_wins:abandoned")
    );
    assert_eq!(online("h2e2 h9g7", "!away:r:45"), None);
    assert_eq!(online("", "!away:r:46"), some("aborted:no_first_move"));
    assert_eq!(online("", "!resign:r"), some("black_wins:resign"));
    for rules in [RuleSet::CXQ, RuleSet::CLUB, RuleSet::ASIAN] {
        assert_eq!(judged("h2e2 h9g7", "!flag:b", &rules), None);
        assert_eq!(judged("h2e2 h9g7", "!away:b:99", &rules), None);
        assert_eq!(
            judged("h2e2 h9g7", "!draw:agreed", &rules),
            some("draw:agreement")
        );
    }
    for text in [
        "!flag",
        "!flag:x",
        "!away:r",
        "!away:r:soon",
        "resign:r",
        "!draw",
        "!",
    ] {
        assert!(text.parse::<Event>().is_err(), "{text}");
    }
}
