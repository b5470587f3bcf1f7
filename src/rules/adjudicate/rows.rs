//! Rows: moves of one side, one after the other, that all give check or all attack the same
//! unprotected piece. Too long a row loses; how long it may be depends on how many pieces
//! take part.

use super::attacks::attacks_of;
use super::identity::Roster;
use super::threats::Threat;
use super::{Outcome, Reason, Step};
use crate::rules::{Bitboard, Color, Position, RuleSet, Square};

/// What a move did, as far as rows and effective moves go. Pieces are named by the points on
/// which they began.
#[derive(Clone, Debug, Default)]
struct Deed {
    checkers: Bitboard,
    /// Attacker, victim, whether protected.
    attacks: Vec<(Square, Square, bool)>,
    capture: bool,
    /// Where the taken piece began.
    taken: Option<Square>,
    effective: bool,
}

impl Deed {
    fn is_idle(&self) -> bool {
        self.checkers.is_empty() && self.attacks.is_empty()
    }

    /// The unprotected victims.
    fn victims(&self) -> Bitboard {
        let open = self.attacks.iter().filter(|(.., protected)| !protected);
        open.map(|&(_, victim, _)| victim).collect()
    }

    /// The attackers of an unprotected victim.
    fn attackers(&self, prey: Square) -> Bitboard {
        let of_prey = self
            .attacks
            .iter()
            .filter(|&&(_, victim, protected)| victim == prey && !protected);
        of_prey.map(|&(attacker, ..)| attacker).collect()
    }
}

/// What is forbidden to go on for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RowKind {
    /// Attacks on the unprotected piece that began on this point.
    Attacks(Square),
    /// Checks.
    Checks,
}

/// A row, seen over that stretch of it that is nearest to its limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// What its moves do.
    pub kind: RowKind,
    /// How many moves the stretch has.
    pub length: u32,
    /// How many pieces take part in the stretch.
    pub pieces: u32,
    /// How many moves such a row may have.
    pub limit: u32,
    /// How many moves the whole row has.
    pub whole_length: u32,
    /// How many pieces take part in the whole row.
    pub whole_pieces: u32,
}

impl Row {
    /// How many moves more the row may have; negative if it has too many.
    pub fn left(&self) -> i64 {
        i64::from(self.limit) - i64::from(self.length)
    }
}

/// How the rows decide a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RowVerdict {
    /// Nothing is decided.
    Open,
    /// The last row is too long, but the other side stands at its limit too: its answer is
    /// awaited.
    Pending,
    /// The side that made the last move loses by its row.
    LastLoses(Row),
    /// The side to move loses by the row that it had before.
    NextLoses(Row),
    /// Both rows are too long and of one kind.
    Both(Row, Row),
}

impl RowVerdict {
    /// How the game ends by it, with `turn` to move.
    pub(super) fn outcome(self, turn: Color) -> Option<Outcome> {
        let loss = |loser, row: Row| {
            let reason = match row.kind {
                RowKind::Checks => Reason::PerpetualCheck,
                RowKind::Attacks(_) => Reason::PerpetualAttack,
            };
            Some(Outcome::loss(loser, reason))
        };
        match self {
            RowVerdict::Open | RowVerdict::Pending => None,
            RowVerdict::LastLoses(row) => loss(turn.other(), row),
            RowVerdict::NextLoses(row) => loss(turn, row),
            RowVerdict::Both(row, _) => Some(Outcome::Draw {
                reason: match row.kind {
                    RowKind::Checks => Reason::MutualPerpetualCheck,
                    RowKind::Attacks(_) => Reason::MutualPerpetualAttack,
                },
            }),
        }
    }
}

/// The rows of a game, fed move by move.
#[derive(Clone, Debug)]
pub struct Rows {
    roster: Roster,
    /// Whether the first position of all stands in check.
    begins_in_check: bool,
    deeds: Vec<Deed>,
}

impl Rows {
    /// Before the first move.
    pub fn new(start: &Position) -> Rows {
        Rows {
            roster: Roster::new(),
            begins_in_check: start.is_check(),
            deeds: Vec::new(),
        }
    }

    /// Follows the move that led to `after`.
    pub fn push(&mut self, after: &Position, step: &Step, rules: &RuleSet) {
        let taken = self.roster.play(step);
        let homes = |threat: Threat| {
            let Threat {
                attacker,
                victim,
                protected,
            } = threat;
            (
                self.roster.home(attacker),
                self.roster.home(victim),
                protected,
            )
        };
        let mut deed = Deed {
            checkers: self.roster.homes(after.checking_pieces()),
            attacks: attacks_of(after, step, rules)
                .into_iter()
                .map(homes)
                .collect(),
            capture: step.undo.captured().is_some(),
            taken: Some(taken),
            effective: false,
        };
        let answers = match self.deeds.last() {
            Some(last) => !last.is_idle(),
            None => self.begins_in_check,
        };
        deed.effective = deed.is_idle() && !answers;
        self.deeds.push(deed);
    }

    /// Follows a pass, which ends the mover's rows; for searches that try one.
    pub fn push_pass(&mut self) {
        self.deeds.push(Deed::default());
    }

    /// Takes the last move back.
    pub fn pop(&mut self, step: &Step) {
        if let Some(taken) = self.deeds.pop().and_then(|deed| deed.taken) {
            self.roster.undo(step, taken);
        }
    }

    /// Takes a pass back.
    pub fn pop_pass(&mut self) {
        self.deeds.pop();
    }

    /// Whether the last move was effective: no check, no attack, and no answer to one.
    pub fn last_is_effective(&self) -> bool {
        self.deeds.last().is_some_and(|deed| deed.effective)
    }

    /// Where the piece that began on `home` stands.
    pub(super) fn find(&self, home: Square, position: &Position) -> Option<Square> {
        self.roster.find(home, position)
    }

    /// The moves of the side that made the move `back` moves before the last, latest first, as
    /// far as captures do not begin its rows anew.
    fn own_deeds(&self, back: usize, rules: &RuleSet) -> impl Iterator<Item = &Deed> {
        let mut after_capture = false;
        self.deeds
            .iter()
            .rev()
            .skip(back)
            .step_by(2)
            .take_while(move |deed| {
                let in_row = !after_capture;
                after_capture |= rules.capture_ends_row && deed.capture;
                in_row
            })
    }

    /// The current rows of the side that made the move `back` moves before the last: its
    /// checks, and its attacks on each unprotected piece.
    pub(super) fn rows(&self, back: usize, rules: &RuleSet) -> Vec<Row> {
        let (Some(per_piece), Some(last)) = (rules.row_limit, self.own_deeds(back, rules).next())
        else {
            return Vec::new();
        };
        let measure = |kind, sets: &mut dyn Iterator<Item = Bitboard>| {
            measure(kind, sets, per_piece, rules.row_pieces)
        };
        let checks = &mut self.own_deeds(back, rules).map(|deed| deed.checkers);
        let mut rows: Vec<Row> = measure(RowKind::Checks, checks).into_iter().collect();
        if rules.attack_rows {
            for victim in last.victims() {
                let attacks = &mut self
                    .own_deeds(back, rules)
                    .map(|deed| deed.attackers(victim));
                rows.extend(measure(RowKind::Attacks(victim), attacks));
            }
        }
        rows
    }

    /// The weightiest row that is too long.
    fn violation(&self, back: usize, rules: &RuleSet) -> Option<Row> {
        let rows = self.rows(back, rules).into_iter();
        rows.filter(|row| row.left() < 0).max_by_key(|row| row.kind)
    }

    /// What the rows decide after the last move.
    pub(super) fn verdict(&self, rules: &RuleSet) -> RowVerdict {
        // The common case first: the last move did nothing that makes a row, and no verdict
        // waited for it.
        let idle = |back: usize| self.deeds.iter().rev().nth(back).is_none_or(Deed::is_idle);
        if idle(0) && idle(1) {
            return RowVerdict::Open;
        }
        let is_check = |row: &Row| row.kind == RowKind::Checks;
        match (self.violation(0, rules), self.violation(1, rules)) {
            // The other side went over before and this move was awaited.
            (None, Some(earlier)) => RowVerdict::NextLoses(earlier),
            (Some(last), Some(earlier)) => match (is_check(&last), is_check(&earlier)) {
                (true, false) => RowVerdict::LastLoses(last),
                (false, true) => RowVerdict::NextLoses(earlier),
                _ => RowVerdict::Both(last, earlier),
            },
            (Some(last), None) => {
                if self.rows(1, rules).iter().any(|row| row.left() <= 0) {
                    RowVerdict::Pending
                } else {
                    RowVerdict::LastLoses(last)
                }
            }
            (None, None) => RowVerdict::Open,
        }
    }
}

/// What the rows mean to a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowLoss {
    /// This side loses.
    Loses(Color),
    /// Both went too far in the same way: a draw.
    Drawn,
    /// Nothing is decided, or the answer of the side to move must be awaited.
    Open,
}

impl Rows {
    /// Who loses by rows after the last move, with `turn` to move.
    pub fn loss(&self, turn: Color, rules: &RuleSet) -> RowLoss {
        match self.verdict(rules) {
            RowVerdict::LastLoses(_) => RowLoss::Loses(turn.other()),
            RowVerdict::NextLoses(_) => RowLoss::Loses(turn),
            RowVerdict::Both(..) => RowLoss::Drawn,
            RowVerdict::Open | RowVerdict::Pending => RowLoss::Open,
        }
    }
}

/// The row that `sets`, the pieces at work in each move, latest first, begins with; `None` if
/// the latest has none.
///
/// Every stretch from some move to the latest is a row by as many pieces as took part in it,
/// and each has a limit. The one nearest to its limit is answered, the longest if several are.
fn measure(
    kind: RowKind,
    sets: &mut dyn Iterator<Item = Bitboard>,
    per_piece: u32,
    most: u32,
) -> Option<Row> {
    let mut nearest: Option<Row> = None;
    let mut together = Bitboard::EMPTY;
    for (length, set) in (1..).zip(sets.take_while(|set| !set.is_empty())) {
        together |= set;
        let pieces = together.len();
        let row = Row {
            kind,
            length,
            pieces,
            limit: per_piece * pieces.min(most),
            whole_length: length,
            whole_pieces: pieces,
        };
        if nearest.is_none_or(|best| row.left() <= best.left()) {
            nearest = Some(row);
        }
        if let Some(nearest) = &mut nearest {
            (nearest.whole_length, nearest.whole_pieces) = (length, pieces);
        }
    }
    nearest
}

#[cfg(test)]
mod tests;
