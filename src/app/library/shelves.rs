//! The library's database: one store for what lists show, one for the games, one for their traces.

use std::collections::HashMap;

use super::entry::{Entry, Head, trace};
use crate::app::i18n::{Key, Phrases};
use crate::app::share;
use crate::app::store::Table;
use crate::formats::record::{Record, Trace};
use crate::formats::share::encode;
use crate::platform::database::{Change, Database, DatabaseError, Value};
use crate::platform::{chance, time};
use crate::protocol::records::Listing;

const NAME: &str = "chuhe.library";
const VERSION: u32 = 1;
const HEADS: &str = "heads";
const GAMES: &str = "games";
const TRACES: &str = "traces";

/// Opens the library.
pub(super) async fn open() -> Result<Database, DatabaseError> {
    Database::open(NAME, VERSION, &[HEADS, GAMES, TRACES]).await
}

/// All games of the list, and how many of them cannot be read.
pub(super) async fn entries(library: &Database) -> Result<(Vec<Entry>, usize), DatabaseError> {
    let heads = library.all(HEADS).await?;
    let count = heads.len();
    let entries: Vec<Entry> = heads
        .into_iter()
        .filter_map(|(key, value)| match value {
            Value::Text(text) => Some(Entry::new(key, serde_json::from_str(&text).ok()?)),
            Value::Bytes(_) => None,
        })
        .collect();
    let damaged = count - entries.len();
    Ok((entries, damaged))
}

/// The traces of all games, by their keys.
pub(super) async fn traces(library: &Database) -> Result<HashMap<String, Trace>, DatabaseError> {
    let all = library.all(TRACES).await?;
    let traces = all.into_iter().map(|(key, value)| match value {
        Value::Bytes(bytes) => (key, trace(&bytes)),
        Value::Text(_) => (key, Trace::default()),
    });
    Ok(traces.collect())
}

/// A game in the letters of a link; `None` if there is none under the key.
pub(super) async fn game(library: &Database, key: &str) -> Result<Option<String>, DatabaseError> {
    Ok(match library.get(GAMES, key).await? {
        Some(Value::Text(game)) => Some(game),
        _ => None,
    })
}

/// All games in the letters of links.
pub(super) async fn games(library: &Database) -> Result<Vec<String>, DatabaseError> {
    let all = library.all(GAMES).await?;
    let games = all.into_iter().filter_map(|(_, value)| match value {
        Value::Text(game) => Some(game),
        Value::Bytes(_) => None,
    });
    Ok(games.collect())
}

/// The changes that keep a game.
pub(super) fn changes(key: &str, head: &Head, game: String, trace: Vec<u8>) -> [Change; 3] {
    let head = serde_json::to_string(head).expect("plain fields always serialise");
    let change = |store, value| Change {
        store,
        key: key.to_owned(),
        value: Some(value),
    };
    [
        change(HEADS, Value::Text(head)),
        change(GAMES, Value::Text(game)),
        change(TRACES, Value::Bytes(trace)),
    ]
}

/// Takes a game out; answers the changes that bring it back.
pub(super) async fn take_out(library: &Database, key: &str) -> Result<Vec<Change>, DatabaseError> {
    let mut back = Vec::new();
    let mut out = Vec::new();
    for store in [HEADS, GAMES, TRACES] {
        let change = |value| Change {
            store,
            key: key.to_owned(),
            value,
        };
        back.push(change(library.get(store, key).await?));
        out.push(change(None));
    }
    library.change(&out).await?;
    Ok(back)
}

/// Keeps the game of a table, one that was kept before in its place. What the library refuses is not
/// lost: the game stays on the board, where it can be saved, and the library says what is wrong when it
/// is opened.
pub fn keep_game(table: &Table) {
    let record = share::record_of_game(table, &Phrases::loaded(), &time::today());
    let key = format!("g{:016x}", table.seed());
    keep(Some(key), &record, |_| {});
}

/// Keeps a record under a key, or under a new one; `then` learns the key.
pub fn keep(
    key: Option<String>,
    record: &Record,
    then: impl FnOnce(Result<String, DatabaseError>) + 'static,
) {
    let head = Head {
        listing: Listing::of(record),
        added: time::now(),
    };
    let (game, trace) = (encode(record), Trace::of(record).to_bytes());
    yew::platform::spawn_local(async move {
        then(write(key, head, game, trace).await);
    });
}

async fn write(
    key: Option<String>,
    mut head: Head,
    game: String,
    trace: Vec<u8>,
) -> Result<String, DatabaseError> {
    let library = open().await?;
    let key = key.unwrap_or_else(|| format!("r{:x}-{:x}", head.added, chance::seed()));
    // A game that is kept anew stays in its place.
    if let Some(Value::Text(text)) = library.get(HEADS, &key).await?
        && let Ok(before) = serde_json::from_str::<Head>(&text)
    {
        head.added = before.added;
    }
    library.change(&changes(&key, &head, game, trace)).await?;
    Ok(key)
}

/// What is said of a trouble with the library.
pub fn trouble_key(trouble: DatabaseError) -> Key {
    match trouble {
        DatabaseError::Blocked => Key::LibraryBlocked,
        DatabaseError::Full => Key::LibraryFull,
        DatabaseError::Newer => Key::LibraryNewer,
        DatabaseError::Broken(_) => Key::LibraryBroken,
    }
}
