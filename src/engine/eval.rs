//! The static evaluation: a sum of weighted terms, tapered between middle game and endgame.
//!
//! Which terms there are is in [`terms`], their weights in [`weights`].
//! `chuhe tune` finds the weights from games that the engine has played with itself.

use super::score::{EVALUATION_BOUND, Value};
use super::tapered::Tapered;
use super::terms::{self, Sum, Tally};
use super::{placement, weights};
use crate::rules::{Bitboard, Color, Piece, Position, Role, Square, attacks};

/// The phase of a board with all chariots, horses and cannons; without any it is 0.
pub const FULL_PHASE: i32 = 28;
const PHASE_WEIGHTS: [(Role, i32); 3] = [(Role::Chariot, 3), (Role::Horse, 2), (Role::Cannon, 2)];

/// What is left of an advantage, in eighths, if the better side has nothing to attack with.
const WITHOUT_ATTACKERS: Value = 1;

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
    let mut sums = [Sum::default(); 2];
    tally_activity(position, &mut sums);
    let [Sum(red), Sum(black)] = sums;
    let value = (placement + red - black).at(phase(position), FULL_PHASE);
    let better = if value > 0 { Color::Red } else { Color::Black };
    let value = match has_attackers(position, better) {
        true => value,
        false => value * WITHOUT_ATTACKERS / 8,
    };
    let value = match position.turn() {
        Color::Red => value,
        Color::Black => -value,
    };
    (value + weights::TEMPO).clamp(-EVALUATION_BOUND, EVALUATION_BOUND)
}

/// Tells all terms of a position, Red's and Black's; [`evaluate`] is their weighted difference,
/// except where nobody can attack.
pub fn tally<T: Tally>(position: &Position, sides: &mut [T; 2]) {
    for color in Color::ALL {
        for role in Role::ALL {
            for square in position.pieces(color, role) {
                let tally = &mut sides[color.index()];
                tally.add(terms::MATERIAL.at(role.index()), 1);
                tally.add(placement::term(role, color, square), 1);
            }
        }
    }
    tally_activity(position, sides);
}

/// [`FULL_PHASE`] with all pieces on the board, 0 in an endgame of soldiers.
pub fn phase(position: &Position) -> i32 {
    let weight = |&(role, weight): &(Role, i32)| position.role(role).len() as i32 * weight;
    PHASE_WEIGHTS
        .iter()
        .map(weight)
        .sum::<i32>()
        .min(FULL_PHASE)
}

fn has_attackers(position: &Position, us: Color) -> bool {
    [Role::Chariot, Role::Horse, Role::Cannon, Role::Soldier]
        .into_iter()
        .any(|role| !position.pieces(us, role).is_empty())
}

/// All terms but placement.
#[inline(always)]
fn tally_activity<T: Tally>(position: &Position, sides: &mut [T; 2]) {
    let [red, black] = sides;
    let of_red = tally_side(position, Color::Red, red);
    let of_black = tally_side(position, Color::Black, black);
    tally_loose(position, Color::Red, of_red.all, of_black.all, red);
    tally_loose(position, Color::Black, of_black.all, of_red.all, black);
    tally_checks(position, Color::Red, of_red.goes, of_black.all, red);
    tally_checks(position, Color::Black, of_black.goes, of_red.all, black);
}

/// Attacked enemy pieces that nothing protects. One whose side has the move may still get away.
#[inline(always)]
fn tally_loose<T: Tally>(
    position: &Position,
    us: Color,
    ours: Bitboard,
    theirs: Bitboard,
    tally: &mut T,
) {
    let first = if position.turn() == us { 0 } else { 7 };
    for square in (ours & position.side(us.other())).without(theirs) {
        if let Some(piece) = position.piece_at(square) {
            tally.add(terms::LOOSE.at(first + piece.role.index()), 1);
        }
    }
}

/// Checks that chariots, horses and cannons could give from points that the other side does not attack.
#[inline(always)]
fn tally_checks<T: Tally>(
    position: &Position,
    us: Color,
    [chariots, horses, cannons]: [Bitboard; 3],
    theirs: Bitboard,
    tally: &mut T,
) {
    let general = position.general(us.other());
    let occupied = position.occupied();
    let (direct, _) = attacks::line_reach(general, occupied);
    let by_chariots = (chariots & direct).without(theirs).len() as usize;
    let by_horses = (horses & attacks::horse_towards(general, occupied))
        .without(theirs)
        .len() as usize;
    let screened = |square: &Square| (attacks::between(*square, general) & occupied).len() == 1;
    let by_cannons = (cannons & attacks::lines_through(general))
        .without(theirs)
        .into_iter()
        .filter(screened)
        .count();
    for (kind, count) in [by_chariots, by_horses, by_cannons].into_iter().enumerate() {
        if count > 0 {
            tally.add(terms::CHECKS.at(kind * 3 + count.min(3) - 1), 1);
        }
    }
}

/// What one side's pieces reach.
#[derive(Clone, Copy)]
struct Reach {
    /// All points that are attacked or protected.
    all: Bitboard,
    /// Where chariots, horses and cannons can go.
    goes: [Bitboard; 3],
}

/// One side's pieces: mobility, threats, pressure on the palace, and what there is of each.
/// Answers with what they reach.
#[inline(always)]
fn tally_side<T: Tally>(position: &Position, us: Color, tally: &mut T) -> Reach {
    let them = us.other();
    let count = |color: Color, role: Role| position.pieces(color, role).len().min(2) as usize;
    let (advisors, elephants) = (count(them, Role::Advisor), count(them, Role::Elephant));
    let mut side = Side {
        position,
        us,
        occupied: position.occupied(),
        own: position.side(us),
        enemies: position.side(them),
        general: position.general(them),
        guards: advisors + elephants,
        attackers: 0,
        reached: Reach {
            all: Bitboard::EMPTY,
            goes: [Bitboard::EMPTY; 3],
        },
    };
    side.tally_chariots(tally);
    side.tally_horses(tally);
    side.tally_cannons(tally);
    side.tally_soldiers(advisors, tally);
    side.tally_guards();
    tally.add(terms::ATTACKERS.at(side.attackers.min(6)), 1);

    let (chariots, cannons) = (count(us, Role::Chariot), count(us, Role::Cannon));
    let own_guards = count(us, Role::Advisor) * 3 + count(us, Role::Elephant);
    tally.add(terms::GUARDS.at(own_guards), 1);
    tally.add(terms::PAIRS.at(count(us, Role::Horse) * 3 + cannons), 1);
    tally.add(terms::CHARIOTS_AT_ADVISORS.at(chariots * 3 + advisors), 1);
    tally.add(terms::CANNONS_AT_ADVISORS.at(cannons * 3 + advisors), 1);
    let strong =
        position.role(Role::Chariot) | position.role(Role::Horse) | position.role(Role::Cannon);
    let beyond = (strong & side.own & HALVES[them.index()]).len() as usize;
    tally.add(terms::BEYOND.at(beyond.min(6)), 1);
    side.reached
}

/// What is needed while one side is looked at.
struct Side<'a> {
    position: &'a Position,
    us: Color,
    occupied: Bitboard,
    own: Bitboard,
    enemies: Bitboard,
    /// The enemy general.
    general: Square,
    /// Enemy advisors and elephants.
    guards: usize,
    /// Pieces that attack points of the palace.
    attackers: usize,
    reached: Reach,
}

/// The pieces that press on the palace and threaten others, in the order of their terms.
#[derive(Clone, Copy)]
enum Attacker {
    Horse,
    Chariot,
    Cannon,
    Soldier,
}

impl Side<'_> {
    /// What a piece attacks: points of the palace and enemy pieces.
    #[inline(always)]
    fn attack<T: Tally>(&mut self, by: Attacker, reached: Bitboard, tally: &mut T) {
        self.reached.all |= reached;
        let pressed = (reached & PALACE[self.us.other().index()]).len() as i32;
        if pressed > 0 {
            tally.add(terms::PRESSURE.at(by as usize * 5 + self.guards), pressed);
            self.attackers += 1;
        }
        for square in reached & self.enemies {
            if let Some(victim) = self.position.piece_at(square) {
                tally.add(terms::THREAT.at(by as usize * 7 + victim.role.index()), 1);
            }
        }
    }

    /// Pieces between a point and the enemy general, as a place in the sections of lines.
    #[inline(always)]
    fn line(&self, square: Square) -> Option<usize> {
        if !attacks::lines_through(self.general).contains(square) {
            return None;
        }
        let between = (attacks::between(square, self.general) & self.occupied).len() as usize;
        let rank = usize::from(square.rank() == self.general.rank());
        Some(rank * 4 + between.min(3))
    }

    #[inline(always)]
    fn tally_chariots<T: Tally>(&mut self, tally: &mut T) {
        for square in self.position.pieces(self.us, Role::Chariot) {
            let (direct, _) = attacks::line_reach(square, self.occupied);
            let moves = direct.without(self.own);
            self.reached.goes[0] |= moves;
            tally.add(terms::CHARIOT_MOVES.at(moves.len().min(17) as usize), 1);
            self.attack(Attacker::Chariot, direct, tally);
            if let Some(line) = self.line(square) {
                tally.add(terms::CHARIOT_LINE.at(line), 1);
            }
        }
    }

    #[inline(always)]
    fn tally_horses<T: Tally>(&mut self, tally: &mut T) {
        for square in self.position.pieces(self.us, Role::Horse) {
            let reached = attacks::horse(square, self.occupied);
            let moves = reached.without(self.own);
            self.reached.goes[1] |= moves;
            tally.add(terms::HORSE_MOVES.at(moves.len() as usize), 1);
            self.attack(Attacker::Horse, reached, tally);
        }
    }

    #[inline(always)]
    fn tally_cannons<T: Tally>(&mut self, tally: &mut T) {
        for square in self.position.pieces(self.us, Role::Cannon) {
            let (direct, over_screen) = attacks::line_reach(square, self.occupied);
            let quiet = direct.without(self.occupied);
            self.reached.goes[2] |= quiet | over_screen & self.enemies;
            tally.add(terms::CANNON_MOVES.at(quiet.len().min(17) as usize), 1);
            self.attack(Attacker::Cannon, over_screen, tally);
            if let Some(line) = self.line(square) {
                tally.add(terms::CANNON_LINE.at(line), 1);
            }
        }
    }

    #[inline(always)]
    fn tally_soldiers<T: Tally>(&mut self, advisors: usize, tally: &mut T) {
        let soldiers = self.position.pieces(self.us, Role::Soldier);
        for square in soldiers {
            self.attack(Attacker::Soldier, attacks::soldier(square, self.us), tally);
        }
        let beyond = soldiers & HALVES[self.us.other().index()];
        let crossed = beyond.len() as usize;
        tally.add(terms::SOLDIERS.at(soldiers.len().min(5) as usize), 1);
        tally.add(terms::CROSSED.at(crossed.min(5)), 1);
        if crossed > 0 {
            let term = terms::CROSSED_AT_ADVISORS.at(advisors);
            tally.add(term, crossed as i32);
        }
        for square in beyond {
            // Each pair once: by the one to the left.
            let right = Square::new(square.file() + 1, square.rank());
            if right.is_some_and(|right| beyond.contains(right)) {
                tally.add(terms::LINKED.at(0), 1);
            }
        }
    }

    /// What general, advisors and elephants protect.
    #[inline(always)]
    fn tally_guards(&mut self) {
        let (position, us) = (self.position, self.us);
        let mut reached = attacks::general(position.general(us), us);
        for square in position.pieces(us, Role::Advisor) {
            reached |= attacks::advisor(square, us);
        }
        for square in position.pieces(us, Role::Elephant) {
            reached |= attacks::elephant(square, us, self.occupied);
        }
        self.reached.all |= reached;
    }
}

/// The nine points of each side's palace.
static PALACE: [Bitboard; 2] = regions(true);
/// Each side's half of the board.
static HALVES: [Bitboard; 2] = regions(false);

const fn regions(palaces: bool) -> [Bitboard; 2] {
    let mut regions = [Bitboard::EMPTY; 2];
    let mut index = 0;
    while index < Square::COUNT {
        let square = Square::from_index(index);
        let mut color = 0;
        while color < 2 {
            let low = square.rank() < 5;
            let inside = match palaces {
                true => square.is_in_palace(Color::ALL[color]),
                false => low == (color == 0),
            };
            if inside {
                regions[color] = regions[color].with(square);
            }
            color += 1;
        }
        index += 1;
    }
    regions
}

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
        assert_eq!(evaluate(&position, placement_of(&position)), weights::TEMPO);
    }
}
