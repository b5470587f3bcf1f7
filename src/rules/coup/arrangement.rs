//! What the closed pieces of a game are.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use thiserror::Error;

use super::{CoUpMove, Pool, View};
use crate::rules::{Color, Piece, Role, Square};

/// 256 random bits from which a set-up is drawn.
pub type Seed = [u8; 32];

/// The truth: the identity of every piece that lay closed at the start of a game, by the point
/// on which it lay.
///
/// As text it has ten ranks like a FEN, rank 9 first, with a letter for each piece that lay
/// closed and numbers for the points between.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Arrangement([Option<Piece>; Square::COUNT]);

/// Why a text is no arrangement for a board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ArrangementError {
    /// The text has not ten ranks of nine points with letters of pieces.
    #[error("`{0}` is not an arrangement: ten ranks of letters and numbers are expected")]
    Shape(String),
    /// A point differs from the board: a closed piece lies on one that the arrangement leaves
    /// empty, the other way round, or it belongs to the other side.
    #[error("the arrangement does not fit the board at {0}")]
    Misfit(Square),
    /// There are more pieces of a kind than the game has.
    #[error("the arrangement has more `{}` than are unknown", .0.to_fen_char())]
    TooMany(Piece),
}

impl Arrangement {
    /// Nothing is told of any point.
    pub const NOTHING: Arrangement = Arrangement([None; Square::COUNT]);

    /// What the moves of a line show: of each piece that they open or take closed, where it lay.
    pub fn shown_by(moves: &[CoUpMove]) -> Arrangement {
        let mut shown = Arrangement::NOTHING;
        for played in moves {
            for (square, piece) in [
                (played.mv.from(), played.revealed),
                (played.mv.to(), played.taken),
            ] {
                if piece.is_some() {
                    shown.0[square.index()] = piece;
                }
            }
        }
        shown
    }

    /// Draws an arrangement for the closed pieces of a board: each side's are dealt out of the
    /// side's unknown ones, every order as likely as any other. The same seed deals the same.
    pub fn deal(view: &View, seed: &Seed) -> Arrangement {
        Arrangement::deal_around(view, &Arrangement::NOTHING, seed)
    }

    /// Draws an arrangement in which some pieces are what is known of them already, and the
    /// others are dealt out of what is left. What is told of a point where nothing lies closed,
    /// or that the pool does not have, is passed over.
    pub fn deal_around(view: &View, known: &Arrangement, seed: &Seed) -> Arrangement {
        let mut random = ChaCha20Rng::from_seed(*seed);
        let mut arrangement = Arrangement::NOTHING;
        let mut pool = *view.pool();
        for color in Color::ALL {
            for square in view.position().closed() & view.position().side(color) {
                let told = known.piece_at(square);
                let told = told.filter(|piece| piece.color == color && pool.take(*piece));
                arrangement.0[square.index()] = told;
            }
            let kinds = pool.kinds(color);
            let mut stock: Vec<Role> = kinds
                .flat_map(|(role, count)| std::iter::repeat_n(role, usize::from(count)))
                .collect();
            for square in view.position().closed() & view.position().side(color) {
                if arrangement.piece_at(square).is_some() {
                    continue;
                }
                if stock.is_empty() {
                    break;
                }
                let drawn = below(&mut random, stock.len() as u32);
                let role = stock.swap_remove(drawn as usize);
                arrangement.0[square.index()] = Some(Piece::new(color, role));
            }
        }
        arrangement
    }

    /// What the piece that lay closed on a point is; `None` if none did.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.0[square.index()]
    }

    /// Reads an arrangement for the closed pieces of a board.
    ///
    /// # Errors
    /// If the text is none, or does not fit the board and its pool.
    pub fn parse_for(view: &View, text: &str) -> Result<Arrangement, ArrangementError> {
        let arrangement: Arrangement = text.parse()?;
        let mut pool = *view.pool();
        for square in Square::all() {
            let closed = view
                .position()
                .piece_at(square)
                .filter(|_| view.position().is_closed(square));
            let dealt = arrangement.piece_at(square);
            if closed.map(|piece| piece.color) != dealt.map(|piece| piece.color) {
                return Err(ArrangementError::Misfit(square));
            }
            if let Some(piece) = dealt
                && !pool.take(piece)
            {
                return Err(ArrangementError::TooMany(piece));
            }
        }
        Ok(arrangement)
    }

    /// How many of each piece lay closed.
    pub fn pieces(&self) -> Pool {
        let mut pool = Pool::EMPTY;
        self.0.iter().flatten().for_each(|&piece| pool.add(piece));
        pool
    }
}

/// A random number below `bound`, every one as likely as any other (by rejection).
fn below(random: &mut ChaCha20Rng, bound: u32) -> u32 {
    let fair = u32::MAX - u32::MAX % bound;
    loop {
        let word = random.next_u32();
        if word < fair {
            return word % bound;
        }
    }
}

impl fmt::Display for Arrangement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..Square::RANKS).rev() {
            let mut empty = 0;
            for file in 0..Square::FILES {
                let piece = Square::new(file, rank).and_then(|square| self.piece_at(square));
                let Some(piece) = piece else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    write!(f, "{empty}")?;
                    empty = 0;
                }
                write!(f, "{}", piece.to_fen_char())?;
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            if rank > 0 {
                f.write_str("/")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Arrangement {
    /// Hides the pieces: a log must not give them away.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Arrangement(..)")
    }
}

impl FromStr for Arrangement {
    type Err = ArrangementError;

    fn from_str(text: &str) -> Result<Arrangement, ArrangementError> {
        let shape = || ArrangementError::Shape(text.to_owned());
        let mut arrangement = Arrangement::NOTHING;
        let mut ranks = text.split('/');
        for rank in (0..Square::RANKS).rev() {
            let mut file = 0;
            for letter in ranks.next().ok_or_else(shape)?.chars() {
                if let Some(empty @ 1..=9) = letter.to_digit(10) {
                    file += empty as u8;
                    continue;
                }
                let piece =
                    Piece::from_fen_char(letter).filter(|piece| piece.role != Role::General);
                let square = Square::new(file, rank).ok_or_else(shape)?;
                arrangement.0[square.index()] = Some(piece.ok_or_else(shape)?);
                file += 1;
            }
            if file != Square::FILES {
                return Err(shape());
            }
        }
        if ranks.next().is_some() {
            return Err(shape());
        }
        Ok(arrangement)
    }
}
