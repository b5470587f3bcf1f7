//! Small discs beside the board: a side's colour and what has been taken.

use yew::prelude::*;

use super::faces::{Faces, code};
use super::symbols::{back_id, disc_id, sign_id, symbols};
use crate::app::store::Taken;
use crate::rules::{Color, Piece, sort_short};

/// Distance between the centres of neighbouring discs.
const STEP: usize = 72;
/// The same where a number stands below each.
const COUNTED_STEP: usize = 112;

/// Taken pieces, overlapping a little, those taken closed and not seen behind the others; `label`
/// is their accessible name. They refer to the symbols of the board on the page.
pub fn captured_pieces(taken: &Taken, faces: Faces, label: String) -> Html {
    // Strongest first, so that the row stays in order while it grows.
    let mut pieces = taken.known.clone();
    sort_short(&mut pieces, |piece| worth_rank(*piece));
    let Some(last) = (pieces.len() + taken.unknown).checked_sub(1) else {
        return html! { <span class="captured" /> };
    };
    let place = |index: usize| format!("translate({} 0)", index * STEP);
    html! {
        <span class="captured">
            <svg preserveAspectRatio="xMinYMid meet" viewBox={format!("-48 -48 {} 100", last * STEP + 96)} role="img" aria-label={label}>
                { for pieces.iter().enumerate().map(|(index, piece)| html! {
                    <g transform={place(index)} data-captured={code(*piece)}>
                        <use href={format!("#{}", disc_id(piece.color))} />
                        <use href={format!("#{}", sign_id(faces, *piece))} />
                    </g>
                }) }
                { for (pieces.len()..=last).map(|index| html! {
                    <g transform={place(index)} data-captured="closed">
                        <use href={format!("#{}", back_id(taken.of))} />
                    </g>
                }) }
            </svg>
        </span>
    }
}

/// One disc for each kind with how many there are.
pub fn counted_pieces(counts: &[(Piece, u8)], faces: Faces, label: String) -> Html {
    let width = counts.len() * COUNTED_STEP;
    html! {
        <svg viewBox={format!("-60 -48 {width} 150")} role="img" aria-label={label}>
            { for counts.iter().enumerate().map(|(index, (piece, count))| html! {
                <g class={classes!((*count == 0).then_some("pool-none"))}
                    transform={format!("translate({} 0)", index * COUNTED_STEP)}>
                    <use href={format!("#{}", disc_id(piece.color))} />
                    <use href={format!("#{}", sign_id(faces, *piece))} />
                    <text class="pool-count" y="92">{ count.to_string() }</text>
                </g>
            }) }
        </svg>
    }
}

/// The customary order: chariots, cannons, horses, then guards and soldiers.
fn worth_rank(piece: Piece) -> u8 {
    use crate::rules::Role;
    match piece.role {
        Role::General => 0,
        Role::Chariot => 1,
        Role::Cannon => 2,
        Role::Horse => 3,
        Role::Elephant => 4,
        Role::Advisor => 5,
        Role::Soldier => 6,
    }
}

/// What discs refer to, for a page without a board.
pub fn sheet(faces: Faces) -> Html {
    html! { <svg class="sheet" width="0" height="0" aria-hidden="true">{ symbols(faces, false) }</svg> }
}

/// A piece by itself; the words beside it name it.
pub fn piece_disc(piece: Piece, faces: Faces) -> Html {
    html! {
        <svg class="piece-disc" viewBox="-48 -48 96 98" aria-hidden="true">
            <use href={format!("#{}", disc_id(piece.color))} />
            <use href={format!("#{}", sign_id(faces, piece))} />
        </svg>
    }
}

/// The back of a piece of a side.
pub fn closed_disc(color: Color) -> Html {
    html! {
        <svg class="piece-disc" viewBox="-48 -48 96 98" aria-hidden="true">
            <use href={format!("#{}", back_id(color))} />
        </svg>
    }
}

/// A blank disc of a side.
pub fn side_chip(color: Color) -> Html {
    html! {
        <svg class="side-chip" viewBox="-48 -48 96 98" aria-hidden="true">
            <use href={format!("#{}", disc_id(color))} />
            <circle class={classes!("chip-core", color.to_string())} r="19" />
        </svg>
    }
}
