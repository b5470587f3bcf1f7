//! The record on the record screen survives a reload, and other screens. Every tab keeps its own; what a closed
//! tab leaves goes to the library.

use std::cell::RefCell;
use std::rc::Rc;

use serde::{Deserialize, Serialize};
use yew::prelude::*;

use super::desk::{Act, Desk};
use crate::app::library;
use crate::app::shelf::Handed;
use crate::formats::record::Record;
use crate::formats::share;
use crate::platform::storage::{self, StorageError};
use crate::platform::{presence, shell};
use crate::rules::{Color, Move};

/// Where it is kept, unless the page says otherwise; see `src/shell/desk.js`.
const KEY: &str = "chuhe.record";

#[derive(Serialize, Deserialize)]
struct Saved {
    /// The record in the letters of a link.
    record: String,
    /// The moves that lead to the position that is shown, in coordinates.
    at: Vec<String>,
    below: Color,
    source: Option<String>,
    unkept: bool,
    /// Whether it was edited since it was handed over or kept; earlier versions did not say.
    #[serde(default)]
    changed: Option<bool>,
}

thread_local! {
    /// A desk that the storage does not take: it survives other screens at least.
    static UNSTORED: RefCell<Option<Desk>> = const { RefCell::new(None) };
}

/// Keeps the record of a desk in place of the one before. What the storage does not take is kept as
/// long as the page is open.
pub(super) fn write(desk: &Desk) -> Result<(), StorageError> {
    let stored = store(desk);
    // A start that cannot be played is written, but not read.
    let is_safe = stored.is_ok() && desk.record().start().is_some();
    UNSTORED.replace((!is_safe).then(|| desk.clone()));
    stored
}

fn store(desk: &Desk) -> Result<(), StorageError> {
    let handed = desk.hand_over();
    let saved = Saved {
        record: share::encode(&handed.record),
        at: handed.at.iter().map(Move::to_string).collect(),
        below: handed.below,
        source: handed.source,
        unkept: desk.unkept,
        changed: Some(desk.changed),
    };
    let text = serde_json::to_string(&saved).expect("plain fields always serialise");
    storage::write(&key(), &text)
}

fn key() -> String {
    shell::desk().unwrap_or_else(|| KEY.to_owned())
}

/// The record that was kept last, if there is one that can be read.
pub(super) fn read() -> Option<Desk> {
    UNSTORED.with_borrow(Clone::clone).or_else(stored)
}

fn stored() -> Option<Desk> {
    kept_at(&key()).or_else(copied)
}

/// A tab that found its place taken begins with what the other one shows, but the changes are the other one's.
fn copied() -> Option<Desk> {
    let mut desk = kept_at(&shell::copied_desk()?)?;
    desk.changed = false;
    desk.source = None;
    Some(desk)
}

fn kept_at(key: &str) -> Option<Desk> {
    let text = storage::read(key).ok()??;
    let saved: Saved = serde_json::from_str(&text).ok()?;
    let mut desk = Desk::new(Handed {
        record: share::unpack(&saved.record).ok()?,
        at: saved
            .at
            .iter()
            .map_while(|text| text.parse().ok())
            .collect(),
        below: saved.below,
        source: saved.source,
    });
    desk.unkept = saved.unkept;
    let may_be = saved.unkept && *desk.record != Record::default();
    desk.changed = saved.changed.unwrap_or(may_be);
    Some(desk)
}

/// Keeps in the library what closed tabs have left with changes. What the library does not take stays where it is.
pub fn keep_left() {
    for name in shell::desks_left() {
        // What a newer version has left it understands itself.
        let Some(desk) = kept_at(&name) else {
            continue;
        };
        if !desk.changed {
            storage::remove(&name);
        } else if desk.record().start().is_some() {
            library::keep(desk.source.clone(), desk.record(), move |kept| {
                if kept.is_ok() {
                    storage::remove(&name);
                }
            });
        }
    }
}

/// A comment that stands in its field and is not taken over yet.
pub(super) type Typed = Rc<RefCell<Option<String>>>;

/// What acts on a desk. A comment that is being written is taken over before anything else happens.
#[hook]
pub(super) fn use_acts(desk: &UseReducerHandle<Desk>, typed: &Typed) -> Callback<Act> {
    let (dispatcher, typed) = (desk.dispatcher(), typed.clone());
    use_callback((), move |act, ()| {
        if let Some(text) = typed.take()
            && !matches!(act, Act::Said(_))
        {
            dispatcher.dispatch(Act::Said(text));
        }
        dispatcher.dispatch(act);
    })
}

/// Every change is kept, so that a reload brings it back, and a comment that is being written when
/// the screen or the page goes. Where that cannot be, `on_unstored` hears of it.
#[hook]
pub(super) fn use_drafts(
    desk: &UseReducerHandle<Desk>,
    typed: &Typed,
    on_unstored: Option<Callback<()>>,
) {
    let latest = use_mut_ref(|| (**desk).clone());
    latest.replace((**desk).clone());
    {
        let (latest, typed) = (latest.clone(), typed.clone());
        use_effect_with((), move |()| {
            let listeners = presence::listen(move || {
                // A page that is about to be closed is hidden first.
                if !presence::is_visible()
                    && let Some(text) = typed.borrow().clone()
                {
                    // What is not stored now is lost with the page; there is nobody to be told.
                    let _ = write(&latest.borrow().after(Act::Said(text)));
                }
            });
            move || drop(listeners)
        });
    }
    let typed = typed.clone();
    use_effect_with((), move |()| {
        move || {
            if let Some(text) = typed.take() {
                // What is not stored is remembered.
                let _ = write(&latest.borrow().after(Act::Said(text)));
            }
        }
    });
    use_effect_with((**desk).clone(), move |desk| {
        if write(desk).is_err()
            && let Some(on_unstored) = on_unstored
        {
            on_unstored.emit(());
        }
    });
}
