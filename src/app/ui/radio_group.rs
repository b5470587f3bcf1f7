//! One of a few options, all in sight.

use yew::prelude::*;

/// Properties of [`RadioGroup`].
#[derive(Properties, PartialEq)]
pub struct RadioGroupProps {
    /// A name for the form and for tests.
    pub name: AttrValue,
    /// What is chosen.
    pub title: AttrValue,
    /// The options.
    pub options: Vec<AttrValue>,
    /// Which of them is chosen.
    pub chosen: usize,
    /// Another one is chosen.
    pub on_choose: Callback<usize>,
}

/// Native radio buttons that look like one control with segments.
#[component]
pub fn RadioGroup(props: &RadioGroupProps) -> Html {
    html! {
        <fieldset class="choice" data-choice={props.name.clone()}>
            <legend>{ props.title.clone() }</legend>
            <div class="segments">
                { for props.options.iter().enumerate().map(|(index, label)| html! {
                    <label class="segment">
                        <input type="radio" name={props.name.clone()} value={index.to_string()}
                            checked={props.chosen == index}
                            onchange={props.on_choose.reform(move |_: Event| index)} />
                        <span>{ label.clone() }</span>
                    </label>
                }) }
            </div>
        </fieldset>
    }
}
