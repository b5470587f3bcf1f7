//! Small discs beside the board: a side's colour and what has been taken.

use yew::prelude::*;

use super::faces::{Faces, code};
use super::symbols::{disc_id, sign_id};
use crate::rules::{Color, Piece, sort_short};

/// Distance between the centres of neighbouring discs.
const STEP: usize = 72;

/// Properties of [`CapturedPieces`].
#[derive(Properties, PartialEq)]
pub struct CapturedPiecesProps {
    /// What was taken, in order.
    pub pieces: Vec<Piece>,
    /// What is written on the pieces.
    pub faces: Faces,
    /// The accessible name.
    pub label: AttrValue,
}

/// Taken pieces, overlapping a little. They refer to the symbols of the board on the page.
#[component]
pub fn CapturedPieces(props: &CapturedPiecesProps) -> Html {
    let Some(last) = props.pieces.len().checked_sub(1) else {
        return html! { <span class="captured" /> };
    };
    // Strongest first, so that the row stays in order while it grows.
    let mut pieces = props.pieces.clone();
    sort_short(&mut pieces, |piece| worth_rank(*piece));
    html! {
        <span class="captured">
            <svg preserveAspectRatio="xMinYMid meet" viewBox={format!("-48 -48 {} 100", last * STEP + 96)} role="img" aria-label={props.label.clone()}>
                { for pieces.iter().enumerate().map(|(index, piece)| html! {
                    <g transform={format!("translate({} 0)", index * STEP)} data-captured={code(*piece)}>
                        <use href={format!("#{}", disc_id(piece.color))} />
                        <use href={format!("#{}", sign_id(props.faces, *piece))} />
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

/// Properties of [`SideChip`].
#[derive(Properties, PartialEq)]
pub struct SideChipProps {
    /// Which side.
    pub color: Color,
}

/// A blank disc of a side.
#[component]
pub fn SideChip(props: &SideChipProps) -> Html {
    html! {
        <svg class="side-chip" viewBox="-48 -48 96 98" aria-hidden="true">
            <use href={format!("#{}", disc_id(props.color))} />
            <circle class={classes!("chip-core", props.color.to_string())} r="19" />
        </svg>
    }
}
