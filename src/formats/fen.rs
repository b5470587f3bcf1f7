//! FEN: one line for a position.
//!
//! Written as UCI and UCCI engines do (`N` horse, `B` elephant, side `w` or `b`, six fields);
//! read in the forms that are about: `H` and `E` for the same kinds, the encyclopaedic letters
//! `G` general and `S` soldier where no `K` occurs, the side as `w`, `r`, `red` or `b`, `black`,
//! fields left out (1, 2 or 4 of 6), counters without the two dashes (`w 0 1`), and the empty
//! brackets that some programs write for pieces in hand.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::rules::{Color, Piece, Role, Setup, Square};

/// Why a text is not a FEN. Ranks are counted as they stand in the text: the first is rank 9.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FenError {
    /// Nothing but white space.
    #[error("the FEN is empty")]
    Empty,
    /// There are not ten ranks between slashes.
    #[error("the board has {0} ranks instead of 10")]
    RankCount(usize),
    /// A rank has not nine files.
    #[error("rank {rank} has {files} points instead of 9")]
    FileCount {
        /// The rank, 0-9.
        rank: u8,
        /// How many points it fills.
        files: usize,
    },
    /// A character on the board is no piece and no digit 1-9.
    #[error("rank {rank}: `{found}` is no piece")]
    UnknownPiece {
        /// The rank, 0-9.
        rank: u8,
        /// The character.
        found: char,
    },
    /// The second field names no side.
    #[error("`{0}` is not a side to move: `w`, `r` or `b` is expected")]
    UnknownSide(String),
    /// Something stands in the brackets for pieces in hand.
    #[error("`[{0}]`: there are no pieces in hand in xiangqi")]
    PiecesInHand(String),
    /// There are 3, 5 or more than 6 fields.
    #[error("{0} fields: 1, 2, 4 or 6 are expected")]
    FieldCount(usize),
    /// The third or fourth field is not a dash.
    #[error("field {field} is `{found}` instead of `-`")]
    NotADash {
        /// 3 or 4.
        field: usize,
        /// What stands there.
        found: String,
    },
    /// A counter is not a number that fits 32 bits.
    #[error("`{found}` is not a number ({what})")]
    NotANumber {
        /// Which counter. It does not go through messages: what stands there tells enough.
        #[serde(skip, default = "a_counter")]
        what: &'static str,
        /// What stands there.
        found: String,
    },
}

fn a_counter() -> &'static str {
    "a counter"
}

/// The letters that a FEN is written with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Letters {
    /// `N` and `B`, as engines expect.
    #[default]
    Engine,
    /// `H` and `E`, as people say.
    Spoken,
}

/// Reads a FEN in any of its forms.
///
/// # Errors
/// What is wrong, and where. The position itself is not judged: see
/// [`Position::from_setup`](crate::rules::Position::from_setup).
pub fn parse(text: &str) -> Result<Setup, FenError> {
    let fields: Vec<&str> = text.split_whitespace().collect();
    let (board, rest) = fields.split_first().ok_or(FenError::Empty)?;
    let mut setup = parse_board(board)?;
    if let Some(side) = rest.first() {
        setup.turn = parse_side(side)?;
    }
    let counters: &[&str] = match rest {
        [] | [_] => &[],
        [_, "-", "-"] => &[],
        [_, halfmoves, round] if halfmoves.starts_with(|c: char| c.is_ascii_digit()) => {
            &[*halfmoves, *round]
        }
        [_, third, fourth, counters @ ..] if counters.is_empty() || counters.len() == 2 => {
            for (field, found) in [(3, third), (4, fourth)] {
                if *found != "-" {
                    return Err(FenError::NotADash {
                        field,
                        found: (*found).to_owned(),
                    });
                }
            }
            counters
        }
        _ => return Err(FenError::FieldCount(fields.len())),
    };
    if let [halfmoves, round] = counters {
        setup.halfmoves = parse_number("plies without a capture", halfmoves)?;
        setup.round = parse_number("round", round)?;
    }
    Ok(setup)
}

fn parse_board(field: &str) -> Result<Setup, FenError> {
    let board = match field.split_once('[') {
        Some((board, hand)) => match hand.strip_suffix(']').unwrap_or(hand) {
            "" => board,
            held => return Err(FenError::PiecesInHand(held.to_owned())),
        },
        None => field,
    };
    let ranks: Vec<&str> = board.split('/').collect();
    if ranks.len() != usize::from(Square::RANKS) {
        return Err(FenError::RankCount(ranks.len()));
    }
    // In the set that writes G for the general, S is the soldier; elsewhere neither is a letter.
    let encyclopaedic = !board.contains(['K', 'k']);
    let mut setup = Setup::default();
    for (text, rank) in ranks.into_iter().zip((0..Square::RANKS).rev()) {
        walk_rank(text, rank, |square, letter, marked| {
            let piece = read_letter(letter, encyclopaedic).filter(|_| !marked);
            let found = if marked { MARK } else { letter };
            let piece = piece.ok_or(FenError::UnknownPiece { rank, found })?;
            if let Some(square) = square {
                setup.put(square, Some(piece));
            }
            Ok::<(), FenError>(())
        })?;
    }
    Ok(setup)
}

/// What some programs write behind a letter: a promoted piece elsewhere, a closed one in cờ úp.
const MARK: char = '~';

/// Calls `put` with each letter of a rank, its point if the rank is not too long, and whether a
/// mark follows it.
pub(super) fn walk_rank<E: From<FenError>>(
    text: &str,
    rank: u8,
    mut put: impl FnMut(Option<Square>, char, bool) -> Result<(), E>,
) -> Result<(), E> {
    let mut files = 0;
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        if let Some(empty @ 1..=9) = letter.to_digit(10) {
            files += empty as usize;
            continue;
        }
        let marked = letters.next_if_eq(&MARK).is_some();
        let square = u8::try_from(files)
            .ok()
            .and_then(|file| Square::new(file, rank));
        put(square, letter, marked)?;
        files += 1;
    }
    if files != usize::from(Square::FILES) {
        return Err(FenError::FileCount { rank, files }.into());
    }
    Ok(())
}

fn read_letter(letter: char, encyclopaedic: bool) -> Option<Piece> {
    let role = match letter.to_ascii_uppercase() {
        'G' if encyclopaedic => Role::General,
        'S' if encyclopaedic => Role::Soldier,
        _ => return Piece::from_fen_char(letter),
    };
    let color = if letter.is_ascii_uppercase() {
        Color::Red
    } else {
        Color::Black
    };
    Some(Piece::new(color, role))
}

pub(super) fn parse_side(field: &str) -> Result<Color, FenError> {
    match field.to_ascii_lowercase().as_str() {
        "w" | "r" | "red" | "white" => Ok(Color::Red),
        "b" | "black" => Ok(Color::Black),
        _ => Err(FenError::UnknownSide(field.to_owned())),
    }
}

pub(super) fn parse_number(what: &'static str, field: &str) -> Result<u32, FenError> {
    let digits = field.bytes().all(|byte| byte.is_ascii_digit());
    let number = field.parse().ok().filter(|_| digits);
    number.ok_or_else(|| FenError::NotANumber {
        what,
        found: field.to_owned(),
    })
}

/// Writes a FEN with six fields and the letters of engines.
pub fn print(setup: &Setup) -> String {
    print_with(setup, Letters::Engine)
}

/// Writes a FEN with six fields.
pub fn print_with(setup: &Setup, letters: Letters) -> String {
    let text = print_board(setup, |_, piece| letter_of(piece, letters));
    let side = setup.turn.fen_letter();
    format!("{text} {side} - - {} {}", setup.halfmoves, setup.round)
}

/// The first field, with a letter for each piece.
pub(super) fn print_board(setup: &Setup, letter: impl Fn(Square, Piece) -> char) -> String {
    let mut text = String::new();
    for rank in (0..Square::RANKS).rev() {
        let mut empty = 0;
        for square in Square::all().filter(|square| square.rank() == rank) {
            match setup.piece_at(square) {
                None => empty += 1,
                Some(piece) => {
                    push_empty(&mut text, &mut empty);
                    text.push(letter(square, piece));
                }
            }
        }
        push_empty(&mut text, &mut empty);
        if rank > 0 {
            text.push('/');
        }
    }
    text
}

fn push_empty(text: &mut String, empty: &mut u32) {
    if *empty > 0 {
        text.push_str(&empty.to_string());
        *empty = 0;
    }
}

fn letter_of(piece: Piece, letters: Letters) -> char {
    match (letters, piece.to_fen_char()) {
        (Letters::Spoken, 'N') => 'H',
        (Letters::Spoken, 'n') => 'h',
        (Letters::Spoken, 'B') => 'E',
        (Letters::Spoken, 'b') => 'e',
        (_, letter) => letter,
    }
}
