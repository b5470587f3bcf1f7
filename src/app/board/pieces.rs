//! The pieces on their points, and the one that follows the pointer.

use yew::prelude::*;

use super::decimal::Decimal;
use super::faces::{Faces, code};
use super::geometry::{Layout, Spot};
use super::symbols::{back_id, disc_id, sign_id, under_sign_id};
use super::tracks::{Track, Tracks};
use super::veil::Veil;
use crate::rules::{Piece, Square};

/// What [`pieces`] draws.
pub struct Pieces<'a> {
    /// What stands where.
    pub tracks: &'a Tracks,
    /// How the board lies.
    pub layout: Layout,
    /// What is written on the pieces.
    pub faces: Faces,
    /// What lies closed.
    pub veil: Veil,
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
                    (props.veil.opened == Some(square)).then_some("opened"),
                );
                let closed = props.veil.closed.contains(square);
                html! {
                    <g key={track.id} {class} data-piece={piece_code(track.piece, closed)} data-at={square.to_string()}>
                        if props.veil.opened == Some(square) {
                            // The side that is turned away; the style sheet shows it while the piece turns.
                            <use class="turned-away" href={format!("#{}", back_id(track.piece.color))} />
                        }
                        { drawing(track.piece, props.faces, closed) }
                    </g>
                }
            }) }
        </g>
    }
}

/// A piece that has just been taken, fading away beneath the one that took it.
pub struct Ghost {
    /// What it was, and where.
    pub track: Track,
    /// Whether it lay closed.
    pub closed: bool,
}

/// Draws a piece that has just been taken, if one was.
pub fn ghost(ghost: Option<&Ghost>, layout: Layout, faces: Faces) -> Html {
    html! {
        <g class="ghosts">
            { for ghost.map(|Ghost { track, closed }| {
                let column = format!("c{}", layout.column(track.square));
                let row = format!("r{}", layout.row(track.square));
                html! {
                    <g key={track.id} class={classes!("ghost", column, row)}>
                        { drawing(track.piece, faces, *closed) }
                    </g>
                }
            }) }
        </g>
    }
}

/// The piece that follows the pointer, which is at a spot.
pub fn held_piece(piece: Piece, Spot { x, y }: Spot, faces: Faces, closed: bool) -> Html {
    html! {
        <g class="piece-held" transform={format!("translate({} {}) scale(1.14)", Decimal(x, 1), Decimal(y, 1))}>
            { drawing(piece, faces, closed) }
        </g>
    }
}

/// The piece's short name; a closed one is marked, since it is no piece of that kind.
fn piece_code(piece: Piece, closed: bool) -> String {
    match closed {
        true => format!("closed-{}", code(piece)),
        false => code(piece),
    }
}

/// A closed piece shows its back with the kind of its start point, small.
fn drawing(piece: Piece, faces: Faces, closed: bool) -> Html {
    if closed {
        return html! {
            <g class="drawing">
                <use href={format!("#{}", back_id(piece.color))} />
                <use href={format!("#{}", under_sign_id(faces, piece))} />
            </g>
        };
    }
    html! {
        <g class="drawing">
            <use href={format!("#{}", disc_id(piece.color))} />
            <use href={format!("#{}", sign_id(faces, piece))} />
        </g>
    }
}
