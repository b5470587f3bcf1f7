//! The game of this tab is played in another one.

use yew::prelude::*;

use crate::app::context::{Command, use_commander};
use crate::app::i18n::{Key, use_phrases};
use crate::app::ui::Modal;

/// Stays until the reader has chosen: two tabs must not play one game.
#[component]
pub(super) fn Elsewhere() -> Html {
    let phrases = use_phrases();
    let commander = use_commander();
    html! {
        <Modal name="elsewhere" title={phrases.text(Key::ElsewhereTitle)} closable={false}>
            <p>{ phrases.text(Key::ElsewhereText) }</p>
            <div class="modal-actions">
                <button type="button" class="button" data-action="own-game"
                    onclick={commander.reform(|_| Command::OwnGame)}>
                    { phrases.text(Key::ElsewhereOwn) }
                </button>
                <button type="button" class="button primary" data-action="take-game"
                    onclick={commander.reform(|_| Command::TakeGame)}>
                    { phrases.text(Key::ElsewhereTake) }
                </button>
            </div>
        </Modal>
    }
}
