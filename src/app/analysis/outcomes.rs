//! What a closed piece that is tried out may turn out to be.

use yew::prelude::*;

use super::desk::{Act, Desk};
use crate::app::i18n::{Key, Phrases};
use crate::rules::Role;

/// In cờ úp what the engine's numbers mean, and after a move that opens a piece the kinds that it
/// may be; nothing in xiangqi.
pub(super) fn outcomes(desk: &Desk, phrases: &Phrases, act: &Callback<Act>) -> Html {
    if !desk.position().variant().has_closed_pieces() {
        return Html::default();
    }
    html! {
        <>
            if let Some((kinds, taken_for)) = desk.outcomes() {
                { kinds_of(phrases, kinds, Some(taken_for), &act.reform(Act::TurnsOut)) }
            }
            <p class="hint expected">{ phrases.text(Key::AnalysisExpected) }</p>
        </>
    }
}

/// The kinds that a closed piece may be, with how many of each are unknown, to choose from.
pub fn kinds_of(
    phrases: &Phrases,
    kinds: Vec<(Role, u8)>,
    chosen: Option<Role>,
    on_choose: &Callback<Role>,
) -> Html {
    let title = phrases.text(Key::AnalysisTurnsOut);
    html! {
        <div class="outcomes" role="group" aria-label={title.clone()}>
            <span aria-hidden="true">{ title }</span>
            { for kinds.into_iter().map(|(role, count)| {
                let name = phrases.role(role);
                let label = phrases.with(Key::AnalysisMayBe, &[
                    ("piece", name.as_str().into()),
                    ("count", usize::from(count).into()),
                ]);
                html! {
                    <button type="button" class="outcome" data-outcome={format!("{role:?}")}
                        title={label} aria-pressed={(Some(role) == chosen).to_string()}
                        onclick={on_choose.reform(move |_: MouseEvent| role)}>
                        { name }
                        { " " }
                        <small>{ count }</small>
                    </button>
                }
            }) }
        </div>
    }
}
