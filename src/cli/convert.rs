//! `chuhe convert`: a file of any format, written in another.

use std::fs::File;
use std::io::{self, BufWriter, Read, Write};
use std::path::Path;

use clap::{Args, ValueEnum};

use super::Failure;
use crate::formats::charset::Native;
use crate::formats::picture::{self, Drawing, Scene};
use crate::formats::record::Record;
use crate::formats::{self, Reading, coup_fen, dhtmlxq, fen, move_list, pgn, xqf};
use crate::notation::Notation;
use crate::rules::{Color, Setup};

/// What `chuhe convert` is called with.
#[derive(Debug, Args)]
pub(super) struct Conversion {
    /// The file to read, `-` for standard input; its content tells its format.
    #[arg(value_name = "IN")]
    from: String,
    /// The file to write, `-` for standard output.
    #[arg(value_name = "OUT")]
    into: String,
    /// The format to write; without it the ending of OUT tells. FEN holds the position at the
    /// end of a game's main line, as a picture does.
    #[arg(long, value_enum)]
    to: Option<Target>,
    /// How moves are written in PGN.
    #[arg(long, value_parser = super::notate::notations(), default_value = "han")]
    notation: Notation,
}

/// A format that is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Target {
    /// Game records.
    Pgn,
    /// Positions.
    Fen,
    /// Tags and digits of dpxq.com.
    Dhtmlxq,
    /// XQStudio 1.0.
    Xqf,
    /// Coordinates, a game a line.
    Moves,
    /// A picture of the position.
    Svg,
    /// A picture of the position.
    Png,
    /// A moving picture of the game.
    Gif,
}

impl Target {
    /// The format that the ending of a file's name means.
    fn of_ending(path: &str) -> Option<Target> {
        let ending = Path::new(path).extension()?.to_str()?.to_lowercase();
        Some(match &*ending {
            "pgn" => Target::Pgn,
            "fen" | "epd" => Target::Fen,
            "dhtmlxq" | "ubb" => Target::Dhtmlxq,
            "xqf" => Target::Xqf,
            "moves" | "txt" => Target::Moves,
            "svg" => Target::Svg,
            "png" => Target::Png,
            "gif" => Target::Gif,
            _ => return None,
        })
    }

    /// The name of a format that holds one game only.
    const fn single(self) -> Option<&'static str> {
        match self {
            Target::Xqf => Some("XQF"),
            Target::Svg => Some("SVG"),
            Target::Png => Some("PNG"),
            Target::Gif => Some("GIF"),
            Target::Pgn | Target::Fen | Target::Dhtmlxq | Target::Moves => None,
        }
    }

    fn write(self, record: &Record, notation: Notation) -> Result<Vec<u8>, Failure> {
        let text = match self {
            Target::Pgn => pgn::write(record, notation),
            Target::Dhtmlxq => {
                let file = dhtmlxq::write(record);
                file.map_err(|error| format!("DhtmlXQ cannot hold {error}"))?
            }
            Target::Moves => move_list::write(record),
            Target::Fen => end_text(record) + "\n",
            Target::Svg => picture::svg(&drawing(record)),
            Target::Png => {
                let file = picture::png(&drawing(record), PNG_WIDTH);
                return file.map_err(|error| error.to_string());
            }
            Target::Gif => {
                let file = picture::gif(record, GIF_WIDTH, Color::Red);
                return file.map_err(|error| error.to_string());
            }
            Target::Xqf => {
                let file = xqf::write(record, &Native);
                return file.map_err(|error| format!("XQF 1.0 cannot hold {error}"));
            }
        };
        Ok(text.into_bytes())
    }
}

/// How many points wide a picture is.
const PNG_WIDTH: u32 = 928;
/// How many points wide a moving picture is.
const GIF_WIDTH: u32 = 464;

/// The placement at the end of the main line.
fn end(record: &Record) -> Setup {
    let end = record.position_at(record.main_end());
    end.map_or_else(|| record.setup().clone(), |end| end.to_setup())
}

/// The FEN of the end of the main line, in cờ úp with what is known there.
fn end_text(record: &Record) -> String {
    match record.view_at(record.main_end()) {
        Some(view) if record.is_co_up() => coup_fen::print(&view),
        Some(view) => fen::print(&view.to_setup()),
        None => record.start_text(),
    }
}

fn drawing(record: &Record) -> Drawing {
    Drawing::of(&Scene {
        setup: &end(record),
        last: record.mv(record.main_end()),
        below: Color::Red,
    })
}

/// What was read.
#[derive(Debug, Default)]
struct Count {
    games: usize,
    plies: usize,
    variations: usize,
    warnings: usize,
}

impl Count {
    /// Counts a game and tells its warnings.
    fn add(&mut self, reading: &Reading) {
        self.games += 1;
        self.plies += reading.record.plies();
        self.variations += reading.record.variations();
        self.warnings += reading.warnings.len();
        for warning in &reading.warnings {
            eprintln!("warning: {warning}");
        }
    }
}

/// Where the games go; a file is made with the first of them.
struct Output<'a> {
    path: &'a str,
    open: Option<BufWriter<Box<dyn Write>>>,
}

impl Output<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        if self.open.is_none() {
            let sink: Box<dyn Write> = match self.path {
                "-" => Box::new(io::stdout()),
                path => Box::new(File::create(path)?),
            };
            self.open = Some(BufWriter::new(sink));
        }
        match &mut self.open {
            Some(open) => open.write_all(bytes),
            None => Ok(()),
        }
    }

    fn close(self) -> io::Result<()> {
        self.open.map_or(Ok(()), |mut open| open.flush())
    }
}

/// The bytes of a file, or of standard input for `-`.
pub(super) fn read_file(path: &str) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let read = match path {
        "-" => io::stdin().lock().read_to_end(&mut bytes).map(|_| ()),
        path => std::fs::read(path).map(|read| bytes = read),
    };
    read.map(|()| bytes)
        .map_err(|error| format!("{path}: {error}"))
}

pub(super) fn run(conversion: &Conversion) -> Result<(), Failure> {
    let Conversion {
        from,
        into,
        to,
        notation,
    } = conversion;
    let target = to
        .or_else(|| Target::of_ending(into))
        .ok_or_else(|| format!("{into}: its ending names no format that is written; use --to"))?;
    let bytes = read_file(from)?;
    let mut count = Count::default();
    let mut output = Output {
        path: into,
        open: None,
    };
    let mut failure: Option<Failure> = None;
    // A format for one game must not be written before it is known that there is only one.
    let mut first: Option<Record> = None;
    formats::open(&bytes, &Native, &mut |reading| {
        count.add(&reading);
        if failure.is_some() {
            return;
        }
        if target.single().is_some() {
            first.get_or_insert(reading.record);
            return;
        }
        let written = target.write(&reading.record, *notation).and_then(|bytes| {
            output
                .write(&bytes)
                .map_err(|error| format!("{into}: {error}"))
        });
        failure = written.err();
    })
    .map_err(|error| format!("{from}: {error}"))?;
    if let Some(record) = first {
        let written = match (target.single(), count.games) {
            (Some(name), 2..) => Err(format!("{name} holds one game, not {}", count.games)),
            _ => target.write(&record, *notation),
        };
        let bytes = written.map_err(|error| format!("{from}: {error}"))?;
        output
            .write(&bytes)
            .map_err(|error| format!("{into}: {error}"))?;
    }
    if let Some(failure) = failure {
        return Err(failure);
    }
    output.close().map_err(|error| format!("{into}: {error}"))?;
    eprintln!(
        "read {} games, {} plies, {} variations, {} warnings",
        count.games, count.plies, count.variations, count.warnings
    );
    Ok(())
}
