//! Judges answers to exercises by the rules.

use super::barriers::barriers_of;
use super::exercise::{Deed, Question, Way};
use crate::rules::{Move, Position, Refusal, Role, Square, attacks};

/// The points that a question means, in the order of the board.
pub fn meant(position: &Position, question: Question) -> Vec<Square> {
    let mut points: Vec<Square> = match question {
        Question::Targets(from) => moves_from(position, from).map(|mv| mv.to()).collect(),
        Question::Blockers(from) => barriers_of(position, from)
            .into_iter()
            .filter_map(|refused| match refused.why {
                Refusal::LegBlocked(square) | Refusal::EyeBlocked(square) => Some(square),
                _ => None,
            })
            .collect(),
        Question::Screens(from) => moves_from(position, from)
            .filter(|mv| position.piece_at(mv.to()).is_some())
            .filter_map(|mv| (attacks::between(from, mv.to()) & position.occupied()).first())
            .collect(),
        Question::Range(from) => range(position, from),
        Question::Palace(color) => Square::all()
            .filter(|square| square.is_in_palace(color))
            .collect(),
        Question::Checkers => position.checkers(),
        Question::Saviours => position.legal_moves().iter().map(|mv| mv.from()).collect(),
    };
    points.sort_unstable();
    points.dedup();
    points
}

fn moves_from(position: &Position, from: Square) -> impl Iterator<Item = Move> {
    let legal: Vec<Move> = position.legal_moves().iter().copied().collect();
    legal.into_iter().filter(move |mv| mv.from() == from)
}

/// Where the piece of a point could ever stand on an empty board.
fn range(position: &Position, from: Square) -> Vec<Square> {
    let Some(piece) = position.piece_at(from) else {
        return Vec::new();
    };
    let mut found = vec![from];
    let mut next = 0;
    while let Some(&square) = found.get(next) {
        next += 1;
        let alone = crate::rules::Bitboard::of(square);
        for to in attacks::attacks(piece.role, piece.color, square, alone) {
            if !found.contains(&to) {
                found.push(to);
            }
        }
    }
    found
}

/// Whether a legal move is of a kind.
pub fn does(position: &Position, mv: Move, deed: Deed) -> bool {
    let mut after = position.clone();
    let taken = after.play_unchecked(mv).captured();
    match deed {
        Deed::Take(square) => mv.to() == square && taken.is_some(),
        Deed::TakeFreely => {
            let retaken = |answer: &Move| answer.to() == mv.to();
            taken.is_some() && !after.legal_moves().iter().any(retaken)
        }
        Deed::Check => after.is_check(),
        Deed::DoubleCheck => after.checkers().len() > 1,
        Deed::Escape(way) => way_of(position, mv) == Some(way),
        Deed::AttackAlone(victim) => attacks_alone(&after, mv.to(), victim),
        Deed::Stalemate => !after.is_check() && !after.has_legal_move(),
    }
}

/// Whether the piece on a point could take another one if it had a second move, and could not be
/// taken by it.
fn attacks_alone(after: &Position, attacker: Square, victim: Square) -> bool {
    let mut again = after.clone();
    again.pass();
    let takes = again.check_move(Move::new(attacker, victim)).is_ok();
    takes && after.check_move(Move::new(victim, attacker)).is_err()
}

/// How a legal move answers a check by one piece.
pub fn way_of(position: &Position, mv: Move) -> Option<Way> {
    let checkers = position.checkers();
    let [checker] = checkers.as_slice() else {
        return None;
    };
    let general = position.general(position.turn());
    if mv.to() == *checker {
        return Some(Way::Take);
    }
    if mv.from() == general {
        return Some(Way::Step);
    }
    let between = attacks::between(*checker, general);
    match position.piece_at(*checker)?.role {
        Role::Horse => Some(Way::Leg),
        Role::Cannon if between.contains(mv.from()) => Some(Way::Unscreen),
        Role::Cannon => Some(Way::SecondScreen),
        Role::Chariot => Some(Way::Interpose),
        _ => None,
    }
}

/// The fewest moves in which a piece gets to a point while the other side stands still, up to a
/// limit.
pub fn fewest_moves(position: &Position, from: Square, to: Square, limit: u8) -> Option<u8> {
    let mut reached = vec![from];
    let mut front = vec![(position.clone(), from)];
    for count in 1..=limit {
        let mut next = Vec::new();
        for (position, square) in front {
            for mv in moves_from(&position, square) {
                if mv.to() == to {
                    return Some(count);
                }
                if reached.contains(&mv.to()) {
                    continue;
                }
                reached.push(mv.to());
                let mut after = position.clone();
                after.play_unchecked(mv);
                after.pass();
                next.push((after, mv.to()));
            }
        }
        front = next;
    }
    None
}
