//! Games for tests of what is shown of a game.
#![allow(clippy::unwrap_used)]

use super::{GameSetup, Opponent, Table};

/// A game of two people after some moves in coordinates.
pub fn played(moves: &str) -> Table {
    let setup = GameSetup {
        opponent: Opponent::Person,
        ..GameSetup::default()
    };
    let mut table = Table::new(setup, 0);
    for text in moves.split_whitespace() {
        table.play(text.parse().unwrap()).unwrap();
    }
    table
}
