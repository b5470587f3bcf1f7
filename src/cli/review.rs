//! `chuhe review`: games with what the engine thinks of their moves.

use std::io::Write;

use clap::Args;

use super::convert::read_file;
use super::{Failure, stopwatch};
use crate::engine::{Limits, Mind, Slice, Step, Told};
use crate::formats::charset::Native;
use crate::formats::record::Record;
use crate::formats::record::review::{
    DEPTH, HIDDEN_DEPTH, Listener, Question, Review as GameReview, Thought,
};
use crate::formats::{self, pgn};
use crate::notation::Notation;
use crate::rules::RuleSet;

/// How much memory the engine takes, in mebibytes: as much as in the page, so that both say the same.
const HASH: usize = 16;

/// What `chuhe review` is called with.
#[derive(Debug, Args)]
pub(super) struct Review {
    /// The file to read, `-` for standard input; its content tells its format.
    #[arg(value_name = "IN")]
    from: String,
    /// How many plies deep each position is searched: 8 unless told otherwise, 5 in cờ úp.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=64))]
    depth: Option<u32>,
}

pub(super) fn run(review: &Review) -> Result<(), Failure> {
    let Review { from, depth } = review;
    let bytes = read_file(from)?;
    let mut mind = Mind::new(HASH, stopwatch::now);
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
            reviewed(&mut record, &mut mind, *depth).map(|()| pgn::write(&record, Notation::Han));
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
fn reviewed(record: &mut Record, mind: &mut Mind, depth: Option<u32>) -> Result<(), Failure> {
    let depth = depth.unwrap_or(match record.is_co_up() {
        true => HIDDEN_DEPTH,
        false => DEPTH,
    });
    let Some(start) = record.start_view() else {
        return Ok(());
    };
    let moves = record.line_played_to(record.main_end());
    let mut review = GameReview::new(start.clone(), moves, depth);
    mind.forget();
    while let Some(question) = review.next() {
        review.take(think(mind, &review, question));
    }
    review
        .write_to(record)
        .map_err(|error| format!("a better line: {error}"))
}

fn think(mind: &mut Mind, review: &GameReview, question: Question) -> Thought {
    let depth = review.depth();
    let limits = Limits {
        depth: Some(depth),
        only: question.only.into_iter().collect(),
        ..Limits::default()
    };
    let start = review.start();
    let customs = start.position().variant().customs();
    let rules = customs.map_or(RuleSet::ASIAN, |customs| customs.applied_to(RuleSet::ASIAN));
    let told = Told::of(start.clone(), review.told(question.ply));
    mind.start(&told, &rules, limits, None);
    let turn = told.turn();
    let mut listener = Listener::new(depth);
    let step = mind.step(Slice::Whole, |info| {
        listener.hear(info.depth, info.score.as_red(turn), info.line);
    });
    listener.done(match step {
        Step::Finished(answer) if answer.best.is_some() => answer.score.as_red(turn),
        _ => None,
    })
}
