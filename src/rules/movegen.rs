//! Legal moves.
//!
//! Most moves need no test of their own: what can expose the general is known before any move
//! is made. Pieces on the general's lines and on the legs of enemy horses are *suspects*, each
//! of whose moves is tried; the points before a cannon that looks at the general over an empty
//! line are barred to everybody, since a piece there would be its screen. The moves of all
//! other pieces are legal as they are. In check, and for the general, every move is tried.

use super::{Bitboard, Color, Move, MoveList, Position, Role, Square, attacks};

/// What bears on the general of the side to move.
struct Danger {
    in_check: bool,
    /// Own pieces that may not leave their points freely.
    suspects: Bitboard,
    /// Empty points where a piece would become the screen of an enemy cannon.
    barred: Bitboard,
}

impl Position {
    /// All legal moves, in a fixed order.
    pub fn legal_moves(&self) -> MoveList {
        self.legal_moves_to(Bitboard::ALL)
    }

    /// The legal moves that end on one of `targets`.
    #[inline]
    pub fn legal_moves_to(&self, targets: Bitboard) -> MoveList {
        let mut moves = MoveList::new();
        self.visit_legal(targets, |from, to| {
            for target in to {
                moves.push(Move::new(from, target));
            }
            true
        });
        moves
    }

    /// Where the piece on `from` may go. Empty if it belongs to the side that is not to move.
    pub fn legal_targets(&self, from: Square) -> Bitboard {
        let mut found = Bitboard::EMPTY;
        self.visit_legal(Bitboard::ALL, |square, to| {
            if square == from {
                found = to;
            }
            square != from
        });
        found
    }

    /// How many legal moves there are, counted without listing them.
    pub fn legal_count(&self) -> usize {
        let mut count = 0;
        self.visit_legal(Bitboard::ALL, |_, to| {
            count += to.len() as usize;
            true
        });
        count
    }

    /// Whether there is a legal move: without one the side to move has lost.
    pub fn has_legal_move(&self) -> bool {
        let mut found = false;
        self.visit_legal(Bitboard::ALL, |_, to| {
            found = !to.is_empty();
            !found
        });
        found
    }

    /// Whether some piece has a legal move to a point.
    pub fn has_legal_move_to(&self, target: Square) -> bool {
        let mut found = false;
        self.visit_legal(Bitboard::of(target), |_, to| {
            found = !to.is_empty();
            !found
        });
        found
    }

    /// Whether a move is legal.
    #[inline]
    pub fn is_legal(&self, mv: Move) -> bool {
        self.is_pseudo_legal(mv) && self.keeps_general_safe(mv)
    }

    /// Whether a move is one that its piece can make, the general's safety aside.
    #[inline]
    pub fn is_pseudo_legal(&self, mv: Move) -> bool {
        let us = self.turn();
        match self.piece_at(mv.from()) {
            Some(piece) if piece.color == us && mv.to() != self.general(us.other()) => self
                .targets_of(piece.role, us, mv.from(), self.occupied())
                .contains(mv.to()),
            _ => false,
        }
    }

    /// Whether the general of the side to move is out of attack after a move that its piece
    /// can make.
    #[inline]
    pub(super) fn keeps_general_safe(&self, mv: Move) -> bool {
        self.attackers_after(mv).is_empty()
    }

    /// The enemy pieces that attack the mover's general after the move.
    #[inline]
    pub(super) fn attackers_after(&self, mv: Move) -> Bitboard {
        let us = self.turn();
        let general = self.general(us);
        let to = Bitboard::of(mv.to());
        let occupied = self.occupied().without(Bitboard::of(mv.from())) | to;
        let stands = if mv.from() == general {
            mv.to()
        } else {
            general
        };
        self.attackers_of_general(us, stands, occupied).without(to)
    }

    /// Calls `visit` with each piece of the side to move and its legal targets among
    /// `targets`, until it answers false. Pieces without a target may be visited too.
    #[inline(always)]
    fn visit_legal(&self, targets: Bitboard, mut visit: impl FnMut(Square, Bitboard) -> bool) {
        let us = self.turn();
        let occupied = self.occupied();
        let general = self.general(us);
        let danger = self.danger(us, general, occupied);
        // Generals are never taken; one that could be stands in a position set up by hand.
        let targets = targets.without(Bitboard::of(self.general(us.other())));
        for role in Role::ALL {
            for from in self.pieces(us, role) {
                let mut to = self.targets_of(role, us, from, occupied) & targets;
                let tried =
                    danger.in_check || role == Role::General || danger.suspects.contains(from);
                if tried {
                    to = to
                        .into_iter()
                        .filter(|&target| self.keeps_general_safe(Move::new(from, target)))
                        .collect();
                } else {
                    to = to.without(danger.barred);
                }
                if !visit(from, to) {
                    return;
                }
            }
        }
    }

    /// Where a piece can go by its own rule.
    #[inline(always)]
    pub(super) fn targets_of(
        &self,
        role: Role,
        us: Color,
        from: Square,
        occupied: Bitboard,
    ) -> Bitboard {
        let own = self.side(us);
        if role == Role::Cannon {
            let (direct, over_screen) = attacks::line_reach(from, occupied);
            return direct.without(occupied) | over_screen.without(own);
        }
        attacks::attacks(role, us, from, occupied).without(own)
    }

    #[inline(always)]
    fn danger(&self, us: Color, general: Square, occupied: Bitboard) -> Danger {
        let them = us.other();
        let own = self.side(us);
        let mut danger = Danger {
            in_check: false,
            suspects: Bitboard::EMPTY,
            barred: Bitboard::EMPTY,
        };
        let lines = attacks::lines_through(general) & self.side(them);
        let straight = self.role(Role::Chariot) | self.role(Role::General);
        for slider in lines & straight {
            let blockers = attacks::between(general, slider) & occupied;
            if blockers.is_empty() {
                danger.in_check = true;
            } else if !blockers.has_several() {
                danger.suspects |= blockers & own;
            }
        }
        for cannon in lines & self.role(Role::Cannon) {
            let gap = attacks::between(general, cannon);
            let screens = gap & occupied;
            match screens.len() {
                0 => danger.barred |= gap,
                1 => danger.in_check = true,
                2 => danger.suspects |= screens & own,
                _ => {}
            }
        }
        let horses = self.pieces(them, Role::Horse);
        for (leg, origins) in attacks::horse_legs_towards(general) {
            if !(origins & horses).is_empty() {
                if (leg & occupied).is_empty() {
                    danger.in_check = true;
                } else {
                    danger.suspects |= leg & own;
                }
            }
        }
        if !(attacks::soldier_towards(general, them) & self.pieces(them, Role::Soldier)).is_empty()
        {
            danger.in_check = true;
        }
        danger
    }
}
