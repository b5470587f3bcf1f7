//! What has become of a file that is opened. Pure.

use crate::app::i18n::{Key, Phrases};
use crate::protocol::records::{Fault, Kept, Listing, Response};

/// Where opening stands.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Reading {
    /// The name of the file, if it is one.
    pub(super) name: Option<String>,
    /// The games as far as they were found.
    pub(super) games: Vec<Listing>,
    /// Thousandths of the file that were read.
    pub(super) done: usize,
    /// How it stands.
    pub(super) phase: Phase,
}

/// How opening stands.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) enum Phase {
    /// Nothing is opened.
    #[default]
    Waiting,
    /// The worker reads.
    Busy,
    /// The file is read: its format and character set.
    Read(String, Option<String>),
    /// Nothing could be read.
    Failed(Fault),
    /// The worker cannot be used.
    Broken(String),
    /// The file itself could not be read from the disk.
    Unreachable,
}

impl Reading {
    /// A file, or a text, that is about to be read.
    pub(super) fn of(name: Option<String>) -> Reading {
        Reading {
            name,
            phase: Phase::Busy,
            ..Reading::default()
        }
    }

    /// What the worker has said since.
    pub(super) fn hear(&mut self, response: Response) {
        match response {
            Response::Listed { games, done } => {
                self.games.extend(games);
                self.done = done;
            }
            Response::Opened { format, charset } => self.phase = Phase::Read(format, charset),
            Response::Unreadable(fault) => self.phase = Phase::Failed(fault),
            _ => {}
        }
    }

    /// How much could not be read in all.
    pub(super) fn complaints(&self) -> usize {
        self.games.iter().map(|game| game.complaints).sum()
    }
}

/// A game of the file with what could not be read of it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Picked {
    /// Its place in the file, from 0.
    pub(super) index: usize,
    /// The game.
    pub(super) kept: Kept,
}

/// Two lines that tell a game from others: who played, then event, date, length and result.
pub fn listing_line(phrases: &Phrases, game: &Listing) -> (String, String) {
    let known = |name: &str| if name.is_empty() { "?" } else { name }.to_owned();
    let players = match (game.red.is_empty(), game.black.is_empty()) {
        (true, true) if !game.event.is_empty() => game.event.clone(),
        (true, true) => phrases.text(Key::GameUnnamed),
        _ => format!("{} – {}", known(&game.red), known(&game.black)),
    };
    let length = phrases.with(Key::GameLength, &[("count", game.plies.into())]);
    let beside = (game.variations > 0)
        .then(|| phrases.with(Key::GameVariations, &[("count", game.variations.into())]));
    let is_known = |text: &String| !text.is_empty() && *text != players;
    let parts: Vec<String> = [game.event.clone(), game.date.clone()]
        .into_iter()
        .filter(is_known)
        .chain([length])
        .chain(beside)
        .collect();
    (players, parts.join(" · "))
}

/// A result as lists show it; nothing for a game that is not over.
pub fn shown_result(token: &str) -> &'static str {
    match token {
        "1/2-1/2" => "½–½",
        "1-0" => "1–0",
        "0-1" => "0–1",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::i18n::Language;

    #[test]
    fn a_game_is_told_by_what_is_known_of_it() {
        let english = Phrases::new(Language::English);
        let game = Listing {
            red: "Hu Ronghua".to_owned(),
            date: "1960".to_owned(),
            plies: 1,
            variations: 2,
            ..Listing::default()
        };
        let (players, rest) = listing_line(&english, &game);
        assert_eq!(players, "Hu Ronghua – ?");
        assert_eq!(rest, "1960 · 1 move · 2 variations");
        let (players, rest) = listing_line(&english, &Listing::default());
        assert_eq!((&*players, &*rest), ("Unnamed game", "no moves"));
    }

    #[test]
    fn games_come_in_parts_and_stay_when_the_file_ends() {
        let mut reading = Reading::of(None);
        let games = vec![Listing::default(); 2];
        reading.hear(Response::Listed { games, done: 400 });
        assert_eq!((reading.games.len(), reading.done), (2, 400));
        assert_eq!(reading.phase, Phase::Busy);
        reading.hear(Response::Opened {
            format: "PGN".to_owned(),
            charset: None,
        });
        assert_eq!(reading.phase, Phase::Read("PGN".to_owned(), None));
        assert_eq!(reading.games.len(), 2);
    }
}
