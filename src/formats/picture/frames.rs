//! Frames of a moving picture: only what has changed since the one before is stored.

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use super::drawing::{Drawing, Scene};
use crate::formats::record::Record;
use crate::rules::{Color, Move, Setup};

/// How long each position is shown, in hundredths of a second.
const DELAY: u16 = 120;
/// How long the last one is shown.
const LAST_DELAY: u16 = 400;
/// Quality of the colours of a frame, 1 (best) to 30.
const QUALITY: i32 = 10;

/// An animated GIF that begins again after its end, frame by frame.
pub struct Film {
    encoder: Encoder<Vec<u8>>,
    width: u16,
    height: u16,
    /// The points of the last picture, four bytes each.
    before: Vec<u8>,
}

/// Left, top, width, height.
type Area = (usize, usize, usize, usize);

impl Film {
    /// A film of pictures of a size in points.
    ///
    /// # Errors
    /// If a picture cannot have that size.
    pub fn new(width: u16, height: u16) -> Result<Film, EncodingError> {
        let mut encoder = Encoder::new(Vec::new(), width, height, &[])?;
        encoder.set_repeat(Repeat::Infinite)?;
        Ok(Film {
            encoder,
            width,
            height,
            before: Vec::new(),
        })
    }

    /// Adds a picture: red, green, blue and opacity of each point, row by row. The last one is shown
    /// for longer.
    ///
    /// # Errors
    /// If it cannot be encoded.
    ///
    /// # Panics
    /// If it is smaller than the film.
    pub fn show(&mut self, points: Vec<u8>, is_last: bool) -> Result<(), EncodingError> {
        let (left, top, width, height) = self.changed(&points);
        let line = usize::from(self.width) * 4;
        let mut part: Vec<u8> = points
            .chunks_exact(line)
            .skip(top)
            .take(height)
            .flat_map(|row| &row[left * 4..(left + width) * 4])
            .copied()
            .collect();
        let mut frame = Frame::from_rgba_speed(width as u16, height as u16, &mut part, QUALITY);
        frame.left = left as u16;
        frame.top = top as u16;
        frame.delay = if is_last { LAST_DELAY } else { DELAY };
        frame.dispose = DisposalMethod::Keep;
        self.before = points;
        self.encoder.write_frame(&frame)
    }

    /// The file.
    ///
    /// # Errors
    /// If its end cannot be encoded.
    pub fn finish(self) -> Result<Vec<u8>, EncodingError> {
        Ok(self.encoder.into_inner()?)
    }

    /// The smallest area outside of which a picture is like the one before; one point if they are
    /// alike, everything for the first.
    fn changed(&self, points: &[u8]) -> Area {
        let width = usize::from(self.width);
        if self.before.is_empty() {
            return (0, 0, width, self.height.into());
        }
        let (mut left, mut top, mut right, mut bottom) = (usize::MAX, usize::MAX, 0, 0);
        let pairs = self.before.chunks_exact(4).zip(points.chunks_exact(4));
        for (index, _) in pairs.enumerate().filter(|(_, (one, two))| one != two) {
            let (x, y) = (index % width, index / width);
            (left, top) = (left.min(x), top.min(y));
            (right, bottom) = (right.max(x), bottom.max(y));
        }
        match left {
            usize::MAX => (0, 0, 1, 1),
            left => (left, top, right - left + 1, bottom - top + 1),
        }
    }
}

/// The pictures of a game, one after the other, from its start to the end of its main line; `show`
/// also learns which is the last. A record whose start cannot be played gives a picture of it.
///
/// # Errors
/// The first error of `show`.
pub fn for_each_picture<E>(
    record: &Record,
    below: Color,
    mut show: impl FnMut(&Drawing, bool) -> Result<(), E>,
) -> Result<(), E> {
    let moves = record.line_played_to(record.main_end());
    let drawing = |setup: &Setup, last: Option<Move>| Drawing::of(&Scene { setup, last, below });
    show(&drawing(record.setup(), None), moves.is_empty())?;
    if let Some(mut view) = record.start_view().cloned() {
        for (index, played) in moves.iter().enumerate() {
            view.play_unchecked(*played);
            let drawing = drawing(&view.to_setup(), Some(played.mv));
            show(&drawing, index + 1 == moves.len())?;
        }
    }
    Ok(())
}
