//! Moves of cờ úp: `Xe úp 9 tiến 4 (Mã)`, `暗车九进四(马)`, `xR9+4(H)`, `a0a4N`.
//!
//! A closed piece is called by the kind of its start point with a mark (`úp`, `暗`, `x`), and is
//! kept apart from open pieces of that kind where stacks are counted. What it turns out to be
//! stands in brackets behind the move; what it takes closed, if the reader may know it, after a
//! cross: `(Mã×Pháo)`. In coordinates letters as in FEN say the same: `a0a9Nc`. Open advisors
//! and elephants form stacks like other kinds.

use thiserror::Error;

use super::error::{Expected, Illegal, MoveTextError, SyntaxError};
use super::grammar::{Grammar, Syntax};
use super::reading::{Reading, further, joined, unread};
use super::vietnamese::Length;
use super::{
    BlackDigits, HanScript, Notation, han, han_characters, normalise, paste, vietnamese, wxf,
};
use crate::rules::coup::{CoUpMove, PlayError, View};
use crate::rules::{Color, Move, Piece, Position, Role};

/// Why a text is no move of cờ úp that can be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CoUpTextError {
    /// What can be wrong with a text in any variant.
    #[error(transparent)]
    Move(#[from] MoveTextError),
    /// What the text says to be revealed does not fit.
    #[error("`{text}`: {reason}")]
    Reveal {
        /// The text.
        text: String,
        /// What is wrong.
        reason: PlayError,
    },
}

/// Which text of a line cannot be played, and why.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("move {}: {error}", index + 1)]
pub struct CoUpLineError {
    /// The place of the text in the line, from 0.
    pub index: usize,
    /// What is wrong with it.
    pub error: CoUpTextError,
}

/// Writes a legal move of a position with what it reveals.
pub fn print(position: &Position, played: CoUpMove, notation: Notation) -> String {
    print_with(position, played, notation, BlackDigits::default())
}

/// Writes a legal move with what it reveals, with a choice of Black's digits in the Han notation.
pub fn print_with(
    position: &Position,
    played: CoUpMove,
    notation: Notation,
    digits: BlackDigits,
) -> String {
    let text = super::print_with(position, played.mv, notation, digits);
    let name = |piece: Piece| name(piece, notation);
    match (played.revealed, played.taken, notation) {
        (None, None, _) => text,
        (.., Notation::Coordinate) => played.to_string(),
        (revealed, taken, Notation::Iccs) => {
            let letters = [revealed, taken].into_iter().flatten();
            text + &letters.map(Piece::to_fen_char).collect::<String>()
        }
        (revealed, taken, _) => {
            let gap = if notation == Notation::Vietnamese {
                " "
            } else {
                ""
            };
            let cross = if notation == Notation::Wxf { 'x' } else { '×' };
            let revealed = revealed.map_or_else(String::new, name);
            match taken {
                None => format!("{text}{gap}({revealed})"),
                Some(taken) => format!("{text}{gap}({revealed}{cross}{})", name(taken)),
            }
        }
    }
}

/// Writes a line of moves that begins at a position.
pub fn print_line(start: &View, moves: &[CoUpMove], notation: Notation) -> Vec<String> {
    let mut view = start.clone();
    let mut print_next = |played: &CoUpMove| {
        let text = print(view.position(), *played, notation);
        view.play_unchecked(*played);
        text
    };
    moves.iter().map(&mut print_next).collect()
}

fn name(piece: Piece, notation: Notation) -> String {
    let Piece { color, role } = piece;
    match notation {
        Notation::Coordinate | Notation::Iccs => String::from(piece.to_fen_char()),
        Notation::Wxf => String::from(wxf::letter(role)),
        Notation::Vietnamese => String::from(vietnamese::name(role, Length::Full)),
        Notation::VietnameseShort => String::from(vietnamese::name(role, Length::Short)),
        Notation::Han => String::from(han_characters::name(HanScript::Simplified, color, role)),
        Notation::HanTraditional => {
            String::from(han_characters::name(HanScript::Traditional, color, role))
        }
    }
}

/// Reads the text of one move of the side to move, with what it reveals if the text says so.
/// Whether that fits is not asked: see [`View::check`].
///
/// # Errors
/// If the text is unreadable, illegal or ambiguous.
pub fn read(position: &Position, text: &str, reading: Reading) -> Result<CoUpMove, MoveTextError> {
    let plain = normalise::move_text(text);
    let mut furthest: Option<SyntaxError> = None;
    let mut illegal: Option<Illegal> = None;
    let mut found: Vec<CoUpMove> = Vec::new();
    let grammars = reading.grammars().iter();
    for &grammar in grammars.filter(|&&grammar| grammar != Grammar::San) {
        match read_by(position, &plain, grammar) {
            Ok(Ok(moves)) => {
                for played in moves {
                    if !found.contains(&played) {
                        found.push(played);
                    }
                }
            }
            Ok(Err(reason)) => illegal = Some(joined(illegal, reason)),
            Err(error) => furthest = Some(further(furthest, error)),
        }
    }
    let text = || text.trim().to_owned();
    match (&found[..], illegal, furthest) {
        ([only], ..) => Ok(*only),
        ([], illegal, furthest) => Err(unread(text(), &plain, reading, illegal, furthest)),
        (several, ..) => {
            let mut choices: Vec<Move> = several.iter().map(|played| played.mv).collect();
            choices.dedup();
            Err(MoveTextError::Ambiguous {
                text: text(),
                choices,
            })
        }
    }
}

/// Whether a text is what stands in brackets behind a move to say which pieces it shows, in any
/// notation that has brackets: `Mã`, `马×炮`, `xC`.
pub fn names_pieces(text: &str) -> bool {
    let combining = |c: char| ('\u{300}'..='\u{36f}').contains(&c);
    if text.contains(|c: char| !(c.is_alphabetic() || combining(c) || " ×:".contains(c))) {
        return false;
    }
    let shown = format!("-({})", normalise::plain(text));
    let grammars = GRAMMARS.into_iter().skip(1);
    let mut readings = grammars.map(|grammar| {
        split_reveal(&shown, grammar, Color::Red)
            .is_ok_and(|(_, shown)| shown.revealed.is_some() || shown.taken.is_some())
    });
    readings.any(|reads| reads)
}

/// Reads the texts of a line of moves from a view on, with what each reveals.
///
/// # Errors
/// The first text that is no move, or whose reveals do not fit.
pub fn read_line<T: AsRef<str>>(
    start: &View,
    texts: &[T],
    reading: Reading,
) -> Result<Vec<CoUpMove>, CoUpLineError> {
    let mut view = start.clone();
    let mut moves = Vec::with_capacity(texts.len());
    for (index, text) in texts.iter().enumerate() {
        let text = text.as_ref();
        let fault = |error| CoUpLineError { index, error };
        let played = read(view.position(), text, reading).map_err(|error| fault(error.into()))?;
        let played = view.check(played).map_err(|reason| {
            let text = text.trim().to_owned();
            fault(CoUpTextError::Reveal { text, reason })
        })?;
        view.play_unchecked(played);
        moves.push(played);
    }
    Ok(moves)
}

/// Splits pasted text into the texts of its moves, like [`super::split`].
pub fn split(text: &str) -> Vec<String> {
    paste::split_by(text, |text| {
        let plain = normalise::move_text(text);
        let readable = |grammar| syntax_of(&plain, grammar, Color::Red).is_ok();
        GRAMMARS.into_iter().any(readable)
    })
}

/// Every grammar but WinBoard's, which knows no closed pieces.
const GRAMMARS: [Grammar; 4] = [
    Grammar::Coordinate,
    Grammar::Wxf,
    Grammar::Vietnamese,
    Grammar::Han,
];

/// The legal moves that a text means in one grammar.
fn read_by(
    position: &Position,
    plain: &str,
    grammar: Grammar,
) -> Result<Result<Vec<CoUpMove>, Illegal>, SyntaxError> {
    let (syntax, shown) = syntax_of(plain, grammar, position.turn())?;
    let legal = syntax.candidates(position).legal(position);
    Ok(legal.map(|moves| {
        let with_letters = |mv| CoUpMove { mv, ..shown };
        moves.into_iter().map(with_letters).collect()
    }))
}

/// What a text says in one grammar, and what it reveals on a move that means nothing yet.
fn syntax_of(
    plain: &str,
    grammar: Grammar,
    mover: Color,
) -> Result<(Syntax, CoUpMove), SyntaxError> {
    let (body, shown) = split_reveal(plain, grammar, mover)?;
    let unmarked = match grammar {
        Grammar::Vietnamese => vietnamese::without_closed_mark(body),
        Grammar::Han => body
            .contains(han::CLOSED)
            .then(|| body.replace(han::CLOSED, "")),
        Grammar::Wxf => body.strip_prefix(['x', 'X']).map(str::to_owned),
        Grammar::Coordinate | Grammar::San => None,
    };
    let mut syntax = Syntax::read(grammar, unmarked.as_deref().unwrap_or(body))?;
    if let Syntax::Described(descriptions) = &mut syntax {
        for one in descriptions {
            one.closed = unmarked.is_some();
        }
    }
    Ok((syntax, shown))
}

/// The move without what it reveals, and what it reveals on a move that means nothing yet.
fn split_reveal(
    plain: &str,
    grammar: Grammar,
    mover: Color,
) -> Result<(&str, CoUpMove), SyntaxError> {
    let mut shown = CoUpMove::plain(Move::new(
        crate::rules::Square::from_index(0),
        crate::rules::Square::from_index(0),
    ));
    let fault = |rest: &str, expected| SyntaxError {
        at: plain.chars().count() - rest.chars().count(),
        expected,
    };
    if grammar == Grammar::Coordinate {
        let body = plain.trim_end_matches(|c: char| c.is_ascii_alphabetic());
        for letter in plain[body.len()..].chars() {
            let piece = Piece::from_fen_char(letter).filter(|piece| piece.role != Role::General);
            let piece = piece.ok_or_else(|| fault(&plain[body.len()..], Expected::End))?;
            let place = match piece.color == mover {
                true => &mut shown.revealed,
                false => &mut shown.taken,
            };
            if place.replace(piece).is_some() {
                return Err(fault(&plain[body.len()..], Expected::End));
            }
        }
        return Ok((body, shown));
    }
    let Some((body, bracket)) = plain.split_once('(') else {
        return Ok((plain, shown));
    };
    let inside = bracket
        .trim_end()
        .strip_suffix(')')
        .ok_or_else(|| fault("", Expected::End))?;
    let role = |name: &str| match grammar {
        Grammar::Vietnamese => vietnamese::role(name),
        Grammar::Han => single(name).and_then(han_characters::role),
        _ => single(name).and_then(wxf::role),
    };
    let piece = |name: &str, color| {
        let role = role(name.trim()).filter(|role| *role != Role::General);
        role.map(|role| Some(Piece::new(color, role)))
            .ok_or_else(|| fault(bracket, Expected::Piece))
    };
    // A cross was made an `x`, which is also the Vietnamese chariot, in either case.
    let cross = inside.char_indices().find(|&(at, sign)| {
        matches!(sign, 'x' | ':') && (at == 0 || role(inside[..at].trim()).is_some())
    });
    match cross.filter(|_| role(inside.trim()).is_none()) {
        None => shown.revealed = piece(inside, mover)?,
        Some((at, _)) => {
            if at > 0 {
                shown.revealed = piece(&inside[..at], mover)?;
            }
            shown.taken = piece(&inside[at + 1..], mover.other())?;
        }
    }
    Ok((body.trim_end(), shown))
}

/// The only character of a text.
fn single(text: &str) -> Option<char> {
    let mut characters = text.chars();
    characters.next().filter(|_| characters.next().is_none())
}
