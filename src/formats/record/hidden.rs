//! What the closed pieces of a recorded game were: for records of finished games.

use thiserror::Error;

use super::Record;
use crate::rules::coup::{Arrangement, ArrangementError, Commitment, CommitmentError};
use crate::rules::{Color, Square};

/// The tag with the arrangement, written as [`Arrangement`] is.
pub const HIDDEN: &str = "Hidden";

/// The tag that says whose knowledge the record of a game under way holds: `red`, `black` or
/// `public`.
pub const VIEW: &str = "View";

/// The tag with the promise that the arrangement was fixed before the first move; see
/// [`Commitment`].
pub const COMMITMENT: &str = "Commitment";

/// The tag with the salt of the promise, 32 hexadecimal digits.
pub const SALT: &str = "Salt";

/// The value of [`VIEW`] where a record holds what both sides know.
pub const PUBLIC: &str = "public";

/// What a record says of the promise that was given before the first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promise {
    /// It cannot be checked yet: the record does not tell what lay closed, or not the salt.
    Given(Commitment),
    /// It was kept.
    Kept(Commitment),
    /// What is told to have lain closed is not what was promised.
    Broken(Commitment),
}

/// Why a record's arrangement cannot be that of its game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum HiddenError {
    /// Nothing lies hidden in the game, or its start cannot be played.
    #[error("nothing lies hidden in the game")]
    NothingHidden,
    /// It is none, or does not fit the start.
    #[error(transparent)]
    Arrangement(#[from] ArrangementError),
    /// The promise is none.
    #[error(transparent)]
    Commitment(#[from] CommitmentError),
    /// The salt of the promise is none.
    #[error("`{0}` is not a salt: 32 hexadecimal digits are expected")]
    Salt(String),
    /// The promise was not kept.
    #[error("they are not what the commitment promised")]
    Broken,
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

    /// What was promised of the closed pieces; `None` if nothing was.
    ///
    /// # Errors
    /// If promise or salt are none, or the arrangement cannot be that of the game.
    pub fn promise(&self) -> Result<Option<Promise>, HiddenError> {
        let Some(text) = self.tags.get(COMMITMENT) else {
            return Ok(None);
        };
        let commitment: Commitment = text.parse()?;
        let told = self.arrangement()?.zip(self.salt()?);
        Ok(Some(told.map_or(
            Promise::Given(commitment),
            |(arrangement, salt)| {
                let opened = Commitment::opened(&arrangement, salt);
                match commitment.is_kept_by(&opened) {
                    true => Promise::Kept(commitment),
                    false => Promise::Broken(commitment),
                }
            },
        )))
    }

    /// The salt of the promise, if the record tells.
    ///
    /// # Errors
    /// If it is none.
    pub fn salt(&self) -> Result<Option<u128>, HiddenError> {
        let Some(text) = self.tags.get(SALT) else {
            return Ok(None);
        };
        let is_salt = text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let salt = u128::from_str_radix(text, 16).ok().filter(|_| is_salt);
        salt.map(Some)
            .ok_or_else(|| HiddenError::Salt(text.to_owned()))
    }

    /// Says what is promised of the closed pieces.
    pub fn set_promise(&mut self, commitment: &Commitment) {
        self.tags.set(COMMITMENT, &commitment.to_string());
    }

    /// Says with which salt the promise was given: after the game.
    pub fn set_salt(&mut self, salt: u128) {
        self.tags.set(SALT, &format!("{salt:032x}"));
    }

    /// Says whose knowledge the record holds; `None` is what both sides know.
    pub fn set_viewer(&mut self, viewer: Option<Color>) {
        let name = viewer.map_or_else(|| PUBLIC.to_owned(), |color| color.to_string());
        self.tags.set(VIEW, &name);
    }

    /// Whose knowledge the record of a game under way holds, if it says so: a side's, or what
    /// both know.
    pub fn viewer(&self) -> Option<Option<Color>> {
        match self.tags.get(VIEW)? {
            PUBLIC => Some(None),
            name => Color::ALL
                .into_iter()
                .find(|color| color.to_string() == name)
                .map(Some),
        }
    }
}
