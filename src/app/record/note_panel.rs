//! What is said of the present move: marks and a comment.

use yew::prelude::*;

use super::desk::{Act, Desk};
use super::tree_view::sign;
use crate::app::context::use_phrases;
use crate::app::i18n::Key;
use crate::app::review::worth_text;
use crate::formats::record::NodeId;
use crate::platform::field;

/// The marks in the order in which they are offered, best first.
const MARKS: [(u8, Key); 6] = [
    (3, Key::MarkBrilliant),
    (1, Key::MarkGood),
    (5, Key::MarkInteresting),
    (6, Key::MarkDubious),
    (2, Key::MarkMistake),
    (4, Key::MarkBlunder),
];

/// Properties of [`NotePanel`].
#[derive(Properties, PartialEq)]
pub(super) struct NotePanelProps {
    pub(super) desk: Desk,
    pub(super) act: Callback<Act>,
    /// Hears a comment while it is being written.
    pub(super) on_typed: Callback<String>,
}

/// The panel. A comment is taken over when its field is left.
#[component]
pub(super) fn NotePanel(props: &NotePanelProps) -> Html {
    let phrases = use_phrases();
    let note = props.desk.note();
    let is_move = props.desk.at() != NodeId::ROOT;
    let onchange = {
        let act = props.act.clone();
        Callback::from(move |event: Event| {
            if let Some(text) = field::text(&event) {
                act.emit(Act::Said(text));
            }
        })
    };
    let oninput = {
        let on_typed = props.on_typed.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(text) = field::text(&event) {
                on_typed.emit(text);
            }
        })
    };
    html! {
        <section class="note-panel" aria-label={phrases.text(Key::RecordComment)}>
            if is_move {
                <div class="marks" role="group" aria-label={phrases.text(Key::RecordMarks)}>
                    { for MARKS.iter().map(|&(mark, name)| html! {
                        <button type="button" class="mark" data-mark={mark.to_string()}
                            aria-label={phrases.text(name)} title={phrases.text(name)}
                            aria-pressed={note.marks.contains(&mark).to_string()}
                            onclick={props.act.reform(move |_| Act::Marked(mark))}>
                            { sign(mark) }
                        </button>
                    }) }
                </div>
            }
            if let Some(told) = note.evaluation {
                <p class="hint" data-worth="">
                    { phrases.with(Key::AnalysisWorth, &[("worth", worth_text(told.worth).into())]) }
                </p>
            }
            <textarea name="comment" rows="2" key={props.desk.at().index()} value={note.comment}
                aria-label={phrases.text(Key::RecordComment)} placeholder={phrases.text(Key::RecordComment)}
                {onchange} {oninput} />
        </section>
    }
}
