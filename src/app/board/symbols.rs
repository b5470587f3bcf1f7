//! Gradients, discs and signs that the pieces refer to.

use yew::prelude::*;

use super::decimal::{Decimal, whole};
use super::faces::{Faces, code};
use super::geometry::RADIUS;
use super::glyphs;
use crate::rules::{Color, Piece, Role};

/// The element id of a side's disc.
pub(super) fn disc_id(color: Color) -> &'static str {
    match color {
        Color::Red => "disc-red",
        Color::Black => "disc-black",
    }
}

/// The element id of a piece's sign.
pub(super) fn sign_id(faces: Faces, piece: Piece) -> String {
    format!("sign-{}-{}", faces.name(), code(piece))
}

/// The element id of the back of a side's closed piece.
pub(super) fn back_id(color: Color) -> &'static str {
    match color {
        Color::Red => "back-red",
        Color::Black => "back-black",
    }
}

/// The definitions; drawn nowhere by themselves. Backs are needed where pieces lie closed.
pub fn symbols(faces: Faces, with_backs: bool) -> Html {
    html! {
        <defs>
            <linearGradient id="wood-field" x1="0" y1="0" x2="0.3" y2="1">
                <stop offset="0" class="field-1" />
                <stop offset="0.5" class="field-2" />
                <stop offset="1" class="field-3" />
            </linearGradient>
            <linearGradient id="wood-frame" x1="0" y1="0" x2="1" y2="1">
                <stop offset="0" class="frame-1" />
                <stop offset="1" class="frame-2" />
            </linearGradient>
            <linearGradient id="disc-rim" x1="0.25" y1="0" x2="0.75" y2="1">
                <stop offset="0" class="rim-1" />
                <stop offset="1" class="rim-2" />
            </linearGradient>
            <radialGradient id="disc-face" cx="0.42" cy="0.34" r="0.75">
                <stop offset="0" class="face-1" />
                <stop offset="0.62" class="face-2" />
                <stop offset="1" class="face-3" />
            </radialGradient>
            <radialGradient id="disc-shadow">
                <stop offset="0.72" class="shadow-1" />
                <stop offset="1" class="shadow-2" />
            </radialGradient>
            <radialGradient id="check-glow">
                <stop offset="0.5" class="glow-1" />
                <stop offset="1" class="glow-2" />
            </radialGradient>
            { for Color::ALL.map(disc) }
            if with_backs {
                { for Color::ALL.map(back) }
                { for Color::ALL.iter().flat_map(|color| {
                    Role::ALL.iter().map(move |role| under_sign(faces, Piece::new(*color, *role)))
                }) }
            }
            { for Color::ALL.iter().flat_map(|color| {
                Role::ALL.iter().map(move |role| sign(faces, Piece::new(*color, *role)))
            }) }
        </defs>
    }
}

/// A turned wooden disc. Red carries two thin rings, Black one strong ring with four
/// notches, so that the sides differ without their hue.
fn disc(color: Color) -> Html {
    let rings = match color {
        Color::Red => html! { <><circle r="37.6" /><circle r="34.2" /></> },
        // Four arcs of a circle with gaps at the diagonals: 2π · 36.2 / 4 = 56.86.
        Color::Black => html! {
            <circle r="36.2" stroke-dasharray="46.86 10" stroke-dashoffset="-5"
                transform="rotate(45)" />
        },
    };
    html! {
        <g id={disc_id(color)}>
            <circle class="disc-shadow" cx="2" cy="6" r={whole(RADIUS + 4.0).to_string()} />
            <circle class="disc-rim" r={whole(RADIUS).to_string()} />
            <circle class="disc-face" r="40.5" cy="-0.8" />
            <g class={classes!("disc-rings", color.to_string())}>{ rings }</g>
        </g>
    }
}

/// The back of a closed piece: the disc in the side's own colour, Red's with a round weave,
/// Black's with a square one, so that they differ without their hue.
fn back(color: Color) -> Html {
    let weave = match color {
        Color::Red => html! { <><circle r="35" /><circle r="30" /></> },
        Color::Black => html! { <path d="M-35 0 0-35 35 0 0 35Z M-29 0 0-29 29 0 0 29Z" /> },
    };
    html! {
        <g id={back_id(color)}>
            <circle class="disc-shadow" cx="2" cy="6" r={whole(RADIUS + 4.0).to_string()} />
            <circle class="disc-rim" r={whole(RADIUS).to_string()} />
            <circle class={classes!("closed-face", color.to_string())} r="40.5" cy="-0.8" />
            <g class="closed-weave">{ weave }</g>
        </g>
    }
}

/// How large the sign on a back is beside that on a face.
const UNDER_SIZE: f64 = 0.6;

/// The element id of the sign on a closed piece's back.
pub(super) fn under_sign_id(faces: Faces, piece: Piece) -> String {
    format!("under-{}", sign_id(faces, piece))
}

/// The kind as which a closed piece moves: a small light sign. Generals, whose sign may have two
/// letters, are never closed.
fn under_sign(faces: Faces, piece: Piece) -> Html {
    let scale = UNDER_SIZE * faces.size() / glyphs::EM;
    html! {
        <path id={under_sign_id(faces, piece)} class="under-sign" transform={format!("scale({})", Decimal(scale, 4))}
            d={faces.outlines(piece)[0]} />
    }
}

/// A carved sign: a light lower edge under the coloured groove.
fn sign(faces: Faces, piece: Piece) -> Html {
    let outlines = faces.outlines(piece);
    let pair = outlines[1].is_some();
    let scale = Decimal(faces.size() / glyphs::EM * if pair { 0.82 } else { 1.0 }, 4);
    let drawn = outlines.into_iter().flatten().enumerate().map(|(index, d)| {
        // Two letters stand side by side, the small one with its tail below the line.
        let (x, y) = match (pair, index) {
            (false, _) => (0.0, 0.0),
            (true, 0) => (-10.0, -2.0),
            (true, _) => (14.0, 8.0),
        };
        let (right, below) = (x + 0.9, y + 1.5);
        html! {
            <>
                <path class="sign-edge" transform={format!("translate({} {}) scale({scale})", Decimal(right, 1), Decimal(below, 1))} {d} />
                <path class={classes!("sign", piece.color.to_string(), faces.name())}
                    transform={format!("translate({} {}) scale({scale})", whole(x), whole(y))} {d} />
            </>
        }
    });
    html! { <g id={sign_id(faces, piece)}>{ for drawn }</g> }
}
