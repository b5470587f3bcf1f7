//! What is said to a reader who has left the board and would lose by it: over every screen, and on
//! the page's tab for one who looks at another.

use yew::prelude::*;

use super::i18n::{Key, Phrases};
use super::route::Route;
use super::store::State;
use crate::platform::page;

/// The count-down of an absence; nothing while the reader is there.
pub(super) fn away_banner(phrases: &Phrases, state: &State) -> Html {
    let Some(seconds) = state.table.patience(state.now) else {
        return Html::default();
    };
    let time = format!("0:{seconds:02}");
    html! {
        <aside class="away-banner" aria-label={phrases.text(Key::SettingAbsence)}>
            <p role="alert">{ phrases.text(Key::AwayText) }</p>
            <span class="away-time" role="timer" data-away={seconds.to_string()}>{ time }</span>
        </aside>
    }
}

/// The page's language and its title: the count-down while there is one, or which screen is open.
#[hook]
pub(super) fn use_title(phrases: &Phrases, state: &State, route: Route) {
    let patience = state.table.patience(state.now);
    use_effect_with(
        (phrases.clone(), patience, route),
        |(phrases, patience, route)| {
            let page = || phrases.text(Key::PageTitle);
            let title = match (patience, route.title()) {
                (Some(seconds), _) => {
                    phrases.with(Key::AwayTitle, &[("seconds", (*seconds as usize).into())])
                }
                (None, Some(screen)) => format!("{} · {}", phrases.text(screen), page()),
                (None, None) => page(),
            };
            page::set_title(&title);
            page::set_root_attribute("lang", phrases.language().tag());
        },
    );
}
