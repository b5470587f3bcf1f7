//! The static evaluation: material and placement, mobility, the safety of the generals.

use super::placement;
use super::score::{EVALUATION_BOUND, Value};
use super::tapered::Tapered;
use crate::rules::{Bitboard, Color, Piece, Position, Role, Square, attacks};

/// The phase of a board with all chariots, horses and cannons; without any it is 0.
const FULL_PHASE: i32 = 28;
const PHASE_WEIGHTS: [(Role, i32); 3] = [(Role::Chariot, 3), (Role::Horse, 2), (Role::Cannon, 2)];

/// Having the move.
const TEMPO: Value = 12;
/// For each point that a chariot reaches, beyond [`USUAL_CHARIOT`].
const CHARIOT_MOBILITY: Tapered = Tapered::new(4, 5);
const USUAL_CHARIOT: i32 = 8;
/// For each target of a horse, beyond [`USUAL_HORSE`].
const HORSE_MOBILITY: Tapered = Tapered::new(8, 9);
const USUAL_HORSE: i32 = 3;
/// For each point that a cannon reaches without a screen, beyond [`USUAL_CANNON`].
const CANNON_MOBILITY: Tapered = Tapered::new(2, 3);
const USUAL_CANNON: i32 = 6;
/// A cannon that looks at the enemy general over an empty line: any piece before it is a screen.
const HOLLOW_CANNON: Tapered = Tapered::new(110, 60);
/// A cannon on a line with the enemy general behind exactly two pieces.
const CANNON_BEHIND_TWO: Tapered = Tapered::new(26, 8);
/// For each point of the enemy palace that a piece attacks, by kind of piece.
const PALACE_ATTACK: [Value; 7] = [0, 0, 0, 9, 7, 8, 9];
/// How much attacks on a palace count by the number of its advisors and elephants left, in
/// eighths.
const UNGUARDED: [Value; 5] = [16, 14, 12, 10, 8];
/// For each enemy chariot when advisors are missing: none, one or both left.
const CHARIOT_AGAINST_ADVISORS: [Value; 3] = [50, 24, 0];

/// What the placement of all pieces is worth to Red. The search keeps it up to date move by
/// move instead.
pub fn placement_of(position: &Position) -> Tapered {
    let mut sum = Tapered::ZERO;
    for color in Color::ALL {
        for role in Role::ALL {
            for square in position.pieces(color, role) {
                let worth = placement::worth(Piece::new(color, role), square);
                match color {
                    Color::Red => sum += worth,
                    Color::Black => sum -= worth,
                }
            }
        }
    }
    sum
}

/// The evaluation from the side to move, with `placement` as [`placement_of`] gives it.
pub fn evaluate(position: &Position, placement: Tapered) -> Value {
    let phase = phase(position);
    let activity = activity(position, Color::Red) - activity(position, Color::Black);
    let value = (placement + activity).at(phase, FULL_PHASE);
    let value = match position.turn() {
        Color::Red => value,
        Color::Black => -value,
    };
    (value + TEMPO).clamp(-EVALUATION_BOUND, EVALUATION_BOUND)
}

/// [`FULL_PHASE`] with all pieces on the board, 0 in an endgame of soldiers.
fn phase(position: &Position) -> i32 {
    let weight = |&(role, weight): &(Role, i32)| position.role(role).len() as i32 * weight;
    PHASE_WEIGHTS
        .iter()
        .map(weight)
        .sum::<i32>()
        .min(FULL_PHASE)
}

/// Mobility and pressure on the enemy general.
fn activity(position: &Position, us: Color) -> Tapered {
    let them = us.other();
    let occupied = position.occupied();
    let own = position.side(us);
    let palace = PALACE[them.index()];
    let mut sum = Tapered::ZERO;
    let mut pressure = 0;
    let mut press = |role: Role, reached: Bitboard| {
        pressure += PALACE_ATTACK[role.index()] * (reached & palace).len() as Value;
    };
    for square in position.pieces(us, Role::Chariot) {
        let (direct, _) = attacks::line_reach(square, occupied);
        let moves = direct.without(own).len() as i32;
        sum += CHARIOT_MOBILITY * (moves - USUAL_CHARIOT);
        press(Role::Chariot, direct);
    }
    for square in position.pieces(us, Role::Horse) {
        let reached = attacks::horse(square, occupied);
        let moves = reached.without(own).len() as i32;
        sum += HORSE_MOBILITY * (moves - USUAL_HORSE);
        press(Role::Horse, reached);
    }
    for square in position.pieces(us, Role::Cannon) {
        let (direct, over_screen) = attacks::line_reach(square, occupied);
        let moves = direct.without(occupied).len() as i32;
        sum += CANNON_MOBILITY * (moves - USUAL_CANNON);
        press(Role::Cannon, over_screen);
        sum += cannon_at_general(square, position.general(them), occupied);
    }
    for square in position.pieces(us, Role::Soldier) {
        press(Role::Soldier, attacks::soldier(square, us));
    }
    sum + pressure_on(position, us, pressure)
}

/// The worth of a cannon on a line with the enemy general.
fn cannon_at_general(cannon: Square, general: Square, occupied: Bitboard) -> Tapered {
    if !attacks::lines_through(general).contains(cannon) {
        return Tapered::ZERO;
    }
    match (attacks::between(cannon, general) & occupied).len() {
        0 => HOLLOW_CANNON,
        2 => CANNON_BEHIND_TWO,
        _ => Tapered::ZERO,
    }
}

/// Attacks on the palace weigh more the fewer guards are left.
fn pressure_on(position: &Position, us: Color, pressure: Value) -> Tapered {
    let them = us.other();
    let advisors = position.pieces(them, Role::Advisor).len().min(2) as usize;
    let elephants = position.pieces(them, Role::Elephant).len().min(2) as usize;
    let attacks = pressure * UNGUARDED[advisors + elephants] / 8;
    let chariots = position.pieces(us, Role::Chariot).len() as Value;
    let open = chariots * CHARIOT_AGAINST_ADVISORS[advisors];
    Tapered::new(attacks + open, attacks / 2 + open / 2)
}

/// The nine points of each side's palace.
static PALACE: [Bitboard; 2] = {
    let mut palaces = [Bitboard::EMPTY; 2];
    let mut index = 0;
    while index < Square::COUNT {
        let square = Square::from_index(index);
        let mut color = 0;
        while color < 2 {
            if square.is_in_palace(Color::ALL[color]) {
                palaces[color] = palaces[color].with(square);
            }
            color += 1;
        }
        index += 1;
    }
    palaces
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::fen;

    fn evaluation(text: &str) -> Value {
        let setup = fen::parse(text).expect("a FEN");
        let position = Position::from_setup(&setup).expect("playable");
        evaluate(&position, placement_of(&position))
    }

    #[test]
    fn both_sides_see_the_same_worth_from_their_own_side() {
        // Each with colours exchanged and the board turned.
        for (red, black) in [
            (
                "r1bakab1r/9/1cn2cn2/p1p1p1p1p/9/9/P1P1P1P1P/1C2C1N2/9/RNBAKABR1 w - - 0 1",
                "1rbakabnr/9/2n1c2c1/p1p1p1p1p/9/9/P1P1P1P1P/2NC2NC1/9/R1BAKAB1R b - - 0 1",
            ),
            (
                "3ak4/4a4/4b4/2P6/9/6r2/9/4B4/4A4/4K1R2 w - - 0 1",
                "2r1k4/4a4/4b4/9/2R6/9/6p2/4B4/4A4/4KA3 b - - 0 1",
            ),
        ] {
            assert_eq!(evaluation(red), evaluation(black), "{red}");
        }
    }

    #[test]
    fn the_start_is_even_but_for_the_move() {
        let position = Position::start();
        assert_eq!(evaluate(&position, placement_of(&position)), TEMPO);
    }
}
