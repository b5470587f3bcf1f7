//! The screen of the review: board, curve, moves with their marks, and a summary.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use super::parts::{moves, said, summary};
use super::saved;
use super::state::{Act, Desk};
use crate::app::analysis::{Curve, CurveProps};
use crate::app::board::{Axis, Board, BoardProps, Layout};
use crate::app::context::{use_dispatch, use_settings, use_table};
use crate::app::i18n::{Key, Phrases, use_phrases};
use crate::app::ratings::Aid;
use crate::app::route::Route;
use crate::app::share::result_of;
use crate::app::store::{Action, Step};
use crate::app::ui::{RadioGroup, Steps, part, radio_group, steps, use_step_keys};
use crate::formats::pgn;
use crate::formats::record::review::{Listener, Review};
use crate::notation::Notation;
use crate::platform::engine::{EngineClient, News};
use crate::platform::files;
use crate::rules::Color;

impl Reducible for Desk {
    type Action = Act;

    fn reduce(self: Rc<Self>, act: Act) -> Rc<Self> {
        Rc::new(self.after(act))
    }
}

/// The screen. It reviews the game on the board and leaves that game alone.
#[component]
pub fn ReviewScreen() -> Html {
    let phrases = use_phrases();
    let table = use_table();
    match table.game().line().is_empty() {
        true => nothing(&phrases),
        false => part::<Reviewing>(()),
    }
}

/// Why there is nothing to review.
fn nothing(phrases: &Phrases) -> Html {
    html! {
        <main class="learn review-empty">
            <a class="back" href={Route::Game.hash()}>{ phrases.text(Key::BackToGame) }</a>
            <h1>{ phrases.text(Key::ReviewTitle) }</h1>
            <p>{ phrases.text(Key::ReviewEmpty) }</p>
            <a class="button" href={Route::Open.hash()}>{ phrases.text(Key::OpenTitle) }</a>
        </main>
    }
}

#[component]
fn Reviewing() -> Html {
    let phrases = use_phrases();
    let table = use_table();
    let settings = use_settings();
    let desk = use_reducer(|| {
        let result = table.outcome().and_then(result_of);
        Desk::of(&table, result, saved::load())
    });
    let act = {
        let dispatcher = desk.dispatcher();
        use_callback((), move |act, ()| dispatcher.dispatch(act))
    };
    use_engine(&desk, &act);
    use_aid(desk.review.is_some());
    use_keeping(&desk);
    use_step_keys(true, &act.reform(Act::Stepped));
    let pieces = use_memo((desk.shown().key(), desk.game().ply(), desk.better), |_| {
        desk.pieces()
    });
    let judged = desk.judged();
    let layout = Layout {
        below: desk.below,
        labels: settings.labels,
    };
    html! {
        <main class="desk analysis review">
            <header class="desk-head">
                <a class="back" href={Route::Game.hash()}>{ phrases.text(Key::BackToGame) }</a>
                <h1>{ phrases.text(Key::ReviewTitle) }</h1>
            </header>
            <div class={classes!("board-panel", settings.labels.then_some("with-labels"))}>
                { part::<Board>(BoardProps {
                    pieces: (*pieces).clone(),
                    movable: Rc::default(),
                    moves: Rc::default(),
                    marks: desk.marks(),
                    layout,
                    axis: Axis::from(settings.notation),
                    faces: settings.faces,
                    veil: desk.veil(),
                    show_targets: false,
                    label: phrases.text(Key::Board).into(),
                    on_intent: Callback::noop(),
                }) }
            </div>
            <section class="review-work" aria-label={phrases.text(Key::ReviewTitle)}>
                { work(&phrases, &desk, &act) }
                { curve(&phrases, &desk, &act) }
            </section>
            { said(&phrases, &desk, &judged, settings.notation, &act) }
            { moves(&phrases, &desk, &judged, settings.notation, &act) }
            { steps(&phrases, Steps {
                at_start: desk.game().ply() == 0,
                at_end: desk.game().ply() == desk.game().line().len(),
                on_step: act.reform(Act::Stepped),
            }) }
            if !judged.is_empty() {
                { summary(&phrases, &desk) }
            }
            { save(&phrases, &desk, settings.notation) }
        </main>
    }
}

/// The engine looks at whatever the desk wants it to.
#[hook]
pub(super) fn use_engine(desk: &Desk, act: &Callback<Act>) {
    let listener = use_mut_ref(|| None::<(Listener, Color)>);
    let client = {
        let (act, listener) = (act.clone(), listener.clone());
        use_memo((), move |()| {
            EngineClient::new(Callback::from(move |news| hear(news, &listener, &act)))
        })
    };
    let depth = desk.review.as_ref().map_or(0, Review::depth);
    use_effect_with(desk.search(), move |search| match search {
        Some((turn, search)) => {
            *listener.borrow_mut() = Some((Listener::new(depth), *turn));
            client.search(search.clone());
        }
        None => client.cancel(),
    });
}

/// What the engine says becomes a thought when it is done.
fn hear(news: News, listener: &RefCell<Option<(Listener, Color)>>, act: &Callback<Act>) {
    match news {
        News::Line(line) => {
            if let Some((listener, turn)) = listener.borrow_mut().as_mut() {
                let moves = line.moves.iter().map_while(|text| text.parse().ok());
                listener.hear(line.depth, line.score.as_red(*turn), moves.collect());
            }
        }
        News::Answer { best, score } => {
            let heard = listener.borrow_mut().take();
            if let Some((listener, turn)) = heard {
                let worth = best.and(score).and_then(|score| score.as_red(turn));
                act.emit(Act::Thought(listener.done(worth)));
            }
        }
        News::GaveUp(trouble) => act.emit(Act::Failed(trouble)),
        News::Thinking { .. } | News::Restarted => {}
    }
}

/// A look at a game under way with the engine's eyes helps its player.
#[hook]
fn use_aid(reviewed: bool) {
    let dispatch = use_dispatch();
    use_effect_with(reviewed, move |reviewed| {
        if *reviewed {
            dispatch.emit(Action::Aided(Aid::Analysis));
        }
    });
}

/// The review is kept after every position, so that a reload goes on there.
#[hook]
fn use_keeping(desk: &Desk) {
    let done = desk.review.as_ref().map(|review| review.thoughts().len());
    let review = desk.review.clone();
    use_effect_with((done, desk.going), move |(_, going)| {
        if let Some(review) = &review {
            saved::save(review, *going);
        }
    });
}

/// How far the engine is, with the buttons for it.
pub(super) fn work(phrases: &Phrases, desk: &Desk, act: &Callback<Act>) -> Html {
    let press = |name: &'static str, title: Key, primary: bool, what: Act| {
        html! {
            <button type="button" class={classes!("button", primary.then_some("primary"))}
                data-action={name} onclick={act.reform(move |_| what.clone())}>
                { phrases.text(title) }
            </button>
        }
    };
    let Some(review) = &desk.review else {
        return html! {
            <>
                <p>{ phrases.text(Key::ReviewIntro) }</p>
                { depths(phrases, desk, act) }
                { press("review-start", Key::ReviewStart, true, Act::Began) }
            </>
        };
    };
    let (done, total) = (review.thoughts().len(), review.total());
    let arguments = [("done", done.into()), ("total", total.into())];
    let words = phrases.with(Key::ReviewProgress, &arguments);
    html! {
        if !desk.is_done() {
            <div class="review-progress">
                <progress max={total.to_string()} value={done.to_string()} aria-label={phrases.text(Key::ReviewTitle)} />
                <span data-done={done.to_string()}>{ words }</span>
                if desk.going {
                    { press("review-stop", Key::ReviewStop, false, Act::Stopped) }
                } else {
                    { press("review-go-on", Key::ReviewGoOn, true, Act::WentOn) }
                }
            </div>
            if desk.trouble.is_some() {
                <p class="error" role="status">{ phrases.text(Key::EngineSilent) }</p>
            }
        } else {
            <details class="review-again">
                <summary>{ phrases.text(Key::ReviewAnew) }</summary>
                { depths(phrases, desk, act) }
                { press("review-start", Key::ReviewStart, false, Act::Began) }
            </details>
        }
    }
}

/// How deep to look.
fn depths(phrases: &Phrases, desk: &Desk, act: &Callback<Act>) -> Html {
    let offered = desk.depths();
    let options = [Key::ReviewQuick, Key::ReviewUsual, Key::ReviewThorough];
    radio_group(RadioGroup {
        name: "depth",
        title: phrases.text(Key::ReviewDepth),
        options: options.map(|key| phrases.text(key)).to_vec(),
        chosen: offered
            .iter()
            .position(|depth| *depth == desk.depth)
            .unwrap_or(1),
        on_choose: act.reform(move |index: usize| {
            Act::Deepened(offered.get(index).copied().unwrap_or(offered[1]))
        }),
    })
}

fn curve(phrases: &Phrases, desk: &Desk, act: &Callback<Act>) -> Html {
    let Some(review) = &desk.review else {
        return Html::default();
    };
    let marked = review.judged().into_iter().enumerate();
    part::<Curve>(CurveProps {
        worths: (0..review.total()).map(|ply| review.worth(ply)).collect(),
        marks: marked
            .filter_map(|(index, judged)| Some((index + 1, judged.mark?)))
            .collect(),
        at: desk.game().ply(),
        label: phrases.text(Key::ReviewCurve).into(),
        on_choose: act.reform(|ply| Act::Stepped(Step::To(ply))),
    })
}

/// The game as a file with all that was found.
fn save(phrases: &Phrases, desk: &Desk, notation: Notation) -> Html {
    // PGN knows no Vietnamese moves: those are written as people of that habit read them elsewhere.
    let notation = match notation {
        Notation::Vietnamese | Notation::VietnameseShort => Notation::Coordinate,
        other => other,
    };
    match desk.record() {
        Ok(record) if desk.is_done() => html! {
            <a class="button review-save" download="chuhe-review.pgn" data-action="review-save"
                href={files::address_of("application/x-chess-pgn", &pgn::write(&record, notation))}>
                { phrases.text(Key::ReviewSave) }
            </a>
        },
        _ => Html::default(),
    }
}
