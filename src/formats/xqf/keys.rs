//! The keys by which the bytes of later versions are shifted.

use super::{HEADER, PLAIN};

/// The text from which the key of the moves is made.
const PHRASE: &[u8; 32] = b"[(C) Copyright Mr. Dong Shiwei.]";

/// From this version on the list of pieces is rotated too.
const ROTATED: u8 = 12;

/// What was added to the bytes of a file.
pub(super) struct Keys {
    /// The version of the format.
    pub(super) version: u8,
    /// To the points of pieces; the list is rotated by as many places.
    piece: u8,
    /// To points of departure.
    pub(super) from: u8,
    /// To targets.
    pub(super) to: u8,
    /// To lengths of comments.
    pub(super) comment: u32,
    /// To all bytes after the header.
    text: [u8; 32],
}

/// A key from another one.
fn derived(key: u8, by: u8) -> u8 {
    let key = u32::from(key);
    let mixed = (((key * key * 3 + 9) * 3 + 8) * 2 + 1) * 3 + 8;
    (mixed.wrapping_mul(u32::from(by)) & 0xff) as u8
}

impl Keys {
    /// The keys that a header holds; all zero for version 1.0.
    pub(super) fn of(header: &[u8]) -> Keys {
        debug_assert_eq!(header.len(), HEADER);
        let version = header[2];
        if version <= PLAIN {
            return Keys {
                version,
                piece: 0,
                from: 0,
                to: 0,
                comment: 0,
                text: [0; 32],
            };
        }
        let mask = header[3];
        let [or_a, or_b, or_c, or_d] = [header[8], header[9], header[10], header[11]];
        let [sum, key_piece, key_from, key_to] = [header[12], header[13], header[14], header[15]];
        let piece = derived(key_piece, key_piece);
        let from = derived(key_from, piece);
        let to = derived(key_to, from);
        let four = [
            (sum & mask) | or_a,
            (key_piece & mask) | or_b,
            (key_from & mask) | or_c,
            (key_to & mask) | or_d,
        ];
        let mut text = *PHRASE;
        for (index, byte) in text.iter_mut().enumerate() {
            *byte &= four[index % 4];
        }
        let comment = (u32::from(sum) * 256 + u32::from(key_piece)) % 32_000 + 767;
        Keys {
            version,
            piece,
            from,
            to,
            comment,
            text,
        }
    }

    /// The place in the list of pieces of the byte at an index, and its value.
    pub(super) fn piece(&self, index: usize, byte: u8) -> (usize, u8) {
        let place = if self.version >= ROTATED {
            (usize::from(self.piece) + index + 1) % 32
        } else {
            index
        };
        (place, byte.wrapping_sub(self.piece))
    }

    /// The bytes after the header as they were before.
    pub(super) fn text(&self, bytes: &[u8]) -> Vec<u8> {
        let shifted = bytes.iter().zip(self.text.iter().cycle());
        shifted.map(|(byte, key)| byte.wrapping_sub(*key)).collect()
    }
}
