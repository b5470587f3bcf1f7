//! The state of the editor: a placement, and what the next touch of the board does. Pure.

use std::rc::Rc;

use crate::app::game::handicap;
use crate::app::shelf::Placed;
use crate::formats::{coup_fen, fen};
use crate::rules::coup::{Pool, View, ViewError};
use crate::rules::{
    Bitboard, Color, Move, Piece, Position, PositionDefects, Role, Setup, Square, Variant,
    start_piece,
};

/// What a touch of a point does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Tool {
    /// Pieces are moved.
    #[default]
    Hand,
    /// A piece is put there; one like it is taken away.
    Piece(Piece),
    /// A piece is put there face down, of the side and kind that starts there; one like it is
    /// taken away.
    Closed,
    /// What stands there is taken away.
    Eraser,
}

/// Why a placement cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Unplayable {
    /// By what stands where.
    Defects(PositionDefects),
    /// What is unknown does not fit what lies closed.
    Pool(ViewError),
}

/// A placement that is changed by hand.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Bench {
    pub(super) setup: Setup,
    /// What is unknown in cờ úp, if it is not what the board tells by itself.
    own_pool: Option<Pool>,
    pub(super) tool: Tool,
    pub(super) below: Color,
    /// Where a piece could not be put face down.
    pub(super) refused: Option<Square>,
    /// The placements before, the last one at the end.
    before: Vec<(Setup, Option<Pool>)>,
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
    Placed(Box<Placed>),
    /// Another variant: pieces may lie closed in it, or not.
    Hides(bool),
    /// How many of a piece are unknown.
    Counted(Piece, u8),
    /// Unknown is what the board tells by itself.
    CountedByBoard,
    /// The board is turned.
    Flipped,
    /// The last change is undone.
    Undone,
}

impl Bench {
    pub(super) fn new(placed: Placed) -> Bench {
        Bench {
            setup: placed.setup,
            own_pool: placed.pool,
            refused: None,
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
        bench.refused = None;
        match act {
            Act::Took(tool) => bench.tool = tool,
            Act::Flipped => bench.below = !bench.below,
            Act::Undone => {
                if let Some((setup, pool)) = bench.before.pop() {
                    (bench.setup, bench.own_pool) = (setup, pool);
                }
            }
            Act::Counted(piece, count) => {
                let mut pool = self.pool();
                pool.set(piece, count.min(piece.role.starting_count() as u8));
                bench.own_pool = Some(pool);
                bench.remember(self);
            }
            Act::CountedByBoard => {
                bench.own_pool = None;
                bench.remember(self);
            }
            change => {
                bench.change(change);
                bench.remember(self);
            }
        }
        bench
    }

    fn remember(&mut self, before: &Bench) {
        if self.setup != before.setup || self.own_pool != before.own_pool {
            self.before.push((before.setup.clone(), before.own_pool));
        }
    }

    /// What is unknown: what was counted by hand, or what the board tells.
    pub(super) fn pool(&self) -> Pool {
        match self.hides() {
            false => Pool::EMPTY,
            true => self
                .own_pool
                .unwrap_or_else(|| Pool::of_unseen(&self.setup)),
        }
    }

    /// Whether pieces may lie closed.
    pub(super) fn hides(&self) -> bool {
        self.setup.variant.has_closed_pieces()
    }

    /// Whether what is unknown was counted by hand.
    pub(super) fn counts(&self) -> bool {
        self.hides() && self.own_pool.is_some()
    }

    /// The position with what is known of it.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub(super) fn view(&self) -> Result<View, Unplayable> {
        let position =
            Position::from_setup(&self.setup).map_err(|error| Unplayable::Defects(error.0))?;
        View::new(position, self.pool()).map_err(Unplayable::Pool)
    }

    /// A kind of which more is there, open and unknown together, than a side has: that many. It
    /// can be played, but no game leads to it.
    pub(super) fn surplus(&self) -> Option<(Piece, usize)> {
        let (closed, pool) = (self.setup.closed(), self.pool());
        let open = |piece: Piece| {
            let pieces = self.setup.pieces();
            pieces
                .filter(|(square, other)| *other == piece && !closed.contains(*square))
                .count()
        };
        let pieces = Color::ALL.into_iter().flat_map(|color| {
            Role::ALL
                .into_iter()
                .map(move |role| Piece::new(color, role))
        });
        pieces
            .filter(|_| self.hides())
            .map(|piece| (piece, open(piece) + usize::from(pool.count(piece))))
            .find(|(piece, count)| *count > piece.role.starting_count())
    }

    /// The position as a FEN of its variant, whether it can be played or not.
    pub(super) fn fen(&self) -> String {
        match self.hides() {
            true => coup_fen::print_setup(&self.setup, &self.pool()),
            false => fen::print(&self.setup),
        }
    }

    /// The position to be handed on, or kept for the next visit.
    pub(super) fn placed(&self) -> Placed {
        Placed {
            setup: self.setup.clone(),
            pool: self.own_pool.filter(|_| self.hides()),
        }
    }

    fn change(&mut self, act: Act) {
        let setup = &mut self.setup;
        match act {
            Act::Touched(square) => match self.tool {
                Tool::Hand => {}
                Tool::Eraser => setup.put(square, None),
                Tool::Closed if setup.closed().contains(square) => setup.put(square, None),
                Tool::Closed => {
                    if !setup.put_closed(square) {
                        self.refused = Some(square);
                    }
                }
                Tool::Piece(piece) => {
                    let open = !setup.closed().contains(square);
                    let same = open && setup.piece_at(square) == Some(piece);
                    setup.put(square, (!same).then_some(piece));
                }
            },
            Act::Moved(mv) => {
                let piece = setup.piece_at(mv.from());
                if !setup.closed().contains(mv.from()) {
                    setup.put(mv.from(), None);
                    setup.put(mv.to(), piece);
                } else if setup.put_closed(mv.to()) {
                    setup.put(mv.from(), None);
                } else {
                    self.refused = Some(mv.to());
                }
            }
            Act::Cleared => {
                *setup = Setup {
                    turn: setup.turn,
                    variant: setup.variant,
                    ..Setup::default()
                };
                self.own_pool = None;
            }
            Act::Start => {
                *setup = Setup::start_of(setup.variant);
                self.own_pool = None;
            }
            Act::Handicap(index, giver) => {
                let variant = setup.variant;
                *setup = handicap::start(index, giver).to_setup();
                setup.variant = variant;
                if variant.has_closed_pieces() {
                    let pieces: Vec<Square> = setup.pieces().map(|(square, _)| square).collect();
                    // What stands on its start point lies closed there, but for the generals.
                    pieces.into_iter().for_each(|square| {
                        setup.put_closed(square);
                    });
                }
                self.own_pool = None;
            }
            Act::Hides(true) => setup.variant = Variant::CO_UP,
            Act::Hides(false) => {
                // What lay closed stands open as what starts there.
                setup.closed = Bitboard::EMPTY;
                setup.variant = Variant::Xiangqi;
                self.own_pool = None;
                if self.tool == Tool::Closed {
                    self.tool = Tool::Hand;
                }
            }
            Act::Turn(color) => setup.turn = color,
            Act::Halfmoves(count) => setup.halfmoves = count,
            Act::Round(round) => setup.round = round.max(1),
            Act::Placed(placed) => {
                *setup = placed.setup;
                self.own_pool = placed.pool;
            }
            Act::Took(_) | Act::Flipped | Act::Undone | Act::Counted(..) | Act::CountedByBoard => {}
        }
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
        let closed = self.setup.closed();
        let placed = self.setup.pieces();
        let placed = placed.filter(|(square, other)| *other == piece && !closed.contains(*square));
        of_start.count().saturating_sub(placed.count())
    }
}

#[cfg(test)]
mod tests;
