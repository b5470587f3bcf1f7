//! Games that come and go in links.

use yew::prelude::*;

use crate::app::context::Dispatch;
use crate::app::lazy;
use crate::app::route::Route;
use crate::app::share;
use crate::app::shelf::Shelf;
use crate::app::store::{Action, Dialog, Notice, Slice, State, Table};
use crate::platform::{chance, clipboard, idle, page, route};

/// Takes the game of the address, now and whenever it changes. A game that has begun is not
/// replaced without a question.
#[hook]
pub(super) fn use_links(state: &State, dispatch: &Dispatch, shelf: &Shelf) {
    let latest = use_mut_ref(|| state.clone());
    *latest.borrow_mut() = state.clone();
    let (dispatch, shelf) = (dispatch.clone(), shelf.clone());
    use_effect_with((), move |()| {
        let take = move |hash: String| {
            let Some(text) = share::text_of(&hash).map(str::to_owned) else {
                return;
            };
            // The address is free again, so that a reload goes on with the game.
            route::replace(Route::Game.hash());
            let (latest, dispatch, shelf) = (latest.clone(), dispatch.clone(), shelf.clone());
            idle::now(async move {
                let Ok(records) = lazy::records().await else {
                    return dispatch.emit(Action::Notified(Notice::PartMissing));
                };
                // More than a game to be played on: it is looked at.
                if let Some(handed) = (records.study)(&text) {
                    return shelf.show_record_of_link(handed);
                }
                let (begun, elsewhere, rules) = {
                    let state = latest.borrow();
                    let begun = !state.table.game().line().is_empty();
                    let rules = state.table.setup().rules.clone();
                    (begun, state.shell.elsewhere, rules)
                };
                dispatch.emit(match (records.linked)(&text, rules, chance::seed()) {
                    Ok(table) if !begun && !elsewhere => Action::Seated(Box::new(table), None),
                    _ => Action::Opened(Dialog::Shared(text)),
                });
            });
        };
        take(route::current());
        let listener = route::listen(take);
        move || drop(listener)
    });
}

/// Shows the game of a table on the record screen, at the position on the board.
pub(super) fn show_record(table: Slice<Table>, shelf: Shelf, dispatch: Dispatch) {
    idle::now(async move {
        match lazy::records().await {
            Ok(records) => shelf.show_record((records.shown)(&table)),
            Err(_) => dispatch.emit(Action::Notified(Notice::PartMissing)),
        }
    });
}

/// Puts the link with the game of a table into the clipboard.
pub(super) fn copy_link(table: Slice<Table>, dispatch: Dispatch) {
    idle::now(async move {
        let Ok(records) = lazy::records().await else {
            return dispatch.emit(Action::Notified(Notice::PartMissing));
        };
        let link = page::address_with(&(records.link)(&table));
        let notice = if clipboard::copy(&link).await {
            Notice::LinkCopied
        } else {
            Notice::LinkNotCopied(link)
        };
        dispatch.emit(Action::Notified(notice));
    });
}
