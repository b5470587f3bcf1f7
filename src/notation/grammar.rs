//! The grammars that texts of moves are read by, and what a text can mean in them.

use super::coordinate::{self, Points};
use super::described::Described;
use super::error::{Illegal, SyntaxError};
use super::san::{self, San};
use super::{Notation, han, vietnamese, wxf};
use crate::rules::{Move, Position};

/// A family of forms that are read alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Grammar {
    /// Coordinates with or without a dash, ICCS, ranks 0-9 or 1-10.
    Coordinate,
    /// WXF and its relatives.
    Wxf,
    /// Vietnamese, full and short.
    Vietnamese,
    /// Chinese characters in both scripts.
    Han,
    /// WinBoard's `Cbe2`.
    San,
}

impl Grammar {
    /// All grammars.
    pub const ALL: [Grammar; 5] = [
        Grammar::Coordinate,
        Grammar::Wxf,
        Grammar::Vietnamese,
        Grammar::Han,
        Grammar::San,
    ];
}

impl From<Notation> for Grammar {
    fn from(notation: Notation) -> Grammar {
        match notation {
            Notation::Coordinate | Notation::Iccs => Grammar::Coordinate,
            Notation::Wxf => Grammar::Wxf,
            Notation::Vietnamese | Notation::VietnameseShort => Grammar::Vietnamese,
            Notation::Han | Notation::HanTraditional => Grammar::Han,
        }
    }
}

/// First step: what a text says, without a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Syntax {
    /// Two points.
    Points(Points),
    /// Descriptions in the order in which they are to be considered.
    Described(Vec<Described>),
    /// A piece and its target.
    San(San),
}

impl Syntax {
    /// Reads a plain text by a grammar.
    pub(super) fn read(grammar: Grammar, plain: &str) -> Result<Syntax, SyntaxError> {
        Ok(match grammar {
            Grammar::Coordinate => Syntax::Points(coordinate::read(plain)?),
            Grammar::Wxf => Syntax::Described(wxf::read(plain)?),
            Grammar::Vietnamese => Syntax::Described(vietnamese::read(plain)?),
            Grammar::Han => Syntax::Described(han::read(plain)?),
            Grammar::San => Syntax::San(san::read(plain)?),
        })
    }

    /// Second step: the moves that fit, in levels. A level counts only where none before it has
    /// a legal move.
    pub(super) fn candidates(&self, position: &Position) -> Candidates {
        match self {
            Syntax::Points(points) => Candidates::new(points.candidates(position), true),
            Syntax::San(san) => Candidates::new(
                vec![san.candidates(position)],
                san.origins(position).next().is_some(),
            ),
            Syntax::Described(descriptions) => {
                let levels = descriptions.iter().map(|one| one.candidates(position));
                let has_piece = |one: &Described| !one.origins(position).is_empty();
                Candidates::new(levels.collect(), descriptions.iter().any(has_piece))
            }
        }
    }
}

/// Puts a move into a list in the order of points, once.
pub(super) fn insert(moves: &mut Vec<Move>, mv: Move) {
    if let Err(place) = moves.binary_search(&mv) {
        moves.insert(place, mv);
    }
}

/// The moves that fit a text, legal or not.
#[derive(Clone, Debug)]
pub(super) struct Candidates {
    levels: Vec<Vec<Move>>,
    /// Whether a piece fits, even if it has no such move.
    has_piece: bool,
}

impl Candidates {
    pub(super) fn new(levels: Vec<Vec<Move>>, has_piece: bool) -> Candidates {
        Candidates { levels, has_piece }
    }

    /// Third step: the legal moves of the first level that has one, without doubles, or why
    /// there is none.
    pub(super) fn legal(&self, position: &Position) -> Result<Vec<Move>, Illegal> {
        for level in &self.levels {
            let mut legal = Vec::new();
            for mv in level.iter().filter(|mv| position.is_legal(**mv)) {
                insert(&mut legal, *mv);
            }
            if !legal.is_empty() {
                return Ok(legal);
            }
        }
        let mut tried = Vec::new();
        for mv in self
            .levels
            .iter()
            .find(|level| !level.is_empty())
            .into_iter()
            .flatten()
        {
            insert(&mut tried, *mv);
        }
        let refused = |mv: Move| Some((mv, position.check_move(mv).err()?));
        match tried.is_empty() {
            false => Err(Illegal::Refused(
                tried.into_iter().filter_map(refused).collect(),
            )),
            true if self.has_piece => Err(Illegal::NoSuchMove),
            true => Err(Illegal::NoSuchPiece),
        }
    }
}
