//! What is hidden in a game of cờ úp: the pieces that nobody has seen, and the seal.

use yew::prelude::*;

use crate::app::board::{Faces, counted_pieces};
use crate::app::context::Dispatch;
use crate::app::i18n::{Key, Phrases};
use crate::app::route::Route;
use crate::app::store::{Action, Table};
use crate::app::ui::Modal;
use crate::rules::{CapturedClosed, Color, Piece, Role};

/// The dialog.
pub(super) fn hidden_dialog(
    phrases: &Phrases,
    table: &Table,
    faces: Faces,
    dispatch: &Dispatch,
) -> Html {
    let customs = table.variant().customs().unwrap_or_default();
    let who_sees = phrases.text(match customs.captured_closed {
        CapturedClosed::Capturer => Key::TakenSeenByCapturer,
        CapturedClosed::Nobody => Key::TakenSeenByNobody,
        CapturedClosed::Both => Key::TakenSeenByBoth,
    });
    html! {
        <Modal name="hidden" title={phrases.text(Key::HiddenPieces)}
            on_close={dispatch.reform(|()| Action::Closed)}>
            if let Some(pool) = table.pool() {
                <p class="hint">{ phrases.text(Key::PoolHint) }</p>
                { for Color::ALL.into_iter().map(|color| {
                    let counts: Vec<(Piece, u8)> = Role::ALL[1..]
                        .iter()
                        .map(|role| Piece::new(color, *role))
                        .map(|piece| (piece, pool.count(piece)))
                        .collect();
                    html! {
                        <section class="pool" data-pool={color.to_string()}>
                            <h3>{ phrases.side(color) }</h3>
                            { counted_pieces(&counts, faces, pool_label(phrases, &counts)) }
                        </section>
                    }
                }) }
                <p class="hint">{ who_sees }</p>
            }
            { seal(phrases, table) }
            <p class="hint"><a href={Route::CoUp.hash()} onclick={dispatch.reform(|_| Action::Closed)}>
                { phrases.text(Key::CoUpLearn) }
            </a></p>
        </Modal>
    }
}

fn pool_label(phrases: &Phrases, counts: &[(Piece, u8)]) -> String {
    let named: Vec<String> = counts
        .iter()
        .map(|(piece, count)| format!("{} {count}", phrases.role(piece.role)))
        .collect();
    named.join(", ")
}

/// The commitment, and after the game the text that keeps it.
pub(super) fn seal(phrases: &Phrases, table: &Table) -> Html {
    let Some(seal) = table.seal() else {
        return Html::default();
    };
    let commitment = seal.commitment;
    let kept = seal.opened.as_ref().map(|(_, kept)| *kept);
    // Long numbers, for those who want to check; a broken promise is told at once.
    let title = match kept {
        None => Key::Seal,
        Some(true) => Key::SealKept,
        Some(false) => Key::SealBroken,
    };
    html! {
        <details class="seal" open={kept == Some(false)}>
            <summary>{ phrases.text(title) }</summary>
            <p class="hint">{ phrases.text(Key::SealHint) }</p>
            <code data-seal={commitment.clone()}>{ &commitment }</code>
            if let Some((opened, _)) = seal.opened {
                <code data-opened={opened.clone()}>{ &opened }</code>
                <p class="hint">{ phrases.text(Key::SealCheck) }</p>
                <code>{ format!("printf %s '{opened}' | sha256sum") }</code>
            }
        </details>
    }
}
