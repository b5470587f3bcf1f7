//! A promise that the arrangement of a game was fixed before its first move.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};
use thiserror::Error;

use super::Arrangement;

/// The SHA-256 sum of the text `ARRANGEMENT:SALT`, where the salt is 32 hexadecimal digits.
///
/// It is shown before the first move and says nothing of the arrangement; with arrangement and
/// salt, which are shown after the last, anybody can compute it again, for example by
/// `printf %s 'ARRANGEMENT:SALT' | sha256sum`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Commitment([u8; 32]);

/// The text is no commitment.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a commitment: 64 hexadecimal digits are expected")]
pub struct CommitmentError(pub String);

impl Commitment {
    /// The commitment to an arrangement with 128 random bits as salt.
    pub fn to(arrangement: &Arrangement, salt: u128) -> Commitment {
        let text = Commitment::opened(arrangement, salt);
        Commitment(Sha256::digest(text.as_bytes()).into())
    }

    /// The text whose sum it is: what is shown at the end.
    pub fn opened(arrangement: &Arrangement, salt: u128) -> String {
        format!("{arrangement}:{salt:032x}")
    }

    /// Whether a text that was shown at the end is the one that was promised.
    pub fn is_kept_by(&self, opened: &str) -> bool {
        let sum: [u8; 32] = Sha256::digest(opened.as_bytes()).into();
        sum == self.0
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl FromStr for Commitment {
    type Err = CommitmentError;

    fn from_str(text: &str) -> Result<Commitment, CommitmentError> {
        let error = || CommitmentError(text.to_owned());
        if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(error());
        }
        let mut bytes = [0; 32];
        for (byte, place) in bytes.iter_mut().zip((0..64).step_by(2)) {
            let digits = text.get(place..place + 2).ok_or_else(error)?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| error())?;
        }
        Ok(Commitment(bytes))
    }
}
