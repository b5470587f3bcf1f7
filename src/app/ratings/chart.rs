//! The curve of a rating as a small drawing.

use std::fmt::Write as _;

use yew::prelude::*;

use super::Curve;
use crate::app::i18n::{Key, Phrases};

/// The drawing's size, in its own units.
const WIDTH: f64 = 400.0;
const HEIGHT: f64 = 200.0;
/// Where the curve begins and ends in it.
const LEFT: f64 = 46.0;
const RIGHT: f64 = WIDTH - 8.0;
const TOP: f64 = 10.0;
const BOTTOM: f64 = HEIGHT - 10.0;

/// The smallest range of ratings that is drawn: small changes look small.
const LEAST_RANGE: f64 = 200.0;

/// Which ratings are drawn, and where.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Scale {
    low: f64,
    high: f64,
    /// Between the lines with numbers.
    step: f64,
}

impl Scale {
    /// Round numbers around all ratings of a curve.
    fn of(curve: &Curve) -> Scale {
        let ratings = || curve.points.iter().map(|point| point.rating);
        let (low, high) = (
            ratings().fold(f64::INFINITY, f64::min),
            ratings().fold(f64::NEG_INFINITY, f64::max),
        );
        let spare = (LEAST_RANGE - (high - low)).max(LEAST_RANGE / 4.0) / 2.0;
        let (low, high) = (low - spare, high + spare);
        let step = [50.0, 100.0, 200.0, 500.0]
            .into_iter()
            .find(|step| (high - low) / step <= 5.0)
            .unwrap_or(1000.0);
        Scale {
            low: (low / step).floor() * step,
            high: (high / step).ceil() * step,
            step,
        }
    }

    fn y(self, rating: f64) -> f64 {
        let share = (rating - self.low) / (self.high - self.low);
        BOTTOM - share.clamp(0.0, 1.0) * (BOTTOM - TOP)
    }

    fn lines(self) -> impl Iterator<Item = f64> {
        let count = ((self.high - self.low) / self.step).round() as usize;
        (0..=count).map(move |line| self.low + line as f64 * self.step)
    }
}

fn x(index: usize, count: usize) -> f64 {
    match count {
        0 | 1 => (LEFT + RIGHT) / 2.0,
        _ => LEFT + (RIGHT - LEFT) * index as f64 / (count - 1) as f64,
    }
}

/// The curve with the band that the rating lies in 95 times in 100; nothing without a game.
pub(super) fn chart(curve: &Curve, phrases: &Phrases) -> Html {
    let count = curve.points.len();
    if count == 0 {
        return Html::default();
    }
    let scale = Scale::of(curve);
    let mut line = String::new();
    let mut band = String::new();
    for (index, point) in curve.points.iter().enumerate() {
        let sign = if index == 0 { 'M' } else { 'L' };
        let x = x(index, count);
        let _ = write!(line, "{sign}{x:.1} {:.1}", scale.y(point.rating));
        let _ = write!(
            band,
            "{sign}{x:.1} {:.1}",
            scale.y(point.rating + point.margin())
        );
    }
    for (index, point) in curve.points.iter().enumerate().rev() {
        let lower = scale.y(point.rating - point.margin());
        let _ = write!(band, "L{:.1} {lower:.1}", x(index, count));
    }
    let ratings = || {
        curve
            .points
            .iter()
            .map(|point| point.rating.round() as usize)
    };
    let arguments = [
        ("games", count.into()),
        ("low", ratings().min().unwrap_or_default().into()),
        ("high", ratings().max().unwrap_or_default().into()),
    ];
    html! {
        <svg class="rating-chart" viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="img"
            aria-label={phrases.with(Key::RatingChart, &arguments)}>
            { for scale.lines().map(|rating| {
                let y = format!("{:.1}", scale.y(rating));
                html! {
                    <>
                        <path class="chart-grid" d={format!("M{LEFT} {y}H{RIGHT}")} />
                        <text x={(LEFT - 6.0).to_string()} {y}>{ format!("{rating:.0}") }</text>
                    </>
                }
            }) }
            <path class="chart-band" d={format!("{band}z")} />
            <path class="chart-line" d={line} />
            { for curve.points.last().map(|point| html! {
                <circle class="chart-now" r="4.5" cx={format!("{:.1}", x(count - 1, count))}
                    cy={format!("{:.1}", scale.y(point.rating))} />
            }) }
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::ratings::Point;

    fn curve(ratings: &[f64]) -> Curve {
        let point = |(game, rating): (usize, &f64)| Point {
            game,
            rating: *rating,
            deviation: 60.0,
            change: 0.0,
        };
        Curve {
            points: ratings.iter().enumerate().map(point).collect(),
            results: [0; 3],
        }
    }

    #[test]
    fn the_scale_is_round_holds_all_ratings_and_has_few_lines() {
        for ratings in [
            vec![1234.0],
            vec![1200.0, 1210.0, 1195.0],
            vec![700.0, 2900.0],
            vec![-40.0, 60.0],
        ] {
            let scale = Scale::of(&curve(&ratings));
            assert_eq!(scale.low % scale.step, 0.0);
            for rating in &ratings {
                assert!(scale.low < *rating && *rating < scale.high, "{scale:?}");
            }
            assert!((3..=8).contains(&scale.lines().count()), "{scale:?}");
        }
    }

    #[test]
    fn higher_ratings_are_higher_up_and_later_games_further_right() {
        let scale = Scale::of(&curve(&[1000.0, 1400.0]));
        assert!(scale.y(1400.0) < scale.y(1000.0));
        assert!((TOP..=BOTTOM).contains(&scale.y(99_999.0)));
        assert!(x(0, 2) < x(1, 2));
    }
}
