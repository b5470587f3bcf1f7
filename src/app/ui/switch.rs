//! On or off.

use yew::prelude::*;

/// What a [`switch`] shows and does.
pub struct Switch {
    /// A name for the form and for tests.
    pub name: &'static str,
    /// What is turned on or off.
    pub title: String,
    /// Whether it is on.
    pub on: bool,
    /// The id of what explains it.
    pub described_by: Option<String>,
    /// It is turned on or off.
    pub on_turn: Callback<bool>,
}

/// A native checkbox that looks like a switch.
pub fn switch(switch: Switch) -> Html {
    let turned = !switch.on;
    html! {
        <label class="switch" data-choice={switch.name}>
            <span>{ switch.title }</span>
            <input type="checkbox" role="switch" name={switch.name} checked={switch.on}
                aria-describedby={switch.described_by}
                onchange={switch.on_turn.reform(move |_: Event| turned)} />
        </label>
    }
}
