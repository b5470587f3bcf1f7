//! How good a move was, by what an engine thought before and after it.

use super::Worth;
use crate::rules::Color;

/// A loss of so much of the winning chance is dubious.
const DUBIOUS: f64 = 0.05;
/// A loss of so much is a mistake.
const MISTAKE: f64 = 0.10;
/// A loss of so much is a blunder.
const BLUNDER: f64 = 0.20;

/// So many hundredths of a soldier multiply the odds of winning by e: the curve that fits best (least
/// cross entropy) what 235,000 positions of own games came to, searched and played with 8,000 nodes a
/// move. The thresholds above are those that sites of western chess have made familiar.
const SCALE: f64 = 470.0;

/// The number of `?!` in PGN.
const DUBIOUS_MARK: u8 = 6;
/// The number of `?` in PGN.
const MISTAKE_MARK: u8 = 2;
/// The number of `??` in PGN.
const BLUNDER_MARK: u8 = 4;

impl Worth {
    /// How likely a side is to win, 0 to 1.
    pub fn chance(self, color: Color) -> f64 {
        let red = match self {
            Worth::Centipawns(value) => 1.0 / (1.0 + (-f64::from(value) / SCALE).exp()),
            Worth::Mate(moves) => f64::from(u8::from(moves > 0)),
        };
        match color {
            Color::Red => red,
            Color::Black => 1.0 - red,
        }
    }
}

/// The mark that a move deserves, by its number in PGN: `?!`, `?`, `??` or none. `before` is the
/// worth of the position with the best move to come, `after` that after the move.
pub fn mark(before: Worth, after: Worth, mover: Color) -> Option<u8> {
    let lost = before.chance(mover) - after.chance(mover);
    match lost {
        lost if lost >= BLUNDER => Some(BLUNDER_MARK),
        lost if lost >= MISTAKE => Some(MISTAKE_MARK),
        lost if lost >= DUBIOUS => Some(DUBIOUS_MARK),
        _ => None,
    }
}

/// The numbers of all marks that [`mark`] gives.
pub const GIVEN: [u8; 3] = [DUBIOUS_MARK, MISTAKE_MARK, BLUNDER_MARK];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_go_by_the_chance_that_is_lost() {
        let worth = Worth::Centipawns;
        // An even position: a soldier is 5 % of the chance, two are 10 %, a horse (4.2) more than 20 %.
        assert_eq!(mark(worth(0), worth(-90), Color::Red), None);
        assert_eq!(mark(worth(0), worth(-100), Color::Red), Some(6));
        assert_eq!(mark(worth(0), worth(-200), Color::Red), Some(2));
        assert_eq!(mark(worth(0), worth(-420), Color::Red), Some(4));
        assert_eq!(mark(worth(0), worth(420), Color::Black), Some(4));
        assert_eq!(mark(worth(0), worth(420), Color::Red), None);
        // What is lost of a won game is lost less.
        assert_eq!(mark(worth(1500), worth(1250), Color::Red), None);
        assert_eq!(mark(Worth::Mate(3), worth(2000), Color::Red), None);
        assert_eq!(mark(Worth::Mate(3), worth(0), Color::Red), Some(4));
        assert_eq!(mark(worth(0), Worth::Mate(-2), Color::Red), Some(4));
    }
}
