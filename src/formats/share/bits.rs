//! Bits in bytes, and bytes in the letters of links.

/// The 64 signs of base64 for addresses (RFC 4648, section 5).
const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Appends bytes as letters.
pub(super) fn push_text(text: &mut String, bytes: &[u8]) {
    let (mut held, mut count) = (0_u32, 0);
    for byte in bytes {
        held = held << 8 | u32::from(*byte);
        count += 8;
        while count >= 6 {
            count -= 6;
            text.push(char::from(SIGNS[(held >> count & 63) as usize]));
        }
    }
    if count > 0 {
        text.push(char::from(SIGNS[(held << (6 - count) & 63) as usize]));
    }
}

/// The bytes of letters; `None` if one of them is no sign.
pub(super) fn read_text(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    let (mut held, mut count) = (0_u32, 0);
    for letter in text.bytes() {
        let value = SIGNS.iter().position(|sign| *sign == letter)?;
        held = held << 6 | value as u32;
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((held >> count) as u8);
        }
    }
    Some(bytes)
}

/// How many bits the numbers below a limit need.
const fn width(limit: u32) -> u32 {
    match limit {
        0 | 1 => 0,
        limit => (limit - 1).ilog2() + 1,
    }
}

/// Bits that are written.
#[derive(Debug, Default)]
pub(super) struct Writer {
    bytes: Vec<u8>,
    /// Bits of the last byte that are used; 0 if it is full or there is none.
    used: u32,
}

impl Writer {
    /// One bit.
    pub(super) fn bit(&mut self, bit: bool) {
        if self.used == 0 {
            self.bytes.push(0);
        }
        if let Some(last) = self.bytes.last_mut() {
            *last |= u8::from(bit) << (7 - self.used);
        }
        self.used = (self.used + 1) % 8;
    }

    fn bits(&mut self, value: u64, count: u32) {
        for index in (0..count).rev() {
            self.bit(value >> index & 1 == 1);
        }
    }

    /// A number below a limit that the reader knows.
    pub(super) fn below(&mut self, value: u32, limit: u32) {
        self.bits(value.into(), width(limit));
    }

    /// Any number, small ones in few bits: groups of four with a bit that tells whether more follow.
    pub(super) fn number(&mut self, value: u64) {
        let mut rest = value;
        loop {
            let group = rest & 15;
            rest >>= 4;
            self.bit(rest > 0);
            self.bits(group, 4);
            if rest == 0 {
                return;
            }
        }
    }

    /// A number that is mostly 1: one bit for it, two for 0.
    pub(super) fn count(&mut self, value: usize) {
        self.bit(value == 1);
        if value != 1 {
            self.bit(value > 1);
            if value > 1 {
                self.number(value as u64 - 2);
            }
        }
    }

    /// A text.
    pub(super) fn text(&mut self, text: &str) {
        self.number(text.len() as u64);
        for byte in text.bytes() {
            self.bits(byte.into(), 8);
        }
    }

    /// All bytes; the last one is filled with zeros.
    pub(super) fn finish(self) -> Vec<u8> {
        self.bytes
    }
}

/// Bits that are read. Everything answers `None` where there are no more.
#[derive(Debug)]
pub(super) struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Reader<'a> {
        Reader { bytes, at: 0 }
    }

    /// See [`Writer::bit`].
    pub(super) fn bit(&mut self) -> Option<bool> {
        let byte = self.bytes.get(self.at / 8)?;
        let bit = byte >> (7 - self.at % 8) & 1;
        self.at += 1;
        Some(bit == 1)
    }

    fn bits(&mut self, count: u32) -> Option<u64> {
        let mut value = 0;
        for _ in 0..count {
            value = value << 1 | u64::from(self.bit()?);
        }
        Some(value)
    }

    /// See [`Writer::below`].
    pub(super) fn below(&mut self, limit: u32) -> Option<u32> {
        let value = self.bits(width(limit))? as u32;
        (value < limit).then_some(value)
    }

    /// See [`Writer::number`].
    pub(super) fn number(&mut self) -> Option<u64> {
        let mut value = 0;
        for group in 0..16 {
            let more = self.bit()?;
            value |= self.bits(4)? << (group * 4);
            if !more {
                return Some(value);
            }
        }
        None
    }

    /// See [`Writer::count`].
    pub(super) fn count(&mut self) -> Option<usize> {
        if self.bit()? {
            return Some(1);
        }
        if !self.bit()? {
            return Some(0);
        }
        usize::try_from(self.number()?.checked_add(2)?).ok()
    }

    /// See [`Writer::text`].
    pub(super) fn text(&mut self) -> Option<String> {
        let length = usize::try_from(self.number()?).ok()?;
        // A length beyond the end is no reason to make room for it.
        if length > self.bytes.len() {
            return None;
        }
        let mut bytes = Vec::with_capacity(length);
        for _ in 0..length {
            bytes.push(self.bits(8)? as u8);
        }
        String::from_utf8(bytes).ok()
    }
}
