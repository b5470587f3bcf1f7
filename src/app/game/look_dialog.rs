//! Two people at one board: what a side has taken closed is for its eyes only. The board is
//! passed over first.

use yew::prelude::*;

use crate::app::board::{Faces, captured_pieces};
use crate::app::context::Dispatch;
use crate::app::i18n::{Key, Phrases};
use crate::app::store::{Action, Dialog, Table};
use crate::app::ui::Modal;
use crate::rules::Color;

/// The dialog for a side, covered at first.
pub(super) fn look_dialog(
    phrases: &Phrases,
    table: &Table,
    faces: Faces,
    dispatch: &Dispatch,
    (color, shown): (Color, bool),
) -> Html {
    let side = phrases.side(color);
    let taken = table.taken_in_secret(color);
    let show =
        dispatch.reform(move |_: MouseEvent| Action::Opened(Dialog::Look { color, shown: true }));
    html! {
        <Modal name="look" title={phrases.with(Key::LookTitle, &[("side", side.clone().into())])}
            on_close={dispatch.reform(|()| Action::Closed)}>
            if shown {
                { captured_pieces(&taken, faces, phrases.taken(color, &taken)) }
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
