//! What is said of a move: comments, marks, evaluations, times.

/// The worth of a position, always as Red sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// Hundredths of a soldier.
    Centipawns(i32),
    /// Red mates in so many moves; Black does if the number is negative. Never 0.
    Mate(i32),
}

/// What an engine thought of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Evaluation {
    /// The worth.
    pub worth: Worth,
    /// How many plies deep the engine looked, if it is told.
    pub depth: Option<u32>,
}

/// What is said of a move, or of the start position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Note {
    /// What stands before the move, as an introduction to its line.
    pub lead: String,
    /// What stands after the move.
    pub comment: String,
    /// Marks by their numbers in PGN: 1 `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`, and others.
    pub marks: Vec<u8>,
    /// What an engine thought.
    pub evaluation: Option<Evaluation>,
    /// What the mover's clock showed after the move, in milliseconds.
    pub clock_ms: Option<u64>,
    /// How long the mover took, in milliseconds.
    pub elapsed_ms: Option<u64>,
}

impl Note {
    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        *self == Note::default()
    }

    /// Adds to the comment, on a line of its own.
    pub fn add_comment(&mut self, text: &str) {
        join(&mut self.comment, text);
    }

    /// Adds to the introduction, on a line of its own.
    pub fn add_lead(&mut self, text: &str) {
        join(&mut self.lead, text);
    }

    /// Takes over what another note says beside its texts.
    pub(in crate::formats) fn absorb(&mut self, other: Note) {
        self.marks.extend(other.marks);
        self.evaluation = other.evaluation.or(self.evaluation);
        self.clock_ms = other.clock_ms.or(self.clock_ms);
        self.elapsed_ms = other.elapsed_ms.or(self.elapsed_ms);
    }
}

/// Adds a line without touching those before it, so that many lines take no longer than one.
fn join(before: &mut String, text: &str) {
    let text = tidy(text);
    if !before.is_empty() && !text.is_empty() {
        before.push('\n');
    }
    before.push_str(&text);
}

/// A comment in the form in which records hold it: lines end with `\n` and nothing else, there
/// are no control characters, no space at the end of a line, and nothing empty around the whole.
pub fn tidy(text: &str) -> String {
    let mut tidied = String::with_capacity(text.len());
    for line in text
        .replace("\r\n", "\n")
        .split(['\n', '\r', '\u{85}', '\u{2028}'])
    {
        let visible: String = line
            .chars()
            .map(|c| if c == '\t' { ' ' } else { c })
            .filter(|c| !c.is_control() && *c != '\u{feff}')
            .collect();
        tidied.push_str(visible.trim_end());
        tidied.push('\n');
    }
    tidied.trim().to_owned()
}
