//! Random positions: from games, from set-ups with any pieces anywhere, and with many soldiers
//! crowded on few files.

use chuhe::rules::{Color, Piece, Position, Role, Setup, Square};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

/// A playable position of a set-up, with whichever side to move may be to move.
fn playable(mut setup: Setup) -> Option<Position> {
    Position::from_setup(&setup).ok().or_else(|| {
        setup.turn = !setup.turn;
        Position::from_setup(&setup).ok()
    })
}

fn side() -> impl Strategy<Value = Color> {
    any::<bool>().prop_map(|red| if red { Color::Red } else { Color::Black })
}

/// The generals and pieces put on points that `points` chooses; later ones take the place of
/// earlier ones.
fn with_generals(
    pieces: impl Strategy<Value = Vec<(Square, Piece)>>,
) -> impl Strategy<Value = Position> {
    let palace = || (3u8..=5, 0u8..=2);
    (palace(), palace(), pieces, side()).prop_filter_map(
        "facing generals, or both in check",
        |(red, black, pieces, turn)| {
            let mut setup = Setup {
                turn,
                ..Setup::default()
            };
            for (square, piece) in pieces {
                setup.put(square, Some(piece));
            }
            let general = |color| Some(Piece::new(color, Role::General));
            setup.put(Square::new(red.0, red.1)?, general(Color::Red));
            setup.put(Square::new(black.0, 9 - black.1)?, general(Color::Black));
            playable(setup)
        },
    )
}

/// Any pieces on any points: several chariots on a file, guards where none can get.
pub fn odd_setups(men: usize) -> impl Strategy<Value = Position> {
    let roles = select(&Role::ALL[1..]);
    let piece = (side(), roles).prop_map(|(color, role)| Piece::new(color, role));
    let point = (0..Square::COUNT).prop_map(Square::from_index);
    with_generals(vec((point, piece), 0..=men))
}

/// Up to five soldiers a side on two or three files, beyond the river or on points that they
/// pass, and a few other pieces.
pub fn crowded_soldiers() -> impl Strategy<Value = Position> {
    let soldier = (side(), select(&[1u8, 3, 4, 5][..]), 3u8..=9).prop_map(|(color, file, rank)| {
        let red = Square::new(file, rank).unwrap();
        let square = match color {
            Color::Red => red,
            Color::Black => red.rotated(),
        };
        (square, Piece::new(color, Role::Soldier))
    });
    let line_pieces = select(&[Role::Chariot, Role::Cannon, Role::Horse][..]);
    let other = (side(), line_pieces, 0..Square::COUNT)
        .prop_map(|(color, role, point)| (Square::from_index(point), Piece::new(color, role)));
    let pieces = (vec(soldier, 4..=14), vec(other, 0..=4)).prop_map(|(mut soldiers, others)| {
        soldiers.extend(others);
        soldiers
    });
    with_generals(pieces)
}

/// Every position of a random game from the usual start.
pub fn games(plies: usize) -> impl Strategy<Value = Vec<Position>> {
    vec(any::<prop::sample::Index>(), 0..=plies).prop_map(|choices| {
        let mut position = Position::start();
        let mut positions = vec![position.clone()];
        for choice in choices {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            position.play_unchecked(legal[choice.index(legal.len())]);
            positions.push(position.clone());
        }
        positions
    })
}
