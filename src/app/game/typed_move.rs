//! A box that takes a move in any notation and offers the legal ones that may be meant.

use yew::prelude::*;

use crate::app::context::{use_dispatch, use_notice, use_settings, use_table};
use crate::app::i18n::{Key, use_phrases};
use crate::app::lazy::{self, Missing, Typing};
use crate::app::store::{Action, Notice};
use crate::platform::{field, idle, keys};

/// Properties of [`TypedMove`].
#[derive(Properties, PartialEq)]
pub struct TypedMoveProps {
    /// A name for element ids, since the box can be on the page twice.
    pub name: AttrValue,
    /// Whether the box itself says why a move is refused: where the status line is covered.
    pub says_why: bool,
}

/// The box: what is typed is played by Enter, or by choosing one of the moves offered.
#[component]
pub fn TypedMove(props: &TypedMoveProps) -> Html {
    let phrases = use_phrases();
    let table = use_table();
    let dispatch = use_dispatch();
    let notation = use_settings().notation;
    let notice = use_notice().filter(|_| props.says_why);
    let why = match &notice {
        Some(Notice::Misread(error)) => Some(phrases.misread(error, table.position(), notation)),
        Some(Notice::Refused(why, mv)) => Some(phrases.refusal(*why, *mv, table.position())),
        _ => None,
    };
    let typed = use_state(AttrValue::default);
    let chosen = use_state(|| None::<usize>);
    let typing = use_typing();
    let offers = use_memo(
        (table.clone(), (*typed).clone(), notation, typing.is_some()),
        move |(table, typed, notation, _)| match (table.hand(), typing) {
            (Some(_), Some(typing)) if !typed.trim().is_empty() => {
                (typing.offers)(table.position(), typed, *notation)
            }
            _ => Vec::new(),
        },
    );
    {
        let (typed, chosen) = (typed.clone(), chosen.clone());
        use_effect_with(table.position().key(), move |_| {
            typed.set(AttrValue::default());
            chosen.set(None);
        });
    }
    let play = {
        let (table, dispatch) = (table.clone(), dispatch.clone());
        Callback::from(move |text: String| {
            if let Some(question) = text.trim().strip_prefix('?') {
                return dispatch.emit(Action::AskedText(question.to_owned()));
            }
            let (table, dispatch) = (table.clone(), dispatch.clone());
            idle::now(async move {
                dispatch.emit(match lazy::typing().await {
                    Ok(typing) => {
                        let read = (typing.read)(table.position(), &text, notation);
                        Action::Typed(Box::new(read))
                    }
                    Err(Missing) => Action::Notified(Notice::PartMissing),
                });
            });
        })
    };
    let onsubmit = {
        let (play, typed, offers, chosen) = (play.clone(), typed.clone(), offers.clone(), *chosen);
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let text = match chosen.and_then(|index| offers.get(index)) {
                Some(offer) => offer.mv.to_string(),
                None => typed.trim().to_owned(),
            };
            if !text.is_empty() {
                play.emit(text);
            }
        })
    };
    let oninput = {
        let (typed, chosen) = (typed.clone(), chosen.clone());
        Callback::from(move |event: InputEvent| {
            if let Some(text) = field::text(&event) {
                typed.set(text.into());
                chosen.set(None);
            }
        })
    };
    let onkeydown = {
        let (chosen, count) = (chosen.clone(), offers.len());
        Callback::from(move |event: KeyboardEvent| {
            let next = match (keys::plain(&event).as_deref(), *chosen) {
                _ if count == 0 => return,
                (Some("ArrowDown"), None) => Some(0),
                (Some("ArrowDown"), Some(index)) => Some((index + 1) % count),
                (Some("ArrowUp"), None | Some(0)) => Some(count - 1),
                (Some("ArrowUp"), Some(index)) => Some(index - 1),
                (Some("Escape"), Some(_)) => None,
                _ => return,
            };
            keys::consume(&event);
            chosen.set(next);
        })
    };
    let list = format!("{}-offers", props.name);
    let option = |index: usize| format!("{}-offer-{index}", props.name);
    html! {
        <form class="typed" data-typed={props.name.clone()} {onsubmit}>
            <input type="text" name="move" role="combobox" aria-label={phrases.text(Key::TypeMove)}
                placeholder={phrases.text(Key::TypeMove)} value={(*typed).clone()}
                autocomplete="off" autocapitalize="off" spellcheck="false"
                aria-autocomplete="list" aria-controls={list.clone()}
                aria-expanded={(!offers.is_empty()).to_string()}
                aria-activedescendant={chosen.map(option)} {oninput} {onkeydown} />
            <button type="submit" class="button" data-action="play-typed"
                disabled={typed.trim().is_empty()}>
                { phrases.text(Key::PlayTyped) }
            </button>
            <ul id={list} class="offers" role="listbox" aria-label={phrases.text(Key::Moves)}
                hidden={offers.is_empty()}>
                { for offers.iter().enumerate().map(|(index, offer)| {
                    // Coordinates mean the same in every setting.
                    let text = offer.mv.to_string();
                    html! {
                        <li key={index} id={option(index)} role="option" data-offer={offer.mv.to_string()}
                            aria-selected={(*chosen == Some(index)).to_string()}
                            onclick={play.reform(move |_| text.clone())}>
                            { &offer.text }
                        </li>
                    }
                }) }
            </ul>
            if let Some(why) = why {
                <p class="error" role="alert">{ why }</p>
            }
        </form>
    }
}

/// What reads moves, as soon as it is there.
#[hook]
fn use_typing() -> Option<Typing> {
    let typing = use_state(|| None);
    {
        let typing = typing.clone();
        use_effect_with((), move |()| {
            idle::then(async move { typing.set(lazy::typing().await.ok()) });
        });
    }
    *typing
}
