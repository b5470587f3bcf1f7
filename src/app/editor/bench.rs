//! The state of the editor: a placement, and what the next touch of the board does. Pure.

use std::rc::Rc;

use crate::app::game::handicap;
use crate::rules::{Color, Move, Piece, Setup, Square, start_piece};

/// What a touch of a point does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Tool {
    /// Pieces are moved.
    #[default]
    Hand,
    /// A piece is put there; one like it is taken away.
    Piece(Piece),
    /// What stands there is taken away.
    Eraser,
}

/// A placement that is changed by hand.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Bench {
    pub(super) setup: Setup,
    pub(super) tool: Tool,
    pub(super) below: Color,
    /// The placements before, the last one at the end.
    before: Vec<Setup>,
}

/// What the reader does.
#[derive(Clone, Debug)]
pub(super) enum Act {
    /// Another tool.
    Took(Tool),
    /// A point is touched.
    Touched(Square),
    /// A piece is moved from a point to another, whatever stands there.
    Moved(Move),
    /// Everything is taken away.
    Cleared,
    /// The usual start.
    Start,
    /// The usual start without the pieces of a handicap, by its place in the list of them.
    Handicap(usize, Color),
    /// The side to move.
    Turn(Color),
    /// Plies without a capture.
    Halfmoves(u32),
    /// The number of the round.
    Round(u32),
    /// A whole position, such as one that was pasted.
    Placed(Box<Setup>),
    /// The board is turned.
    Flipped,
    /// The last change is undone.
    Undone,
}

impl Bench {
    pub(super) fn new(setup: Setup) -> Bench {
        Bench {
            setup,
            tool: Tool::Hand,
            below: Color::Red,
            before: Vec::new(),
        }
    }

    /// Whether something can be undone.
    pub(super) fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    /// The state after something has happened.
    #[must_use]
    pub(super) fn after(&self, act: Act) -> Bench {
        let mut bench = self.clone();
        match act {
            Act::Took(tool) => bench.tool = tool,
            Act::Flipped => bench.below = !bench.below,
            Act::Undone => {
                if let Some(setup) = bench.before.pop() {
                    bench.setup = setup;
                }
            }
            change => {
                bench.setup = self.changed(change);
                if bench.setup != self.setup {
                    bench.before.push(self.setup.clone());
                }
            }
        }
        bench
    }

    fn changed(&self, act: Act) -> Setup {
        let mut setup = self.setup.clone();
        match act {
            Act::Touched(square) => match self.tool {
                Tool::Hand => {}
                Tool::Eraser => setup.put(square, None),
                Tool::Piece(piece) => {
                    let same = setup.piece_at(square) == Some(piece);
                    setup.put(square, (!same).then_some(piece));
                }
            },
            Act::Moved(mv) => {
                let piece = setup.piece_at(mv.from());
                setup.put(mv.from(), None);
                setup.put(mv.to(), piece);
            }
            Act::Cleared => {
                setup = Setup {
                    turn: setup.turn,
                    ..Setup::default()
                }
            }
            Act::Start => setup = Setup::start(),
            Act::Handicap(index, giver) => setup = handicap::start(index, giver).to_setup(),
            Act::Turn(color) => setup.turn = color,
            Act::Halfmoves(count) => setup.halfmoves = count,
            Act::Round(round) => setup.round = round.max(1),
            Act::Placed(placed) => setup = *placed,
            Act::Took(_) | Act::Flipped | Act::Undone => {}
        }
        setup
    }

    /// The pieces on the board.
    pub(super) fn pieces(&self) -> Rc<[(Square, Piece)]> {
        self.setup.pieces().collect()
    }

    /// The points whose pieces can be moved: all of them, unless a touch does something else.
    pub(super) fn movable(&self) -> Rc<[Square]> {
        match self.tool {
            Tool::Hand => self.setup.pieces().map(|(square, _)| square).collect(),
            _ => Rc::default(),
        }
    }

    /// From every piece to every point.
    pub(super) fn moves(&self) -> Rc<[Move]> {
        let from = self.movable();
        from.iter()
            .flat_map(|from| Square::all().map(|to| Move::new(*from, to)))
            .filter(|mv| mv.from() != mv.to())
            .collect()
    }

    /// How many pieces of a kind a side could still have, as it starts with.
    pub(super) fn left(&self, piece: Piece) -> usize {
        let of_start = Square::all().filter(|square| start_piece(*square) == Some(piece));
        let placed = self.setup.pieces().filter(|(_, other)| *other == piece);
        of_start.count().saturating_sub(placed.count())
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::formats::fen;
    use crate::rules::Role;

    fn at(name: &str) -> Square {
        name.parse().unwrap()
    }

    fn printed(bench: &Bench) -> String {
        fen::print(&bench.setup)
    }

    const EMPTY: &str = "9/9/9/9/9/9/9/9/9/9 w - - 0 1";

    #[test]
    fn pieces_are_put_moved_and_taken_away() {
        let horse = Piece::new(Color::Red, Role::Horse);
        let bench = Bench::new(Setup::start()).after(Act::Cleared);
        assert_eq!(printed(&bench), EMPTY);
        let put = bench
            .after(Act::Took(Tool::Piece(horse)))
            .after(Act::Touched(at("e4")));
        assert_eq!(put.setup.piece_at(at("e4")), Some(horse));
        assert_eq!(put.left(horse), 1);
        // The same touch again takes it away.
        assert_eq!(printed(&put.after(Act::Touched(at("e4")))), EMPTY);
        let moved = put
            .after(Act::Took(Tool::Hand))
            .after(Act::Moved("e4a0".parse().unwrap()));
        assert_eq!(moved.setup.piece_at(at("a0")), Some(horse));
        assert_eq!(moved.setup.piece_at(at("e4")), None);
        let erased = moved
            .after(Act::Took(Tool::Eraser))
            .after(Act::Touched(at("a0")));
        assert_eq!(printed(&erased), EMPTY);
        assert_eq!(erased.after(Act::Undone).setup, moved.setup);
    }

    #[test]
    fn a_hand_moves_every_piece_everywhere_and_other_tools_none() {
        let bench = Bench::new(Setup::start());
        assert_eq!(bench.movable().len(), 32);
        assert_eq!(bench.moves().len(), 32 * 89);
        assert!(bench.after(Act::Took(Tool::Eraser)).moves().is_empty());
    }
}
