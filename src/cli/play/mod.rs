//! `chuhe play`: matches between engines, with the rules core as referee.
//!
//! Every opening is played twice with the sides exchanged. The pairs are what is counted: their
//! results are independent of each other where those of single games are not, so the error bars
//! are honest (the pentanomial statistics of Fishtest).

mod board;
mod client;
mod game;
mod openings;
mod record;
mod statistics;

use std::collections::HashSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use clap::Args;

use super::{Failure, RuleSetName, VariantName};
use client::Client;
use game::{Pace, Played, play_game};
use openings::Opening;
use record::Record;
use statistics::Tally;

/// What a match is played with.
#[derive(Debug, Args)]
pub(super) struct Match {
    /// The first engine's command line; the results are told from its side.
    #[arg(long)]
    engine1: String,
    /// The second engine's command line.
    #[arg(long)]
    engine2: String,
    /// An option for the first engine, such as "Hash=16"; may be given several times.
    #[arg(long)]
    option1: Vec<String>,
    /// An option for the second engine.
    #[arg(long)]
    option2: Vec<String>,
    /// How many games; an odd number is taken as the next even one.
    #[arg(long)]
    games: usize,
    /// Seconds for the game and for each move, such as "10+0.1".
    #[arg(long, conflicts_with = "nodes", required_unless_present = "nodes")]
    tc: Option<String>,
    /// Nodes for each move instead of a clock: the match is then independent of the machine.
    #[arg(long)]
    nodes: Option<u64>,
    /// A file of openings: on each line a FEN, or moves in coordinates from the start. Without
    /// one, short random openings that the own engine finds balanced are made from the seed.
    #[arg(long)]
    openings: Option<String>,
    /// The seed of the random openings.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// What is played. In cờ úp each engine is told what its side can know, and both games of a
    /// pair are dealt the same way.
    #[arg(long, value_enum, default_value = "xiangqi")]
    variant: VariantName,
    /// The rules in force.
    #[arg(long, value_enum, ignore_case = true, default_value = "club")]
    rules: RuleSetName,
    /// How many games at a time.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=64))]
    concurrency: u16,
    /// Ends the match when it has shown (at 5 % error) that the first engine is better by
    /// ELO1 rather than by ELO0.
    #[arg(long, value_name = "ELO0,ELO1", num_args = 0..=1, default_missing_value = "0,5",
          allow_hyphen_values = true)]
    sprt: Option<String>,
    /// Writes each finished pair to this file, and begins with the pairs that it holds already.
    #[arg(long, value_name = "FILE")]
    resume: Option<String>,
}

/// Plays the match; progress goes to standard output, the result is its last line.
pub(super) fn run(settings: &Match) -> Result<(), Failure> {
    let pace = Pace::read(settings.tc.as_deref(), settings.nodes)?;
    let bounds = settings
        .sprt
        .as_deref()
        .map(statistics::read_bounds)
        .transpose()?;
    let pairs = settings.games.div_ceil(2);
    let variant = settings.variant.variant();
    let openings = match &settings.openings {
        Some(path) => openings::read(path, variant, settings.seed)?,
        None if variant.has_closed_pieces() => openings::dealt(pairs, variant, settings.seed),
        None => openings::random(pairs, settings.seed),
    };
    let record = settings.resume.as_deref().map(Record::open).transpose()?;
    let mut tally = Tally::default();
    let done = record
        .as_ref()
        .map_or_else(HashSet::new, |record| record.replay(&mut tally));
    let shared = Shared {
        settings,
        pace,
        bounds,
        pairs,
        openings: &openings,
        done,
        next: AtomicUsize::new(0),
        state: Mutex::new((tally, record)),
    };
    let failures: Vec<Failure> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..settings.concurrency)
            .map(|_| scope.spawn(|| shared.play_pairs()))
            .collect();
        workers
            .into_iter()
            .filter_map(|worker| match worker.join() {
                Ok(result) => result.err(),
                Err(_) => Some(String::from("a game's thread failed")),
            })
            .collect()
    });
    let (tally, _) = shared
        .state
        .into_inner()
        .unwrap_or_else(PoisonError::into_inner);
    println!("{}", tally.detail(bounds));
    println!("{}", tally.result());
    failures.into_iter().next().map_or(Ok(()), Err)
}

struct Shared<'a> {
    settings: &'a Match,
    pace: Pace,
    bounds: Option<(f64, f64)>,
    pairs: usize,
    openings: &'a [Opening],
    /// Pairs that were played before an interruption.
    done: HashSet<usize>,
    /// The next pair to be played.
    next: AtomicUsize,
    state: Mutex<(Tally, Option<Record>)>,
}

impl Shared<'_> {
    /// Plays pair after pair with two engines of its own.
    fn play_pairs(&self) -> Result<(), Failure> {
        let settings = self.settings;
        let rules = settings.rules.rules();
        let name = rules.name().unwrap_or_default();
        let start = |command: &str, options: &[String]| {
            Client::start(command, options, name, settings.variant.variant())
        };
        let mut first = start(&settings.engine1, &settings.option1)?;
        let mut second = start(&settings.engine2, &settings.option2)?;
        loop {
            let pair = self.next.fetch_add(1, Ordering::Relaxed);
            if pair >= self.pairs {
                return Ok(());
            }
            if self.done.contains(&pair) {
                continue;
            }
            let opening = &self.openings[pair % self.openings.len()];
            let as_red = play_game(&mut first, &mut second, opening, &rules, self.pace)?;
            let as_black = play_game(&mut second, &mut first, opening, &rules, self.pace)?;
            if self.count(pair, &as_red, &as_black.exchanged())? {
                self.next.store(self.pairs, Ordering::Relaxed);
                return Ok(());
            }
        }
    }

    /// Counts a pair; answers whether the match is decided.
    fn count(&self, pair: usize, first: &Played, second: &Played) -> Result<bool, Failure> {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let (tally, record) = &mut *state;
        tally.add(first.points, second.points);
        if let Some(record) = record {
            record.write(pair, first, second)?;
        }
        println!(
            "pair {}: {} {} | {}",
            pair + 1,
            first.reason,
            second.reason,
            tally.detail(self.bounds)
        );
        Ok(self
            .bounds
            .is_some_and(|bounds| tally.decision(bounds).is_some()))
    }
}
