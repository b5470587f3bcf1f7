//! `chuhe uci`, in both protocols.

use super::{chuhe_reading, lines};

fn session(input: &str) -> Vec<String> {
    lines(&chuhe_reading(&["uci"], input))
}

fn count(lines: &[String], start: &str) -> usize {
    lines.iter().filter(|line| line.starts_with(start)).count()
}

#[test]
fn uci_introduces_itself_and_moves() {
    let said = session("uci\nisready\nposition startpos moves h2e2\ngo depth 3\nquit\n");
    assert!(said[0].starts_with("id name Chuhe "));
    assert!(said.contains(&String::from("uciok")));
    assert!(said.contains(&String::from("readyok")));
    assert_eq!(count(&said, "bestmove "), 1);
}

#[test]
fn a_search_with_a_limit_in_depth_tells_each_depth() {
    // The input ends only after the answer is due, since a search is stopped by its end.
    let said = session("position fen 4k4/R8/8R/9/9/9/9/9/9/3K5 w - - 0 1\ngo depth 1\nstop\n");
    assert!(
        said.iter().any(|line| line.contains("score mate 1")),
        "{said:?}"
    );
    assert!(
        said.iter().any(|line| line.starts_with("bestmove i7i9")),
        "{said:?}"
    );
}

#[test]
fn an_endless_search_answers_when_stopped() {
    let said = session("go infinite\nisready\nstop\nisready\n");
    let last: Vec<&str> = said.iter().rev().take(2).map(String::as_str).collect();
    assert_eq!(last[0], "readyok");
    assert!(last[1].starts_with("bestmove "), "{said:?}");
}

#[test]
fn ucci_speaks_its_own_words() {
    let said = session(
        "ucci\nposition fen 3k5/9/4P4/9/9/9/9/9/9/4K4 w - - 0 1 moves e7e8\ngo depth 3\nquit\n",
    );
    assert!(said.contains(&String::from("ucciok")));
    assert!(said.contains(&String::from("nobestmove")), "{said:?}");
    assert_eq!(said.last().map(String::as_str), Some("bye"));
}

#[test]
fn bad_lines_are_answered_and_the_session_goes_on() {
    let said = session(
        "juggle\nposition fen x\nposition startpos moves a0a5\ngo depth x\nsetoption name Hash value 0\nisready\n",
    );
    assert_eq!(count(&said, "info string error "), 5, "{said:?}");
    assert!(said[2].contains("move 1 `a0a5`"), "{said:?}");
    assert_eq!(said.last().map(String::as_str), Some("readyok"));
}

#[test]
fn a_side_without_moves_has_no_best_move() {
    let said =
        session("position fen 3k5/9/4P4/9/9/9/9/9/9/4K4 w - - 0 1 moves e7e8\ngo depth 2\nstop\n");
    assert!(said.contains(&String::from("bestmove (none)")), "{said:?}");
}

#[test]
fn the_rules_can_be_chosen() {
    // Rule case P1-1: six checks by one chariot are made; under CXQ the seventh, a8a9, would lose.
    let position = "position fen 3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1 moves \
                    a0a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a8 d8d9";
    let said = session(&format!(
        "uci\nsetoption name Rules value CXQ\n{position}\ngo depth 4 searchmoves a8a9\nquit\n"
    ));
    assert!(
        said.iter()
            .any(|line| line.starts_with("option name Rules type combo default Club "))
    );
    assert!(
        said.iter().any(|line| line.contains("score cp -199")),
        "{said:?}"
    );
    let wrong = session("setoption name Rules value House\nisready\n");
    assert!(
        wrong.iter().any(|line| line.contains("no rule set")),
        "{wrong:?}"
    );
}

#[test]
fn a_pondered_move_that_is_played_is_answered_once_within_the_limits() {
    let ponder = "position startpos moves h2e2 h9g7\ngo ponder depth 3\n";
    let hit = session(&format!("{ponder}ponderhit\nisready\nquit\n"));
    assert_eq!(count(&hit, "bestmove "), 1, "{hit:?}");
    // Another move was played: the answer is asked for, and not used.
    let missed = session(&format!("{ponder}stop\nisready\nquit\n"));
    assert_eq!(count(&missed, "bestmove "), 1, "{missed:?}");
    let nothing = session("ponderhit\nisready\n");
    assert_eq!(count(&nothing, "info string error ponderhit"), 1);
}

#[test]
fn several_lines_and_weak_levels_are_options() {
    let said = session("setoption name MultiPV value 3\ngo depth 4\nisready\nstop\n");
    assert!(
        said.iter()
            .any(|line| line.starts_with("info depth 1 multipv 3 ")),
        "{said:?}"
    );
    let weak = |seed: u32| {
        let said = session(&format!(
            "setoption name Level value 1\nsetoption name Seed value {seed}\ngo nodes 1000\nisready\nstop\n"
        ));
        said.into_iter().find(|line| line.starts_with("bestmove "))
    };
    assert_eq!(weak(5), weak(5));
    assert!((0..20).any(|seed| weak(seed) != weak(5)));
    let wrong = session("setoption name UCI_Variant value chess\nisready\n");
    assert_eq!(count(&wrong, "info string error option UCI_Variant"), 1);
}

#[test]
fn co_up_is_played_by_name_or_by_its_fen() {
    let said = session(
        "uci\nsetoption name UCI_Variant value jieqi\nposition startpos moves b2e2R a6a5p\ngo depth 2\nstop\nquit\n",
    );
    assert!(
        said.iter()
            .any(|line| line.ends_with("var xiangqi var jieqi")),
        "{said:?}"
    );
    assert_eq!(count(&said, "info string error"), 0, "{said:?}");
    // The line ends at the first reveal, so that it can be played.
    let line = said.iter().rfind(|line| line.contains(" pv ")).unwrap();
    assert!(line.contains("score cp "), "{line}");
    let said = session(
        "ucci\nposition fen xxxxkxxxx/9/1x5x1/x1x1x1x1x/9/9/X1X1X1X1X/1X5X1/9/XXXXKXXXX w R2A2C2P5N2B2r2a2c2p5n2b2 0 1 moves h2h9Pn\ngo depth 1\nstop\n",
    );
    assert_eq!(count(&said, "bestmove "), 1, "{said:?}");
    // What stands on h9 now gives no check, so that Black is free; the soldier can be taken.
    assert_eq!(count(&said, "info string error"), 0, "{said:?}");
}

#[test]
fn moves_of_co_up_must_show_what_they_reveal() {
    let said = session(
        "setoption name UCI_Variant value jieqi\nposition startpos moves b2e2\nposition startpos moves b2e2R a6a5P\nisready\n",
    );
    assert!(
        said[0].contains("move 1 `b2e2`: a closed piece moves"),
        "{said:?}"
    );
    assert!(said[1].contains("move 2 `a6a5P`"), "{said:?}");
    assert_eq!(said.last().map(String::as_str), Some("readyok"));
}

#[test]
fn moves_come_out_of_the_book_where_it_is_wanted_and_a_move_is_asked_for() {
    const BY_BOOK: &str = "info string the move is out of the opening book";
    let by_book = |setup: &str, go: &str| {
        let said = session(&format!("uci\n{setup}\n{go}\nisready\nstop\nquit\n"));
        assert_eq!(count(&said, "bestmove "), 1, "{said:?}");
        said.iter().any(|line| line == BY_BOOK)
    };
    let on = "setoption name OwnBook value true";
    assert!(!by_book("", "go depth 2"));
    assert!(by_book(on, "go depth 2"));
    assert!(by_book(on, "go wtime 1000 btime 1000"));
    for go in [
        "go infinite",
        "go ponder depth 2",
        "go depth 2 searchmoves h2e2",
    ] {
        assert!(!by_book(on, go), "{go}");
    }
    let lines = format!("{on}\nsetoption name MultiPV value 2");
    assert!(!by_book(&lines, "go depth 2"));
    assert!(!by_book(&format!("{on}\nbanmoves h2e2"), "go depth 2"));
    let handicap =
        "position fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/R1BAKABNR w - - 0 1";
    assert!(!by_book(&format!("{on}\n{handicap}"), "go depth 2"));
    let said = session("ucci\nsetoption usebook true\ngo depth 2\nquit\n");
    assert_eq!(count(&said, BY_BOOK), 1, "{said:?}");
    let wrong = session("setoption name OwnBook value maybe\nisready\n");
    assert_eq!(count(&wrong, "info string error option OwnBook"), 1);
}
