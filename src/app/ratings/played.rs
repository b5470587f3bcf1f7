//! What is kept of a finished game, and why a game does not count.

use std::fmt;
use std::str::FromStr;

use super::Aid;
use crate::app::clock::Millis;
use crate::app::i18n::Key;
use crate::app::store::{Opponent, Table};
use crate::rules::{Color, Outcome, Position};

/// A finished game against the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// When it ended, by the wall clock.
    pub at: Millis,
    /// The seed of its chances: no two games share one.
    pub seed: u64,
    /// Whether it was cờ úp. Cờ tướng is xiangqi with other names.
    pub co_up: bool,
    /// The level of the engine.
    pub level: u8,
    /// The reader's side.
    pub side: Color,
    /// What the reader scored, or why the game does not count.
    pub result: Result<Score, Unrated>,
}

/// What a player scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// A win.
    Win,
    /// A draw.
    Draw,
    /// A loss.
    Loss,
}

/// Why a game does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unrated {
    /// The player was helped.
    Aided(Aid),
    /// It did not begin where games begin: a handicap, or a position of one's own.
    Start,
    /// The rules called it off.
    Cancelled,
}

impl Unrated {
    /// The sentence that says so.
    pub fn key(self) -> Key {
        match self {
            Unrated::Aided(Aid::TakeBack) => Key::UnratedTakeBack,
            Unrated::Aided(Aid::Hint) => Key::UnratedHint,
            Unrated::Aided(Aid::Analysis) => Key::UnratedAnalysis,
            Unrated::Start => Key::UnratedStart,
            Unrated::Cancelled => Key::UnratedCancelled,
        }
    }
}

/// The words of the kept form.
const SCORES: [(&str, Result<Score, Unrated>); 8] = [
    ("win", Ok(Score::Win)),
    ("draw", Ok(Score::Draw)),
    ("loss", Ok(Score::Loss)),
    ("take-back", Err(Unrated::Aided(Aid::TakeBack))),
    ("hint", Err(Unrated::Aided(Aid::Hint))),
    ("analysis", Err(Unrated::Aided(Aid::Analysis))),
    ("start", Err(Unrated::Start)),
    ("cancelled", Err(Unrated::Cancelled)),
];

/// What is to be kept of a table; nothing if its game goes on, or if two people play it.
pub fn played(table: &Table, at: Millis) -> Option<Played> {
    let outcome = table.outcome()?;
    let side = table.reader()?;
    let Opponent::Engine { level } = table.setup().opponent else {
        return None;
    };
    let usual = Position::start_of(table.variant());
    let result = match (outcome, table.aid()) {
        (Outcome::Aborted { .. }, _) => Err(Unrated::Cancelled),
        (_, Some(aid)) => Err(Unrated::Aided(aid)),
        _ if table.setup().start != usual => Err(Unrated::Start),
        (Outcome::Draw { .. }, _) => Ok(Score::Draw),
        (Outcome::Win { winner, .. }, _) if winner == side => Ok(Score::Win),
        (Outcome::Win { .. }, _) => Ok(Score::Loss),
    };
    Some(Played {
        at,
        seed: table.seed(),
        co_up: table.variant().has_closed_pieces(),
        level,
        side,
        result,
    })
}

/// The kept form: time, seed, variant, level, side and result, such as
/// `1764471000000 8812 xiangqi 4 red win`.
impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let variant = if self.co_up { "co-up" } else { "xiangqi" };
        let result = SCORES.iter().find(|(_, result)| *result == self.result);
        let result = result.map_or("", |(word, _)| word);
        let Played {
            at,
            seed,
            level,
            side,
            ..
        } = self;
        write!(f, "{at} {seed} {variant} {level} {side} {result}")
    }
}

impl FromStr for Played {
    type Err = ();

    fn from_str(line: &str) -> Result<Played, ()> {
        let words: Vec<&str> = line.split(' ').collect();
        let [at, seed, variant, level, side, result] = words[..] else {
            return Err(());
        };
        let find = |(word, _): &&(&str, Result<Score, Unrated>)| *word == result;
        Ok(Played {
            at: at.parse().map_err(drop)?,
            seed: seed.parse().map_err(drop)?,
            co_up: match variant {
                "xiangqi" => false,
                "co-up" => true,
                _ => return Err(()),
            },
            level: level.parse().map_err(drop)?,
            side: match side {
                "red" => Color::Red,
                "black" => Color::Black,
                _ => return Err(()),
            },
            result: SCORES.iter().find(find).ok_or(())?.1,
        })
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        for (word, result) in SCORES {
            let game = Played {
                at: 1_764_471_000_000,
                seed: 8812,
                co_up: word == "win",
                level: 4,
                side: Color::Black,
                result,
            };
            assert_eq!(game.to_string().parse(), Ok(game), "{word}");
        }
        let line = "1764471000000 8812 xiangqi 4 red win";
        assert_eq!(line.parse::<Played>().unwrap().to_string(), line);
    }

    #[test]
    fn anything_else_is_refused() {
        for line in [
            "",
            "1764471000000 8812 xiangqi 4 red",
            "1764471000000 8812 xiangqi 4 red win more",
            "1764471000000 8812 shogi 4 red win",
            "1764471000000 8812 xiangqi 4 green win",
            "1764471000000 8812 xiangqi 400 red win",
            "yesterday 8812 xiangqi 4 red win",
        ] {
            assert!(line.parse::<Played>().is_err(), "{line}");
        }
    }
}
