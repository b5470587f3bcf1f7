//! How the two protocols word the engine's answers.

use std::fmt::Write;

use crate::engine::{Answer, Bound, Info, Report, Score};
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

    /// The line for what a search tells; UCCI has no words for what happens within an iteration.
    pub(super) fn report(self, report: &Report, lines: usize) -> Option<String> {
        match report {
            Report::Line(info) if self == Dialect::Uci || info.bound == Bound::Exact => {
                Some(self.info(info, lines))
            }
            Report::Trying { depth, mv, number } if self == Dialect::Uci => Some(format!(
                "info depth {depth} currmove {mv} currmovenumber {number}"
            )),
            Report::Line(_) | Report::Trying { .. } => None,
        }
    }

    /// The line for a line of moves.
    fn info(self, info: &Info, lines: usize) -> String {
        let time = info.time_ms.round() as u64;
        let speed = (info.nodes as f64 * 1_000.0 / info.time_ms.max(1.0)) as u64;
        let mut text = format!("info depth {}", info.depth);
        if lines > 1 {
            let _ = write!(text, " multipv {}", info.rank + 1);
        }
        let _ = write!(text, " score {}", self.score(info.score));
        text.push_str(match info.bound {
            Bound::Exact => "",
            Bound::Lower => " lowerbound",
            Bound::Upper => " upperbound",
        });
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

    #[test]
    fn bounds_and_the_move_under_way_are_words_of_uci_alone() {
        let info = |bound| {
            Report::Line(Info {
                depth: 7,
                rank: 0,
                score: Score::Centipawns(31),
                bound,
                nodes: 2_000,
                time_ms: 4.0,
                hash_permille: 3,
                line: vec!["h2e2".parse().expect("a move")],
            })
        };
        let said = |bound| Dialect::Uci.report(&info(bound), 1).expect("a line");
        assert_eq!(
            said(Bound::Lower),
            "info depth 7 score cp 31 lowerbound nodes 2000 nps 500000 hashfull 3 time 4 pv h2e2"
        );
        assert!(said(Bound::Upper).contains("score cp 31 upperbound nodes"));
        assert!(said(Bound::Exact).contains("score cp 31 nodes"));
        assert_eq!(Dialect::Ucci.report(&info(Bound::Lower), 1), None);
        assert!(Dialect::Ucci.report(&info(Bound::Exact), 1).is_some());
        let trying = Report::Trying {
            depth: 9,
            mv: "b0c2".parse().expect("a move"),
            number: 4,
        };
        assert_eq!(
            Dialect::Uci.report(&trying, 1).as_deref(),
            Some("info depth 9 currmove b0c2 currmovenumber 4")
        );
        assert_eq!(Dialect::Ucci.report(&trying, 1), None);
    }
}
