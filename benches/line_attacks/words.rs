//! Two words of 45 bits for each side, and the occupation of every rank (9 bits) and file (10 bits) beside them, which
//! index tables of 4,608 and 10,240 entries.

use crate::sample::{Cells, LineAttacks, Runner, Side, rays, reach};

/// Points 0-44 and 45-89.
type Halves = [u64; 2];

/// What a chariot and a cannon reach along one line, by the place on the line and its occupation.
pub struct Words {
    /// Index `file << 9 | occupation`, entries are bits of the rank.
    ranks: [Vec<u16>; 2],
    /// Index `rank << 10 | occupation`, entries are the points of file a.
    files: [Vec<Halves>; 2],
}

/// The pieces of both sides and the occupation of the lines.
#[derive(Clone)]
pub struct Board {
    red: Halves,
    black: Halves,
    ranks: [u16; 10],
    files: [u16; 9],
}

fn half(at: usize) -> (usize, u64) {
    if at < 45 {
        (0, 1 << at)
    } else {
        (1, 1 << (at - 45))
    }
}

impl Words {
    fn targets(&self, board: &Board, side: Side, runner: Runner, from: usize) -> Halves {
        let own = match side {
            Side::Red => &board.red,
            Side::Black => &board.black,
        };
        let table = runner as usize;
        let (file, rank) = (from % 9, from / 9);
        let across = u64::from(self.ranks[table][file << 9 | usize::from(board.ranks[rank])]);
        let [mut low, mut high] = self.files[table][rank << 10 | usize::from(board.files[file])];
        low <<= file;
        high <<= file;
        if rank < 5 {
            low |= across << (9 * rank);
        } else {
            high |= across << (9 * (rank - 5));
        }
        [low & !own[0], high & !own[1]]
    }
}

impl LineAttacks for Words {
    type Board = Board;

    fn new() -> Self {
        let runners = [Runner::Chariot, Runner::Cannon];
        let ranks = runners.map(|runner| {
            let entry = |index: usize| {
                let (file, occupied) = (index >> 9, index & 0x1ff);
                let [right, left, ..] = rays(file);
                let along = |ray| reach(runner, file, ray, |at| occupied >> at & 1 != 0);
                along(right)
                    .into_iter()
                    .chain(along(left))
                    .fold(0, |set, at| set | 1 << at)
            };
            (0..9 << 9).map(entry).collect()
        });
        let files = runners.map(|runner| {
            let entry = |index: usize| {
                let (rank, occupied) = (index >> 10, index & 0x3ff);
                let [.., up, down] = rays(9 * rank);
                let along = |ray| reach(runner, 9 * rank, ray, |at| occupied >> (at / 9) & 1 != 0);
                let mut set = [0, 0];
                for at in along(up).into_iter().chain(along(down)) {
                    let (word, bit) = half(at);
                    set[word] |= bit;
                }
                set
            };
            (0..10 << 10).map(entry).collect()
        });
        Words { ranks, files }
    }

    fn board(&self, cells: &Cells) -> Board {
        let mut board = Board {
            red: [0; 2],
            black: [0; 2],
            ranks: [0; 10],
            files: [0; 9],
        };
        for (at, cell) in cells.iter().enumerate() {
            let Some(side) = *cell else { continue };
            let (word, bit) = half(at);
            match side {
                Side::Red => board.red[word] |= bit,
                Side::Black => board.black[word] |= bit,
            }
            board.ranks[at / 9] |= 1 << (at % 9);
            board.files[at % 9] |= 1 << (at / 9);
        }
        board
    }

    fn relocate(&self, board: &mut Board, side: Side, from: usize, to: usize) {
        for at in [from, to] {
            let (word, bit) = half(at);
            match side {
                Side::Red => board.red[word] ^= bit,
                Side::Black => board.black[word] ^= bit,
            }
            board.ranks[at / 9] ^= 1 << (at % 9);
            board.files[at % 9] ^= 1 << (at / 9);
        }
    }

    fn count(&self, board: &Board, side: Side, runner: Runner, from: usize) -> u32 {
        let [low, high] = self.targets(board, side, runner, from);
        low.count_ones() + high.count_ones()
    }

    fn visit(
        &self,
        board: &Board,
        side: Side,
        runner: Runner,
        from: usize,
        mut see: impl FnMut(usize),
    ) {
        let [mut low, mut high] = self.targets(board, side, runner, from);
        while low != 0 {
            see(low.trailing_zeros() as usize);
            low &= low - 1;
        }
        while high != 0 {
            see(45 + high.trailing_zeros() as usize);
            high &= high - 1;
        }
    }
}
