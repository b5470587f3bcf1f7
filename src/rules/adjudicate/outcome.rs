//! How games end.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::rules::Color;

/// The rule that ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The side to move is in check and has no legal move.
    Checkmate,
    /// The side to move is not in check and has no legal move: it loses as well.
    Stalemate,
    /// A side gave check on every move of a repetition.
    PerpetualCheck,
    /// Both sides gave check on every move of a repetition.
    MutualPerpetualCheck,
    /// The same position occurred too often.
    Repetition,
    /// 60 moves of each side without a capture.
    #[serde(rename = "no_capture_60")]
    NoCapture60,
    /// Neither side has a piece that could attack.
    NoAttackers,
    /// The players agreed.
    Agreement,
    /// A side gave up.
    Resign,
}

impl Reason {
    /// The name in records and on the command line, such as `perpetual_check`.
    pub const fn name(self) -> &'static str {
        match self {
            Reason::Checkmate => "checkmate",
            Reason::Stalemate => "stalemate",
            Reason::PerpetualCheck => "perpetual_check",
            Reason::MutualPerpetualCheck => "mutual_perpetual_check",
            Reason::Repetition => "repetition",
            Reason::NoCapture60 => "no_capture_60",
            Reason::NoAttackers => "no_attackers",
            Reason::Agreement => "agreement",
            Reason::Resign => "resign",
        }
    }
}

/// The result of a game with its reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// A side won.
    Win {
        /// Who won.
        winner: Color,
        /// By which rule.
        reason: Reason,
    },
    /// Nobody won.
    Draw {
        /// By which rule.
        reason: Reason,
    },
}

impl Outcome {
    /// Who won; `None` for a draw.
    pub const fn winner(self) -> Option<Color> {
        match self {
            Outcome::Win { winner, .. } => Some(winner),
            Outcome::Draw { .. } => None,
        }
    }

    /// The rule that ended the game.
    pub const fn reason(self) -> Reason {
        match self {
            Outcome::Win { reason, .. } | Outcome::Draw { reason } => reason,
        }
    }
}

impl fmt::Display for Outcome {
    /// `red_wins:checkmate`, `draw:repetition`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Win { winner, reason } => write!(f, "{winner}_wins:{}", reason.name()),
            Outcome::Draw { reason } => write!(f, "draw:{}", reason.name()),
        }
    }
}

/// What ends a game without a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The side gives up.
    Resign(Color),
    /// The players agree to a draw.
    DrawAgreed,
}

impl Event {
    /// How a game ends by the event, under every rule set.
    pub const fn outcome(self) -> Outcome {
        match self {
            Event::Resign(loser) => Outcome::Win {
                winner: loser.other(),
                reason: Reason::Resign,
            },
            Event::DrawAgreed => Outcome::Draw {
                reason: Reason::Agreement,
            },
        }
    }
}
