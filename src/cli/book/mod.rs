//! `chuhe book`: grows the engine's opening book out of its own analysis.

mod graph;
mod seeds;

use std::fmt::Write;

use clap::Args;

use super::{Failure, stopwatch};
use crate::engine::{Engine, bench};
use graph::{Effort, Graph};

/// How the book is grown. The same numbers give the same book with the same engine.
#[derive(Debug, Args)]
pub(super) struct Growth {
    /// How many positions are analysed.
    #[arg(long, default_value_t = 800, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    positions: u32,
    /// Nodes for each position.
    #[arg(long, default_value_t = 300_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
}

/// Writes the book to standard output and tells of the progress on standard error.
pub(super) fn run(growth: &Growth) -> Result<(), Failure> {
    let mut engine = Engine::new(32, stopwatch::now);
    let signature = bench::run(bench::DEPTH, &mut engine).nodes;
    let effort = Effort {
        positions: growth.positions as usize,
        nodes: growth.nodes,
    };
    let graph = Graph::grow(&mut engine, effort, |done| {
        if done.is_multiple_of(50) {
            eprintln!("{done} of {} positions", effort.positions);
        }
    })?;
    let mut text = String::new();
    let _ = writeln!(
        text,
        "# Grown by `chuhe book --positions {} --nodes {}`, engine signature {signature}.",
        growth.positions, growth.nodes
    );
    text.push_str("# A line: plies before the move, the move, its worth to whoever makes it.\n");
    graph.write(&mut text);
    print!("{text}");
    Ok(())
}
