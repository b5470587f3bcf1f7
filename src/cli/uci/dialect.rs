//! How the two protocols word the engine's answers.

use std::fmt::Write;

use crate::engine::{Answer, Info, Score};
use crate::rules::Move;

/// A protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dialect {
    /// Universal Chess Interface, with ranks 0-9.
    Uci,
    /// Universal Chinese Chess Interface, version 3.
    Ucci,
}

/// UCCI has no mate scores: a mate in n plies is worth so much, less n.
const UCCI_MATE: i32 = 30_000;

impl Dialect {
    /// The line that ends the introduction.
    pub(super) const fn introduced(self) -> &'static str {
        match self {
            Dialect::Uci => "uciok",
            Dialect::Ucci => "ucciok",
        }
    }

    /// The line for a finished iteration.
    pub(super) fn info(self, info: &Info, lines: usize) -> String {
        let time = info.time_ms.round() as u64;
        let speed = (info.nodes as f64 * 1_000.0 / info.time_ms.max(1.0)) as u64;
        let mut text = format!("info depth {}", info.depth);
        if lines > 1 {
            let _ = write!(text, " multipv {}", info.rank + 1);
        }
        let _ = write!(text, " score {}", self.score(info.score));
        if self == Dialect::Uci {
            let (nodes, used) = (info.nodes, info.hash_permille);
            let _ = write!(text, " nodes {nodes} nps {speed} hashfull {used}");
        }
        let _ = write!(text, " time {time} pv");
        for mv in &info.line {
            let _ = write!(text, " {mv}");
        }
        text
    }

    fn score(self, score: Score) -> String {
        match (self, score) {
            (Dialect::Uci, Score::Centipawns(value)) => format!("cp {value}"),
            (Dialect::Uci, Score::MateIn(moves)) => format!("mate {moves}"),
            (Dialect::Ucci, Score::Centipawns(value)) => value.to_string(),
            (Dialect::Ucci, Score::MateIn(moves @ 1..)) => (UCCI_MATE - 2 * moves + 1).to_string(),
            (Dialect::Ucci, Score::MateIn(moves)) => (-UCCI_MATE - 2 * moves).to_string(),
        }
    }

    /// The line that ends a search.
    pub(super) fn best_move(self, answer: &Answer) -> String {
        let reply = |reply: Option<Move>| reply.map_or(String::new(), |mv| format!(" ponder {mv}"));
        match (answer.best, self) {
            (Some(best), _) => format!("bestmove {best}{}", reply(answer.reply)),
            (None, Dialect::Uci) => String::from("bestmove (none)"),
            (None, Dialect::Ucci) => String::from("nobestmove"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mates_have_the_sign_of_the_side_that_is_asked() {
        assert_eq!(Dialect::Uci.score(Score::MateIn(-2)), "mate -2");
        // Mate on the own third ply, and being mated after four plies.
        assert_eq!(Dialect::Ucci.score(Score::MateIn(2)), "29997");
        assert_eq!(Dialect::Ucci.score(Score::MateIn(-2)), "-29996");
    }
}
