//! Board, players, moves and commands, placed by the style sheet for wide and narrow screens.

use yew::prelude::*;

use super::actions::Places;
use super::{
    Actions, BoardPanel, GameSteps, MoveList, Seat, SeatProps, StatusLine, TypedMove,
    TypedMoveProps,
};
use crate::app::context::{use_dialog, use_table};
use crate::app::i18n::{Key, use_phrases};
use crate::app::lazy::lazy_dialogs;
use crate::app::ui::part;

/// The game screen.
#[component]
pub fn GameScreen() -> Html {
    let phrases = use_phrases();
    let below = use_table().below();
    let dialog = use_dialog().is_some();
    html! {
        <main class="game">
            <h1 class="brand">{ phrases.text(Key::AppName) }</h1>
            { part::<Places>(()) }
            { part::<Seat>(SeatProps { color: !below, place: "above" }) }
            { part::<BoardPanel>(()) }
            { part::<Seat>(SeatProps { color: below, place: "below" }) }
            { part::<StatusLine>(()) }
            { part::<MoveList>(()) }
            { part::<TypedMove>(TypedMoveProps { name: "typed".into(), says_why: false }) }
            <div class="bar">
                { part::<GameSteps>(()) }
                { part::<Actions>(()) }
            </div>
            if dialog { { lazy_dialogs() } }
        </main>
    }
}
