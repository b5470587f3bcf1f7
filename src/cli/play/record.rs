//! A match on disk, so that it can go on after an interruption.

use std::collections::HashSet;
use std::fs::{File, OpenOptions};
use std::io::Write;

use super::game::Played;
use super::statistics::Tally;
use crate::cli::Failure;

/// A file with one line for each finished pair: its number, the points of both games from the
/// first engine's side, and their reasons.
pub(super) struct Record {
    path: String,
    file: File,
    pairs: Vec<(usize, u8, u8)>,
}

impl Record {
    /// Opens or creates a record.
    pub(super) fn open(path: &str) -> Result<Record, Failure> {
        let at = |error: std::io::Error| format!("{path}: {error}");
        let mut file = OpenOptions::new()
            .append(true)
            .create(true)
            .open(path)
            .map_err(at)?;
        let text = std::fs::read_to_string(path).map_err(at)?;
        let mut pairs = Vec::new();
        // The last line is not whole if the match was ended while it was written.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        for (index, line) in text[..whole].lines().enumerate() {
            let pair = read_pair(line);
            pairs.push(pair.ok_or_else(|| format!("{path} line {}: `{line}`", index + 1))?);
        }
        if whole < text.len() {
            file.set_len(whole as u64).map_err(at)?;
        }
        file.flush().map_err(at)?;
        Ok(Record {
            path: path.to_owned(),
            file,
            pairs,
        })
    }

    /// Counts what the record held when it was opened; answers the numbers of the pairs.
    pub(super) fn replay(&self, tally: &mut Tally) -> HashSet<usize> {
        for &(_, first, second) in &self.pairs {
            tally.add(first, second);
        }
        self.pairs.iter().map(|&(pair, ..)| pair).collect()
    }

    /// Adds a pair.
    pub(super) fn write(
        &mut self,
        pair: usize,
        first: &Played,
        second: &Played,
    ) -> Result<(), Failure> {
        writeln!(
            self.file,
            "{pair} {} {} {} {}",
            first.points, second.points, first.reason, second.reason
        )
        .map_err(|error| format!("{}: {error}", self.path))
    }
}

fn read_pair(line: &str) -> Option<(usize, u8, u8)> {
    let mut words = line.split(' ');
    let pair = words.next()?.parse().ok()?;
    let mut points = || {
        words
            .next()?
            .parse()
            .ok()
            .filter(|points: &u8| *points <= 2)
    };
    Some((pair, points()?, points()?))
}
