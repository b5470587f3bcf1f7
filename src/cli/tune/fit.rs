//! The weights that foretell the results of games best.
//!
//! A position's evaluation `v` foretells `1 / (1 + exp(-v / scale))` points for Red. The weights
//! make the mean squared distance from what was achieved small (Texel's method), by gradient descent
//! with momentum (Adam, Kingma and Ba 2014) in small batches.

use std::fmt::Write as _;

use super::sample::Sample;
use crate::cli::Failure;
use crate::cli::split_mix::SplitMix;
use crate::engine::eval::{self, FULL_PHASE};
use crate::engine::terms::{self, COUNT, SECTIONS, Tally};
use crate::engine::weights::{ENDGAME, MIDDLE_GAME, TEMPO};
use crate::formats::fen;
use crate::rules::{Color, Position};

/// Positions between two steps of the descent.
const BATCH: usize = 8_192;
/// The greatest step of a weight, in hundredths of a soldier.
const STEP: f32 = 0.8;
/// How much of the expected points comes from the search's value instead of the result.
const FROM_SCORE: f32 = 0.5;
/// How strongly weights are held back to where they begin, for terms that hardly occur.
const HOLD: f32 = 3e-7;
/// One in so many positions is kept to check with.
const KEPT: usize = 10;

/// A position as the descent sees it.
struct Prepared {
    /// Terms that do not cancel out, with how often.
    terms: Vec<(u16, i8)>,
    /// 1 in the middle game, 0 in the endgame.
    phase: f32,
    /// The move's worth for Red.
    tempo: f32,
    points: f32,
    score: f32,
}

/// Counts terms.
struct Counts(Box<[i32; COUNT]>);

impl Tally for Counts {
    fn add(&mut self, term: usize, times: i32) {
        self.0[term] += times;
    }
}

/// Reads positions, fits the weights and gives them as the text of `src/engine/weights.rs`.
pub(super) fn fit(text: &str, rounds: usize) -> Result<String, Failure> {
    let mut positions = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let prepared = prepare(line).map_err(|why| format!("line {}: {why}", index + 1))?;
        positions.push(prepared);
    }
    let (kept, used): (Vec<_>, Vec<_>) = positions
        .into_iter()
        .enumerate()
        .partition(|(index, _)| index / 100 % KEPT == 0);
    let strip = |all: Vec<(usize, Prepared)>| all.into_iter().map(|(_, one)| one).collect();
    let (kept, mut used): (Vec<Prepared>, Vec<Prepared>) = (strip(kept), strip(used));
    if used.is_empty() || kept.is_empty() {
        return Err(format!("at least {} positions are needed", 100 * KEPT));
    }
    let mut descent = Descent::new();
    descent.scale = scale(&used, &descent.weights);
    eprintln!(
        "{} positions, {} kept to check; scale {:.0}",
        used.len(),
        kept.len(),
        descent.scale
    );
    let mut random = SplitMix::new(1);
    for round in 0..rounds {
        for i in (1..used.len()).rev() {
            used.swap(i, random.below(i + 1));
        }
        // Smaller steps towards the end.
        let step = STEP * (1.0 - round as f32 / rounds as f32);
        for batch in used.chunks(BATCH) {
            descent.step(batch, step);
        }
        if round % 10 == 0 || round + 1 == rounds {
            eprintln!(
                "round {round}: error {:.6}, of those kept {:.6}",
                descent.error(&used),
                descent.error(&kept)
            );
        }
    }
    Ok(print(&descent.weights))
}

fn prepare(line: &str) -> Result<Prepared, Failure> {
    let sample: Sample = line.parse()?;
    let setup = fen::parse(&sample.fen).map_err(|error| error.to_string())?;
    let position = Position::from_setup(&setup).map_err(|error| error.to_string())?;
    let mut sides = [(), ()].map(|()| Counts(Box::new([0; COUNT])));
    eval::tally(&position, &mut sides);
    let terms = (0..COUNT)
        .map(|term| (term as u16, (sides[0].0[term] - sides[1].0[term]) as i8))
        .filter(|(_, times)| *times != 0)
        .collect();
    let tempo = match position.turn() {
        Color::Red => TEMPO,
        Color::Black => -TEMPO,
    };
    Ok(Prepared {
        terms,
        phase: eval::phase(&position) as f32 / FULL_PHASE as f32,
        tempo: tempo as f32,
        points: sample.points,
        score: sample.score as f32,
    })
}

/// A weight and what the descent knows of it.
#[derive(Clone, Copy)]
struct Weight {
    value: f32,
    first: f32,
    momentum: f32,
    roughness: f32,
}

impl Weight {
    fn new(value: i16) -> Weight {
        Weight {
            value: value.into(),
            first: value.into(),
            momentum: 0.0,
            roughness: 0.0,
        }
    }
}

/// Of each term the weights of the middle game and the endgame.
type Weights = Vec<[Weight; 2]>;

fn value(position: &Prepared, weights: &Weights) -> f32 {
    let (mut middle, mut end) = (0.0, 0.0);
    for &(term, times) in &position.terms {
        let [m, e] = weights[usize::from(term)];
        middle += m.value * f32::from(times);
        end += e.value * f32::from(times);
    }
    middle * position.phase + end * (1.0 - position.phase) + position.tempo
}

fn expected(value: f32, scale: f32) -> f32 {
    1.0 / (1.0 + (-value / scale).exp())
}

/// The scale at which the weights as they are foretell results best.
fn scale(positions: &[Prepared], weights: &Weights) -> f32 {
    let values: Vec<f32> = positions.iter().map(|one| value(one, weights)).collect();
    let error = |scale: f32| -> f64 {
        let pairs = positions.iter().zip(&values);
        pairs
            .map(|(one, value)| f64::from((expected(*value, scale) - one.points).powi(2)))
            .sum()
    };
    (50..1_000)
        .step_by(5)
        .map(|scale| scale as f32)
        .min_by(|one, other| error(*one).total_cmp(&error(*other)))
        .unwrap_or(150.0)
}

struct Descent {
    scale: f32,
    weights: Weights,
    steps: i32,
}

impl Descent {
    fn new() -> Descent {
        let halves = MIDDLE_GAME.iter().zip(&ENDGAME);
        Descent {
            scale: 150.0,
            weights: halves
                .map(|(middle, end)| [Weight::new(*middle), Weight::new(*end)])
                .collect(),
            steps: 0,
        }
    }

    fn target(&self, position: &Prepared) -> f32 {
        let seen = expected(position.score, self.scale);
        position.points * (1.0 - FROM_SCORE) + seen * FROM_SCORE
    }

    fn error(&self, positions: &[Prepared]) -> f64 {
        let sum: f64 = positions
            .iter()
            .map(|one| {
                let foretold = expected(value(one, &self.weights), self.scale);
                f64::from((foretold - self.target(one)).powi(2))
            })
            .sum();
        sum / positions.len() as f64
    }

    fn step(&mut self, batch: &[Prepared], step: f32) {
        let mut gradient = vec![[0.0f32; 2]; COUNT];
        for one in batch {
            let foretold = expected(value(one, &self.weights), self.scale);
            let slope = (foretold - self.target(one)) * foretold * (1.0 - foretold);
            for &(term, times) in &one.terms {
                let share = slope * f32::from(times);
                gradient[usize::from(term)][0] += share * one.phase;
                gradient[usize::from(term)][1] += share * (1.0 - one.phase);
            }
        }
        self.steps += 1;
        let (fade_m, fade_r) = (
            1.0 - 0.9f32.powi(self.steps),
            1.0 - 0.999f32.powi(self.steps),
        );
        let weights = self.weights.iter_mut().flatten();
        for (weight, slope) in weights.zip(gradient.into_iter().flatten()) {
            let held = HOLD * (weight.value - weight.first);
            let slope = slope / batch.len() as f32 + held;
            weight.momentum = 0.9 * weight.momentum + 0.1 * slope;
            weight.roughness = 0.999 * weight.roughness + 0.001 * slope * slope;
            let change = weight.momentum / fade_m / ((weight.roughness / fade_r).sqrt() + 1e-9);
            weight.value -= step * change;
        }
    }
}

/// The text of the file that holds the weights.
fn print(weights: &Weights) -> String {
    let mut text = format!(
        "//! The weights of the evaluation's terms, in hundredths of a soldier, in the order of
//! [`terms`](super::terms). Written by `chuhe tune fit`; not made to be changed by hand.

use super::score::Value;
use super::terms::COUNT;

/// Having the move.
pub const TEMPO: Value = {TEMPO};
"
    );
    for (half, name, about) in [
        (0, "MIDDLE_GAME", "In the middle game."),
        (1, "ENDGAME", "In the endgame."),
    ] {
        let _ = write!(
            text,
            "\n/// {about}\n#[rustfmt::skip]\npub const {name}: [i16; COUNT] = [\n"
        );
        for section in SECTIONS {
            let _ = writeln!(text, "    // {}", section.name);
            // Rows of the board where there are any.
            let row = if section == terms::PLACE { 10 } else { 20 };
            for line in weights[section.start..section.start + section.len].chunks(row) {
                let figures: Vec<String> = line
                    .iter()
                    .map(|pair| format!("{:.0},", pair[half].value))
                    .collect();
                let _ = writeln!(text, "    {}", figures.join(" "));
            }
        }
        text.push_str("];\n");
    }
    text.replace(" -0,", " 0,")
}
