//! Opening a file of any format: its content tells which.

use super::builder::Reading;
use super::charset::{self, Charset, Tables};
use super::problem::OpenError;
use super::{cbf, ccbridge, dhtmlxq, move_list, pgn, xqf};

/// A format that is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Game records with tags.
    Pgn,
    /// Positions only.
    Fen,
    /// Moves without tags.
    Moves,
    /// Tags and digits of dpxq.com.
    DhtmlXq,
    /// XQStudio.
    Xqf,
    /// A game of CCBridge.
    Cbr,
    /// A library of CCBridge.
    Cbl,
    /// A game of CCBridge in XML.
    Cbf,
}

impl Format {
    /// The name as people know it.
    pub const fn name(self) -> &'static str {
        match self {
            Format::Pgn => "PGN",
            Format::Fen => "FEN",
            Format::Moves => "moves",
            Format::DhtmlXq => "DhtmlXQ",
            Format::Xqf => "XQF",
            Format::Cbr => "CBR",
            Format::Cbl => "CBL",
            Format::Cbf => "CBF",
        }
    }

    /// The largest file that is read. What holds one game has no reason to be larger.
    const fn limit(self) -> usize {
        const MEBIBYTE: usize = 1 << 20;
        match self {
            Format::Pgn | Format::Cbl => 512 * MEBIBYTE,
            _ => 64 * MEBIBYTE,
        }
    }
}

/// What a file was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opened {
    /// Its format.
    pub format: Format,
    /// The character set of a text.
    pub charset: Option<Charset>,
}

/// Reads a file and gives each game to `sink` as soon as it is read.
///
/// # Errors
/// If nothing could be read at all; `sink` has then got nothing.
pub fn open(
    bytes: &[u8],
    tables: &dyn Tables,
    sink: &mut dyn FnMut(Reading),
) -> Result<Opened, OpenError> {
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return Err(OpenError::Empty);
    }
    let binary = |format: Format| Opened {
        format,
        charset: None,
    };
    if ccbridge::is_cbl(bytes) {
        check_size(bytes, Format::Cbl)?;
        let mut games = 0;
        ccbridge::read_cbl(bytes, &mut |game| {
            games += 1;
            sink(game);
        });
        return match games {
            0 => Err(OpenError::NoGame("CBL")),
            _ => Ok(binary(Format::Cbl)),
        };
    }
    if ccbridge::is_cbr(bytes) {
        check_size(bytes, Format::Cbr)?;
        sink(ccbridge::read_cbr(bytes)?);
        return Ok(binary(Format::Cbr));
    }
    if xqf::is_xqf(bytes) {
        check_size(bytes, Format::Xqf)?;
        sink(xqf::read(bytes, tables)?);
        return Ok(binary(Format::Xqf));
    }
    check_size(bytes, Format::Pgn)?;
    let (text, charset) = charset::decode(bytes, tables);
    // A document in PDF may be plain text nearly all the way.
    if !charset::is_text(&text) || bytes.starts_with(b"%PDF-") {
        return Err(OpenError::UnknownFormat);
    }
    let format = read_text(&text, sink)?;
    Ok(Opened {
        format,
        charset: Some(charset),
    })
}

/// Reads a text, such as one that was pasted, and gives each game to `sink`.
///
/// # Errors
/// If nothing could be read at all; `sink` has then got nothing.
pub fn read_text(text: &str, sink: &mut dyn FnMut(Reading)) -> Result<Format, OpenError> {
    let text = text.trim_start_matches('\u{feff}');
    if text.trim().is_empty() {
        return Err(OpenError::Empty);
    }
    // What one format calls a comment may look like another: the first sign counts.
    let signs = [
        (cbf::first_game(text), Format::Cbf),
        (dhtmlxq::first_tag(text), Format::DhtmlXq),
        (pgn::first_tag(text), Format::Pgn),
    ];
    let found = signs
        .into_iter()
        .filter_map(|(at, format)| Some((at?, format)));
    if let Some((_, format)) = found.min_by_key(|(at, _)| *at) {
        check_size(text.as_bytes(), format)?;
        let games = match format {
            Format::Cbf => cbf::read(text, sink),
            Format::DhtmlXq => dhtmlxq::read(text, sink),
            _ => read_pgn(text, sink)?,
        };
        return match games {
            0 => Err(OpenError::NoGame(format.name())),
            _ => Ok(format),
        };
    }
    check_size(text.as_bytes(), Format::Moves)?;
    if dhtmlxq::is_digits(text) {
        dhtmlxq::read_digits(text, sink);
        return Ok(Format::Moves);
    }
    read_moves(text, sink)
}

/// Reads game records with tags and counts them. A bracket alone makes no record: without one whole
/// tag and without a move the text is of no known format.
fn read_pgn(text: &str, sink: &mut dyn FnMut(Reading)) -> Result<usize, OpenError> {
    let mut known = pgn::has_whole_tag(text);
    let mut held = Vec::new();
    let next = pgn::read(text, None, 1, &mut |game| {
        known |= game.record.plies() > 0;
        if known {
            held.drain(..).for_each(&mut *sink);
            sink(game);
        } else {
            held.push(game);
        }
    });
    match known {
        true => Ok(next - 1),
        false => Err(OpenError::UnknownFormat),
    }
}

/// Reads positions and moves without tags. A text without a single move of a game is of no known
/// format, so that its games are held back until it has one.
fn read_moves(text: &str, sink: &mut dyn FnMut(Reading)) -> Result<Format, OpenError> {
    let mut held = Vec::new();
    let mut known = false;
    let has_moves = move_list::read(text, &mut |game| {
        let tried = |warning: &super::problem::Warning| warning.problem.is_about_a_move();
        known |= game.record.plies() > 0
            || !game.record.is_usual_start()
            || game.warnings.iter().any(tried);
        if known {
            held.drain(..).for_each(&mut *sink);
            sink(game);
        } else {
            held.push(game);
        }
    })?;
    match (known, has_moves) {
        (true, true) => Ok(Format::Moves),
        (true, false) => Ok(Format::Fen),
        // The usual start as a FEN is a position like any other.
        (false, false) if !held.is_empty() => {
            held.drain(..).for_each(sink);
            Ok(Format::Fen)
        }
        (false, _) => {
            // A board that lacks ranks is a FEN with a fault rather than nothing.
            move_list::check_broken_fen(text)?;
            Err(OpenError::UnknownFormat)
        }
    }
}

fn check_size(bytes: &[u8], format: Format) -> Result<(), OpenError> {
    let (bytes, limit) = (bytes.len(), format.limit());
    if bytes > limit {
        return Err(OpenError::TooLarge { bytes, limit });
    }
    Ok(())
}
