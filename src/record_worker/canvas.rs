//! Pictures of points, drawn by the browser's canvas.

use js_sys::{ArrayBuffer, Object, Reflect, Uint8Array};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, ImageEncodeOptions, OffscreenCanvas, OffscreenCanvasRenderingContext2d, Path2d,
};

use crate::formats::picture::{
    Drawing, Film, HEIGHT, MARGIN, Outline, Paint, WIDTH, for_each_picture,
};
use crate::formats::record::Record;
use crate::rules::Color;

/// How many points wide a picture is.
const PICTURE_WIDTH: u32 = 928;
/// How many points wide a moving picture is.
const FILM_WIDTH: u32 = 464;

/// A canvas of the board's shape.
struct Canvas {
    canvas: OffscreenCanvas,
    context: OffscreenCanvasRenderingContext2d,
    width: u32,
    height: u32,
}

impl Canvas {
    /// `None` where the browser has none in workers.
    fn new(width: u32) -> Option<Canvas> {
        let scale = f64::from(width) / f64::from(WIDTH);
        let height = (f64::from(HEIGHT) * scale).round() as u32;
        let canvas = OffscreenCanvas::new(width, height).ok()?;
        // Its points are read again and again.
        let options = Object::new();
        Reflect::set(&options, &"willReadFrequently".into(), &true.into()).ok()?;
        let context = canvas.get_context_with_context_options("2d", &options);
        let context: OffscreenCanvasRenderingContext2d = context.ok()??.dyn_into().ok()?;
        context.scale(scale, scale).ok()?;
        context.translate(MARGIN.into(), MARGIN.into()).ok()?;
        Some(Canvas {
            canvas,
            context,
            width,
            height,
        })
    }

    fn draw(&self, drawing: &Drawing) -> Option<()> {
        for shape in drawing.shapes() {
            let context = &self.context;
            context.save();
            let (x, y) = shape.at;
            context.translate(x.into(), y.into()).ok()?;
            let path = match &shape.outline {
                Outline::Path { data, scale } => {
                    context.scale((*scale).into(), (*scale).into()).ok()?;
                    Path2d::new_with_path_string(data).ok()?
                }
                Outline::Circle(radius) => {
                    let path = Path2d::new().ok()?;
                    let turn = std::f64::consts::TAU;
                    path.arc(0.0, 0.0, (*radius).into(), 0.0, turn).ok()?;
                    path
                }
                Outline::Rectangle {
                    width,
                    height,
                    radius,
                } => {
                    let [width, height, radius] = [*width, *height, *radius].map(f64::from);
                    rectangle(width, height, radius)?
                }
            };
            match shape.paint {
                Paint::Fill(color) => {
                    context.set_fill_style_str(&css(color));
                    context.fill_with_path_2d(&path);
                }
                Paint::Stroke(color, width) => {
                    context.set_stroke_style_str(&css(color));
                    context.set_line_width(width.into());
                    context.stroke_with_path(&path);
                }
            }
            context.restore();
        }
        Some(())
    }

    /// The colours of all points, four bytes each.
    fn points(&self) -> Option<Vec<u8>> {
        let (width, height) = (f64::from(self.width), f64::from(self.height));
        let image = self.context.get_image_data(0.0, 0.0, width, height).ok()?;
        Some(image.data().0)
    }
}

/// A rectangle with round corners from the origin on.
fn rectangle(width: f64, height: f64, radius: f64) -> Option<Path2d> {
    let path = Path2d::new().ok()?;
    path.move_to(radius, 0.0);
    path.arc_to(width, 0.0, width, height, radius).ok()?;
    path.arc_to(width, height, 0.0, height, radius).ok()?;
    path.arc_to(0.0, height, 0.0, 0.0, radius).ok()?;
    path.arc_to(0.0, 0.0, width, 0.0, radius).ok()?;
    path.close_path();
    Some(path)
}

fn css([red, green, blue]: [u8; 3]) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// A picture as PNG; `None` where the browser cannot make one here.
pub(super) async fn png(drawing: &Drawing) -> Option<Vec<u8>> {
    let canvas = Canvas::new(PICTURE_WIDTH)?;
    canvas.draw(drawing)?;
    let options = ImageEncodeOptions::new();
    options.set_type("image/png");
    let making = canvas.canvas.convert_to_blob_with_options(&options).ok()?;
    let blob: Blob = JsFuture::from(making).await.ok()?.dyn_into().ok()?;
    let buffer: ArrayBuffer = JsFuture::from(blob.array_buffer())
        .await
        .ok()?
        .dyn_into()
        .ok()?;
    Some(Uint8Array::new(&buffer).to_vec())
}

/// The main line as an animated GIF that begins again after its end; `None` where the browser cannot
/// draw here.
pub(super) fn gif(record: &Record, below: Color) -> Option<Vec<u8>> {
    let canvas = Canvas::new(FILM_WIDTH)?;
    let mut film = Film::new(canvas.width as u16, canvas.height as u16).ok()?;
    for_each_picture(record, below, |drawing, is_last| {
        let points = canvas
            .draw(drawing)
            .and_then(|()| canvas.points())
            .ok_or(())?;
        film.show(points, is_last).map_err(|_| ())
    })
    .ok()?;
    film.finish().ok()
}
