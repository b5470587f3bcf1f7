//! Matches of the engine for cờ úp against two simple players, and against its own search averaged
//! over supposed arrangements, at equal time.
//!
//! `cargo bench --no-default-features --bench coup_match -- plain 200 50` plays 200 games against
//! the plain player with 50 ms a move; `greedy` is the other opponent, and `determinised 200 50 8`
//! the one that supposes eight arrangements for each move. Games come in pairs: the
//! same arrangement and the same two random first plies with the sides exchanged. Each player is
//! given only what its side can know. The club's rules hold, and after 400 plies it is a draw.
#![allow(clippy::unwrap_used, missing_docs)]

mod determinised;
mod greedy;
mod plain;

use std::time::Instant;

use chuhe::engine::{Answer, HiddenEngine, Limits, Slice, Step};
use chuhe::rules::adjudicate::Referee;
use chuhe::rules::coup::{Arrangement, CoUpMove, HiddenGame, Seed, View};
use chuhe::rules::{Color, Move, Position, RuleSet, Variant};

/// Who chooses moves by what a side can know.
trait Player {
    /// A move in the view at the end of the line; there is one.
    fn choose(&mut self, start: &View, line: &[CoUpMove], view: &View, milliseconds: f64) -> Move;
}

const LONGEST_GAME: usize = 400;
const RANDOM_PLIES: usize = 2;

/// The engine under test.
struct Engine(HiddenEngine);

/// Milliseconds of a clock that only runs forward.
#[allow(clippy::disallowed_methods)] // A bench runs on the machine itself.
fn now() -> f64 {
    thread_local!(static START: Instant = Instant::now());
    START.with(|start| start.elapsed().as_secs_f64() * 1_000.0)
}

impl Player for Engine {
    fn choose(&mut self, start: &View, line: &[CoUpMove], _: &View, milliseconds: f64) -> Move {
        let limits = Limits {
            movetime_ms: Some(milliseconds),
            ..Limits::default()
        };
        self.0.start(start, line, &RuleSet::CLUB, limits, None);
        match self.0.step(Slice::Whole, |_| {}) {
            Step::Finished(Answer {
                best: Some(best), ..
            }) => best,
            other => panic!("{other:?}"),
        }
    }
}

/// The result for Red in half points, and the length.
fn play(
    seed: u64,
    red: &mut dyn Player,
    black: &mut dyn Player,
    milliseconds: f64,
) -> (u32, usize, String) {
    let start = View::start(Position::start_of(Variant::CO_UP));
    let mut bytes: Seed = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let mut game = HiddenGame::new(start.clone(), Arrangement::deal(&start, &bytes));
    let mut referee = Referee::new(start.position(), &RuleSet::CLUB);
    let mut random = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    while referee.outcome().is_none() && referee.ply() < LONGEST_GAME {
        let side = game.game().position().turn();
        let view = game.view(Some(side));
        let mv = if referee.ply() < RANDOM_PLIES {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            let moves = view.position().legal_moves();
            moves[(random >> 33) as usize % moves.len()]
        } else {
            let line = game.moves_seen_by(Some(side));
            match side {
                Color::Red => red.choose(&start, &line, &view, milliseconds),
                Color::Black => black.choose(&start, &line, &view, milliseconds),
            }
        };
        game.play(mv).unwrap();
        let revealed = *game.game().reveals().last().unwrap();
        referee.play_revealing(mv, revealed);
    }
    let reason = referee
        .outcome()
        .map_or_else(|| "too long".to_owned(), |outcome| outcome.to_string());
    let half_points = match referee.outcome().and_then(|outcome| outcome.winner()) {
        Some(Color::Red) => 2,
        Some(Color::Black) => 0,
        None => 1,
    };
    (half_points, referee.ply(), reason)
}

fn main() {
    let arguments: Vec<String> = std::env::args()
        .skip(1)
        .filter(|argument| argument != "--bench")
        .collect();
    let argument = |index: usize, default: &str| {
        arguments
            .get(index)
            .cloned()
            .unwrap_or_else(|| default.to_owned())
    };
    let opponent = argument(0, "greedy");
    let games: u64 = argument(1, "2").parse().unwrap();
    let milliseconds: f64 = argument(2, "5").parse().unwrap();
    let mut engine = Engine(HiddenEngine::new(16, now));
    let mut other: Box<dyn Player> = match opponent.as_str() {
        "greedy" => Box::new(greedy::Greedy),
        "plain" => Box::new(plain::Plain::new(now)),
        "determinised" => {
            let samples = argument(3, "8").parse().unwrap();
            Box::new(determinised::Determinised::new(now, samples))
        }
        other => panic!("no opponent `{other}`: greedy, plain or determinised"),
    };
    let (mut won, mut lost, mut drawn) = (0, 0, 0);
    let mut pairs: Vec<f64> = Vec::new();
    for pair in 0..games.div_ceil(2) {
        let mut points = 0;
        for engine_is_red in [true, false] {
            engine.0.forget();
            let (red, length, reason) = match engine_is_red {
                true => play(pair, &mut engine, &mut *other, milliseconds),
                false => play(pair, &mut *other, &mut engine, milliseconds),
            };
            let own = if engine_is_red { red } else { 2 - red };
            points += own;
            match own {
                2 => won += 1,
                1 => drawn += 1,
                _ => lost += 1,
            }
            println!(
                "pair {pair} red={engine_is_red} {reason} after {length} plies: +{won} -{lost} ={drawn}"
            );
        }
        pairs.push(f64::from(points) / 4.0);
    }
    let count = pairs.len() as f64;
    let mean = pairs.iter().sum::<f64>() / count;
    let spread =
        pairs.iter().map(|pair| (pair - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    let margin = 1.96 * (spread / count).sqrt();
    println!(
        "{opponent} {milliseconds} ms: +{won} -{lost} ={drawn}, {:.1} % +- {:.1}",
        100.0 * mean,
        100.0 * margin
    );
}
