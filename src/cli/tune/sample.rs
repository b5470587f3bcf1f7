//! A position with what became of it.

use std::fmt;
use std::str::FromStr;

/// A position from a game: its line in a file is `FEN|POINTS|SCORE`.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Sample {
    /// The position.
    pub(super) fen: String,
    /// What Red got out of the game: 1, 0.5 or 0.
    pub(super) points: f32,
    /// What the search found the position worth, in hundredths of a soldier for Red.
    pub(super) score: i32,
}

impl fmt::Display for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}|{}|{}", self.fen, self.points, self.score)
    }
}

impl FromStr for Sample {
    type Err = String;

    fn from_str(line: &str) -> Result<Sample, String> {
        let parts: Vec<&str> = line.split('|').collect();
        let [fen, points, score] = parts[..] else {
            return Err(format!("`{line}`: FEN|POINTS|SCORE is expected"));
        };
        Ok(Sample {
            fen: fen.to_owned(),
            points: points
                .parse()
                .map_err(|_| format!("`{points}` are no points"))?,
            score: score
                .parse()
                .map_err(|_| format!("`{score}` is no score"))?,
        })
    }
}
