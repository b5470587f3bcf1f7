//! Moves as WXF, Vietnamese and Han describe them: which piece, in which direction, how far.

use super::side_files::{file_of_number, number_of};
use super::stacks::{Place, Standing, of_kind, stacks, standing};
use crate::rules::{Color, Move, Position, Role, Square};

/// A direction as the mover sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    /// Toward the enemy.
    Forward,
    /// Toward the own side.
    Back,
    /// Along a rank.
    Sideways,
}

/// Which of the pieces of a kind moves, as a text names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Selector {
    /// One on the file of this number.
    File(u8),
    /// The one in this place of a stack, on the file of this number if one is given.
    Place(Place, Option<u8>),
    /// The one of this number, from 1, when the pieces of all stacks are numbered on.
    Ordinal(usize),
}

/// What a text describes; several pieces and moves may fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Described {
    /// The kinds that the name can mean: more than one only for a Vietnamese `tuong`.
    pub(super) roles: Vec<Role>,
    /// Whether it lies closed, and the kind is that of its start point.
    pub(super) closed: bool,
    /// Which of them.
    pub(super) selector: Selector,
    /// Where to.
    pub(super) direction: Direction,
    /// Points along a file, or the number of the target file.
    pub(super) number: u8,
}

/// How a move is described in a position: what the printers write.
pub(super) struct Description {
    /// The mover's side.
    pub(super) color: Color,
    /// The kind of piece.
    pub(super) role: Role,
    /// Whether it lies closed, and the kind is that of its start point.
    pub(super) closed: bool,
    /// Which of the kind.
    pub(super) head: Head,
    /// Where to.
    pub(super) direction: Direction,
    /// Points along a file, or the number of the target file.
    pub(super) number: u8,
}

/// Which of the pieces of a kind moves, as it is printed.
pub(super) enum Head {
    /// The one on the file of this number.
    File(u8),
    /// One of a stack.
    Stacked(Standing),
}

/// Whether a kind never moves straight: its moves are told by the target file alone.
const fn is_oblique(role: Role) -> bool {
    matches!(role, Role::Advisor | Role::Elephant | Role::Horse)
}

impl Description {
    /// Describes a move; `None` if no piece stands on its point of departure.
    pub(super) fn of(position: &Position, mv: Move) -> Option<Description> {
        let piece = position.piece_at(mv.from())?;
        let (color, role) = (piece.color, piece.role);
        let closed = position.is_closed(mv.from());
        let (from, to) = (mv.from().rank_from(color), mv.to().rank_from(color));
        let direction = match from.cmp(&to) {
            std::cmp::Ordering::Less => Direction::Forward,
            std::cmp::Ordering::Greater => Direction::Back,
            std::cmp::Ordering::Equal => Direction::Sideways,
        };
        let number = if direction == Direction::Sideways || is_oblique(role) {
            number_of(color, mv.to())
        } else {
            from.abs_diff(to)
        };
        let file = Described {
            roles: vec![role],
            closed,
            selector: Selector::File(number_of(color, mv.from())),
            direction,
            number,
        };
        let head = standing(position, color, (role, closed), mv.from())
            .filter(|_| takes_place(position, role, &file))
            .map_or(Head::File(number_of(color, mv.from())), Head::Stacked);
        Some(Description {
            color,
            role,
            closed,
            head,
            direction,
            number,
        })
    }
}

/// Whether a piece of a stack is told by its place in it. Advisors and elephants are not: on
/// their own points only one of two on a file can go forward, and only the other one back. In
/// positions set up by hand they may stand elsewhere, and then the place must decide for them too.
/// Open ones of cờ úp roam, and are told like the other kinds.
fn takes_place(position: &Position, role: Role, by_file: &Described) -> bool {
    let is_guard = matches!(role, Role::Advisor | Role::Elephant);
    let legal = |mv: &Move| position.is_legal(*mv);
    !is_guard
        || (position.variant().guards_roam() && !by_file.closed)
        || by_file
            .candidates(position)
            .iter()
            .filter(|mv| legal(mv))
            .count()
            > 1
}

impl Described {
    /// The moves of the side to move that fit, legal or not.
    pub(super) fn candidates(&self, position: &Position) -> Vec<Move> {
        let color = position.turn();
        self.origins(position)
            .into_iter()
            .filter_map(|(role, from)| Some(Move::new(from, self.target(color, role, from)?)))
            .collect()
    }

    /// The pieces of the side to move that fit, whether or not they can go there.
    pub(super) fn origins(&self, position: &Position) -> Vec<(Role, Square)> {
        let color = position.turn();
        let mut origins = Vec::new();
        for &role in &self.roles {
            let squares: Vec<Square> = match self.selector {
                Selector::File(file) => of_kind(position, color, (role, self.closed))
                    .into_iter()
                    .filter(|square| number_of(color, *square) == file)
                    .collect(),
                Selector::Place(place, file) => stacks(position, color, (role, self.closed))
                    .iter()
                    .filter(|stack| file.is_none_or(|file| stack.file == file))
                    .flat_map(|stack| place.of(stack).to_vec())
                    .collect(),
                Selector::Ordinal(number) => stacks(position, color, (role, self.closed))
                    .into_iter()
                    .flat_map(|stack| stack.squares)
                    .skip(number.saturating_sub(1))
                    .take(usize::from(number > 0))
                    .collect(),
            };
            origins.extend(squares.into_iter().map(|square| (role, square)));
        }
        origins
    }

    /// Where a piece would go; `None` if its kind does not move so or the board ends before.
    pub(super) fn target(&self, color: Color, role: Role, from: Square) -> Option<Square> {
        let forward: i8 = match (color, self.direction) {
            (Color::Red, Direction::Forward) | (Color::Black, Direction::Back) => 1,
            (Color::Red, Direction::Back) | (Color::Black, Direction::Forward) => -1,
            (_, Direction::Sideways) => 0,
        };
        let is_step = matches!(role, Role::General | Role::Soldier);
        if forward != 0 && !is_oblique(role) {
            let ranks = i8::try_from(self.number).ok()?;
            return from
                .offset(0, forward * ranks)
                .filter(|_| !is_step || ranks == 1);
        }
        let file = file_of_number(color, self.number)?;
        let files = file as i8 - from.file() as i8;
        if is_step && files.abs() != 1 {
            return None;
        }
        if forward == 0 {
            return (!is_oblique(role) && files != 0)
                .then(|| from.offset(files, 0))
                .flatten();
        }
        let ranks = match (role, files.abs()) {
            (Role::Advisor, 1) => 1,
            (Role::Elephant, 2) => 2,
            (Role::Horse, 1) => 2,
            (Role::Horse, 2) => 1,
            _ => return None,
        };
        from.offset(files, forward * ranks)
    }
}
