//! Commands: steps through the moves and what can be done with the game.

use yew::prelude::*;

use crate::app::context::{Command, Dispatch, use_commander, use_dispatch, use_table};
use crate::app::i18n::{Key, Phrases, use_phrases};
use crate::app::route::Route;
use crate::app::store::{Action, Dialog};
use crate::app::ui::{IconName, Steps, icon, part, steps, unless};

/// An icon with its words; the name is for tests and the style sheet.
fn command_button(
    name: &'static str,
    sign: IconName,
    title: String,
    disabled: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button type="button" class={classes!("command", format!("command-{name}"))}
            data-action={name} aria-disabled={disabled.then_some("true")} onclick={unless(disabled, onclick)}>
            { icon(sign) }
            <span>{ title }</span>
        </button>
    }
}

/// Steps through the moves of the game.
#[component]
pub fn GameSteps() -> Html {
    let phrases = use_phrases();
    let table = use_table();
    let dispatch = use_dispatch();
    let place = Steps {
        at_start: table.game().ply() == 0,
        at_end: table.is_live(),
        on_step: dispatch.reform(Action::Stepped),
    };
    steps(&phrases, place)
}

/// What can be done with the game. A small screen has room for three beside the steps: one of taking a move
/// back and a new game, whichever fits the state of the game, a hint, and "More", which leads to all others.
#[component]
pub fn Actions() -> Html {
    let phrases = use_phrases();
    let dispatch = use_dispatch();
    let table = use_table();
    let under_way = table.can_take_back() && table.outcome().is_none();
    html! {
        <div class={classes!("actions", under_way.then_some("under-way"))}>
            { command_button("take-back", IconName::TakeBack, phrases.text(Key::TakeBack),
                !table.can_take_back(), dispatch.reform(|_| Action::TookBack)) }
            { command_button("hint", IconName::Lamp, phrases.text(Key::Hint),
                !table.can_hint(), dispatch.reform(|_| Action::AskedHint)) }
            { new_game_button(&phrases, &dispatch) }
            { part::<MoreActions>(()) }
            { command_button("more", IconName::More, phrases.text(Key::More),
                false, dispatch.reform(|_| Action::Opened(Dialog::More))) }
        </div>
    }
}

/// Opens the dialog of a new game.
pub(super) fn new_game_button(phrases: &Phrases, dispatch: &Dispatch) -> Html {
    command_button(
        "new-game",
        IconName::New,
        phrases.text(Key::NewGame),
        false,
        dispatch.reform(|_| Action::Opened(Dialog::NewGame)),
    )
}

/// The commands that a small screen keeps in its sheet.
#[component]
pub(super) fn MoreActions() -> Html {
    let phrases = use_phrases();
    let dispatch = use_dispatch();
    let commander = use_commander();
    let table = use_table();
    html! {
        <>
            { command_button("flip", IconName::Flip, phrases.text(Key::Flip),
                false, dispatch.reform(|_| Action::Flipped)) }
            { command_button("copy-fen", IconName::Copy, phrases.text(Key::CopyFen),
                false, commander.reform(|_| Command::CopyFen)) }
            { command_button("copy-link", IconName::Link, phrases.text(Key::CopyLink),
                false, commander.reform(|_| Command::CopyLink)) }
            if table.can_pause() {
                { command_button("pause", IconName::Pause,
                    phrases.text(if table.is_paused() { Key::GoOn } else { Key::Pause }),
                    false, dispatch.reform(|_| Action::Paused)) }
            }
            { command_button("offer-draw", IconName::Draw, phrases.text(Key::OfferDraw),
                table.offerer().is_none(), dispatch.reform(|_| Action::OfferedDraw)) }
            { command_button("resign", IconName::Flag, phrases.text(Key::Resign),
                table.resigner().is_none(), dispatch.reform(|_| Action::WantsToResign)) }
            { command_button("keys", IconName::Keys, phrases.text(Key::HelpTitle),
                false, dispatch.reform(|_| Action::Opened(Dialog::Keys))) }
            { command_button("settings", IconName::Sliders, phrases.text(Key::Settings),
                false, dispatch.reform(|_| Action::Opened(Dialog::Settings))) }
            <a class="command command-analyse" href={Route::Analysis.hash()} data-action="analyse"
                onclick={dispatch.reform(|_| Action::Closed)}>
                { icon(IconName::Lens) }
                <span>{ phrases.text(Key::Analyse) }</span>
            </a>
            { command_button("record", IconName::Tree, phrases.text(Key::Record),
                false, commander.reform(|_| Command::ShowRecord)) }
            { for PLACES.iter().map(|(name, route, sign, title)| html! {
                <a class={format!("command command-{name}")} href={route.hash()} data-action={*name}
                    onclick={dispatch.reform(|_| Action::Closed)}>
                    { icon(*sign) }
                    <span>{ phrases.text(*title) }</span>
                </a>
            }) }
            <a class="command command-rating" href={Route::Rating.hash()} data-action="rating"
                onclick={dispatch.reform(|_| Action::Closed)}>
                { icon(IconName::Curve) }
                <span>{ phrases.text(Key::RatingTitle) }</span>
            </a>
            <a class="command command-learn" href={Route::Learn.hash()} data-action="learn"
                onclick={dispatch.reform(|_| Action::Closed)}>
                { icon(IconName::Lines) }
                <span>{ phrases.text(Key::LearnTitle) }</span>
            </a>
        </>
    }
}

/// Places beside the game that have no room of their own in the bar.
const PLACES: [(&str, Route, IconName, Key); 3] = [
    ("open", Route::Open, IconName::Open, Key::OpenTitle),
    ("library", Route::Library, IconName::Shelf, Key::Library),
    ("editor", Route::Editor, IconName::Setup, Key::EditPosition),
];

/// The same places as signs, where the screen is wide.
#[component]
pub(super) fn Places() -> Html {
    let phrases = use_phrases();
    let commander = use_commander();
    html! {
        <nav class="places" aria-label={phrases.text(Key::More)}>
            <button type="button" class="place" data-place="record" title={phrases.text(Key::Record)}
                onclick={commander.reform(|_| Command::ShowRecord)}>
                { icon(IconName::Tree) }
                <span>{ phrases.text(Key::Record) }</span>
            </button>
            { for PLACES.iter().map(|(name, route, sign, title)| html! {
                <a class="place" href={route.hash()} data-place={*name} title={phrases.text(*title)}>
                    { icon(*sign) }
                    <span>{ phrases.text(*title) }</span>
                </a>
            }) }
        </nav>
    }
}
