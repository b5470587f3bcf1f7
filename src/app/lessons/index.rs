//! The list of all there is to learn.

use yew::prelude::*;

use super::kept;
use super::lesson::Topic;
use crate::app::board::{piece_disc, sheet};
use crate::app::context::use_settings;
use crate::app::i18n::{Key, use_phrases};
use crate::app::route::Route;
use crate::rules::{Color, Piece};

/// The page.
#[component]
pub fn IndexScreen() -> Html {
    let phrases = use_phrases();
    let faces = use_settings().faces;
    let progress = use_memo((), |()| kept::load());
    let all = Topic::ALL.map(Topic::lesson);
    let solved: usize = all
        .iter()
        .map(|lesson| progress.count(lesson.exercises))
        .sum();
    let total: usize = all.iter().map(|lesson| lesson.exercises.len()).sum();
    let counted = |solved: usize, total: usize| {
        let arguments = [("solved", solved.into()), ("total", total.into())];
        phrases.with(Key::LearnCounted, &arguments)
    };
    let pages = [
        (Route::Names, Key::NamesTitle),
        (Route::Notation, Key::Notations),
        (Route::Rules, Key::RulesTitle),
        (Route::CoUp, Key::VariantCoUp),
    ];
    html! {
        <main class="learn learn-index">
            <a class="back" href={Route::Game.hash()}>{ phrases.text(Key::BackToGame) }</a>
            <h1>{ phrases.text(Key::LearnTitle) }</h1>
            <p>{ phrases.text(Key::LearnIntro) }</p>
            { sheet(faces) }
            <div class="learn-progress">
                <progress max={total.to_string()} value={solved.to_string()}
                    aria-label={phrases.text(Key::LearnExercises)} />
                <span data-solved={solved.to_string()}>{ counted(solved, total) }</span>
            </div>
            <ol class="topics">
                { for all.iter().enumerate().map(|(index, lesson)| {
                    let count = progress.count(lesson.exercises);
                    let done = count == lesson.exercises.len();
                    html! {
                        <li key={lesson.topic.hash()}>
                            <a class={classes!("topic", done.then_some("done"))} href={lesson.topic.hash()}>
                                if let Some(role) = lesson.topic.role() {
                                    { piece_disc(Piece::new(Color::Red, role), faces) }
                                } else {
                                    <span class="topic-sign" aria-hidden="true">{ index + 1 }</span>
                                }
                                <span class="topic-title">{ lesson.topic.title(&phrases) }</span>
                                <span class="hint">{ counted(count, lesson.exercises.len()) }</span>
                            </a>
                        </li>
                    }
                }) }
            </ol>
            <h2>{ phrases.text(Key::LearnPages) }</h2>
            <ul class="topics">
                { for pages.map(|(route, key)| html! {
                    <li key={route.hash()}>
                        <a class="topic page" href={route.hash()}>
                            <span class="topic-title">{ phrases.text(key) }</span>
                        </a>
                    </li>
                }) }
            </ul>
        </main>
    }
}
