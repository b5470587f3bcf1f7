//! The board with the game on it.

use yew::prelude::*;

use crate::app::board::{Board, BoardProps, Intent, Layout};
use crate::app::context::{use_dispatch, use_settings, use_table};
use crate::app::i18n::{Key, use_phrases};
use crate::app::store::Action;
use crate::app::ui::part;

/// Gives the board what it shows and passes on what the reader meant.
#[component]
pub fn BoardPanel() -> Html {
    let phrases = use_phrases();
    let table = use_table();
    let settings = use_settings();
    let dispatch = use_dispatch();
    // Kept while the game stays the same: the board compares them by identity.
    let position = use_memo((table.clone(), settings.premove), |(table, premove)| {
        // While the engine thinks, a move can be made in advance.
        if *premove && table.awaits_engine() {
            return (table.pieces(), table.plannable_pieces(), table.plannable());
        }
        (table.pieces(), table.movable(), table.moves())
    });
    let planned = table.plan().is_some();
    let on_intent = use_callback((dispatch, planned), |intent, (dispatch, planned)| {
        // What is only picked up changes nothing of the game, but for a move that was planned.
        if *planned || !matches!(intent, Intent::Picked(_)) {
            dispatch.emit(Action::Meant(intent));
        }
    });
    let (pieces, movable, moves) = (*position).clone();
    let layout = Layout {
        below: table.below(),
        labels: settings.labels,
    };
    // The style sheet turns the signs of the side that sits above.
    let turned = settings
        .turned
        .then(|| format!("turned-{}", !table.below()));
    html! {
        <div class={classes!("board-panel", settings.labels.then_some("with-labels"), turned)}>
            { part::<Board>(BoardProps {
                pieces,
                movable,
                moves,
                marks: table.marks(),
                layout,
                axis: settings.axis(),
                faces: settings.faces,
                veil: table.veil(),
                show_targets: settings.targets,
                label: phrases.text(Key::Board).into(),
                on_intent,
            }) }
        </div>
    }
}
