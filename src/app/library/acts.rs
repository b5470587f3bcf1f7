//! What is known of the library, and all that acts on it.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use yew::prelude::*;

use super::entry::Entry;
use super::import::{came_of_import, import};
use super::query::{Query, Way};
use super::{shelves, trouble_key};
use crate::app::files::broken;
use crate::app::i18n::{Key, Phrases};
use crate::app::shelf::{Handed, Shelf};
use crate::formats::record::Trace;
use crate::formats::share;
use crate::platform::database::{Change, DatabaseError};
use crate::platform::files;
use crate::platform::records::{Answer, RecordClient};
use crate::protocol::records::{Form, Request, Response};
use crate::rules::Color;

/// What is known of the library.
#[derive(Default)]
pub(super) struct Known {
    pub(super) entries: Vec<Entry>,
    /// Read when something is looked for by its positions for the first time.
    traces: Option<HashMap<String, Trace>>,
    /// The places of the games that fit, in order.
    pub(super) found: Vec<usize>,
    pub(super) query: Query,
    /// Whether the list has been read.
    pub(super) is_read: bool,
    /// What brings the last game back that was deleted.
    pub(super) undo: Option<Vec<Change>>,
    /// Grows with every change.
    pub(super) version: u32,
}

impl Known {
    /// A library that is not read yet, of which the games with a position are wanted, if one is given
    /// as a FEN.
    pub(super) fn looking_for(fen: &str) -> Known {
        let mut known = Known::default();
        known.query.way = Way::read(fen).unwrap_or_default();
        known
    }

    fn find(&mut self) {
        let none = HashMap::new();
        let traces = self.traces.as_ref().unwrap_or(&none);
        self.found = self.query.find(&self.entries, traces);
        self.version += 1;
    }
}

/// The library with all that acts on it. Clones are the same.
#[derive(Clone)]
pub(super) struct Library {
    pub(super) known: Rc<RefCell<Known>>,
    pub(super) client: RecordClient,
    pub(super) phrases: Phrases,
    pub(super) say: Callback<String>,
    pub(super) redraw: Callback<()>,
}

impl Library {
    /// Does something with the known state and draws it anew.
    fn change(&self, change: impl FnOnce(&mut Known)) {
        change(&mut self.known.borrow_mut());
        self.redraw.emit(());
    }

    fn trouble(&self, trouble: DatabaseError) {
        self.say.emit(self.phrases.text(trouble_key(trouble)));
    }

    /// Reads the list anew.
    pub(super) fn read(&self) {
        let library = self.clone();
        yew::platform::spawn_local(async move {
            let read = async {
                let database = shelves::open().await?;
                shelves::entries(&database).await
            };
            match read.await {
                Ok((entries, damaged)) => {
                    if damaged > 0 {
                        let arguments = [("count", damaged.into())];
                        let text = library.phrases.with(Key::LibraryDamaged, &arguments);
                        library.say.emit(text);
                    }
                    library.change(|known| {
                        known.entries = entries;
                        known.traces = None;
                        known.is_read = true;
                    });
                    let query = library.known.borrow().query.clone();
                    library.look_for(query);
                }
                Err(trouble) => {
                    library.trouble(trouble);
                    library.change(|known| known.is_read = true);
                }
            }
        });
    }

    pub(super) fn look_for(&self, query: Query) {
        let needs_traces = query.way.is_some() && self.known.borrow().traces.is_none();
        self.known.borrow_mut().query = query;
        if !needs_traces {
            return self.change(Known::find);
        }
        let library = self.clone();
        yew::platform::spawn_local(async move {
            let read = async {
                let database = shelves::open().await?;
                shelves::traces(&database).await
            };
            match read.await {
                Ok(traces) => library.change(|known| {
                    known.traces = Some(traces);
                    known.find();
                }),
                Err(trouble) => library.trouble(trouble),
            }
        });
        self.redraw.emit(());
    }

    fn key_at(&self, place: usize) -> Option<String> {
        let known = self.known.borrow();
        let entry = known.entries.get(*known.found.get(place)?)?;
        Some(entry.key.clone())
    }

    pub(super) fn open(&self, place: usize, shelf: Shelf) {
        let Some(key) = self.key_at(place) else {
            return;
        };
        let library = self.clone();
        yew::platform::spawn_local(async move {
            let read = async {
                let database = shelves::open().await?;
                shelves::game(&database, &key).await
            };
            match read.await {
                Ok(game) => match game.map(|game| share::unpack(&game)) {
                    Some(Ok(record)) => shelf.show_record(Handed {
                        source: Some(key),
                        ..Handed::new(record)
                    }),
                    _ => {
                        let text = library.phrases.text(Key::LibraryGameDamaged);
                        library.say.emit(text);
                    }
                },
                Err(trouble) => library.trouble(trouble),
            }
        });
    }

    pub(super) fn delete(&self, place: usize) {
        let Some(key) = self.key_at(place) else {
            return;
        };
        let library = self.clone();
        yew::platform::spawn_local(async move {
            let taken = async {
                let database = shelves::open().await?;
                shelves::take_out(&database, &key).await
            };
            match taken.await {
                Ok(undo) => {
                    library.say.emit(library.phrases.text(Key::LibraryDeleted));
                    library.change(|known| {
                        known.entries.retain(|entry| entry.key != key);
                        known.undo = Some(undo);
                        known.find();
                    });
                }
                Err(trouble) => library.trouble(trouble),
            }
        });
    }

    pub(super) fn bring_back(&self) {
        let Some(undo) = self.known.borrow_mut().undo.take() else {
            return;
        };
        let library = self.clone();
        yew::platform::spawn_local(async move {
            let written = async {
                let database = shelves::open().await?;
                database.change(&undo).await
            };
            match written.await {
                Ok(()) => {
                    library.say.emit(String::new());
                    library.read();
                }
                Err(trouble) => {
                    library.trouble(trouble);
                    library.change(|known| known.undo = Some(undo));
                }
            }
        });
    }

    /// Saves all games in one file that every program for records reads.
    pub(super) fn export(&self) {
        let library = self.clone();
        yew::platform::spawn_local(async move {
            let read = async {
                let database = shelves::open().await?;
                shelves::games(&database).await
            };
            let games = match read.await {
                Ok(games) => games,
                Err(trouble) => return library.trouble(trouble),
            };
            let count = games.len();
            let request = Request::Write {
                games,
                form: Form::Pgn,
                notation: "coordinate".to_owned(),
                below: Color::Red,
            };
            let client = library.client.clone();
            client.ask(&request, None, move |answer| {
                library.say.emit(library.came_of_export(answer, count));
            });
        });
    }

    fn came_of_export(&self, answer: Answer, count: usize) -> String {
        let phrases = &self.phrases;
        match answer {
            Answer::Said(Response::Written { .. }, Some(bytes)) => {
                let name = "chuhe-library.pgn";
                match files::download(name, Form::Pgn.media_type(), &bytes) {
                    true => phrases.with(Key::Saved, &[("name", name.into())]),
                    false => phrases.text(Key::SaveFailed),
                }
            }
            Answer::Said(Response::Written { done }, None) => {
                let arguments = [
                    ("done", (done * count / 1000).into()),
                    ("count", count.into()),
                ];
                phrases.with(Key::LibraryExporting, &arguments)
            }
            Answer::Said(..) => phrases.text(Key::SaveFailed),
            Answer::Broke(reason) => broken(phrases, &reason),
        }
    }

    /// Takes all games of a file in.
    pub(super) fn take_in(&self, arrival: Option<files::Arrival>) {
        let Some(files::Arrival::File(_, bytes)) = arrival else {
            self.say.emit(self.phrases.text(Key::OpenUnreachable));
            return;
        };
        let library = self.clone();
        let found = Rc::new(RefCell::new(0));
        let client = self.client.clone();
        client.ask(
            &Request::Open { text: false },
            Some(bytes),
            move |answer| match answer {
                Answer::Said(Response::Listed { games, .. }, _) => {
                    *found.borrow_mut() += games.len();
                }
                Answer::Said(Response::Opened { .. }, _) => {
                    let count = *found.borrow();
                    let library = library.clone();
                    let client = library.client.clone();
                    import(&client, count, move |came| {
                        library.say.emit(came_of_import(&library.phrases, &came));
                        if !matches!(came, super::Came::Some(..)) {
                            library.read();
                        }
                    });
                }
                Answer::Said(..) => {
                    library.say.emit(library.phrases.text(Key::FaultUnknown));
                }
                Answer::Broke(reason) => library.say.emit(broken(&library.phrases, &reason)),
            },
        );
    }
}
