//! What page and engine worker say to each other.
//!
//! Every search carries an id that the page chooses and the answers repeat. **Latest work
//! wins:** a new search replaces the running one, and the page drops answers with an id that is
//! not its newest. Both sides name the version of this protocol first; if they differ, the page
//! must not use the worker (its files may be of another build).

pub mod records;

use serde::{Deserialize, Serialize};

pub use crate::engine::Score;
use crate::rules::{RuleSet, Variant};

/// The version of these messages; it grows with every change of their form or meaning.
pub const VERSION: u32 = 6;

/// The weakest level of play.
pub const MIN_LEVEL: u8 = 1;
/// Full strength.
pub const MAX_LEVEL: u8 = 10;

/// The strength of a level in Elo, as measured between the levels.
pub fn level_elo(level: u8) -> u16 {
    crate::engine::Level::elo(level)
}

/// From the page to the worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(
    clippy::large_enum_variant,
    reason = "a request lives from one call to the next, and there is one at a time"
)]
pub enum Request {
    /// Asks for [`Response::Ready`].
    Hello {
        /// The page's [`VERSION`].
        version: u32,
    },
    /// Asks for the best move of a position; replaces a search that is under way.
    Search {
        /// Repeated in every answer.
        id: u32,
        /// What is played.
        variant: Variant,
        /// The position before the first of `moves`; in cờ úp as the engine's side knows it.
        fen: String,
        /// The moves played from there, in coordinates such as `h2e2`: the engine needs them to
        /// know of repetitions. In cờ úp they show what the engine's side may know, such as
        /// `h2h9Pn`.
        moves: Vec<String>,
        /// The rules in force.
        rules: RuleSet,
        /// How long or how strongly to think.
        limits: SearchLimits,
    },
    /// Ends a search: its best move so far is answered at once. Nothing happens if another
    /// search is under way.
    Stop {
        /// The search meant.
        id: u32,
    },
}

/// How long or how strongly to think; whatever is reached first ends the search. Without any
/// limit the search goes on until it is stopped.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SearchLimits {
    /// Level of play, [`MIN_LEVEL`] to [`MAX_LEVEL`]; `None` for full strength without the
    /// level's own limits.
    pub level: Option<u8>,
    /// Greatest depth in plies, from 1.
    pub depth: Option<u32>,
    /// Whether a move may come out of the opening book without a search. Nothing does where several lines
    /// are asked for or moves are left out.
    pub book: bool,
    /// How many of the best moves get a line of their own; 0 counts as 1.
    pub lines: u32,
    /// Greatest number of nodes.
    pub nodes: Option<u64>,
    /// Moves in coordinates that are left out at the root.
    pub banned: Vec<String>,
    /// Time to think in milliseconds.
    pub movetime_ms: Option<u32>,
    /// Chooses among moves of a weak level: the same seed gives the same move. Below 2^53, which
    /// is what a JavaScript number holds exactly.
    pub seed: u64,
}

/// From the worker to the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Response {
    /// The worker is loaded, or answers a [`Request::Hello`].
    Ready {
        /// The worker's [`VERSION`].
        version: u32,
        /// The engine's name and version.
        engine: String,
    },
    /// A finished iteration, or one line of it.
    Info {
        /// The search's id.
        id: u32,
        /// The iteration's depth in plies.
        depth: u32,
        /// The place of the line: 0 for the best move, 1 for the best of the others, and so on.
        rank: u32,
        /// What the position is worth to the side to move.
        score: Score,
        /// Nodes so far.
        nodes: u64,
        /// Milliseconds since the search began.
        time_ms: u32,
        /// The expected moves, in coordinates.
        pv: Vec<String>,
    },
    /// The end of a search.
    BestMove {
        /// The search's id.
        id: u32,
        /// The move in coordinates; `None` if the game is over.
        best: Option<String>,
        /// What the position is worth to the side to move; `None` if nothing was searched.
        score: Option<Score>,
    },
    /// A request that cannot be carried out.
    Rejected {
        /// The search's id, if there is one.
        id: Option<u32>,
        /// What is wrong with it, in English, for a report.
        reason: String,
    },
}
