//! A native modal dialog: the browser keeps focus inside and gives it back.

use yew::prelude::*;

use super::{IconName, icon};
use crate::app::i18n::{Key, use_phrases};
use crate::platform::dialog;

/// Properties of [`Modal`].
#[derive(Properties, PartialEq)]
pub struct ModalProps {
    /// A name for element ids and tests.
    pub name: AttrValue,
    /// The heading.
    pub title: AttrValue,
    /// The reader wants it closed.
    #[prop_or_default]
    pub on_close: Callback<()>,
    /// Whether the reader may close it without a choice.
    #[prop_or(true)]
    pub closable: bool,
    /// What is in it.
    pub children: Html,
}

/// Opens above the page when it is rendered.
#[component]
pub fn Modal(props: &ModalProps) -> Html {
    let phrases = use_phrases();
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with((), move |()| {
            dialog::open(&node);
            move || dialog::close(&node)
        });
    }
    let title_id = format!("{}-title", props.name);
    let on_close = props.on_close.clone();
    let oncancel = on_close.reform(|event: Event| event.prevent_default());
    let onclick = {
        let (node, on_close) = (node.clone(), on_close.clone());
        Callback::from(move |event: MouseEvent| {
            if dialog::is_backdrop(&event, &node) {
                on_close.emit(());
            }
        })
    };
    let onclose = {
        let (node, on_close, closable) = (node.clone(), on_close.clone(), props.closable);
        Callback::from(move |_: Event| match closable {
            true => on_close.emit(()),
            // A browser closes a dialog at the second Escape, whatever the page wants.
            false => dialog::open(&node),
        })
    };
    html! {
        <dialog ref={node} class="modal" data-dialog={props.name.clone()} aria-labelledby={title_id.clone()}
            {oncancel} {onclose} {onclick}>
            <header class="modal-head">
                <h2 id={title_id}>{ props.title.clone() }</h2>
                if props.closable {
                    <button type="button" class="icon-button" aria-label={phrases.text(Key::Close)}
                        data-action="close" onclick={on_close.reform(|_| ())}>
                        { icon(IconName::Close) }
                    </button>
                }
            </header>
            { props.children.clone() }
        </dialog>
    }
}
