//! One of a few options, all in sight.

use yew::prelude::*;

/// What a [`radio_group`] shows and does.
pub struct RadioGroup {
    /// A name for the form and for tests.
    pub name: &'static str,
    /// What is chosen.
    pub title: String,
    /// The options.
    pub options: Vec<String>,
    /// Which of them is chosen.
    pub chosen: usize,
    /// Another one is chosen.
    pub on_choose: Callback<usize>,
}

/// Native radio buttons that look like one control with segments.
pub fn radio_group(group: RadioGroup) -> Html {
    html! {
        <fieldset class="choice" data-choice={group.name}>
            <legend>{ group.title }</legend>
            <div class="segments">
                { for group.options.into_iter().enumerate().map(|(index, label)| html! {
                    <label class="segment">
                        <input type="radio" name={group.name} value={index.to_string()}
                            checked={group.chosen == index}
                            onchange={group.on_choose.reform(move |_: Event| index)} />
                        <span>{ label }</span>
                    </label>
                }) }
            </div>
        </fieldset>
    }
}
