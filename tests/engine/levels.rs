//! Weak levels of play.

use chuhe::engine::{Engine, Level, Limits, Slice, Step};
use chuhe::rules::adjudicate::status;
use chuhe::rules::{Color, Game, Move, Outcome, Position, Role, RuleSet};

use crate::engine;

/// What pieces count for somebody who has just learnt the game.
fn worth(role: Role) -> i32 {
    match role {
        Role::General => 1_000,
        Role::Chariot => 9,
        Role::Cannon => 5,
        Role::Horse => 4,
        Role::Advisor | Role::Elephant => 2,
        Role::Soldier => 1,
    }
}

/// The most that a move of the side to move takes; a mate is worth more.
fn best_answer(position: &Position) -> i32 {
    let gain = |mv: Move| {
        let mut next = position.clone();
        next.play(mv).unwrap();
        if next.has_legal_move() {
            position
                .piece_at(mv.to())
                .map_or(0, |piece| worth(piece.role))
        } else {
            worth(Role::General)
        }
    };
    let moves = position.legal_moves();
    moves
        .iter()
        .map(|&mv| gain(mv))
        .max()
        .unwrap_or(-worth(Role::General))
}

/// The move of somebody who looks at what it takes and at what the answer may take, and no further; of equal
/// ones that which leaves most freedom, or any.
fn beginners_move(position: &Position, lot: u64) -> Move {
    let mut best = (i32::MIN, 0);
    let mut chosen = Vec::new();
    for &mv in position.legal_moves().iter() {
        let gain = position
            .piece_at(mv.to())
            .map_or(0, |piece| worth(piece.role));
        let mut next = position.clone();
        next.play(mv).unwrap();
        let answer = best_answer(&next);
        next.pass();
        let value = (gain - answer, next.legal_moves().len());
        if value > best {
            best = value;
            chosen.clear();
        }
        if value == best {
            chosen.push(mv);
        }
    }
    chosen[(lot % chosen.len() as u64) as usize]
}

fn levels_move(engine: &mut Engine, game: &Game, level: Level, seed: u64) -> Move {
    let level = Some((level, seed + game.ply() as u64));
    engine.start(game, &RuleSet::CLUB, Limits::default(), level);
    let Step::Finished(answer) = engine.step(Slice::Whole, |_| {}) else {
        panic!("a whole slice ends the search");
    };
    answer.best.unwrap()
}

/// Points of the level against the beginner, 2 for a win, in as many games with each colour.
fn points(level: Level, pairs: u64) -> u64 {
    let mut engine = engine();
    let mut points = 0;
    for number in 0..2 * pairs {
        let side = Color::ALL[(number % 2) as usize];
        let mut game = Game::default();
        let mut lot = number.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        points += loop {
            match status(&game, &RuleSet::CLUB).outcome {
                Some(Outcome::Win { winner, .. }) => break 2 * u64::from(winner == side),
                Some(_) => break 1,
                None if game.ply() >= 300 => break 1,
                None => {}
            }
            // Xorshift (Marsaglia 2003).
            lot ^= lot << 13;
            lot ^= lot >> 7;
            lot ^= lot << 17;
            let mv = match game.position().turn() == side {
                true => levels_move(&mut engine, &game, level, number << 20),
                false => beginners_move(game.position(), lot >> 8),
            };
            game.play(mv).unwrap();
        };
    }
    points
}

#[test]
fn somebody_who_looks_one_move_ahead_beats_the_first_level_and_not_the_third() {
    let first = points(Level::of(1), 10);
    assert!(first < 20, "{first} of 40 points");
    let third = points(Level::of(3), 5);
    assert!(third > 10, "{third} of 20 points");
}
