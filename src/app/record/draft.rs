//! The record on the record screen survives a reload.

use serde::{Deserialize, Serialize};

use super::desk::Desk;
use crate::app::shelf::Handed;
use crate::formats::share;
use crate::platform::storage::{self, StorageError};
use crate::rules::{Color, Move};

/// Where it is kept.
const KEY: &str = "chuhe.record";

#[derive(Serialize, Deserialize)]
struct Saved {
    /// The record in the letters of a link.
    record: String,
    /// The moves that lead to the position that is shown, in coordinates.
    at: Vec<String>,
    below: Color,
    source: Option<String>,
    unkept: bool,
}

/// Keeps the record of a desk in place of the one before.
pub(super) fn write(desk: &Desk) -> Result<(), StorageError> {
    let handed = desk.hand_over();
    let saved = Saved {
        record: share::encode(&handed.record),
        at: handed.at.iter().map(Move::to_string).collect(),
        below: handed.below,
        source: handed.source,
        unkept: desk.unkept,
    };
    let text = serde_json::to_string(&saved).expect("plain fields always serialise");
    storage::write(KEY, &text)
}

/// The record that was kept last, if there is one that can be read.
pub(super) fn read() -> Option<Desk> {
    let text = storage::read(KEY).ok()??;
    let saved: Saved = serde_json::from_str(&text).ok()?;
    let mut desk = Desk::new(Handed {
        record: share::unpack(&saved.record).ok()?,
        at: saved
            .at
            .iter()
            .map_while(|text| text.parse().ok())
            .collect(),
        below: saved.below,
        source: saved.source,
    });
    desk.unkept = saved.unkept;
    Some(desk)
}
