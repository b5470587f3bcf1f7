//! A position that can be played: checked when it is made, legal ever after.

use thiserror::Error;

use super::{
    Bitboard, Color, Move, Piece, PositionDefects, Refusal, Role, Setup, Square, Variant, attacks,
    zobrist,
};

/// What a point holds: a piece's index, or [`EMPTY`].
type Cell = u8;
const EMPTY: Cell = Piece::COUNT as Cell;

const PIECES: [Piece; Piece::COUNT] = {
    let mut table = [Piece::new(Color::Red, Role::General); Piece::COUNT];
    let mut index = 0;
    while index < Piece::COUNT {
        table[index] = Piece::new(Color::ALL[index / 7], Role::ALL[index % 7]);
        index += 1;
    }
    table
};

/// A playable position: one general a side in its palace, the generals not facing, the side
/// that is not to move not in check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) cells: [Cell; Square::COUNT],
    colors: [Bitboard; 2],
    pub(super) roles: [Bitboard; 7],
    /// The closed pieces of cờ úp; see `closed.rs`.
    pub(super) closed: Bitboard,
    pub(super) variant: Variant,
    /// Whether pieces lie closed in the variant: one byte to ask where every nanosecond counts.
    pub(super) hidden: bool,
    generals: [Square; 2],
    turn: Color,
    /// Plies since the last capture.
    halfmoves: u32,
    /// Plies since the first move of round 1 by Red.
    plies: u32,
    pub(super) key: u64,
}

/// The set-up cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not a playable position: {0}")]
pub struct PositionError(pub PositionDefects);

/// What [`Position::undo`] needs to know of a played move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undo {
    captured: Cell,
    /// What the move did to closed pieces: 0 in xiangqi.
    pub(super) hidden: u8,
    halfmoves: u32,
    key: u64,
}

impl Undo {
    /// The piece that the move took.
    #[inline]
    pub fn captured(&self) -> Option<Piece> {
        piece_of(self.captured)
    }
}

#[inline(always)]
fn piece_of(cell: Cell) -> Option<Piece> {
    PIECES.get(cell as usize).copied()
}

impl Position {
    /// The start of a game.
    pub fn start() -> Position {
        Position::from_setup(&Setup::start()).expect("the start of a game can be played")
    }

    /// Checks a set-up.
    ///
    /// # Errors
    /// Every [defect](Setup::defects) that makes it unplayable. Oddities are no errors.
    pub fn from_setup(setup: &Setup) -> Result<Position, PositionError> {
        Position::from_setup_allowing(setup, PositionDefects::empty())
    }

    /// Checks a set-up but ignores the defects that the caller allows. Only
    /// [`OPPONENT_IN_CHECK`](PositionDefects::OPPONENT_IN_CHECK) and, in cờ úp,
    /// [`GENERALS_FACING`](PositionDefects::GENERALS_FACING) can be allowed: single moves can be
    /// judged in such positions, as tables of cases do. The general that stands in check cannot
    /// be taken, and a move must end the facing.
    ///
    /// # Errors
    /// Every other [defect](Setup::defects).
    pub fn from_setup_allowing(
        setup: &Setup,
        allowed: PositionDefects,
    ) -> Result<Position, PositionError> {
        let mut can_be_allowed = PositionDefects::OPPONENT_IN_CHECK;
        if setup.variant.has_closed_pieces() {
            can_be_allowed |= PositionDefects::GENERALS_FACING;
        }
        let defects = setup.defects() - (allowed & can_be_allowed);
        if !defects.is_empty() {
            return Err(PositionError(defects));
        }
        let ply_in_round = setup.turn.index() as u32;
        let mut position = Position {
            cells: [EMPTY; Square::COUNT],
            colors: [Bitboard::EMPTY; 2],
            roles: [Bitboard::EMPTY; 7],
            closed: setup.closed(),
            variant: setup.variant,
            hidden: setup.variant.has_closed_pieces(),
            generals: [Square::from_index(0); 2],
            turn: setup.turn,
            halfmoves: setup.halfmoves,
            plies: (setup.round.max(1) - 1)
                .saturating_mul(2)
                .saturating_add(ply_in_round),
            key: zobrist::turn(setup.turn),
        };
        for (square, piece) in setup.pieces() {
            position.cells[square.index()] = piece.index() as Cell;
            position.colors[piece.color.index()] |= Bitboard::of(square);
            position.roles[piece.role.index()] |= Bitboard::of(square);
            position.key ^= zobrist::piece(piece.index(), square);
            if piece.role == Role::General {
                position.generals[piece.color.index()] = square;
            }
        }
        for square in setup.closed() {
            position.key ^= zobrist::closed(square);
        }
        Ok(position)
    }

    /// The position as a set-up, to be printed or edited.
    pub fn to_setup(&self) -> Setup {
        Setup {
            board: self.cells.map(piece_of),
            turn: self.turn,
            halfmoves: self.halfmoves,
            round: self.round(),
            variant: self.variant,
            closed: self.closed,
        }
    }

    /// What stands on a point.
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        piece_of(self.cells[square.index()])
    }

    /// The side to move.
    #[inline]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The point of a side's general.
    #[inline]
    pub fn general(&self, color: Color) -> Square {
        self.generals[color.index()]
    }

    /// The points of a side's pieces of one kind.
    #[inline]
    pub fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.colors[color.index()] & self.roles[role.index()]
    }

    /// The points of a side's pieces.
    #[inline]
    pub fn side(&self, color: Color) -> Bitboard {
        self.colors[color.index()]
    }

    /// The points of all pieces of one kind.
    #[inline]
    pub fn role(&self, role: Role) -> Bitboard {
        self.roles[role.index()]
    }

    /// The points that hold a piece.
    #[inline]
    pub fn occupied(&self) -> Bitboard {
        self.colors[0] | self.colors[1]
    }

    /// Plies since the last capture.
    #[inline]
    pub fn halfmoves(&self) -> u32 {
        self.halfmoves
    }

    /// The number of the round, from 1: it grows after each move of Black.
    #[inline]
    pub fn round(&self) -> u32 {
        self.plies / 2 + 1
    }

    /// The key of placement and side to move: equal positions have equal keys, whatever their
    /// counters.
    #[inline]
    pub fn key(&self) -> u64 {
        self.key
    }

    /// Whether the side to move is in check.
    #[inline]
    pub fn is_check(&self) -> bool {
        !self.checking_pieces().is_empty()
    }

    /// The enemy pieces that attack the general of the side to move.
    pub fn checkers(&self) -> Vec<Square> {
        self.checking_pieces().into_iter().collect()
    }

    /// [`checkers`](Self::checkers) as a set.
    #[inline]
    pub fn checking_pieces(&self) -> Bitboard {
        let us = self.turn;
        self.attackers_of_general(us, self.generals[us.index()], self.occupied())
            & self.colors[us.other().index()]
    }

    /// Whether the move may give check, by a glance at its points; no if it cannot.
    #[inline]
    pub fn may_give_check(&self, mv: Move) -> bool {
        let zone = attacks::check_zone(self.generals[self.turn.other().index()]);
        self.hidden || zone.contains(mv.from()) || zone.contains(mv.to())
    }

    /// The pieces of the side that is not `us` that would attack a general of `us` standing on
    /// `general` with these points occupied. The facing general counts as an attacker. Pieces
    /// of `us` are left out; a piece that the caller took away from `occupied` may still be in
    /// the answer.
    #[inline]
    pub(super) fn attackers_of_general(
        &self,
        us: Color,
        general: Square,
        occupied: Bitboard,
    ) -> Bitboard {
        let usual = self.usual_attackers(us, general, occupied);
        if self.hidden {
            return self.attackers_in_co_up(us, general, occupied, usual);
        }
        usual
    }

    /// The same in xiangqi.
    #[inline]
    pub(super) fn usual_attackers(
        &self,
        us: Color,
        general: Square,
        occupied: Bitboard,
    ) -> Bitboard {
        let them = us.other();
        let (direct, over_screen) = attacks::line_reach(general, occupied);
        let straight = self.roles[Role::Chariot.index()] | self.roles[Role::General.index()];
        let by_line = (direct & straight) | (over_screen & self.roles[Role::Cannon.index()]);
        let by_horse = attacks::horse_towards(general, occupied) & self.roles[Role::Horse.index()];
        let by_soldier =
            attacks::soldier_towards(general, them) & self.roles[Role::Soldier.index()];
        (by_line | by_horse | by_soldier) & self.colors[them.index()]
    }

    /// Plays a move if it is legal.
    ///
    /// # Errors
    /// Why the move is refused; the position is then unchanged.
    pub fn play(&mut self, mv: Move) -> Result<Undo, Refusal> {
        self.check_move(mv)?;
        Ok(self.play_unchecked(mv))
    }

    /// Plays a move that the caller knows to be legal, as those of
    /// [`legal_moves`](Self::legal_moves) are. Any other leaves a position without meaning.
    ///
    /// # Panics
    /// If no piece stands on the point of departure.
    #[inline]
    pub fn play_unchecked(&mut self, mv: Move) -> Undo {
        let (from, to) = (mv.from(), mv.to());
        let moved = self.cells[from.index()];
        let captured = self.cells[to.index()];
        let mut undo = Undo {
            captured,
            hidden: 0,
            halfmoves: self.halfmoves,
            key: self.key,
        };
        let piece = PIECES[moved as usize];
        self.halfmoves += 1;
        self.plies += 1;
        self.key ^= zobrist::piece(moved as usize, from)
            ^ zobrist::piece(moved as usize, to)
            ^ zobrist::turn(Color::Black);
        if let Some(victim) = piece_of(captured) {
            self.colors[victim.color.index()] ^= Bitboard::of(to);
            self.roles[victim.role.index()] ^= Bitboard::of(to);
            self.key ^= zobrist::piece(captured as usize, to);
            self.halfmoves = 0;
        }
        let step = Bitboard::of(from) | Bitboard::of(to);
        if self.hidden {
            undo.hidden = self.move_closed(mv);
        }
        self.colors[piece.color.index()] ^= step;
        self.roles[piece.role.index()] ^= step;
        if piece.role == Role::General {
            self.generals[piece.color.index()] = to;
        }
        self.cells[from.index()] = EMPTY;
        self.cells[to.index()] = moved;
        self.turn = self.turn.other();
        undo
    }

    /// Takes back the move that was played last.
    #[inline]
    pub fn undo(&mut self, mv: Move, undo: Undo) {
        if undo.hidden != 0 {
            self.restore_closed(mv, undo.hidden);
        }
        let (from, to) = (mv.from(), mv.to());
        let moved = self.cells[to.index()];
        let piece = PIECES[moved as usize];
        let step = Bitboard::of(from) | Bitboard::of(to);
        self.colors[piece.color.index()] ^= step;
        self.roles[piece.role.index()] ^= step;
        if piece.role == Role::General {
            self.generals[piece.color.index()] = from;
        }
        self.cells[from.index()] = moved;
        self.cells[to.index()] = undo.captured;
        if let Some(victim) = undo.captured() {
            self.colors[victim.color.index()] ^= Bitboard::of(to);
            self.roles[victim.role.index()] ^= Bitboard::of(to);
        }
        self.turn = self.turn.other();
        self.halfmoves = undo.halfmoves;
        self.plies -= 1;
        self.key = undo.key;
    }

    /// Passes the turn, as the engine's null move does. The side to move must not be in check.
    #[inline]
    pub fn pass(&mut self) {
        self.key ^= zobrist::turn(Color::Black);
        self.turn = self.turn.other();
    }
}
