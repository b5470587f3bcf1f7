//! `chuhe review`: games with what the engine thinks of their moves.

use std::io::Write;

use clap::Args;

use super::convert::read_file;
use super::{Failure, stopwatch};
use crate::engine::{Engine, Limits, Slice, Step};
use crate::formats::charset::Native;
use crate::formats::record::Record;
use crate::formats::record::review::{DEPTH, Listener, Review as GameReview, Thought};
use crate::formats::{self, pgn};
use crate::notation::Notation;
use crate::rules::{Game, Move, RuleSet};

/// How much memory the engine takes, in mebibytes: as much as in the page, so that both say the same.
const HASH: usize = 16;

/// What `chuhe review` is called with.
#[derive(Debug, Args)]
pub(super) struct Review {
    /// The file to read, `-` for standard input; its content tells its format.
    #[arg(value_name = "IN")]
    from: String,
    /// How many plies deep each position is searched.
    #[arg(long, default_value_t = DEPTH, value_parser = clap::value_parser!(u32).range(1..=64))]
    depth: u32,
}

pub(super) fn run(review: &Review) -> Result<(), Failure> {
    let Review { from, depth } = review;
    let bytes = read_file(from)?;
    let mut engine = Engine::new(HASH, stopwatch::now);
    let mut failure: Option<Failure> = None;
    formats::open(&bytes, &Native, &mut |reading| {
        for warning in &reading.warnings {
            eprintln!("warning: {warning}");
        }
        if failure.is_some() {
            return;
        }
        let mut record = reading.record;
        let text =
            reviewed(&mut record, &mut engine, *depth).map(|()| pgn::write(&record, Notation::Han));
        let written = text.and_then(|text| {
            let mut out = std::io::stdout().lock();
            let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
            written.map_err(|error| format!("standard output: {error}"))
        });
        failure = written.err();
    })
    .map_err(|error| format!("{from}: {error}"))?;
    failure.map_or(Ok(()), Err)
}

/// Gives each move of the main line its evaluation, and those that lose much their mark and the
/// better line.
fn reviewed(record: &mut Record, engine: &mut Engine, depth: u32) -> Result<(), Failure> {
    if record.is_co_up() {
        return Err(String::from("games of cờ úp are not reviewed"));
    }
    let Some(start) = record.start() else {
        return Ok(());
    };
    let moves: Vec<Move> = record
        .main_line()
        .filter_map(|node| record.mv(node))
        .collect();
    let mut game = Game::new(start.clone());
    let mut review = GameReview::new(start.clone(), moves.clone(), depth);
    engine.forget();
    while let Some(ply) = review.next() {
        review.take(think(engine, &game, depth));
        if let Some(mv) = moves.get(ply) {
            game.play(*mv)
                .map_err(|refusal| format!("{mv}: {refusal}"))?;
        }
    }
    review
        .write_to(record)
        .map_err(|error| format!("a better line: {error}"))
}

fn think(engine: &mut Engine, game: &Game, depth: u32) -> Thought {
    let limits = Limits {
        depth: Some(depth),
        ..Limits::default()
    };
    engine.start(game, &RuleSet::ASIAN, limits, None);
    let turn = game.position().turn();
    let mut listener = Listener::new(depth);
    let step = engine.step(Slice::Whole, |info| {
        listener.hear(info.depth, info.score.as_red(turn), info.line);
    });
    listener.done(match step {
        Step::Finished(answer) if answer.best.is_some() => answer.score.as_red(turn),
        _ => None,
    })
}
