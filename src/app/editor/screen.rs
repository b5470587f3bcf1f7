//! The editor's screen: board, pieces to choose from, and what is to be done with the position.

use std::rc::Rc;

use yew::prelude::*;

use super::bench::{Act, Bench, Tool, Unplayable};
use super::kept;
use crate::app::board::{
    Axis, Board, BoardProps, Intent, Layout, Marks, Veil, closed_disc, counted_pieces,
};
use crate::app::context::{use_dispatch, use_phrases, use_settings, use_table};
use crate::app::game::handicap::HANDICAPS;
use crate::app::i18n::{Key, Phrases};
use crate::app::kept_in_tab::{kept_in_tab, use_kept_in_tab};
use crate::app::route::Route;
use crate::app::shelf::{Handed, Look, Placed, use_shelf};
use crate::app::store::{Action, Offer};
use crate::app::ui::{IconName, RadioGroup, icon, part, radio_group};
use crate::formats::coup_fen::{self, CoUpFenError};
use crate::formats::record::Record;
use crate::platform::{clipboard, field, route};
use crate::rules::{Color, Piece, Role};

impl Reducible for Bench {
    type Action = Act;

    fn reduce(self: Rc<Self>, act: Act) -> Rc<Self> {
        Rc::new(self.after(act))
    }
}

/// The screen. It begins with the position that was handed over, or else with the one that it showed before a reload,
/// or else with the one on the board.
#[component]
pub fn EditorScreen() -> Html {
    let phrases = use_phrases();
    let settings = use_settings();
    let shelf = use_shelf();
    let table = use_table();
    let dispatch = use_dispatch();
    let bench = use_reducer(|| {
        let on_board = || Bench::new(Placed::of(&table.view()));
        let handed = shelf.take_placed().map(Bench::new);
        let kept = || kept_in_tab(kept::NAME).and_then(|text| kept::of_text(&text));
        handed.or_else(kept).unwrap_or_else(on_board)
    });
    use_kept_in_tab(kept::NAME, kept::text(&bench));
    let act = {
        let dispatcher = bench.dispatcher();
        use_callback((), move |act, ()| dispatcher.dispatch(act))
    };
    let said = use_state_eq(|| None::<String>);
    let setup = &bench.setup;
    let text = bench.fen();
    let typed = use_state_eq(|| None::<String>);
    {
        let typed = typed.clone();
        use_effect_with(text.clone(), move |_| typed.set(None));
    }
    let board = use_memo((setup.clone(), bench.tool), |_| {
        (bench.pieces(), bench.movable(), bench.moves())
    });
    let (pieces, movable, moves) = (*board).clone();
    let on_intent = use_callback(act.clone(), |intent, act| match intent {
        Intent::Play(mv) => act.emit(Act::Moved(mv)),
        Intent::Untouchable(square) => act.emit(Act::Touched(square)),
        Intent::Refused(_) | Intent::Focus(_) | Intent::Picked(_) => {}
    });
    let playable = bench.view();
    let view = playable.as_ref().ok().cloned();
    let copy = {
        let (said, phrases, text) = (said.clone(), phrases.clone(), text.clone());
        Callback::from(move |_: MouseEvent| {
            let (said, phrases, text) = (said.clone(), phrases.clone(), text.clone());
            yew::platform::spawn_local(async move {
                said.set(Some(match clipboard::copy(&text).await {
                    true => phrases.text(Key::FenCopied),
                    false => phrases.with(Key::FenNotCopied, &[("fen", text.into())]),
                }));
            });
        })
    };
    let play = {
        let (fen, customs) = (text.clone(), setup.variant.customs());
        Callback::from(move |_: MouseEvent| {
            dispatch.emit(Action::Offered(Offer {
                fen: fen.clone(),
                customs,
            }));
            route::go(Route::Game.hash());
        })
    };
    let analyse = {
        let (shelf, view, below) = (shelf.clone(), view.clone(), bench.below);
        let (rules, placed) = (table.rules().clone(), bench.placed());
        Callback::from(move |_: MouseEvent| {
            if let Some(view) = view.clone() {
                shelf.leave_placed(placed.clone());
                shelf.show_analysis(Look {
                    start: view,
                    played: Vec::new(),
                    rules: rules.clone(),
                    below,
                    back: Route::Editor,
                });
            }
        })
    };
    let record = {
        let (setup, view) = (setup.clone(), view.clone());
        Callback::from(move |_: MouseEvent| {
            let of_setup = || Record::new(setup.clone());
            let record = view.clone().map_or_else(of_setup, Record::of_view);
            shelf.show_record(Handed::new(record));
        })
    };
    let customs = setup.variant.customs().unwrap_or_default();
    let on_fen = {
        let (typed, act) = (typed.clone(), act.clone());
        Callback::from(move |event: InputEvent| {
            let Some(text) = field::text(&event) else {
                return;
            };
            match Placed::read(&text, customs) {
                Ok(placed) => act.emit(Act::Placed(Box::new(placed))),
                Err(_) => typed.set(Some(text)),
            }
        })
    };
    let wrong_fen = typed
        .as_ref()
        .and_then(|text| Placed::read(text, customs).err());
    let disabled = view.is_none();
    let button = |name: &'static str, key: Key, disabled: bool, onclick: Callback<MouseEvent>| {
        html! {
            <button type="button" class="button" data-action={name} {disabled} {onclick}>
                { phrases.text(key) }
            </button>
        }
    };
    let press = |name: &'static str, key: Key, disabled: bool, what: Act| {
        button(name, key, disabled, act.reform(move |_| what.clone()))
    };
    let verdict = verdict(&phrases, &bench);
    html! {
        <main class="desk editor">
            <header class="desk-head">
                <a class="back" href={Route::Game.hash()}>{ phrases.text(Key::BackToGame) }</a>
                <h1>{ phrases.text(Key::EditPosition) }</h1>
            </header>
            <div class={classes!("board-panel", settings.labels.then_some("with-labels"))}>
                { part::<Board>(BoardProps {
                    pieces,
                    movable,
                    moves,
                    marks: Marks::default(),
                    layout: Layout { below: bench.below, labels: settings.labels },
                    axis: Axis::from(settings.notation),
                    faces: settings.faces,
                    veil: Veil { closed: setup.closed(), ..Veil::default() },
                    // From everywhere to everywhere: nothing worth showing.
                    show_targets: false,
                    label: phrases.text(Key::Board).into(),
                    on_intent,
                }) }
            </div>
            <section class="editor-side">
                { radio_group(RadioGroup {
                    name: "variant",
                    title: phrases.text(Key::Variant),
                    options: [Key::VariantXiangqi, Key::VariantCoUp].map(|key| phrases.text(key)).to_vec(),
                    chosen: usize::from(bench.hides()),
                    on_choose: act.reform(|index: usize| Act::Hides(index == 1)),
                }) }
                { tools(&bench, &phrases, settings.faces, &act) }
                <p class={verdict.0} role="status" data-verdict="">
                    // One thing at a time: what is wrong with a FEN, or how the board stands.
                    if wrong_fen.is_none() { { verdict.1 } }
                </p>
                if bench.hides() { { pool(&bench, &phrases, &act) } }
                { radio_group(RadioGroup {
                    name: "turn",
                    title: phrases.text(Key::EditorTurn),
                    options: Color::ALL.iter().map(|color| phrases.side(*color)).collect(),
                    chosen: setup.turn.index(),
                    on_choose: act.reform(|index: usize| Act::Turn(Color::ALL[index])),
                }) }
                <div class="editor-counters">
                    { number("halfmoves", phrases.text(Key::EditorHalfmoves), setup.halfmoves, 0,
                        act.reform(Act::Halfmoves)) }
                    { number("round", phrases.text(Key::EditorRound), setup.round, 1, act.reform(Act::Round)) }
                </div>
                <div class="row-of-buttons">
                    { press("undo", Key::Undo, !bench.can_undo(), Act::Undone) }
                    { press("clear", Key::EditorClear, false, Act::Cleared) }
                    { press("start-position", Key::PositionStart, false, Act::Start) }
                    { press("flip", Key::Flip, false, Act::Flipped) }
                </div>
                { handicaps(&phrases, &act) }
                <label class="labelled">
                    <span>{ phrases.text(Key::FenField) }</span>
                    <textarea name="fen" rows="2" spellcheck="false" autocomplete="off" autocapitalize="off"
                        aria-describedby="editor-fen-word" value={(*typed).clone().unwrap_or(text)} oninput={on_fen} />
                </label>
                <p id="editor-fen-word" class="error" role="status">
                    if let Some(error) = wrong_fen {
                        { phrases.co_up_fen_error(&error) }
                        { " " }
                        { phrases.text(Key::EditorFenKept) }
                    }
                </p>
                <div class="row-of-buttons">
                    { button("copy-fen", Key::CopyFen, false, copy) }
                    { button("play", Key::EditorPlay, disabled, play) }
                    { button("analyse", Key::Analyse, disabled, analyse) }
                    { button("record", Key::EditorRecord, disabled, record) }
                </div>
                <p class="hint" role="status" data-said="">{ (*said).clone() }</p>
            </section>
        </main>
    }
}

/// The pieces to choose from, with how many of each a side could still have.
fn tools(
    bench: &Bench,
    phrases: &Phrases,
    faces: crate::app::board::Faces,
    act: &Callback<Act>,
) -> Html {
    let tool = |tool: Tool, name: String, title: String, inside: Html| {
        html! {
            <button type="button" class="tool" data-tool={name} aria-pressed={(bench.tool == tool).to_string()}
                aria-label={title.clone()} {title} onclick={act.reform(move |_: MouseEvent| Act::Took(tool))}>
                { inside }
            </button>
        }
    };
    let piece = |piece: Piece| {
        let left = bench.left(piece);
        let sign = counted_pieces(&[(piece, left as u8)], faces, phrases.piece(piece));
        tool(
            Tool::Piece(piece),
            piece.to_fen_char().to_string(),
            // With the number that stands below it.
            format!("{}, {left}", phrases.piece(piece)),
            sign,
        )
    };
    html! {
        <div class="tools" role="group" aria-label={phrases.text(Key::EditorPieces)}>
            { tool(Tool::Hand, "hand".to_owned(), phrases.text(Key::EditorHand), icon(IconName::Move)) }
            { for Role::ALL.iter().map(|role| piece(Piece::new(Color::Red, *role))) }
            if bench.hides() {
                { tool(Tool::Closed, "closed".to_owned(), phrases.text(Key::EditorClosed), closed_disc(bench.setup.turn)) }
            }
            { tool(Tool::Eraser, "eraser".to_owned(), phrases.text(Key::EditorErase), icon(IconName::Delete)) }
            { for Role::ALL.iter().map(|role| piece(Piece::new(Color::Black, *role))) }
        </div>
    }
}

/// Why the position cannot be played, or what is unusual about it, with the class of the words.
fn verdict(phrases: &Phrases, bench: &Bench) -> (&'static str, String) {
    if bench.refused.is_some() {
        return ("error", phrases.text(Key::EditorClosedOff));
    }
    match bench.view() {
        Err(Unplayable::Defects(defects)) => return ("error", phrases.defects(defects)),
        Err(Unplayable::Pool(error)) => {
            return ("error", phrases.co_up_fen_error(&CoUpFenError::View(error)));
        }
        Ok(_) => {}
    }
    let oddities = bench.setup.oddities();
    if !oddities.is_empty() {
        return ("warning", phrases.oddities(oddities));
    }
    match bench.surplus() {
        Some((piece, count)) => {
            let arguments = [
                ("piece", phrases.piece(piece).into()),
                ("count", count.into()),
                ("most", piece.role.starting_count().into()),
            ];
            ("warning", phrases.with(Key::EditorSurplus, &arguments))
        }
        None => ("hint", phrases.text(Key::EditorFine)),
    }
}

/// What is unknown, to be counted by hand.
fn pool(bench: &Bench, phrases: &Phrases, act: &Callback<Act>) -> Html {
    let pool = bench.pool();
    let count = |piece: Piece| {
        let most = piece.role.starting_count();
        let act = act.clone();
        let oninput = Callback::from(move |event: InputEvent| {
            let text = field::text(&event);
            if let Some(count) = text.and_then(|text| text.trim().parse().ok()) {
                act.emit(Act::Counted(piece, count));
            }
        });
        html! {
            <label class="pool-entry">
                <span>{ phrases.role(piece.role) }</span>
                <input type="number" name={format!("pool-{}", piece.to_fen_char())} min="0" max={most.to_string()}
                    step="1" value={pool.count(piece).to_string()} {oninput} />
            </label>
        }
    };
    html! {
        <details class="pool-editor">
            <summary>{ phrases.text(Key::EditorPool) }{ " " }<code>{ coup_fen::print_pool(&pool) }</code></summary>
            <p class="hint">{ phrases.text(Key::PoolHint) }</p>
            { for Color::ALL.into_iter().map(|color| html! {
                <div class="pool-entries" key={color.index()} role="group" aria-label={phrases.side(color)}>
                    <strong>{ phrases.side(color) }</strong>
                    { for Role::ALL[1..].iter().map(|role| count(Piece::new(color, *role))) }
                </div>
            }) }
            <button type="button" class="button small" data-action="pool-by-board" disabled={!bench.counts()}
                onclick={act.reform(|_: MouseEvent| Act::CountedByBoard)}>
                { phrases.text(Key::EditorPoolByBoard) }
            </button>
        </details>
    }
}

/// A field for a whole number from a least one on.
fn number(
    name: &'static str,
    title: String,
    value: u32,
    least: u32,
    on_change: Callback<u32>,
) -> Html {
    let onchange = Callback::from(move |event: Event| {
        let text = field::text(&event);
        if let Some(number) = text.and_then(|text| text.trim().parse::<u32>().ok()) {
            on_change.emit(number.max(least));
        }
    });
    html! {
        <label class="labelled">
            <span>{ title }</span>
            <input type="number" {name} min={least.to_string()} max="9999" step="1" value={value.to_string()} {onchange} />
        </label>
    }
}

fn handicaps(phrases: &Phrases, act: &Callback<Act>) -> Html {
    html! {
        <details class="handicaps">
            <summary>{ phrases.text(Key::PositionHandicap) }</summary>
            { for Color::ALL.iter().map(|&giver| html! {
                <div class="row-of-buttons" key={giver.index()} role="group" aria-label={phrases.side(giver)}>
                    <span>{ phrases.with(Key::EditorGives, &[("side", phrases.side(giver).into())]) }</span>
                    { for HANDICAPS.iter().enumerate().map(|(index, (name, _))| html! {
                        <button type="button" class="button small" data-handicap={format!("{giver}-{index}")}
                            onclick={act.reform(move |_: MouseEvent| Act::Handicap(index, giver))}>
                            { phrases.text(*name) }
                        </button>
                    }) }
                </div>
            }) }
        </details>
    }
}
