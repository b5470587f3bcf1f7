//! `chuhe review`: games with what the engine thinks of their moves.

use std::io::Write;

use clap::Args;

use super::convert::read_file;
use super::{Failure, stopwatch};
use crate::engine::{Engine, Limits, Score, Slice, Step};
use crate::formats::charset::Native;
use crate::formats::record::quality::{self, mark};
use crate::formats::record::{Edit, Evaluation, NodeId, Record, Worth};
use crate::formats::{self, pgn};
use crate::notation::Notation;
use crate::rules::{Color, Game, Move, RuleSet};

/// How much memory the engine takes, in mebibytes.
const HASH: usize = 32;
/// How many plies of a better line are shown.
const SHOWN: usize = 5;

/// What `chuhe review` is called with.
#[derive(Debug, Args)]
pub(super) struct Review {
    /// The file to read, `-` for standard input; its content tells its format.
    #[arg(value_name = "IN")]
    from: String,
    /// How many plies deep each position is searched.
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..=64))]
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

/// What the engine thinks of a position.
struct Thought {
    /// What it is worth; `None` if the game is over there.
    worth: Option<Worth>,
    /// What it was worth a ply before the last: to be compared with the position before, which
    /// was searched to the same end.
    shallow: Option<Worth>,
    /// How it expects the game to go on.
    line: Vec<Move>,
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
    let mut game = Game::new(start.clone());
    engine.forget();
    let mut before = think(engine, &game, depth);
    let nodes: Vec<NodeId> = record.main_line().collect();
    for node in nodes {
        let Some(mv) = record.mv(node) else {
            continue;
        };
        let mover = game.position().turn();
        game.play(mv)
            .map_err(|refusal| format!("{mv}: {refusal}"))?;
        let after = think(engine, &game, depth);
        // Without a legal move the side to move has lost.
        let lost = match mover {
            Color::Red => Worth::Mate(1),
            Color::Black => Worth::Mate(-1),
        };
        let note = record.note_mut(node);
        note.evaluation = after.worth.map(|worth| Evaluation {
            worth,
            depth: Some(depth),
        });
        note.marks.retain(|mark| !quality::GIVEN.contains(mark));
        let given = before
            .worth
            .and_then(|worth| mark(worth, after.shallow.or(after.worth).unwrap_or(lost), mover))
            .filter(|_| before.line.first() != Some(&mv));
        if let Some(given) = given {
            note.marks.push(given);
            add_line(record, node, &before.line)?;
        }
        before = after;
    }
    Ok(())
}

/// Adds a line in place of a move.
fn add_line(record: &mut Record, node: NodeId, line: &[Move]) -> Result<(), Failure> {
    let mut above = record.parent(node).unwrap_or(NodeId::ROOT);
    for mv in line.iter().take(SHOWN) {
        let edit = Edit::Add {
            parent: above,
            mv: (*mv).into(),
        };
        record
            .apply(edit)
            .map_err(|error| format!("{mv}: {error}"))?;
        let mut children = record.children(above);
        let found = children.find(|child| record.mv(*child) == Some(*mv));
        above = found.unwrap_or(above);
    }
    Ok(())
}

fn think(engine: &mut Engine, game: &Game, depth: u32) -> Thought {
    let limits = Limits {
        depth: Some(depth),
        ..Limits::default()
    };
    engine.start(game, &RuleSet::ASIAN, limits, None);
    let mut line = Vec::new();
    let mut shallow = None;
    let turn = game.position().turn();
    let step = engine.step(Slice::Whole, |info| {
        if info.depth < depth {
            shallow = as_red(info.score, turn);
        }
        line = info.line;
    });
    let worth = match step {
        Step::Finished(answer) if answer.best.is_some() => as_red(answer.score, turn),
        _ => None,
    };
    Thought {
        worth,
        shallow,
        line,
    }
}

/// A score for the side to move as Red sees it; `None` if the game is over.
fn as_red(score: Score, turn: Color) -> Option<Worth> {
    let sign = if turn == Color::Red { 1 } else { -1 };
    match score {
        Score::Centipawns(value) => Some(Worth::Centipawns(sign * value)),
        Score::MateIn(0) => None,
        Score::MateIn(moves) => Some(Worth::Mate(sign * moves)),
    }
}
