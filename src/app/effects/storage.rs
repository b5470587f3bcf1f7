//! Game and settings survive a reload; where they cannot, the reader is told once.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use super::record::{Record, Unwritten};
use crate::app::board::Faces;
use crate::app::context::Dispatch;
use crate::app::i18n::Language;
use crate::app::lazy::{self, Missing, Records};
use crate::app::settings::{Settings, write_settings};
use crate::app::store::kept_record::Kept;
use crate::app::store::{Action, Dialog, Notice, SavedGameError, Slice, State, Table, write_game};
use crate::platform::chance;
use crate::platform::shell;
use crate::platform::storage::StorageError;
use crate::platform::time;
use crate::platform::words;

/// The game that a tab plays unless another one has it.
const GAME: &str = "chuhe.game";
const SETTINGS: &str = "chuhe.settings";
/// Where a game goes while the usual place holds one of a newer version of the page.
const BESIDE_NEWER: &str = ".beside-newer";

/// A record that several effects write to.
pub(super) type Shared = Rc<RefCell<Record>>;

/// What the app begins with.
#[derive(Clone, Debug, PartialEq)]
pub struct Restored {
    /// The state of the last visit.
    pub state: State,
    /// The name of the record in which the game is kept.
    pub place: String,
}

/// The state of the last visit. What is damaged is replaced and named; without storage
/// the app begins as at the first visit.
///
/// # Errors
/// If something is kept but what reads it could not be fetched.
pub async fn restore() -> Result<Restored, Missing> {
    let place = game_place();
    // The first visit does without the readers.
    let kept = [SETTINGS, &place]
        .iter()
        .any(|name| Record::read(name).is_ok_and(|(_, kept)| kept != Kept::Nothing));
    let records = if kept {
        Some(lazy::records().await?)
    } else {
        None
    };
    let mut state = State {
        now: time::now(),
        ..State::default()
    };
    let fresh = Table::new(state.table.setup().clone(), chance::seed());
    state.table = Slice::new(fresh);
    let (settings, settings_notice) = open_settings(records);
    let Opened {
        record,
        table,
        notice: game_notice,
    } = open_game_named(&place, records);
    match settings {
        Some(settings) => state.settings = Slice::new(settings),
        // Who reads simplified characters finds them on the pieces of the first visit too.
        None if words::automatic().as_deref() == Some(Language::Simplified.tag()) => {
            state.settings = Slice::new(Settings {
                faces: Faces::Simplified,
                ..Settings::default()
            });
        }
        None => {}
    }
    if let Some(table) = table {
        state.table = Slice::new(table);
    }
    state.notice = game_notice.or(settings_notice);
    state.unkept = state.notice.as_ref().is_some_and(Notice::is_unkept);
    // A game that was over when the page was left is over still.
    if state.table.is_live() && state.table.outcome().is_some() {
        state.dialog = Some(Dialog::Result);
    }
    let state = state.reduce(Action::Shell(shell::facts()));
    let state = match shell::take_offer() {
        Some(text) if state.dialog != Some(Dialog::Elsewhere) => {
            state.reduce(Action::Offered(text.into()))
        }
        _ => state,
    };
    Ok(Restored {
        state,
        place: record.name().to_owned(),
    })
}

/// The settings as they were kept, and what is to be said about them. Without readers nothing is kept.
fn open_settings(records: Option<Records>) -> (Option<Settings>, Option<Notice>) {
    let (text, older) = match read(SETTINGS) {
        Ok((_, text, older)) => (text, older),
        Err((_, notice)) => return (None, notice.or(Some(Notice::SavedSettingsUnreadable))),
    };
    match text
        .zip(records)
        .map(|(text, records)| (records.settings)(&text))
    {
        None => (None, None),
        Some(Ok(settings)) => (Some(settings), older.then_some(Notice::SavedSettingsOlder)),
        Some(Err(_)) => (None, Some(Notice::SavedSettingsUnreadable)),
    }
}

/// A game as it was kept, the record where it goes on, and what is to be said about it.
pub(super) struct Opened {
    pub(super) record: Record,
    pub(super) table: Option<Table>,
    pub(super) notice: Option<Notice>,
}

/// The name of the record of the game that this tab plays.
fn game_place() -> String {
    shell::slot().unwrap_or_else(|| GAME.to_owned())
}

/// The game that this tab plays.
pub(super) fn open_game(records: Records) -> Opened {
    open_game_named(&game_place(), Some(records))
}

/// Without readers nothing is kept.
fn open_game_named(name: &str, records: Option<Records>) -> Opened {
    let opened = |record, table, notice| Opened {
        record,
        table,
        notice,
    };
    let (record, text, older) = match read(name) {
        Ok(read) => read,
        Err((record, notice)) => {
            return opened(record, None, notice.or(Some(Notice::SavedGameUnreadable)));
        }
    };
    match text
        .zip(records)
        .map(|(text, records)| (records.game)(&text))
    {
        None => opened(record, None, None),
        Some(Ok(table)) => opened(record, Some(table), older.then_some(Notice::SavedGameOlder)),
        Some(Err(SavedGameError::Version(_))) if !name.ends_with(BESIDE_NEWER) => {
            let beside = open_game_named(&format!("{name}{BESIDE_NEWER}"), records);
            Opened {
                notice: beside.notice.or(Some(Notice::SavedGameNewer)),
                ..beside
            }
        }
        Some(Err(_)) => opened(record, None, Some(Notice::SavedGameUnreadable)),
    }
}

/// A record's text, and whether its newest copy is lost. The error has a notice if it is
/// not that both copies are damaged.
type Read = Result<(Record, Option<String>, bool), (Record, Option<Notice>)>;

fn read(name: &str) -> Read {
    match Record::read(name) {
        Ok((record, Kept::Nothing)) => Ok((record, None, false)),
        Ok((record, Kept::Newest(copy))) => Ok((record, Some(copy.text), false)),
        Ok((record, Kept::Older(copy))) => Ok((record, Some(copy.text), true)),
        Ok((record, Kept::Damaged)) => Err((record, None)),
        Err(_) => Err((Record::unread(name), Some(Notice::StorageBlocked))),
    }
}

/// Saves game and settings whenever they change; the game into the record of this name, which is given back.
#[hook]
pub(super) fn use_saving(state: &State, dispatch: &Dispatch, place: &str) -> Shared {
    let game = use_mut_ref(|| Record::found(place));
    let settings = use_mut_ref(|| Record::found(SETTINGS));
    let told = use_mut_ref(|| false);
    let save = {
        let dispatch = dispatch.clone();
        move |record: &Shared, text: &str| {
            let written = record.borrow_mut().write(text);
            let kept = written.is_ok();
            match written {
                Ok(()) => *told.borrow_mut() = false,
                Err(Unwritten::Strange) => {
                    shell::lose_seat();
                    dispatch.emit(Action::Shell(shell::facts()));
                }
                Err(Unwritten::Refused(error)) => {
                    // Once: the line would otherwise cover all others after every move.
                    if !told.replace(true) {
                        dispatch.emit(Action::Notified(match error {
                            StorageError::Blocked => Notice::StorageBlocked,
                            StorageError::Full => Notice::StorageFull,
                        }));
                    }
                }
            }
            kept
        }
    };
    {
        let (save, game, dispatch) = (save.clone(), game.clone(), dispatch.clone());
        let (elsewhere, unkept) = (state.shell.elsewhere, state.unkept);
        use_effect_with(state.table.clone(), move |table: &Slice<Table>| {
            let text = write_game(table);
            shell::leave_game(&text);
            if !elsewhere && save(&game, &text) && unkept {
                dispatch.emit(Action::Kept);
            }
        });
    }
    use_effect_with(state.settings.clone(), move |chosen: &Slice<Settings>| {
        save_settings(&settings, &save, chosen);
    });
    game
}

/// Settings belong to all tabs: the last choice counts, whoever made it.
fn save_settings(record: &Shared, save: &impl Fn(&Shared, &str) -> bool, chosen: &Settings) {
    let text = write_settings(chosen);
    if let Ok((fresh, _)) = Record::read(SETTINGS) {
        let known = record.borrow().knows(&text);
        if known {
            return;
        }
        *record.borrow_mut() = fresh;
    }
    save(record, &text);
}
