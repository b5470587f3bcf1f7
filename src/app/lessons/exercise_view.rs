//! An exercise on the screen.

use std::rc::Rc;

use yew::prelude::*;

use super::barriers::{Refused, barriers};
use super::exercise::Exercise;
use super::task::{feedback, task};
use super::trial::{Act, Trial, Verdict};
use crate::app::board::{Axis, Board, BoardProps, Faces, Intent, Layout, Marks, Veil};
use crate::app::i18n::{Key, use_phrases};
use crate::app::ui::part;
use crate::notation::Notation;
use crate::rules::{Color, Move, Piece, Square};

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
    let shown = use_memo((trial.position.key(), open, chooses), |_| shown(&trial));
    let (pieces, movable, moves, barred) = (*shown).clone();
    let marks = Marks {
        barriers: barred,
        ..trial.marks()
    };
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
            <div class="board-panel with-labels">
                { part::<Board>(BoardProps {
                    pieces,
                    movable,
                    moves,
                    marks,
                    layout: Layout { below: Color::Red, labels: true },
                    axis: Axis::default(),
                    faces: props.faces,
                    veil: Veil::default(),
                    show_targets: true,
                    label: phrases.text(Key::Board).into(),
                    on_intent,
                }) }
            </div>
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

/// Pieces, those that may be moved, their moves, and what keeps them from others.
type Shown = (
    Rc<[(Square, Piece)]>,
    Rc<[Square]>,
    Rc<[Move]>,
    Rc<[crate::app::board::Barrier]>,
);

fn shown(trial: &Trial) -> Shown {
    let position = &trial.position;
    let pieces = Square::all()
        .filter_map(|square| Some((square, position.piece_at(square)?)))
        .collect();
    if trial.chooses() || !trial.is_open() {
        // Nothing can be picked up: a point that is pressed is chosen, or nothing happens.
        return (pieces, Rc::default(), Rc::default(), Rc::default());
    }
    (
        pieces,
        position.side(position.turn()).into_iter().collect(),
        position.legal_moves().iter().copied().collect(),
        barriers(position).into_iter().map(Refused::drawn).collect(),
    )
}
