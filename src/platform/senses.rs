//! Sounds and vibration, which the scripts around the program make (src/shell/senses.js).

use super::shell;

/// Something to be heard or felt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sense {
    /// A piece was put down.
    Move,
    /// A piece was taken.
    Capture,
    /// The general is in check.
    Check,
    /// A closed piece was turned up.
    Reveal,
    /// The game is over.
    End,
    /// There is little time left.
    Time,
}

impl Sense {
    const fn name(self) -> &'static str {
        match self {
            Sense::Move => "move",
            Sense::Capture => "capture",
            Sense::Check => "check",
            Sense::Reveal => "reveal",
            Sense::End => "end",
            Sense::Time => "time",
        }
    }
}

/// Lets it be heard.
pub fn sound(sense: Sense) {
    shell::send("chuhe-sense", &format!("sound {}", sense.name()));
}

/// Lets it be felt, on devices that can shake.
pub fn touch(sense: Sense) {
    shell::send("chuhe-sense", &format!("touch {}", sense.name()));
}
