//! A place in a text that is being read.

use super::error::{Expected, SyntaxError};

/// The characters of a text from a place on.
#[derive(Clone, Debug)]
pub(super) struct Cursor<'a> {
    rest: std::str::Chars<'a>,
    /// How many characters were read.
    at: usize,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(text: &'a str) -> Cursor<'a> {
        Cursor {
            rest: text.chars(),
            at: 0,
        }
    }

    /// The next character that is no space.
    pub(super) fn peek(&self) -> Option<char> {
        self.rest.clone().find(|character| *character != ' ')
    }

    /// Reads the next character that is no space.
    pub(super) fn next(&mut self) -> Option<char> {
        self.skip_spaces();
        let character = self.rest.next()?;
        self.at += 1;
        Some(character)
    }

    /// Passes spaces.
    pub(super) fn skip_spaces(&mut self) {
        while self.rest.as_str().starts_with(' ') {
            self.rest.next();
            self.at += 1;
        }
    }

    /// Reads the next character that is no space, if `read` knows what it means.
    pub(super) fn take<T>(&mut self, read: impl Fn(char) -> Option<T>) -> Option<T> {
        let value = self.peek().and_then(read)?;
        self.next();
        Some(value)
    }

    /// [`take`](Self::take), or the error that says what is missing here.
    pub(super) fn expect<T>(
        &mut self,
        expected: Expected,
        read: impl Fn(char) -> Option<T>,
    ) -> Result<T, SyntaxError> {
        let failure = self.failure(expected);
        self.take(read).ok_or(failure)
    }

    /// Reads a word of the letters for which `is_letter` answers true; it may be empty.
    pub(super) fn word(&mut self, is_letter: impl Fn(char) -> bool) -> String {
        self.skip_spaces();
        let word: String = self.rest.clone().take_while(|c| is_letter(*c)).collect();
        for _ in word.chars() {
            self.next();
        }
        word
    }

    /// Reads a digit 1-9.
    pub(super) fn digit(&mut self) -> Result<u8, SyntaxError> {
        self.expect(Expected::Number, digit)
    }

    /// That nothing follows but spaces.
    pub(super) fn end(&self) -> Result<(), SyntaxError> {
        match self.peek() {
            None => Ok(()),
            Some(_) => Err(self.failure(Expected::End)),
        }
    }

    /// The error that something is missing here.
    pub(super) fn failure(&self, expected: Expected) -> SyntaxError {
        let spaces = self.rest.clone().take_while(|c| *c == ' ').count();
        SyntaxError {
            at: self.at + spaces,
            expected,
        }
    }
}

/// A digit 1-9 as a number.
pub(super) fn digit(character: char) -> Option<u8> {
    match character {
        '1'..='9' => Some(character as u8 - b'0'),
        _ => None,
    }
}
