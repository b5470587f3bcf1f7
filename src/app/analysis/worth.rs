//! What a position is worth, always told from Red's side.

use crate::protocol::Score;
use crate::rules::Color;

/// A worth seen from Red: positive is good for Red.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth(Score);

impl Worth {
    /// The worth that a search found for the side it searched.
    pub fn new(score: Score, side: Color) -> Worth {
        let (Score::Centipawns(value) | Score::MateIn(value)) = score;
        let value = if side == Color::Red { value } else { -value };
        Worth(match score {
            Score::Centipawns(_) => Score::Centipawns(value),
            // A side that is mated already has lost, whatever the sign of 0.
            Score::MateIn(0) if side == Color::Black => Score::MateIn(1),
            Score::MateIn(_) => Score::MateIn(value),
        })
    }

    /// As people write it: `+1.25` in soldiers, `−M3` for mate.
    pub fn text(self) -> String {
        match self.0 {
            Score::Centipawns(value) => {
                let sign = match value {
                    0 => "",
                    1.. => "+",
                    _ => "−",
                };
                let value = value.unsigned_abs();
                format!("{sign}{}.{:02}", value / 100, value % 100)
            }
            Score::MateIn(moves @ 1..) => format!("+M{moves}"),
            Score::MateIn(moves) => format!("−M{}", moves.unsigned_abs()),
        }
    }

    /// Red's share of a bar, in percent: 50 where both stand the same, nearer to 100 the more
    /// Red is ahead.
    pub fn share(self) -> u32 {
        match self.0 {
            // Half of what is left for each four soldiers.
            Score::Centipawns(value) => (50 + 50 * value / (value.abs() + 400)) as u32,
            Score::MateIn(1..) => 100,
            Score::MateIn(_) => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sign_is_always_reds() {
        let red = |score| Worth::new(score, Color::Red).text();
        let black = |score| Worth::new(score, Color::Black).text();
        assert_eq!(red(Score::Centipawns(125)), "+1.25");
        assert_eq!(black(Score::Centipawns(125)), "−1.25");
        assert_eq!(black(Score::Centipawns(-7)), "+0.07");
        assert_eq!(red(Score::Centipawns(0)), "0.00");
        assert_eq!(red(Score::MateIn(3)), "+M3");
        assert_eq!(black(Score::MateIn(3)), "−M3");
        assert_eq!(red(Score::MateIn(-2)), "−M2");
    }

    #[test]
    fn the_bar_is_even_at_nothing_and_full_at_mate() {
        let share = |score| Worth::new(score, Color::Red).share();
        assert_eq!(share(Score::Centipawns(0)), 50);
        assert_eq!(share(Score::Centipawns(400)), 75);
        assert_eq!(share(Score::Centipawns(-400)), 25);
        assert_eq!(share(Score::MateIn(5)), 100);
        assert_eq!(share(Score::MateIn(-5)), 0);
    }
}
