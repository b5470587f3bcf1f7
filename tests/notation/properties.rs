//! In every notation every legal move of any position prints uniquely and is read back.

use std::collections::HashMap;

use chuhe::formats::fen;
use chuhe::notation::{BlackDigits, MoveTextError, Notation, Reading, print, print_with, read};
use chuhe::rules::{Move, Position, Role};
use proptest::prelude::*;
use proptest::test_runner::Config;

use crate::random::{crowded_soldiers, games, odd_setups};

/// Everything that can be printed.
fn printed(position: &Position, mv: Move) -> Vec<(Notation, String)> {
    let mut texts: Vec<(Notation, String)> = Notation::ALL
        .into_iter()
        .map(|notation| (notation, print(position, mv, notation)))
        .collect();
    for notation in [Notation::Han, Notation::HanTraditional] {
        texts.push((
            notation,
            print_with(position, mv, notation, BlackDigits::Ascii),
        ));
    }
    texts
}

/// Where `any` may see another move in a printed text: a cannon of WXF that goes back is a
/// Vietnamese `chốt` that goes sideways, and a Vietnamese cannon or advisor that goes forward is
/// a soldier of WXF that goes sideways, with a dot. Both must then be legal.
fn may_be_ambiguous(position: &Position, notation: Notation, text: &str, choices: &[Move]) -> bool {
    let roles: Vec<Role> = choices
        .iter()
        .map(|mv| position.piece_at(mv.from()).unwrap().role)
        .collect();
    let with_soldier = |role| roles.contains(&role) && roles.contains(&Role::Soldier);
    match notation {
        Notation::Wxf => text.starts_with('C') && text.contains('-') && with_soldier(Role::Cannon),
        Notation::VietnameseShort if text.contains('.') => {
            (text.starts_with('P') && with_soldier(Role::Cannon))
                || (text.starts_with('S') && with_soldier(Role::Advisor))
        }
        _ => false,
    }
}

fn holds(position: &Position) -> Result<(), TestCaseError> {
    let fen = fen::print(&position.to_setup());
    let legal = position.legal_moves();
    let mut seen: HashMap<(Notation, String), Move> = HashMap::new();
    for &mv in legal.iter() {
        for (notation, text) in printed(position, mv) {
            let back = read(position, &text, Reading::from(notation));
            prop_assert_eq!(back, Ok(mv), "{} {} {}", fen, notation, text);
            match read(position, &text, Reading::Any) {
                Err(MoveTextError::Ambiguous { choices, .. }) => {
                    prop_assert!(choices.contains(&mv), "{fen} {text}");
                    prop_assert!(
                        may_be_ambiguous(position, notation, &text, &choices),
                        "{fen} {notation} {text} {choices:?}"
                    );
                }
                other => prop_assert_eq!(other, Ok(mv), "{} {} {}", fen, notation, text),
            }
            if let Some(other) = seen.insert((notation, text.clone()), mv) {
                prop_assert_eq!(other, mv, "{} {} {}", fen, notation, text);
            }
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(Config { cases: 25, ..Config::default() })]

    #[test]
    fn of_games(positions in games(120)) {
        for position in positions {
            holds(&position)?;
        }
    }
}

proptest! {
    #![proptest_config(Config { cases: 600, ..Config::default() })]

    #[test]
    fn of_crowded_soldiers(position in crowded_soldiers()) {
        holds(&position)?;
    }

    #[test]
    fn of_any_pieces_anywhere(position in odd_setups(40)) {
        holds(&position)?;
    }
}
