//! The static evaluation of a view.
//!
//! Open pieces count by kind, place and reach, closed ones by their side's pool. A general is in
//! danger by the enemy pieces that bear on the points around it, the more of them the worse, and
//! is sheltered by own pieces that stand there, closed ones too.

use super::super::score::{EVALUATION_BOUND, Value};
use super::worth::{closed_worth, mean_worth, open_worth, placement};
use crate::rules::coup::{Arrangement, View};
use crate::rules::{Bitboard, Color, Position, Role, Square, attacks};

/// The right to move.
const TEMPO: Value = 20;
/// An own piece beside the general.
const SHELTER: Value = 9;
/// So many attackers of a palace make its danger count in full.
const FULL_ATTACK: Value = 4;

/// What the view is worth to the side to move. `supposed` is what the closed pieces are, where that
/// is supposed to be known.
pub(super) fn evaluate(view: &View, supposed: Option<&Arrangement>) -> Value {
    let position = view.position();
    let us = position.turn();
    let closed = |color: Color| closed_pieces(view, supposed, color);
    let them = us.other();
    let value = of_side(position, us) + closed(us) - of_side(position, them) - closed(them);
    (value + TEMPO).clamp(-EVALUATION_BOUND, EVALUATION_BOUND)
}

/// What a side's closed pieces are worth.
fn closed_pieces(view: &View, supposed: Option<&Arrangement>, color: Color) -> Value {
    let position = view.position();
    let closed = position.closed() & position.side(color);
    let Some(arrangement) = supposed else {
        return closed.len() as Value * closed_worth(mean_worth(view.pool(), color));
    };
    let known = closed
        .into_iter()
        .filter_map(|square| arrangement.piece_at(square));
    known
        .map(|piece| closed_worth(open_worth(piece.role)))
        .sum()
}

fn of_side(position: &Position, us: Color) -> Value {
    let them = us.other();
    let occupied = position.occupied();
    let closed = position.closed() & position.side(us);
    let enemy_general = position.general(them);
    let zone = zone(enemy_general);
    let mut value = 0;
    let mut attackers = 0;
    let mut pressure = 0;
    for role in Role::ALL {
        for square in position.pieces(us, role).without(closed) {
            value += open_worth(role) + placement(role, us, square, enemy_general);
            let reach = reach(position, role, us, square, occupied);
            value += reach_worth(role) * reach.without(position.side(us)).len() as Value;
            let on_zone = (reach & zone).len() as Value;
            if on_zone > 0 {
                attackers += 1;
                pressure += on_zone * pressure_worth(role);
            }
        }
    }
    let shelter = (self::zone(position.general(us)) & position.side(us)).len();
    value += shelter as Value * SHELTER;
    value + pressure * attackers.min(FULL_ATTACK) / FULL_ATTACK
}

/// The points that a piece goes to or bears on.
fn reach(
    position: &Position,
    role: Role,
    color: Color,
    square: Square,
    occupied: Bitboard,
) -> Bitboard {
    let roams = position.variant().guards_roam();
    match role {
        Role::General => Bitboard::EMPTY,
        Role::Advisor if roams => attacks::roaming_advisor(square),
        Role::Elephant if roams => attacks::roaming_elephant(square, occupied),
        Role::Cannon => {
            let (direct, over_screen) = attacks::line_reach(square, occupied);
            direct.without(occupied) | over_screen
        }
        role => attacks::attacks(role, color, square, occupied),
    }
}

/// The points around a general, its own among them.
fn zone(general: Square) -> Bitboard {
    attacks::roaming_advisor(general)
        | attacks::general(general, Color::Red)
        | attacks::general(general, Color::Black)
        | Bitboard::of(general)
}

/// What a point in reach is worth.
const fn reach_worth(role: Role) -> Value {
    match role {
        Role::General | Role::Soldier => 0,
        Role::Advisor | Role::Elephant => 3,
        Role::Horse => 8,
        Role::Chariot => 4,
        Role::Cannon => 3,
    }
}

/// What bearing on a point beside the enemy general is worth.
const fn pressure_worth(role: Role) -> Value {
    match role {
        Role::General => 0,
        Role::Advisor | Role::Elephant => 14,
        Role::Horse => 26,
        Role::Chariot => 22,
        Role::Cannon => 16,
        Role::Soldier => 28,
    }
}
