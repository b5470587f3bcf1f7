//! Set-ups as lists of the points of 32 pieces in a fixed order, as XQF and DhtmlXQ have them.

use crate::rules::{Color, Piece, Role, Setup, Square};

/// The order of one side's pieces.
const ORDER: [Role; 16] = [
    Role::Chariot,
    Role::Horse,
    Role::Elephant,
    Role::Advisor,
    Role::General,
    Role::Advisor,
    Role::Elephant,
    Role::Horse,
    Role::Chariot,
    Role::Cannon,
    Role::Cannon,
    Role::Soldier,
    Role::Soldier,
    Role::Soldier,
    Role::Soldier,
    Role::Soldier,
];

/// The piece in a place of the list, 0-31: Red's come first.
pub(super) const fn piece(place: usize) -> Piece {
    let color = if place < 16 { Color::Red } else { Color::Black };
    Piece::new(color, ORDER[place % 16])
}

/// Where each piece of the list stands; `None` for one that is not on the board. An error is a
/// piece for which the list has no place.
pub(super) fn places(setup: &Setup) -> Result<[Option<Square>; 32], Piece> {
    let mut places = [None; 32];
    // At the usual start each piece has its place, as other programs write it.
    let usual = Setup::start();
    for (index, place) in places.iter_mut().enumerate() {
        let home = usual_place(index);
        let is_home = setup.piece_at(home) == usual.piece_at(home);
        *place = is_home.then_some(home);
    }
    for (square, stands) in setup.pieces() {
        if places.contains(&Some(square)) {
            continue;
        }
        let mut free = (0..32).filter(|index| piece(*index) == stands && places[*index].is_none());
        let index = free.next().ok_or(stands)?;
        places[index] = Some(square);
    }
    Ok(places)
}

/// The point of a place of the list at the usual start, from the left as DhtmlXQ has it. XQF
/// lists Red's from the right; pieces of one kind are alike, so that one order serves both.
fn usual_place(place: usize) -> Square {
    const CANNONS: [u8; 2] = [1, 7];
    let (own, rank) = match place % 16 {
        file @ 0..=8 => (file as u8, 0),
        cannon @ 9..=10 => (CANNONS[cannon - 9], 2),
        soldier => ((soldier as u8 - 11) * 2, 3),
    };
    let rank = if place < 16 { rank } else { 9 - rank };
    Square::new(own, rank).expect("a file 0-8 and a rank 0-9")
}
