//! Reading: one text in a position, or the texts of a line of moves.

use super::coordinate::Ranks;
use super::error::{Expected, Illegal, LineError, MoveTextError, SyntaxError};
use super::grammar::{Candidates, Grammar, Syntax, insert};
use super::{Notation, normalise};
use crate::rules::{Move, Position};

/// How a text is to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// By every grammar; the moves that they find must agree.
    Any,
    /// By one grammar.
    Only(Grammar),
}

impl From<Notation> for Reading {
    fn from(notation: Notation) -> Reading {
        Reading::Only(Grammar::from(notation))
    }
}

impl Reading {
    pub(super) fn grammars(&self) -> &[Grammar] {
        match self {
            Reading::Any => &Grammar::ALL,
            Reading::Only(grammar) => std::slice::from_ref(grammar),
        }
    }
}

/// Reads the text of one move of the side to move.
///
/// With [`Reading::Any`] a few texts mean different moves to different grammars. `C2-1` is a
/// cannon that goes back or, in Vietnamese, a soldier (chốt) that goes sideways; `P2.1` and
/// `S4.5` a Vietnamese cannon or advisor that goes forward, or a soldier of WXF with a dot for
/// `=`; `C2e2` the coordinates or a cannon of rank 2. If both moves are legal the text is
/// ambiguous. The sign `=` however is WXF's: Vietnamese is asked only where WXF has no legal move.
///
/// # Errors
/// If the text is unreadable, illegal or ambiguous.
pub fn read(position: &Position, text: &str, reading: Reading) -> Result<Move, MoveTextError> {
    let plain = normalise::move_text(text);
    let mut furthest: Option<SyntaxError> = None;
    let mut moves: Vec<Move> = Vec::new();
    let mut illegal: Option<Illegal> = None;
    for &grammar in reading.grammars() {
        let legal = match Syntax::read(grammar, &plain) {
            Ok(syntax) => syntax.candidates(position).legal(position),
            Err(error) => {
                furthest = Some(further(furthest, error));
                continue;
            }
        };
        // Here WXF has spoken before, if it can.
        let is_wxf = grammar == Grammar::Vietnamese
            && plain.contains('=')
            && !(moves.is_empty() && illegal.is_none());
        match legal {
            Ok(legal) if !is_wxf || moves.is_empty() => {
                for mv in legal {
                    insert(&mut moves, mv);
                }
            }
            Err(reason) if !is_wxf => illegal = Some(joined(illegal, reason)),
            _ => {}
        }
    }
    let text = || text.trim().to_owned();
    match (&moves[..], illegal, furthest) {
        ([only], ..) => Ok(*only),
        ([], illegal, furthest) => Err(unread(text(), &plain, reading, illegal, furthest)),
        _ => Err(MoveTextError::Ambiguous {
            text: text(),
            choices: moves,
        }),
    }
}

/// Why a text means no legal move: moves that it means are illegal, or no grammar understood it.
pub(super) fn unread(
    text: String,
    plain: &str,
    reading: Reading,
    illegal: Option<Illegal>,
    furthest: Option<SyntaxError>,
) -> MoveTextError {
    if let Some(reason) = illegal {
        return MoveTextError::Illegal { text, reason };
    }
    let error = furthest.unwrap_or(SyntaxError {
        at: 0,
        expected: Expected::Move,
    });
    MoveTextError::Unreadable {
        text,
        token: token(plain, error.at),
        expected: match (error.at, reading) {
            (0, Reading::Any) => Expected::Move,
            _ => error.expected,
        },
    }
}

/// The error of the grammar that understood more of the text.
pub(super) fn further(one: Option<SyntaxError>, other: SyntaxError) -> SyntaxError {
    match one {
        Some(one) if one.at >= other.at => one,
        _ => other,
    }
}

/// What two grammars say together of a text that is illegal in both.
pub(super) fn joined(one: Option<Illegal>, other: Illegal) -> Illegal {
    match (one, other) {
        (Some(Illegal::Refused(mut tried)), Illegal::Refused(more)) => {
            for one in more {
                if let Err(place) = tried.binary_search_by_key(&one.0, |(mv, _)| *mv) {
                    tried.insert(place, one);
                }
            }
            Illegal::Refused(tried)
        }
        (Some(refused @ Illegal::Refused(_)), _) | (_, refused @ Illegal::Refused(_)) => refused,
        (Some(Illegal::NoSuchMove), _) => Illegal::NoSuchMove,
        (_, other) => other,
    }
}

/// What stands at a place of the plain text: a word, or a single character.
pub(super) fn token(plain: &str, at: usize) -> String {
    let mut rest = plain.chars().skip(at);
    let Some(first) = rest.next() else {
        return String::new();
    };
    let mut token = String::from(first);
    if first.is_ascii_alphanumeric() {
        token.extend(rest.take_while(char::is_ascii_alphanumeric));
    }
    token
}

/// Reads the texts of a line of moves from a position on.
///
/// With [`Reading::Any`] a line that one grammar reads from end to end is read by that grammar,
/// so that a text which is ambiguous by itself is not so among others; if several grammars read
/// all of it and find different moves, the first difference is ambiguous. If none reads
/// all of it, each text is read by itself. Coordinates count their ranks from 1 if a rank 10
/// occurs, or if the line is legal only so.
///
/// # Errors
/// The first text that is unreadable, illegal or ambiguous.
pub fn read_line<T: AsRef<str>>(
    start: &Position,
    texts: &[T],
    reading: Reading,
) -> Result<Vec<Move>, LineError> {
    match reading {
        Reading::Only(Grammar::Coordinate) if texts.len() > 1 => read_coordinates(start, texts),
        Reading::Any if texts.len() > 1 => read_any(start, texts),
        _ => read_each(start, texts, |position, text| read(position, text, reading)),
    }
}

fn read_each<T: AsRef<str>>(
    start: &Position,
    texts: &[T],
    read_text: impl Fn(&Position, &str) -> Result<Move, MoveTextError>,
) -> Result<Vec<Move>, LineError> {
    let mut position = start.clone();
    let mut moves = Vec::with_capacity(texts.len());
    for (index, text) in texts.iter().enumerate() {
        let mv = read_text(&position, text.as_ref()).map_err(|error| LineError { index, error })?;
        position.play_unchecked(mv);
        moves.push(mv);
    }
    Ok(moves)
}

fn read_any<T: AsRef<str>>(start: &Position, texts: &[T]) -> Result<Vec<Move>, LineError> {
    let mut lines: Vec<Vec<Move>> = Grammar::ALL
        .into_iter()
        .filter_map(|grammar| read_line(start, texts, Reading::Only(grammar)).ok())
        .collect();
    lines.dedup();
    match &lines[..] {
        [] => read_each(start, texts, |position, text| {
            read(position, text, Reading::Any)
        }),
        [line] => Ok(line.clone()),
        [line, others @ ..] => {
            let differs = |index: &usize| others.iter().any(|other| other[*index] != line[*index]);
            let index = (0..line.len()).find(differs).unwrap_or_default();
            let mut choices = Vec::new();
            for line in &lines {
                insert(&mut choices, line[index]);
            }
            let text = texts[index].as_ref().trim().to_owned();
            let error = MoveTextError::Ambiguous { text, choices };
            Err(LineError { index, error })
        }
    }
}

/// Reads coordinates, with ranks counted from 0 or from 1 throughout.
fn read_coordinates<T: AsRef<str>>(start: &Position, texts: &[T]) -> Result<Vec<Move>, LineError> {
    let counted = |ranks| {
        read_each(start, texts, |position, text| {
            read_counted(position, text, ranks)
        })
    };
    let has_tenth_rank = texts.iter().any(|text| {
        let plain = normalise::move_text(text.as_ref());
        match Syntax::read(Grammar::Coordinate, &plain) {
            Ok(Syntax::Points(points)) => points.counted(Ranks::FromZero).is_none(),
            _ => false,
        }
    });
    if has_tenth_rank {
        return counted(Ranks::FromOne);
    }
    counted(Ranks::FromZero).or_else(|error| counted(Ranks::FromOne).map_err(|_| error))
}

fn read_counted(position: &Position, text: &str, ranks: Ranks) -> Result<Move, MoveTextError> {
    let plain = normalise::move_text(text);
    if let Ok(Syntax::Points(points)) = Syntax::read(Grammar::Coordinate, &plain)
        && let Some(mv) = points.counted(ranks)
    {
        let candidates = Candidates::new(vec![vec![mv]], true);
        return match candidates.legal(position) {
            Ok(_) => Ok(mv),
            Err(reason) => Err(MoveTextError::Illegal {
                text: text.trim().to_owned(),
                reason,
            }),
        };
    }
    read(position, text, Reading::Only(Grammar::Coordinate))
}
