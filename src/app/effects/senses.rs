//! What happens on the board is heard and felt.

use yew::prelude::*;

use crate::app::settings::Settings;
use crate::app::store::{Slice, State, Table};
use crate::platform::senses::{self, Sense};
use crate::rules::Color;

/// Sounds and shakes after every move, at the end, and when time runs short.
#[hook]
pub(super) fn use_senses(state: &State) {
    let before = use_mut_ref(|| (state.table.clone(), false));
    let hurried = Color::ALL.into_iter().any(|side| is_hurried(state, side));
    let settings = state.settings.clone();
    use_effect_with((state.table.clone(), hurried), move |(table, hurried)| {
        let (last, was_hurried) = before.replace((table.clone(), *hurried));
        let mut happened = happened(&last, table);
        if happened.is_empty() && *hurried && !was_hurried {
            happened.push(Sense::Time);
        }
        // Where the most telling sound is switched off, the next one is heard.
        if let Some(sense) = happened.iter().find(|sense| is_heard(&settings, **sense)) {
            senses::sound(*sense);
        }
        if let Some(sense) = happened.first().filter(|_| settings.vibration) {
            senses::touch(*sense);
        }
    });
}

/// Whether a side is to move with little time left; the engine needs no warning.
fn is_hurried(state: &State, side: Color) -> bool {
    let clock = state
        .table
        .clock()
        .filter(|clock| clock.running() == Some(side));
    let own = state.table.reader().is_none_or(|reader| reader == side);
    own && clock.is_some_and(|clock| clock.reading(side, state.now).is_low())
}

fn is_heard(settings: &Settings, sense: Sense) -> bool {
    match sense {
        Sense::Move => settings.sound_move,
        Sense::Capture => settings.sound_capture,
        Sense::Check => settings.sound_check,
        Sense::Reveal => settings.sound_reveal,
        Sense::End => settings.sound_end,
        Sense::Time => settings.sound_time,
    }
}

/// What a change of the table sounds like, the most telling first: the end of a game, or one more move in the
/// same game.
fn happened(before: &Slice<Table>, after: &Slice<Table>) -> Vec<Sense> {
    let moves = |table: &Table| table.game().line().len();
    if before.seed() != after.seed() {
        return Vec::new();
    }
    if before.outcome().is_none() && after.outcome().is_some() {
        return vec![Sense::End];
    }
    if !after.is_live() || moves(after) != moves(before) + 1 {
        return Vec::new();
    }
    let men = |table: &Table| table.pieces().len();
    let senses = [
        (Sense::Check, after.position().is_check()),
        (Sense::Reveal, after.veil().opened.is_some()),
        (Sense::Capture, men(after) < men(before)),
        (Sense::Move, true),
    ];
    let heard = senses.into_iter().filter(|(_, heard)| *heard);
    heard.map(|(sense, _)| sense).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::app::board::Intent;
    use crate::app::store::{Action, GameSetup, Opponent};
    use crate::formats::fen;
    use crate::rules::{Position, Variant};

    fn play(state: &State, mv: &str) -> State {
        state.reduce(Action::Meant(Intent::Play(mv.parse().unwrap())))
    }

    #[test]
    fn each_move_has_its_sound_and_a_step_back_has_none() {
        let setup = GameSetup {
            opponent: Opponent::Person,
            ..GameSetup::default()
        };
        let chariot = fen::parse("3k5/9/9/9/9/9/9/9/9/R3K4 w").unwrap();
        let checking = GameSetup {
            start: Position::from_setup(&chariot).unwrap(),
            ..setup.clone()
        };
        let check = State::default().reduce(Action::NewGame(Box::new(checking), 7));
        let checked = play(&check, "a0a9");
        assert_eq!(
            happened(&check.table, &checked.table),
            [Sense::Check, Sense::Move]
        );

        let begun = State::default().reduce(Action::NewGame(Box::new(setup), 7));
        let sounds = |moves: &[&str]| -> Vec<Vec<Sense>> {
            let mut state = begun.clone();
            let step = |mv: &&str| {
                let next = play(&state, mv);
                let sense = happened(&state.table, &next.table);
                state = next;
                sense
            };
            moves.iter().map(step).collect()
        };
        assert_eq!(sounds(&["h2e2", "h9g7"]), [[Sense::Move], [Sense::Move]]);
        assert_eq!(sounds(&["h2h9"]), [[Sense::Capture, Sense::Move]]);
        assert_eq!(sounds(&["b2b9"]), [[Sense::Capture, Sense::Move]]);
        let one = play(&begun, "h2e2");
        assert_eq!(
            happened(&one.table, &one.reduce(Action::TookBack).table),
            []
        );
        assert_eq!(
            happened(&one.table, &one.reduce(Action::Resigned).table),
            [Sense::End]
        );
        assert_eq!(
            happened(&one.table, &one.reduce(Action::PlayAgain(8)).table),
            []
        );
    }

    #[test]
    fn a_piece_that_is_turned_up_is_heard() {
        let setup = GameSetup {
            opponent: Opponent::Person,
            start: Position::start_of(Variant::CO_UP),
            ..GameSetup::default()
        };
        let begun = State::default().reduce(Action::NewGame(Box::new(setup), 7));
        let opened = play(&begun, "h2e2");
        let heard = happened(&begun.table, &opened.table);
        assert_eq!(heard, [Sense::Reveal, Sense::Move]);
        // What is open already only moves.
        let other = play(&opened, "h7e7");
        let moves = other.table.moves();
        let own = moves
            .iter()
            .find(|mv| mv.from() == opened.table.veil().opened.unwrap());
        let again = play(&other, &own.unwrap().to_string());
        assert!(!happened(&other.table, &again.table).contains(&Sense::Reveal));
    }
}
