//! Closed pieces on the board, and what else cờ úp adds to a position.
//!
//! A closed piece is kept among the pieces of the kind whose start point it stands on, since it
//! moves and takes like that kind, and is marked as closed beside it. It never gives check: from
//! its start point no kind reaches the palace of the other side.

use super::{
    Bitboard, Color, Move, Piece, Position, Role, Square, Undo, Variant, attacks, start_piece,
    zobrist,
};

/// The piece that moved was closed.
const MOVED: u8 = 1;
/// The piece that was taken was closed.
const TAKEN: u8 = 2;
/// The piece that moved was opened by the move.
const OPENED: u8 = 4;

impl Undo {
    /// Whether the piece that the move took was closed. [`captured`](Undo::captured) then
    /// gives the kind whose start point it stood on.
    #[inline]
    pub fn took_closed(&self) -> bool {
        self.hidden & TAKEN != 0
    }

    /// Whether the move opened the piece that made it.
    #[inline]
    pub fn opened(&self) -> bool {
        self.hidden & OPENED != 0
    }

    /// The taken piece if its kind was known to all.
    #[inline]
    pub fn captured_open(&self) -> Option<Piece> {
        self.captured().filter(|_| !self.took_closed())
    }
}

impl Position {
    /// The start of a game of a variant.
    pub fn start_of(variant: Variant) -> Position {
        Position::from_setup(&super::Setup::start_of(variant))
            .expect("the start of a game can be played")
    }

    /// What is played.
    #[inline]
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The points of the closed pieces; none in xiangqi.
    #[inline]
    pub fn closed(&self) -> Bitboard {
        self.closed
    }

    /// Whether the piece on a point is closed.
    #[inline]
    pub fn is_closed(&self, square: Square) -> bool {
        self.closed.contains(square)
    }

    /// The piece on a point if it is open.
    #[inline]
    pub fn open_piece_at(&self, square: Square) -> Option<Piece> {
        self.piece_at(square).filter(|_| !self.is_closed(square))
    }

    /// Plays a move that the caller knows to be legal, and opens the piece that makes it as
    /// `revealed`. An open piece reveals nothing.
    ///
    /// A closed piece that reveals nothing stays closed on its new point: who asks what a
    /// capture would lead to, whatever the piece is, plays so and takes the move back.
    ///
    /// # Panics
    /// If no piece stands on the point of departure.
    pub fn play_revealing(&mut self, mv: Move, revealed: Option<Role>) -> Undo {
        let mut undo = self.play_unchecked(mv);
        if let Some(role) = revealed
            && self.closed.contains(mv.to())
        {
            self.open(mv.to(), role);
            undo.hidden |= OPENED;
        }
        undo
    }

    /// The mark of a closed piece goes with it, and that of a taken one goes away.
    #[inline(never)]
    pub(super) fn move_closed(&mut self, mv: Move) -> u8 {
        let (from, to) = (mv.from(), mv.to());
        let mut hidden = 0;
        if self.closed.contains(to) {
            hidden |= TAKEN;
            self.closed ^= Bitboard::of(to);
            self.key ^= zobrist::closed(to);
        }
        if self.closed.contains(from) {
            hidden |= MOVED;
            self.closed ^= Bitboard::of(from) | Bitboard::of(to);
            self.key ^= zobrist::closed(from) ^ zobrist::closed(to);
        }
        hidden
    }

    /// Takes back what a move did to closed pieces, before the rest of it is taken back. The
    /// key is the caller's.
    #[inline(never)]
    pub(super) fn restore_closed(&mut self, mv: Move, hidden: u8) {
        let (from, to) = (mv.from(), mv.to());
        if hidden & OPENED != 0
            && let Some(piece) = start_piece(from)
        {
            self.exchange(to, piece);
            self.closed |= Bitboard::of(to);
        }
        if hidden & MOVED != 0 {
            self.closed ^= Bitboard::of(from) | Bitboard::of(to);
        }
        if hidden & TAKEN != 0 {
            self.closed |= Bitboard::of(to);
        }
    }

    /// Turns the closed piece on a point up.
    fn open(&mut self, square: Square, role: Role) {
        if let Some(closed) = self.piece_at(square) {
            let piece = Piece::new(closed.color, role);
            self.exchange(square, piece);
            self.closed ^= Bitboard::of(square);
            self.key ^= zobrist::closed(square)
                ^ zobrist::piece(closed.index(), square)
                ^ zobrist::piece(piece.index(), square);
        }
    }

    /// Another kind of the same side stands on the point; keys aside.
    fn exchange(&mut self, square: Square, piece: Piece) {
        if let Some(old) = self.piece_at(square) {
            self.roles[old.role.index()] ^= Bitboard::of(square);
            self.roles[piece.role.index()] ^= Bitboard::of(square);
            self.cells[square.index()] = piece.index() as u8;
        }
    }

    /// Where an advisor or elephant that roams goes; `None` for one that does not, and for other
    /// kinds.
    #[inline]
    pub(super) fn roaming_targets(
        &self,
        role: Role,
        from: Square,
        occupied: Bitboard,
    ) -> Option<Bitboard> {
        if !self.variant.guards_roam() || self.closed.contains(from) {
            return None;
        }
        match role {
            Role::Advisor => Some(attacks::roaming_advisor(from)),
            Role::Elephant => Some(attacks::roaming_elephant(from, occupied)),
            _ => None,
        }
    }

    /// The attackers of a general of `us` in cờ úp, given those that attack it in xiangqi.
    #[inline(never)]
    pub(super) fn attackers_in_co_up(
        &self,
        us: Color,
        general: Square,
        occupied: Bitboard,
        usual: Bitboard,
    ) -> Bitboard {
        let mut attackers = usual;
        if self.variant.guards_roam() {
            let advisors = attacks::roaming_advisor(general) & self.role(Role::Advisor);
            let elephants =
                attacks::roaming_elephant(general, occupied) & self.role(Role::Elephant);
            attackers |= (advisors | elephants) & self.side(us.other());
        }
        attackers.without(self.closed)
    }

    /// Whether roaming advisors and elephants of `them` give check, and the pieces on the eyes
    /// of elephants that would.
    pub(super) fn roaming_danger(
        &self,
        them: Color,
        general: Square,
        occupied: Bitboard,
    ) -> (bool, Bitboard) {
        let open = self.side(them).without(self.closed);
        let advisors = open & self.role(Role::Advisor);
        let elephants = open & self.role(Role::Elephant);
        let mut in_check = !(attacks::roaming_advisor(general) & advisors).is_empty();
        let mut eyes = Bitboard::EMPTY;
        for (eye, origin) in attacks::elephant_eyes_towards(general) {
            if !(origin & elephants).is_empty() {
                if (eye & occupied).is_empty() {
                    in_check = true;
                } else {
                    eyes |= eye;
                }
            }
        }
        (in_check, eyes)
    }
}
