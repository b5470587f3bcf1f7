//! What a move attacks, as the CXQ page defines it: the moved piece threatens from its new
//! point, or it has become the screen over which an own cannon threatens.

use super::Step;
use super::threats::{Threat, is_protected, open_role, victims, with_turn};
use crate::rules::{Bitboard, Color, Move, Position, Role, RuleSet, Square, attacks, sort_short};

/// The attacks of the move that led to `after`, protected victims included, in the order of
/// their points.
pub(super) fn attacks_of(after: &Position, step: &Step, rules: &RuleSet) -> Vec<Threat> {
    let side = after.turn().other();
    let prey = victims(after, side);
    let mut found = Vec::new();
    let mut ours = None;
    let mut add = |attacker: Square, targets: Bitboard| {
        for victim in targets {
            // Most moves attack nothing; the copy is made for those that do.
            let ours = ours.get_or_insert_with(|| with_turn(after, side));
            found.extend(attack(after, ours, attacker, victim));
        }
    };
    let moved = step.mv.to();
    let occupied = after.occupied();
    if let Some(piece) = after.piece_at(moved)
        && !is_exchange(after, step, piece.role)
    {
        add(moved, reach(after, side, moved) & prey);
    }
    for cannon in after.pieces(side, Role::Cannon) {
        if cannon != moved && attacks::lines_through(moved).contains(cannon) {
            let over = attacks::line_reach(cannon, occupied).1 & prey;
            let became_screen = |&victim: &Square| {
                let gap = attacks::between(cannon, victim);
                gap.contains(moved) && !gap.contains(step.mv.from())
            };
            add(cannon, over.into_iter().filter(became_screen).collect());
        }
    }
    if rules.discovered_attacks {
        let mut before = after.clone();
        before.undo(step.mv, step.undo);
        let taken = Bitboard::of(moved);
        for attacker in after.side(side).without(taken) {
            let new = reach(after, side, attacker).without(reach(&before, side, attacker));
            add(attacker, new & prey);
        }
    }
    sort_short(&mut found, |threat| *threat);
    found.dedup();
    found
}

/// The points that a piece bears on; nothing for generals and soldiers, whose threats are free.
fn reach(position: &Position, side: Color, square: Square) -> Bitboard {
    match position.piece_at(square).map(|piece| piece.role) {
        None | Some(Role::General | Role::Soldier) => Bitboard::EMPTY,
        Some(role) => position.attacks_of(role, side, square, position.occupied()),
    }
}

/// Whether the move took a piece of its own kind and can be answered by taking it.
fn is_exchange(after: &Position, step: &Step, role: Role) -> bool {
    step.undo
        .captured_open()
        .is_some_and(|taken| taken.role == role && after.has_legal_move_to(step.mv.to()))
}

/// The attack of one piece on another, if it is one.
fn attack(
    after: &Position,
    ours: &mut Position,
    attacker: Square,
    victim: Square,
) -> Option<Threat> {
    let role = |square| after.piece_at(square).map(|piece| piece.role);
    let capture = Move::new(attacker, victim);
    if !ours.is_legal(capture) {
        return None;
    }
    // What a closed victim is, nobody knows: it is of no kind yet.
    let (hunter, prey) = (role(attacker)?, open_role(after, victim));
    if prey == Some(hunter) && after.has_legal_move_to(attacker) {
        return None;
    }
    // A chariot is worth more than what takes back for it.
    let too_dear = prey == Some(Role::Chariot) && matches!(hunter, Role::Horse | Role::Cannon);
    Some(Threat {
        attacker,
        victim,
        protected: !too_dear && is_protected(ours, capture),
    })
}
