//! The native command line `chuhe`: the core for people with a terminal, for desktop programs,
//! tests and measurements.

mod batch;
mod bench;
mod book;
mod convert;
mod explanation;
mod judge;
mod notate;
mod parse;
mod perft;
mod play;
mod review;
mod split_mix;
mod stopwatch;
mod tune;
mod uci;

use std::process::ExitCode;

use clap::{Args, Parser, Subcommand, ValueEnum};

use crate::engine::bench::DEPTH;
use crate::formats::{coup_fen, fen};
use crate::notation::{Notation, Reading};
use crate::rules::coup::{CoUpMove, CoUpMoveError, Pool, View};
use crate::rules::{Move, Position, PositionDefects, RuleSet, Setup, Variant};

/// Xiangqi: rules, engine and measurements on the command line.
#[derive(Debug, Parser)]
#[command(name = "chuhe", version, about)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// An engine on standard input and output; speaks UCI and UCCI.
    Uci,
    /// Counts the positions that so many legal moves lead to.
    Perft {
        /// How many plies deep.
        #[arg(required_unless_present = "batch")]
        depth: Option<u32>,
        /// Gives the count for each first move too.
        #[arg(long)]
        divide: bool,
        #[command(flatten)]
        place: Place,
    },
    /// Searches fixed positions; the number of nodes is the engine's signature.
    Bench {
        /// How many plies deep.
        #[arg(default_value_t = DEPTH, value_parser = clap::value_parser!(u32).range(1..=64))]
        depth: u32,
    },
    /// Judges the position after some moves.
    Judge {
        /// The rules in force.
        #[arg(long, value_enum, ignore_case = true)]
        rules: RuleSetName,
        /// The moves from the position on, such as "h2e2 h9g7"; `!resign:r`, `!draw:agreed`,
        /// `!flag:b` (time ran out) and `!away:b:46` (seconds) stand for what ends a game
        /// without a move.
        #[arg(long, default_value = "", allow_hyphen_values = true)]
        moves: String,
        /// Says in sentences what decided.
        #[arg(long)]
        explain: bool,
        #[command(flatten)]
        place: Place,
    },
    /// Writes moves in a notation.
    Notate {
        /// The notation.
        #[arg(long, value_parser = notate::notations())]
        to: Notation,
        /// The moves from the position on, in coordinates, separated by spaces.
        #[arg(long, required_unless_present = "batch")]
        moves: Option<String>,
        #[command(flatten)]
        place: Place,
    },
    /// Reads moves in a notation and gives them in coordinates.
    Parse {
        /// The notation; `any` reads them all, `san` is what WinBoard writes.
        #[arg(long, value_parser = parse::readings(), default_value = "any")]
        from: Reading,
        /// The texts of the moves, separated by tabs or new lines.
        #[arg(long, required_unless_present = "batch", allow_hyphen_values = true)]
        moves_text: Option<String>,
        #[command(flatten)]
        place: Place,
    },
    /// Reads a file of any format and writes its games in another.
    Convert(convert::Conversion),
    /// Reads a file of any format and gives its games as PGN with the engine's evaluations; moves
    /// that lose much are marked, with the better move as a variation.
    Review(review::Review),
    /// Plays a match between two engines.
    Play(play::Match),
    /// Grows the engine's opening book and writes it to standard output.
    Book(book::Growth),
    /// Tunes the evaluation on positions of own games.
    Tune(tune::Tuning),
}

/// The position that a command is about.
#[derive(Debug, Args)]
struct Place {
    /// The position; without it the start of the variant.
    #[arg(long, conflicts_with = "batch")]
    fen: Option<String>,
    /// The variant.
    #[arg(long, value_enum, default_value = "xiangqi")]
    variant: VariantName,
    /// Reads calls from a file (`-` for standard input), one a line, a tab between the FEN and
    /// the command's last argument.
    #[arg(long)]
    batch: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum VariantName {
    Xiangqi,
    #[value(name = "coup")]
    CoUp,
}

impl VariantName {
    const fn variant(self) -> Variant {
        match self {
            VariantName::Xiangqi => Variant::Xiangqi,
            VariantName::CoUp => Variant::CO_UP,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum RuleSetName {
    #[value(name = "CXQ")]
    Cxq,
    #[value(name = "Club")]
    Club,
    #[value(name = "Online")]
    Online,
    #[value(name = "Asian")]
    Asian,
}

impl RuleSetName {
    const fn rules(self) -> RuleSet {
        match self {
            RuleSetName::Cxq => RuleSet::CXQ,
            RuleSetName::Club => RuleSet::CLUB,
            RuleSetName::Online => RuleSet::ONLINE,
            RuleSetName::Asian => RuleSet::ASIAN,
        }
    }
}

/// Why a call failed, in one line that names the place and the reason.
type Failure = String;

/// Runs the command that the process was called with.
///
/// The exit code is 0, 1 after a failure that was described on standard error, or 2 for wrong
/// usage.
pub fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("chuhe: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::Uci => uci::run(std::io::stdin().lock(), std::io::stdout()),
        Command::Perft {
            depth,
            divide,
            place,
        } => {
            let answer = |fen: Option<&str>, depth: &str| {
                let depth = depth
                    .trim()
                    .parse()
                    .map_err(|_| format!("`{depth}` is not a depth"))?;
                perft::answer(&read_view(fen, place.variant)?, depth, divide)
            };
            let depth = depth.map_or_else(String::new, |depth| depth.to_string());
            batch::run(&place, &depth, answer)
        }
        Command::Convert(conversion) => convert::run(&conversion),
        Command::Review(review) => review::run(&review),
        Command::Play(settings) => play::run(&settings),
        Command::Book(growth) => book::run(&growth),
        Command::Tune(tuning) => tune::run(&tuning),
        Command::Bench { depth } => {
            print!("{}", bench::answer(depth));
            Ok(())
        }
        Command::Judge {
            rules,
            moves,
            explain,
            place,
        } => batch::run(&place, &moves, |fen, moves| {
            let (setup, pool) = read_place(fen, place.variant)?;
            judge::answer(&setup, &pool, moves, &rules.rules(), explain)
        }),
        Command::Notate { to, moves, place } => {
            batch::run(&place, &moves.unwrap_or_default(), |fen, moves| {
                notate::answer(&read_view(fen, place.variant)?, moves, to)
            })
        }
        Command::Parse {
            from,
            moves_text,
            place,
        } => batch::run(&place, &moves_text.unwrap_or_default(), |fen, texts| {
            parse::answer(&read_view(fen, place.variant)?, texts, from)
        }),
    }
}

/// The set-up of a FEN, or of the start if there is none, and what is unknown in it.
fn read_place(text: Option<&str>, variant: VariantName) -> Result<(Setup, Pool), Failure> {
    let Some(text) = text else {
        let setup = Setup::start_of(variant.variant());
        let pool = match variant {
            VariantName::Xiangqi => Pool::EMPTY,
            VariantName::CoUp => Pool::full(),
        };
        return Ok((setup, pool));
    };
    let read = match variant {
        VariantName::Xiangqi => fen::parse(text)
            .map(|setup| (setup, Pool::EMPTY))
            .map_err(|error| error.to_string()),
        VariantName::CoUp => {
            coup_fen::parse_setup(text, variant.variant()).map_err(|error| error.to_string())
        }
    };
    read.map_err(|error| format!("FEN `{text}`: {error}"))
}

fn read_view(text: Option<&str>, variant: VariantName) -> Result<View, Failure> {
    let (setup, pool) = read_place(text, variant)?;
    // The published node counts of cờ úp begin with a position in which the generals face.
    let allowed = match variant {
        VariantName::Xiangqi => PositionDefects::empty(),
        VariantName::CoUp => PositionDefects::GENERALS_FACING,
    };
    playable(&setup, &pool, allowed)
}

fn playable(setup: &Setup, pool: &Pool, allowed: PositionDefects) -> Result<View, Failure> {
    let fault = |error: &dyn std::fmt::Display| format!("FEN `{}`: {error}", fen::print(setup));
    let position = Position::from_setup_allowing(setup, allowed).map_err(|error| fault(&error))?;
    View::new(position, *pool).map_err(|error| fault(&error))
}

/// Reads a move in coordinates. Only in cờ úp it has letters for what it reveals.
fn read_move(text: &str, variant: Variant) -> Result<CoUpMove, Failure> {
    match variant {
        Variant::Xiangqi => text
            .parse::<Move>()
            .map(CoUpMove::plain)
            .map_err(|error| error.to_string()),
        Variant::CoUp(_) => text
            .parse()
            .map_err(|error: CoUpMoveError| error.to_string()),
    }
}
