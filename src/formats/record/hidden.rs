//! What the closed pieces of a recorded game were: for records of finished games.

use thiserror::Error;

use super::Record;
use crate::rules::Square;
use crate::rules::coup::{Arrangement, ArrangementError};

/// The tag with the arrangement, written as [`Arrangement`] is.
pub const HIDDEN: &str = "Hidden";

/// The tag that says whose knowledge the record of a game under way holds: `red`, `black` or
/// `public`.
pub const VIEW: &str = "View";

/// The tag with the promise that the arrangement was fixed before the first move; see
/// [`Commitment`](crate::rules::coup::Commitment).
pub const COMMITMENT: &str = "Commitment";

/// The tag with the salt of the promise, 32 hexadecimal digits.
pub const SALT: &str = "Salt";

/// Why a record's arrangement cannot be that of its game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum HiddenError {
    /// Nothing lies hidden in the game, or its start cannot be played.
    #[error("nothing lies hidden in the game")]
    NothingHidden,
    /// It is none, or does not fit the start.
    #[error(transparent)]
    Arrangement(#[from] ArrangementError),
    /// A move shows another piece than it names.
    #[error("ply {ply} shows another piece than it has on {square}")]
    Contradiction {
        /// The move, from 1.
        ply: usize,
        /// Where the piece lay.
        square: Square,
    },
}

impl Record {
    /// What the closed pieces were, if the record tells; `None` if it does not.
    ///
    /// # Errors
    /// If what it tells does not fit its start or the moves of its main line.
    pub fn arrangement(&self) -> Result<Option<Arrangement>, HiddenError> {
        let Some(text) = self.tags.get(HIDDEN) else {
            return Ok(None);
        };
        let start = self.start_view().filter(|_| self.is_co_up());
        let start = start.ok_or(HiddenError::NothingHidden)?;
        let arrangement = Arrangement::parse_for(start, text)?;
        let line = self.line_played_to(self.main_end());
        for (played, ply) in line.into_iter().zip(1..) {
            let (from, to) = (played.mv.from(), played.mv.to());
            for (shown, square) in [(played.revealed, from), (played.taken, to)] {
                if shown.is_some() && shown != arrangement.piece_at(square) {
                    return Err(HiddenError::Contradiction { ply, square });
                }
            }
        }
        Ok(Some(arrangement))
    }

    /// Says what the closed pieces were.
    pub fn set_arrangement(&mut self, arrangement: &Arrangement) {
        self.tags.set(HIDDEN, &arrangement.to_string());
    }
}
