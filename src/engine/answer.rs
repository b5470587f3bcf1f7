//! What a search is asked for and answers, a slice at a time.

use super::score::Score;
use super::tt::Bound;
use crate::rules::Move;

/// How much one step of a search does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Slice {
    /// Until the search ends.
    Whole,
    /// So many milliseconds.
    Milliseconds(f64),
    /// So many nodes: the search is then the same on every machine.
    Nodes(u64),
}

/// A finished iteration, or one line of it where several are searched.
#[derive(Clone, Debug, PartialEq)]
pub struct Info {
    /// Its depth in plies.
    pub depth: u32,
    /// The place of its line: 0 for the best move, 1 for the best of the others, and so on.
    pub rank: usize,
    /// What the position is worth to the side to move, if it makes the first move of the line.
    pub score: Score,
    /// How the score bounds the true one of this depth: an iteration ends with the exact one, but before that
    /// the search may find that it lies above or below what was expected.
    pub bound: Bound,
    /// Nodes since the search began.
    pub nodes: u64,
    /// Milliseconds since the search began.
    pub time_ms: f64,
    /// How full the transposition table is, in thousandths.
    pub hash_permille: u32,
    /// The expected moves.
    pub line: Vec<Move>,
}

/// What a search tells while it goes on.
#[derive(Clone, Debug, PartialEq)]
pub enum Report {
    /// A finished line, or a bound of one.
    Line(Info),
    /// A search that has lasted a while begins to look at a move of the root.
    Trying {
        /// The iteration's depth in plies.
        depth: u32,
        /// The move.
        mv: Move,
        /// Its place in the order, from 1.
        number: usize,
    },
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// The move; `None` if there is none.
    pub best: Option<Move>,
    /// The expected reply.
    pub reply: Option<Move>,
    /// What the position is worth to the side to move.
    pub score: Score,
    /// Nodes searched.
    pub nodes: u64,
}

/// What a step came to.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// The slice is over, the search is not.
    Running,
    /// The search is over.
    Finished(Answer),
}
