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
    /// A side gave too many checks in a row, or checked on every move of a repetition.
    PerpetualCheck,
    /// Both sides did so.
    MutualPerpetualCheck,
    /// A side attacked one unprotected piece too many times in a row.
    PerpetualAttack,
    /// Both sides did so.
    MutualPerpetualAttack,
    /// A side chased one piece on every move of a repetition.
    PerpetualChase,
    /// Both sides did so.
    MutualPerpetualChase,
    /// The same position occurred too often.
    Repetition,
    /// Too many moves of each side without a capture (60 in the known sets).
    #[serde(rename = "no_capture_60")]
    NoCapture60,
    /// Too many moves of each side without a capture or a forward step of a crossed soldier
    /// (30 in the known set).
    #[serde(rename = "progress_30")]
    Progress30,
    /// Too many moves of each side that are neither checks, attacks nor answers (120 in the
    /// known set).
    #[serde(rename = "effectiveness_120")]
    Effectiveness120,
    /// Too many moves of each side (300 in the known set).
    #[serde(rename = "moves_300")]
    Moves300,
    /// Neither side has a piece that could attack.
    NoAttackers,
    /// The players agreed.
    Agreement,
    /// A side gave up.
    Resign,
    /// A side's time ran out.
    Timeout,
    /// A side was away too long.
    Abandoned,
    /// Time or patience ran out before both sides had moved: the game does not count.
    NoFirstMove,
}

impl Reason {
    /// All reasons.
    pub const ALL: [Reason; 19] = [
        Reason::Checkmate,
        Reason::Stalemate,
        Reason::PerpetualCheck,
        Reason::MutualPerpetualCheck,
        Reason::PerpetualAttack,
        Reason::MutualPerpetualAttack,
        Reason::PerpetualChase,
        Reason::MutualPerpetualChase,
        Reason::Repetition,
        Reason::NoCapture60,
        Reason::Progress30,
        Reason::Effectiveness120,
        Reason::Moves300,
        Reason::NoAttackers,
        Reason::Agreement,
        Reason::Resign,
        Reason::Timeout,
        Reason::Abandoned,
        Reason::NoFirstMove,
    ];

    /// The name in records and on the command line, such as `perpetual_check`.
    pub const fn name(self) -> &'static str {
        match self {
            Reason::Checkmate => "checkmate",
            Reason::Stalemate => "stalemate",
            Reason::PerpetualCheck => "perpetual_check",
            Reason::MutualPerpetualCheck => "mutual_perpetual_check",
            Reason::PerpetualAttack => "perpetual_attack",
            Reason::MutualPerpetualAttack => "mutual_perpetual_attack",
            Reason::PerpetualChase => "perpetual_chase",
            Reason::MutualPerpetualChase => "mutual_perpetual_chase",
            Reason::Repetition => "repetition",
            Reason::NoCapture60 => "no_capture_60",
            Reason::Progress30 => "progress_30",
            Reason::Effectiveness120 => "effectiveness_120",
            Reason::Moves300 => "moves_300",
            Reason::NoAttackers => "no_attackers",
            Reason::Agreement => "agreement",
            Reason::Resign => "resign",
            Reason::Timeout => "timeout",
            Reason::Abandoned => "abandoned",
            Reason::NoFirstMove => "no_first_move",
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
    /// The game was called off and does not count.
    Aborted {
        /// By which rule.
        reason: Reason,
    },
}

impl Outcome {
    /// The loss of a side.
    pub(super) const fn loss(loser: Color, reason: Reason) -> Outcome {
        Outcome::Win {
            winner: loser.other(),
            reason,
        }
    }

    /// Who won; `None` if nobody did.
    pub const fn winner(self) -> Option<Color> {
        match self {
            Outcome::Win { winner, .. } => Some(winner),
            Outcome::Draw { .. } | Outcome::Aborted { .. } => None,
        }
    }

    /// The rule that ended the game.
    pub const fn reason(self) -> Reason {
        match self {
            Outcome::Win { reason, .. }
            | Outcome::Draw { reason }
            | Outcome::Aborted { reason } => reason,
        }
    }
}

impl fmt::Display for Outcome {
    /// `red_wins:checkmate`, `draw:repetition`, `aborted:no_first_move`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Win { winner, reason } => write!(f, "{winner}_wins:{}", reason.name()),
            Outcome::Draw { reason } => write!(f, "draw:{}", reason.name()),
            Outcome::Aborted { reason } => write!(f, "aborted:{}", reason.name()),
        }
    }
}
