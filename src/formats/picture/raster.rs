//! A drawing as points of colour, by `tiny-skia`.

use thiserror::Error;
use tiny_skia::{
    Color, FillRule, Paint as Ink, Path, PathBuilder, Pixmap, Rect, Stroke, Transform,
};

use super::drawing::{Drawing, HEIGHT, MARGIN, Outline, Paint, Shape, WIDTH};
use super::path::{Segment, segments};

/// Why a picture could not be made.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PictureError {
    /// The width is none that a picture can have.
    #[error("a picture cannot be {0} points wide")]
    Width(u32),
    /// The library that writes the file refused.
    #[error("the picture cannot be written: {0}")]
    Encoding(String),
}

/// The widest picture.
const WIDEST: u32 = 8_192;

/// A PNG file of a drawing, so many points wide.
///
/// # Errors
/// If the width is 0 or more than 8,192.
pub fn png(drawing: &Drawing, width: u32) -> Result<Vec<u8>, PictureError> {
    let pixmap = paint(drawing, width)?;
    // Nothing shows through: three bytes a point are enough.
    let points: Vec<u8> = pixmap
        .pixels()
        .iter()
        .flat_map(|point| [point.red(), point.green(), point.blue()])
        .collect();
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, pixmap.width(), pixmap.height());
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_compression(png::Compression::Best);
    encoder.set_filter(png::FilterType::Up);
    let failed = |error: png::EncodingError| PictureError::Encoding(error.to_string());
    let mut writer = encoder.write_header().map_err(failed)?;
    writer.write_image_data(&points).map_err(failed)?;
    writer.finish().map_err(failed)?;
    Ok(file)
}

/// A drawing in points, so many of them wide.
pub(super) fn paint(drawing: &Drawing, width: u32) -> Result<Pixmap, PictureError> {
    let scale = width as f32 / WIDTH;
    let height = (HEIGHT * scale).round() as u32;
    let pixmap = (width <= WIDEST)
        .then(|| Pixmap::new(width, height))
        .flatten();
    let mut pixmap = pixmap.ok_or(PictureError::Width(width))?;
    pixmap.fill(Color::WHITE);
    let place = Transform::from_scale(scale, scale).pre_translate(MARGIN, MARGIN);
    for shape in &drawing.shapes {
        draw(&mut pixmap, shape, place);
    }
    Ok(pixmap)
}

fn draw(pixmap: &mut Pixmap, shape: &Shape, place: Transform) {
    let (x, y) = shape.at;
    let (path, scale) = match &shape.outline {
        Outline::Rectangle {
            width,
            height,
            radius,
        } => (rectangle(*width, *height, *radius), 1.0),
        Outline::Circle(radius) => (PathBuilder::from_circle(0.0, 0.0, *radius), 1.0),
        Outline::Path { data, scale } => (path(data), *scale),
    };
    let Some(path) = path else {
        return;
    };
    let place = place.pre_translate(x, y).pre_scale(scale, scale);
    let mut ink = Ink {
        anti_alias: true,
        ..Ink::default()
    };
    let mut dip = |[red, green, blue]: [u8; 3]| ink.set_color_rgba8(red, green, blue, 255);
    match shape.paint {
        Paint::Fill(color) => {
            dip(color);
            pixmap.fill_path(&path, &ink, FillRule::Winding, place, None);
        }
        Paint::Stroke(color, width) => {
            dip(color);
            let stroke = Stroke {
                width,
                ..Stroke::default()
            };
            pixmap.stroke_path(&path, &ink, &stroke, place, None);
        }
    }
}

fn rectangle(width: f32, height: f32, radius: f32) -> Option<Path> {
    if radius <= 0.0 {
        return Some(PathBuilder::from_rect(Rect::from_xywh(
            0.0, 0.0, width, height,
        )?));
    }
    let mut path = PathBuilder::new();
    path.move_to(radius, 0.0);
    path.line_to(width - radius, 0.0);
    path.quad_to(width, 0.0, width, radius);
    path.line_to(width, height - radius);
    path.quad_to(width, height, width - radius, height);
    path.line_to(radius, height);
    path.quad_to(0.0, height, 0.0, height - radius);
    path.line_to(0.0, radius);
    path.quad_to(0.0, 0.0, radius, 0.0);
    path.close();
    path.finish()
}

fn path(data: &str) -> Option<Path> {
    let mut path = PathBuilder::new();
    for segment in segments(data) {
        match segment {
            Segment::Move(x, y) => path.move_to(x, y),
            Segment::Line(x, y) => path.line_to(x, y),
            Segment::Curve((by_x, by_y), (x, y)) => path.quad_to(by_x, by_y, x, y),
            Segment::Close => path.close(),
        }
    }
    path.finish()
}
