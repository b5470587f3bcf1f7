//! Another record is handed over: the one before is kept first, so that nothing is lost.

use yew::prelude::*;

use super::desk::Desk;
use super::draft;
use super::screen::{DeskScreen, DeskScreenProps};
use crate::app::context::use_phrases;
use crate::app::i18n::Key;
use crate::app::library;
use crate::app::shelf::{Handed, use_shelf};
use crate::app::ui::keyed_part;
use crate::formats::record::Record;

/// Which record the screen shows.
#[derive(Clone)]
enum Phase {
    /// The one before has changes that the library gets first; then comes the next one.
    Keeping { before: Desk, next: Handed },
    /// A record, with what is to be said about it.
    Shown { desk: Desk, said: Option<String> },
    /// The one before could not be kept: it stays, and the next one waits for the reader's word.
    Stays {
        before: Desk,
        next: Handed,
        said: String,
    },
}

impl Phase {
    /// What was handed over, or else what was shown last.
    fn first(handed: Option<Handed>) -> Phase {
        match (handed, draft::read()) {
            (Some(next), Some(before)) if before.changed => Phase::Keeping { before, next },
            (Some(next), _) => Phase::of(Desk::new(next)),
            (None, Some(before)) => Phase::of(before),
            (None, None) => Phase::of(Desk::new(Handed::new(Record::default()))),
        }
    }

    const fn of(desk: Desk) -> Phase {
        Phase::Shown { desk, said: None }
    }
}

/// The record screen. It shows what was handed over, or else what it showed last. A record with
/// changes that gives way is kept in the library before; if that cannot be, it does not give way
/// without the reader's word.
#[component]
pub fn RecordScreen() -> Html {
    let phrases = use_phrases();
    let shelf = use_shelf();
    let phase = use_state(|| Phase::first(shelf.take_record()));
    {
        let phase = phase.clone();
        use_effect_with((), move |()| {
            if let Phase::Keeping { before, next } = (*phase).clone() {
                keep(
                    before,
                    next,
                    move |after| phase.set(after),
                    move |key| phrases.text(key),
                );
            }
        });
    }
    match &*phase {
        Phase::Keeping { .. } => html! { <main class="desk record-screen" aria-busy="true" /> },
        Phase::Shown { desk, said } => keyed_part::<DeskScreen>(
            "shown",
            DeskScreenProps {
                desk: desk.clone(),
                said: said.clone(),
                on_other: None,
            },
        ),
        Phase::Stays { before, next, said } => {
            let (next, phase) = (next.clone(), phase.clone());
            keyed_part::<DeskScreen>(
                "stays",
                DeskScreenProps {
                    desk: before.clone(),
                    said: Some(said.clone()),
                    on_other: Some(Callback::from(move |()| {
                        phase.set(Phase::of(Desk::new(next.clone())));
                    })),
                },
            )
        }
    }
}

/// Keeps a record with changes in the library; `then` learns what comes after.
fn keep(
    before: Desk,
    next: Handed,
    then: impl FnOnce(Phase) + 'static,
    text: impl Fn(Key) -> String + 'static,
) {
    // What cannot be played has no place in the library.
    if before.record().start().is_none() {
        let said = text(Key::RecordBeforeStays);
        return then(Phase::Stays { before, next, said });
    }
    let (source, record) = (before.source.clone(), before.record().clone());
    library::keep(source, &record, move |kept| {
        then(match kept {
            // The same entry is opened again: it was read before it was kept.
            Ok(key) if next.source.as_ref() == Some(&key) => Phase::Shown {
                desk: before.kept(key),
                said: Some(text(Key::RecordWasKept)),
            },
            Ok(_) => Phase::Shown {
                desk: Desk::new(next),
                said: Some(text(Key::RecordBeforeKept)),
            },
            Err(trouble) => {
                let said =
                    text(library::trouble_key(trouble)) + " " + &text(Key::RecordBeforeStays);
                Phase::Stays { before, next, said }
            }
        });
    });
}
