//! What an exercise asks for, as data. Whether it is solved is for [`judge`](super::judge) to say, by
//! the rules alone.

use crate::rules::{Color, Position, Square};

/// An exercise.
#[derive(Debug, PartialEq, Eq)]
pub struct Exercise {
    /// A name that never changes: what the reader has solved is kept by it.
    pub name: &'static str,
    /// The position, with the reader's side to move.
    pub fen: &'static str,
    /// What is asked.
    pub goal: Goal,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Choose exactly the points that a question means.
    Choose(Question),
    /// Play one move of a kind.
    Play(Deed),
    /// Leave the other side without a legal move, in at most so many own moves and whatever it does.
    Win {
        /// How many own moves, from 1.
        moves: u8,
    },
    /// Bring a piece to a point in so few moves, while the other side stands still.
    Walk {
        /// Where the piece stands.
        from: Square,
        /// Where it has to go.
        to: Square,
        /// How many moves it may take: the fewest that there are.
        moves: u8,
    },
}

/// Which points are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Where a piece may go.
    Targets(Square),
    /// The pieces on the legs or eyes of a piece.
    Blockers(Square),
    /// The pieces over which a cannon may take something.
    Screens(Square),
    /// Where a piece could ever stand, if nothing were in its way.
    Range(Square),
    /// The points of a side's palace.
    Palace(Color),
    /// The pieces that give check.
    Checkers,
    /// The pieces with a legal move.
    Saviours,
}

/// A kind of move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// It takes what stands on a point.
    Take(Square),
    /// It takes something and cannot be taken back.
    TakeFreely,
    /// It gives check.
    Check,
    /// It gives check with two pieces.
    DoubleCheck,
    /// It answers a check in a certain way.
    Escape(Way),
    /// It attacks the piece on a point, and that piece does not attack back.
    AttackAlone(Square),
    /// It leaves the other side without a legal move and without a check.
    Stalemate,
}

/// How a check is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// The general steps aside.
    Step,
    /// The checking piece is taken.
    Take,
    /// Something goes between a chariot and the general.
    Interpose,
    /// Something goes to the leg of the checking horse.
    Leg,
    /// The screen of the checking cannon goes away.
    Unscreen,
    /// A second piece goes between the checking cannon and the general.
    SecondScreen,
}

/// A point by its name, in data.
pub(super) const fn at(name: &str) -> Square {
    let name = name.as_bytes();
    match Square::new(name[0] - b'a', name[1] - b'0') {
        Some(square) => square,
        None => panic!("no such point"),
    }
}

impl Exercise {
    /// The position.
    ///
    /// # Panics
    /// If the data cannot be played; a test makes sure that all can.
    pub fn position(&self) -> Position {
        let setup = crate::formats::fen::parse(self.fen).expect("a test reads every exercise");
        Position::from_setup(&setup).expect("a test plays every exercise")
    }
}
