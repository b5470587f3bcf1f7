//! A player that supposes to know what lies closed: it draws arrangements that fit what its side
//! knows, searches each as a game with open cards by the engine's own search and evaluation, and
//! plays the move with the best average.

use chuhe::engine::{HiddenEngine, Info, Limits, Score, Slice};
use chuhe::rules::coup::{Arrangement, CoUpMove, Seed, View};
use chuhe::rules::{Move, RuleSet};

use crate::Player;

/// How many moves of each supposed game get a value of their own; the others get the last one's.
const LINES: usize = 4;
/// What a won game counts for the average.
const WON: i32 = 3_000;

pub struct Determinised {
    engine: HiddenEngine,
    samples: u64,
    drawn: u64,
}

impl Determinised {
    pub fn new(clock: fn() -> f64, samples: u64) -> Determinised {
        Determinised {
            engine: HiddenEngine::new(16, clock),
            samples,
            drawn: 0,
        }
    }
}

fn value(score: Score) -> i32 {
    match score {
        Score::Centipawns(value) => value.clamp(-WON, WON),
        Score::MateIn(moves) if moves > 0 => WON,
        Score::MateIn(_) => -WON,
    }
}

impl Player for Determinised {
    fn choose(&mut self, start: &View, line: &[CoUpMove], view: &View, milliseconds: f64) -> Move {
        let moves = view.position().legal_moves();
        let mut sums = vec![0i64; moves.len()];
        for _ in 0..self.samples {
            self.drawn += 1;
            let mut seed: Seed = [7; 32];
            seed[..8].copy_from_slice(&self.drawn.to_le_bytes());
            self.engine
                .suppose(Some(Arrangement::deal(view, &seed)), self.drawn);
            let limits = Limits {
                movetime_ms: Some(milliseconds / self.samples as f64),
                lines: LINES,
                ..Limits::default()
            };
            self.engine.start(start, line, &RuleSet::CLUB, limits, None);
            let mut found: Vec<Info> = Vec::new();
            self.engine.step(Slice::Whole, |info| {
                // The newest line of each rank; the last iteration may not have all of them.
                found.retain(|old| old.rank != info.rank);
                found.push(info);
                found.sort_by_key(|info| info.rank);
            });
            let least = found.iter().map(|info| value(info.score)).min();
            for (mv, sum) in moves.iter().zip(&mut sums) {
                let own = found.iter().find(|info| info.line.first() == Some(mv));
                let least = least.unwrap_or_default() - 1;
                *sum += i64::from(own.map_or(least, |info| value(info.score)));
            }
        }
        let best = (0..moves.len()).max_by_key(|&index| sums[index]);
        moves[best.unwrap()]
    }
}
