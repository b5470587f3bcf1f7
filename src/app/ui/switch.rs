//! On or off.

use yew::prelude::*;

/// Properties of [`Switch`].
#[derive(Properties, PartialEq)]
pub struct SwitchProps {
    /// A name for the form and for tests.
    pub name: AttrValue,
    /// What is turned on or off.
    pub title: AttrValue,
    /// Whether it is on.
    pub on: bool,
    /// The id of what explains it.
    #[prop_or_default]
    pub described_by: Option<AttrValue>,
    /// It is turned on or off.
    pub on_turn: Callback<bool>,
}

/// A native checkbox that looks like a switch.
#[component]
pub fn Switch(props: &SwitchProps) -> Html {
    let turned = !props.on;
    html! {
        <label class="switch" data-choice={props.name.clone()}>
            <span>{ props.title.clone() }</span>
            <input type="checkbox" role="switch" name={props.name.clone()} checked={props.on}
                aria-describedby={props.described_by.clone()}
                onchange={props.on_turn.reform(move |_: Event| turned)} />
        </label>
    }
}
