//! What this is, of which version, and what it is made with.

use yew::prelude::*;

use crate::app::context::{Command, use_commander};
use crate::app::i18n::{Key, use_phrases};
use crate::platform::shell;

/// The last part of the settings.
#[component]
pub(super) fn About() -> Html {
    let phrases = use_phrases();
    let commander = use_commander();
    // Asked once it is in the page: only there the answer is known.
    let build = use_state_eq(String::new);
    let update = use_state_eq(|| false);
    {
        let (build, update) = (build.clone(), update.clone());
        use_effect_with((), move |()| {
            build.set(shell::build());
            update.set(shell::facts().update);
        });
    }
    let arguments = [
        ("version", env!("CARGO_PKG_VERSION").into()),
        ("build", (*build).clone().into()),
    ];
    html! {
        <section class="choices about">
            <h3>{ phrases.text(Key::About) }</h3>
            <p>{ phrases.with(Key::AboutBuild, &arguments) }</p>
            if *update {
                <p>{ phrases.text(Key::UpdateReady) }</p>
                <button type="button" class="button" data-action="update"
                    onclick={commander.reform(|_| Command::Update)}>
                    { phrases.text(Key::UpdateNow) }
                </button>
            }
            <a href="licences.txt" target="_blank" rel="noopener" data-action="licences">
                { phrases.text(Key::Licences) }
            </a>
        </section>
    }
}
