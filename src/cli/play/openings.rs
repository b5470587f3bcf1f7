//! Where games of a match begin.

use super::board::Board;
use crate::cli::split_mix::SplitMix;
use crate::cli::{Failure, stopwatch};
use crate::engine::{Engine, Limits, Score, Slice, Step, Told};
use crate::rules::coup::View;
use crate::rules::{Game, Move, Position, RuleSet, Variant};

/// Plies of a random opening.
const PLIES: usize = 6;
/// How far from even a random opening may be, in hundredths of a soldier.
const BALANCE: i32 = 60;
/// How deep a random opening is looked into.
const DEPTH: u32 = 8;

/// Plies of a random opening of cờ úp: every game is dealt another way.
const HIDDEN_PLIES: usize = 2;

/// The start of a game: a position and the first moves, in cờ úp with what lies closed.
#[derive(Clone, Debug)]
pub(super) struct Opening(Board);

impl Opening {
    /// A game that has just come out of the opening.
    pub(super) fn board(&self) -> Board {
        self.0.clone()
    }
}

/// Reads a file with a FEN or moves on each line; empty lines and those that begin with `#` are
/// left out. Closed pieces are dealt by the seed and the number of the line.
pub(super) fn read(path: &str, variant: Variant, seed: u64) -> Result<Vec<Opening>, Failure> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
    let mut openings = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if !line.trim().is_empty() && !line.starts_with('#') {
            let opening = read_line(line, variant, seed.wrapping_add(index as u64));
            openings.push(opening.map_err(|why| format!("{path} line {}: {why}", index + 1))?);
        }
    }
    if openings.is_empty() {
        return Err(format!("{path}: there is no opening in it"));
    }
    Ok(openings)
}

fn read_line(line: &str, variant: Variant, seed: u64) -> Result<Opening, Failure> {
    let is_fen = line.contains('/');
    let fen = is_fen.then_some(line);
    let told = Told::read::<&str>(variant, fen, &[]).map_err(|error| error.to_string())?;
    let mut board = match variant {
        Variant::Xiangqi => Board::Open(Box::new(told.game())),
        Variant::CoUp(_) => Board::deal(told.start().clone(), seed),
    };
    for text in line.split_whitespace().filter(|_| !is_fen) {
        let mv: Move = text.parse().map_err(|error| format!("{error}"))?;
        board
            .play(mv)
            .map_err(|refusal| format!("`{text}`: {refusal}"))?;
    }
    Ok(Opening(board))
}

/// Games of cờ úp after two random plies, each dealt another way.
pub(super) fn dealt(count: usize, variant: Variant, seed: u64) -> Vec<Opening> {
    let mut random = SplitMix::new(seed);
    let start = View::start(Position::start_of(variant));
    let mut deal = |number: u64| {
        let mut board = Board::deal(start.clone(), seed.wrapping_add(number));
        for _ in 0..HIDDEN_PLIES {
            let moves = board.game().position().legal_moves();
            board
                .play(moves[random.below(moves.len())])
                .expect("the move is legal, and nobody is mated in one move");
        }
        Opening(board)
    };
    (0..count.max(1) as u64).map(&mut deal).collect()
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
            openings.push(Opening(Board::Open(Box::new(game))));
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
