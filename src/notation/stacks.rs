//! Stacks: two or more pieces of one kind and side on one file.

use super::side_files::number_of;
use crate::rules::{Bitboard, Color, Position, Role, Square};

/// The pieces of a stack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stack {
    /// The number of the file, as the mover counts.
    pub(super) file: u8,
    /// The points, the front piece first. At least two.
    pub(super) squares: Vec<Square>,
}

/// A kind, and whether its pieces lie closed: closed pieces are kept apart from open ones.
pub(super) type Kind = (Role, bool);

/// The pieces of one kind and side.
pub(super) fn of_kind(position: &Position, color: Color, (role, closed): Kind) -> Bitboard {
    let pieces = position.pieces(color, role);
    if closed {
        pieces & position.closed()
    } else {
        pieces.without(position.closed())
    }
}

/// The stacks of one kind and side, from the mover's right to the left.
pub(super) fn stacks(position: &Position, color: Color, kind: Kind) -> Vec<Stack> {
    let mut stacks: Vec<Stack> = Vec::new();
    for file in 1..=Square::FILES {
        let mut squares: Vec<Square> = of_kind(position, color, kind)
            .into_iter()
            .filter(|square| number_of(color, *square) == file)
            .collect();
        if squares.len() > 1 {
            // They come by rank from Red's side: Black's front first.
            if color == Color::Red {
                squares.reverse();
            }
            stacks.push(Stack { file, squares });
        }
    }
    stacks
}

/// Where a piece stands among the stacks of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Standing {
    /// Its place in its stack, 0 in front.
    pub(super) index: usize,
    /// How many pieces the stack has.
    pub(super) size: usize,
    /// The number of the file.
    pub(super) file: u8,
    /// Its place when the pieces of all stacks are numbered on, from 0.
    pub(super) ordinal: usize,
    /// Whether there is no other stack of the kind.
    pub(super) only_stack: bool,
}

/// Where the piece on a point stands; `None` if no other of its kind shares its file.
pub(super) fn standing(
    position: &Position,
    color: Color,
    kind: Kind,
    square: Square,
) -> Option<Standing> {
    let stacks = stacks(position, color, kind);
    let mut before = 0;
    for stack in &stacks {
        if let Some(index) = stack.squares.iter().position(|other| *other == square) {
            return Some(Standing {
                index,
                size: stack.squares.len(),
                file: stack.file,
                ordinal: before + index,
                only_stack: stacks.len() == 1,
            });
        }
        before += stack.squares.len();
    }
    None
}

/// A place in a stack, as a text names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// The front piece.
    Front,
    /// A piece between the front and the rear one.
    Middle,
    /// The rear piece.
    Rear,
    /// The piece with so many before it.
    Nth(usize),
}

impl Place {
    /// The pieces of a stack that stand in this place: several only for the middle of four or
    /// more.
    pub(super) fn of(self, stack: &Stack) -> &[Square] {
        let squares = &stack.squares[..];
        let last = squares.len() - 1;
        match self {
            Place::Front => &squares[..1],
            Place::Middle => &squares[1..last],
            Place::Rear => &squares[last..],
            Place::Nth(index) if index <= last => &squares[index..=index],
            Place::Nth(_) => &[],
        }
    }
}
