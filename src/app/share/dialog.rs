//! A game has come with a link, and there is one on the board already.

use yew::prelude::*;

use super::table_of;
use crate::app::context::{use_dispatch, use_table};
use crate::app::i18n::{Key, use_phrases};
use crate::app::store::Action;
use crate::app::ui::Modal;
use crate::platform::chance;
use crate::rules::Color;

/// Properties of [`SharedDialog`].
#[derive(Properties, PartialEq)]
pub struct SharedDialogProps {
    /// The text of the link.
    pub text: AttrValue,
}

/// Asks whether the link's game is to take the board, or says why it cannot.
#[component]
pub fn SharedDialog(props: &SharedDialogProps) -> Html {
    let phrases = use_phrases();
    let dispatch = use_dispatch();
    let table = use_table();
    let seed = *use_memo(props.text.clone(), |_| chance::seed());
    let shared = table_of(&props.text, table.setup().rules.clone(), seed);
    let says = match &shared {
        Ok(shared) => {
            let moves = shared.game().line().len();
            let turn = match shared.position().turn() {
                Color::Red => Key::TurnRed,
                Color::Black => Key::TurnBlack,
            };
            let told = phrases.with(Key::SharedText, &[("moves", moves.into())]);
            let told = match shared.pool() {
                Some(_) if !shared.is_told() => told + " " + &phrases.text(Key::SharedDealtAnew),
                _ => told,
            };
            // Whose turn it is has no full stop after it.
            match shared.outcome() {
                Some(_) => told,
                None => told + " " + &phrases.text(turn),
            }
        }
        Err(_) => phrases.text(Key::SharedBroken),
    };
    html! {
        <Modal name="shared" title={phrases.text(Key::SharedTitle)} on_close={dispatch.reform(|()| Action::Closed)}>
            <p>{ says }</p>
            <div class="modal-actions">
                <button type="button" class="button" data-action="cancel"
                    onclick={dispatch.reform(|_| Action::Closed)}>
                    { phrases.text(if shared.is_ok() { Key::Cancel } else { Key::Close }) }
                </button>
                if let Ok(shared) = shared {
                    <button type="button" class="button primary" data-action="open-shared"
                        onclick={dispatch.reform(move |_| Action::Seated(Box::new(shared.clone()), None))}>
                        { phrases.text(Key::SharedOpen) }
                    </button>
                }
            </div>
        </Modal>
    }
}
