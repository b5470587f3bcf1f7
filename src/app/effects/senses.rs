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
        let sense = happened(&last, table).or((*hurried && !was_hurried).then_some(Sense::Time));
        if let Some(sense) = sense {
            if is_heard(&settings, sense) {
                senses::sound(sense);
            }
            if settings.vibration {
                senses::touch(sense);
            }
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

/// What a change of the table sounds like: the end of a game, or one more move in the same game.
fn happened(before: &Slice<Table>, after: &Slice<Table>) -> Option<Sense> {
    let moves = |table: &Table| table.game().line().len();
    if before.seed() != after.seed() {
        return None;
    }
    if before.outcome().is_none() && after.outcome().is_some() {
        return Some(Sense::End);
    }
    if !after.is_live() || moves(after) != moves(before) + 1 {
        return None;
    }
    let men = |table: &Table| table.pieces().len();
    Some(if after.position().is_check() {
        Sense::Check
    } else if men(after) < men(before) {
        Sense::Capture
    } else {
        Sense::Move
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::app::board::Intent;
    use crate::app::store::{Action, GameSetup, Opponent};
    use crate::formats::fen;
    use crate::rules::Position;

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
        assert_eq!(happened(&check.table, &checked.table), Some(Sense::Check));

        let begun = State::default().reduce(Action::NewGame(Box::new(setup), 7));
        let sounds = |moves: &[&str]| -> Vec<Option<Sense>> {
            let mut state = begun.clone();
            let step = |mv: &&str| {
                let next = play(&state, mv);
                let sense = happened(&state.table, &next.table);
                state = next;
                sense
            };
            moves.iter().map(step).collect()
        };
        assert_eq!(sounds(&["h2e2", "h9g7"]), [Some(Sense::Move); 2]);
        assert_eq!(sounds(&["h2h9"]), [Some(Sense::Capture)]);
        assert_eq!(sounds(&["b2b9"]), [Some(Sense::Capture)]);
        let one = play(&begun, "h2e2");
        assert_eq!(
            happened(&one.table, &one.reduce(Action::TookBack).table),
            None
        );
        assert_eq!(
            happened(&one.table, &one.reduce(Action::Resigned).table),
            Some(Sense::End)
        );
        assert_eq!(
            happened(&one.table, &one.reduce(Action::PlayAgain(8)).table),
            None
        );
    }
}
