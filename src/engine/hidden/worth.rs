//! What pieces are worth in cờ úp, in hundredths of a soldier on its own half.

use super::super::score::Value;
use crate::rules::coup::Pool;
use crate::rules::{Color, Role, Square};

/// What a kind is worth once it is open. Guards roam, and so are worth more than in xiangqi;
/// soldiers are revealed anywhere and are worth less than the board's other pieces all the more.
pub(super) const fn open_worth(role: Role) -> Value {
    match role {
        Role::General => 0,
        Role::Advisor => 130,
        Role::Elephant => 140,
        Role::Horse => 430,
        Role::Chariot => 960,
        Role::Cannon => 460,
        Role::Soldier => 100,
    }
}

/// What a closed piece of a side is worth on the average over its pool.
pub(super) fn mean_worth(pool: &Pool, color: Color) -> Value {
    let (mut sum, mut total) = (0, 0);
    for (role, count) in pool.kinds(color) {
        sum += Value::from(count) * open_worth(role);
        total += Value::from(count);
    }
    if total == 0 { 0 } else { sum / total }
}

/// A closed piece is worth so many hundredths of the mean: it cannot use yet what it will be.
const CLOSED_PERCENT: Value = 90;

/// What a closed piece on its start point is worth, given its side's mean.
pub(super) const fn closed_worth(mean: Value) -> Value {
    mean * CLOSED_PERCENT / 100
}

/// What an open piece gains or loses by where it stands, without what it attacks from there.
pub(super) fn placement(role: Role, color: Color, square: Square, enemy_general: Square) -> Value {
    let rank = Value::from(square.rank_from(color));
    let from_middle = (Value::from(square.file()) - 4).abs();
    match role {
        Role::General => -8 * rank,
        Role::Soldier => match rank {
            0..=4 => 4 * rank,
            9 => 15,
            _ => 45 + 10 * (rank - 5) + 12 * (4 - from_middle).max(0) / 2,
        },
        Role::Horse => 12 - 5 * from_middle + 4 * rank.min(6),
        Role::Cannon => 10 - 3 * from_middle,
        Role::Chariot => 4 * rank.min(5),
        Role::Advisor | Role::Elephant => 24 - 5 * distance(square, enemy_general).min(9),
    }
}

/// How many steps along lines lie between two points, at most 17.
pub(super) fn distance(a: Square, b: Square) -> Value {
    Value::from(a.file().abs_diff(b.file())) + Value::from(a.rank().abs_diff(b.rank()))
}
