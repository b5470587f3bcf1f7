//! The client's side of UCI: an engine in a process of its own.

use std::borrow::Cow;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use crate::cli::Failure;
use crate::formats::coup_fen;
use crate::rules::coup::View;
use crate::rules::{Move, Position, Square, Variant};

/// How an engine numbers the ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ranks {
    /// 0-9, as xiangqi engines do.
    FromZero,
    /// 1-10, as Fairy-Stockfish does.
    FromOne,
}

/// A running engine.
pub(super) struct Client {
    name: String,
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    ranks: Ranks,
}

/// What the engine has left on its clock, or may search.
#[derive(Clone, Copy, Debug)]
pub(super) enum Budget {
    /// Milliseconds left for Red and for Black, and what each move adds.
    Clock {
        red: f64,
        black: f64,
        increment: f64,
    },
    /// Nodes for this move.
    Nodes(u64),
}

impl Client {
    /// Starts a command line (words separated by white space) and introduces itself. An engine
    /// that can be told the rules is told their name.
    pub(super) fn start(
        command: &str,
        options: &[String],
        rules: &str,
        variant: Variant,
    ) -> Result<Client, Failure> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or("an engine's command is empty")?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{program}: {error}"))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(format!("{program}: its input or output cannot be reached"));
        };
        let mut client = Client {
            name: command.to_owned(),
            child,
            input,
            output: BufReader::new(output),
            ranks: Ranks::FromZero,
        };
        client.introduce(options, rules, variant)?;
        Ok(client)
    }

    fn introduce(
        &mut self,
        options: &[String],
        rules: &str,
        variant: Variant,
    ) -> Result<(), Failure> {
        self.say("uci")?;
        let mut has_variants = false;
        let mut has_rules = false;
        loop {
            let line = self.hear()?;
            has_variants |= line.starts_with("option name UCI_Variant ");
            has_rules |= line.starts_with("option name Rules ");
            if line == "uciok" {
                break;
            }
        }
        if has_variants {
            let name = match variant {
                Variant::Xiangqi => "xiangqi",
                Variant::CoUp(_) => "jieqi",
            };
            self.say(&format!("setoption name UCI_Variant value {name}"))?;
        }
        if has_rules {
            self.say(&format!("setoption name Rules value {rules}"))?;
        }
        for option in options {
            let (name, value) = option
                .split_once('=')
                .ok_or_else(|| format!("option `{option}`: NAME=VALUE is expected"))?;
            self.say(&format!("setoption name {name} value {value}"))?;
        }
        self.wait_until_ready()?;
        self.ranks = self.find_ranks(variant)?;
        Ok(())
    }

    /// No move from the start is legal in both ways of counting.
    fn find_ranks(&mut self, variant: Variant) -> Result<Ranks, Failure> {
        let start = Position::start_of(variant);
        match variant {
            Variant::Xiangqi => self.say("position startpos")?,
            Variant::CoUp(_) => {
                let fen = coup_fen::print(&View::start(start.clone()));
                self.say(&format!("position fen {fen}"))?;
            }
        }
        self.say("go depth 1")?;
        let text = self.hear_best_move()?;
        for ranks in [Ranks::FromZero, Ranks::FromOne] {
            if read_move(&text, ranks).is_some_and(|mv| start.is_legal(mv)) {
                return Ok(ranks);
            }
        }
        Err(format!("{}: `{text}` is no move of the start", self.name))
    }

    /// Begins a new game.
    pub(super) fn new_game(&mut self) -> Result<(), Failure> {
        self.say("ucinewgame")?;
        self.wait_until_ready()
    }

    /// Asks for a move after `moves`, in coordinates with ranks 0-9, from the position `fen`;
    /// `None` if the engine names none that can be read.
    pub(super) fn best_move(
        &mut self,
        fen: &str,
        moves: &[String],
        budget: Budget,
    ) -> Result<Option<Move>, Failure> {
        let mut position = format!("position fen {fen}");
        for (index, text) in moves.iter().enumerate() {
            position.push_str(if index == 0 { " moves " } else { " " });
            position.push_str(&write_move(text, self.ranks));
        }
        self.say(&position)?;
        self.say(&match budget {
            Budget::Clock {
                red,
                black,
                increment,
            } => format!(
                "go wtime {red:.0} btime {black:.0} winc {increment:.0} binc {increment:.0}"
            ),
            Budget::Nodes(nodes) => format!("go nodes {nodes}"),
        })?;
        let text = self.hear_best_move()?;
        Ok(read_move(&text, self.ranks))
    }

    fn wait_until_ready(&mut self) -> Result<(), Failure> {
        self.say("isready")?;
        while self.hear()? != "readyok" {}
        Ok(())
    }

    fn hear_best_move(&mut self) -> Result<String, Failure> {
        loop {
            let line = self.hear()?;
            if let Some(rest) = line.strip_prefix("bestmove ") {
                return Ok(rest.split_whitespace().next().unwrap_or("").to_owned());
            }
        }
    }

    fn say(&mut self, line: &str) -> Result<(), Failure> {
        writeln!(self.input, "{line}")
            .and_then(|()| self.input.flush())
            .map_err(|error| format!("{}: {error}", self.name))
    }

    fn hear(&mut self) -> Result<String, Failure> {
        let mut line = String::new();
        match self.output.read_line(&mut line) {
            Ok(0) => Err(format!("{}: the engine has gone", self.name)),
            Ok(_) => Ok(line.trim_end().to_owned()),
            Err(error) => Err(format!("{}: {error}", self.name)),
        }
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        let _ = self.say("quit");
        // One that does not end by itself is ended.
        if !matches!(self.child.try_wait(), Ok(Some(_))) {
            let _ = self.child.kill();
        }
        let _ = self.child.wait();
    }
}

/// A move as an engine counts its ranks; letters behind it stay.
fn write_move(text: &str, ranks: Ranks) -> Cow<'_, str> {
    let parts = text.split_at_checked(4).filter(|_| ranks == Ranks::FromOne);
    let Some((Ok(mv), letters)) = parts.map(|(points, rest)| (points.parse::<Move>(), rest)) else {
        return Cow::Borrowed(text);
    };
    let point =
        |square: Square| format!("{}{}", char::from(b'a' + square.file()), square.rank() + 1);
    Cow::Owned(format!("{}{}{letters}", point(mv.from()), point(mv.to())))
}

fn read_move(text: &str, ranks: Ranks) -> Option<Move> {
    if ranks == Ranks::FromZero {
        return text.parse().ok();
    }
    let second = text[1..].find(|c: char| c.is_ascii_alphabetic())? + 1;
    let point = |part: &str| {
        let file = part.bytes().next()?.checked_sub(b'a')?;
        let rank: u8 = part[1..].parse().ok()?;
        Square::new(file, rank.checked_sub(1)?)
    };
    Some(Move::new(point(&text[..second])?, point(&text[second..])?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_from_one_have_two_digits_at_the_far_side() {
        let mv: Move = "h2h9".parse().expect("a move");
        assert_eq!(write_move("h2h9", Ranks::FromOne), "h3h10");
        assert_eq!(write_move("h2h9Pn", Ranks::FromOne), "h3h10Pn");
        assert_eq!(write_move("h2h9Pn", Ranks::FromZero), "h2h9Pn");
        assert_eq!(read_move("h3h10", Ranks::FromOne), Some(mv));
        assert_eq!(read_move("a10b10", Ranks::FromOne), "a9b9".parse().ok());
        assert_eq!(read_move("h0h1", Ranks::FromOne), None);
        assert_eq!(read_move("(none)", Ranks::FromZero), None);
    }
}
