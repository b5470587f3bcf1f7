//! The table of rule cases, as far as the rules in force go: movement, check, mate, no legal move, and the verdicts of
//! the Club rules. Every test says how many rows it holds, so that none drops out in silence.

use std::fmt::Display;

use chuhe::rules::adjudicate::{Event, status};
use chuhe::rules::ruleset::RuleSet;
use chuhe::rules::{Color, Game, Position};

use crate::boards::{moved, position, position_with_unanswered_check};

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

/// The verdict under the Club rules, in the grammar of the table.
fn verdict_under_club(game: &Game) -> String {
    let status = status(game, &RuleSet::CLUB);
    match (status.outcome, status.ended_at) {
        (None, None) => "ongoing".to_owned(),
        (Some(outcome), Some(ply)) => format!("{outcome}@{ply}"),
        (outcome, ply) => panic!("outcome {outcome:?} at {ply:?}: one without the other"),
    }
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
fn verdicts_under_the_club_rules() {
    let rows = rows(|row| row.ruleset == "Club");
    hold(40, &rows, |row| {
        equal(
            "verdict",
            &row.expected.to_owned(),
            &verdict_under_club(&row.game(0)?),
        )
    });
}

#[test]
fn a_club_game_is_not_over_before_the_move_that_ends_it() {
    let rows = rows(|row| row.ruleset == "Club" && row.expected != "ongoing");
    hold(37, &rows, |row| {
        equal(
            "ends with the last move",
            &true,
            &row.expected.ends_with(&format!("@{}", row.moves.len())),
        )?;
        for left_out in 1..=row.moves.len() {
            equal(
                "verdict before it",
                &"ongoing".to_owned(),
                &verdict_under_club(&row.game(left_out)?),
            )?;
        }
        Ok(())
    });
}

#[test]
fn a_club_verdict_stands_whatever_is_played_afterwards() {
    let rows = rows(|row| row.ruleset == "Club" && row.expected.starts_with("draw:"));
    hold(26, &rows, |row| {
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
                &verdict_under_club(&game),
            )?;
        }
        Ok(())
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
fn resignation_and_agreement_end_a_game_under_every_rule_set() {
    let event = |text: &str| match text {
        "!resign:r" => Event::Resign(Color::Red),
        "!resign:b" => Event::Resign(Color::Black),
        "!draw:agreed" => Event::DrawAgreed,
        other => panic!("{other} is for the clock"),
    };
    let ends_so = |row: &Row| {
        row.moves
            .iter()
            .any(|step| step.starts_with("!resign") || step.starts_with("!draw"))
    };
    hold(4, &rows(ends_so), |row| {
        // The moves before it are legal, and do not end the game.
        let game = row.game(1)?;
        equal(
            "verdict before it",
            &"ongoing".to_owned(),
            &verdict_under_club(&game),
        )?;
        let outcome = event(row.moves.last().unwrap()).outcome();
        equal("verdict", &row.expected.to_owned(), &outcome.to_string())
    });
}
