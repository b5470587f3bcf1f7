//! The engine: it finds mates, plays by the rules, repeats itself, and stops when told.
#![allow(clippy::unwrap_used)]

mod book;
mod levels;
mod limits;
mod lines;
mod mates;
mod repetition;
mod reports;
mod rule_sets;
mod signature;
mod solver;
mod soundness;

use chuhe::engine::{Answer, Engine, Info, Level, Limits, Slice, Step};
use chuhe::formats::fen;
use chuhe::rules::{Game, Position, RuleSet};

/// A clock on which no time passes: searches end by depth or nodes alone.
fn still() -> f64 {
    0.0
}

fn engine() -> Engine {
    Engine::new(8, still)
}

fn game(text: &str, moves: &str) -> Game {
    let setup = fen::parse(text).unwrap();
    let mut game = Game::new(Position::from_setup(&setup).unwrap());
    for mv in moves.split_whitespace() {
        game.play(mv.parse().unwrap()).unwrap();
    }
    game
}

fn to_depth(depth: u32) -> Limits {
    Limits {
        depth: Some(depth),
        ..Limits::default()
    }
}

fn to_nodes(nodes: u64) -> Limits {
    Limits {
        nodes: Some(nodes),
        ..Limits::default()
    }
}

/// Searches in slices of one kind and gives every iteration with the answer.
fn search(
    engine: &mut Engine,
    game: &Game,
    limits: Limits,
    level: Option<(Level, u64)>,
    slice: Slice,
) -> (Vec<Info>, Answer) {
    let mut infos = Vec::new();
    engine.start(game, &RuleSet::CLUB, limits, level);
    loop {
        if let Step::Finished(answer) = engine.step(slice, |info| infos.push(info)) {
            return (infos, answer);
        }
    }
}

fn answer(engine: &mut Engine, game: &Game, limits: Limits) -> Answer {
    search(engine, game, limits, None, Slice::Whole).1
}
