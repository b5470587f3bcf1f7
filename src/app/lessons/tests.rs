//! The exercises and lessons as data: each can be solved, none by everything, and the page judges
//! them quickly.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use super::exercise::{Deed, Exercise, Goal, Question, Way, at};
use super::force;
use super::judge;
use super::lesson::Topic;
use super::trial::{Act, Trial, Verdict};
use crate::formats::fen;
use crate::rules::{Move, Position, PositionOddities, Square};

fn exercises() -> impl Iterator<Item = &'static Exercise> {
    let lessons = Topic::ALL.into_iter().map(Topic::lesson);
    lessons.flat_map(|lesson| lesson.exercises)
}

fn named(name: &str) -> &'static Exercise {
    exercises().find(|exercise| exercise.name == name).unwrap()
}

fn moves(list: &[Move]) -> Vec<String> {
    let mut texts: Vec<String> = list.iter().map(Move::to_string).collect();
    texts.sort();
    texts
}

#[test]
fn there_are_many_exercises_of_several_kinds_each_with_its_own_name() {
    let names: BTreeSet<&str> = exercises().map(|exercise| exercise.name).collect();
    assert_eq!(names.len(), exercises().count());
    assert!(names.len() >= 40, "{}", names.len());
    for lesson in Topic::ALL.map(Topic::lesson) {
        assert!(lesson.exercises.len() >= 2, "{:?}", lesson.topic);
        let setup = fen::parse(lesson.fen).unwrap();
        assert!(Position::from_setup(&setup).is_ok(), "{}", lesson.fen);
        assert_eq!(
            setup.oddities(),
            PositionOddities::empty(),
            "{}",
            lesson.fen
        );
    }
}

#[test]
fn every_exercise_is_a_natural_position_with_an_answer_and_with_wrong_ones() {
    for exercise in exercises() {
        let name = exercise.name;
        let setup = fen::parse(exercise.fen).unwrap();
        assert_eq!(setup.oddities(), PositionOddities::empty(), "{name}");
        let position = exercise.position();
        let legal = position.legal_moves();
        match exercise.goal {
            Goal::Choose(question) => {
                let meant = judge::meant(&position, question);
                assert!(!meant.is_empty(), "{name}");
                assert!(meant.len() < 20, "{name}");
            }
            Goal::Play(_) | Goal::Win { .. } => {
                let right = Trial::new(exercise).answers();
                assert!(!right.is_empty(), "{name}");
                let enough = right.len() < legal.len() || legal.len() == 1;
                assert!(enough, "{name}: everything is right");
            }
            Goal::Walk { from, to, moves } => {
                let fewest = judge::fewest_moves(&position, from, to, 9);
                assert_eq!(fewest, Some(moves), "{name}");
            }
        }
    }
}

#[test]
fn wins_take_as_many_moves_as_they_say_and_are_judged_at_once() {
    for exercise in exercises() {
        let Goal::Win { moves } = exercise.goal else {
            continue;
        };
        let position = exercise.position();
        assert!(force::can_force(&position, moves), "{}", exercise.name);
        let sooner = moves > 1 && force::can_force(&position, moves - 1);
        assert!(!sooner, "{} is won sooner", exercise.name);
        // The page judges each move within a frame or two: no more positions than this.
        let worst = position
            .legal_moves()
            .iter()
            .map(|mv| work(&position, *mv, moves))
            .max();
        assert!(worst.unwrap() < 20_000, "{}: {worst:?}", exercise.name);
    }
}

/// At most so many positions are looked at to judge a move.
fn work(position: &Position, mv: Move, moves: u8) -> usize {
    let mut after = position.clone();
    after.play_unchecked(mv);
    let answers = after.legal_moves();
    if moves == 1 {
        return answers.iter().count();
    }
    let of_answer = |answer: &Move| {
        let mut next = after.clone();
        next.play_unchecked(*answer);
        let replies = next.legal_moves();
        replies
            .iter()
            .map(|mv| work(&next, *mv, moves - 1))
            .sum::<usize>()
    };
    answers.iter().map(of_answer).sum()
}

#[test]
fn every_exercise_is_solved_by_every_right_answer_and_by_no_other() {
    for exercise in exercises() {
        let name = exercise.name;
        let trial = Trial::new(exercise);
        match exercise.goal {
            Goal::Choose(question) => {
                let meant = judge::meant(&trial.position, question);
                let chosen = meant.iter().fold(trial.clone(), |trial, point| {
                    trial.after(Act::Toggled(*point))
                });
                assert!(chosen.after(Act::Checked).is_solved(), "{name}");
                let fewer = chosen.after(Act::Toggled(meant[0])).after(Act::Checked);
                let missing = Verdict::Miscounted {
                    missing: 1,
                    extra: 0,
                };
                assert_eq!(fewer.verdict, missing, "{name}");
                let other = Square::all().find(|point| !meant.contains(point)).unwrap();
                let more = chosen.after(Act::Toggled(other)).after(Act::Checked);
                let extra = Verdict::Miscounted {
                    missing: 0,
                    extra: 1,
                };
                assert_eq!(more.verdict, extra, "{name}");
                assert!(
                    more.after(Act::Again).after(Act::Checked).is_solved(),
                    "{name}"
                );
            }
            _ => {
                let right = trial.answers();
                for mv in trial.position.legal_moves().iter() {
                    let tried = trial.after(Act::Played(*mv));
                    let good = matches!(tried.verdict, Verdict::Solved | Verdict::GoesOn(_));
                    let walks = matches!(exercise.goal, Goal::Walk { .. });
                    // A detour shows only at its end.
                    assert!(good == right.contains(mv) || walks, "{name}: {mv}");
                    assert!(
                        solved_by_any_way(&tried) == right.contains(mv),
                        "{name}: {mv}"
                    );
                }
            }
        }
    }
}

/// Whether a try can still be brought to its end by right moves, each of which leaves a way.
fn solved_by_any_way(trial: &Trial) -> bool {
    match trial.verdict {
        Verdict::Solved => true,
        Verdict::GoesOn(_) => {
            let answers = trial.answers();
            let all = |mv: &Move| solved_by_any_way(&trial.after(Act::Played(*mv)));
            !answers.is_empty() && answers.iter().all(all)
        }
        _ => false,
    }
}

/// Answers found by hand, from the rules as people tell them.
#[test]
fn answers_are_those_that_a_teacher_gives() {
    let points = |name: &str| {
        let exercise = named(name);
        let Goal::Choose(question) = exercise.goal else {
            panic!("{name} asks for no points")
        };
        let meant = judge::meant(&exercise.position(), question);
        meant
            .iter()
            .map(Square::to_string)
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(points("palace"), "d0 e0 f0 d1 e1 f1 d2 e2 f2");
    assert_eq!(points("elephant-range"), "c0 g0 a2 e2 i2 c4 g4");
    assert_eq!(points("advisor-range"), "d0 f0 e1 d2 f2");
    assert_eq!(points("horse-legs"), "d2 f2 g3 g5");
    assert_eq!(points("horse-blockers"), "b3 c4");
    assert_eq!(points("elephant-blockers"), "d1 f3");
    assert_eq!(points("general-safe"), "e0 e2");
    assert_eq!(points("facing-pinned"), "e1 e2 e3 e5 e6 e7 e8");
    assert_eq!(points("cannon-screens"), "d5 c7");
    assert_eq!(points("soldier-across"), "d6 e7");
    assert_eq!(points("check-who"), "f2");

    let played = |name: &str| moves(&Trial::new(named(name)).answers()).join(" ");
    assert_eq!(played("chariot-free"), "b3a3");
    assert_eq!(played("horse-free-leg"), "g5e6");
    assert_eq!(played("one-way-horse"), "c3e4");
    assert_eq!(played("one-way-soldier"), "c5c6 c5d5");
    assert_eq!(played("check-double"), "e5d7 e5f7");
    assert_eq!(played("escape-leg"), "a1d1");
    assert_eq!(played("escape-screen"), "a2e2");
    assert_eq!(played("escape-interpose"), "a4e4 c0e2 d0e1");
    assert_eq!(played("mate-screen"), "g5f5");
    assert_eq!(played("still-soldier"), "e0e1 e0f0");
}

#[test]
fn a_wrong_move_is_answered_and_can_be_taken_back() {
    let trial = Trial::new(named("two-chariots"));
    let wrong = trial.after(Act::Played("h9h8".parse().unwrap()));
    assert!(matches!(wrong.verdict, Verdict::Answered(_)));
    let again = wrong.after(Act::Again);
    assert_eq!(again.position, trial.position);
    assert_eq!(again.verdict, Verdict::Open);
    let shown = trial.after(Act::Showed);
    assert_eq!(shown.marks().arrows.len(), 1);
    assert!(
        !shown
            .after(Act::Played("a4e4".parse().unwrap()))
            .is_solved()
    );
}

#[test]
fn an_illegal_move_is_explained_and_costs_nothing() {
    let trial = Trial::new(named("escape-take"));
    let refused = trial.after(Act::Played("d7d0".parse().unwrap()));
    assert!(refused.refused.is_some());
    assert_eq!(refused.verdict, Verdict::Open);
}

#[test]
fn ways_out_of_check_are_told_apart() {
    let position = named("escape-who").position();
    let way = |text: &str| judge::way_of(&position, text.parse().unwrap());
    assert_eq!(way("c0e2"), Some(Way::Interpose));
    assert_eq!(way("d0e1"), Some(Way::Interpose));
    assert_eq!(way("e0f0"), Some(Way::Step));
    assert!(!judge::does(
        &position,
        "c0e2".parse().unwrap(),
        Deed::Check
    ));
    let screens = judge::meant(&position, Question::Screens(at("h4")));
    assert!(screens.is_empty());
}
