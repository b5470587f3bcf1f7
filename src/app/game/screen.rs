//! Board, players, moves and commands, placed by the style sheet for wide and narrow screens.

use yew::prelude::*;

use super::{Actions, BoardPanel, Dialogs, MoveList, Seat, StatusLine, Steps, TypedMove};
use crate::app::context::use_table;
use crate::app::i18n::{Key, use_phrases};

/// The game screen.
#[component]
pub fn GameScreen() -> Html {
    let phrases = use_phrases();
    let below = use_table().below();
    html! {
        <main class="game">
            <h1 class="brand">{ phrases.text(Key::AppName) }</h1>
            <Seat color={!below} place="above" />
            <BoardPanel />
            <Seat color={below} place="below" />
            <StatusLine />
            <MoveList />
            <TypedMove name="typed" />
            <div class="bar">
                <Steps />
                <Actions />
            </div>
            <Dialogs />
        </main>
    }
}
