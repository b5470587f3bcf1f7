//! A file that is read: its games, and what is told of them on the way.

use super::tables::BrowserTables;
use super::telling;
use crate::formats::record::Trace;
use crate::formats::{self, Reading, share};
use crate::protocol::records::{Kept, Listing, Response};

/// So many games are listed in one message at most.
const LISTED_AT_ONCE: usize = 200;

/// The games of the file that was read last.
#[derive(Default)]
pub(super) struct Opened {
    games: Vec<Kept>,
}

impl Opened {
    /// Reads a file, or a text, in place of the one before; `tell` hears of the games as they are
    /// found. Answers what the page is told at the end.
    pub(super) fn read(
        &mut self,
        bytes: &[u8],
        is_text: bool,
        tell: impl Fn(Response),
    ) -> Response {
        self.games.clear();
        let mut listed = 0;
        let whole = bytes.len().max(1);
        let mut sink = |reading: Reading| {
            // What is decoded may be longer than the file.
            let done = (reading.read * 1000 / whole).min(1000);
            self.games.push(keep(reading));
            if self.games.len() - listed >= LISTED_AT_ONCE {
                tell(list(&self.games[listed..], done));
                listed = self.games.len();
            }
        };
        let read = if is_text {
            let text = String::from_utf8_lossy(bytes);
            formats::read_text(&text, &mut sink).map(|format| (format, None))
        } else {
            let opened = formats::open(bytes, &BrowserTables, &mut sink);
            opened.map(|opened| (opened.format, opened.charset))
        };
        match read {
            Ok((format, charset)) => {
                tell(list(&self.games[listed..], 1000));
                Response::Opened {
                    format: format.name().to_owned(),
                    charset: charset.map(|charset| charset.name().to_owned()),
                }
            }
            Err(error) => Response::Unreadable(telling::fault(error)),
        }
    }

    /// Some of the games.
    pub(super) fn take(&self, first: usize, count: usize) -> Vec<Kept> {
        self.games.iter().skip(first).take(count).cloned().collect()
    }
}

fn list(games: &[Kept], done: usize) -> Response {
    Response::Listed {
        games: games.iter().map(|kept| kept.listing.clone()).collect(),
        done,
    }
}

/// A game as the page keeps it.
fn keep(reading: Reading) -> Kept {
    let Reading {
        record, warnings, ..
    } = reading;
    let listing = Listing {
        complaints: warnings.len(),
        ..Listing::of(&record)
    };
    let game = match record.start() {
        Some(_) => Ok(share::encode(&record)),
        None => Err(record.start_text()),
    };
    Kept {
        listing,
        game,
        trace: Trace::of(&record).to_bytes(),
        complaints: warnings
            .into_iter()
            .map(|warning| telling::complaint(warning, &record))
            .collect(),
    }
}
