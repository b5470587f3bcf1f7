//! The only I/O of the app: after every change the world outside is made to follow the
//! state, and what it answers comes back as actions.

mod arrivals;
mod asking;
mod keeping;
mod links;
mod pace;
pub mod ratings;
mod record;
mod senses;
mod settings_place;
mod shell;
mod storage;
mod time;

use yew::prelude::*;

use self::pace::Pace;
use super::context::{Command, Commander, Dispatch};
use super::route::Route;
use super::shelf::Shelf;
use super::store::{Action, Notice, State};
use super::ui::use_step_keys;
use crate::platform::engine::EngineClient;
use crate::platform::shell::{Wish, wish};
use crate::platform::{chance, clipboard, focus, page, words};

pub(in crate::app) use record::Record;
pub use storage::{Restored, restore};

/// Lets engine, storage, page and keyboard follow the state; takes commands. `place` is where the game is kept.
#[hook]
pub fn use_effects(
    state: &State,
    dispatch: &Dispatch,
    place: &str,
    route: Route,
    shelf: &Shelf,
) -> Commander {
    let engine = use_engine(state, dispatch);
    let game = storage::use_saving(state, dispatch, place);
    shell::use_shell(state, dispatch, game);
    links::use_links(state, dispatch, shelf);
    settings_place::use_settings_place(state, dispatch);
    arrivals::use_arrivals(shelf);
    keeping::use_keeping(state);
    time::use_time(state, dispatch, route);
    senses::use_senses(state);
    ratings::use_ratings(state);
    use_page_attributes(state);
    use_language(state);
    let at_board = route == Route::Game && state.dialog.is_none();
    use_step_keys(at_board, &dispatch.reform(Action::Stepped));
    asking::use_asking(at_board, dispatch);
    use_focus(state, route);

    let latest = use_mut_ref(|| state.clone());
    *latest.borrow_mut() = state.clone();
    use_callback(
        (engine, dispatch.clone(), shelf.clone()),
        move |command: Command, (engine, dispatch, shelf)| match command {
            Command::MoveNow => engine.hurry(),
            Command::RetryEngine => {
                let search = latest.borrow().search();
                if let Some(search) = search {
                    engine.retry(search);
                }
            }
            Command::PlayAgain => dispatch.emit(Action::PlayAgain(chance::seed())),
            Command::Rematch => dispatch.emit(Action::Rematch(chance::seed())),
            Command::Update => wish(Wish::Update),
            Command::TakeGame => wish(Wish::TakeGame),
            Command::OwnGame => wish(Wish::OwnGame),
            Command::ShowRecord => {
                let table = latest.borrow().table.clone();
                links::show_record(table, shelf.clone(), dispatch.clone());
            }
            Command::CopyLink => links::copy_link(latest.borrow().table.clone(), dispatch.clone()),
            Command::CopyFen => {
                let fen = latest.borrow().table.fen();
                copy_fen(fen, dispatch.clone());
            }
        },
    )
}

/// The focus is never lost when a screen or a dialog goes.
#[hook]
fn use_focus(state: &State, route: Route) {
    let first = use_mut_ref(|| true);
    let what = (route, state.dialog.clone());
    use_effect_with(what, move |(route, _)| {
        // At the first drawing there was none to lose.
        if !first.replace(false) {
            focus::recover(*route == Route::Game);
        }
    });
}

/// The engine searches exactly while the state wants a move of it.
#[hook]
fn use_engine(state: &State, dispatch: &Dispatch) -> EngineClient {
    let client = {
        let on_news = dispatch.reform(Action::Engine);
        use_memo((), move |()| {
            let pace = Pace::new(on_news);
            let hears = pace.clone();
            let client = EngineClient::new(Callback::from(move |news| hears.hear(news)));
            (client, pace)
        })
    };
    let engine = client.0.clone();
    use_effect_with(state.search(), move |search| {
        let (client, pace) = &*client;
        match search {
            Some(search) => {
                pace.begin();
                client.search(search.clone());
            }
            None => {
                pace.cancel();
                client.cancel();
            }
        }
    });
    engine
}

/// The words follow the chosen language; what the browser prefers is known to the scripts.
#[hook]
fn use_language(state: &State) {
    let spoken = state.shell.spoken.clone();
    use_effect_with(state.settings.language, move |language| {
        let wanted = language.map(|language| language.tag().to_owned());
        if let Some(tag) = wanted
            .or_else(words::automatic)
            .filter(|tag| *tag != spoken)
        {
            words::ask_for(&tag);
        }
    });
}

/// Style sheets look at attributes of the root element.
#[hook]
fn use_page_attributes(state: &State) {
    use_effect_with(
        (
            state.settings.theme,
            state.settings.motion,
            state.settings.surface,
            state.settings.grid,
            state.settings.faces,
        ),
        |(theme, motion, surface, grid, faces)| {
            page::set_root_attribute("data-surface", surface.name());
            page::set_root_attribute("data-grid", grid.name());
            page::set_root_attribute("data-faces", faces.name());
            page::set_root_attribute("data-theme", theme.name());
            page::set_root_attribute("data-motion", if *motion { "on" } else { "off" });
        },
    );
}

fn copy_fen(fen: String, dispatch: Dispatch) {
    yew::platform::spawn_local(async move {
        let notice = if clipboard::copy(&fen).await {
            Notice::FenCopied
        } else {
            Notice::FenNotCopied(fen)
        };
        dispatch.emit(Action::Notified(notice));
    });
}
