//! Whichever dialog is open.

use yew::prelude::*;

use super::actions::{MoreActions, new_game_button};
use super::elsewhere::Elsewhere;
use super::hidden_dialog::hidden_dialog;
use super::look_dialog::look_dialog;
use super::{NewGameDialog, NewGameDialogProps, ResultDialog, TypedMove, TypedMoveProps};
use crate::app::context::{use_dialog, use_dispatch, use_settings, use_table};
use crate::app::help::help;
use crate::app::i18n::{Key, use_phrases};
use crate::app::own_rules::{OwnRulesDialog, OwnRulesDialogProps};
use crate::app::settings_panel::SettingsDialog;
use crate::app::share::{SharedDialog, SharedDialogProps};
use crate::app::store::{Action, Dialog};
use crate::app::ui::{Modal, keyed_part, part};
use crate::rules::Color;

/// The open dialog, if any.
#[component]
pub fn Dialogs() -> Html {
    let phrases = use_phrases();
    let table = use_table();
    let faces = use_settings().faces;
    let dispatch = use_dispatch();
    match use_dialog() {
        None => Html::default(),
        Some(Dialog::NewGame) => part::<NewGameDialog>(NewGameDialogProps { offer: None }),
        Some(Dialog::Offered(offer)) => {
            let key = offer.fen.clone();
            keyed_part::<NewGameDialog>(&key, NewGameDialogProps { offer: Some(offer) })
        }
        Some(Dialog::Shared(text)) => part::<SharedDialog>(SharedDialogProps { text: text.into() }),
        Some(Dialog::Elsewhere) => part::<Elsewhere>(()),
        Some(Dialog::Settings) => part::<SettingsDialog>(()),
        Some(Dialog::More) => part::<MoreSheet>(()),
        Some(Dialog::ConfirmResign) => part::<ConfirmResign>(()),
        Some(Dialog::Hidden) => hidden_dialog(&phrases, &table, faces, &dispatch),
        Some(Dialog::Look { color, shown }) => {
            look_dialog(&phrases, &table, faces, &dispatch, (color, shown))
        }
        Some(Dialog::Keys) => help(&phrases, &dispatch),
        Some(Dialog::Result) => part::<ResultDialog>(()),
        Some(Dialog::OwnRules) => {
            let on_close = dispatch.reform(|()| Action::Closed);
            part::<OwnRulesDialog>(OwnRulesDialogProps { on_close })
        }
    }
}

/// The commands that the bar of a small screen has no room for. Each closes the sheet.
#[component]
fn MoreSheet() -> Html {
    let phrases = use_phrases();
    let dispatch = use_dispatch();
    html! {
        <Modal name="more" title={phrases.text(Key::More)} on_close={dispatch.reform(|()| Action::Closed)}>
            { part::<TypedMove>(TypedMoveProps { name: "sheet-typed".into(), says_why: true }) }
            <div class="sheet-actions">{ new_game_button(&phrases, &dispatch) }{ part::<MoreActions>(()) }</div>
        </Modal>
    }
}

#[component]
fn ConfirmResign() -> Html {
    let phrases = use_phrases();
    let dispatch = use_dispatch();
    let table = use_table();
    let winner = phrases.side(table.resigner().map_or(Color::Red, |loser| !loser));
    html! {
        <Modal name="resign" title={phrases.text(Key::ResignQuestion)} on_close={dispatch.reform(|()| Action::Closed)}>
            <p>{ phrases.with(Key::ResignConsequence, &[("winner", winner.into())]) }</p>
            <div class="modal-actions">
                <button type="button" class="button" data-action="cancel"
                    onclick={dispatch.reform(|_| Action::Closed)}>
                    { phrases.text(Key::Cancel) }
                </button>
                <button type="button" class="button danger" data-action="confirm-resign"
                    onclick={dispatch.reform(|_| Action::Resigned)}>
                    { phrases.text(Key::Resign) }
                </button>
            </div>
        </Modal>
    }
}
