//! The sheet of keys and questions. [`help`] is the one entry.

use yew::prelude::*;

use crate::app::context::Dispatch;
use crate::app::i18n::{Key, Phrases};
use crate::app::store::Action;
use crate::app::ui::Modal;

/// What is done in one place.
struct Group {
    title: Key,
    /// Keys, with what they do.
    keys: &'static [(&'static str, Key)],
    /// What else there is to say.
    note: Option<Key>,
}

/// By where the keys are used.
const GROUPS: [Group; 4] = [
    Group {
        title: Key::HelpBoard,
        keys: &[
            ("← ↑ → ↓", Key::HelpArrows),
            ("Enter", Key::HelpEnter),
            ("Esc", Key::HelpEscape),
            ("Shift Enter", Key::HelpDraw),
        ],
        note: Some(Key::HelpDrawPointer),
    },
    Group {
        title: Key::HelpAsk,
        keys: &[
            ("w", Key::HelpWhat),
            ("m", Key::HelpMoves),
            ("g", Key::HelpGeneral),
            ("t", Key::HelpClock),
            ("l", Key::HelpLast),
            ("h", Key::HelpHint),
        ],
        note: None,
    },
    Group {
        title: Key::HelpGame,
        keys: &[
            ("← →", Key::HelpSteps),
            ("Home End", Key::HelpEnds),
            ("Tab", Key::HelpTab),
            ("?", Key::HelpThis),
        ],
        note: None,
    },
    Group {
        title: Key::HelpTyped,
        keys: &[
            ("C2=5", Key::HelpTypedMove),
            ("?e4", Key::HelpWhat),
            ("?m e4", Key::HelpMoves),
            ("?g", Key::HelpGeneral),
            ("?t", Key::HelpClock),
            ("?l", Key::HelpLast),
        ],
        note: None,
    },
];

/// The sheet.
pub fn help(phrases: &Phrases, dispatch: &Dispatch) -> Html {
    html! {
        <Modal name="keys" title={phrases.text(Key::HelpTitle)} on_close={dispatch.reform(|()| Action::Closed)}>
            <div class="in-columns">
                { for GROUPS.iter().map(|Group { title, keys, note }| html! {
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
                        if let Some(note) = note {
                            <p class="hint">{ phrases.text(*note) }</p>
                        }
                    </section>
                }) }
            </div>
        </Modal>
    }
}
