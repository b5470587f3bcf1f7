//! The fields by which games are looked for.

use yew::prelude::*;

use super::query::{Order, Query, RESULTS, Way, WayError};
use crate::app::context::{use_phrases, use_settings};
use crate::app::i18n::{Key, Phrases};
use crate::app::ui::{RadioGroup, radio_group};
use crate::notation::Notation;
use crate::platform::field;

/// Properties of [`SearchForm`].
#[derive(Properties, PartialEq)]
pub(super) struct SearchFormProps {
    pub(super) query: Query,
    /// A position to begin with, as a FEN.
    pub(super) way: String,
    pub(super) on_change: Callback<Query>,
}

/// The form. What is written is looked for at once.
#[component]
pub(super) fn SearchForm(props: &SearchFormProps) -> Html {
    let phrases = use_phrases();
    let notation = use_settings().notation;
    let way = use_state_eq(|| props.way.clone());
    let wrong = use_state_eq(|| None::<String>);
    let edit = {
        let (query, on_change) = (props.query.clone(), props.on_change.clone());
        move |apply: fn(&mut Query, usize)| {
            let (query, on_change) = (query.clone(), on_change.clone());
            Callback::from(move |index: usize| {
                let mut query = query.clone();
                apply(&mut query, index);
                on_change.emit(query);
            })
        }
    };
    let on_words = {
        let (query, on_change) = (props.query.clone(), props.on_change.clone());
        Callback::from(move |event: InputEvent| {
            if let Some(words) = field::text(&event) {
                let query = query.clone();
                on_change.emit(Query { words, ..query });
            }
        })
    };
    let on_way = {
        let (query, on_change) = (props.query.clone(), props.on_change.clone());
        let (way, wrong, phrases) = (way.clone(), wrong.clone(), phrases.clone());
        Callback::from(move |event: InputEvent| {
            let Some(text) = field::text(&event) else {
                return;
            };
            let read = Way::read(&text);
            wrong.set(
                read.as_ref()
                    .err()
                    .map(|error| why(&phrases, error, notation)),
            );
            way.set(text);
            // While a text is no move or position yet, the last one that was is looked for.
            if let Ok(way) = read {
                let query = query.clone();
                on_change.emit(Query { way, ..query });
            }
        })
    };
    let orders = [
        Key::LibraryByAdded,
        Key::LibraryByDate,
        Key::LibraryByPlayer,
        Key::LibraryByEvent,
    ];
    let results = [
        Key::LibraryAnyResult,
        Key::WinRed,
        Key::WinBlack,
        Key::Draw,
        Key::ResultOpen,
    ];
    debug_assert!(results.len() == RESULTS.len() + 1, "one for any");
    let words = |keys: &[Key]| keys.iter().map(|key| phrases.text(*key)).collect();
    html! {
        <form class="library-search" role="search" onsubmit={|event: SubmitEvent| event.prevent_default()}>
            <label class="labelled">
                <span>{ phrases.text(Key::LibraryWords) }</span>
                <input type="search" name="words" value={props.query.words.clone()} autocomplete="off"
                    oninput={on_words} />
            </label>
            <label class="labelled">
                <span>{ phrases.text(Key::LibraryWay) }</span>
                <input type="search" name="way" value={(*way).clone()} autocomplete="off"
                    autocapitalize="off" spellcheck="false" aria-describedby="way-word" oninput={on_way} />
            </label>
            <p id="way-word" class="error" role="status">{ (*wrong).clone() }</p>
            <details class="library-more">
                <summary>{ format!("{}, {}", phrases.text(Key::TagResult), phrases.text(Key::LibraryOrder)) }</summary>
                { radio_group(RadioGroup {
                    name: "result-filter",
                    title: phrases.text(Key::TagResult),
                    options: words(&results),
                    chosen: props.query.result,
                    on_choose: edit(|query, index| query.result = index),
                }) }
                { radio_group(RadioGroup {
                    name: "order",
                    title: phrases.text(Key::LibraryOrder),
                    options: words(&orders),
                    chosen: Order::ALL.iter().position(|order| *order == props.query.order).unwrap_or(0),
                    on_choose: edit(|query, index| query.order = Order::ALL[index]),
                }) }
            </details>
        </form>
    }
}

/// Why a text is neither moves nor a position.
fn why(phrases: &Phrases, error: &WayError, notation: Notation) -> String {
    match error {
        WayError::Fen(error) => phrases.fen_error(error),
        WayError::CoUpFen(error) => phrases.co_up_fen_error(error),
        WayError::Defects(defects) => phrases.defects(*defects),
        WayError::Move(error) => phrases.misread_line(&error.0, &error.1, notation),
    }
}
