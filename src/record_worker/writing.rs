//! Writing games in the formats that others read.

use super::tables::BrowserTables;
use super::{canvas, telling};
use crate::formats::picture::{Drawing, Scene, animated_svg, svg};
use crate::formats::record::Record;
use crate::formats::{coup_fen, dhtmlxq, fen, move_list, pgn, share, xqf};
use crate::notation::Notation;
use crate::protocol::records::{Form, Lack, Response};
use crate::rules::{Color, Setup};

/// The notation of files whose notation nobody has named.
pub(super) const USUAL_NOTATION: Notation = Notation::Han;

/// After so many games the page is told how far it is.
const TOLD_AFTER: usize = 100;

/// What is to be written.
pub(super) struct Order {
    /// The games as the page keeps them.
    pub(super) games: Vec<String>,
    /// The format.
    pub(super) form: Form,
    /// How moves are written in PGN.
    pub(super) notation: Notation,
    /// The side at the lower edge of a picture.
    pub(super) below: Color,
}

impl Order {
    /// Writes the games one after the other; `tell` hears how far it is.
    pub(super) async fn carry_out(self, tell: impl Fn(Response)) -> Result<Vec<u8>, Response> {
        let mut file = Vec::new();
        let count = self.games.len();
        for (index, game) in self.games.iter().enumerate() {
            if index > 0 && index % TOLD_AFTER == 0 {
                let done = index * 1000 / count;
                tell(Response::Written { done });
            }
            let record = share::unpack(game)
                .map_err(|error| Response::Rejected(format!("game {}: {error}", index + 1)))?;
            file.extend(self.write(&record).await.map_err(Response::Unwritable)?);
        }
        Ok(file)
    }

    async fn write(&self, record: &Record) -> Result<Vec<u8>, Lack> {
        let text = match self.form {
            Form::Pgn => pgn::write(record, self.notation),
            Form::DhtmlXq => dhtmlxq::write(record).map_err(|_| Lack::Closed)?,
            Form::Moves => move_list::write(record),
            Form::Fen => end_text(record) + "\n",
            Form::Svg => svg(&self.drawing(record)),
            Form::Film => animated_svg(record, self.below),
            Form::Xqf => return xqf::write(record, &BrowserTables).map_err(telling::lack),
            Form::Png => {
                let file = canvas::png(&self.drawing(record)).await;
                return file.ok_or(Lack::Drawing);
            }
            Form::Gif => {
                return canvas::gif(record, self.below).ok_or(Lack::Drawing);
            }
        };
        Ok(text.into_bytes())
    }

    /// The picture of the last position.
    fn drawing(&self, record: &Record) -> Drawing {
        Drawing::of(&Scene {
            setup: &end(record),
            last: record.mv(record.main_end()),
            below: self.below,
        })
    }
}

/// The position at the end of the main line as a FEN, in cờ úp with what is known of it.
fn end_text(record: &Record) -> String {
    let end = record
        .view_at(record.main_end())
        .filter(|_| record.is_co_up());
    end.map_or_else(
        || fen::print(&self::end(record)),
        |view| coup_fen::print(&view),
    )
}

/// The placement at the end of the main line.
fn end(record: &Record) -> Setup {
    let end = record.view_at(record.main_end());
    end.map_or_else(|| record.setup().clone(), |end| end.to_setup())
}
