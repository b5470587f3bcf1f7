//! How strong the engine's levels are.

use crate::app::store::GameSetup;
use crate::protocol::{MAX_LEVEL, MIN_LEVEL};

/// The rating of the lowest level. Nobody has measured it against people: it is put where a player
/// stands who knows the moves and overlooks most of what is attacked.
const LOWEST: f64 = 500.0;

/// How much stronger each level is than the one below, from level 2 on, in Elo. Levels 2 to 9 were measured
/// against the level below in 40 to 60 games each, with error bars of about 100 (see
/// `src/engine/level.rs`). The step to level 10 is not measured: it has forty times the nodes of level 9, which
/// has two and a half times those of level 8, and is taken to be as large as that one.
const STEPS: [f64; (MAX_LEVEL - MIN_LEVEL) as usize] = [
    190.0, 160.0, 150.0, 360.0, 280.0, 260.0, 250.0, 410.0, 410.0,
];

/// How uncertain the rating of a level is, as a deviation of Glicko-2: the games that measured a step leave about
/// 50 (one standard deviation).
pub(super) const DEVIATION: f64 = 50.0;

/// The rating of a level; levels out of range are taken as the nearest.
pub fn level_rating(level: u8) -> f64 {
    let steps = usize::from(GameSetup::level(level) - MIN_LEVEL);
    LOWEST + STEPS[..steps].iter().sum::<f64>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_stand_on_the_measured_steps() {
        // By hand: 500, +190, +160, +150, +360.
        assert_eq!(level_rating(1), 500.0);
        assert_eq!(level_rating(2), 690.0);
        assert_eq!(level_rating(5), 1360.0);
        assert_eq!(level_rating(0), level_rating(1));
        assert_eq!(level_rating(11), level_rating(10));
    }
}
