//! One 128-bit word for each side; a multiplication gathers the occupied points of both lines into an index.

use std::collections::HashMap;

use crate::sample::{Cells, Dice, LineAttacks, Runner, Side, rays};

/// The tables of all points in one vector, each entry the reach of a chariot and of a cannon.
pub struct Magic {
    points: Vec<Point>,
    entries: Vec<[u128; 2]>,
}

/// How the index of one point is made.
struct Point {
    /// The points whose occupation matters: both lines without their ends, which are reached whatever stands there.
    mask: u128,
    factor: u128,
    shift: u32,
    offset: usize,
}

impl Point {
    fn index(&self, occupied: u128) -> usize {
        ((occupied & self.mask).wrapping_mul(self.factor) >> self.shift) as usize
    }
}

/// The pieces of both sides.
#[derive(Clone)]
pub struct Board {
    red: u128,
    black: u128,
}

impl Magic {
    /// The destinations: empty points and enemy pieces.
    fn targets(&self, board: &Board, side: Side, runner: Runner, from: usize) -> u128 {
        let occupied = board.red | board.black;
        let enemy = match side {
            Side::Red => board.black,
            Side::Black => board.red,
        };
        let point = &self.points[from];
        let [chariot, cannon] = self.entries[point.offset + point.index(occupied)];
        match runner {
            Runner::Chariot => chariot & (enemy | !occupied),
            Runner::Cannon => chariot & !occupied | cannon & enemy,
        }
    }
}

impl LineAttacks for Magic {
    type Board = Board;

    fn new() -> Self {
        let mut dice = Dice(0x9e37_79b9_7f4a_7c15);
        let mut entries = Vec::new();
        let points = (0..90)
            .map(|from| search(from, &mut dice, &mut entries))
            .collect();
        Magic { points, entries }
    }

    fn board(&self, cells: &Cells) -> Board {
        let of = |side| {
            (0..90)
                .filter(|&at| cells[at] == Some(side))
                .fold(0, |set, at| set | 1 << at)
        };
        Board {
            red: of(Side::Red),
            black: of(Side::Black),
        }
    }

    fn relocate(&self, board: &mut Board, side: Side, from: usize, to: usize) {
        let change = 1 << from | 1 << to;
        match side {
            Side::Red => board.red ^= change,
            Side::Black => board.black ^= change,
        }
    }

    fn count(&self, board: &Board, side: Side, runner: Runner, from: usize) -> u32 {
        self.targets(board, side, runner, from).count_ones()
    }

    fn visit(
        &self,
        board: &Board,
        side: Side,
        runner: Runner,
        from: usize,
        mut see: impl FnMut(usize),
    ) {
        let mut targets = self.targets(board, side, runner, from);
        while targets != 0 {
            see(targets.trailing_zeros() as usize);
            targets &= targets - 1;
        }
    }
}

/// Finds a factor for a point and appends its table.
///
/// Factors are drawn from those that gather a file, with some bits thrown in; where none is found soon that needs just
/// the bits of the mask, one bit more is allowed.
fn search(from: usize, dice: &mut Dice, entries: &mut Vec<[u128; 2]>) -> Point {
    const PATIENCE: u32 = 30_000;
    let mask = mask(from);
    let mut subsets = vec![0u128];
    while let Some(next) = subsets
        .last()
        .map(|last| last.wrapping_sub(mask) & mask)
        .filter(|&next| next != 0)
    {
        subsets.push(next);
    }
    // Occupations that reach alike may share an index: number the different reaches.
    let mut numbers = HashMap::new();
    let mut reaches = Vec::new();
    let wanted: Vec<u32> = subsets
        .iter()
        .map(|&occupied| {
            let pair =
                [Runner::Chariot, Runner::Cannon].map(|runner| potential(runner, from, occupied));
            *numbers.entry(pair).or_insert_with(|| {
                reaches.push(pair);
                reaches.len() as u32 - 1
            })
        })
        .collect();

    let mut bits = mask.count_ones();
    // For each index the round in which it was last written, and the reach that it got.
    let mut slots = vec![(0u32, 0u32); 1 << bits];
    for round in 1.. {
        if round == PATIENCE {
            bits += 1;
            slots = vec![(0, 0); 1 << bits];
        }
        let mut point = Point {
            mask,
            factor: factor(dice),
            shift: 128 - bits,
            offset: entries.len(),
        };
        let fits = subsets.iter().zip(&wanted).all(|(&occupied, &reach)| {
            let slot = &mut slots[point.index(occupied)];
            if slot.0 != round {
                *slot = (round, reach);
            }
            slot.1 == reach
        });
        if fits {
            point.offset = entries.len();
            entries.extend(slots.iter().map(|&(written, reach)| {
                if written == round {
                    reaches[reach as usize]
                } else {
                    [0, 0]
                }
            }));
            return point;
        }
    }
    unreachable!("the rounds do not end before a factor is found")
}

/// Eight bits at the distance that brings the points of a file side by side, one anywhere for the rank, some by chance.
fn factor(dice: &mut Dice) -> u128 {
    let top = dice.below(140);
    let gather = (1..=8)
        .filter_map(|step| top.checked_sub(8 * step))
        .filter(|&bit| bit < 128);
    let mut factor = gather.fold(0, |factor, bit| factor | 1u128 << bit);
    factor |= 1 << dice.below(128);
    for _ in 0..dice.below(9) {
        factor ^= 1 << dice.below(128);
    }
    factor
}

fn mask(from: usize) -> u128 {
    let mut mask = 0;
    for (stride, steps) in rays(from) {
        for step in 1..steps {
            mask |= 1 << (from as isize + stride * step as isize);
        }
    }
    mask
}

/// What a runner reaches by the occupation of the mask; for the cannon only what it could take.
fn potential(runner: Runner, from: usize, occupied: u128) -> u128 {
    let mut set = 0;
    for (stride, steps) in rays(from) {
        let way = (1..=steps).map(|step| (from as isize + stride * step as isize) as usize);
        let mut blockers = 0;
        for at in way {
            let wanted = if runner == Runner::Chariot { 0 } else { 1 };
            if blockers == wanted {
                set |= 1 << at;
            }
            blockers += u32::from(occupied >> at & 1 != 0);
        }
    }
    set
}
