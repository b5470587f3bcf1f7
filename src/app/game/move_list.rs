//! The moves in two columns, or in one strip where there is little room.

use yew::prelude::*;

use crate::app::context::{Dispatch, use_dispatch, use_settings, use_table};
use crate::app::i18n::{Key, Phrases, use_phrases};
use crate::app::store::{Action, Step, Table};
use crate::platform::focus;
use crate::rules::Color;

/// A round: its number and the plies of both sides.
struct Round {
    number: usize,
    plies: [Option<usize>; 2],
}

/// The move list.
#[component]
pub fn MoveList() -> Html {
    let phrases = use_phrases();
    let table = use_table();
    let dispatch = use_dispatch();
    let list = use_node_ref();
    let ply = table.game().ply();
    {
        let list = list.clone();
        use_effect_with((ply, table.game().line().len()), move |_| {
            focus::reveal(&list, "[aria-current]");
        });
    }
    let rounds = rounds(&table);
    let notation = use_settings().notation;
    let texts = use_memo((table.clone(), notation), |(table, notation)| {
        let texts = table.texts(*notation).into_iter();
        texts.map(AttrValue::from).collect::<Vec<_>>()
    });
    html! {
        <section class="record" aria-label={phrases.text(Key::Moves)}>
            if rounds.is_empty() {
                { before_the_first(&phrases, &table) }
            } else {
                // It scrolls: the keyboard must reach it.
                <ol class="moves" ref={list} tabindex="0" data-notation={notation.name()} aria-label={phrases.text(Key::Moves)}>
                    { for rounds.iter().map(|round| html! {
                        <li key={round.number}>
                            <span class="round" aria-hidden="true">
                                { phrases.with(Key::MoveNumber, &[("number", round.number.into())]) }
                            </span>
                            { for round.plies.iter().map(|ply| match ply {
                                Some(ply) => {
                                    let text = &texts[*ply - 1];
                                    move_button(*ply, round.number, text, &phrases, &table, &dispatch)
                                }
                                None => html! { <span class="ply-none" aria-hidden="true" /> },
                            }) }
                        </li>
                    }) }
                </ol>
            }
        </section>
    }
}

/// What stands where the moves will be; in cờ úp with the seal of the deal.
fn before_the_first(phrases: &Phrases, table: &Table) -> Html {
    let empty = phrases.text(match table.awaits_engine() {
        true => Key::MovesEmptyEngine,
        false => Key::MovesEmpty,
    });
    match table.seal() {
        None => html! { <p class="moves-empty">{ empty }</p> },
        // It scrolls where there is little room: the keyboard must reach it.
        Some(seal) => html! {
            <div class="moves-sealed" role="group" tabindex="0" aria-label={phrases.text(Key::Seal)}>
                <p class="moves-empty">{ empty }</p>
                <p class="moves-seal">
                    { phrases.text(Key::SealedNow) }
                    <code data-seal={seal.commitment.clone()}>{ seal.commitment }</code>
                </p>
            </div>
        },
    }
}

/// Pairs the moves; a game that Black begins leaves Red's first place empty.
fn rounds(table: &Table) -> Vec<Round> {
    let game = table.game();
    let first = game.start().round() as usize;
    let offset = usize::from(game.start().turn() == Color::Black);
    let total = game.line().len();
    (0..(total + offset).div_ceil(2))
        .map(|index| {
            let ply = |column: usize| (index * 2 + column + 1).checked_sub(offset);
            Round {
                number: first + index,
                plies: [0, 1].map(|column| ply(column).filter(|ply| (1..=total).contains(ply))),
            }
        })
        .collect()
}

/// One move, by its place in the line from 1, its round and its text; clicking it shows the position
/// after it.
fn move_button(
    ply: usize,
    number: usize,
    text: &AttrValue,
    phrases: &Phrases,
    table: &Table,
    dispatch: &Dispatch,
) -> Html {
    let current = table.game().ply() == ply;
    let class = classes!("ply", (ply > table.game().ply()).then_some("later"),);
    html! {
        <button type="button" {class} data-ply={ply.to_string()}
            aria-label={label(phrases, table, ply, number, text)}
            aria-current={current.then_some("step")}
            onclick={dispatch.reform(move |_| Action::Stepped(Step::To(ply)))}>
            { text.clone() }
        </button>
    }
}

fn label(phrases: &Phrases, table: &Table, ply: usize, number: usize, text: &str) -> String {
    let first = table.game().start().turn();
    let side = if ply % 2 == 1 { first } else { !first };
    phrases.with(
        Key::MoveLabel,
        &[
            ("number", number.into()),
            ("side", phrases.side(side).into()),
            ("text", text.into()),
        ],
    )
}
