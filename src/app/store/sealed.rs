//! What is hidden in a game of cờ úp, and the promise that it stays what it was.

use sha2::{Digest, Sha256};

use crate::rules::coup::{Arrangement, Commitment, Deal, View};

/// The deal of a game with its seal. All of it follows from the game's seed and what was settled
/// before, so that a saved game needs no more than that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sealed {
    deal: Deal,
    salt: u128,
    /// What the engine may know of the seed: nothing that leads back to it.
    engine_seed: u64,
}

impl Sealed {
    /// Deals the closed pieces of a start.
    pub fn new(start: View, seed: u64) -> Sealed {
        Sealed::around(start, &Arrangement::NOTHING, None, seed)
    }

    /// Deals the closed pieces of a start around those that are known already. `salt` is that of a
    /// promise that was given elsewhere.
    pub fn around(start: View, known: &Arrangement, salt: Option<u128>, seed: u64) -> Sealed {
        let arrangement = Arrangement::deal_around(&start, known, &word("arrangement", seed));
        let [own_salt, ..] = halves(word("salt", seed));
        let [_, engine] = halves(word("engine", seed));
        Sealed {
            deal: Deal::new(start, arrangement),
            salt: salt.unwrap_or(own_salt),
            engine_seed: engine as u64,
        }
    }

    /// The truth.
    pub fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The salt of the promise: for after the game.
    pub fn salt(&self) -> u128 {
        self.salt
    }

    /// The seed from which the engine's errors are drawn.
    pub fn engine_seed(&self) -> u64 {
        self.engine_seed
    }

    /// What can be shown before the first move.
    pub fn commitment(&self) -> Commitment {
        Commitment::to(self.deal.arrangement(), self.salt)
    }

    /// What can be shown after the last: the text that was promised.
    pub fn opened(&self) -> String {
        Commitment::opened(self.deal.arrangement(), self.salt)
    }
}

/// 256 bits for a purpose, from which the seed cannot be found again but by trying all.
fn word(purpose: &str, seed: u64) -> [u8; 32] {
    Sha256::digest(format!("chuhe {purpose} {seed:016x}").as_bytes()).into()
}

fn halves(word: [u8; 32]) -> [u128; 2] {
    let (first, second) = word.split_at(16);
    [first, second].map(|half| {
        half.iter()
            .fold(0, |number, byte| number << 8 | u128::from(*byte))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position, Variant};

    #[test]
    fn a_seed_always_deals_the_same_and_keeps_its_promise() {
        let start = View::start(Position::start_of(Variant::CO_UP));
        let sealed = Sealed::new(start.clone(), 7);
        assert_eq!(sealed, Sealed::new(start.clone(), 7));
        assert!(sealed.commitment().is_kept_by(&sealed.opened()));
        let other = Sealed::new(start, 8);
        assert!(!sealed.commitment().is_kept_by(&other.opened()));
        assert_ne!(sealed.engine_seed(), other.engine_seed());
    }
}
