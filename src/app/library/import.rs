//! Games of a file that are taken into the library.

use std::collections::HashSet;
use std::rc::Rc;

use super::entry::{Head, key_of_content};
use super::shelves::{changes, games, open};
use crate::app::files::broken;
use crate::app::i18n::{Key, Phrases};
use crate::platform::database::{Database, DatabaseError};
use crate::platform::records::{Answer, RecordClient};
use crate::platform::time;
use crate::protocol::records::{Kept, Request, Response};

/// So many games are taken in together: all of them or none.
const BATCH: usize = 200;

/// What has come of it so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Came {
    /// So many of so many games are in.
    Some(usize, usize),
    /// All are in that can be; so many have a start that cannot be played.
    All(usize, usize),
    /// The library refuses; so many are in.
    Trouble(DatabaseError, usize),
    /// The worker cannot be used.
    Broke(String),
}

/// Takes all games of the file that a worker has read last into the library, and tells how far it is.
pub fn import(client: &RecordClient, count: usize, tell: impl Fn(Came) + 'static) {
    let mut job = Job {
        client: client.clone(),
        count,
        tell: Rc::new(tell),
        added: time::now(),
        known: Rc::default(),
    };
    (job.tell)(Came::Some(0, count));
    yew::platform::spawn_local(async move {
        match opened().await {
            Ok((library, known)) => {
                job.known = Rc::new(known);
                job.batch(Rc::new(library), 0, 0);
            }
            Err(trouble) => (job.tell)(Came::Trouble(trouble, 0)),
        }
    });
}

/// The library, and the keys that its games would have if they came from a file: those that were played here have
/// others.
async fn opened() -> Result<(Database, HashSet<String>), DatabaseError> {
    let library = open().await?;
    let games = games(&library).await?;
    let known = games.iter().map(|game| key_of_content(game)).collect();
    Ok((library, known))
}

#[derive(Clone)]
struct Job {
    client: RecordClient,
    count: usize,
    tell: Rc<dyn Fn(Came)>,
    added: u64,
    /// What is in the library already.
    known: Rc<HashSet<String>>,
}

impl Job {
    /// Takes in the games from `first` on; so many before them could not be.
    fn batch(self, library: Rc<Database>, first: usize, left_out: usize) {
        if first >= self.count {
            return (self.tell)(Came::All(self.count - left_out, left_out));
        }
        let request = Request::Take {
            first,
            count: BATCH,
        };
        let client = self.client.clone();
        client.ask(&request, None, move |answer| {
            let (job, library) = (self.clone(), library.clone());
            yew::platform::spawn_local(async move {
                let games = match answer {
                    Answer::Said(Response::Games(games), _) => games,
                    Answer::Said(..) => return,
                    Answer::Broke(reason) => return (job.tell)(Came::Broke(reason)),
                };
                let playable = games.iter().filter(|kept| kept.game.is_ok()).count();
                let left_out = left_out + games.len() - playable;
                let all: Vec<_> = games.into_iter().flat_map(|kept| job.keep(kept)).collect();
                if let Err(trouble) = library.change(&all).await {
                    return (job.tell)(Came::Trouble(trouble, first));
                }
                let next = (first + BATCH).min(job.count);
                (job.tell)(Came::Some(next, job.count));
                job.batch(library, next, left_out);
            });
        });
    }

    fn keep(&self, kept: Kept) -> Vec<crate::platform::database::Change> {
        let Ok(game) = kept.game else {
            return Vec::new();
        };
        let key = key_of_content(&game);
        if self.known.contains(&key) {
            return Vec::new();
        }
        let head = Head {
            listing: kept.listing,
            added: self.added,
        };
        changes(&key, &head, game, kept.trace).into()
    }
}

/// What has come of taking games in, in words.
pub fn came_of_import(phrases: &Phrases, came: &Came) -> String {
    match came {
        Came::Some(done, count) => phrases.with(
            Key::LibraryImporting,
            &[("done", (*done).into()), ("count", (*count).into())],
        ),
        Came::All(count, 0) => phrases.with(Key::LibraryImported, &[("count", (*count).into())]),
        Came::All(count, left_out) => phrases.with(
            Key::LibraryImportedSome,
            &[("count", (*count).into()), ("left", (*left_out).into())],
        ),
        Came::Trouble(trouble, done) => {
            let why = phrases.text(super::trouble_key(trouble.clone()));
            let arguments = [("why", why.into()), ("done", (*done).into())];
            phrases.with(Key::LibraryImportStopped, &arguments)
        }
        Came::Broke(reason) => broken(phrases, reason),
    }
}
