//! The table of rule cases: movement, check, mate, no legal move, attacks, verdicts and events under each rule set.
//! Every test says how many rows it holds, so that none drops out in silence.

use std::fmt::Display;

use chuhe::rules::adjudicate::{Event, Referee, status};
use chuhe::rules::ruleset::RuleSet;
use chuhe::rules::{Color, Game, Position};

use crate::boards::{moved, position, position_with_unanswered_check};

/// How many rows each rule set has whose verdict the moves alone decide.
const VERDICTS_CXQ: usize = 50;
const VERDICTS_CLUB: usize = 40;
const VERDICTS_ONLINE: usize = 38;
const VERDICTS_ASIAN: usize = 40;
/// How many of them end the game.
const ENDED: usize = 134;

/// One line of the table.
struct Row {
    id: &'static str,
    variant: &'static str,
    ruleset: &'static str,
    fen: &'static str,
    moves: Vec<&'static str>,
    expected: &'static str,
}

/// The one row whose position no game leads to: Black stands in check and Red is to move.
const UNANSWERED_CHECK: &str = "B9-3";

impl Row {
    /// Where the case begins.
    fn root(&self) -> Position {
        if self.id == UNANSWERED_CHECK {
            position_with_unanswered_check(self.fen)
        } else {
            position(self.fen)
        }
    }

    /// The game through all moves but the last `left_out`.
    fn game(&self, left_out: usize) -> Result<Game, String> {
        let mut game = Game::new(self.root());
        for step in &self.moves[..self.moves.len() - left_out] {
            game.play(moved(step))
                .map_err(|refusal| format!("{step} is refused: {}", refusal.name()))?;
        }
        Ok(game)
    }
}

/// The rows of xiangqi that fulfil a condition.
fn rows(wanted: impl Fn(&Row) -> bool) -> Vec<Row> {
    let lines = include_str!("../data/rule_cases.tsv").lines().skip(1);
    let rows = lines.map(|line| {
        let columns: Vec<&str> = line.split('\t').collect();
        let [id, _, variant, ruleset, fen, moves, expected, _] = columns[..] else {
            panic!("eight columns expected: {line}")
        };
        Row {
            id,
            variant,
            ruleset,
            fen,
            moves: moves.split(' ').collect(),
            expected,
        }
    });
    rows.filter(|row| row.variant == "xiangqi" && wanted(row))
        .collect()
}

/// Judges `number` rows and names all that fail.
fn hold(number: usize, rows: &[Row], judge: impl Fn(&Row) -> Result<(), String>) {
    let failures: Vec<String> = rows
        .iter()
        .filter_map(|row| {
            judge(row)
                .err()
                .map(|why| format!("{} {} {}: {why}", row.id, row.fen, row.moves.join(" ")))
        })
        .collect();
    assert!(
        failures.is_empty(),
        "{} of {} rows fail:\n{}",
        failures.len(),
        rows.len(),
        failures.join("\n")
    );
    assert_eq!(rows.len(), number, "rows that this test holds");
}

fn equal<T: PartialEq + Display>(what: &str, expected: &T, found: &T) -> Result<(), String> {
    if expected == found {
        Ok(())
    } else {
        Err(format!("{what}: expected {expected}, found {found}"))
    }
}

fn expect_check(expected: &str, position: &Position) -> Result<(), String> {
    let check = u8::from(position.is_check());
    let found = format!("check={check}");
    if expected.split(';').any(|part| part == found) {
        Ok(())
    } else {
        Err(format!("expected {expected}, found {found}"))
    }
}

/// The verdict that the position alone allows, in the grammar of the table.
fn verdict_of_position(game: &Game) -> String {
    let position = game.position();
    if position.has_legal_move() {
        return "ongoing".to_owned();
    }
    let winner = if position.turn() == Color::Red {
        "black"
    } else {
        "red"
    };
    let reason = if position.is_check() {
        "checkmate"
    } else {
        "stalemate"
    };
    format!("{winner}_wins:{reason}@{}", game.ply())
}

/// The rule set of a row that names one.
fn rule_set(row: &Row) -> RuleSet {
    let mut named = RuleSet::NAMED.into_iter();
    named
        .find(|(name, _)| *name == row.ruleset)
        .map(|(_, rules)| rules)
        .unwrap_or_else(|| panic!("no rule set {}", row.ruleset))
}

/// The verdict in the grammar of the table.
fn verdict(game: &Game, rules: &RuleSet) -> String {
    let status = status(game, rules);
    match (status.outcome, status.ended_at) {
        (None, None) => "ongoing".to_owned(),
        (Some(outcome), Some(ply)) => format!("{outcome}@{ply}"),
        (outcome, ply) => panic!("outcome {outcome:?} at {ply:?}: one without the other"),
    }
}

/// Whether moves alone decide the row, under a rule set of its own.
fn is_verdict(row: &Row) -> bool {
    let about_the_last_move = row.ruleset == "*" || row.expected.starts_with("class;");
    let counts = row.expected.contains(";eff=");
    let events = row.moves.iter().any(|step| step.starts_with('!'));
    !about_the_last_move && !counts && !events
}

#[test]
fn movement() {
    let rows = rows(|row| row.ruleset == "*");
    hold(36, &rows, |row| {
        let mut game = row.game(1)?;
        let last = moved(row.moves.last().unwrap());
        let before = game.position().clone();
        let legal = row.expected != "illegal";
        equal("is_legal", &legal, &before.is_legal(last))?;
        equal("check_move", &legal, &before.check_move(last).is_ok())?;
        equal(
            "listed among the legal moves",
            &legal,
            &before.legal_moves().contains(&last),
        )?;
        equal("play", &legal, &game.play(last).is_ok())?;
        if legal {
            equal("plies played", &row.moves.len(), &game.ply())?;
            expect_check(row.expected, game.position())
        } else {
            equal(
                "refused move left no trace",
                &true,
                &(*game.position() == before),
            )
        }
    });
}

#[test]
fn mate_and_no_legal_move_under_every_rule_set() {
    let rows = rows(|row| row.id.starts_with('E'));
    hold(25, &rows, |row| {
        equal(
            "verdict",
            &row.expected.to_owned(),
            &verdict_of_position(&row.game(0)?),
        )
    });
}

#[test]
fn check_flags_of_the_classified_moves() {
    let rows = rows(|row| row.expected.starts_with("class;"));
    hold(19, &rows, |row| {
        expect_check(row.expected, row.game(0)?.position())
    });
}

#[test]
fn verdicts_under_every_rule_set() {
    for (name, number) in [
        ("CXQ", VERDICTS_CXQ),
        ("Club", VERDICTS_CLUB),
        ("Online", VERDICTS_ONLINE),
        ("Asian", VERDICTS_ASIAN),
    ] {
        let rows = rows(|row| row.ruleset == name && is_verdict(row));
        hold(number, &rows, |row| {
            equal(
                "verdict",
                &row.expected.to_owned(),
                &verdict(&row.game(0)?, &rule_set(row)),
            )
        });
    }
}

#[test]
fn a_game_is_not_over_before_the_move_that_ends_it() {
    let rows = rows(|row| is_verdict(row) && row.expected != "ongoing");
    hold(ENDED, &rows, |row| {
        equal(
            "ends with the last move",
            &true,
            &row.expected.ends_with(&format!("@{}", row.moves.len())),
        )?;
        for left_out in 1..=row.moves.len() {
            equal(
                "verdict before it",
                &"ongoing".to_owned(),
                &verdict(&row.game(left_out)?, &rule_set(row)),
            )?;
        }
        Ok(())
    });
}

#[test]
fn a_verdict_stands_whatever_is_played_afterwards() {
    let rows = rows(|row| is_verdict(row) && row.expected.contains('@'));
    hold(ENDED, &rows, |row| {
        let mut game = row.game(0)?;
        for _ in 0..3 {
            let Some(&next) = game.position().legal_moves().first() else {
                break;
            };
            game.play(next)
                .map_err(|refusal| refusal.name().to_owned())?;
            equal(
                "verdict afterwards",
                &row.expected.to_owned(),
                &verdict(&game, &rule_set(row)),
            )?;
        }
        Ok(())
    });
}

#[test]
fn attacks_as_the_cxq_page_defines_them() {
    let rows = rows(|row| row.expected.starts_with("class;"));
    hold(19, &rows, |row| {
        let game = row.game(0)?;
        let mut referee = Referee::new(game.start(), &RuleSet::CXQ);
        for &step in game.moves() {
            referee.play(step);
        }
        let names: Vec<String> = referee
            .attacks()
            .iter()
            .map(|threat| {
                let mark = if threat.protected { 'p' } else { 'u' };
                format!("{}x{}:{mark}", threat.attacker, threat.victim)
            })
            .collect();
        let list = if names.is_empty() {
            "-".to_owned()
        } else {
            names.join(",")
        };
        let check = u8::from(game.position().is_check());
        equal(
            "class",
            &row.expected.to_owned(),
            &format!("class;check={check};attacks={list}"),
        )
    });
}

#[test]
fn effective_moves() {
    let rows = rows(|row| row.expected.contains(";eff="));
    hold(2, &rows, |row| {
        let status = status(&row.game(0)?, &RuleSet::CXQ);
        let [red, black] = status.counters.effective;
        let ongoing = if status.is_over() { "over" } else { "ongoing" };
        equal(
            "counts",
            &row.expected.to_owned(),
            &format!("{ongoing};eff={red}/{black}"),
        )
    });
}

#[test]
fn every_move_of_every_case_is_legal_where_the_case_says_so() {
    let rows = rows(|row| row.expected != "illegal");
    hold(211, &rows, |row| {
        let mut game = Game::new(row.root());
        for step in row.moves.iter().filter(|step| !step.starts_with('!')) {
            game.play(moved(step))
                .map_err(|refusal| format!("{step} is refused: {}", refusal.name()))?;
        }
        Ok(())
    });
}

#[test]
fn events_between_moves() {
    let rows = rows(|row| row.moves.iter().any(|step| step.starts_with('!')));
    hold(7, &rows, |row| {
        // The moves before the event are legal, and do not end the game.
        let game = row.game(1)?;
        let rules = rule_set(row);
        equal(
            "verdict before it",
            &"ongoing".to_owned(),
            &verdict(&game, &rules),
        )?;
        let event: Event = row.moves.last().unwrap().parse().unwrap();
        let found = match event.outcome(&game, &rules) {
            Some(outcome) => outcome.to_string(),
            None => "ongoing".to_owned(),
        };
        equal("verdict", &row.expected.to_owned(), &found)
    });
}

#[test]
fn every_row_of_xiangqi_is_held_by_a_test() {
    let all = rows(|_| true).len();
    let of_one_move = rows(|row| row.ruleset == "*").len();
    let verdicts = VERDICTS_CXQ + VERDICTS_CLUB + VERDICTS_ONLINE + VERDICTS_ASIAN;
    // Movement, verdicts, classes, counts of effective moves, events.
    assert_eq!(all, of_one_move + verdicts + 19 + 2 + 7);
    assert_eq!(all, 232);
}
