//! Small discs beside the board: a side's colour and what has been taken.

use yew::prelude::*;

use super::faces::{Faces, code};
use super::symbols::{disc_id, sign_id};
use crate::rules::{Color, Piece, sort_short};

/// Distance between the centres of neighbouring discs.
const STEP: usize = 72;

/// Taken pieces, overlapping a little; `label` is their accessible name. They refer to the symbols of
/// the board on the page.
pub fn captured_pieces(pieces: &[Piece], faces: Faces, label: String) -> Html {
    let Some(last) = pieces.len().checked_sub(1) else {
        return html! { <span class="captured" /> };
    };
    // Strongest first, so that the row stays in order while it grows.
    let mut pieces = pieces.to_vec();
    sort_short(&mut pieces, |piece| worth_rank(*piece));
    html! {
        <span class="captured">
            <svg preserveAspectRatio="xMinYMid meet" viewBox={format!("-48 -48 {} 100", last * STEP + 96)} role="img" aria-label={label}>
                { for pieces.iter().enumerate().map(|(index, piece)| html! {
                    <g transform={format!("translate({} 0)", index * STEP)} data-captured={code(*piece)}>
                        <use href={format!("#{}", disc_id(piece.color))} />
                        <use href={format!("#{}", sign_id(faces, *piece))} />
                    </g>
                }) }
            </svg>
        </span>
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

/// A blank disc of a side.
pub fn side_chip(color: Color) -> Html {
    html! {
        <svg class="side-chip" viewBox="-48 -48 96 98" aria-hidden="true">
            <use href={format!("#{}", disc_id(color))} />
            <circle class={classes!("chip-core", color.to_string())} r="19" />
        </svg>
    }
}
