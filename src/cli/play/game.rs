//! One game between two engines.

use super::client::{Budget, Client};
use super::openings::Opening;
use crate::cli::{Failure, stopwatch};
use crate::rules::adjudicate::status;
use crate::rules::{Color, Game, Outcome, RuleSet};

/// What a late answer is forgiven, in milliseconds: the time of the pipe and the scheduler.
const GRACE_MS: f64 = 30.0;
/// A game that no rule ended by then is a draw.
const LONGEST: usize = 600;

/// How long an engine may think.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Pace {
    /// Milliseconds for the game and for each move.
    Clock { base: f64, increment: f64 },
    /// Nodes for each move.
    Nodes(u64),
}

/// A finished game.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Played {
    /// 2 for a win, 1 for a draw, 0 for a loss of the engine that played Red.
    pub(super) points: u8,
    /// The rule or mishap that ended it, in one word.
    pub(super) reason: String,
}

impl Played {
    /// The same from the other engine's side.
    pub(super) fn exchanged(self) -> Played {
        Played {
            points: 2 - self.points,
            ..self
        }
    }

    fn won_by(winner: Color, reason: &str) -> Played {
        Played {
            points: if winner == Color::Red { 2 } else { 0 },
            reason: reason.to_owned(),
        }
    }

    fn drawn(reason: &str) -> Played {
        Played {
            points: 1,
            reason: reason.to_owned(),
        }
    }
}

impl Pace {
    /// Reads seconds such as `10+0.1`, or takes the nodes.
    pub(super) fn read(clock: Option<&str>, nodes: Option<u64>) -> Result<Pace, Failure> {
        if let Some(nodes) = nodes {
            return Ok(Pace::Nodes(nodes));
        }
        let text = clock.unwrap_or_default();
        let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
        let seconds = |part: &str| {
            part.parse()
                .ok()
                .filter(|seconds: &f64| seconds.is_finite() && *seconds >= 0.0)
                .ok_or_else(|| format!("--tc `{text}`: BASE+INCREMENT in seconds is expected"))
        };
        Ok(Pace::Clock {
            base: seconds(base)? * 1_000.0,
            increment: seconds(increment)? * 1_000.0,
        })
    }
}

/// Plays a game. An engine that answers late or illegally has lost it.
pub(super) fn play_game(
    red: &mut Client,
    black: &mut Client,
    opening: &Opening,
    rules: &RuleSet,
    pace: Pace,
) -> Result<Played, Failure> {
    red.new_game()?;
    black.new_game()?;
    let mut board = opening.board();
    let (mut clocks, increment) = match pace {
        Pace::Clock { base, increment } => ([base; 2], increment),
        Pace::Nodes(_) => ([f64::INFINITY; 2], 0.0),
    };
    loop {
        if let Some(played) = ended(board.game(), rules) {
            return Ok(played);
        }
        let turn = board.game().position().turn();
        let client = match turn {
            Color::Red => &mut *red,
            Color::Black => &mut *black,
        };
        let budget = match pace {
            Pace::Clock { .. } => Budget::Clock {
                red: clocks[0],
                black: clocks[1],
                increment,
            },
            Pace::Nodes(nodes) => Budget::Nodes(nodes),
        };
        let (start, moves) = board.told_to(turn);
        let began = stopwatch::now();
        let answer = client.best_move(&start, &moves, budget)?;
        let clock = &mut clocks[turn.index()];
        *clock -= stopwatch::now() - began;
        if *clock < -GRACE_MS {
            return Ok(Played::won_by(turn.other(), "time"));
        }
        *clock = clock.max(0.0) + increment;
        if answer.is_none_or(|mv| board.play(mv).is_err()) {
            return Ok(Played::won_by(turn.other(), "illegal_move"));
        }
    }
}

fn ended(game: &Game, rules: &RuleSet) -> Option<Played> {
    match status(game, rules).outcome {
        Some(Outcome::Win { winner, reason }) => Some(Played::won_by(winner, reason.name())),
        Some(Outcome::Draw { reason } | Outcome::Aborted { reason }) => {
            Some(Played::drawn(reason.name()))
        }
        None if game.ply() >= LONGEST => Some(Played::drawn("too_long")),
        None => None,
    }
}
