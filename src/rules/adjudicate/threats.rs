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

/// The kind of the piece on a point if it is known: a closed one counts as an ordinary piece of
/// unknown size.
pub(super) fn open_role(position: &Position, square: Square) -> Option<Role> {
    position.open_piece_at(square).map(|piece| piece.role)
}

/// The enemy pieces that can be victims of attacks and chases: not the general, and no soldier
/// on its own half.
pub(super) fn victims(position: &Position, attacker: Color) -> Bitboard {
    let them = attacker.other();
    let mut victims = position
        .side(them)
        .without(position.pieces(them, Role::General));
    let soldiers = position.pieces(them, Role::Soldier);
    for soldier in soldiers.without(position.closed()) {
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

/// How a piece is guarded against a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Guard {
    /// No piece could take back.
    None,
    /// A piece could take back if that did not expose its general.
    Bound,
    /// A piece can take back.
    Free,
}

/// How the victim of a capture is guarded, as the federation's diagrams have it. A check that
/// stands already binds nobody: it is a check and no chase. And a general guards a point even
/// if a second attacker covers it (two attackers on a protected piece do not chase it); but
/// the check that the capture gives binds him, and in the face of the other general he guards
/// nothing. `standing` are the pieces that give check before the capture.
fn guard(position: &mut Position, capture: Move, standing: Bitboard) -> Guard {
    let them = position.turn().other();
    let undo = position.play_unchecked(capture);
    let occupied = position.occupied();
    let checking = position.checking_pieces();
    let facing = position.general(them.other());
    let mut best = Guard::None;
    for role in Role::ALL {
        for defender in position.pieces(them, role) {
            let reach = position.targets_of(role, them, defender, occupied);
            if !reach.contains(capture.to()) {
                continue;
            }
            let exposed = position.attackers_after(Move::new(defender, capture.to()));
            let by = match role {
                Role::General if exposed.contains(facing) => Guard::None,
                Role::General if (exposed & checking).is_empty() => Guard::Free,
                Role::General => Guard::Bound,
                _ if exposed.without(standing).is_empty() => Guard::Free,
                _ => Guard::Bound,
            };
            best = best.max(by);
        }
    }
    position.undo(capture, undo);
    best
}

/// Whether a piece could take another, a check that stands already left aside.
fn could_take(position: &Position, capture: Move) -> bool {
    position.is_pseudo_legal(capture)
        && position
            .attackers_after(capture)
            .without(position.checking_pieces())
            .is_empty()
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

/// A capture that a side could make if it were to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bearing {
    pub(super) threat: Threat,
    /// Whether the attacker may take, its own general being safe afterwards.
    pub(super) legal: bool,
    /// Whether it is a threat by which a piece can be chased: the victim is unprotected or, if
    /// the rules say so, larger than the attacker. Two pieces of a kind that could each take
    /// the other threaten nothing: that is an offer to exchange.
    pub(super) chases: bool,
    /// Whether the victim is unprotected only because who guards it is bound to his general.
    pub(super) by_binding: bool,
}

/// All captures by which pieces of a side can chase others.
pub(super) fn bearings(position: &Position, side: Color, rules: &RuleSet) -> Vec<Bearing> {
    let mut ours = with_turn(position, side);
    let theirs = with_turn(position, side.other());
    let victims = victims(position, side);
    let occupied = position.occupied();
    let standing = theirs.checking_pieces();
    let mut bearings = Vec::new();
    for role in Role::ALL {
        if matches!(role, Role::General | Role::Soldier) && !rules.all_pieces_chase {
            continue;
        }
        for attacker in position.pieces(side, role) {
            let targets = ours.targets_of(role, side, attacker, occupied) & victims;
            for victim in targets {
                let (capture, answer) = (Move::new(attacker, victim), Move::new(victim, attacker));
                let prey = open_role(position, victim);
                let legal = ours.is_legal(capture);
                let (guard, exchange) = if !legal {
                    (Guard::Free, false)
                } else if rules.chase_by_diagrams {
                    let exchange = prey == Some(role) && could_take(&theirs, answer);
                    (guard(&mut ours, capture, standing), exchange)
                } else {
                    let protected = is_protected(&mut ours, capture);
                    let guard = if protected { Guard::Free } else { Guard::None };
                    (guard, prey == Some(role) && theirs.is_legal(answer))
                };
                let protected = guard == Guard::Free;
                let outweighs = prey.is_some_and(|prey| size(prey) > size(role));
                let larger = rules.larger_is_chased && outweighs;
                bearings.push(Bearing {
                    threat: Threat {
                        attacker,
                        victim,
                        protected,
                    },
                    legal,
                    chases: legal && !exchange && (!protected || larger),
                    by_binding: guard == Guard::Bound,
                });
            }
        }
    }
    bearings
}

/// Whether the piece on a point is a chariot that shields its general from a horse: that horse
/// would give check if the chariot were not on its leg.
pub(super) fn is_chariot_before_horse(position: &Position, square: Square) -> bool {
    let Some(Piece {
        color,
        role: Role::Chariot,
    }) = position.open_piece_at(square)
    else {
        return false;
    };
    let general = position.general(color);
    let without = position.occupied().without(Bitboard::of(square));
    let horses = position.pieces(color.other(), Role::Horse);
    let towards = |occupied| crate::rules::attacks::horse_towards(general, occupied) & horses;
    towards(without) != towards(position.occupied())
}
