//! The sheet of keys and questions. [`help`] is the one entry.

use yew::prelude::*;

use crate::app::context::Dispatch;
use crate::app::i18n::{Key, Phrases};
use crate::app::store::Action;
use crate::app::ui::Modal;

/// Keys with what they do, by where they do it.
const GROUPS: [(Key, &[(&str, Key)]); 4] = [
    (
        Key::HelpBoard,
        &[
            ("← ↑ → ↓", Key::HelpArrows),
            ("Enter", Key::HelpEnter),
            ("Esc", Key::HelpEscape),
            ("Shift Enter", Key::HelpDraw),
        ],
    ),
    (
        Key::HelpAsk,
        &[
            ("w", Key::HelpWhat),
            ("m", Key::HelpMoves),
            ("g", Key::HelpGeneral),
            ("t", Key::HelpClock),
            ("l", Key::HelpLast),
            ("h", Key::HelpHint),
        ],
    ),
    (
        Key::HelpGame,
        &[
            ("← →", Key::HelpSteps),
            ("Home End", Key::HelpEnds),
            ("Tab", Key::HelpTab),
            ("?", Key::HelpThis),
        ],
    ),
    (
        Key::HelpTyped,
        &[
            ("C2=5", Key::HelpTypedMove),
            ("?e4", Key::HelpWhat),
            ("?m e4", Key::HelpMoves),
            ("?g", Key::HelpGeneral),
            ("?t", Key::HelpClock),
            ("?l", Key::HelpLast),
        ],
    ),
];

/// The sheet.
pub fn help(phrases: &Phrases, dispatch: &Dispatch) -> Html {
    html! {
        <Modal name="keys" title={phrases.text(Key::HelpTitle)} on_close={dispatch.reform(|()| Action::Closed)}>
            { for GROUPS.iter().map(|(title, keys)| html! {
                <section class="keys">
                    <h3>{ phrases.text(*title) }</h3>
                    <dl>
                        { for keys.iter().map(|(key, what)| html! {
                            <div>
                                <dt>{ for key.split(' ').map(|key| html! { <kbd>{ key }</kbd> }) }</dt>
                                <dd>{ phrases.text(*what) }</dd>
                            </div>
                        }) }
                    </dl>
                </section>
            }) }
        </Modal>
    }
}
