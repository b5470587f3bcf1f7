//! What a clock shows.

use std::fmt;

use super::{Millis, SECOND};

/// From so little time on, tenths of a second are shown.
const TENTHS: Millis = 10 * SECOND;
/// From so little time on, a side is warned.
const LOW: Millis = 20 * SECOND;

/// What a side's clock shows at a moment. As text: `1:05:00`, `4:59`, and `9.8` at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Milliseconds before the periods, or of the present period.
    pub left: Millis,
    /// Periods left, the present one included.
    pub periods: u32,
    /// Whether a period runs.
    pub in_period: bool,
    /// Milliseconds in all.
    pub in_all: Millis,
}

impl Reading {
    /// Whether there is little time left in all.
    pub fn is_low(&self) -> bool {
        self.in_all <= LOW
    }

    /// For how many milliseconds a running clock shows the same.
    pub(super) fn lasts(&self) -> Millis {
        let unit = if self.left <= TENTHS {
            SECOND / 10
        } else {
            SECOND
        };
        // At nothing the flag falls or a period begins: then it is looked at again at once.
        (self.left % unit + 1).min(self.left).max(1)
    }
}

impl fmt::Display for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.left / SECOND;
        let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        if self.left < TENTHS {
            write!(f, "{seconds}.{}", self.left % SECOND / 100)
        } else if hours > 0 {
            write!(f, "{hours}:{minutes:02}:{rest:02}")
        } else {
            write!(f, "{minutes}:{rest:02}")
        }
    }
}
