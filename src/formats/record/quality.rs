//! How good a move was, by what an engine thought before and after it.

use super::Worth;
use crate::rules::Color;

/// A loss of so much of the winning chance is dubious.
const DUBIOUS: f64 = 0.05;
/// A loss of so much is a mistake.
const MISTAKE: f64 = 0.10;
/// A loss of so much is a blunder.
const BLUNDER: f64 = 0.20;

/// So many hundredths of a soldier multiply the odds of winning by e. The thresholds above and
/// the shape of the curve are those that sites of western chess have made familiar.
const SCALE: f64 = 250.0;

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
        // An even position: 50 hundredths are 5 % of the chance, 100 10 %, 220 more than 20 %.
        assert_eq!(mark(worth(0), worth(-40), Color::Red), None);
        assert_eq!(mark(worth(0), worth(-60), Color::Red), Some(6));
        assert_eq!(mark(worth(0), worth(-120), Color::Red), Some(2));
        assert_eq!(mark(worth(0), worth(-250), Color::Red), Some(4));
        assert_eq!(mark(worth(0), worth(250), Color::Black), Some(4));
        assert_eq!(mark(worth(0), worth(250), Color::Red), None);
        // What is lost of a won game is lost less.
        assert_eq!(mark(worth(1500), worth(1250), Color::Red), None);
        assert_eq!(mark(Worth::Mate(3), worth(900), Color::Red), None);
        assert_eq!(mark(Worth::Mate(3), worth(0), Color::Red), Some(4));
        assert_eq!(mark(worth(0), Worth::Mate(-2), Color::Red), Some(4));
    }
}
