//! What an exercise asks and what became of it, in words.

use super::exercise::{Deed, Goal, Question, Way};
use super::trial::{Trial, Verdict};
use crate::app::i18n::{Key, Phrases};
use crate::notation::{Notation, print};
use crate::rules::{Piece, Square};

/// What is asked.
pub(super) fn task(phrases: &Phrases, trial: &Trial) -> String {
    let start = trial.exercise.position();
    let name = |square: Square| {
        let piece = start.piece_at(square);
        piece.map_or_else(String::new, |piece: Piece| phrases.piece(piece))
    };
    let of = |key: Key, square: Square| {
        let arguments = [
            ("piece", name(square).into()),
            ("square", square.to_string().into()),
        ];
        phrases.with(key, &arguments)
    };
    match trial.exercise.goal {
        Goal::Choose(question) => match question {
            Question::Targets(from) => of(Key::TaskTargets, from),
            Question::Blockers(from) => of(Key::TaskBlockers, from),
            Question::Screens(from) => of(Key::TaskScreens, from),
            Question::Range(from) => of(Key::TaskRange, from),
            Question::Palace(color) => {
                phrases.with(Key::TaskPalace, &[("side", phrases.side(color).into())])
            }
            Question::Checkers => phrases.text(Key::TaskCheckers),
            Question::Saviours => phrases.text(Key::TaskSaviours),
        },
        Goal::Play(deed) => match deed {
            Deed::Take(square) => of(Key::TaskTake, square),
            Deed::TakeFreely => phrases.text(Key::TaskTakeFreely),
            Deed::Check => phrases.text(Key::TaskCheck),
            Deed::DoubleCheck => phrases.text(Key::TaskDoubleCheck),
            Deed::Escape(way) => phrases.text(match way {
                Way::Step => Key::TaskStep,
                Way::Take => Key::TaskTakeChecker,
                Way::Interpose => Key::TaskInterpose,
                Way::Leg => Key::TaskLeg,
                Way::Unscreen => Key::TaskUnscreen,
                Way::SecondScreen => Key::TaskSecondScreen,
            }),
            Deed::AttackAlone(square) => of(Key::TaskAttackAlone, square),
            Deed::Stalemate => phrases.text(Key::TaskStalemate),
        },
        Goal::Win { moves } => phrases.with(Key::TaskWin, &[("moves", usize::from(moves).into())]),
        Goal::Walk { from, to, moves } => {
            let arguments = [
                ("piece", name(from).into()),
                ("square", to.to_string().into()),
                ("moves", usize::from(moves).into()),
            ];
            phrases.with(Key::TaskWalk, &arguments)
        }
    }
}

/// What became of it.
pub(super) fn feedback(phrases: &Phrases, trial: &Trial, notation: Notation) -> String {
    if let Some((why, mv)) = trial.refused {
        return phrases.refusal(why, mv, &trial.position);
    }
    if trial.shown {
        return phrases.text(Key::LearnShown);
    }
    match trial.verdict {
        Verdict::Open if trial.chooses() => {
            phrases.with(Key::LearnChosen, &[("count", trial.chosen.len().into())])
        }
        Verdict::Open => phrases.turn(trial.position.turn()),
        Verdict::GoesOn(left) => {
            phrases.with(Key::LearnGoesOn, &[("moves", usize::from(left).into())])
        }
        Verdict::Solved => phrases.text(Key::LearnSolved),
        Verdict::Miscounted { missing, extra } => {
            let arguments = [("missing", missing.into()), ("extra", extra.into())];
            phrases.with(Key::LearnMiscounted, &arguments)
        }
        Verdict::NotAsked => phrases.text(Key::LearnNotAsked),
        Verdict::Answered(answer) => {
            let text = print(&trial.position, answer, notation);
            phrases.with(Key::LearnAnswered, &[("move", text.into())])
        }
        Verdict::TooLong => phrases.text(Key::LearnTooLong),
    }
}
