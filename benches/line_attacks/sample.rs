//! What every representation is asked: the same boards, the same questions, and sums that must agree.

use std::sync::Arc;

/// A board without kinds of pieces: whose piece stands on each point, `rank * 9 + file`.
pub type Cells = [Option<Side>; 90];

/// The owner of a piece.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Side {
    Red,
    Black,
}

/// The two pieces that move along lines.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Runner {
    Chariot,
    Cannon,
}

/// A way to hold a board so that the destinations of a chariot or cannon are found.
pub trait LineAttacks {
    /// The board in this representation.
    type Board: Clone;
    /// Makes the tables, if there are any.
    fn new() -> Self;
    /// Brings a board into this representation.
    fn board(&self, cells: &Cells) -> Self::Board;
    /// Moves a piece of `side` to an empty point.
    fn relocate(&self, board: &mut Self::Board, side: Side, from: usize, to: usize);
    /// How many destinations a runner of `side` has from a point.
    fn count(&self, board: &Self::Board, side: Side, runner: Runner, from: usize) -> u32;
    /// Calls `see` with each destination.
    fn visit(
        &self,
        board: &Self::Board,
        side: Side,
        runner: Runner,
        from: usize,
        see: impl FnMut(usize),
    );
}

/// A quiet move of a chariot.
#[derive(Clone, Copy)]
struct Quiet {
    side: Side,
    from: usize,
    to: usize,
}

/// A board with the points to look from and the moves to make on it.
struct Scene<B> {
    board: B,
    men: Vec<(Side, usize)>,
    moves: Vec<Quiet>,
}

impl<B: Clone> Clone for Scene<B> {
    fn clone(&self) -> Self {
        Scene {
            board: self.board.clone(),
            men: self.men.clone(),
            moves: self.moves.clone(),
        }
    }
}

/// All boards in one representation.
pub struct Sample<L: LineAttacks> {
    lines: Arc<L>,
    scenes: Vec<Scene<L::Board>>,
}

impl<L: LineAttacks> Clone for Sample<L> {
    fn clone(&self) -> Self {
        Sample {
            lines: Arc::clone(&self.lines),
            scenes: self.scenes.clone(),
        }
    }
}

impl<L: LineAttacks> Sample<L> {
    /// Makes the tables and the boards.
    pub fn new() -> Self {
        let lines = L::new();
        let scenes = scenes()
            .into_iter()
            .map(|Scene { board, men, moves }| Scene {
                board: lines.board(&board),
                men,
                moves,
            });
        Sample {
            scenes: scenes.collect(),
            lines: Arc::new(lines),
        }
    }

    /// Look-ups in [`Sample::count`] and [`Sample::visit`].
    pub fn lookups(&self) -> u64 {
        self.scenes
            .iter()
            .map(|scene| 2 * scene.men.len() as u64)
            .sum()
    }

    /// Moves in [`Sample::move_and_back`].
    pub fn moves(&self) -> u64 {
        self.scenes
            .iter()
            .map(|scene| scene.moves.len() as u64)
            .sum()
    }

    /// The sums of all workloads.
    pub fn sums(mut self) -> [u64; 3] {
        [self.count(), self.visit(), self.move_and_back()]
    }

    /// Counts the destinations from every piece, as if it were a chariot and as if it were a cannon.
    pub fn count(&self) -> u64 {
        let mut sum = 0;
        for Scene { board, men, .. } in &self.scenes {
            for &(side, from) in men {
                sum += u64::from(self.lines.count(board, side, Runner::Chariot, from));
                sum += u64::from(self.lines.count(board, side, Runner::Cannon, from));
            }
        }
        sum
    }

    /// Adds up the destinations themselves.
    pub fn visit(&self) -> u64 {
        let mut sum = 0;
        for Scene { board, men, .. } in &self.scenes {
            for &(side, from) in men {
                self.lines
                    .visit(board, side, Runner::Chariot, from, |to| sum += to as u64);
                self.lines
                    .visit(board, side, Runner::Cannon, from, |to| sum += 3 * to as u64);
            }
        }
        sum
    }

    /// Makes each move, counts from where it ends, and takes it back.
    pub fn move_and_back(&mut self) -> u64 {
        let mut sum = 0;
        for Scene { board, moves, .. } in &mut self.scenes {
            for &Quiet { side, from, to } in &*moves {
                self.lines.relocate(board, side, from, to);
                sum += u64::from(self.lines.count(board, side, Runner::Chariot, to));
                sum += u64::from(self.lines.count(board, side, Runner::Cannon, to));
                self.lines.relocate(board, side, to, from);
            }
        }
        sum
    }
}

/// Numbers that look random and are the same every time.
pub struct Dice(pub u64);

impl Dice {
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    pub fn below(&mut self, bound: usize) -> usize {
        // The high bits are the better ones.
        ((self.next() >> 32) as usize) % bound
    }
}

/// Boards from positions of real and random games, each varied by random moves along lines, so that large tables are
/// read as widely as in a search.
fn scenes() -> Vec<Scene<Cells>> {
    const VARIATIONS: usize = 64;
    let tables = [
        include_str!("../../tests/data/perft.tsv"),
        include_str!("../../tests/data/perft_random.tsv"),
    ];
    let lines = tables.iter().flat_map(|table| table.lines().skip(1));
    let mut placements: Vec<&str> = lines.filter_map(|line| line.split(' ').next()).collect();
    placements.dedup();
    let mut dice = Dice(0x2545_f491_4f6c_dd1d);
    let mut scenes = Vec::new();
    for placement in placements {
        let mut board = cells(placement);
        for _ in 0..VARIATIONS {
            let men: Vec<(Side, usize)> = (0..90)
                .filter_map(|at| board[at].map(|side| (side, at)))
                .collect();
            let mut moves = Vec::new();
            for &(side, from) in &men {
                for to in quiet_moves(&board, from) {
                    moves.push(Quiet { side, from, to });
                }
            }
            let Some(pick) = moves.len().checked_sub(1) else {
                break;
            };
            let Quiet { from, to, .. } = moves[dice.below(pick + 1)];
            let next = {
                let mut next = board;
                next.swap(from, to);
                next
            };
            // A dozen moves on each board are enough to time.
            while moves.len() > 12 {
                moves.swap_remove(dice.below(moves.len()));
            }
            scenes.push(Scene { board, men, moves });
            board = next;
        }
    }
    scenes
}

fn cells(placement: &str) -> Cells {
    let mut cells = [None; 90];
    for (row, rank) in placement.split('/').zip((0..10).rev()) {
        let mut file = 0;
        for letter in row.chars() {
            match letter.to_digit(10) {
                Some(gap) => file += gap as usize,
                None => {
                    let side = if letter.is_ascii_uppercase() {
                        Side::Red
                    } else {
                        Side::Black
                    };
                    cells[rank * 9 + file] = Some(side);
                    file += 1;
                }
            }
        }
    }
    cells
}

/// Where a chariot could go without taking anything.
fn quiet_moves(cells: &Cells, from: usize) -> Vec<usize> {
    let mut found = Vec::new();
    for (stride, steps) in rays(from) {
        let way = (1..=steps).map(|step| (from as isize + stride * step as isize) as usize);
        found.extend(way.take_while(|&at| cells[at].is_none()));
    }
    found
}

/// The four directions from a point: the step from one point to the next, and how many steps lead to the edge.
pub fn rays(from: usize) -> [(isize, usize); 4] {
    let (file, rank) = (from % 9, from / 9);
    [(1, 8 - file), (-1, file), (9, 9 - rank), (-9, rank)]
}

/// The destinations of a runner along one ray, given which points are occupied: first empty points, and at the end what
/// may be taken. The slow account from which tables are made.
pub fn reach(
    runner: Runner,
    from: usize,
    ray: (isize, usize),
    occupied: impl Fn(usize) -> bool,
) -> Vec<usize> {
    let (stride, steps) = ray;
    let mut way = (1..=steps).map(|step| (from as isize + stride * step as isize) as usize);
    let mut found = Vec::new();
    for at in way.by_ref() {
        if occupied(at) {
            if runner == Runner::Chariot {
                found.push(at);
            } else {
                found.extend(way.find(|&at| occupied(at)));
            }
            break;
        }
        found.push(at);
    }
    found
}
