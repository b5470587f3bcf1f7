//! Two people at one board: what a side has taken closed is for its eyes only. The board is
//! passed over first.

use yew::prelude::*;

use crate::app::board::captured_pieces;
use crate::app::context::{use_dispatch, use_settings, use_table};
use crate::app::i18n::{Key, use_phrases};
use crate::app::store::Action;
use crate::app::ui::Modal;
use crate::rules::Color;

/// Properties of [`LookDialog`].
#[derive(Properties, PartialEq)]
pub struct LookDialogProps {
    /// Who may look.
    pub color: Color,
}

/// The dialog: covered at first.
#[component]
pub fn LookDialog(props: &LookDialogProps) -> Html {
    let phrases = use_phrases();
    let dispatch = use_dispatch();
    let table = use_table();
    let faces = use_settings().faces;
    let shown = use_state(|| false);
    let side = phrases.side(props.color);
    let taken = table.taken_in_secret(props.color);
    let show = {
        let shown = shown.clone();
        Callback::from(move |_: MouseEvent| shown.set(true))
    };
    html! {
        <Modal name="look" title={phrases.with(Key::LookTitle, &[("side", side.clone().into())])}
            on_close={dispatch.reform(|()| Action::Closed)}>
            if *shown {
                { captured_pieces(&taken, faces, phrases.taken(props.color, &taken)) }
                <p>{ phrases.text(Key::LookHideThen) }</p>
                <div class="modal-actions">
                    <button type="button" class="button primary" data-action="hide"
                        onclick={dispatch.reform(|_| Action::Closed)}>
                        { phrases.text(Key::LookHide) }
                    </button>
                </div>
            } else {
                <p>{ phrases.with(Key::LookPass, &[("side", side.into())]) }</p>
                <div class="modal-actions">
                    <button type="button" class="button" data-action="look-later"
                        onclick={dispatch.reform(|_| Action::Closed)}>
                        { phrases.text(Key::LookLater) }
                    </button>
                    <button type="button" class="button primary" data-action="show" onclick={show}>
                        { phrases.text(Key::LookShow) }
                    </button>
                </div>
            }
        </Modal>
    }
}
