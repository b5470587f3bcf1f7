//! Buttons that cannot be used at the moment but keep the focus.

use yew::prelude::*;

/// What a press does, or nothing while the button is disabled. A button with the attribute `disabled` lets go of the
/// focus, so that whoever works by keyboard has to begin anew: a command that may disable itself says
/// `aria-disabled` instead.
pub fn unless(disabled: bool, onclick: Callback<MouseEvent>) -> Callback<MouseEvent> {
    match disabled {
        true => Callback::noop(),
        false => onclick,
    }
}
