//! What a picture of a board consists of.

use super::{corner_marks, glyphs, lines};
use crate::rules::{Color, Move, Piece, Role, Setup, Square};

/// Distance between neighbouring lines.
const CELL: f32 = 100.0;
/// From the outer lines to the edge of the picture.
pub const MARGIN: f32 = 64.0;
/// The width of the picture, in units of the board.
pub const WIDTH: f32 = 8.0 * CELL + 2.0 * MARGIN;
/// The height of the picture, in units of the board.
pub const HEIGHT: f32 = 9.0 * CELL + 2.0 * MARGIN;

/// A colour: red, green, blue.
pub type Rgb = [u8; 3];

const FRAME: Rgb = [0x8f, 0x5d, 0x30];
const WOOD: Rgb = [0xe9, 0xc9, 0x8c];
const LINE: Rgb = [0x5b, 0x3a, 0x1a];
const RIVER: Rgb = [0x8a, 0x63, 0x3b];
const RIM: Rgb = [0x8f, 0x62, 0x34];
const FACE: Rgb = [0xfb, 0xec, 0xcd];
const RED: Rgb = [0xb0, 0x1e, 0x14];
const BLACK: Rgb = [0x1d, 0x1b, 0x1c];
const LAST: Rgb = [0x1d, 0x6f, 0xa5];

/// How a shape is painted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Paint {
    /// Its inside.
    Fill(Rgb),
    /// Its outline, so many units wide.
    Stroke(Rgb, f32),
}

/// The outline of a shape.
#[derive(Clone, Debug, PartialEq)]
pub enum Outline {
    /// A rectangle with round corners.
    Rectangle {
        /// The size.
        width: f32,
        /// The size.
        height: f32,
        /// Of the corners.
        radius: f32,
    },
    /// A circle of a radius around its place.
    Circle(f32),
    /// A path in the writing of SVG.
    Path {
        /// The commands.
        data: String,
        /// By how much it is enlarged.
        scale: f32,
    },
}

/// A shape of a drawing.
#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    /// Where its origin is.
    pub at: (f32, f32),
    /// Its form.
    pub outline: Outline,
    /// How it is painted.
    pub paint: Paint,
}

/// What a picture shows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scene<'a> {
    /// The placement.
    pub setup: &'a Setup,
    /// The move that led to it, which is marked.
    pub last: Option<Move>,
    /// The side at the lower edge.
    pub below: Color,
}

/// Shapes from the back to the front, in units of the board, the origin in the upper left corner of
/// the lines.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    pub(super) shapes: Vec<Shape>,
}

/// What marks the last move: a dot where it began and a ring where it ended.
pub(super) const LAST_MOVE: [(Outline, Paint); 2] = [
    (Outline::Circle(16.0), Paint::Fill(LAST)),
    (Outline::Circle(47.0), Paint::Stroke(LAST, 6.0)),
];

impl Drawing {
    /// The picture of a scene.
    pub fn of(scene: &Scene<'_>) -> Drawing {
        let [(dot, filled), (ring, stroked)] = LAST_MOVE;
        let mut drawing = Drawing::of_board(scene.below);
        if let Some(mv) = scene.last {
            drawing.push(spot(mv.from(), scene.below), dot, filled);
        }
        let closed = scene.setup.closed();
        for (square, piece) in scene.setup.pieces() {
            let at = spot(square, scene.below);
            match closed.contains(square) {
                true => drawing.closed(piece.color, at),
                false => drawing.piece(piece, at),
            }
        }
        if let Some(mv) = scene.last {
            drawing.push(spot(mv.to(), scene.below), ring, stroked);
        }
        drawing
    }

    /// The picture of an empty board.
    pub(super) fn of_board(below: Color) -> Drawing {
        let mut drawing = Drawing { shapes: Vec::new() };
        drawing.board(below);
        drawing
    }

    /// The picture of a piece alone, around the origin.
    pub(super) fn of_piece(piece: Piece) -> Drawing {
        let mut drawing = Drawing { shapes: Vec::new() };
        drawing.piece(piece, (0.0, 0.0));
        drawing
    }

    /// The picture of a closed piece alone, around the origin.
    pub(super) fn of_back(color: Color) -> Drawing {
        let mut drawing = Drawing { shapes: Vec::new() };
        drawing.closed(color, (0.0, 0.0));
        drawing
    }

    /// What is drawn, from the back to the front.
    pub fn shapes(&self) -> &[Shape] {
        &self.shapes
    }

    fn push(&mut self, at: (f32, f32), outline: Outline, paint: Paint) {
        self.shapes.push(Shape { at, outline, paint });
    }

    fn board(&mut self, below: Color) {
        let rectangle = |width: f32, height: f32, radius: f32| Outline::Rectangle {
            width,
            height,
            radius,
        };
        let path = |data: String| Outline::Path { data, scale: 1.0 };
        let edge = |margin: f32| (-margin, -margin);
        let frame = rectangle(WIDTH, HEIGHT, 14.0);
        self.push(edge(MARGIN), frame, Paint::Fill(FRAME));
        let field = rectangle(8.0 * CELL + 108.0, 9.0 * CELL + 108.0, 6.0);
        self.push(edge(54.0), field, Paint::Fill(WOOD));
        self.push((0.0, 0.0), path(lines()), Paint::Stroke(LINE, 2.5));
        self.push((0.0, 0.0), path(corner_marks()), Paint::Stroke(LINE, 2.5));
        let outer = rectangle(8.0 * CELL + 18.0, 9.0 * CELL + 18.0, 0.0);
        self.push(edge(9.0), outer, Paint::Stroke(LINE, 5.0));
        let signs = match below {
            Color::Red => ['楚', '河', '漢', '界'],
            Color::Black => ['漢', '界', '楚', '河'],
        };
        for (sign, column) in signs.into_iter().zip([1.5, 2.5, 5.5, 6.5]) {
            self.sign(sign, (column * CELL, 4.5 * CELL), 78.0, RIVER);
        }
    }

    fn sign(&mut self, sign: char, at: (f32, f32), size: f32, color: Rgb) {
        if let Some(data) = glyphs::outline(sign) {
            let outline = Outline::Path {
                data: data.to_owned(),
                scale: size / glyphs::EM as f32,
            };
            self.push(at, outline, Paint::Fill(color));
        }
    }

    /// Red's pieces have one ring, Black's two: the sides differ without their colours too.
    fn piece(&mut self, piece: Piece, at: (f32, f32)) {
        let ink = match piece.color {
            Color::Red => RED,
            Color::Black => BLACK,
        };
        self.push(at, Outline::Circle(44.0), Paint::Fill(RIM));
        self.push(at, Outline::Circle(41.5), Paint::Fill(FACE));
        self.push(at, Outline::Circle(36.0), Paint::Stroke(ink, 2.5));
        if piece.color == Color::Black {
            self.push(at, Outline::Circle(31.5), Paint::Stroke(ink, 1.5));
        }
        self.sign(face(piece), at, 54.0, ink);
    }

    /// A closed piece: its back in the colour of its side, with the side's rings.
    fn closed(&mut self, color: Color, at: (f32, f32)) {
        let back = match color {
            Color::Red => RED,
            Color::Black => BLACK,
        };
        self.push(at, Outline::Circle(44.0), Paint::Fill(RIM));
        self.push(at, Outline::Circle(41.5), Paint::Fill(back));
        self.push(at, Outline::Circle(34.0), Paint::Stroke(FACE, 2.5));
        if color == Color::Black {
            self.push(at, Outline::Circle(28.5), Paint::Stroke(FACE, 1.5));
        }
        self.push(at, Outline::Circle(9.0), Paint::Fill(FACE));
    }
}

/// Where a point is drawn.
pub(super) fn spot(square: Square, below: Color) -> (f32, f32) {
    let seen = match below {
        Color::Red => square,
        Color::Black => square.rotated(),
    };
    let (column, row) = (f32::from(seen.file()), f32::from(9 - seen.rank()));
    (column * CELL, row * CELL)
}

/// The traditional character of a piece.
pub const fn face(piece: Piece) -> char {
    match (piece.color, piece.role) {
        (Color::Red, Role::General) => '帥',
        (Color::Red, Role::Advisor) => '仕',
        (Color::Red, Role::Elephant) => '相',
        (Color::Red, Role::Horse) => '傌',
        (Color::Red, Role::Chariot) => '俥',
        (Color::Red, Role::Cannon) => '炮',
        (Color::Red, Role::Soldier) => '兵',
        (Color::Black, Role::General) => '將',
        (Color::Black, Role::Advisor) => '士',
        (Color::Black, Role::Elephant) => '象',
        (Color::Black, Role::Horse) => '馬',
        (Color::Black, Role::Chariot) => '車',
        (Color::Black, Role::Cannon) => '砲',
        (Color::Black, Role::Soldier) => '卒',
    }
}
