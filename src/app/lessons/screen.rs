//! A lesson on the screen: what it tells, a board to try it on, and its exercises.

use yew::prelude::*;

use super::demo::{Demo, DemoProps};
use super::exercise_view::{ExerciseView, ExerciseViewProps};
use super::kept;
use super::lesson::Topic;
use crate::app::context::use_settings;
use crate::app::i18n::{Key, Phrases, use_phrases};
use crate::app::route::Route;
use crate::app::ui::{keyed_part, part};

/// Properties of [`LessonScreen`].
#[derive(Properties, PartialEq)]
pub struct LessonScreenProps {
    /// What it is about.
    pub topic: Topic,
}

/// The lesson.
#[component]
pub fn LessonScreen(props: &LessonScreenProps) -> Html {
    let phrases = use_phrases();
    let settings = use_settings();
    let topic = props.topic;
    let lesson = topic.lesson();
    let progress = use_state(kept::load);
    let unkept = use_state(|| false);
    // Which exercise is on the board: none means that the board can be tried freely.
    let place = use_state(|| None::<usize>);
    let on_solved = {
        let (progress, unkept) = (progress.clone(), unkept.clone());
        Callback::from(move |index: usize| {
            if let Some(exercise) = topic.lesson().exercises.get(index) {
                let (joined, written) = kept::save(&progress.with(exercise));
                progress.set(joined);
                unkept.set(!written);
            }
        })
    };
    let go = {
        let place = place.clone();
        Callback::from(move |to: Option<usize>| place.set(to))
    };
    let exercise = place.and_then(|index| Some((index, lesson.exercises.get(index)?)));
    html! {
        <main class="learn lesson" data-topic={topic.hash()}>
            <a class="back" href={Route::Learn.hash()}>{ phrases.text(Key::LearnTitle) }</a>
            <h1>{ topic.title(&phrases) }</h1>
            <div class="lesson-words">
                { for phrases.text(lesson.text).split('\n').map(|line| html! { <p>{ line.to_owned() }</p> }) }
            </div>
            <nav class="tasks" aria-label={phrases.text(Key::LearnExercises)}>
                { task(&phrases, None, exercise.is_none(), false, &go) }
                { for lesson.exercises.iter().enumerate().map(|(index, one)| {
                    let here = *place == Some(index);
                    task(&phrases, Some(index), here, progress.has(one), &go)
                }) }
            </nav>
            { match exercise {
                None => keyed_part::<Demo>(topic.hash(), DemoProps { fen: lesson.fen, faces: settings.faces }),
                Some((index, exercise)) => keyed_part::<ExerciseView>(exercise.name, ExerciseViewProps {
                    exercise,
                    faces: settings.faces,
                    notation: settings.notation,
                    solved: progress.has(exercise),
                    on_solved: on_solved.reform(move |()| index),
                    on_next: next(index, lesson.exercises.len(), &go),
                }),
            } }
            if *unkept {
                <p class="error" role="status">{ phrases.text(Key::LearnUnkept) }</p>
            }
            { onward(&phrases, topic) }
        </main>
    }
}

/// What "next" does after an exercise: nothing after the last one.
fn next(index: usize, count: usize, go: &Callback<Option<usize>>) -> Option<Callback<()>> {
    let go = go.clone();
    (index + 1 < count).then(|| Callback::from(move |()| go.emit(Some(index + 1))))
}

/// A button that leads to an exercise, or to the free board.
fn task(
    phrases: &Phrases,
    index: Option<usize>,
    here: bool,
    solved: bool,
    go: &Callback<Option<usize>>,
) -> Html {
    let number = index.map(|index| index + 1);
    let label = match number {
        None => phrases.text(Key::LearnTry),
        Some(number) => {
            let done = if solved { "yes" } else { "no" };
            let arguments = [("number", number.into()), ("done", done.into())];
            phrases.with(Key::LearnExercise, &arguments)
        }
    };
    html! {
        <button type="button" class={classes!("task", solved.then_some("solved"))}
            data-task={number.unwrap_or_default().to_string()} aria-current={here.then_some("step")}
            aria-label={label.clone()} onclick={go.reform(move |_| index)}>
            { number.map_or(label, |number| number.to_string()) }
            if solved { <span aria-hidden="true">{ "✓" }</span> }
        </button>
    }
}

/// The way to the next lesson, or back to all of them.
fn onward(phrases: &Phrases, topic: Topic) -> Html {
    let (hash, words) = match topic.next() {
        Some(next) => {
            let title = next.title(phrases);
            (
                next.hash(),
                phrases.with(Key::LearnNext, &[("title", title.into())]),
            )
        }
        None => (Route::Learn.hash(), phrases.text(Key::LearnAll)),
    };
    html! { <a class="button onward" href={hash} data-action="next-lesson">{ words }</a> }
}

/// Every page of learning behind one entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// All lessons.
    Index,
    /// One of them.
    Lesson(Topic),
    /// The names of the pieces.
    Names,
}

/// The page of a place.
pub fn lessons(place: Place) -> Html {
    match place {
        Place::Index => part::<super::index::IndexScreen>(()),
        Place::Lesson(topic) => {
            keyed_part::<LessonScreen>(topic.hash(), LessonScreenProps { topic })
        }
        Place::Names => part::<super::names::NamesScreen>(()),
    }
}
