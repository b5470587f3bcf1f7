//! Where games of a match begin.

use crate::cli::split_mix::SplitMix;
use crate::cli::{Failure, stopwatch};
use crate::engine::{Engine, Limits, Score, Slice, Step};
use crate::formats::fen;
use crate::rules::{Game, Move, Position, RuleSet};

/// Plies of a random opening.
const PLIES: usize = 6;
/// How far from even a random opening may be, in hundredths of a soldier.
const BALANCE: i32 = 60;
/// How deep a random opening is looked into.
const DEPTH: u32 = 8;

/// The start of a game: a position and the first moves.
#[derive(Clone, Debug)]
pub(super) struct Opening(Game);

impl Opening {
    /// A game that has just come out of the opening.
    pub(super) fn game(&self) -> Game {
        self.0.clone()
    }
}

/// Reads a file with a FEN or moves on each line; empty lines and those that begin with `#` are
/// left out.
pub(super) fn read(path: &str) -> Result<Vec<Opening>, Failure> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
    let mut openings = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if !line.trim().is_empty() && !line.starts_with('#') {
            let opening = read_line(line);
            openings.push(opening.map_err(|why| format!("{path} line {}: {why}", index + 1))?);
        }
    }
    if openings.is_empty() {
        return Err(format!("{path}: there is no opening in it"));
    }
    Ok(openings)
}

fn read_line(line: &str) -> Result<Opening, Failure> {
    if line.contains('/') {
        let setup = fen::parse(line).map_err(|error| error.to_string())?;
        let position = Position::from_setup(&setup).map_err(|error| error.to_string())?;
        return Ok(Opening(Game::new(position)));
    }
    let mut game = Game::default();
    for text in line.split_whitespace() {
        let mv: Move = text.parse().map_err(|error| format!("{error}"))?;
        game.play(mv)
            .map_err(|refusal| format!("`{text}`: {refusal}"))?;
    }
    Ok(Opening(game))
}

/// Different openings of random moves, kept if the own engine finds them balanced.
pub(super) fn random(count: usize, seed: u64) -> Vec<Opening> {
    let mut engine = Engine::new(16, stopwatch::now);
    let mut random = SplitMix::new(seed);
    let mut keys = Vec::new();
    let mut openings = Vec::new();
    while openings.len() < count.max(1) {
        let game = random_game(&mut random);
        let key = game.position().key();
        if !keys.contains(&key) && is_balanced(&mut engine, &game) {
            keys.push(key);
            openings.push(Opening(game));
        }
    }
    openings
}

fn random_game(random: &mut SplitMix) -> Game {
    let mut game = Game::default();
    while game.ply() < PLIES {
        let moves = game.position().legal_moves();
        if moves.is_empty() {
            game = Game::default();
            continue;
        }
        game.play(moves[random.below(moves.len())])
            .expect("the move is legal");
    }
    game
}

fn is_balanced(engine: &mut Engine, game: &Game) -> bool {
    let limits = Limits {
        depth: Some(DEPTH),
        ..Limits::default()
    };
    engine.start(game, &RuleSet::CLUB, limits, None);
    match engine.step(Slice::Whole, |_| {}) {
        Step::Finished(answer) => {
            matches!(answer.score, Score::Centipawns(value) if value.abs() <= BALANCE)
        }
        Step::Running => false,
    }
}
