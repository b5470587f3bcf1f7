//! Static exchange evaluation: what a capture brings when both sides go on taking on its point
//! as long as it pays.

use super::score::Value;
use crate::rules::{Bitboard, Color, Move, Position, Role, Square, attacks};

/// What a piece counts in exchanges, wherever it stands, in hundredths of a soldier.
pub const fn exchange_value(role: Role) -> Value {
    match role {
        // The general may take, and is never taken: losing it ends every exchange.
        Role::General => 10_000,
        Role::Advisor => 190,
        Role::Elephant => 180,
        Role::Horse => 420,
        Role::Chariot => 980,
        Role::Cannon => 470,
        Role::Soldier => 85,
    }
}

/// From the least to the most valuable.
const BY_VALUE: [Role; 7] = [
    Role::Soldier,
    Role::Elephant,
    Role::Advisor,
    Role::Horse,
    Role::Cannon,
    Role::Chariot,
    Role::General,
];

/// Whether a move gains at least `threshold` in exchanges on its target. Pins are not seen.
pub fn gains_at_least(position: &Position, mv: Move, threshold: Value) -> bool {
    let (from, to) = (mv.from(), mv.to());
    let value_at = |square| {
        position
            .piece_at(square)
            .map_or(0, |piece| exchange_value(piece.role))
    };
    // What the side to move of the moment is ahead by, against the threshold.
    let mut balance = value_at(to) - threshold;
    if balance < 0 {
        return false;
    }
    balance = value_at(from) - balance;
    if balance <= 0 {
        return true;
    }
    let mut occupied = position.occupied().without(Bitboard::of(from)).with(to);
    let mut side = position.turn();
    let mut mover_wins = true;
    loop {
        side = side.other();
        // Every capture may open or close lines and screens, so attackers are found anew.
        let Some((role, taker)) = least_attacker(position, side, to, occupied) else {
            return mover_wins;
        };
        if role == Role::General && least_attacker(position, side.other(), to, occupied).is_some() {
            return mover_wins;
        }
        mover_wins = !mover_wins;
        occupied = occupied.without(Bitboard::of(taker));
        balance = exchange_value(role) - balance;
        if balance < Value::from(mover_wins) {
            return mover_wins;
        }
    }
}

/// The least valuable piece of `side` among `occupied` that attacks `target`.
fn least_attacker(
    position: &Position,
    side: Color,
    target: Square,
    occupied: Bitboard,
) -> Option<(Role, Square)> {
    let own = position.side(side) & occupied;
    let (direct, over_screen) = attacks::line_reach(target, occupied);
    for role in BY_VALUE {
        let reach = match role {
            Role::Soldier => attacks::soldier_towards(target, side),
            Role::Horse => attacks::horse_towards(target, occupied),
            Role::Chariot => direct,
            Role::Cannon => over_screen,
            // These three attack only inside their own ground, where steps are symmetrical.
            Role::Elephant if !target.is_across_river(side) => {
                attacks::elephant(target, side, occupied)
            }
            Role::Advisor if target.is_in_palace(side) => attacks::advisor(target, side),
            Role::General if target.is_in_palace(side) => attacks::general(target, side),
            Role::Elephant | Role::Advisor | Role::General => continue,
        };
        if let Some(square) = (reach & own & position.role(role)).first() {
            return Some((role, square));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::fen;

    fn gain(text: &str, mv: &str) -> Value {
        let setup = fen::parse(text).expect("a FEN");
        let position = Position::from_setup(&setup).expect("playable");
        let mv = mv.parse().expect("a move");
        let reached = |&value: &Value| gains_at_least(&position, mv, value);
        (-2000..2000).rev().find(reached).expect("within the range")
    }

    const CHARIOT: Value = exchange_value(Role::Chariot);
    const CANNON: Value = exchange_value(Role::Cannon);
    const HORSE: Value = exchange_value(Role::Horse);
    const SOLDIER: Value = exchange_value(Role::Soldier);

    #[test]
    fn exchanges_are_counted_to_their_end() {
        let cases = [
            // An unprotected soldier.
            ("3k5/9/9/p8/9/9/9/9/9/R3K4 w - - 0 1", "a0a6", SOLDIER),
            // Protected by a chariot behind it.
            (
                "r2k5/9/9/p8/9/9/9/9/9/R3K4 w - - 0 1",
                "a0a6",
                SOLDIER - CHARIOT,
            ),
            // A second chariot behind the first makes up for it, and Black does not take back.
            ("r2k5/9/9/p8/9/9/9/9/R8/R3K4 w - - 0 1", "a1a6", SOLDIER),
            // A cannon takes a horse over an enemy screen; a horse protects it.
            (
                "3k5/9/4n4/9/3n5/3p5/9/9/3C5/5K3 w - - 0 1",
                "d1d5",
                HORSE - CANNON,
            ),
            // The protecting horse's leg is blocked.
            ("3k5/9/4n4/4p4/3n5/3p5/9/9/3C5/5K3 w - - 0 1", "d1d5", HORSE),
            // A general takes back; it may not where it would be taken.
            (
                "3k5/3p5/9/9/9/9/9/9/9/3RK4 w - - 0 1",
                "d0d8",
                SOLDIER - CHARIOT,
            ),
            ("3k5/3p5/9/9/9/9/9/9/3R5/3RK4 w - - 0 1", "d1d8", SOLDIER),
        ];
        for (fen, mv, expected) in cases {
            assert_eq!(gain(fen, mv), expected, "{fen} {mv}");
        }
    }
}
