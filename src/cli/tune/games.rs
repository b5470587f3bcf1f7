//! Games of the engine with itself, as material for tuning its evaluation.

use std::io::Write;

use super::sample::Sample;
use crate::cli::split_mix::SplitMix;
use crate::cli::{Failure, stopwatch};
use crate::engine::{Answer, Engine, Limits, Score, Slice, Step};
use crate::formats::fen;
use crate::rules::adjudicate::status;
use crate::rules::{Color, Game, Outcome, RuleSet};

/// Random plies at the beginning: enough for games that differ, few enough for a game.
const RANDOM_PLIES: [usize; 3] = [6, 8, 10];
/// A random beginning further from even than this is not played on.
const PLAYABLE: i32 = 250;
/// The game is given up after four plies with a value beyond this.
const DECIDED: i32 = 1_200;
/// Positions beyond this say nothing new.
const INTERESTING: i32 = 900;
/// A game that no rule ended by then is a draw.
const LONGEST: usize = 240;

/// Plays games of `nodes` nodes a move and writes their quiet positions.
pub(super) fn write(
    count: usize,
    nodes: u64,
    seed: u64,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut engine = Engine::new(16, stopwatch::now);
    let mut random = SplitMix::new(seed);
    let mut played = 0;
    while played < count {
        let Some(samples) = play(&mut engine, nodes, &mut random) else {
            continue;
        };
        for sample in samples {
            writeln!(out, "{sample}").map_err(|error| error.to_string())?;
        }
        out.flush().map_err(|error| error.to_string())?;
        played += 1;
    }
    Ok(())
}

/// One game, or `None` if its beginning is not worth playing.
fn play(engine: &mut Engine, nodes: u64, random: &mut SplitMix) -> Option<Vec<Sample>> {
    let rules = RuleSet::CLUB;
    let mut game = beginning(random)?;
    engine.forget();
    let mut samples: Vec<Sample> = Vec::new();
    let mut decided = 0;
    let first = think(engine, &game, &rules, nodes)?;
    if value(first.score)?.abs() > PLAYABLE {
        return None;
    }
    let outcome = loop {
        match status(&game, &rules).outcome {
            Some(Outcome::Win { winner, .. }) => break winner_points(winner),
            Some(_) => break 0.5,
            None if game.ply() >= LONGEST => break 0.5,
            None => {}
        }
        let answer = think(engine, &game, &rules, nodes)?;
        let best = answer.best?;
        let turn = game.position().turn();
        let worth = value(answer.score);
        decided = match worth {
            Some(worth) if worth.abs() < DECIDED => 0,
            _ => decided + 1,
        };
        if decided == 4 {
            let ahead = worth.map_or(matches!(answer.score, Score::MateIn(n) if n > 0), |w| w > 0);
            break winner_points(if ahead { turn } else { turn.other() });
        }
        let quiet = game.position().piece_at(best.to()).is_none() && !game.position().is_check();
        if let Some(worth) = worth
            && quiet
            && worth.abs() <= INTERESTING
        {
            samples.push(Sample {
                fen: fen::print(&game.position().to_setup()),
                score: if turn == Color::Red { worth } else { -worth },
                points: 0.5,
            });
        }
        game.play(best).ok()?;
    };
    for sample in &mut samples {
        sample.points = outcome;
    }
    Some(samples)
}

fn winner_points(winner: Color) -> f32 {
    if winner == Color::Red { 1.0 } else { 0.0 }
}

fn beginning(random: &mut SplitMix) -> Option<Game> {
    let mut game = Game::default();
    let plies = RANDOM_PLIES[random.below(RANDOM_PLIES.len())];
    while game.ply() < plies {
        let moves = game.position().legal_moves();
        if moves.is_empty() {
            return None;
        }
        let choice = moves[random.below(moves.len())];
        game.play(choice).ok()?;
    }
    Some(game)
}

fn think(engine: &mut Engine, game: &Game, rules: &RuleSet, nodes: u64) -> Option<Answer> {
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    engine.start(game, rules, limits, None);
    match engine.step(Slice::Whole, |_| {}) {
        Step::Finished(answer) => Some(answer),
        Step::Running => None,
    }
}

fn value(score: Score) -> Option<i32> {
    match score {
        Score::Centipawns(value) => Some(value),
        Score::MateIn(_) => None,
    }
}
