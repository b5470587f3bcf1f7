//! Game and settings survive a reload; where they cannot, the reader is told once.

use yew::prelude::*;

use crate::app::context::Dispatch;
use crate::app::settings::{Settings, read_settings, write_settings};
use crate::app::store::{Action, Notice, Slice, State, Table, read_game, write_game};
use crate::platform::chance;
use crate::platform::storage::{self, StorageError};

const GAME: &str = "chuhe.game";
const SETTINGS: &str = "chuhe.settings";

/// The state of the last visit. What is damaged is replaced and named; without storage
/// the app begins as at the first visit.
pub fn restore() -> State {
    let mut state = State::default();
    let fresh = Table::new(state.table.setup().clone(), chance::seed());
    state.table = Slice::new(fresh);
    match load(SETTINGS, read_settings, Notice::SavedSettingsUnreadable) {
        Ok(Some(settings)) => state.settings = Slice::new(settings),
        Ok(None) => {}
        Err(notice) => state.notice = Some(notice),
    }
    match load(GAME, read_game, Notice::SavedGameUnreadable) {
        Ok(Some(table)) => state.table = Slice::new(table),
        Ok(None) => {}
        Err(notice) => state.notice = Some(notice),
    }
    state
}

fn load<T, E>(
    key: &str,
    read: fn(&str) -> Result<T, E>,
    damaged: Notice,
) -> Result<Option<T>, Notice> {
    match storage::read(key) {
        Err(_) => Err(Notice::StorageBlocked),
        Ok(None) => Ok(None),
        Ok(Some(text)) => read(&text).map(Some).map_err(|_| damaged),
    }
}

/// Saves game and settings whenever they change.
#[hook]
pub(super) fn use_saving(state: &State, dispatch: &Dispatch) {
    let told = use_mut_ref(|| false);
    let save = {
        let dispatch = dispatch.clone();
        move |key: &str, text: &str| match storage::write(key, text) {
            Ok(()) => *told.borrow_mut() = false,
            Err(error) => {
                // Once: the line would otherwise cover all others after every move.
                if !told.replace(true) {
                    dispatch.emit(Action::Notified(match error {
                        StorageError::Blocked => Notice::StorageBlocked,
                        StorageError::Full => Notice::StorageFull,
                    }));
                }
            }
        }
    };
    {
        let save = save.clone();
        use_effect_with(state.table.clone(), move |table: &Slice<Table>| {
            save(GAME, &write_game(table));
        });
    }
    use_effect_with(state.settings.clone(), move |settings: &Slice<Settings>| {
        save(SETTINGS, &write_settings(settings));
    });
}
