//! Screens and dialogs that the page loads when they are wanted.
//!
//! The board, the moves and the clocks are what a reader waits for. The rest of the page lies in files
//! of its own, `table` for what a game needs, `screens` for all other screens, and `files` for the record
//! worker, which is this program once more: `wasm-split-cli` cuts the program along the functions that name
//! them, and makes more files of what several of them use. The first two are fetched while the page is idle, so
//! that they are there when asked for. More and smaller files would be a larger program in all. Where the program is not cut (in tests, outside a
//! browser) everything is at hand at once.
//!
//! What is drawn from here must be reached from nowhere else, or it stays in the first file.

// What the macro writes declares functions of another file.
#![cfg_attr(feature = "split", allow(unsafe_code))]

use thiserror::Error;
use yew::prelude::*;

use super::analysis::AnalysisScreen;
use super::context::{use_dispatch, use_phrases};
use super::editor::EditorScreen;
use super::files::OpenScreen;
use super::game::Dialogs;
use super::i18n::Key;
use super::learn::{CoUpScreen, NotationScreen, RulesScreen};
use super::lessons::lessons;
use super::library::{self, LibraryScreen};
use super::ratings::RatingScreen;
use super::record::{self, RecordScreen};
use super::review::review;
use super::route::Route;
use super::settings::{SavedSettingsError, Settings, read_settings};
use super::share;
use super::shelf::Handed;
use super::store::{Action, SavedGameError, Table, read_game};
use super::typing;
use super::ui::{Modal, keyed_part, part};
use crate::formats::share::ShareError;
use crate::notation::{Completion, MoveTextError, Notation};
#[cfg(feature = "split")]
use crate::platform::shell;
use crate::platform::{focus, idle};
use crate::record_worker;
use crate::rules::{Move, Position, RuleSet};

/// What lies in files of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lazy {
    /// The screen of a route, other than the game's.
    Screen(Route),
    /// The dialogs of the game screen.
    Dialogs,
}

/// The file could not be fetched: no network, and not kept either.
#[derive(Clone, Copy, Debug, Error)]
#[error("a part of the program could not be loaded")]
pub struct Missing;

/// What reads that which was kept or sent. A first visit has nothing to read.
#[derive(Clone, Copy, Debug)]
pub struct Records {
    /// Reads a game.
    pub game: fn(&str) -> Result<Table, SavedGameError>,
    /// Reads settings.
    pub settings: fn(&str) -> Result<Settings, SavedSettingsError>,
    /// Reads the game of a link, see [`share::table_of`].
    pub linked: fn(&str, RuleSet, u64) -> Result<Table, ShareError>,
    /// The place that a link with a game names, see [`share::place_of`].
    pub link: fn(&Table) -> String,
    /// The record of a link that is more than a game, see [`record::of_link`].
    pub study: fn(&str) -> Option<Handed>,
    /// The game of a table as a record, see [`record::of_table`].
    pub shown: fn(&Table) -> Handed,
    /// Keeps the game of a table in the library, see [`library::keep_game`].
    pub keep: fn(&Table),
}

/// What reads moves that are typed.
#[derive(Clone, Copy, Debug)]
pub struct Typing {
    /// See [`typing::read`].
    pub read: fn(&Position, &str, Notation) -> Result<Move, MoveTextError>,
    /// See [`typing::offers`].
    pub offers: fn(&Position, &str, Notation) -> Vec<Completion>,
}

#[cfg(feature = "split")]
impl From<wasm_split_helpers::SplitLoaderError> for Missing {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Missing {
        Missing
    }
}

/// Draws something that lies in the file.
type Draw = fn(Lazy) -> Html;

/// All screens but the game's.
#[cfg_attr(
    feature = "split",
    wasm_split_helpers::wasm_split(screens, fallible, preload(fetch_screens))
)]
fn screens() -> Result<Draw, Missing> {
    Ok(|lazy| match lazy {
        Lazy::Screen(Route::Analysis) => part::<AnalysisScreen>(()),
        Lazy::Screen(Route::Rating) => part::<RatingScreen>(()),
        Lazy::Screen(Route::Review) => review(),
        Lazy::Screen(Route::Record) => part::<RecordScreen>(()),
        Lazy::Screen(Route::Open) => part::<OpenScreen>(()),
        Lazy::Screen(Route::Library) => part::<LibraryScreen>(()),
        Lazy::Screen(Route::Editor) => part::<EditorScreen>(()),
        Lazy::Screen(Route::Notation) => part::<NotationScreen>(()),
        Lazy::Screen(Route::Rules) => part::<RulesScreen>(()),
        Lazy::Screen(Route::CoUp) => part::<CoUpScreen>(()),
        Lazy::Screen(route) => route.lessons().map(lessons).unwrap_or_default(),
        Lazy::Dialogs => Html::default(),
    })
}

/// The dialogs of the game screen.
#[cfg_attr(
    feature = "split",
    wasm_split_helpers::wasm_split(table, fallible, preload(fetch_table))
)]
fn dialogs() -> Result<Draw, Missing> {
    Ok(|_| part::<Dialogs>(()))
}

/// Readers of what was kept or sent.
#[cfg_attr(feature = "split", wasm_split_helpers::wasm_split(table, fallible))]
fn kept() -> Result<Records, Missing> {
    Ok(Records {
        game: read_game,
        settings: read_settings,
        linked: share::table_of,
        link: share::place_of,
        study: record::of_link,
        shown: record::of_table,
        keep: library::keep_game,
    })
}

/// Fetches the readers of what was kept or sent.
///
/// # Errors
/// If they cannot be fetched.
pub async fn records() -> Result<Records, Missing> {
    #[cfg(feature = "split")]
    return kept().await;
    #[cfg(not(feature = "split"))]
    kept()
}

/// The grammars of moves.
#[cfg_attr(feature = "split", wasm_split_helpers::wasm_split(table, fallible))]
fn moves() -> Result<Typing, Missing> {
    Ok(Typing {
        read: typing::read,
        offers: typing::offers,
    })
}

/// Fetches what reads typed moves.
///
/// # Errors
/// If it cannot be fetched.
pub async fn typing() -> Result<Typing, Missing> {
    #[cfg(feature = "split")]
    return moves().await;
    #[cfg(not(feature = "split"))]
    moves()
}

/// What reads and writes files, for the worker where the program runs a second time.
#[cfg_attr(feature = "split", wasm_split_helpers::wasm_split(files, fallible))]
fn files() -> Result<fn(), Missing> {
    Ok(record_worker::start)
}

/// Fetches what the record worker runs, see [`record_worker::start`].
///
/// # Errors
/// If it cannot be fetched.
pub async fn record_worker() -> Result<fn(), Missing> {
    #[cfg(feature = "split")]
    return files().await;
    #[cfg(not(feature = "split"))]
    files()
}

/// What looks after records that closed tabs have left, see [`record::keep_left`].
#[cfg(feature = "split")]
#[wasm_split_helpers::wasm_split(screens, fallible)]
fn left() -> Result<fn(), Missing> {
    Ok(record::keep_left)
}

/// What is at hand without waiting.
#[cfg(not(feature = "split"))]
fn at_hand(lazy: Lazy) -> Option<Result<Draw, Missing>> {
    Some(match lazy {
        Lazy::Screen(_) => screens(),
        Lazy::Dialogs => dialogs(),
    })
}

#[cfg(feature = "split")]
fn at_hand(_: Lazy) -> Option<Result<Draw, Missing>> {
    None
}

/// Fetches the file of something, unless it is there.
#[cfg(feature = "split")]
async fn fetch(lazy: Lazy) -> Result<Draw, Missing> {
    match lazy {
        Lazy::Screen(_) => screens().await,
        Lazy::Dialogs => dialogs().await,
    }
}

#[cfg(not(feature = "split"))]
async fn fetch(lazy: Lazy) -> Result<Draw, Missing> {
    at_hand(lazy).unwrap_or(Err(Missing))
}

/// Fetches all files when the browser has nothing else to do. One that cannot be fetched is asked
/// for again when it is wanted. What is left is not fetched when a new version is to take over.
/// Then records that closed tabs have left are looked after.
pub fn fetch_all_when_idle() {
    #[cfg(feature = "split")]
    idle::then(async {
        let _ = fetch_table().await;
        if !shell::is_changing()
            && fetch_screens().await.is_ok()
            && let Ok(keep) = left().await
        {
            keep();
        }
    });
}

/// The screen of a route.
pub fn lazy_screen(route: Route) -> Html {
    let lazy = Lazy::Screen(route);
    keyed_part::<LazyPart>(route.hash(), LazyPartProps { lazy })
}

/// The dialogs of the game screen.
pub fn lazy_dialogs() -> Html {
    let lazy = Lazy::Dialogs;
    keyed_part::<LazyPart>("dialogs", LazyPartProps { lazy })
}

#[derive(PartialEq, Properties)]
struct LazyPartProps {
    lazy: Lazy,
}

/// A screen or the dialogs, as soon as they are there.
#[component]
fn LazyPart(props: &LazyPartProps) -> Html {
    let lazy = props.lazy;
    let found = use_state(|| at_hand(lazy));
    let attempt = use_state(|| 0_u32);
    {
        let found = found.clone();
        use_effect_with(*attempt, move |_| {
            if !matches!(*found, Some(Ok(_))) {
                idle::now(async move { found.set(Some(fetch(lazy).await)) });
            }
        });
    }
    let there = matches!(*found, Some(Ok(_))) && lazy != Lazy::Dialogs;
    use_effect_with(there, |there| {
        // What had the focus went with the screen before; this one has come only now.
        if *there {
            focus::recover(false);
        }
    });
    let again = {
        let found = found.clone();
        Callback::from(move |_: MouseEvent| {
            found.set(None);
            attempt.set(*attempt + 1);
        })
    };
    match *found {
        Some(Ok(draw)) => draw(lazy),
        Some(Err(Missing)) => keyed_part::<Failure>("failure", FailureProps { lazy, again }),
        None if lazy == Lazy::Dialogs => Html::default(),
        None => html! { <main class="waiting" aria-busy="true"></main> },
    }
}

#[derive(PartialEq, Properties)]
struct FailureProps {
    lazy: Lazy,
    again: Callback<MouseEvent>,
}

/// Says that a file could not be fetched, and tries again on request.
#[component]
fn Failure(props: &FailureProps) -> Html {
    let phrases = use_phrases();
    let dispatch = use_dispatch();
    let again = html! {
        <button type="button" class="button primary" data-action="load-again" onclick={props.again.clone()}>
            { phrases.text(Key::Retry) }
        </button>
    };
    let text = phrases.text(Key::PartMissing);
    match props.lazy {
        Lazy::Dialogs => html! {
            <Modal name="missing" title={phrases.text(Key::PartMissingTitle)} on_close={dispatch.reform(|()| Action::Closed)}>
                <p>{ text }</p>
                <div class="modal-actions">{ again }</div>
            </Modal>
        },
        Lazy::Screen(_) => html! {
            <main class="missing">
                <a class="back" href={Route::Game.hash()}>{ phrases.text(Key::BackToGame) }</a>
                <h1>{ phrases.text(Key::PartMissingTitle) }</h1>
                <p role="alert">{ text }</p>
                { again }
            </main>
        },
    }
}
