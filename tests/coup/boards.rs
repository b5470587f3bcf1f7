//! Short ways to positions and moves.

use chuhe::formats::coup_fen;
use chuhe::rules::coup::{Arrangement, CoUpMove, HiddenGame, View};
use chuhe::rules::{Position, Variant};

/// The view of a FEN, by the usual customs.
pub fn view(fen: &str) -> View {
    coup_fen::parse(fen, Variant::CO_UP).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// A move with its letters.
pub fn played(text: &str) -> CoUpMove {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// What everybody knows at the start of a game.
pub fn start() -> View {
    View::start(Position::start_of(Variant::CO_UP))
}

/// A game from the start whose arrangement is dealt from a seed of one number.
pub fn game(variant: Variant, seed: u8) -> HiddenGame {
    let start = View::start(Position::start_of(variant));
    let arrangement = Arrangement::deal(&start, &[seed; 32]);
    HiddenGame::new(start, arrangement)
}

/// Plays on in a way that depends on `choices` and the board alone, as far as there are moves.
pub fn play_on(game: &mut HiddenGame, choices: &[usize]) {
    for choice in choices {
        let moves = game.game().position().legal_moves();
        let Some(&mv) = moves.get(choice % moves.len().max(1)) else {
            return;
        };
        game.play(mv).unwrap();
    }
}
