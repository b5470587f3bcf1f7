//! An exercise on the screen.

use std::rc::Rc;

use yew::prelude::*;

use super::exercise::Exercise;
use super::task::{feedback, task};
use super::trial::{Act, Trial, Verdict};
use super::trial_board::TrialBoard;
use crate::app::board::{Faces, Intent};
use crate::app::i18n::{Key, use_phrases};
use crate::notation::Notation;

/// Properties of [`ExerciseView`].
#[derive(Properties, PartialEq)]
pub struct ExerciseViewProps {
    /// What is asked.
    pub exercise: &'static Exercise,
    /// What is written on the pieces.
    pub faces: Faces,
    /// How moves are written.
    pub notation: Notation,
    /// Whether it was solved before.
    pub solved: bool,
    /// It is solved.
    pub on_solved: Callback<()>,
    /// Leads to the next exercise, if there is one.
    pub on_next: Option<Callback<()>>,
}

impl Reducible for Trial {
    type Action = Act;

    fn reduce(self: Rc<Self>, act: Act) -> Rc<Self> {
        Rc::new(self.after(act))
    }
}

/// The exercise with its board.
#[component]
pub fn ExerciseView(props: &ExerciseViewProps) -> Html {
    let phrases = use_phrases();
    let exercise = props.exercise;
    let trial = use_reducer(|| Trial::new(exercise));
    let act = {
        let dispatcher = trial.dispatcher();
        use_callback((), move |act, ()| dispatcher.dispatch(act))
    };
    {
        let on_solved = props.on_solved.clone();
        use_effect_with(trial.is_solved(), move |solved| {
            if *solved {
                on_solved.emit(());
            }
        });
    }
    let chooses = trial.chooses();
    let on_intent = act.reform_to(chooses);
    let open = trial.is_open();
    let shown = use_memo((trial.position.key(), open, chooses), |_| {
        // Where a point is the answer, pressing it chooses it.
        match open && !chooses {
            true => TrialBoard::open(&trial.position),
            false => TrialBoard::still(&trial.position),
        }
    });
    let press = |name: &'static str, title: Key, primary: bool, what: Act| {
        html! {
            <button type="button" class={classes!("button", "small", primary.then_some("primary"))}
                data-action={name} onclick={act.reform(move |_| what)}>
                { phrases.text(title) }
            </button>
        }
    };
    let solved = trial.verdict == Verdict::Solved;
    let wrong = !open && !solved;
    html! {
        <section class="trial" data-exercise={exercise.name} data-solved={(solved && !trial.shown).to_string()}>
            <p class="task-words">{ task(&phrases, &trial) }</p>
            { shown.draw(&phrases, props.faces, trial.marks(), on_intent) }
            <div class={classes!("told", solved.then_some("good"), wrong.then_some("bad"))} role="status" data-told="">
                <p>{ feedback(&phrases, &trial, props.notation) }</p>
            </div>
            <div class="modal-actions">
                if chooses && open {
                    { press("check-answer", Key::LearnCheck, true, Act::Checked) }
                }
                if wrong {
                    { press("try-again", Key::LearnAgain, !trial.shown, Act::Again) }
                }
                if !solved && !trial.shown {
                    { press("show-answer", Key::LearnShow, false, Act::Showed) }
                }
                if let (true, Some(on_next)) = (solved, &props.on_next) {
                    <button type="button" class="button small primary" data-action="next-exercise"
                        onclick={on_next.reform(|_| ())}>
                        { phrases.text(Key::LearnNextExercise) }
                    </button>
                }
            </div>
        </section>
    }
}

/// What the board's intents mean for an exercise.
trait Meaning {
    fn reform_to(&self, chooses: bool) -> Callback<Intent>;
}

impl Meaning for Callback<Act> {
    fn reform_to(&self, chooses: bool) -> Callback<Intent> {
        let act = self.clone();
        Callback::from(move |intent| match intent {
            Intent::Play(mv) | Intent::Refused(mv) => act.emit(Act::Played(mv)),
            Intent::Untouchable(square) if chooses => act.emit(Act::Toggled(square)),
            _ => {}
        })
    }
}
