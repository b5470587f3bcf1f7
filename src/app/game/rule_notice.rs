//! What the rules have to say before they end a game.

use yew::prelude::*;

use crate::app::context::Dispatch;
use crate::app::i18n::{Key, Phrases};
use crate::app::store::{Action, Table};

/// A line that tells what is about to end the game, that a draw is offered, or that nobody can win
/// any more.
/// Empty most of the time; it is there all the same, or screen readers would not hear it.
pub(super) fn rule_notice(phrases: &Phrases, table: &Table) -> Html {
    let offer = table.offer().filter(|_| table.reader().is_none());
    let text = if let Some(by) = offer {
        Some(phrases.with(Key::DrawOffered, &[("side", phrases.side(by).into())]))
    } else if table.suggests_draw() {
        Some(phrases.text(Key::DrawSuggested))
    } else {
        let notice = table.notices().first();
        notice.map(|notice| phrases.rule_notice(notice, table.position()))
    };
    let given = text.as_ref().map(|_| "");
    html! { <p class="rule-notice" aria-live="polite" data-notice={given}>{ text }</p> }
}

/// Ends a game that nobody can win, or answers an offer of a draw; nothing in any other game.
pub(super) fn agree_to_draw(phrases: &Phrases, table: &Table, dispatch: &Dispatch) -> Html {
    // The engine answers offers by itself.
    if table.offer().is_some() && table.reader().is_none() {
        return html! { <>
            <button type="button" class="button small" data-action="decline-draw"
                onclick={dispatch.reform(|_| Action::DeclinedDraw)}>
                { phrases.text(Key::Decline) }
            </button>
            <button type="button" class="button small" data-action="accept-draw"
                onclick={dispatch.reform(|_| Action::AgreedToDraw)}>
                { phrases.text(Key::Accept) }
            </button>
        </> };
    }
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
