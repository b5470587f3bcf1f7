//! Where things are on the drawn board.
//!
//! One unit system for everything: the distance between two neighbouring lines
//! is [`CELL`], the origin is the point in the upper left corner as the reader
//! sees it, x to the right, y downwards. Labels only widen the margin.

use super::decimal::whole;
pub use crate::formats::picture::{corner_marks, lines};
use crate::rules::{Color, Square};

/// Distance between neighbouring lines.
pub const CELL: f64 = 100.0;
/// Radius of a piece.
pub const RADIUS: f64 = 44.0;
/// Width of the lines' field: eight files apart.
pub const WIDTH: f64 = CELL * 8.0;
/// Height of the lines' field: nine ranks apart.
pub const HEIGHT: f64 = CELL * 9.0;
/// How far the lighter field reaches beyond the outer lines.
pub const FIELD: f64 = 50.0;
/// Margin around the lines when axis labels are drawn.
const MARGIN_WITH_LABELS: f64 = 82.0;
/// Margin around the lines without axis labels.
const MARGIN_BARE: f64 = 58.0;

/// A place on the drawn board, in board units.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Spot {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

impl Spot {
    /// The distance to another spot.
    pub fn distance(self, other: Spot) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

/// How the board is laid out for its reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The side that sits at the lower edge.
    pub below: Color,
    /// Whether axis labels are drawn, which takes a wider margin.
    pub labels: bool,
}

impl Layout {
    /// The margin around the lines.
    pub fn margin(self) -> f64 {
        if self.labels {
            MARGIN_WITH_LABELS
        } else {
            MARGIN_BARE
        }
    }

    /// Width and height of the whole drawing.
    pub fn size(self) -> (f64, f64) {
        let margin = 2.0 * self.margin();
        (WIDTH + margin, HEIGHT + margin)
    }

    /// The `viewBox` of the drawing.
    pub fn view_box(self) -> String {
        let (width, height) = self.size();
        let margin = self.margin();
        format!(
            "{} {} {} {}",
            whole(-margin),
            whole(-margin),
            whole(width),
            whole(height)
        )
    }

    /// The column of a point as seen by the reader, 0 at the left.
    pub fn column(self, square: Square) -> u8 {
        match self.below {
            Color::Red => square.file(),
            Color::Black => Square::FILES - 1 - square.file(),
        }
    }

    /// The row of a point as seen by the reader, 0 at the top.
    pub fn row(self, square: Square) -> u8 {
        match self.below {
            Color::Red => Square::RANKS - 1 - square.rank(),
            Color::Black => square.rank(),
        }
    }

    /// The point at a column and row as seen by the reader.
    pub fn square(self, column: u8, row: u8) -> Option<Square> {
        let seen = Square::new(column, Square::RANKS.checked_sub(row + 1)?)?;
        Some(match self.below {
            Color::Red => seen,
            Color::Black => seen.rotated(),
        })
    }

    /// The spot of a point.
    pub fn spot(self, square: Square) -> Spot {
        Spot {
            x: f64::from(self.column(square)) * CELL,
            y: f64::from(self.row(square)) * CELL,
        }
    }

    /// The spot at a fraction of the drawing's width and height: what a pointer gives.
    pub fn locate(self, across: f64, down: f64) -> Spot {
        let (width, height) = self.size();
        let margin = self.margin();
        Spot {
            x: across * width - margin,
            y: down * height - margin,
        }
    }

    /// The point whose square of influence holds a spot.
    pub fn square_at(self, spot: Spot) -> Option<Square> {
        let index = |value: f64, last: u8| {
            let nearest = (value / CELL).round();
            (0.0..=f64::from(last))
                .contains(&nearest)
                .then_some(nearest as u8)
        };
        let column = index(spot.x, Square::FILES - 1)?;
        let row = index(spot.y, Square::RANKS - 1)?;
        self.square(column, row)
    }

    /// The neighbouring point in a direction as seen by the reader.
    pub fn step(self, square: Square, columns: i8, rows: i8) -> Option<Square> {
        let column = self.column(square).checked_add_signed(columns)?;
        let row = self.row(square).checked_add_signed(rows)?;
        self.square(column, row)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    fn layouts() -> impl Iterator<Item = Layout> {
        Color::ALL
            .into_iter()
            .flat_map(|below| [true, false].map(|labels| Layout { below, labels }))
    }

    fn at(name: &str) -> Square {
        name.parse().unwrap()
    }

    #[test]
    fn red_below_has_a0_at_the_lower_left() {
        let layout = Layout {
            below: Color::Red,
            labels: true,
        };
        assert_eq!((layout.column(at("a0")), layout.row(at("a0"))), (0, 9));
        assert_eq!((layout.column(at("i9")), layout.row(at("i9"))), (8, 0));
    }

    #[test]
    fn black_below_has_a0_at_the_upper_right() {
        let layout = Layout {
            below: Color::Black,
            labels: true,
        };
        assert_eq!((layout.column(at("a0")), layout.row(at("a0"))), (8, 0));
        assert_eq!((layout.column(at("i9")), layout.row(at("i9"))), (0, 9));
    }

    #[test]
    fn every_point_is_found_where_it_is_drawn_and_near_it() {
        for layout in layouts() {
            for square in Square::all() {
                let spot = layout.spot(square);
                for (dx, dy) in [(0.0, 0.0), (49.0, -49.0), (-49.0, 49.0)] {
                    let near = Spot {
                        x: spot.x + dx,
                        y: spot.y + dy,
                    };
                    assert_eq!(layout.square_at(near), Some(square));
                }
                assert_eq!(
                    layout.square(layout.column(square), layout.row(square)),
                    Some(square)
                );
            }
        }
    }

    #[test]
    fn the_margin_beyond_a_pieces_reach_is_no_point() {
        for layout in layouts() {
            assert_eq!(layout.square_at(Spot { x: -51.0, y: 0.0 }), None);
            assert_eq!(layout.square_at(Spot { x: 0.0, y: 951.0 }), None);
        }
    }

    #[test]
    fn fractions_of_the_drawing_reach_its_corners() {
        for layout in layouts() {
            let margin = layout.margin();
            assert_eq!(
                layout.locate(0.0, 0.0),
                Spot {
                    x: -margin,
                    y: -margin
                }
            );
            let corner = layout.locate(1.0, 1.0);
            assert!((corner.x - (WIDTH + margin)).abs() < 1e-9);
            assert!((corner.y - (HEIGHT + margin)).abs() < 1e-9);
        }
    }

    #[test]
    fn steps_follow_the_readers_eyes_and_stop_at_the_edge() {
        let red = Layout {
            below: Color::Red,
            labels: false,
        };
        assert_eq!(red.step(at("e0"), 0, -1), Some(at("e1")));
        assert_eq!(red.step(at("e0"), 0, 1), None);
        assert_eq!(red.step(at("a0"), -1, 0), None);
        let black = Layout {
            below: Color::Black,
            labels: false,
        };
        assert_eq!(black.step(at("e9"), 0, -1), Some(at("e8")));
        assert_eq!(black.step(at("e9"), 1, 0), Some(at("d9")));
        assert_eq!(black.step(at("a9"), 1, 0), None);
    }
}
