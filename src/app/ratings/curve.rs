//! How the reader's rating went from game to game, by Glicko-2.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

use super::levels::{DEVIATION, level_rating};
use super::{History, Played, Score};

/// Where everybody begins: between levels 4 and 5, and with the deviation that the method gives to
/// players of whom nothing is known.
const BEGIN: Glicko2Rating = Glicko2Rating {
    rating: 1200.0,
    deviation: 350.0,
    volatility: 0.06,
};

/// How much volatilities may change, and how exactly they are computed: the method's own examples.
const CONFIG: Glicko2Config = Glicko2Config {
    tau: 0.5,
    convergence_tolerance: 0.000_001,
};

/// A rating after a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// The game, by its place in the history.
    pub game: usize,
    /// The rating.
    pub rating: f64,
    /// Its deviation.
    pub deviation: f64,
    /// By how much the game changed the rating.
    pub change: f64,
}

/// The ratings after each game of one variant that counts, the oldest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Curve {
    /// The ratings.
    pub points: Vec<Point>,
    /// Wins, draws and losses.
    pub results: [usize; 3],
}

impl Curve {
    /// Works the ratings out from all games of a variant. Each game is a period of its own.
    pub fn of(history: &History, co_up: bool) -> Curve {
        let mut curve = Curve::default();
        let mut now = BEGIN;
        for (game, played) in history.games.iter().enumerate() {
            let Some(score) = played.result.ok().filter(|_| played.co_up == co_up) else {
                continue;
            };
            let next = after(&now, played, score);
            curve.results[score as usize] += 1;
            curve.points.push(Point {
                game,
                rating: next.rating,
                deviation: next.deviation,
                change: next.rating - now.rating,
            });
            now = next;
        }
        curve
    }

    /// The latest rating.
    pub fn latest(&self) -> Option<Point> {
        self.points.last().copied()
    }
}

impl Point {
    /// How far the rating may be off, 95 times in 100.
    pub fn margin(self) -> f64 {
        1.96 * self.deviation
    }
}

/// The rating after one more game.
fn after(now: &Glicko2Rating, played: &Played, score: Score) -> Glicko2Rating {
    let engine = Glicko2Rating {
        rating: level_rating(played.level),
        deviation: DEVIATION,
        volatility: BEGIN.volatility,
    };
    let outcome = match score {
        Score::Win => Outcomes::WIN,
        Score::Draw => Outcomes::DRAW,
        Score::Loss => Outcomes::LOSS,
    };
    glicko2_rating_period(now, &[(engine, outcome)], &CONFIG)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::app::ratings::Unrated;
    use crate::rules::Color;

    fn game(seed: u64, level: u8, result: Result<Score, Unrated>) -> Played {
        Played {
            at: seed,
            seed,
            co_up: false,
            level,
            side: Color::Red,
            result,
        }
    }

    fn curve(games: Vec<Played>) -> Curve {
        Curve::of(&History { games }, false)
    }

    /// The example at the end of Glickman's description of Glicko-2.
    #[test]
    fn the_methods_own_example_comes_out() {
        let player = Glicko2Rating {
            rating: 1500.0,
            deviation: 200.0,
            volatility: 0.06,
        };
        let opponent = |rating, deviation| Glicko2Rating {
            rating,
            deviation,
            volatility: 0.06,
        };
        let results = [
            (opponent(1400.0, 30.0), Outcomes::WIN),
            (opponent(1550.0, 100.0), Outcomes::LOSS),
            (opponent(1700.0, 300.0), Outcomes::LOSS),
        ];
        let after = glicko2_rating_period(&player, &results, &CONFIG);
        assert!((after.rating - 1464.06).abs() < 0.01, "{}", after.rating);
        assert!((after.deviation - 151.52).abs() < 0.01);
        assert!((after.volatility - 0.05999).abs() < 0.00001);
    }

    #[test]
    fn only_games_of_the_variant_that_count_are_rated() {
        let games = vec![
            game(1, 3, Ok(Score::Win)),
            game(2, 3, Err(Unrated::Cancelled)),
            Played {
                co_up: true,
                ..game(3, 3, Ok(Score::Loss))
            },
            game(4, 3, Ok(Score::Draw)),
        ];
        let curve = curve(games);
        let rated: Vec<usize> = curve.points.iter().map(|point| point.game).collect();
        assert_eq!(rated, [0, 3]);
        assert_eq!(curve.results, [1, 1, 0]);
    }

    #[test]
    fn many_even_games_lead_to_the_rating_of_the_level() {
        let even = (0..200).map(|seed| {
            let score = if seed % 2 == 0 {
                Score::Win
            } else {
                Score::Loss
            };
            game(seed, 6, Ok(score))
        });
        let latest = curve(even.collect()).latest().unwrap();
        assert!((latest.rating - level_rating(6)).abs() < 40.0, "{latest:?}");
        assert!(latest.margin() < 150.0, "{latest:?}");
    }

    #[test]
    fn a_win_raises_and_a_loss_lowers_and_each_game_makes_the_rating_surer() {
        let curve = curve(vec![
            game(1, 5, Ok(Score::Win)),
            game(2, 5, Ok(Score::Loss)),
        ]);
        let [won, lost] = curve.points[..] else {
            panic!("{curve:?}")
        };
        assert!(won.change > 0.0 && lost.change < 0.0);
        assert!((won.rating - BEGIN.rating - won.change).abs() < 1e-9);
        assert!(won.deviation < BEGIN.deviation && lost.deviation < won.deviation);
    }
}
