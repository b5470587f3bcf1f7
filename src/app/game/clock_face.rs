//! The time that a player has left.

use yew::prelude::*;

use crate::app::context::{use_now, use_table};
use crate::app::i18n::{Key, use_phrases};
use crate::rules::Color;

#[derive(Properties, PartialEq)]
pub(super) struct ClockFaceProps {
    pub color: Color,
}

/// A side's clock; nothing in a game without one. Drawn again by itself whenever it shows something else.
#[component]
pub(super) fn ClockFace(props: &ClockFaceProps) -> Html {
    let phrases = use_phrases();
    let table = use_table();
    let now = use_now().0;
    let Some(clock) = table.clock() else {
        return Html::default();
    };
    let reading = clock.reading(props.color, now);
    let class = classes!(
        "clock",
        (clock.running() == Some(props.color)).then_some("running"),
        reading.is_low().then_some("low"),
        reading.in_period.then_some("in-period"),
    );
    let side = [("side", phrases.side(props.color).into())];
    html! {
        <span {class} role="timer" data-clock={props.color.to_string()} aria-label={phrases.with(Key::ClockOf, &side)}>
            <span class="clock-time">{ reading.to_string() }</span>
            if reading.periods > 0 {
                <span class="clock-periods">
                    { phrases.with(Key::ClockPeriodsLeft, &[("periods", (reading.periods as usize).into())]) }
                </span>
            }
        </span>
    }
}
