//! What every target of moves does with its bytes; [`records`] those of records.

pub mod records;

use chuhe::formats::fen;
use chuhe::notation::{Grammar, MoveTextError, Notation, Reading, complete, print, read};
use chuhe::rules::Position;

/// Positions that have every kind of stack.
const POSITIONS: &[&str] = &[
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1",
    "5k3/9/3P5/3P1P1P1/5P3/2C6/9/2C1R4/9/3AKR3 w - - 0 1",
    "3ak1b2/9/3a5/9/6b2/2p1p4/2p1p4/2p6/9/3K5 b - - 0 1",
    "3k5/9/2P6/2P6/2P6/2P6/9/2N6/2N6/R4K2R w - - 0 1",
];

/// The first byte chooses a position, the others are a text; `None` if it is not UTF-8.
pub fn position_and_text(data: &[u8]) -> Option<(Position, &str)> {
    let (&choice, text) = data.split_first()?;
    let fen = POSITIONS[usize::from(choice) % POSITIONS.len()];
    let setup = fen::parse(fen).expect("a FEN");
    let position = Position::from_setup(&setup).expect("a playable position");
    Some((position, std::str::from_utf8(text).ok()?))
}

/// Reads a text by one grammar. A move that is found is legal and, printed, read again; a choice
/// is between several legal moves; a refusal is of a move that is not legal.
pub fn read_by(grammar: Grammar, notation: Option<Notation>, data: &[u8]) {
    let Some((position, text)) = position_and_text(data) else {
        return;
    };
    match read(&position, text, Reading::Only(grammar)) {
        Ok(mv) => {
            assert!(position.is_legal(mv));
            if let Some(notation) = notation {
                let printed = print(&position, mv, notation);
                assert_eq!(read(&position, &printed, Reading::from(notation)), Ok(mv));
            }
            let any = read(&position, text, Reading::Any);
            match any {
                Ok(_) => {}
                Err(MoveTextError::Ambiguous { choices, .. }) => assert!(choices.contains(&mv)),
                Err(error) => panic!("{error}"),
            }
        }
        Err(MoveTextError::Ambiguous { choices, .. }) => {
            assert!(choices.len() > 1);
            assert!(choices.iter().all(|mv| position.is_legal(*mv)));
        }
        Err(error) => {
            if let Some((mv, refusal)) = error.refusal() {
                assert_eq!(position.check_move(mv), Err(refusal));
            }
            assert!(!error.to_string().is_empty());
        }
    }
}

/// The longest text that is looked for: more is never typed for one move, and looking takes long.
const LONGEST_TYPED: usize = 16;

/// Looks for a short text among the legal moves.
pub fn complete_in_all(data: &[u8]) {
    if let Some((position, text)) = position_and_text(data)
        && text.len() <= LONGEST_TYPED
    {
        for completion in complete(&position, text, &Notation::ALL) {
            assert!(position.is_legal(completion.mv));
        }
    }
}
