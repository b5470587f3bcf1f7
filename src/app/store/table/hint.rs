//! Hints in two strengths: which piece, then which move. The engine is told what the reader may know
//! and no more.

use super::{LARGEST_SEED, Table};
use crate::app::board::{Arrow, PointMark};
use crate::app::ratings::Aid;
use crate::platform::engine::Search;
use crate::protocol::SearchLimits;
use crate::rules::{Move, Square};

/// How long the engine looks for a hint, in milliseconds.
const LOOK_MS: u32 = 1_000;
/// At most so many positions: a quick machine need not take that long.
const LOOK_NODES: u64 = 400_000;

/// A hint for one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The position by its key, and how many moves lie before it.
    at: (u64, usize),
    /// What the engine found; `None` while it looks.
    mv: Option<Move>,
    /// Whether the move is shown, and not the piece alone.
    whole: bool,
}

/// What a hint gives away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given {
    /// The engine is looking.
    Nothing,
    /// The piece on a point should move.
    Piece(Square),
    /// The move.
    Move(Move),
}

impl Table {
    /// Whether the reader may ask for a hint, or for more of it.
    pub fn can_hint(&self) -> bool {
        let more = !matches!(self.hint(), Some(Given::Nothing | Given::Move(_)));
        more && self.hand().is_some() && self.is_live() && self.outcome.is_none()
    }

    /// What is given away for the position on the board.
    pub fn hint(&self) -> Option<Given> {
        let hint = self.hint.filter(|hint| hint.at == self.here())?;
        Some(match hint.mv {
            None => Given::Nothing,
            Some(mv) if hint.whole => Given::Move(mv),
            Some(mv) => Given::Piece(mv.from()),
        })
    }

    fn here(&self) -> (u64, usize) {
        (self.position().key(), self.game.ply())
    }

    /// Asks for the piece, or for the move where the piece is known. The game does not count for a
    /// rating any more.
    pub fn ask_hint(&mut self) {
        if !self.can_hint() {
            return;
        }
        self.take_aid(Aid::Hint);
        let known = self.hint.filter(|hint| hint.at == self.here());
        self.hint = Some(match known {
            Some(hint) => Hint {
                whole: true,
                ..hint
            },
            None => Hint {
                at: self.here(),
                mv: None,
                whole: false,
            },
        });
    }

    /// What the engine has to find for a hint, if it has to.
    pub(super) fn hint_search(&self) -> Option<Search> {
        if self.hint() != Some(Given::Nothing) {
            return None;
        }
        let (fen, moves) = self.told_to(self.hand()?);
        let seed = self
            .sealed
            .as_deref()
            .map_or(self.seed, |sealed| sealed.engine_seed());
        Some(Search {
            variant: self.variant(),
            fen,
            moves,
            rules: self.rules.clone(),
            limits: SearchLimits {
                movetime_ms: Some(LOOK_MS),
                nodes: Some(LOOK_NODES),
                seed: seed & LARGEST_SEED,
                ..SearchLimits::default()
            },
        })
    }

    /// Takes the engine's answer; what is no legal move is no hint.
    pub fn hear_hint(&mut self, best: Option<&str>) {
        if self.hint() != Some(Given::Nothing) {
            return;
        }
        let found = best.and_then(|text| text.parse::<Move>().ok());
        let found = found.filter(|mv| self.position().check_move(*mv).is_ok());
        self.hint = self
            .hint
            .filter(|_| found.is_some())
            .map(|hint| Hint { mv: found, ..hint });
    }

    /// The piece that should move, and where it should go.
    pub(super) fn hint_marks(&self) -> (Vec<(Square, PointMark)>, Vec<Arrow>) {
        match self.hint() {
            Some(Given::Piece(square)) => (vec![(square, PointMark::Aim)], Vec::new()),
            Some(Given::Move(mv)) => {
                let arrow = Arrow {
                    from: mv.from(),
                    to: mv.to(),
                };
                (Vec::new(), vec![arrow])
            }
            _ => (Vec::new(), Vec::new()),
        }
    }
}
