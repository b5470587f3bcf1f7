//! The `go` command.

use super::Dialect;
use super::position::read_moves;
use crate::cli::Failure;
use crate::engine::{ClockState, Limits};
use crate::rules::Color;

/// What a `go` asks for.
#[derive(Clone, Debug)]
pub(super) struct Order {
    /// The limits of the search.
    pub(super) limits: Limits,
    /// Whether it is the other side's turn: the limits count from `ponderhit` on.
    pub(super) ponders: bool,
}

/// Reads the words after `go`. `milliseconds` tells what UCCI's times are.
pub(super) fn read(
    words: &[&str],
    dialect: Dialect,
    turn: Color,
    milliseconds: bool,
) -> Result<Order, Failure> {
    let unit = if dialect == Dialect::Ucci && !milliseconds {
        1_000.0
    } else {
        1.0
    };
    let mut limits = Limits::default();
    let mut left: Option<f64> = None;
    let mut increment = 0.0;
    let mut moves_to_go = None;
    let mut byoyomi = 0.0;
    let mut ponders = false;
    let mut words = words.iter().copied();
    while let Some(word) = words.next() {
        match word {
            "infinite" => {}
            "ponder" => ponders = true,
            "depth" => match words.next() {
                // UCCI's way to say it.
                Some("infinite") => {}
                value => limits.depth = Some(number::<u32>(word, value)?.max(1)),
            },
            "nodes" => limits.nodes = Some(number(word, words.next())?),
            "movetime" => limits.movetime_ms = Some(time(word, words.next(), 1.0)?),
            "wtime" | "btime" => {
                let value = time(word, words.next(), 1.0)?;
                if is_own(word, turn) {
                    left = Some(value);
                }
            }
            "winc" | "binc" => {
                let value = time(word, words.next(), 1.0)?;
                if is_own(word, turn) {
                    increment = value;
                }
            }
            "time" => left = Some(time(word, words.next(), unit)?),
            "increment" => increment = time(word, words.next(), unit)?,
            // As in USI; neither UCI nor UCCI has a word of its own for it.
            "byoyomi" => byoyomi = time(word, words.next(), unit)?,
            "movestogo" => moves_to_go = Some(number(word, words.next())?),
            // The other side's clock does not matter here.
            "opptime" | "oppmovestogo" | "oppincrement" => {
                time(word, words.next(), unit)?;
            }
            "searchmoves" => {
                let rest: Vec<&str> = words.by_ref().collect();
                limits.only = read_moves(&rest)?;
            }
            _ => return Err(format!("go: `{word}` is not understood")),
        }
    }
    // Byo-yomi alone is a clock on which nothing else is left.
    let left = left.or((byoyomi > 0.0).then_some(0.0));
    limits.clock = left.map(|left_ms| ClockState {
        left_ms,
        increment_ms: increment,
        moves_to_go,
        byoyomi_ms: byoyomi,
    });
    Ok(Order { limits, ponders })
}

fn is_own(word: &str, turn: Color) -> bool {
    word.starts_with(turn.fen_letter())
}

fn number<T: std::str::FromStr>(name: &str, value: Option<&str>) -> Result<T, Failure> {
    let value = value.ok_or_else(|| format!("go: a number is expected after `{name}`"))?;
    let error = |_| format!("go {name}: `{value}` is not a number");
    value.parse().map_err(error)
}

/// Clients send negative times when a clock has run out.
fn time(name: &str, value: Option<&str>, unit: f64) -> Result<f64, Failure> {
    let value: i64 = number(name, value)?;
    Ok(value.max(0) as f64 * unit)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn go(text: &str, dialect: Dialect, turn: Color) -> Result<Limits, Failure> {
        let words: Vec<&str> = text.split(' ').collect();
        read(&words, dialect, turn, false).map(|order| order.limits)
    }

    #[test]
    fn each_side_reads_its_own_clock() {
        let text = "wtime 60000 btime 50000 winc 100 binc 200 movestogo 12";
        let clock = |turn| go(text, Dialect::Uci, turn).expect("understood").clock;
        let expected = |left_ms, increment_ms| {
            Some(ClockState {
                left_ms,
                increment_ms,
                moves_to_go: Some(12),
                byoyomi_ms: 0.0,
            })
        };
        assert_eq!(clock(Color::Red), expected(60_000.0, 100.0));
        assert_eq!(clock(Color::Black), expected(50_000.0, 200.0));
    }

    #[test]
    fn byo_yomi_stands_beside_the_clock_or_alone() {
        let clock = |text| {
            let limits = go(text, Dialect::Uci, Color::Red).expect("understood");
            let clock = limits.clock.expect("a clock");
            (clock.left_ms, clock.byoyomi_ms)
        };
        assert_eq!(clock("wtime 900 btime 1 byoyomi 5000"), (900.0, 5_000.0));
        assert_eq!(clock("byoyomi 5000"), (0.0, 5_000.0));
    }

    #[test]
    fn ucci_counts_in_seconds() {
        let limits = go("time 90 increment 5 opptime 80", Dialect::Ucci, Color::Red);
        let clock = limits.expect("understood").clock.expect("a clock");
        assert_eq!((clock.left_ms, clock.increment_ms), (90_000.0, 5_000.0));
    }

    #[test]
    fn what_is_not_understood_is_named() {
        let refused = |text| go(text, Dialect::Uci, Color::Red).expect_err("refused");
        assert_eq!(refused("depth x"), "go depth: `x` is not a number");
        assert_eq!(refused("nodes"), "go: a number is expected after `nodes`");
        assert_eq!(refused("perft"), "go: `perft` is not understood");
    }
}
