//! A drawing as SVG.

use std::fmt::Write as _;

use super::drawing::{Drawing, HEIGHT, MARGIN, Outline, Paint, Rgb, Shape, WIDTH};

/// The text of an SVG file, which needs no font and no other file.
pub fn svg(drawing: &Drawing) -> String {
    let mut text = head();
    for shape in &drawing.shapes {
        push(&mut text, shape);
    }
    text.push_str("</svg>\n");
    text
}

/// The beginning of a file.
pub(super) fn head() -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{} {} {WIDTH} {HEIGHT}\" \
         width=\"{WIDTH}\" height=\"{HEIGHT}\">\n",
        -MARGIN, -MARGIN
    )
}

/// A shape as an element on a line of its own.
pub(super) fn push(text: &mut String, shape: &Shape) {
    let (x, y) = shape.at;
    let paint = paint(shape.paint);
    // Writing to a string cannot fail.
    let _ = match &shape.outline {
        Outline::Rectangle {
            width,
            height,
            radius,
        } => writeln!(
            text,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{radius}\" {paint}/>"
        ),
        Outline::Circle(radius) => {
            writeln!(
                text,
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" {paint}/>"
            )
        }
        Outline::Path { data, scale } => {
            let place = match (x, y, scale) {
                (0.0, 0.0, 1.0) => String::new(),
                _ => format!(" transform=\"translate({x} {y}) scale({scale})\""),
            };
            writeln!(text, "<path d=\"{data}\"{place} {paint}/>")
        }
    };
}

fn paint(paint: Paint) -> String {
    match paint {
        Paint::Fill(color) => format!("fill=\"{}\"", hexadecimal(color)),
        Paint::Stroke(color, width) => format!(
            "fill=\"none\" stroke=\"{}\" stroke-width=\"{width}\"",
            hexadecimal(color)
        ),
    }
}

fn hexadecimal([red, green, blue]: Rgb) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}
