//! What a side threatens to take.

use crate::rules::{Bitboard, Color, Move, Piece, Position, Role, RuleSet, Square};

/// One piece bearing on another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Threat {
    /// Where the attacker stands.
    pub attacker: Square,
    /// Where the victim stands.
    pub victim: Square,
    /// Whether the victim's side could legally take back.
    pub protected: bool,
}

/// The position with the turn given to `side`.
pub(super) fn with_turn(position: &Position, side: Color) -> Position {
    let mut position = position.clone();
    if position.turn() != side {
        position.pass();
    }
    position
}

/// The enemy pieces that can be victims of attacks and chases: not the general, and no soldier
/// on its own half.
pub(super) fn victims(position: &Position, attacker: Color) -> Bitboard {
    let them = attacker.other();
    let mut victims = position
        .side(them)
        .without(position.pieces(them, Role::General));
    for soldier in position.pieces(them, Role::Soldier) {
        if !soldier.is_across_river(them) {
            victims = victims.without(Bitboard::of(soldier));
        }
    }
    victims
}

/// Whether the capture, legal for the side to move, could legally be answered by one on the
/// same point.
pub(super) fn is_protected(position: &mut Position, capture: Move) -> bool {
    let undo = position.play_unchecked(capture);
    let protected = position.has_legal_move_to(capture.to());
    position.undo(capture, undo);
    protected
}

/// What weighs more than what: a chariot more than a horse or a cannon, these more than the
/// rest.
const fn size(role: Role) -> u8 {
    match role {
        Role::Chariot => 3,
        Role::Horse | Role::Cannon => 2,
        Role::Advisor | Role::Elephant | Role::Soldier => 1,
        Role::General => 0,
    }
}

/// All threats of a side by which a piece can be chased: legal captures of a piece that is
/// unprotected or, if the rules say so, larger than the attacker. Two pieces of a kind that
/// could each take the other threaten nothing: that is an offer to exchange.
pub(super) fn chasing_threats(position: &Position, side: Color, rules: &RuleSet) -> Vec<Threat> {
    let mut ours = with_turn(position, side);
    let theirs = with_turn(position, side.other());
    let victims = victims(position, side);
    let occupied = position.occupied();
    let mut threats = Vec::new();
    for role in Role::ALL {
        if matches!(role, Role::General | Role::Soldier) && !rules.all_pieces_chase {
            continue;
        }
        for attacker in position.pieces(side, role) {
            let targets = ours.targets_of(role, side, attacker, occupied) & victims;
            for victim in targets {
                let capture = Move::new(attacker, victim);
                if !ours.is_legal(capture) {
                    continue;
                }
                let prey = position.piece_at(victim).map_or(role, |piece| piece.role);
                if prey == role && theirs.is_legal(Move::new(victim, attacker)) {
                    continue;
                }
                let protected = is_protected(&mut ours, capture);
                if !protected || (rules.larger_is_chased && size(prey) > size(role)) {
                    threats.push(Threat {
                        attacker,
                        victim,
                        protected,
                    });
                }
            }
        }
    }
    threats
}

/// Whether the piece on a point is a chariot that shields its general from a horse: that horse
/// would give check if the chariot were not on its leg.
pub(super) fn is_chariot_before_horse(position: &Position, square: Square) -> bool {
    let Some(Piece {
        color,
        role: Role::Chariot,
    }) = position.piece_at(square)
    else {
        return false;
    };
    let general = position.general(color);
    let without = position.occupied().without(Bitboard::of(square));
    let horses = position.pieces(color.other(), Role::Horse);
    let towards = |occupied| crate::rules::attacks::horse_towards(general, occupied) & horses;
    towards(without) != towards(position.occupied())
}
