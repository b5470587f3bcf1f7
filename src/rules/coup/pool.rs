//! The identities that are not known yet.

use crate::rules::{Color, Piece, Role, Setup};

/// How many pieces of each side and kind somebody has not seen yet. The closed pieces on the
/// board are among them; so are pieces that were taken unseen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pool([[u8; 7]; 2]);

impl Pool {
    /// Nothing is unknown.
    pub const EMPTY: Pool = Pool([[0; 7]; 2]);

    /// The pool at the start of a game: all pieces but the generals.
    pub fn full() -> Pool {
        let mut pool = Pool::EMPTY;
        for color in Color::ALL {
            for &role in &Role::ALL[1..] {
                pool.0[color.index()][role.index()] = role.starting_count() as u8;
            }
        }
        pool
    }

    /// All pieces that do not lie open in a set-up, up to the numbers of a full set.
    pub fn of_unseen(setup: &Setup) -> Pool {
        let mut pool = Pool::full();
        for (square, piece) in setup.pieces() {
            if !setup.closed().contains(square) {
                pool.take(piece);
            }
        }
        pool
    }

    /// How many of a piece are unknown.
    #[inline]
    pub fn count(&self, piece: Piece) -> u8 {
        self.0[piece.color.index()][piece.role.index()]
    }

    /// Sets how many of a piece are unknown.
    pub fn set(&mut self, piece: Piece, count: u8) {
        self.0[piece.color.index()][piece.role.index()] = count;
    }

    /// How many pieces of a side are unknown.
    #[inline]
    pub fn total(&self, color: Color) -> u32 {
        self.0[color.index()]
            .iter()
            .map(|&count| u32::from(count))
            .sum()
    }

    /// Takes one piece out; answers whether there was one.
    #[inline]
    pub fn take(&mut self, piece: Piece) -> bool {
        let count = &mut self.0[piece.color.index()][piece.role.index()];
        let had = *count > 0;
        *count = count.saturating_sub(1);
        had
    }

    /// Puts one piece in.
    #[inline]
    pub fn add(&mut self, piece: Piece) {
        let count = &mut self.0[piece.color.index()][piece.role.index()];
        *count = count.saturating_add(1);
    }

    /// The kinds that a closed piece of a side may be, with how many of each are unknown.
    #[inline]
    pub fn kinds(&self, color: Color) -> impl Iterator<Item = (Role, u8)> + use<> {
        let counts = self.0[color.index()];
        Role::ALL
            .into_iter()
            .zip(counts)
            .filter(|&(_, count)| count > 0)
    }
}
