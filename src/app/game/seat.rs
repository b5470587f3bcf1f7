//! A player: who it is, what they have taken, and whether it is their turn.

use yew::prelude::*;

use super::clock_face::{ClockFace, ClockFaceProps};
use super::material;
use crate::app::board::{captured_pieces, side_chip};
use crate::app::context::{
    Command, use_commander, use_dispatch, use_engine_state, use_settings, use_table,
};
use crate::app::i18n::{Key, Phrases, use_phrases};
use crate::app::store::{Action, Dialog, EngineState, Opponent, Table};
use crate::app::ui::part;
use crate::rules::Color;

/// Properties of [`Seat`].
#[derive(Properties, PartialEq)]
pub struct SeatProps {
    /// Whose seat it is.
    pub color: Color,
    /// Where it is: `above` or `below` the board.
    pub place: &'static str,
}

/// One player's line.
#[component]
pub fn Seat(props: &SeatProps) -> Html {
    let phrases = use_phrases();
    let table = use_table();
    let faces = use_settings().faces;
    let engine = use_engine_state();
    let commander = use_commander();
    let dispatch = use_dispatch();
    let color = props.color;
    let taken = table.taken_by(color);
    let is_engine = table.reader() == Some(!color);
    let thinks = is_engine && matches!(engine, EngineState::Thinking { .. });
    let at_turn = table.outcome().is_none() && table.position().turn() == color;
    html! {
        <section class={classes!("seat", format!("seat-{}", props.place), at_turn.then_some("at-turn"))}
            data-seat={color.to_string()} aria-label={phrases.side(color)}>
            { side_chip(color) }
            <div class="seat-text">
                <span class="seat-name">{ name(&phrases, &table, color) }</span>
                <span class="seat-taken">
                    { captured_pieces(&taken, faces, phrases.taken(color, &taken)) }
                    { lead(&phrases, &table, color) }
                </span>
            </div>
            if table.may_look(color) {
                <button type="button" class="button small look" data-action={format!("look-{color}")}
                    onclick={dispatch.reform(move |_| Action::Opened(Dialog::Look { color, shown: false }))}>
                    { phrases.text(Key::Look) }
                </button>
            }
            if thinks {
                <span class="thinking" aria-hidden="true"><i /><i /><i /></span>
                <button type="button" class="button small" data-action="move-now"
                    onclick={commander.reform(|_| Command::MoveNow)}>
                    { phrases.text(Key::MoveNow) }
                </button>
            }
            { part::<ClockFace>(ClockFaceProps { color }) }
        </section>
    }
}

fn name(phrases: &Phrases, table: &Table, color: Color) -> String {
    match (table.setup().opponent, table.reader()) {
        (Opponent::Engine { level }, Some(reader)) if reader != color => phrases.with(
            Key::OpponentEngineLevel,
            &[("level", usize::from(level).into())],
        ),
        (_, Some(_)) => phrases.text(Key::PlayerYou),
        (_, None) => phrases.side(color),
    }
}

/// By how much a side is ahead; nothing for one that is not.
fn lead(phrases: &Phrases, table: &Table, color: Color) -> Html {
    // What closed pieces are worth nobody knows.
    let hides = table.setup().start.variant().has_closed_pieces();
    let lead = material::lead(table.position(), color);
    let Some(value) = material::shown(lead).filter(|_| !hides) else {
        return Html::default();
    };
    let label = phrases.with(Key::Lead, &[("value", value.as_str().into())]);
    html! { <span class="lead" role="img" aria-label={label}>{ value }</span> }
}
