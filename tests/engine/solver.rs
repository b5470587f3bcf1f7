//! A solver of mates that looks at every defence and shares nothing with the engine but the rules.

use std::collections::HashMap;

use chuhe::rules::{Move, Position};

/// Which moves of the attacker are tried.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Attack {
    /// Only those that give check.
    Checks,
    /// All of them.
    All,
}

/// Results by key, plies left and kind of attack.
#[derive(Default)]
pub struct Solver {
    known: HashMap<(u64, u32, Attack), bool>,
}

impl Solver {
    /// Whether the side to move wins within so many plies, whatever the other side does: it has no
    /// move then, in check or not. All attacks and all defences are tried, attacks by checks first.
    pub fn wins_within(&mut self, position: &Position, plies: u32) -> bool {
        self.wins(position, plies, Attack::Checks) || self.wins(position, plies, Attack::All)
    }

    /// The same, but only by giving check with every move: a proof that is found sooner. That there
    /// is none proves nothing.
    pub fn wins_by_checks(&mut self, position: &Position, plies: u32) -> bool {
        self.wins(position, plies, Attack::Checks)
    }

    fn wins(&mut self, position: &Position, plies: u32, attack: Attack) -> bool {
        if plies == 0 {
            return false;
        }
        let place = (position.key(), plies, attack);
        if let Some(&known) = self.known.get(&place) {
            return known;
        }
        let mut children: Vec<Position> = (position.legal_moves().iter())
            .map(|&mv| after(position, mv))
            .filter(|child| attack == Attack::All || child.is_check())
            .collect();
        children.sort_by_key(|child| !child.is_check());
        let wins = children
            .iter()
            .any(|child| self.loses(child, plies - 1, attack));
        self.known.insert(place, wins);
        wins
    }

    fn loses(&mut self, position: &Position, plies: u32, attack: Attack) -> bool {
        if !position.has_legal_move() {
            return true;
        }
        plies > 0
            && (position.legal_moves().iter())
                .all(|&mv| self.wins(&after(position, mv), plies - 1, attack))
    }
}

fn after(position: &Position, mv: Move) -> Position {
    let mut child = position.clone();
    child.play(mv).unwrap();
    child
}
