//! Steps through a line of moves: the four buttons, and the keys that do the same.

use yew::prelude::*;

use super::{IconName, icon, unless};
use crate::app::i18n::{Key, Phrases};
use crate::app::store::Step;
use crate::platform::keys;

/// The buttons' names for tests and style sheets, what they show, say and do.
const BUTTONS: [(&str, IconName, Key, Step); 4] = [
    ("first", IconName::First, Key::StepFirst, Step::First),
    ("back", IconName::Back, Key::StepBack, Step::Back),
    (
        "forward",
        IconName::Forward,
        Key::StepForward,
        Step::Forward,
    ),
    ("last", IconName::Last, Key::StepLast, Step::Last),
];

/// Where in its line a board stands, and what takes it elsewhere.
pub struct Steps {
    /// Nothing lies before.
    pub at_start: bool,
    /// Nothing follows.
    pub at_end: bool,
    /// A step is wanted.
    pub on_step: Callback<Step>,
}

/// First, back, forward, last.
pub fn steps(phrases: &Phrases, steps: Steps) -> Html {
    let button = |(name, sign, title, step): (&'static str, IconName, Key, Step)| {
        let disabled = match step {
            Step::First | Step::Back => steps.at_start,
            Step::Forward | Step::Last | Step::To(_) => steps.at_end,
        };
        html! {
            <button type="button" class={classes!("command", "step", format!("command-{name}"))}
                data-action={name} aria-disabled={disabled.then_some("true")} aria-label={phrases.text(title)}
                onclick={unless(disabled, steps.on_step.reform(move |_: MouseEvent| step))}>
                { icon(sign) }
            </button>
        }
    };
    html! { <div class="steps">{ for BUTTONS.into_iter().map(button) }</div> }
}

/// The arrows to both sides, Home and End step through the moves wherever they mean nothing else,
/// as long as the board is `active`. `on_step` must mean the same at every drawing.
#[hook]
pub fn use_step_keys(active: bool, on_step: &Callback<Step>) {
    let on_step = on_step.clone();
    use_effect_with(active, move |active| {
        let listener = active.then(|| {
            keys::listen(move |key| {
                let step = match key {
                    "ArrowLeft" => Step::Back,
                    "ArrowRight" => Step::Forward,
                    "Home" => Step::First,
                    "End" => Step::Last,
                    _ => return false,
                };
                on_step.emit(step);
                true
            })
        });
        move || drop(listener)
    });
}
