//! Tuning of the evaluation by the results of games (Texel's method, Österlund 2014).

mod fit;
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
    /// Fits the weights to the positions of a file and prints them as the source text of
    /// `src/engine/weights.rs`.
    Fit {
        /// How often all positions are gone through.
        #[arg(long, default_value_t = 60)]
        rounds: usize,
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
        Step::Fit { rounds, file } => {
            let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
            let weights = fit::fit(&text, *rounds).map_err(|why| format!("{file} {why}"))?;
            print!("{weights}");
            Ok(())
        }
    }
}
