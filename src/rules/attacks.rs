//! Where each kind of piece can go on a board with given occupied points.
//!
//! Chariots and cannons look up one table: the occupied points of a file or rank form a word
//! of 10 or 9 bits, and a table of 10 x 1,024 entries says for each place on the line which
//! points are reached directly and which over one screen. Horses and elephants test their
//! legs and eyes; the others have plain tables.

use super::{Bitboard, Color, Role, Square};

/// What a line piece reaches from one place of a line, as words of the line's points.
#[derive(Clone, Copy)]
struct LineReach {
    /// The empty points up to the first piece in both directions, and these pieces.
    direct: u16,
    /// The second piece in each direction: what a cannon takes over a screen.
    over_screen: u16,
}

/// By place on the line (0-9) and occupied points (10 bits). A rank uses the same table with
/// its tenth point empty; the answer is cut to 9 bits.
static LINE: [[LineReach; 1024]; 10] = {
    let mut table = [[LineReach {
        direct: 0,
        over_screen: 0,
    }; 1024]; 10];
    let mut place = 0;
    while place < 10 {
        let mut occupied = 0;
        while occupied < 1024 {
            table[place][occupied] = reach_of(place, occupied);
            occupied += 1;
        }
        place += 1;
    }
    table
};

const fn reach_of(place: usize, occupied: usize) -> LineReach {
    let mut reach = LineReach {
        direct: 0,
        over_screen: 0,
    };
    let mut direction = 0;
    while direction < 2 {
        let mut pieces = 0;
        let mut at = place;
        while pieces < 2 && (if direction == 0 { at < 9 } else { at > 0 }) {
            at = if direction == 0 { at + 1 } else { at - 1 };
            if pieces == 0 {
                reach.direct |= 1 << at;
            }
            if occupied >> at & 1 != 0 {
                pieces += 1;
                if pieces == 2 {
                    reach.over_screen |= 1 << at;
                }
            }
        }
        direction += 1;
    }
    reach
}

/// The points that a chariot on `square` reaches, up to and including the first piece on each
/// side, and the pieces that a cannon there would take over a screen (of either colour).
#[inline(always)]
pub fn line_reach(square: Square, occupied: Bitboard) -> (Bitboard, Bitboard) {
    let (file, rank) = (square.file(), square.rank());
    let along_file = &LINE[rank as usize][occupied.file_word(file)];
    let along_rank = &LINE[file as usize][occupied.rank_word(rank)];
    (
        Bitboard::from_file_word(file, along_file.direct)
            | Bitboard::from_rank_word(rank, along_rank.direct & 0x1ff),
        Bitboard::from_file_word(file, along_file.over_screen)
            | Bitboard::from_rank_word(rank, along_rank.over_screen),
    )
}

/// The points strictly between two points of one line; nothing if they share no line.
#[inline]
pub fn between(a: Square, b: Square) -> Bitboard {
    const fn gap(x: u8, y: u8) -> u16 {
        let (low, high) = if x < y { (x, y) } else { (y, x) };
        ((1u16 << high) - 1) & !((2u16 << low) - 1)
    }
    if a.file() == b.file() {
        Bitboard::from_file_word(a.file(), gap(a.rank(), b.rank()))
    } else if a.rank() == b.rank() {
        Bitboard::from_rank_word(a.rank(), gap(a.file(), b.file()))
    } else {
        Bitboard::EMPTY
    }
}

/// A point that must be empty, and the points that it then gives access to.
#[derive(Clone, Copy)]
struct Gate {
    through: Bitboard,
    to: Bitboard,
}

const NO_GATE: Gate = Gate {
    through: Bitboard::EMPTY,
    to: Bitboard::EMPTY,
};

/// Steps in files and ranks.
type Step = (i8, i8);

const DIAGONALS: [Step; 4] = [(1, 1), (-1, 1), (1, -1), (-1, -1)];

/// A set with the point that lies a step away, if that is on the board.
const fn put(set: Bitboard, square: Square, (files, ranks): Step) -> Bitboard {
    match square.offset(files, ranks) {
        Some(target) => set.with(target),
        None => set,
    }
}

/// For each point its four gates: the step to what must be empty, and the steps to what lies beyond.
const fn gates(ways: [(Step, [Step; 2]); 4]) -> [[Gate; 4]; Square::COUNT] {
    let mut table = [[NO_GATE; 4]; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let square = Square::from_index(index);
        let mut i = 0;
        while i < 4 {
            let (through, [one, other]) = ways[i];
            table[index][i].through = put(Bitboard::EMPTY, square, through);
            table[index][i].to = put(put(Bitboard::EMPTY, square, one), square, other);
            i += 1;
        }
        index += 1;
    }
    table
}

/// A horse's four legs with the two points beyond each.
static HORSE_LEGS: [[Gate; 4]; Square::COUNT] = gates([
    ((1, 0), [(2, 1), (2, -1)]),
    ((-1, 0), [(-2, 1), (-2, -1)]),
    ((0, 1), [(1, 2), (-1, 2)]),
    ((0, -1), [(1, -2), (-1, -2)]),
]);

/// The same seen from the horse's target: the four diagonal neighbours, each the leg of the
/// two horses that stand one step further along a line.
static HORSE_LEGS_TOWARDS: [[Gate; 4]; Square::COUNT] = gates([
    ((1, 1), [(2, 1), (1, 2)]),
    ((-1, 1), [(-2, 1), (-1, 2)]),
    ((1, -1), [(2, -1), (1, -2)]),
    ((-1, -1), [(-2, -1), (-1, -2)]),
]);

/// An elephant's four eyes with the point beyond each, on the whole board, as open elephants of
/// cờ úp go.
static ROAMING_ELEPHANT_EYES: [[Gate; 4]; Square::COUNT] = gates([
    ((1, 1), [(2, 2); 2]),
    ((-1, 1), [(-2, 2); 2]),
    ((1, -1), [(2, -2); 2]),
    ((-1, -1), [(-2, -2); 2]),
]);

/// The same without the eyes that lead across the river, by side.
static ELEPHANT_EYES: [[[Gate; 4]; Square::COUNT]; 2] =
    [home_eyes(Color::Red), home_eyes(Color::Black)];

const fn home_eyes(color: Color) -> [[Gate; 4]; Square::COUNT] {
    let mut table = [[NO_GATE; 4]; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let square = Square::from_index(index);
        let mut i = 0;
        while i < 4 {
            let (x, y) = DIAGONALS[i];
            if let Some(target) = square.offset(2 * x, 2 * y)
                && !target.is_across_river(color)
            {
                table[index][i] = ROAMING_ELEPHANT_EYES[index][i];
            }
            i += 1;
        }
        index += 1;
    }
    table
}

/// The diagonal neighbours on the whole board, as open advisors of cờ úp go.
static ROAMING_ADVISOR: [Bitboard; Square::COUNT] = {
    let mut table = [Bitboard::EMPTY; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let gates = &ROAMING_ELEPHANT_EYES[index];
        let mut i = 0;
        while i < 4 {
            table[index] = table[index].union(gates[i].through);
            i += 1;
        }
        index += 1;
    }
    table
};

/// The steps of general, advisor and soldier, by side.
struct Steps {
    general: [Bitboard; Square::COUNT],
    advisor: [Bitboard; Square::COUNT],
    soldier: [Bitboard; Square::COUNT],
    /// The points from which a soldier of the side attacks a point.
    soldier_towards: [Bitboard; Square::COUNT],
}

static STEPS: [Steps; 2] = [steps_of(Color::Red), steps_of(Color::Black)];

const fn steps_of(color: Color) -> Steps {
    const NONE: [Bitboard; Square::COUNT] = [Bitboard::EMPTY; Square::COUNT];
    const LINE_STEPS: [Step; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
    let mut steps = Steps {
        general: NONE,
        advisor: NONE,
        soldier: NONE,
        soldier_towards: NONE,
    };
    let mut index = 0;
    while index < Square::COUNT {
        let square = Square::from_index(index);
        let mut i = 0;
        while i < 4 {
            let (x, y) = LINE_STEPS[i];
            if let Some(target) = square.offset(x, y) {
                if target.is_in_palace(color) {
                    steps.general[index] = steps.general[index].with(target);
                }
                let forward = target.rank_from(color) > square.rank_from(color);
                let sideways = y == 0 && square.is_across_river(color);
                if forward || sideways {
                    steps.soldier[index] = steps.soldier[index].with(target);
                    let to = target.index();
                    steps.soldier_towards[to] = steps.soldier_towards[to].with(square);
                }
            }
            let (x, y) = DIAGONALS[i];
            if let Some(target) = square.offset(x, y)
                && target.is_in_palace(color)
            {
                steps.advisor[index] = steps.advisor[index].with(target);
            }
            i += 1;
        }
        index += 1;
    }
    steps
}

#[inline(always)]
fn through_gates(gates: &[Gate; 4], occupied: Bitboard) -> Bitboard {
    let mut reached = Bitboard::EMPTY;
    for gate in gates {
        if (gate.through & occupied).is_empty() {
            reached |= gate.to;
        }
    }
    reached
}

/// Where a general goes: one step along a line inside the palace.
#[inline(always)]
pub fn general(square: Square, color: Color) -> Bitboard {
    STEPS[color.index()].general[square.index()]
}

/// Where an advisor goes: one diagonal step inside the palace.
#[inline(always)]
pub fn advisor(square: Square, color: Color) -> Bitboard {
    STEPS[color.index()].advisor[square.index()]
}

/// Where an elephant goes: two diagonal steps over an empty eye, on its own half.
#[inline(always)]
pub fn elephant(square: Square, color: Color, occupied: Bitboard) -> Bitboard {
    through_gates(&ELEPHANT_EYES[color.index()][square.index()], occupied)
}

/// Where an open advisor of cờ úp goes: one diagonal step, anywhere.
#[inline(always)]
pub fn roaming_advisor(square: Square) -> Bitboard {
    ROAMING_ADVISOR[square.index()]
}

/// Where an open elephant of cờ úp goes: two diagonal steps over an empty eye, anywhere. It
/// is also attacked by an elephant from these points.
#[inline(always)]
pub fn roaming_elephant(square: Square, occupied: Bitboard) -> Bitboard {
    through_gates(&ROAMING_ELEPHANT_EYES[square.index()], occupied)
}

/// For each of the four eyes over which roaming elephants attack `square`: the eye, and the
/// elephant's point.
#[inline]
pub(super) fn elephant_eyes_towards(square: Square) -> impl Iterator<Item = (Bitboard, Bitboard)> {
    ROAMING_ELEPHANT_EYES[square.index()]
        .iter()
        .map(|gate| (gate.through, gate.to))
}

/// Where a horse goes: past an empty leg.
#[inline(always)]
pub fn horse(square: Square, occupied: Bitboard) -> Bitboard {
    through_gates(&HORSE_LEGS[square.index()], occupied)
}

/// The points from which a horse attacks `square`.
#[inline(always)]
pub fn horse_towards(square: Square, occupied: Bitboard) -> Bitboard {
    through_gates(&HORSE_LEGS_TOWARDS[square.index()], occupied)
}

/// For each of the four legs over which horses attack `square`: the leg, and the points of
/// the two horses.
#[inline(always)]
pub(super) fn horse_legs_towards(square: Square) -> impl Iterator<Item = (Bitboard, Bitboard)> {
    HORSE_LEGS_TOWARDS[square.index()]
        .iter()
        .map(|gate| (gate.through, gate.to))
}

/// Where a soldier goes: one step forward, beyond the river also sideways.
#[inline(always)]
pub fn soldier(square: Square, color: Color) -> Bitboard {
    STEPS[color.index()].soldier[square.index()]
}

/// The points from which a soldier of `color` attacks `square`.
#[inline(always)]
pub fn soldier_towards(square: Square, color: Color) -> Bitboard {
    STEPS[color.index()].soldier_towards[square.index()]
}

/// The points that share a file or a rank with `square`, without itself.
#[inline(always)]
pub fn lines_through(square: Square) -> Bitboard {
    static LINES: [Bitboard; Square::COUNT] = {
        let mut table = [Bitboard::EMPTY; Square::COUNT];
        let mut index = 0;
        while index < Square::COUNT {
            let square = Square::from_index(index);
            table[index] = Bitboard::from_file_word(square.file(), 0x3ff)
                .union(Bitboard::from_rank_word(square.rank(), 0x1ff))
                .without(Bitboard::of(square));
            index += 1;
        }
        table
    };
    LINES[square.index()]
}

/// The points that matter to checks on a general: its lines, and the legs and starts of horses
/// that attack it. A move from and to other points neither gives nor discovers a check.
#[inline(always)]
pub fn check_zone(general: Square) -> Bitboard {
    static ZONES: [Bitboard; Square::COUNT] = {
        let mut table = [Bitboard::EMPTY; Square::COUNT];
        let mut index = 0;
        while index < Square::COUNT {
            let square = Square::from_index(index);
            let mut zone = Bitboard::from_file_word(square.file(), 0x3ff)
                .union(Bitboard::from_rank_word(square.rank(), 0x1ff));
            let mut i = 0;
            while i < 4 {
                let gate = HORSE_LEGS_TOWARDS[index][i];
                zone = zone.union(gate.through).union(gate.to);
                i += 1;
            }
            table[index] = zone;
            index += 1;
        }
        table
    };
    ZONES[general.index()]
}

/// The points that a piece attacks: where it could take an enemy. A cannon attacks only over
/// a screen.
#[inline]
pub fn attacks(role: Role, color: Color, square: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::General => general(square, color),
        Role::Advisor => advisor(square, color),
        Role::Elephant => elephant(square, color, occupied),
        Role::Horse => horse(square, occupied),
        Role::Chariot => line_reach(square, occupied).0,
        Role::Cannon => line_reach(square, occupied).1,
        Role::Soldier => soldier(square, color),
    }
}
