//! What the rules have to say before they end a game.

use yew::prelude::*;

use crate::app::context::Dispatch;
use crate::app::i18n::{Key, Phrases};
use crate::app::store::{Action, Table};

/// A line that tells what is about to end the game, or that nobody can win it any more.
/// Empty most of the time; it is there all the same, or screen readers would not hear it.
pub(super) fn rule_notice(phrases: &Phrases, table: &Table) -> Html {
    let text = if table.suggests_draw() {
        Some(phrases.text(Key::DrawSuggested))
    } else {
        let notice = table.notices().first();
        notice.map(|notice| phrases.rule_notice(notice, table.position()))
    };
    let given = text.as_ref().map(|_| "");
    html! { <p class="rule-notice" aria-live="polite" data-notice={given}>{ text }</p> }
}

/// Ends a game that nobody can win; nothing in any other game.
pub(super) fn agree_to_draw(phrases: &Phrases, table: &Table, dispatch: &Dispatch) -> Html {
    if !table.suggests_draw() {
        return Html::default();
    }
    html! {
        <button type="button" class="button small" data-action="agree-draw"
            onclick={dispatch.reform(|_| Action::AgreedToDraw)}>
            { phrases.text(Key::DrawAgree) }
        </button>
    }
}
