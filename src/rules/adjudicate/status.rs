//! How a game stands.

use super::limits::{has_attackers, moves_each};
use super::repetition::{check_row, occurrences};
use super::rows::{Row, RowKind};
use super::{Cycle, Evidence, Outcome, Reason, Referee};
use crate::rules::{Color, Position, RuleSet, Square, sort_short};

/// From so many moves before a row's limit on a notice is given.
const ROW_NOTICE: i64 = 1;
/// From so many plies before a draw by counting on a notice is given.
const COUNT_NOTICE: u32 = 4;

/// The state of a game under a rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status {
    /// How the game ended; `None` while it goes on.
    pub outcome: Option<Outcome>,
    /// After how many plies it ended: 0 if the start position was over already. Moves that
    /// were played later do not count.
    pub ended_at: Option<usize>,
    /// What is counted at the last ply of the game.
    pub counters: Counters,
    /// What is about to end the game; empty once it is over.
    pub notices: Vec<Notice>,
    /// The moves that decided, in their order; empty while the game goes on and where no
    /// single moves decide.
    pub evidence: Vec<Evidence>,
}

/// The counters that the rules look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counters {
    /// Plies of the game.
    pub plies: usize,
    /// Plies since the last capture as the rules count them, with those that the start
    /// position brought along.
    pub no_capture: u32,
    /// Plies since the last capture or forward step of a crossed soldier.
    pub progress: u32,
    /// Effective moves of Red and Black; stay 0 where the rules do not count them.
    pub effective: [u32; 2],
    /// Moves of each side, by the number of the round.
    pub moves_each: u32,
    /// How often the position has occurred, itself included.
    pub occurrences: u32,
    /// How many checks in a row the side that moved last has given, this move included.
    pub check_row: u32,
    /// The rows of both sides, that of the side that moved last first, and among a side's own
    /// the nearest to its limit first; empty where the rules count none.
    pub rows: Vec<RowCount>,
    /// Whether nobody is left to attack with, so that a draw may be proposed where the rules
    /// do not declare it.
    pub nobody_attacks: bool,
}

/// A row of checks or attacks, seen over the stretch that is nearest to its limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowCount {
    /// Whose moves.
    pub side: Color,
    /// The piece that is attacked and where it stands; `None` for a row of checks.
    pub victim: Option<Square>,
    /// How many moves.
    pub length: u32,
    /// By how many pieces.
    pub pieces: u32,
    /// How many such moves are allowed.
    pub limit: u32,
    /// How many moves the whole row has, of which the stretch is the end.
    pub whole_length: u32,
    /// By how many pieces.
    pub whole_pieces: u32,
}

/// What will end the game if it goes on so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A row is near its limit.
    Row(RowCount),
    /// The next occurrence of this position ends the game so.
    Repetition(Outcome),
    /// A draw by counting is near.
    Count {
        /// Which.
        reason: Reason,
        /// In how many plies at the soonest.
        left: u32,
    },
}

impl Status {
    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.outcome.is_some()
    }
}

impl Counters {
    /// The longest-standing row of checks of either side: that of the side that moved last if
    /// both have one.
    pub fn row_of_checks(&self) -> Option<&RowCount> {
        self.rows.iter().find(|row| row.victim.is_none())
    }

    /// The row of attacks nearest to its limit, that of the side that moved last before the
    /// other's.
    pub fn row_of_attacks(&self) -> Option<&RowCount> {
        self.rows.iter().find(|row| row.victim.is_some())
    }
}

impl Referee {
    /// How the game stands after the last move.
    pub fn status(&self) -> Status {
        let counters = self.counters();
        let notices = match self.ending {
            None => self.notices(&counters),
            Some(_) => Vec::new(),
        };
        Status {
            outcome: self.outcome(),
            ended_at: self.ended_at(),
            counters,
            notices,
            evidence: self.evidence(),
        }
    }

    fn counters(&self) -> Counters {
        let tally = self.tallies[self.tallies.len() - 1];
        Counters {
            plies: self.ply(),
            no_capture: tally.no_capture,
            progress: tally.progress,
            effective: tally.effective,
            moves_each: moves_each(&self.position),
            occurrences: occurrences(&self.facts),
            check_row: check_row(&self.facts),
            rows: self.row_counts(),
            nobody_attacks: !has_attackers(&self.position),
        }
    }

    fn row_counts(&self) -> Vec<RowCount> {
        let Some(rows) = &self.rows else {
            return Vec::new();
        };
        let turn = self.position.turn();
        let of_side = |(back, side): (usize, Color)| {
            let mut own = rows.rows(back, &self.rules);
            sort_short(&mut own, Row::left);
            own.into_iter().map(move |row| RowCount {
                side,
                victim: match row.kind {
                    RowKind::Checks => None,
                    RowKind::Attacks(home) => rows.find(home, &self.position),
                },
                length: row.length,
                pieces: row.pieces,
                limit: row.limit,
                whole_length: row.whole_length,
                whole_pieces: row.whole_pieces,
            })
        };
        [(0, turn.other()), (1, turn)]
            .into_iter()
            .flat_map(of_side)
            .collect()
    }

    fn notices(&self, counters: &Counters) -> Vec<Notice> {
        let near = |row: &&RowCount| i64::from(row.limit) - i64::from(row.length) <= ROW_NOTICE;
        let rows = counters.rows.iter().filter(near).copied();
        let mut notices: Vec<Notice> = rows.map(Notice::Row).collect();
        if let Some(limit) = self.rules.repetition
            && counters.occurrences + 1 == limit
        {
            let cycle = self
                .cycle(limit - 1)
                .map_or(Cycle::Quiet, |(_, cycle)| cycle);
            notices.push(Notice::Repetition(cycle.outcome()));
        }
        let counts = counts(counters, &self.position, &self.rules);
        notices.extend(counts.into_iter().filter_map(|(reason, left)| {
            let left = left?;
            (left <= COUNT_NOTICE).then_some(Notice::Count { reason, left })
        }));
        notices
    }
}

/// In how many plies at the soonest each draw by counting is reached.
fn counts(counters: &Counters, position: &Position, rules: &RuleSet) -> [(Reason, Option<u32>); 4] {
    let plies = |limit: Option<u32>, count: u32| limit.map(|limit| limit.saturating_sub(count));
    // Moves are counted in pairs. Who is to move makes his next one in one ply.
    let turn = position.turn();
    let moves = |limit: Option<u32>, of_turn: u32, of_other: u32| {
        let limit = limit?;
        let (next, other) = (
            limit.saturating_sub(of_turn),
            limit.saturating_sub(of_other),
        );
        Some((2 * next).saturating_sub(1).max(2 * other))
    };
    let [of_turn, of_other] = [turn, turn.other()].map(|side| counters.effective[side.index()]);
    let made = counters.moves_each;
    let of_red = made + u32::from(turn == Color::Black);
    let (turn_made, other_made) = if turn == Color::Red {
        (made, made)
    } else {
        (made, of_red)
    };
    [
        (
            Reason::Effectiveness120,
            moves(rules.effective_moves, of_turn, of_other),
        ),
        (
            Reason::Progress30,
            plies(rules.progress_plies, counters.progress),
        ),
        (
            Reason::Moves300,
            moves(rules.game_moves, turn_made, other_made),
        ),
        (
            Reason::NoCapture60,
            plies(rules.no_capture_plies, counters.no_capture),
        ),
    ]
}
