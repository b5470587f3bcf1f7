//! Legal moves.
//!
//! Most moves need no test of their own: what can expose the general is known before any move
//! is made. Pieces on the general's lines and on the legs of enemy horses are *suspects*, each
//! of whose moves is tried; the points before a cannon that looks at the general over an empty
//! line are barred to everybody, since a piece there would be its screen. The moves of all
//! other pieces are legal as they are. In check, and for the general, every move is tried.

use super::{Bitboard, Color, Move, MoveList, Position, Role, Square, attacks};

/// The page needs little code and not the last nanosecond: there one generator serves both
/// variants. Everywhere else xiangqi has its own.
const ONE_FOR_ALL: bool = cfg!(all(target_arch = "wasm32", feature = "app"));

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
        if self.hidden || ONE_FOR_ALL {
            self.attackers_after_in::<true>(mv)
        } else {
            self.attackers_after_in::<false>(mv)
        }
    }

    #[inline(always)]
    fn attackers_after_in<const CO_UP: bool>(&self, mv: Move) -> Bitboard {
        let us = self.turn();
        let general = self.general(us);
        let to = Bitboard::of(mv.to());
        let occupied = self.occupied().without(Bitboard::of(mv.from())) | to;
        let stands = if mv.from() == general {
            mv.to()
        } else {
            general
        };
        let attackers = self.usual_attackers(us, stands, occupied);
        if CO_UP {
            let attackers = self.attackers_in_co_up(us, stands, occupied, attackers);
            return attackers.without(to);
        }
        attackers.without(to)
    }

    /// Calls `visit` with each piece of the side to move and its legal targets among
    /// `targets`, until it answers false. Pieces without a target may be visited too.
    #[inline(always)]
    fn visit_legal(&self, targets: Bitboard, mut visit: impl FnMut(Square, Bitboard) -> bool) {
        // What cờ úp adds is kept out of the way of xiangqi.
        if self.hidden || ONE_FOR_ALL {
            self.visit_legal_in_co_up(targets, &mut visit);
        } else {
            self.visit_legal_in::<false>(targets, visit);
        }
    }

    #[inline(never)]
    fn visit_legal_in_co_up(
        &self,
        targets: Bitboard,
        visit: &mut dyn FnMut(Square, Bitboard) -> bool,
    ) {
        self.visit_legal_in::<true>(targets, visit);
    }

    #[inline(always)]
    fn visit_legal_in<const CO_UP: bool>(
        &self,
        targets: Bitboard,
        mut visit: impl FnMut(Square, Bitboard) -> bool,
    ) {
        let us = self.turn();
        let occupied = self.occupied();
        let general = self.general(us);
        let danger = self.danger::<CO_UP>(us, general, occupied);
        // Generals are never taken; one that could be stands in a position set up by hand.
        let targets = targets.without(Bitboard::of(self.general(us.other())));
        for role in Role::ALL {
            for from in self.pieces(us, role) {
                let mut to = self.targets_in::<CO_UP>(role, us, from, occupied) & targets;
                let tried =
                    danger.in_check || role == Role::General || danger.suspects.contains(from);
                if tried {
                    to = to
                        .into_iter()
                        .filter(|&target| {
                            let mv = Move::new(from, target);
                            self.attackers_after_in::<CO_UP>(mv).is_empty()
                        })
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
    #[inline]
    pub(super) fn targets_of(
        &self,
        role: Role,
        us: Color,
        from: Square,
        occupied: Bitboard,
    ) -> Bitboard {
        if self.hidden || ONE_FOR_ALL {
            self.targets_in::<true>(role, us, from, occupied)
        } else {
            self.targets_in::<false>(role, us, from, occupied)
        }
    }

    #[inline(always)]
    fn targets_in<const CO_UP: bool>(
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
        let roaming = if CO_UP {
            self.roaming_targets(role, from, occupied)
        } else {
            None
        };
        roaming
            .unwrap_or_else(|| attacks::attacks(role, us, from, occupied))
            .without(own)
    }

    /// The points that a piece attacks from where it stands: where it could take an enemy.
    pub(super) fn attacks_of(
        &self,
        role: Role,
        color: Color,
        from: Square,
        occupied: Bitboard,
    ) -> Bitboard {
        self.roaming_targets(role, from, occupied)
            .unwrap_or_else(|| attacks::attacks(role, color, from, occupied))
    }

    #[inline(always)]
    fn danger<const CO_UP: bool>(&self, us: Color, general: Square, occupied: Bitboard) -> Danger {
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
        if CO_UP && self.variant().guards_roam() {
            let (in_check, eyes) = self.roaming_danger(them, general, occupied);
            danger.in_check |= in_check;
            danger.suspects |= eyes & own;
        }
        danger
    }
}
