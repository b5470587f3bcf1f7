//! The 90 points as cells of a grid: what keyboard, screen reader and tests see.

use yew::prelude::*;

use super::decimal::whole;
use super::geometry::{CELL, Layout};
use crate::app::i18n::{Key, Phrases, use_phrases};
use crate::rules::{Bitboard, Piece, Square};

/// Properties of [`Points`].
#[derive(Properties, PartialEq)]
pub struct PointsProps {
    /// What stands where, by the point's index.
    pub board: Vec<Option<Piece>>,
    /// The points of closed pieces.
    pub closed: Bitboard,
    /// How the board lies.
    pub layout: Layout,
    /// The point in the tab order.
    pub cursor: Square,
    /// The piece that is picked up.
    pub selected: Option<Square>,
    /// Where it may go.
    pub targets: Vec<Square>,
    /// What is said of a point beside what stands there.
    pub notes: Vec<(Square, Key)>,
    /// A point took the focus.
    pub on_focus: Callback<Square>,
    /// A point was clicked without a pointer.
    pub on_activate: Callback<Square>,
}

/// Rows of transparent cells, in the order in which they are seen.
#[component]
pub fn Points(props: &PointsProps) -> Html {
    let phrases = use_phrases();
    let rows = (0..Square::RANKS).map(|row| {
        let cells = (0..Square::FILES).filter_map(|column| props.layout.square(column, row));
        html! { <g role="row" key={row}>{ for cells.map(|square| point(props, square, &phrases)) }</g> }
    });
    html! { <g class="points">{ for rows }</g> }
}

fn point(props: &PointsProps, square: Square, phrases: &Phrases) -> Html {
    let piece = props.board[square.index()];
    let name = phrases.point_of_board(
        square,
        piece,
        props.closed.contains(square),
        props.targets.contains(&square),
    );
    let noted = props.notes.iter().filter(|(noted, _)| *noted == square);
    let name = noted.fold(name, |name, (_, key)| {
        let note = phrases.text(*key);
        phrases.with(
            Key::PointNote,
            &[("point", name.into()), ("note", note.into())],
        )
    });
    let selected = props.selected == Some(square);
    let onfocus = {
        let on_focus = props.on_focus.clone();
        Callback::from(move |_: FocusEvent| on_focus.emit(square))
    };
    let onclick = {
        let on_activate = props.on_activate.clone();
        Callback::from(move |event: MouseEvent| {
            // Pointers have been dealt with already; their clicks count from one.
            if event.detail() == 0 {
                on_activate.emit(square);
            }
        })
    };
    let corner = |index: u8| whole(f64::from(index) * CELL - CELL / 2.0).to_string();
    html! {
        <rect key={square.index()} role="gridcell" class="point" data-point={square.to_string()} aria-label={name}
            aria-selected={selected.to_string()}
            tabindex={if props.cursor == square { "0" } else { "-1" }}
            x={corner(props.layout.column(square))} y={corner(props.layout.row(square))} width="100" height="100" rx="14"
            {onfocus} {onclick} />
    }
}
