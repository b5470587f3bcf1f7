//! The positions of a growing book.
//!
//! The most promising leaf grows next: the one whose way from the start gave least away and is not too long
//! (drop-out expansion, after Lincke 2000). In the end the worth of a move is that of the best line which the
//! book has after it.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap, HashSet};
use std::fmt::Write;

use super::seeds::OPENINGS;
use crate::cli::Failure;
use crate::engine::{Engine, Info, Limits, Slice, Step, Value};
use crate::rules::{Game, Move, Position, RuleSet};

/// How many moves of a position are looked at.
const LINES: usize = 6;
/// A move that is worse than the best by more than this is left out, in hundredths of a soldier.
const WINDOW: Value = 60;
/// What a ply counts beside what moves give away, in hundredths of a soldier.
const PLY_COST: Value = 12;
/// A move that a seed asks for and the lines do not show gets this part of a position's nodes.
const SEED_SHARE: u64 = 4;

/// How much is analysed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    /// Positions.
    pub(super) positions: usize,
    /// Nodes for each of them.
    pub(super) nodes: u64,
}

/// A move with its worth to whoever makes it.
#[derive(Clone, Copy, Debug)]
struct Branch {
    mv: Move,
    value: Value,
    /// Whether it belongs to an opening with a name.
    seeded: bool,
}

/// An analysed position.
#[derive(Clone, Debug)]
struct Place {
    position: Position,
    branches: Vec<Branch>,
}

/// Analysed positions by their keys; of two mirror images one.
#[derive(Default)]
pub(super) struct Graph {
    places: HashMap<u64, Place>,
    /// Which moves the openings with names ask for, by the key of the position before.
    seeds: HashMap<u64, Vec<Move>>,
}

impl Graph {
    /// Analyses positions from the start on and calls `report` after each with their number.
    ///
    /// # Errors
    /// An opening among the seeds that cannot be played.
    pub(super) fn grow(
        engine: &mut Engine,
        effort: Effort,
        mut report: impl FnMut(usize),
    ) -> Result<Graph, Failure> {
        let mut graph = Graph {
            seeds: seeded_moves()?,
            ..Graph::default()
        };
        // The lines to all positions that were found, and those not yet analysed by their cost.
        let mut lines = vec![Vec::new()];
        let mut leaves = BinaryHeap::from([Reverse((0, 0))]);
        while graph.places.len() < effort.positions
            && let Some(Reverse((cost, leaf))) = leaves.pop()
        {
            let line = lines[leaf].clone();
            let position = after(&line);
            if graph.place(&position).is_some() {
                continue;
            }
            let branches = graph.analyse(engine, &position, effort.nodes);
            let best = branches.iter().map(|branch| branch.value).max();
            for branch in &branches {
                let loss = best.unwrap_or_default() - branch.value;
                let cost = match branch.seeded {
                    true => 0,
                    false => cost + PLY_COST + loss,
                };
                leaves.push(Reverse((cost, lines.len())));
                lines.push([line.as_slice(), &[branch.mv]].concat());
            }
            let key = position.key();
            graph.places.insert(key, Place { position, branches });
            report(graph.places.len());
        }
        graph.judge();
        Ok(graph)
    }

    /// What is known of a position or its mirror image.
    fn place(&self, position: &Position) -> Option<&Place> {
        let image = || self.places.get(&mirrored(position)?.key());
        self.places.get(&position.key()).or_else(image)
    }

    /// The good moves of a position, and those that an opening with a name asks for.
    fn analyse(&self, engine: &mut Engine, position: &Position, nodes: u64) -> Vec<Branch> {
        let limits = Limits {
            nodes: Some(nodes),
            lines: LINES,
            ..Limits::default()
        };
        let wanted = self.seeds.get(&position.key());
        let is_wanted = |mv: Move| wanted.is_some_and(|moves| moves.contains(&mv));
        let mut branches = search(engine, position, limits);
        for &mv in wanted.into_iter().flatten() {
            if branches.iter().all(|branch| branch.mv != mv) {
                let alone = Limits {
                    nodes: Some(nodes / SEED_SHARE),
                    only: vec![mv],
                    ..Limits::default()
                };
                branches.extend(search(engine, position, alone));
            }
        }
        let best = branches.iter().map(|branch| branch.value).max();
        let floor = best.unwrap_or_default() - WINDOW;
        let is_symmetric = mirrored(position).is_some_and(|image| image.key() == position.key());
        let mut kept: Vec<Branch> = Vec::new();
        for mut branch in branches {
            branch.seeded = is_wanted(branch.mv);
            let is_image = |other: &Branch| is_symmetric && other.mv == branch.mv.mirrored();
            let image_is_wanted = is_symmetric && is_wanted(branch.mv.mirrored());
            if (branch.value >= floor || branch.seeded)
                && !image_is_wanted
                && !kept.iter().any(is_image)
            {
                kept.push(branch);
            }
        }
        kept
    }

    /// Gives each move the worth of the best line after it.
    fn judge(&mut self) {
        let mut worths = HashMap::new();
        let start = Position::start();
        self.worth(&start, &mut worths, &mut HashSet::new());
        let judged: Vec<(u64, Vec<Value>)> = self
            .places
            .iter()
            .map(|(&key, place)| {
                let value = |branch: &Branch| {
                    let next = next(&place.position, branch.mv);
                    let after = self.place(&next).map(|place| place.position.key());
                    let worth = after.and_then(|key| worths.get(&key));
                    worth.map_or(branch.value, |worth| -worth)
                };
                (key, place.branches.iter().map(value).collect())
            })
            .collect();
        for (key, values) in judged {
            if let Some(place) = self.places.get_mut(&key) {
                for (branch, value) in place.branches.iter_mut().zip(values) {
                    branch.value = value;
                }
                let best = place.branches.iter().map(|branch| branch.value).max();
                let floor = best.unwrap_or_default() - WINDOW;
                place
                    .branches
                    .retain(|branch| branch.seeded || branch.value >= floor);
                place.branches.sort_by_key(|branch| Reverse(branch.value));
            }
        }
    }

    /// What a position is worth by all that the book has after it; `None` if it is not analysed, or lies before
    /// itself.
    fn worth(
        &self,
        position: &Position,
        worths: &mut HashMap<u64, Value>,
        under_way: &mut HashSet<u64>,
    ) -> Option<Value> {
        let place = self.place(position)?;
        let key = place.position.key();
        if let Some(worth) = worths.get(&key) {
            return Some(*worth);
        }
        if !under_way.insert(key) {
            return None;
        }
        let mut best = None;
        for branch in &place.branches {
            let after = self.worth(&next(&place.position, branch.mv), worths, under_way);
            best = best.max(Some(after.map_or(branch.value, |worth| -worth)));
        }
        under_way.remove(&key);
        worths.insert(key, best?);
        best
    }

    /// Writes the tree from the start on in the form that [`crate::engine::book`] reads.
    pub(super) fn write(&self, text: &mut String) {
        let mut written = HashSet::new();
        self.write_from(&Position::start(), 0, &mut written, text);
    }

    /// A place in the book is met on some line as it is, and perhaps as its image: then the moves are there already.
    fn write_from(
        &self,
        position: &Position,
        ply: usize,
        written: &mut HashSet<u64>,
        text: &mut String,
    ) {
        let Some(place) = self.place(position) else {
            return;
        };
        if !written.insert(place.position.key()) {
            return;
        }
        let is_image = place.position.key() != position.key();
        for branch in &place.branches {
            let mv = if is_image {
                branch.mv.mirrored()
            } else {
                branch.mv
            };
            let _ = writeln!(text, "{ply} {mv} {}", branch.value);
            self.write_from(&next(position, mv), ply + 1, written, text);
        }
    }
}

/// The best moves by a search that knows nothing yet. What the last iteration did not come to stays as the one
/// before saw it.
fn search(engine: &mut Engine, position: &Position, limits: Limits) -> Vec<Branch> {
    engine.forget();
    engine.start(&Game::new(position.clone()), &RuleSet::CLUB, limits, None);
    let mut complete: Vec<Info> = Vec::new();
    let mut current: Vec<Info> = Vec::new();
    while engine.step(Slice::Whole, |info| {
        if info.rank == 0 {
            complete = std::mem::take(&mut current);
        }
        current.push(info);
    }) == Step::Running
    {}
    let last = if current.len() < complete.len() {
        complete
    } else {
        current
    };
    last.into_iter()
        .filter_map(|info| {
            Some(Branch {
                mv: *info.line.first()?,
                value: info.score.as_value(),
                seeded: false,
            })
        })
        .collect()
}

/// The moves of the openings with names, by the key of the position before each.
fn seeded_moves() -> Result<HashMap<u64, Vec<Move>>, Failure> {
    let mut seeds: HashMap<u64, Vec<Move>> = HashMap::new();
    for (name, line) in OPENINGS {
        let mut position = Position::start();
        for text in line.split(' ') {
            let mv: Move = text
                .parse()
                .map_err(|error| format!("opening `{name}`: {error}"))?;
            let moves = seeds.entry(position.key()).or_default();
            if !moves.contains(&mv) {
                moves.push(mv);
            }
            position
                .play(mv)
                .map_err(|refusal| format!("opening `{name}`: `{text}`: {refusal}"))?;
        }
    }
    Ok(seeds)
}

fn after(line: &[Move]) -> Position {
    let mut position = Position::start();
    for &mv in line {
        position.play_unchecked(mv);
    }
    position
}

fn next(position: &Position, mv: Move) -> Position {
    let mut next = position.clone();
    next.play_unchecked(mv);
    next
}

fn mirrored(position: &Position) -> Option<Position> {
    Position::from_setup(&position.to_setup().mirrored()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::stopwatch;
    use crate::engine::book::Book;

    fn text(positions: usize) -> String {
        let mut engine = Engine::new(1, stopwatch::now);
        let effort = Effort {
            positions,
            nodes: 2_000,
        };
        let graph = Graph::grow(&mut engine, effort, |_| {}).expect("the seeds can be played");
        let mut text = String::new();
        graph.write(&mut text);
        text
    }

    #[test]
    fn a_book_grows_the_same_way_each_time_and_can_be_read() {
        let grown = text(80);
        assert_eq!(grown, text(80));
        let book = Book::read(&grown).expect("a book");
        for (name, line) in OPENINGS {
            let mut position = Position::start();
            for text in line.split(' ') {
                let mv = text.parse().expect("a move");
                let known = book.moves(&position);
                assert!(known.iter().any(|known| known.mv == mv), "{name}: {text}");
                position.play_unchecked(mv);
            }
        }
    }

    #[test]
    fn of_moves_that_are_images_of_each_other_one_is_written() {
        let grown = text(3);
        let first: Vec<Move> = grown
            .lines()
            .filter_map(|line| line.strip_prefix("0 "))
            .filter_map(|line| line.split(' ').next()?.parse().ok())
            .collect();
        assert!(first.len() >= 6, "{grown}");
        for mv in &first {
            assert!(
                *mv == mv.mirrored() || !first.contains(&mv.mirrored()),
                "{mv}"
            );
        }
    }
}
