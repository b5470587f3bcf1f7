//! The pieces on their points, and the one that follows the pointer.

use yew::prelude::*;

use super::faces::{Faces, code};
use super::geometry::{Layout, Spot};
use super::symbols::{disc_id, sign_id};
use super::tracks::Tracks;
use crate::rules::{Piece, Square};

/// What [`pieces`] draws.
pub struct Pieces<'a> {
    /// What stands where.
    pub tracks: &'a Tracks,
    /// How the board lies.
    pub layout: Layout,
    /// What is written on the pieces.
    pub faces: Faces,
    /// The piece that is picked up.
    pub selected: Option<Square>,
    /// Whether that piece hangs on the pointer, so that its point shows a trace only.
    pub lifted: bool,
    /// The point where a piece was put down by hand: it is there at once.
    pub dropped: Option<Square>,
}

/// All pieces at their points. The place is a class, so that a strict
/// Content-Security-Policy allows it and the style sheet can let it slide.
pub fn pieces(props: &Pieces<'_>) -> Html {
    let layout = props.layout;
    html! {
        <g class="pieces">
            { for props.tracks.iter().map(|track| {
                let square = track.square;
                let held = props.selected == Some(square);
                let class = classes!(
                    "piece",
                    format!("c{}", layout.column(square)),
                    format!("r{}", layout.row(square)),
                    held.then_some("held"),
                    (held && props.lifted).then_some("lifted"),
                    (props.dropped == Some(square)).then_some("dropped"),
                );
                html! {
                    <g key={track.id} {class} data-piece={code(track.piece)} data-at={square.to_string()}>
                        { drawing(track.piece, props.faces) }
                    </g>
                }
            }) }
        </g>
    }
}

/// The piece that follows the pointer, which is at a spot.
pub fn held_piece(piece: Piece, Spot { x, y }: Spot, faces: Faces) -> Html {
    html! {
        <g class="piece-held" transform={format!("translate({x:.1} {y:.1}) scale(1.14)")}>
            { drawing(piece, faces) }
        </g>
    }
}

fn drawing(piece: Piece, faces: Faces) -> Html {
    html! {
        <>
            <use href={format!("#{}", disc_id(piece.color))} />
            <use href={format!("#{}", sign_id(faces, piece))} />
        </>
    }
}
