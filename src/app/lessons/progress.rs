//! Which exercises the reader has solved: kept from visit to visit.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::exercise::Exercise;

/// The version of the saved form.
const VERSION: u32 = 1;

/// The exercises solved so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    solved: BTreeSet<String>,
}

#[derive(Serialize, Deserialize)]
struct Saved {
    version: u32,
    solved: BTreeSet<String>,
}

impl Progress {
    /// Reads the saved form; `None` if it is damaged or of a newer version.
    pub fn read(text: &str) -> Option<Progress> {
        let saved: Saved = serde_json::from_str(text).ok()?;
        (saved.version <= VERSION).then_some(Progress {
            solved: saved.solved,
        })
    }

    /// The saved form.
    pub fn write(&self) -> String {
        let saved = Saved {
            version: VERSION,
            solved: self.solved.clone(),
        };
        serde_json::to_string(&saved).expect("names always serialise")
    }

    /// Whether an exercise is solved.
    pub fn has(&self, exercise: &Exercise) -> bool {
        self.solved.contains(exercise.name)
    }

    /// The same with one more solved.
    #[must_use]
    pub fn with(&self, exercise: &Exercise) -> Progress {
        let mut next = self.clone();
        next.solved.insert(exercise.name.to_owned());
        next
    }

    /// What two tabs have solved together.
    #[must_use]
    pub fn joined(&self, other: &Progress) -> Progress {
        Progress {
            solved: &self.solved | &other.solved,
        }
    }

    /// How many of some exercises are solved.
    pub fn count(&self, exercises: &[Exercise]) -> usize {
        exercises
            .iter()
            .filter(|exercise| self.has(exercise))
            .count()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::super::exercises::{HORSE, MATE};
    use super::*;

    #[test]
    fn what_is_solved_is_read_again_and_nothing_is_counted_twice() {
        let progress = Progress::default()
            .with(&HORSE[0])
            .with(&HORSE[0])
            .with(&MATE[1]);
        let again = Progress::read(&progress.write()).unwrap();
        assert_eq!(again, progress);
        assert_eq!((again.count(HORSE), again.count(MATE)), (1, 1));
        assert!(again.has(&MATE[1]) && !again.has(&MATE[0]));
    }

    #[test]
    fn two_tabs_lose_nothing_of_each_other() {
        let one = Progress::default().with(&HORSE[0]);
        let other = Progress::default().with(&HORSE[1]);
        assert_eq!(one.joined(&other).count(HORSE), 2);
    }

    #[test]
    fn what_is_damaged_or_newer_is_not_read() {
        for text in ["", "[]", r#"{"version":2,"solved":[]}"#] {
            assert_eq!(Progress::read(text), None, "{text}");
        }
    }
}
