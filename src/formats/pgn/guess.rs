//! Finding out from its first moves in which notation a game is.

use super::scan::Scanner;
use super::words;
use crate::notation::{self, Grammar, Reading};
use crate::rules::{Move, Position};

/// How many words are tried to find out the notation of a game.
const TRIED: usize = 16;

/// How many words nearly every move has that is written in full in Vietnamese: `Pháo 2 bình 5`.
const VIETNAMESE_WORDS: usize = 4;

/// The texts of the first moves of a game, of which the first word has been taken already.
pub(super) fn first_words(token: &str, scanner: &Scanner<'_>) -> Vec<String> {
    let ahead = scanner.words().map(|(word, _)| word);
    std::iter::once(token)
        .chain(ahead)
        .filter_map(words::without_number)
        .map(|word| words::without_mark(word).0)
        .take(TRIED)
        .flat_map(|word| match words::han_moves(word) {
            moves if moves.is_empty() => vec![word.to_owned()],
            moves => moves.into_iter().map(str::to_owned).collect(),
        })
        .collect()
}

/// The move in four Vietnamese words of which the first has been taken already, its mark, and the
/// place behind it. Longer ones are found where no shorter text is a move.
pub(super) fn vietnamese_move<'a>(
    position: &Position,
    token: &str,
    scanner: &Scanner<'a>,
) -> Option<(Move, Option<u8>, Scanner<'a>)> {
    let mut text = token.to_owned();
    let (mut mark, mut after) = (None, None);
    for (word, place) in scanner.words().take(VIETNAMESE_WORDS - 1) {
        let (word, praise) = words::without_mark(word);
        text.push(' ');
        text.push_str(word);
        (mark, after) = (praise, Some(place));
    }
    let mv = notation::read(position, &text, Reading::Only(Grammar::Vietnamese)).ok()?;
    Some((mv, mark, after?))
}

/// What the first moves of a game tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Guess {
    /// The notation.
    pub(super) grammar: Grammar,
    /// Whether ranks are counted from 1.
    pub(super) from_one: bool,
}

/// The notation that reads most of the texts as legal moves from a position on, the form of the
/// first one being tried first; `None` if none reads the first.
pub(super) fn guess(position: &Position, tokens: &[String]) -> Option<Guess> {
    let shape = tokens.first().and_then(|token| words::grammar_of(token));
    let mut grammars = vec![
        Grammar::Wxf,
        Grammar::Vietnamese,
        Grammar::San,
        Grammar::Coordinate,
    ];
    if let Some(shape) = shape {
        grammars.retain(|grammar| *grammar != shape);
        grammars.insert(0, shape);
    }
    let mut best = (0, None);
    for grammar in grammars {
        let read = legal_prefix(position, tokens, grammar);
        if read > best.0 {
            let from_one = false;
            best = (read, Some(Guess { grammar, from_one }));
        }
        if read == tokens.len() {
            break;
        }
    }
    if shape == Some(Grammar::Coordinate) && best.0 < tokens.len() {
        let lowered: Vec<String> = tokens.iter().map_while(|t| words::lowered(t)).collect();
        let grammar = Grammar::Coordinate;
        let read = legal_prefix(position, &lowered, grammar);
        let tenth = tokens.iter().any(|token| words::has_tenth_rank(token));
        if read > best.0 || tenth && read > 0 {
            let from_one = true;
            return Some(Guess { grammar, from_one });
        }
    }
    best.1
}

/// The notation that reads more than half of the texts if the other side begins.
pub(super) fn guess_turned(position: &Position, tokens: &[String]) -> Option<(Grammar, Position)> {
    let mut setup = position.to_setup();
    setup.turn = setup.turn.other();
    let turned = Position::from_setup(&setup).ok()?;
    let shape = tokens.first().and_then(|token| words::grammar_of(token));
    let grammars: &[Grammar] = match &shape {
        Some(shape) => std::slice::from_ref(shape),
        None => &Grammar::ALL,
    };
    let read = |grammar: &&Grammar| legal_prefix(&turned, tokens, **grammar);
    let grammar = grammars.iter().max_by_key(read)?;
    (read(&grammar) > tokens.len() / 2).then_some((*grammar, turned))
}

/// How many of the texts a grammar reads as legal moves before the first that it does not.
fn legal_prefix(start: &Position, texts: &[String], grammar: Grammar) -> usize {
    let mut position = start.clone();
    let mut read = 0;
    for text in texts {
        let quick = notation::read_quick(&position, text, grammar);
        let mv = quick.or_else(|| notation::read(&position, text, Reading::Only(grammar)).ok());
        let Some(mv) = mv else {
            break;
        };
        position.play_unchecked(mv);
        read += 1;
    }
    read
}
