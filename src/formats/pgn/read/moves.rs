//! Moves among the words of a game record, in whatever notation they are.

use super::{GameReader, LONGEST_MOVE, PATIENCE};
use crate::formats::pgn::guess::{first_words, guess, guess_turned};
use crate::formats::pgn::scan::Scanner;
use crate::formats::pgn::words;
use crate::formats::problem::{Problem, quote};
use crate::notation::{self, Grammar, MoveTextError, Reading};
use crate::rules::coup::CoUpMove;
use crate::rules::{Move, Position};

impl GameReader {
    pub(super) fn single(&mut self, token: &str, scanner: &mut Scanner<'_>) {
        let Some(position) = self.builder.position() else {
            return self.unplayed(token);
        };
        match self.read_move(position, token) {
            Ok(mv) => self.play(Ok(mv)),
            Err(MoveTextError::Unreadable { .. }) => self.unreadable(token, scanner),
            Err(error) => self.play(Err(error)),
        }
    }

    fn read_move(&self, position: &Position, token: &str) -> Result<Move, MoveTextError> {
        if self.from_one
            && let Some(lowered) = words::lowered(token)
        {
            return notation::read(position, &lowered, Reading::Only(Grammar::Coordinate));
        }
        let Some(grammar) = self.grammar else {
            return notation::read(position, token, Reading::Any);
        };
        match notation::read(position, token, Reading::Only(grammar)) {
            Err(MoveTextError::Unreadable { .. }) => notation::read(position, token, Reading::Any),
            read => read,
        }
    }

    /// A token that is no move by itself: a part of one in several words, a broken move, or prose.
    fn unreadable(&mut self, token: &str, scanner: &mut Scanner<'_>) {
        let Some(position) = self.builder.position() else {
            return;
        };
        let mut joined = token.to_owned();
        let mut found = None;
        let patient = self.prose <= PATIENCE;
        for (word, after) in scanner.words().take(LONGEST_MOVE - 1).filter(|_| patient) {
            joined.push(' ');
            joined.push_str(word);
            match self.read_move(position, &joined) {
                Err(MoveTextError::Unreadable { .. }) => {}
                read => found = Some((read, after)),
            }
        }
        if let Some((read, after)) = found {
            *scanner = after;
            return self.play(read);
        }
        if words::is_like_a_move(token) {
            let error = self.read_move(position, token).err();
            if let Some(error) = error {
                self.play(Err(error));
            }
            return;
        }
        self.keep(token);
    }

    /// Keeps a word that is no move as a comment; punctuation alone says nothing.
    pub(super) fn keep(&mut self, token: &str) {
        self.prose += 1;
        if token.chars().any(char::is_alphanumeric) {
            self.builder.warn(Problem::Prose(quote(token)));
            self.comment(token);
        }
    }

    pub(super) fn play(&mut self, read: Result<Move, MoveTextError>) {
        let problem = |error| Problem::Move { error, dropped: 0 };
        self.play_or_end(read.map(CoUpMove::plain).map_err(problem));
    }

    pub(super) fn play_or_end(&mut self, read: Result<CoUpMove, Problem>) {
        self.begun = true;
        self.prose = 0;
        let lead = match self.frames.last_mut().filter(|frame| frame.fresh) {
            Some(frame) => {
                frame.fresh = false;
                std::mem::take(&mut frame.lead)
            }
            None => String::new(),
        };
        match read {
            Ok(played) => self.builder.play_legal(played),
            Err(problem) => self.builder.end_line(problem),
        }
        if !lead.is_empty() {
            let played = self.builder.position().is_some();
            let note = self.builder.note();
            if played {
                note.add_lead(&lead);
            } else {
                note.add_comment(&lead);
            }
        }
    }

    /// A token in a line that has ended: a move is counted, anything else says nothing more.
    pub(super) fn unplayed(&mut self, token: &str) {
        let moves = words::han_moves(token).len();
        let is_move = words::grammar_of(token).is_some() || words::is_like_a_move(token);
        for _ in 0..moves.max(usize::from(is_move)) {
            if let Some(frame) = self.frames.last_mut() {
                frame.fresh = false;
            }
            self.begun = true;
            self.builder.skip();
        }
    }

    /// Finds out in which notation the game is, from its first moves, and who begins.
    pub(super) fn find_grammar(&mut self, token: &str, scanner: &Scanner<'_>) {
        let Some(position) = self.builder.position().cloned() else {
            return;
        };
        let tokens = first_words(token, scanner);
        if let Some(guess) = guess(&position, &tokens) {
            self.grammar = Some(guess.grammar);
            self.from_one = guess.from_one;
        } else if let Some((grammar, turned)) = guess_turned(&position, &tokens) {
            // Files exist that name the wrong side to move; the moves know better.
            self.builder.let_begin(turned.turn());
            self.grammar = Some(grammar);
        }
    }
}
