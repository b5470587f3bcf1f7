//! Rule sets as data: which rules end a game, and with which numbers.

use serde::{Deserialize, Serialize};

/// The numbers and switches by which games are judged. Mate, the loss of a side without legal
/// moves, resignation and agreement hold in every set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuleSet {
    /// The position that occurs so often (placement and side to move, the start position
    /// counted) ends the game; `None` if repetition ends nothing.
    pub repetition: Option<u32>,
    /// Whether a side loses all of whose moves between the first and the last of these
    /// occurrences were checks while the other's were not. Without it such a repetition is a
    /// draw like any other.
    pub perpetual_check_loses: bool,
    /// So many plies without a capture are a draw; `None` for no such limit.
    pub no_capture_plies: Option<u32>,
    /// Whether it is a draw when neither side has a chariot, horse, cannon or soldier.
    pub no_attackers_draw: bool,
}

impl RuleSet {
    /// The club rules: third occurrence, perpetual check loses, 60 moves of each side without a
    /// capture, a draw when nobody is left to attack with.
    pub const CLUB: RuleSet = RuleSet {
        repetition: Some(3),
        perpetual_check_loses: true,
        no_capture_plies: Some(120),
        no_attackers_draw: true,
    };
}
