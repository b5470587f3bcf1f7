//! ICCS: the coordinates of the Internet Chinese Chess Server, `H2-E2`.
//!
//! It is read as [`coordinate`](super::coordinate) is: the dash and the case are free in both.

use crate::rules::Move;

/// Writes `H2-E2`.
pub(super) fn print(mv: Move) -> String {
    format!("{}-{}", mv.from(), mv.to()).to_ascii_uppercase()
}
