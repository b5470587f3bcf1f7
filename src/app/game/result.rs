//! How the game ended, with the rule in words.

use yew::prelude::*;

use super::evidence::evidence_list;
use super::hidden_dialog::seal;
use crate::app::board::side_chip;
use crate::app::context::{
    Command, Dispatch, use_commander, use_dispatch, use_settings, use_table,
};
use crate::app::i18n::{Key, Phrases, use_phrases};
use crate::app::ratings::played;
use crate::app::route::Route;
use crate::app::store::{Action, Dialog, Table};
use crate::app::ui::Modal;

/// The result of the game at the end of its line.
#[component]
pub fn ResultDialog() -> Html {
    let phrases = use_phrases();
    let dispatch = use_dispatch();
    let commander = use_commander();
    let table = use_table();
    let notation = use_settings().notation;
    let Some(outcome) = table.outcome() else {
        return Html::default();
    };
    html! {
        <Modal name="result" title={phrases.result(outcome, table.reader())}
            on_close={dispatch.reform(|()| Action::Closed)}>
            <div class="result-card">
                if let Some(winner) = outcome.winner() {
                    { side_chip(winner) }
                }
                <div>
                    <p data-outcome={outcome.to_string()}>{ phrases.reason(outcome, table.rules()) }</p>
                    <p class="hint">
                        { phrases.rules_in_force(&table.setup().rules) }
                    </p>
                </div>
            </div>
            { rated(&phrases, &table, &dispatch) }
            { seal(&phrases, &table) }
            { evidence_list(&phrases, &table, notation, &dispatch) }
            <div class="modal-actions stacked">
                <button type="button" class="button primary" data-action="rematch"
                    onclick={commander.reform(|_| Command::Rematch)}>
                    { phrases.text(Key::Rematch) }
                </button>
                <button type="button" class="button" data-action="play-again"
                    onclick={commander.reform(|_| Command::PlayAgain)}>
                    { phrases.text(Key::PlayAgain) }
                </button>
                if !table.game().line().is_empty() {
                    <a class="button" href={Route::Review.hash()} data-action="review"
                        onclick={dispatch.reform(|_| Action::Closed)}>
                        { phrases.text(Key::ReviewStart) }
                    </a>
                }
                <button type="button" class="button" data-action="look"
                    onclick={dispatch.reform(|_| Action::Closed)}>
                    { phrases.text(Key::LookAtBoard) }
                </button>
                <button type="button" class="button" data-action="new-game"
                    onclick={dispatch.reform(|_| Action::Opened(Dialog::NewGame))}>
                    { phrases.text(Key::NewGame) }
                </button>
            </div>
        </Modal>
    }
}

/// Whether the game counts for the reader's rating, with the way to it; nothing between two people.
fn rated(phrases: &Phrases, table: &Table, dispatch: &Dispatch) -> Html {
    let Some(game) = played(table, 0) else {
        return Html::default();
    };
    let counts = match game.result {
        Ok(_) => Key::RatingCounts,
        Err(unrated) => unrated.key(),
    };
    html! {
        <p class="rated" data-rated={game.result.is_ok().to_string()}>
            { phrases.text(counts) }
            { " " }
            <a href={Route::Rating.hash()} onclick={dispatch.reform(|_| Action::Closed)}>
                { phrases.text(Key::RatingTitle) }
            </a>
        </p>
    }
}
