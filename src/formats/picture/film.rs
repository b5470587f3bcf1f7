//! The main line of a game as an animated GIF.

use gif::{DisposalMethod, Encoder, Frame, Repeat};
use tiny_skia::Pixmap;

use super::drawing::{Drawing, Scene};
use super::raster::{PictureError, paint};
use crate::formats::record::Record;
use crate::rules::coup::View;
use crate::rules::{Color, Move, Setup};

/// How long each position is shown, in hundredths of a second.
const DELAY: u16 = 120;
/// How long the last one is shown.
const LAST_DELAY: u16 = 400;
/// Quality of the colours of a frame, 1 (best) to 30.
const QUALITY: i32 = 10;

/// An animated GIF of the main line of a record, so many points wide, that begins again after its
/// end. A record whose start cannot be played gives a picture of it.
///
/// # Errors
/// If the width is none that a picture can have.
pub fn gif(record: &Record, width: u32, below: Color) -> Result<Vec<u8>, PictureError> {
    let failed = |error: gif::EncodingError| PictureError::Encoding(error.to_string());
    let picture = |setup: &Setup, last: Option<Move>| {
        let scene = Scene { setup, last, below };
        paint(&Drawing::of(&scene), width)
    };
    let mut before = picture(record.setup(), None)?;
    let size = |length: u32| u16::try_from(length).map_err(|_| PictureError::Width(width));
    let (frame_width, frame_height) = (size(before.width())?, size(before.height())?);
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, frame_width, frame_height, &[]).map_err(failed)?;
    encoder.set_repeat(Repeat::Infinite).map_err(failed)?;
    let moves = record.line_played_to(record.main_end());
    let delay = |shown: usize| {
        if shown == moves.len() {
            LAST_DELAY
        } else {
            DELAY
        }
    };
    let whole = (0, 0, before.width(), before.height());
    encoder
        .write_frame(&frame(&before, whole, delay(0)))
        .map_err(failed)?;
    let mut view: Option<View> = record.start_view().cloned();
    for (index, played) in moves.iter().enumerate() {
        let Some(view) = &mut view else {
            break;
        };
        view.play_unchecked(*played);
        let after = picture(&view.to_setup(), Some(played.mv))?;
        // Only what has changed is stored.
        let changed = changed(&before, &after);
        encoder
            .write_frame(&frame(&after, changed, delay(index + 1)))
            .map_err(failed)?;
        before = after;
    }
    drop(encoder);
    Ok(file)
}

/// Left, top, width, height.
type Area = (u32, u32, u32, u32);

/// The smallest area outside of which two pictures are alike; one point if they are alike.
fn changed(before: &Pixmap, after: &Pixmap) -> Area {
    let (mut left, mut top, mut right, mut bottom) = (u32::MAX, u32::MAX, 0, 0);
    let width = after.width();
    for (index, (one, two)) in (0..).zip(before.pixels().iter().zip(after.pixels())) {
        if one != two {
            let (x, y) = (index % width, index / width);
            (left, top) = (left.min(x), top.min(y));
            (right, bottom) = (right.max(x), bottom.max(y));
        }
    }
    match left {
        u32::MAX => (0, 0, 1, 1),
        left => (left, top, right - left + 1, bottom - top + 1),
    }
}

fn frame(pixmap: &Pixmap, (left, top, width, height): Area, delay: u16) -> Frame<'static> {
    let mut points = Vec::with_capacity((width * height * 4) as usize);
    for y in top..top + height {
        for x in left..left + width {
            let point = pixmap.pixel(x, y).map(|point| point.demultiply());
            let color = point.map_or([0; 4], |p| [p.red(), p.green(), p.blue(), 255]);
            points.extend(color);
        }
    }
    // The sides were checked to fit when the file was begun.
    let mut frame = Frame::from_rgba_speed(width as u16, height as u16, &mut points, QUALITY);
    frame.left = left as u16;
    frame.top = top as u16;
    frame.delay = delay;
    frame.dispose = DisposalMethod::Keep;
    frame
}
