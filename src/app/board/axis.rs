//! The labels on the edges: what files and ranks are called in a notation.

use yew::prelude::*;

use super::decimal::whole;
use super::geometry::{CELL, FIELD, HEIGHT, Layout, WIDTH};
use crate::notation::{Notation, file_number, han_numeral};
use crate::rules::{Color, Square};

/// How files and ranks are labelled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Axis {
    /// Files a-i and ranks 0-9, on both edges.
    #[default]
    Points,
    /// Files 1-9 from each side's own right, on its own edge.
    Numbers,
    /// The same, with Chinese numerals for Red.
    Numerals,
}

impl From<Notation> for Axis {
    fn from(notation: Notation) -> Axis {
        match notation {
            Notation::Coordinate | Notation::Iccs => Axis::Points,
            Notation::Wxf | Notation::Vietnamese | Notation::VietnameseShort => Axis::Numbers,
            Notation::Han | Notation::HanTraditional => Axis::Numerals,
        }
    }
}

impl Axis {
    /// A name for tests.
    const fn name(self) -> &'static str {
        match self {
            Axis::Points => "points",
            Axis::Numbers => "numbers",
            Axis::Numerals => "numerals",
        }
    }

    /// What the file of a point is called on the edge of a side.
    fn file(self, square: Square, side: Color) -> String {
        let number = file_number(side, square.file());
        match (self, side) {
            (Axis::Points, _) => char::from(b'a' + square.file()).to_string(),
            (Axis::Numerals, Color::Red) => han_numeral(usize::from(number)),
            (Axis::Numbers | Axis::Numerals, _) => number.to_string(),
        }
    }
}

/// The labels as they lie for the reader.
pub(super) fn labels(layout: Layout, axis: Axis) -> Html {
    let off = (FIELD + layout.margin()) / 2.0;
    let text = |x: f64, y: f64, label: String| {
        html! { <text x={whole(x).to_string()} y={whole(y).to_string()}>{ label }</text> }
    };
    let files = |y: f64, side: Color| {
        let label = move |column: u8| {
            let square = layout.square(column, 0)?;
            Some(text(f64::from(column) * CELL, y, axis.file(square, side)))
        };
        (0..Square::FILES).filter_map(label).collect::<Html>()
    };
    let ranks = |x: f64| {
        let label = move |row: u8| {
            let rank = layout.square(0, row)?.rank();
            Some(text(x, f64::from(row) * CELL, rank.to_string()))
        };
        (0..Square::RANKS).filter_map(label).collect::<Html>()
    };
    html! {
        <g class="board-axis" data-axis={axis.name()}>
            <g data-edge="above">{ files(-off, !layout.below) }</g>
            <g data-edge="below">{ files(HEIGHT + off, layout.below) }</g>
            if axis == Axis::Points {
                { ranks(-off) }
                { ranks(WIDTH + off) }
            }
        </g>
    }
}
