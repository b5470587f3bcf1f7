//! What the list of games knows of each: read at once for all of them.

use serde::{Deserialize, Serialize};

use crate::formats::record::Trace;
use crate::protocol::records::Listing;

/// What is kept of a game beside the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Head {
    /// What the list shows.
    pub(super) listing: Listing,
    /// When it was kept for the first time, in milliseconds since 1970.
    pub(super) added: u64,
}

/// A game of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// Under which key it is kept.
    pub(super) key: String,
    /// What is known of it.
    pub(super) head: Head,
    /// All that a search for words looks through, in small letters.
    pub(super) words: String,
}

impl Entry {
    pub(super) fn new(key: String, head: Head) -> Entry {
        let Listing {
            red,
            black,
            event,
            date,
            ..
        } = &head.listing;
        let words = [red, black, event, date].map(|text| text.to_lowercase());
        Entry {
            words: words.join("\n"),
            key,
            head,
        }
    }
}

/// The key of a game that came from a file: the same game has the same key, so that a file that is
/// taken in twice changes nothing.
pub(super) fn key_of_content(game: &str) -> String {
    // Fowler, Noll, Vo: 64 bits.
    let step = |sum: u64, byte: u8| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let sum = game.bytes().fold(0xcbf2_9ce4_8422_2325, step);
    format!("c{sum:016x}")
}

/// A trace that was kept; a damaged one finds nothing.
pub(super) fn trace(bytes: &[u8]) -> Trace {
    Trace::from_bytes(bytes).unwrap_or_default()
}
