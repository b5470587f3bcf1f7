//! The main line of a game as an animated GIF.

use super::frames::{Film, for_each_picture};
use super::raster::{PictureError, paint};
use crate::formats::record::Record;
use crate::rules::Color;

/// An animated GIF of the main line of a record, so many points wide, that begins again after its
/// end. A record whose start cannot be played gives a picture of it.
///
/// # Errors
/// If the width is none that a picture can have.
pub fn gif(record: &Record, width: u32, below: Color) -> Result<Vec<u8>, PictureError> {
    let failed = |error: gif::EncodingError| PictureError::Encoding(error.to_string());
    let size = |length: u32| u16::try_from(length).map_err(|_| PictureError::Width(width));
    let mut film: Option<Film> = None;
    for_each_picture(record, below, |drawing, is_last| {
        let pixmap = paint(drawing, width)?;
        let film = match &mut film {
            Some(film) => film,
            None => {
                let (width, height) = (size(pixmap.width())?, size(pixmap.height())?);
                film.insert(Film::new(width, height).map_err(failed)?)
            }
        };
        let points = pixmap.pixels().iter().map(|point| point.demultiply());
        let points = points.flat_map(|point| [point.red(), point.green(), point.blue(), 255]);
        film.show(points.collect(), is_last).map_err(failed)
    })?;
    match film {
        Some(film) => film.finish().map_err(failed),
        None => Ok(Vec::new()),
    }
}
