//! The positions that a record goes through, in a form that is quickly searched.

use super::{Record, Step, Walk};
use crate::rules::Position;

/// Short keys of all positions of a record.
///
/// Two positions in four thousand million share a key by chance: what a search finds may be
/// looked at again, what it does not find is not there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    /// The start and the positions of the main line, in order.
    pub main: Vec<u32>,
    /// The positions of all variations.
    pub beside: Vec<u32>,
}

/// The short key of a position: the lower half of its key, which is the same in every build.
pub fn place_key(position: &Position) -> u32 {
    position.key() as u32
}

impl Trace {
    /// The trace of a record; that of a start which cannot be played is empty.
    pub fn of(record: &Record) -> Trace {
        let mut trace = Trace::default();
        let Some(mut view) = record.start_view().cloned() else {
            return trace;
        };
        trace.main.push(place_key(view.position()));
        let mut undos = Vec::new();
        // How many of the moves on the way belong to no variation.
        let mut main = 0;
        for step in Walk::new(record) {
            match step {
                Step::Enter(node) => {
                    let Some(played) = record.played(node) else {
                        continue;
                    };
                    if undos.len() == main && record.is_main(node) {
                        main += 1;
                    }
                    undos.push((played.mv, view.play_unchecked(played)));
                    let key = place_key(view.position());
                    if main == undos.len() {
                        trace.main.push(key);
                    } else {
                        trace.beside.push(key);
                    }
                }
                Step::Leave(_) => {
                    if let Some((mv, undo)) = undos.pop() {
                        view.undo(mv, undo);
                    }
                    main = main.min(undos.len());
                }
            }
        }
        trace
    }

    /// Whether a position comes up anywhere.
    pub fn has(&self, key: u32) -> bool {
        self.main.contains(&key) || self.beside.contains(&key)
    }

    /// Whether the main line begins with these positions.
    pub fn begins_with(&self, keys: &[u32]) -> bool {
        self.main.starts_with(keys)
    }

    /// The keys as bytes: how many belong to the main line, then all of them.
    pub fn to_bytes(&self) -> Vec<u8> {
        let count = self.main.len() as u32;
        std::iter::once(&count)
            .chain(&self.main)
            .chain(&self.beside)
            .flat_map(|word| word.to_le_bytes())
            .collect()
    }

    /// What [`to_bytes`](Self::to_bytes) has made; `None` if it is damaged.
    pub fn from_bytes(bytes: &[u8]) -> Option<Trace> {
        let (words, rest) = bytes.as_chunks::<4>();
        let mut words: Vec<u32> = words.iter().map(|word| u32::from_le_bytes(*word)).collect();
        let count = *words.first().filter(|_| rest.is_empty())? as usize;
        if count >= words.len() {
            return None;
        }
        let beside = words.split_off(count + 1);
        words.remove(0);
        Some(Trace {
            main: words,
            beside,
        })
    }
}
