//! The screen of the analysis: board, bar, lines and what can be done.

use std::rc::Rc;

use yew::prelude::*;

use super::curve::{Curve, CurveProps};
use super::desk::{Act, Desk, MOST_LINES};
use super::gather::Gather;
use super::kept;
use super::lines::{effort, lines};
use super::outcomes::outcomes;
use super::worth::Worth;
use crate::app::board::{Axis, Board, BoardProps, Intent, Layout};
use crate::app::context::{use_dispatch, use_settings, use_table};
use crate::app::i18n::{Key, Phrases, use_phrases};
use crate::app::kept_in_tab::{kept_in_tab, use_kept_in_tab};
use crate::app::ratings::Aid;
use crate::app::review::kept_review;
use crate::app::route::Route;
use crate::app::shelf::{Placed, use_shelf};
use crate::app::store::{Action, Step};
use crate::app::ui::{Steps, Switch, part, steps, switch, use_step_keys};
use crate::notation::Notation;
use crate::notation::coup::print_line;
use crate::platform::engine::EngineClient;
use crate::platform::focus;
use crate::rules::{Move, Square};

impl Reducible for Desk {
    type Action = Act;

    fn reduce(self: Rc<Self>, act: Act) -> Rc<Self> {
        Rc::new(self.after(act))
    }
}

/// The screen. It begins with what was handed over, or else with what it showed before a reload, or else with the game
/// at its cursor, and leaves that game alone.
#[component]
pub fn AnalysisScreen() -> Html {
    let phrases = use_phrases();
    let table = use_table();
    let settings = use_settings();
    let shelf = use_shelf();
    let begun = use_memo((), |()| match shelf.take_look() {
        Some(look) => {
            let back = look.back;
            (Desk::of_look(look), back)
        }
        None => {
            let kept = kept_in_tab(kept::NAME).and_then(|text| kept::of_text(&text));
            let (desk, back) = kept.unwrap_or_else(|| (Desk::of(&table), Route::Game));
            if back == Route::Editor {
                shelf.leave_placed(Placed::of(desk.line().0));
            }
            match kept_review() {
                Some((review, _)) => (desk.knowing(&review), back),
                None => (desk, back),
            }
        }
    });
    let desk = use_reducer(|| begun.0.clone());
    let (back, back_to) = match begun.1 {
        Route::Record => (Route::Record, Key::BackToRecord),
        Route::Editor => (Route::Editor, Key::BackToEditor),
        _ => (Route::Game, Key::BackToGame),
    };
    let shown = (desk.line().1.to_vec(), desk.game().ply(), desk.below);
    // The engine's lines come often and change nothing of it.
    let kept = use_memo(shown, |_| kept::text(&desk, back));
    use_kept_in_tab(kept::NAME, (*kept).clone());
    let act = {
        let dispatcher = desk.dispatcher();
        use_callback((), move |act, ()| dispatcher.dispatch(act))
    };
    use_engine(&desk, &act);
    {
        let dispatch = use_dispatch();
        use_effect_with((), move |()| dispatch.emit(Action::Aided(Aid::Analysis)));
    }
    use_step_keys(true, &act.reform(Act::Stepped));
    let pieces = use_memo((desk.game().ply(), desk.position().key()), |_| {
        desk.pieces()
    });
    let moves: Rc<[Move]> = desk.position().legal_moves().iter().copied().collect();
    let movable: Rc<[Square]> = {
        let position = desk.position();
        position.side(position.turn()).into_iter().collect()
    };
    let on_intent = use_callback(act.clone(), |intent, act| {
        if let Intent::Play(mv) | Intent::Refused(mv) = intent {
            act.emit(Act::Played(mv));
        }
    });
    let layout = Layout {
        below: desk.below,
        labels: settings.labels,
    };
    let notation = settings.notation;
    let best = desk.lines.first();
    let worth = best.map(|line| Worth::new(line.score, desk.searched_side()));
    html! {
        <main class="desk analysis">
            <header class="desk-head">
                <a class="back" href={back.hash()}>{ phrases.text(back_to) }</a>
                <h1>{ phrases.text(Key::Analysis) }</h1>
            </header>
            <div class={classes!("board-panel", settings.labels.then_some("with-labels"))}>
                { part::<Board>(BoardProps {
                    pieces: (*pieces).clone(),
                    movable,
                    moves,
                    marks: desk.marks(),
                    layout,
                    axis: Axis::from(notation),
                    faces: settings.faces,
                    veil: desk.veil(),
                    show_targets: settings.targets,
                    label: phrases.text(Key::Board).into(),
                    on_intent,
                }) }
            </div>
            { bar(worth, &desk, &phrases) }
            <section class="analysis-lines" aria-label={phrases.text(Key::Analysis)}>
                <div class="analysis-summary">
                    <output class="worth" data-worth="">{ worth.map(Worth::text) }</output>
                    { effort(&desk, &phrases) }
                </div>
                { lines(&desk, notation, &phrases, &act) }
                { outcomes(&desk, &phrases, &act) }
                if let Some((refusal, mv)) = desk.refused {
                    <p class="error" role="status">{ phrases.refusal(refusal, mv, desk.position()) }</p>
                }
            </section>
            { controls(&desk, &phrases, &act) }
            { curve(&desk, &phrases, &act) }
            { part::<MoveStrip>(MoveStripProps { desk: (*desk).clone(), notation, act: act.clone() }) }
            { steps(&phrases, Steps {
                at_start: desk.game().ply() == 0,
                at_end: desk.game().ply() == desk.game().line().len(),
                on_step: act.reform(Act::Stepped),
            }) }
        </main>
    }
}

/// The engine looks at whatever the desk wants it to.
#[hook]
fn use_engine(desk: &Desk, act: &Callback<Act>) {
    let client = {
        let gather = Gather::new(act.clone());
        use_memo((), move |()| {
            let hears = gather.clone();
            let client = EngineClient::new(Callback::from(move |news| hears.hear(news)));
            (client, gather)
        })
    };
    let wanted = desk.count;
    use_effect_with(desk.search(), move |search| {
        let (client, gather) = &*client;
        gather.clear(wanted);
        match search {
            Some((_, search)) => client.search(search.clone()),
            None => client.cancel(),
        }
    });
}

/// How much of the bar is Red's.
fn bar(worth: Option<Worth>, desk: &Desk, phrases: &Phrases) -> Html {
    let share = worth.map_or(50, Worth::share);
    let text = worth.map_or_else(String::new, Worth::text);
    let label = phrases.with(Key::AnalysisWorth, &[("worth", text.into())]);
    html! {
        <svg class={classes!("worth-bar", format!("below-{}", desk.below))} viewBox="0 0 100 100"
            preserveAspectRatio="none" role="img" aria-label={label}>
            <rect class="worth-black" width="100" height="100" />
            <rect class="worth-red" width={share.to_string()} height="100" />
            <path class="worth-middle" d="M50 0V100" />
        </svg>
    }
}

/// The curve of the game, as soon as there is one.
fn curve(desk: &Desk, phrases: &Phrases, act: &Callback<Act>) -> Html {
    if desk.game().line().is_empty() {
        return Html::default();
    }
    part::<Curve>(CurveProps {
        worths: desk.curve(),
        marks: Vec::new(),
        at: desk.game().ply(),
        label: phrases.text(Key::ReviewCurve).into(),
        on_choose: act.reform(|ply| Act::Stepped(Step::To(ply))),
    })
}

fn controls(desk: &Desk, phrases: &Phrases, act: &Callback<Act>) -> Html {
    let count = desk.count;
    let press = |name: &'static str, title: Key, disabled: bool, what: Act| {
        html! {
            <button type="button" class="button small" data-action={name} {disabled}
                onclick={act.reform(move |_| what.clone())}>
                { phrases.text(title) }
            </button>
        }
    };
    html! {
        <section class="analysis-controls" aria-label={phrases.text(Key::More)}>
            { switch(Switch {
                name: "engine",
                title: phrases.text(Key::AnalysisEngine),
                on: desk.going,
                described_by: None,
                on_turn: act.reform(Act::Turned),
            }) }
            { switch(Switch {
                name: "threats",
                title: phrases.text(Key::AnalysisThreats),
                on: desk.threats,
                described_by: None,
                on_turn: act.reform(Act::Threats),
            }) }
            <div class="line-count" role="group" aria-label={phrases.text(Key::AnalysisLines)}>
                <span>{ phrases.text(Key::AnalysisLines) }</span>
                <button type="button" class="icon-button" data-action="fewer-lines" disabled={count == 1}
                    aria-label={phrases.text(Key::AnalysisFewer)}
                    onclick={act.reform(|_| Act::Fewer)}>{ "−" }</button>
                <output data-count="">{ count }</output>
                <button type="button" class="icon-button" data-action="more-lines" disabled={count == MOST_LINES}
                    aria-label={phrases.text(Key::AnalysisMore)}
                    onclick={act.reform(|_| Act::More)}>{ "+" }</button>
            </div>
            <div class="button-row">
                { press("leave-out", Key::AnalysisLeaveOut, desk.lines.is_empty() || desk.threats, Act::LeftOut) }
                if !desk.banned.is_empty() {
                    { press("all-back", Key::AnalysisAllBack, false, Act::AllBack) }
                }
                { press("flip", Key::Flip, false, Act::Flipped) }
                <a class="button small" href={Route::Review.hash()} data-action="review">
                    { phrases.text(Key::ReviewTitle) }
                </a>
            </div>
        </section>
    }
}

/// Properties of [`MoveStrip`].
#[derive(Properties, PartialEq)]
struct MoveStripProps {
    desk: Desk,
    notation: Notation,
    act: Callback<Act>,
}

/// The moves of the game; each shows the position after it.
#[component]
fn MoveStrip(props: &MoveStripProps) -> Html {
    let phrases = use_phrases();
    let strip = use_node_ref();
    let game = props.desk.game();
    let ply = game.ply();
    {
        let strip = strip.clone();
        use_effect_with((ply, game.line().len()), move |_| {
            focus::reveal(&strip, "[aria-current]");
        });
    }
    let (start, moves) = props.desk.line();
    let texts = print_line(start, moves, props.notation);
    html! {
        <ol class="move-strip" ref={strip} tabindex="0" aria-label={phrases.text(Key::Moves)}>
            { for texts.into_iter().enumerate().map(|(index, text)| html! {
                <li key={index}>
                    <button type="button" class="ply" data-ply={(index + 1).to_string()}
                        aria-current={(index + 1 == ply).then_some("step")}
                        onclick={props.act.reform(move |_| Act::Stepped(Step::To(index + 1)))}>
                        { text }
                    </button>
                </li>
            }) }
        </ol>
    }
}
