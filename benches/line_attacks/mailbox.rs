//! Ninety bytes; the rays are walked point by point.

use crate::sample::{Cells, LineAttacks, Runner, Side, rays};

/// How far each point is from the four edges.
pub struct Mailbox {
    rays: [[(isize, usize); 4]; 90],
}

const EMPTY: u8 = 0;

fn code(side: Side) -> u8 {
    match side {
        Side::Red => 1,
        Side::Black => 2,
    }
}

impl LineAttacks for Mailbox {
    type Board = [u8; 90];

    fn new() -> Self {
        Mailbox {
            rays: std::array::from_fn(rays),
        }
    }

    fn board(&self, cells: &Cells) -> [u8; 90] {
        cells.map(|cell| cell.map_or(EMPTY, code))
    }

    fn relocate(&self, board: &mut [u8; 90], side: Side, from: usize, to: usize) {
        board[from] = EMPTY;
        board[to] = code(side);
    }

    fn count(&self, board: &[u8; 90], side: Side, runner: Runner, from: usize) -> u32 {
        let mut count = 0;
        self.visit(board, side, runner, from, |_| count += 1);
        count
    }

    fn visit(
        &self,
        board: &[u8; 90],
        side: Side,
        runner: Runner,
        from: usize,
        mut see: impl FnMut(usize),
    ) {
        let own = code(side);
        for &(stride, steps) in &self.rays[from] {
            let mut at = from;
            let mut left = steps;
            while left > 0 {
                at = at.wrapping_add_signed(stride);
                left -= 1;
                let cell = board[at];
                if cell == EMPTY {
                    see(at);
                    continue;
                }
                if runner == Runner::Chariot {
                    if cell != own {
                        see(at);
                    }
                    break;
                }
                // Behind the screen only the next piece matters.
                while left > 0 {
                    at = at.wrapping_add_signed(stride);
                    left -= 1;
                    let cell = board[at];
                    if cell != EMPTY {
                        if cell != own {
                            see(at);
                        }
                        break;
                    }
                }
                break;
            }
        }
    }
}
