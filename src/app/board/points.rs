//! The 90 points as cells of a grid: what keyboard, screen reader and tests see.

use yew::prelude::*;

use super::geometry::{CELL, Layout};
use crate::app::i18n::use_phrases;
use crate::rules::{Piece, Square};

/// Properties of [`Points`].
#[derive(Properties, PartialEq)]
pub struct PointsProps {
    /// What stands where, by the point's index.
    pub board: Vec<Option<Piece>>,
    /// How the board lies.
    pub layout: Layout,
    /// The point in the tab order.
    pub cursor: Square,
    /// The piece that is picked up.
    pub selected: Option<Square>,
    /// Where it may go.
    pub targets: Vec<Square>,
    /// A point took the focus.
    pub on_focus: Callback<Square>,
    /// A point was clicked without a pointer.
    pub on_activate: Callback<Square>,
}

/// Rows of transparent cells, in the order in which they are seen.
#[component]
pub fn Points(props: &PointsProps) -> Html {
    let rows = (0..Square::RANKS).map(|row| {
        let cells = (0..Square::FILES).filter_map(|column| props.layout.square(column, row));
        html! { <g role="row" key={row}>{ for cells.map(|square| html! {
            <Point key={square.to_string()} {square}
                piece={props.board[square.index()]}
                column={props.layout.column(square)} {row}
                focusable={props.cursor == square}
                selected={props.selected == Some(square)}
                target={props.targets.contains(&square)}
                on_focus={&props.on_focus} on_activate={&props.on_activate} />
        }) }</g> }
    });
    html! { <g class="points">{ for rows }</g> }
}

#[derive(Properties, PartialEq)]
struct PointProps {
    square: Square,
    piece: Option<Piece>,
    column: u8,
    row: u8,
    focusable: bool,
    selected: bool,
    target: bool,
    on_focus: Callback<Square>,
    on_activate: Callback<Square>,
}

#[component]
fn Point(props: &PointProps) -> Html {
    let phrases = use_phrases();
    let square = props.square;
    let name = phrases.point(square, props.piece, props.target);
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
    let corner = |index: u8| (f64::from(index) * CELL - CELL / 2.0).to_string();
    html! {
        <rect role="gridcell" class="point" data-point={square.to_string()} aria-label={name}
            aria-selected={props.selected.to_string()}
            tabindex={if props.focusable { "0" } else { "-1" }}
            x={corner(props.column)} y={corner(props.row)} width="100" height="100" rx="14"
            {onfocus} {onclick} />
    }
}
