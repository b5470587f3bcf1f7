//! Whole games: every answer is a legal move, whatever the start and the level.

use chuhe::engine::{Engine, Level, Slice};
use chuhe::rules::adjudicate::status;
use chuhe::rules::{Game, RuleSet};

use crate::{engine, search, to_nodes};

/// SplitMix64: chooses the random starts.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let word = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((word ^ word >> 31) % bound as u64) as usize
    }
}

/// A game of up to 16 random moves.
fn random_start(random: &mut Random) -> Game {
    let mut game = Game::default();
    for _ in 0..random.below(17) {
        let moves = game.position().legal_moves();
        if moves.is_empty() {
            break;
        }
        game.play(moves[random.below(moves.len())]).unwrap();
    }
    game
}

/// Plays games to their end or for `plies` plies; answers how many moves the engine made.
fn play_games(count: u64, plies: usize, nodes: u64) -> usize {
    let mut engine: Engine = engine();
    let mut made = 0;
    for seed in 0..count {
        let mut game = random_start(&mut Random(seed));
        // Full strength and the levels that err take turns.
        let level = (seed % 4 != 0).then(|| (Level::of((seed % 7) as u8), seed));
        while game.ply() < plies && !status(&game, &RuleSet::CLUB).is_over() {
            let (_, answer) = search(&mut engine, &game, to_nodes(nodes), level, Slice::Whole);
            let best = answer.best.expect("the game is not over");
            let played = game.play(best);
            assert_eq!(
                played,
                Ok(()),
                "seed {seed}, {best} after {:?}",
                game.moves()
            );
            made += 1;
        }
    }
    made
}

#[test]
fn no_illegal_move_in_games_from_random_starts() {
    assert!(play_games(24, 90, 150) > 1_000);
}

#[test]
#[ignore = "takes a minute or more; run in release"]
fn no_illegal_move_in_a_thousand_games_from_random_starts() {
    assert!(play_games(1_000, 200, 400) > 80_000);
}
