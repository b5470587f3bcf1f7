//! How strong the engine's levels are.

use crate::protocol::level_elo;

/// How uncertain the rating of a level is, as a deviation of Glicko-2: the games that measured a step leave about
/// 50 (one standard deviation).
pub(super) const DEVIATION: f64 = 50.0;

/// The rating of a level, its strength in Elo; levels out of range are taken as the nearest.
pub fn level_rating(level: u8) -> f64 {
    f64::from(level_elo(level))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_stand_on_the_measured_steps() {
        // By hand from the steps, rounded to tens: 100 + 308 + 330 + 318 + 328.
        assert_eq!(level_rating(1), 100.0);
        assert_eq!(level_rating(2), 410.0);
        assert_eq!(level_rating(5), 1380.0);
        assert_eq!(level_rating(0), level_rating(1));
        assert_eq!(level_rating(11), level_rating(10));
    }
}
