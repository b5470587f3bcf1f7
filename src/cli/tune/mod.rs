//! Tuning of the evaluation by the results of games (Texel's method, Österlund 2014).

mod games;
mod sample;

use std::fs::OpenOptions;
use std::io::BufWriter;

use clap::{Args, Subcommand};

use super::Failure;

/// Tunes the evaluation on positions of own games.
#[derive(Debug, Args)]
pub(super) struct Tuning {
    #[command(subcommand)]
    step: Step,
}

#[derive(Debug, Subcommand)]
enum Step {
    /// Plays games and adds their quiet positions to a file.
    Games {
        /// How many games.
        #[arg(long, default_value_t = 1_000)]
        games: usize,
        /// Nodes for each move.
        #[arg(long, default_value_t = 5_000)]
        nodes: u64,
        /// Other games by another seed.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// The file.
        file: String,
    },
}

/// Runs one step.
pub(super) fn run(tuning: &Tuning) -> Result<(), Failure> {
    match &tuning.step {
        Step::Games {
            games,
            nodes,
            seed,
            file,
        } => {
            let opened = OpenOptions::new().create(true).append(true).open(file);
            let opened = opened.map_err(|error| format!("{file}: {error}"))?;
            games::write(*games, *nodes, *seed, &mut BufWriter::new(opened))
        }
    }
}
