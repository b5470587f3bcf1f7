//! FEN of cờ úp, as the public or one side sees a position.
//!
//! Written like Pikafish's jieqi branch: `X` and `x` lie closed, and after the side to move
//! stands the pool, every identity that the viewer has not seen with its number:
//! `xxxxkxxxx/9/1x5x1/x1x1x1x1x/9/9/X1X1X1X1X/1X5X1/9/XXXXKXXXX w R2A2C2P5N2B2r2a2c2p5n2b2 0 1`.
//! A dash stands for an empty pool. Read in the forms that are about:
//!
//! * this one, also with JieqiBox's fourth field of pieces that were taken closed, which are in
//!   nobody's pool and are left out here;
//! * the older one with the pool before the side and two dashes after it;
//! * PyChess's, where a closed piece is the letter of its start point with a `~` behind it;
//! * any of them without the pool, which is then all that does not lie open.

use thiserror::Error;

use super::fen::{self, FenError};
use crate::rules::coup::{Pool, View, ViewError};
use crate::rules::{
    Color, Move, Piece, Position, PositionError, Role, Setup, Square, Variant, start_piece,
};

/// Why a text is no FEN of cờ úp.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CoUpFenError {
    /// What can be wrong with any FEN.
    #[error(transparent)]
    Fen(#[from] FenError),
    /// A closed piece lies where its side has none at the start of a game.
    #[error("`{letter}` lies closed on {square}, where it cannot have started")]
    ClosedOffStart {
        /// Its point.
        square: Square,
        /// Its letter.
        letter: char,
    },
    /// The pool is not made of letters with numbers.
    #[error(
        "`{0}` is not a pool of unknown pieces: letters with numbers such as `R2p5` are expected"
    )]
    Pool(String),
    /// The pool has more of a piece than a side has at all.
    #[error("the pool has {count} `{letter}`, a side has {most}")]
    PoolTooLarge {
        /// The piece's letter.
        letter: char,
        /// How many the pool names.
        count: u32,
        /// How many a side has.
        most: usize,
    },
    /// Board and pool do not fit together.
    #[error(transparent)]
    View(#[from] ViewError),
    /// The position cannot be played.
    #[error(transparent)]
    Position(#[from] PositionError),
}

/// Reads a FEN in any of its forms, for a game by some customs.
///
/// # Errors
/// What is wrong, and where.
pub fn parse(text: &str, variant: Variant) -> Result<View, CoUpFenError> {
    let (setup, pool) = parse_setup(text, variant)?;
    Ok(View::new(Position::from_setup(&setup)?, pool)?)
}

/// Reads a FEN without asking whether it can be played.
///
/// # Errors
/// What is wrong with the text, and where.
pub fn parse_setup(text: &str, variant: Variant) -> Result<(Setup, Pool), CoUpFenError> {
    let fields: Vec<&str> = text.split_whitespace().collect();
    let (board, rest) = fields.split_first().ok_or(FenError::Empty)?;
    let mut setup = parse_board(board, variant)?;
    // The older form has the pool first.
    let (pool, rest) = match rest {
        [pool, side, rest @ ..] if fen::parse_side(pool).is_err() => {
            setup.turn = fen::parse_side(side)?;
            (Some(parse_pool(pool)?), rest)
        }
        [side, rest @ ..] => {
            setup.turn = fen::parse_side(side)?;
            (None, rest)
        }
        [] => (None, rest),
    };
    let (fields_before, counters) = match rest {
        [before @ .., halfmoves, round] if is_number(halfmoves) => (before, [*halfmoves, *round]),
        _ => (rest, ["0", "1"]),
    };
    setup.halfmoves = fen::parse_number("plies without a capture", counters[0])?;
    setup.round = fen::parse_number("round", counters[1])?;
    let pool = match (pool, fields_before) {
        (Some(pool), [] | ["-", "-"]) => pool,
        (None, [] | ["-", "-"]) if setup.closed().is_empty() => Pool::EMPTY,
        (None, [] | ["-", "-"]) => Pool::of_unseen(&setup),
        (None, ["-"]) => Pool::EMPTY,
        (None, [pool]) => parse_pool(pool)?,
        (None, [pool, taken]) => {
            if *taken != "-" {
                parse_pool(taken)?;
            }
            if *pool == "-" {
                Pool::EMPTY
            } else {
                parse_pool(pool)?
            }
        }
        _ => return Err(FenError::FieldCount(fields.len()).into()),
    };
    Ok((setup, pool))
}

/// Whether a FEN is one of cờ úp: it shows a closed piece, or has a pool where a FEN of xiangqi has
/// none. What follows it does not matter, so that moves may.
pub fn is_meant(text: &str) -> bool {
    let fields: Vec<&str> = text.split_whitespace().take(6).collect();
    let Some((board, rest)) = fields.split_first() else {
        return false;
    };
    let is_side = |field: &str| fen::parse_side(field).is_ok();
    let counts =
        |after: &[&str]| matches!(after, [one, two, ..] if is_number(one) && is_number(two));
    has_closed(board)
        || match rest {
            [side, "-", after @ ..] if is_side(side) => counts(after),
            [side, pool, after @ ..] if is_side(side) && is_pool(pool) => {
                !is_like_a_move(pool) || counts(after) || counts(after.get(1..).unwrap_or_default())
            }
            [pool, side, ..] => is_pool(pool) && is_side(side),
            _ => false,
        }
}

/// Whether a field names unknown pieces, such as `R2p5`.
fn is_pool(field: &str) -> bool {
    !field.is_empty() && !is_number(field) && parse_pool(field).is_ok()
}

/// Whether a field looks like a move in coordinates, as a short pool may.
fn is_like_a_move(field: &str) -> bool {
    field.parse::<Move>().is_ok()
}

/// Whether the first field of a FEN shows a closed piece.
fn has_closed(board: &str) -> bool {
    board.contains(['x', 'X', '~'])
}

fn is_number(field: &str) -> bool {
    field.bytes().all(|byte| byte.is_ascii_digit())
}

fn parse_board(field: &str, variant: Variant) -> Result<Setup, CoUpFenError> {
    let board = field.strip_suffix("[]").unwrap_or(field);
    let ranks: Vec<&str> = board.split('/').collect();
    if ranks.len() != usize::from(Square::RANKS) {
        return Err(FenError::RankCount(ranks.len()).into());
    }
    let mut setup = Setup {
        variant,
        ..Setup::default()
    };
    for (text, rank) in ranks.into_iter().zip((0..Square::RANKS).rev()) {
        fen::walk_rank(text, rank, |square, letter, marked| {
            put(&mut setup, rank, square, letter, marked)
        })?;
    }
    Ok(setup)
}

fn put(
    setup: &mut Setup,
    rank: u8,
    square: Option<Square>,
    letter: char,
    marked: bool,
) -> Result<(), CoUpFenError> {
    let open = Piece::from_fen_char(letter);
    if open.is_none() && (marked || !matches!(letter, 'X' | 'x')) {
        let found = letter;
        return Err(FenError::UnknownPiece { rank, found }.into());
    }
    let Some(square) = square else {
        return Ok(());
    };
    if !marked && open.is_some() {
        setup.put(square, open);
        return Ok(());
    }
    let color = Color::ALL[usize::from(letter.is_ascii_lowercase())];
    let started = start_piece(square);
    let fits = started.is_some_and(|piece| piece.color == color)
        && open.is_none_or(|piece| started == Some(piece));
    if fits && setup.put_closed(square) {
        Ok(())
    } else {
        Err(CoUpFenError::ClosedOffStart { square, letter })
    }
}

fn parse_pool(field: &str) -> Result<Pool, CoUpFenError> {
    let error = || CoUpFenError::Pool(field.to_owned());
    let mut pool = Pool::EMPTY;
    let mut rest = field;
    while let Some(letter) = rest.chars().next() {
        let piece = Piece::from_fen_char(letter).filter(|piece| piece.role != Role::General);
        let piece = piece.ok_or_else(error)?;
        rest = &rest[letter.len_utf8()..];
        let end = rest
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(rest.len());
        let (digits, tail) = rest.split_at(end);
        let count: u32 = digits.parse().map_err(|_| error())?;
        let (named, most) = (u32::from(pool.count(piece)), piece.role.starting_count());
        let count = named.saturating_add(count);
        if count as usize > most {
            return Err(CoUpFenError::PoolTooLarge {
                letter,
                count,
                most,
            });
        }
        (named..count).for_each(|_| pool.add(piece));
        rest = tail;
    }
    Ok(pool)
}

/// The order of the pool's letters.
const POOL_ORDER: [Role; 6] = [
    Role::Chariot,
    Role::Advisor,
    Role::Cannon,
    Role::Soldier,
    Role::Horse,
    Role::Elephant,
];

/// Writes what a viewer knows.
pub fn print(view: &View) -> String {
    print_setup(&view.to_setup(), view.pool())
}

/// Writes a set-up with what is unknown of it, whether it can be played or not.
pub fn print_setup(setup: &Setup, pool: &Pool) -> String {
    let board = fen::print_board(setup, |square, piece| {
        match (setup.closed().contains(square), piece.color) {
            (false, _) => piece.to_fen_char(),
            (true, Color::Red) => 'X',
            (true, Color::Black) => 'x',
        }
    });
    let side = setup.turn.fen_letter();
    let pool = print_pool(pool);
    format!("{board} {side} {pool} {} {}", setup.halfmoves, setup.round)
}

/// The pool as the FEN has it; a dash if it is empty.
pub fn print_pool(pool: &Pool) -> String {
    let mut text = String::new();
    for color in Color::ALL {
        for role in POOL_ORDER {
            let piece = Piece::new(color, role);
            let count = pool.count(piece);
            if count > 0 {
                text.push(piece.to_fen_char());
                text.push_str(&count.to_string());
            }
        }
    }
    if text.is_empty() {
        String::from("-")
    } else {
        text
    }
}
