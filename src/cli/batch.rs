//! One call, or one for each line of a file.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};

use super::{Failure, Place};

/// Prints what `answer` says to the call's FEN and last argument, or to each line of its batch
/// file, every block followed by an empty line. A line that fails gives a line `error ...`.
pub(super) fn run(
    place: &Place,
    argument: &str,
    answer: impl Fn(Option<&str>, &str) -> Result<String, Failure>,
) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    let cannot_write = |error: io::Error| format!("standard output: {error}");
    let Some(path) = &place.batch else {
        let text = answer(place.fen.as_deref(), argument)?;
        return out.write_all(text.as_bytes()).map_err(cannot_write);
    };
    let lines: Box<dyn BufRead> = if path == "-" {
        Box::new(io::stdin().lock())
    } else {
        let file = File::open(path).map_err(|error| format!("{path}: {error}"))?;
        Box::new(BufReader::new(file))
    };
    for (index, line) in lines.lines().enumerate() {
        let line = line.map_err(|error| format!("{path} line {}: {error}", index + 1))?;
        let (fen, argument) = line.split_once('\t').unwrap_or((&line, ""));
        let block = match answer(Some(fen), argument) {
            Ok(text) => text,
            Err(failure) => format!("error {failure}\n"),
        };
        writeln!(out, "{block}").map_err(cannot_write)?;
    }
    Ok(())
}
