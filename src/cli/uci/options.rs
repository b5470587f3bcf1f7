//! The options that a client may set.

use clap::ValueEnum;

use super::Dialect;
use crate::cli::{Failure, RuleSetName};
use crate::engine::Level;
use crate::rules::{Customs, Variant};

const HASH: (usize, usize) = (1, 4_096);
/// The level that is no weak one.
pub(super) const FULL_LEVEL: u8 = 10;
const LEVEL: (usize, usize) = (1, FULL_LEVEL as usize);
/// The strengths that `UCI_Elo` takes: those of the weakest and the strongest level.
fn elo_range() -> (usize, usize) {
    (
        usize::from(Level::elo(LEVEL.0 as u8)),
        usize::from(Level::elo(LEVEL.1 as u8)),
    )
}

const SEED: (usize, usize) = (0, 1_000_000_000);
const LINES: (usize, usize) = (1, 128);
const OVERHEAD: (usize, usize) = (0, 5_000);

/// What the client has chosen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Options {
    /// The size of the transposition table.
    pub(super) hash_mebibytes: usize,
    /// The level of play; the last one is full strength.
    pub(super) level: u8,
    /// Whether the strength goes by `elo` instead of the level.
    pub(super) limits_strength: bool,
    /// A strength in Elo.
    pub(super) elo: u16,
    /// What the errors of weak levels depend on.
    pub(super) seed: u64,
    /// How many of the best moves get a line.
    pub(super) lines: usize,
    /// Whether moves may come out of the own opening book.
    pub(super) own_book: bool,
    /// What a move costs outside the engine.
    pub(super) overhead_ms: f64,
    /// Whether UCCI's times are milliseconds instead of seconds.
    pub(super) milliseconds: bool,
    /// The rules in force.
    pub(super) rules: RuleSetName,
    /// Whether cờ úp is played.
    pub(super) co_up: bool,
    /// Whether open advisors and elephants of cờ úp stay at home.
    pub(super) guards_at_home: bool,
}

impl Options {
    /// The level that is played: that of the wanted strength, if one is wanted.
    pub(super) fn played_level(&self) -> u8 {
        match self.limits_strength {
            true => Level::nearest_to(self.elo),
            false => self.level,
        }
    }

    /// What is played.
    pub(super) fn variant(&self) -> Variant {
        match self.co_up {
            false => Variant::Xiangqi,
            true => Variant::CoUp(Customs {
                guards_at_home: self.guards_at_home,
                ..Customs::default()
            }),
        }
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            hash_mebibytes: 64,
            level: FULL_LEVEL,
            limits_strength: false,
            elo: Level::elo(FULL_LEVEL),
            seed: 0,
            lines: 1,
            own_book: false,
            overhead_ms: 20.0,
            milliseconds: false,
            rules: RuleSetName::Club,
            co_up: false,
            guards_at_home: false,
        }
    }
}

/// One `setoption`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Setting {
    Hash(usize),
    Lines(usize),
    Level(u8),
    /// Whether the strength goes by Elo.
    LimitsStrength(bool),
    Elo(u16),
    Seed(u64),
    OwnBook(bool),
    Overhead(f64),
    Milliseconds(bool),
    Rules(RuleSetName),
    /// Whether cờ úp is played.
    CoUp(bool),
    GuardsAtHome(bool),
    NewGame,
    /// An option of UCCI that every client may set and that has no meaning here.
    Ignored,
}

/// The lines that tell a client what can be set.
pub(super) fn list(dialect: Dialect) -> Vec<String> {
    let Options {
        hash_mebibytes: hash,
        overhead_ms: overhead,
        ..
    } = Options::default();
    match dialect {
        Dialect::Uci => vec![
            format!(
                "option name Hash type spin default {hash} min {} max {}",
                HASH.0, HASH.1
            ),
            format!(
                "option name MultiPV type spin default 1 min {} max {}",
                LINES.0, LINES.1
            ),
            String::from("option name Ponder type check default false"),
            format!(
                "option name Level type spin default {} min {} max {}",
                LEVEL.1, LEVEL.0, LEVEL.1
            ),
            String::from("option name UCI_LimitStrength type check default false"),
            format!(
                "option name UCI_Elo type spin default {} min {} max {}",
                elo_range().1,
                elo_range().0,
                elo_range().1
            ),
            format!(
                "option name Seed type spin default 0 min {} max {}",
                SEED.0, SEED.1
            ),
            String::from("option name OwnBook type check default false"),
            String::from(
                "option name UCI_Variant type combo default xiangqi var xiangqi var jieqi",
            ),
            String::from("option name Guards At Home type check default false"),
            format!(
                "option name Move Overhead type spin default {overhead} min {} max {}",
                OVERHEAD.0, OVERHEAD.1
            ),
            String::from(
                "option name Rules type combo default Club var CXQ var Club var Online var Asian",
            ),
            String::from("option name Clear Hash type button"),
        ],
        Dialect::Ucci => vec![
            String::from("option usemillisec type check default false"),
            format!(
                "option hashsize type spin min {} max {} default {hash}",
                HASH.0, HASH.1
            ),
            String::from("option usebook type check default false"),
            String::from("option newgame type button"),
            String::from("option UCI_Variant type combo var xiangqi var jieqi default xiangqi"),
        ],
    }
}

/// Reads the words after `setoption`.
pub(super) fn read(words: &[&str], dialect: Dialect) -> Result<Setting, Failure> {
    let (name, value) = match dialect {
        Dialect::Uci => split_uci(words)?,
        Dialect::Ucci => match words {
            [name, value @ ..] => ((*name).to_owned(), value.join(" ")),
            [] => return Err(String::from("setoption without a name")),
        },
    };
    match name.to_ascii_lowercase().as_str() {
        "hash" | "hashsize" => {
            let wanted = number(&name, &value, HASH)?;
            Ok(Setting::Hash(wanted))
        }
        "level" => Ok(Setting::Level(number(&name, &value, LEVEL)? as u8)),
        "uci_limitstrength" => Ok(Setting::LimitsStrength(switch(&name, &value)?)),
        "uci_elo" => Ok(Setting::Elo(number(&name, &value, elo_range())? as u16)),
        "seed" => Ok(Setting::Seed(number(&name, &value, SEED)? as u64)),
        "ownbook" | "usebook" => Ok(Setting::OwnBook(switch(&name, &value)?)),
        "ponder" => Ok(Setting::Ignored),
        "uci_variant" if value == "xiangqi" => Ok(Setting::CoUp(false)),
        "uci_variant" if value == "jieqi" => Ok(Setting::CoUp(true)),
        "uci_variant" => Err(format!("option {name}: there is no variant `{value}`")),
        "multipv" => Ok(Setting::Lines(number(&name, &value, LINES)?)),
        "move overhead" => Ok(Setting::Overhead(number(&name, &value, OVERHEAD)? as f64)),
        "usemillisec" => Ok(Setting::Milliseconds(switch(&name, &value)?)),
        "guards at home" => Ok(Setting::GuardsAtHome(switch(&name, &value)?)),
        "rules" => RuleSetName::from_str(&value, true)
            .map(Setting::Rules)
            .map_err(|_| format!("option {name}: `{value}` is no rule set")),
        "clear hash" | "newgame" => Ok(Setting::NewGame),
        _ if dialect == Dialect::Ucci => Ok(Setting::Ignored),
        _ => Err(format!("no option `{name}`")),
    }
}

fn split_uci(words: &[&str]) -> Result<(String, String), Failure> {
    let ["name", rest @ ..] = words else {
        return Err(String::from("setoption: `name` is expected"));
    };
    let value = rest.iter().position(|&word| word == "value");
    let (name, value) = match value {
        Some(at) => (&rest[..at], &rest[at + 1..]),
        None => (rest, &rest[..0]),
    };
    Ok((name.join(" "), value.join(" ")))
}

fn switch(name: &str, text: &str) -> Result<bool, Failure> {
    match text {
        "true" | "on" => Ok(true),
        "false" | "off" => Ok(false),
        _ => Err(format!("option {name}: `{text}` is neither true nor false")),
    }
}

fn number(name: &str, text: &str, (min, max): (usize, usize)) -> Result<usize, Failure> {
    match text.parse() {
        Ok(number) if (min..=max).contains(&number) => Ok(number),
        _ => Err(format!(
            "option {name}: `{text}` is not a number from {min} to {max}"
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_protocols_name_the_table() {
        let uci = read(&["name", "Hash", "value", "32"], Dialect::Uci);
        assert_eq!(uci, Ok(Setting::Hash(32)));
        assert_eq!(
            read(&["hashsize", "32"], Dialect::Ucci),
            Ok(Setting::Hash(32))
        );
        let named = read(&["name", "Move", "Overhead", "value", "7"], Dialect::Uci);
        assert_eq!(named, Ok(Setting::Overhead(7.0)));
    }

    #[test]
    fn rule_sets_are_chosen_by_name() {
        let read = |value| read(&["name", "Rules", "value", value], Dialect::Uci);
        assert_eq!(read("cxq"), Ok(Setting::Rules(RuleSetName::Cxq)));
        assert_eq!(read("Asian"), Ok(Setting::Rules(RuleSetName::Asian)));
        assert!(read("House").is_err());
    }

    #[test]
    fn a_strength_in_elo_takes_the_place_of_the_level() {
        let mut options = Options {
            level: 7,
            elo: 1000,
            ..Options::default()
        };
        assert_eq!(options.played_level(), 7);
        options.limits_strength = true;
        assert_eq!(options.played_level(), 4);
        let elo = read(&["name", "UCI_Elo", "value", "1430"], Dialect::Uci);
        assert_eq!(elo, Ok(Setting::Elo(1430)));
        assert!(read(&["name", "UCI_Elo", "value", "99"], Dialect::Uci).is_err());
    }

    #[test]
    fn values_out_of_range_are_refused_by_name() {
        let refused = read(&["name", "Hash", "value", "0"], Dialect::Uci);
        assert_eq!(
            refused,
            Err(String::from(
                "option Hash: `0` is not a number from 1 to 4096"
            ))
        );
        assert!(read(&["name", "Nothing"], Dialect::Uci).is_err());
    }
}
