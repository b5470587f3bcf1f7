//! The opening book: which moves the engine's own analysis found good in the first moves of a game.
//!
//! `book/openings.txt` is a tree of moves from the usual start, grown by `chuhe book`. A line of it is the
//! number of plies before the move, the move, and what it is worth to whoever makes it, in hundredths of a
//! soldier, after all that follows in the book. A move answers the last line above it with a number
//! less by one; lines that begin with `#` are for people. Since places are found by their keys, lines
//! that meet are written down once; the same holds for lines that are mirror images.
//!
//! The book is a matter of openings alone: rule sets differ in repetitions and long games, and a move
//! of the book never repeats a position.

use std::sync::LazyLock;

use thiserror::Error;

use super::answer::Answer;
use super::level::Level;
use super::score::Value;
use super::told::Told;
use crate::rules::{Game, Move, MoveError, Position, Refusal};

/// A move of the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookMove {
    /// The move.
    pub mv: Move,
    /// What it is worth to whoever makes it, in hundredths of a soldier.
    pub value: Value,
}

/// The moves of many positions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Book {
    /// By the position's key; equal keys stand side by side.
    moves: Vec<(u64, BookMove)>,
}

/// Why a text is no book.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BookError {
    /// A line is not a number, a move and a value.
    #[error("line {line}: plies, a move and its worth are expected, as in `0 h2e2 12`")]
    Form {
        /// Which line, from 1.
        line: usize,
    },
    /// What should be a move is none.
    #[error("line {line}: {error}")]
    Move {
        /// Which line, from 1.
        line: usize,
        /// What is wrong with it.
        error: MoveError,
    },
    /// No line above leads to the move.
    #[error("line {line}: no line before it has one ply less")]
    Gap {
        /// Which line, from 1.
        line: usize,
    },
    /// The move is illegal.
    #[error("line {line}: {refusal}")]
    Refused {
        /// Which line, from 1.
        line: usize,
        /// Why.
        refusal: Refusal,
    },
}

static OWN: LazyLock<Book> =
    LazyLock::new(|| Book::read(OWN_TEXT).expect("a test reads the own book"));

/// The own book as it is written down.
pub const OWN_TEXT: &str = include_str!("book/openings.txt");

impl Book {
    /// The book that belongs to the engine.
    pub fn own() -> &'static Book {
        &OWN
    }

    /// Reads the form that is described above.
    ///
    /// # Errors
    /// The first line that is no part of a book.
    pub fn read(text: &str) -> Result<Book, BookError> {
        // The positions before each ply of the line that is being read.
        let mut line_of_play = vec![Position::start()];
        let mut moves = Vec::new();
        for (line, words) in (1..).zip(text.lines()) {
            if words.is_empty() || words.starts_with('#') {
                continue;
            }
            let (plies, mv, value) = split(words).ok_or(BookError::Form { line })?;
            if plies >= line_of_play.len() {
                return Err(BookError::Gap { line });
            }
            let mv: Move = mv
                .parse()
                .map_err(|error| BookError::Move { line, error })?;
            line_of_play.truncate(plies + 1);
            let position = &line_of_play[plies];
            moves.push((position.key(), BookMove { mv, value }));
            let mut next = position.clone();
            next.play(mv)
                .map_err(|refusal| BookError::Refused { line, refusal })?;
            line_of_play.push(next);
        }
        moves.sort_unstable_by_key(|&(key, BookMove { mv, .. })| {
            (key, mv.from().index(), mv.to().index())
        });
        Ok(Book { moves })
    }

    /// The moves known of a position or of its mirror image.
    pub fn moves(&self, position: &Position) -> Vec<BookMove> {
        let mut moves: Vec<BookMove> = self.with_key(position.key()).collect();
        if let Some(image) = mirrored(position) {
            for BookMove { mv, value } in self.with_key(image.key()) {
                let mv = mv.mirrored();
                if moves.iter().all(|known| known.mv != mv) {
                    moves.push(BookMove { mv, value });
                }
            }
        }
        // Keys of different positions may be equal.
        moves.retain(|known| position.is_legal(known.mv));
        moves
    }

    fn with_key(&self, key: u64) -> impl Iterator<Item = BookMove> + '_ {
        let from = self.moves.partition_point(|&(other, _)| other < key);
        self.moves[from..]
            .iter()
            .take_while(move |&&(other, _)| other == key)
            .map(|&(_, mv)| mv)
    }

    /// How many moves there are.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// A move for the position at a game's cursor, as a level would play it: weaker ones leave the book
    /// earlier and are content with more moves. The better a move, the more often it is chosen; the same seed
    /// gives the same move.
    pub fn choose(&self, game: &Game, level: Level, seed: u64) -> Option<BookMove> {
        if game.ply() >= level.book_plies {
            return None;
        }
        let position = game.position();
        let mut moves = self.moves(position);
        moves.retain(|known| {
            let mut next = position.clone();
            next.play_unchecked(known.mv);
            !game.keys().contains(&next.key())
        });
        let best = moves.iter().map(|known| known.value).max()?;
        let weight = |known: &BookMove| {
            let within = (level.book_spread - (best - known.value)).max(0);
            u64::from(within.unsigned_abs()).pow(2)
        };
        let total: u64 = moves.iter().map(weight).sum();
        let mut lot = draw(seed, position.key()).checked_rem(total)?;
        moves.into_iter().find(|known| {
            let weight = weight(known);
            let chosen = lot < weight;
            lot = lot.saturating_sub(weight);
            chosen
        })
    }
}

/// The engine's answer out of its own book; `None` where it has to think. In cờ úp there is no book.
pub fn answer(told: &Told, level: Level, seed: u64) -> Option<Answer> {
    if told.is_co_up() {
        return None;
    }
    let chosen = Book::own().choose(&told.game(), level, seed)?;
    Some(Answer {
        best: Some(chosen.mv),
        reply: None,
        score: chosen.value.into(),
        nodes: 0,
    })
}

/// `3 h2e2 12` as its parts.
fn split(line: &str) -> Option<(usize, &str, Value)> {
    let mut words = line.split(' ');
    let parts = (
        words.next()?.parse().ok()?,
        words.next()?,
        words.next()?.parse().ok()?,
    );
    words.next().is_none().then_some(parts)
}

/// The position with left and right exchanged.
fn mirrored(position: &Position) -> Option<Position> {
    Position::from_setup(&position.to_setup().mirrored()).ok()
}

/// A number that depends on seed and position alone (the last steps of SplitMix64).
fn draw(seed: u64, key: u64) -> u64 {
    let word = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ key;
    let word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The central cannon, two answers, and the screen horses' next moves.
    const SMALL: &str = "# a book\n0 h2e2 20\n1 h9g7 -10\n2 h0g2 12\n1 b9c7 -40\n0 c3c4 5\n";

    fn mv(text: &str) -> Move {
        text.parse().expect("a move")
    }

    fn game(moves: &str) -> Game {
        let mut game = Game::default();
        for text in moves.split_whitespace() {
            game.play(mv(text)).expect("legal");
        }
        game
    }

    fn small() -> Book {
        Book::read(SMALL).expect("a book")
    }

    #[test]
    fn places_are_found_by_any_way_and_in_the_mirror() {
        let book = small();
        assert_eq!(book.len(), 5);
        let known = |moves: &str| {
            let mut known: Vec<String> = book
                .moves(game(moves).position())
                .iter()
                .map(|known| known.mv.to_string())
                .collect();
            known.sort();
            known.join(" ")
        };
        // The start is its own image.
        assert_eq!(known(""), "b2e2 c3c4 g3g4 h2e2");
        assert_eq!(known("h2e2 h9g7"), "h0g2");
        assert_eq!(known("b2e2 b9c7"), "b0c2");
        assert_eq!(known("h2e2 h9i7"), "");
    }

    #[test]
    fn choices_are_repeatable_and_follow_the_level() {
        let book = small();
        let strong = Level::of(10);
        let weak = Level::of(1);
        let chosen = |level, seed| {
            book.choose(&game("h2e2"), level, seed)
                .map(|known| known.mv)
        };
        assert_eq!(chosen(strong, 7), chosen(strong, 7));
        // 30 hundredths worse: nothing for the strongest, something for the weakest.
        assert!((0..200).all(|seed| chosen(strong, seed) == Some(mv("h9g7"))));
        assert!((0..200).any(|seed| chosen(weak, seed) == Some(mv("b9c7"))));
        let played = |seed| book.choose(&game(""), strong, seed).map(|known| known.mv);
        assert!((0..50).any(|seed| played(seed) == Some(mv("b2e2"))));
        assert!((0..50).any(|seed| played(seed) == Some(mv("h2e2"))));
    }

    #[test]
    fn nothing_is_repeated_and_nothing_played_beyond_a_levels_book() {
        let book = Book::read("0 h0g2 0\n1 h9g7 0\n2 g2h0 0\n3 g7h9 0\n").expect("a book");
        let choose = |moves: &str| book.choose(&game(moves), Level::of(10), 1);
        assert!(choose("h0g2 h9g7").is_some());
        assert_eq!(choose("h0g2 h9g7 g2h0"), None);
        let level = Level {
            book_plies: 1,
            ..Level::of(10)
        };
        assert!(book.choose(&game(""), level, 1).is_some());
        assert_eq!(book.choose(&game("h0g2"), level, 1), None);
    }

    #[test]
    fn what_is_no_book_is_named_with_its_line() {
        let refused = |text: &str| {
            Book::read(text)
                .map(|_| ())
                .expect_err("refused")
                .to_string()
        };
        assert!(refused("0 h2e2 20\n\n1 h9g7").starts_with("line 3: plies, a move"));
        assert!(refused("0 h2e2 20 4").starts_with("line 1: plies, a move"));
        assert!(refused("0 h2e2 20\n2 h9g7 0").starts_with("line 2: no line before it"));
        assert!(refused("0 z2e2 20").starts_with("line 1: "));
        assert!(refused("0 h2h9 20\n1 h2h3 0").starts_with("line 2: "));
    }
}
