//! Moves of cờ úp among the words of a game record.
//!
//! A move may have several words and brackets behind it: `Xe úp 9 tiến 4 (Mã)`. So the longest row
//! of words that is a move is taken for one. A move that does not say what it reveals is read if
//! the game's tags tell what lay there.

use super::{GameReader, LONGEST_MOVE, PATIENCE};
use crate::formats::pgn::scan::Scanner;
use crate::formats::pgn::words;
use crate::formats::problem::{Problem, quote};
use crate::formats::record::Outcome;
use crate::formats::record::hidden::{COMMITMENT, HIDDEN, HiddenError, Promise, SALT, VIEW};
use crate::notation::{Grammar, MoveTextError, Reading, coup};
use crate::rules::coup::{Arrangement, CoUpMove, PlayError, View};

/// How many moves are read ahead to find out the notation of a game.
const TRIED: usize = 12;

/// The grammars that have closed pieces; where two read a game equally far, the first is taken.
const GRAMMARS: [Grammar; 4] = [
    Grammar::Coordinate,
    Grammar::Wxf,
    Grammar::Vietnamese,
    Grammar::Han,
];

/// Whether moves from a view on are of cờ úp.
pub(super) fn is_co_up(view: &View) -> bool {
    view.position().variant().has_closed_pieces()
}

/// What is known where a move is to be read.
#[derive(Clone, Copy)]
struct Place<'a> {
    view: &'a View,
    /// What the closed pieces are, if the tags say so.
    told: Option<&'a Arrangement>,
    reading: Reading,
}

/// What a row of words means, and what comes after it.
struct Found<'a> {
    /// The move, or why it cannot be played.
    read: Result<CoUpMove, Problem>,
    /// The mark behind it.
    mark: Option<u8>,
    after: Scanner<'a>,
}

impl GameReader {
    /// Reads a word that should be a move of cờ úp, with the words after it that belong to it.
    pub(super) fn token_of_co_up(&mut self, token: &str, scanner: &mut Scanner<'_>) {
        let Some(view) = self.builder.view() else {
            return self.unplayed(token);
        };
        if self.prose > PATIENCE && !words::has_number(token) {
            return self.keep(token);
        }
        let any = Place {
            view,
            told: self.told.as_ref(),
            reading: Reading::Any,
        };
        let grammar = self.grammar.or_else(|| {
            let named = self.format.into_iter();
            grammar_of(any, token, scanner, named.chain(GRAMMARS))
        });
        let reading = grammar.map_or(Reading::Any, Reading::Only);
        let found = longest(Place { reading, ..any }, token, scanner)
            .or_else(|| longest(any, token, scanner));
        match found {
            Some(found) => {
                self.grammar = grammar;
                *scanner = found.after;
                let played = found.read.is_ok();
                self.play_or_end(found.read);
                if played {
                    self.builder.note().marks.extend(found.mark);
                }
            }
            None if words::is_like_a_move(token) => {
                if let Err(error) = coup::read(view.position(), token, Reading::Any) {
                    self.play(Err(error));
                }
            }
            None => self.keep(token),
        }
    }

    /// Warns if the tags tell something about the closed pieces that cannot be true.
    pub(super) fn check_hidden(&mut self) {
        let record = self.builder.record();
        let told = record.arrangement().map(|_| HIDDEN);
        let promised = || match record.promise() {
            Ok(Some(Promise::Broken(_))) => Err(HiddenError::Broken),
            promise => promise.map(|_| COMMITMENT),
        };
        let wrong = told.and_then(|_| promised()).err().map(|error| {
            let tag = match error {
                HiddenError::Commitment(_) | HiddenError::Broken => COMMITMENT,
                HiddenError::Salt(_) => SALT,
                _ => HIDDEN,
            };
            let text = record.tags.get(tag).map(quote).unwrap_or_default();
            Problem::Hidden { text, error }
        });
        let view = record.tags.get(VIEW).filter(|_| record.is_co_up());
        let unread = view.filter(|_| record.viewer().is_none());
        let unread = unread.map(|value| Problem::Field {
            name: VIEW,
            value: quote(value),
        });
        for problem in [wrong, unread].into_iter().flatten() {
            self.builder.warn_at(0, problem);
        }
    }
}

/// The longest row of words that is a move, or is meant as one.
fn longest<'a>(place: Place<'_>, token: &str, scanner: &Scanner<'a>) -> Option<Found<'a>> {
    let mut text = token.to_owned();
    let mut best: Option<Found<'a>> = None;
    let mut mark = None;
    let mut after = scanner.clone();
    let mut ahead = scanner.words().take(LONGEST_MOVE);
    loop {
        if let Some(read) = read(place, &text) {
            let played = best.as_ref().is_some_and(|best| best.read.is_ok());
            if read.is_ok() || !played {
                let after = after.clone();
                best = Some(Found { read, mark, after });
            }
        }
        let Some((word, behind)) = ahead.next().filter(|_| mark.is_none()) else {
            return best;
        };
        let (plain, praise) = words::without_mark(word);
        if plain.is_empty() || Outcome::read(word).is_some() {
            return best;
        }
        text.push(' ');
        text.push_str(plain);
        (mark, after) = (praise, behind);
    }
}

/// A text as a move, or why it cannot be played; `None` if it is none.
fn read(place: Place<'_>, text: &str) -> Option<Result<CoUpMove, Problem>> {
    let Place { view, told, .. } = place;
    let dropped = 0;
    let mut played = match coup::read(view.position(), text, place.reading) {
        Ok(played) => played,
        Err(MoveTextError::Unreadable { .. }) => return None,
        Err(error) => return Some(Err(Problem::Move { error, dropped })),
    };
    let from = played.mv.from();
    if played.revealed.is_none() && view.position().is_closed(from) {
        played.revealed = told.and_then(|arrangement| arrangement.piece_at(from));
    }
    Some(view.check(played).map_err(|error| match error {
        PlayError::Illegal(refusal) => Problem::Refused {
            mv: played.mv,
            refusal,
            dropped,
        },
        error => Problem::Shown {
            text: quote(text),
            error,
            dropped,
        },
    }))
}

/// The grammar that reads most moves from a word on, of equal ones the first; `None` if none
/// reads one.
fn grammar_of(
    place: Place<'_>,
    token: &str,
    scanner: &Scanner<'_>,
    grammars: impl Iterator<Item = Grammar>,
) -> Option<Grammar> {
    let mut best = (0, None);
    for grammar in grammars {
        let reading = Reading::Only(grammar);
        let read = readable(Place { reading, ..place }, token, scanner);
        if read > best.0 {
            best = (read, Some(grammar));
        }
    }
    best.1
}

/// How many moves are read from a word on before the first that cannot be.
fn readable(place: Place<'_>, token: &str, scanner: &Scanner<'_>) -> usize {
    let mut view = place.view.clone();
    let mut count = 0;
    let mut next = Some((token, scanner.clone()));
    while let Some((word, behind)) = next.filter(|_| count < TRIED) {
        let Some(token) = words::without_number(word) else {
            next = behind.words().next();
            continue;
        };
        let here = Place {
            view: &view,
            ..place
        };
        let Some(found) = longest(here, words::without_mark(token).0, &behind) else {
            break;
        };
        let Ok(played) = found.read else {
            break;
        };
        view.play_unchecked(played);
        count += 1;
        next = found.after.words().next();
    }
    count
}
