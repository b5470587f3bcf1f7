//! What the results of a match say.
//!
//! Elo differences follow the logistic model; error bars and the sequential test rest on the
//! frequencies of the five results that a pair of games can have (0, 1/2, 1, 3/2, 2 points).
//! The test is the generalised sequential probability ratio test in its usual approximation
//! (Van den Bergh, "A practical introduction to the GSPRT").

use crate::cli::Failure;

/// Errors of both kinds that the sequential test allows.
const ERROR: f64 = 0.05;
/// Two-sided 95 % of a normal distribution, in standard deviations.
const NINETY_FIVE: f64 = 1.959_964;

/// The results so far, from the first engine's side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    wins: u32,
    losses: u32,
    draws: u32,
    /// Pairs by their points, 0 to 4 halves.
    pairs: [u32; 5],
}

/// What a sequential test shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Decision {
    /// Better by the greater difference.
    Better,
    /// Not better than by the smaller one.
    NotBetter,
}

impl Tally {
    /// Adds a pair; 2 points for a win, 1 for a draw.
    pub(super) fn add(&mut self, first: u8, second: u8) {
        for points in [first, second] {
            match points {
                0 => self.losses += 1,
                1 => self.draws += 1,
                _ => self.wins += 1,
            }
        }
        self.pairs[usize::from(first + second)] += 1;
    }

    /// Mean and variance of the score of a pair, as a share of its points.
    fn moments(&self) -> (f64, f64) {
        let count: u32 = self.pairs.iter().sum();
        let total = f64::from(count.max(1));
        let score = |halves: usize| halves as f64 / 4.0;
        let share = |halves: usize| f64::from(self.pairs[halves]) / total;
        let mean = (0..5).map(|i| share(i) * score(i)).sum::<f64>();
        let variance = (0..5).map(|i| share(i) * (score(i) - mean).powi(2)).sum();
        (mean, variance)
    }

    fn elo(&self) -> (f64, f64) {
        let (mean, variance) = self.moments();
        let count: u32 = self.pairs.iter().sum();
        let error = NINETY_FIVE * (variance / f64::from(count.max(1))).sqrt();
        let (low, high) = (elo_of(mean - error), elo_of(mean + error));
        (elo_of(mean), (high - low) / 2.0)
    }

    /// The line that a match ends with.
    pub(super) fn result(&self) -> String {
        let (elo, margin) = self.elo();
        let (wins, losses, draws) = (self.wins, self.losses, self.draws);
        format!("score {wins}-{losses}-{draws} elo {elo:.1} +- {margin:.1}")
    }

    /// The same with the pairs and the state of the test.
    pub(super) fn detail(&self, bounds: Option<(f64, f64)>) -> String {
        let (mean, _) = self.moments();
        let mut text = format!(
            "{} ({:.1} %) pairs {:?}",
            self.result(),
            100.0 * mean,
            self.pairs
        );
        if let Some(bounds) = bounds {
            let ratio = self.log_likelihood_ratio(bounds);
            let limit = ((1.0 - ERROR) / ERROR).ln();
            text.push_str(&format!(" llr {ratio:.2} of +-{limit:.2}"));
            match self.decision(bounds) {
                Some(Decision::Better) => text.push_str(" accepted"),
                Some(Decision::NotBetter) => text.push_str(" rejected"),
                None => {}
            }
        }
        text
    }

    /// What the test shows, once it does.
    pub(super) fn decision(&self, bounds: (f64, f64)) -> Option<Decision> {
        let ratio = self.log_likelihood_ratio(bounds);
        let limit = ((1.0 - ERROR) / ERROR).ln();
        if ratio >= limit {
            Some(Decision::Better)
        } else if ratio <= -limit {
            Some(Decision::NotBetter)
        } else {
            None
        }
    }

    fn log_likelihood_ratio(&self, (elo0, elo1): (f64, f64)) -> f64 {
        let count: u32 = self.pairs.iter().sum();
        let (mean, variance) = self.moments();
        if variance <= 0.0 {
            return 0.0;
        }
        let (score0, score1) = (score_of(elo0), score_of(elo1));
        f64::from(count) * (score1 - score0) * (2.0 * mean - score0 - score1) / (2.0 * variance)
    }
}

/// The expected score of a difference in Elo.
fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The difference in Elo of a score; kept finite for clean sheets.
fn elo_of(score: f64) -> f64 {
    let score = score.clamp(1e-3, 1.0 - 1e-3);
    -400.0 * (1.0 / score - 1.0).log10()
}

/// Reads `0,5`.
pub(super) fn read_bounds(text: &str) -> Result<(f64, f64), Failure> {
    let error = || format!("--sprt `{text}`: two differences such as 0,5 are expected");
    let (low, high) = text.split_once(',').ok_or_else(error)?;
    let (Ok(low), Ok(high)) = (low.trim().parse::<f64>(), high.trim().parse::<f64>()) else {
        return Err(error());
    };
    if low < high {
        Ok((low, high))
    } else {
        Err(error())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(pairs: &[(u8, u8, u32)]) -> Tally {
        let mut tally = Tally::default();
        for &(first, second, times) in pairs {
            (0..times).for_each(|_| tally.add(first, second));
        }
        tally
    }

    #[test]
    fn known_scores_have_their_known_elo() {
        // 3 : 1 is 190.8 points, by the definition of the logistic scale.
        let (elo, _) = tally(&[(2, 1, 50)]).elo();
        assert!((elo - 190.85).abs() < 0.01, "{elo}");
        assert_eq!(tally(&[(2, 0, 10)]).elo().0, 0.0);
    }

    #[test]
    fn pairs_that_balance_each_other_have_no_spread() {
        // Every pair 1 : 1: the openings decide, the engines are equal beyond doubt.
        assert_eq!(tally(&[(2, 0, 30)]).elo(), (0.0, 0.0));
        // The same single results in lucky pairs are as uncertain as coins.
        let (_, margin) = tally(&[(2, 2, 15), (0, 0, 15)]).elo();
        assert!(margin > 100.0, "{margin}");
    }

    #[test]
    fn the_margin_is_that_of_the_normal_distribution() {
        // 100 pairs of 0 or 1 points of 1 with equal chance: a deviation of 1/2 a pair, 0.05
        // for the mean, so 0.098 at 95 %, and 34.6 Elo for each 0.05 near even.
        let (_, margin) = tally(&[(2, 2, 50), (0, 0, 50)]).elo();
        let expected = (elo_of(0.598) - elo_of(0.402)) / 2.0;
        assert!((margin - expected).abs() < 0.1, "{margin} {expected}");
    }

    #[test]
    fn the_test_decides_for_the_better_and_against_the_equal() {
        let better = tally(&[(2, 2, 80), (2, 0, 100), (0, 0, 20)]);
        assert_eq!(better.decision((0.0, 10.0)), Some(Decision::Better));
        let equal = tally(&[(2, 2, 900), (0, 0, 900)]);
        assert_eq!(equal.decision((0.0, 40.0)), Some(Decision::NotBetter));
        assert_eq!(tally(&[(2, 0, 3)]).decision((0.0, 5.0)), None);
    }
}
