//! What ends a game without a move.

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Outcome, Reason};
use crate::rules::{Color, Game, RuleSet};

/// Something that happened between two moves. Whoever runs the game reports it; what it means
/// is decided here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The side gives up.
    Resign(Color),
    /// The players agree to a draw.
    DrawAgreed,
    /// The side's time has run out.
    Flag(Color),
    /// The side has been away.
    Away {
        /// Who.
        side: Color,
        /// For how many seconds in one stretch.
        seconds: u32,
    },
}

impl Event {
    /// Whether a rule set has a rule about such an event.
    pub const fn is_known_to(self, rules: &RuleSet) -> bool {
        match self {
            Event::Resign(_) | Event::DrawAgreed => true,
            Event::Flag(_) => rules.time_out_loses,
            Event::Away { .. } => rules.away_seconds.is_some(),
        }
    }

    /// How a game that goes on at its cursor ends by the event; `None` if it goes on.
    pub fn outcome(self, game: &Game, rules: &RuleSet) -> Option<Outcome> {
        self.outcome_after(game.ply(), rules)
    }

    /// The same after so many plies.
    pub(super) fn outcome_after(self, plies: usize, rules: &RuleSet) -> Option<Outcome> {
        if !self.is_known_to(rules) {
            return None;
        }
        // The sides move in turn: after two plies both have moved.
        let unstarted = plies < 2 && rules.unstarted_is_aborted;
        let lost = |side, reason| {
            if unstarted {
                Outcome::Aborted {
                    reason: Reason::NoFirstMove,
                }
            } else {
                Outcome::loss(side, reason)
            }
        };
        match self {
            Event::Resign(side) => Some(Outcome::loss(side, Reason::Resign)),
            Event::DrawAgreed => Some(Outcome::Draw {
                reason: Reason::Agreement,
            }),
            Event::Flag(side) => Some(lost(side, Reason::Timeout)),
            Event::Away { side, seconds } => rules
                .away_seconds
                .filter(|&limit| seconds > limit)
                .map(|_| lost(side, Reason::Abandoned)),
        }
    }
}

/// A text is no event.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is no event; known are !resign:r, !flag:b, !away:b:46 and !draw:agreed")]
pub struct EventError(pub String);

impl FromStr for Event {
    type Err = EventError;

    /// Reads `!resign:r`, `!flag:b`, `!away:b:46`, `!draw:agreed`.
    fn from_str(text: &str) -> Result<Event, EventError> {
        let wrong = || EventError(text.to_owned());
        let side = |letter: &str| match letter {
            "r" => Ok(Color::Red),
            "b" => Ok(Color::Black),
            _ => Err(wrong()),
        };
        let parts: Vec<&str> = text
            .strip_prefix('!')
            .ok_or_else(wrong)?
            .split(':')
            .collect();
        match parts[..] {
            ["resign", letter] => Ok(Event::Resign(side(letter)?)),
            ["flag", letter] => Ok(Event::Flag(side(letter)?)),
            ["draw", "agreed"] => Ok(Event::DrawAgreed),
            ["away", letter, seconds] => Ok(Event::Away {
                side: side(letter)?,
                seconds: seconds.parse().map_err(|_| wrong())?,
            }),
            _ => Err(wrong()),
        }
    }
}
