//! The library: a list of all games, what is looked for in it, and what can be done.

use yew::prelude::*;

use super::acts::{Known, Library};
use super::entry::Entry;
use super::search_form::{SearchForm, SearchFormProps};
use crate::app::context::use_phrases;
use crate::app::files::{VirtualList, VirtualListProps, listing_line, shown_result};
use crate::app::i18n::{Key, Phrases};
use crate::app::route::Route;
use crate::app::shelf::use_shelf;
use crate::app::ui::{IconName, icon, part};
use crate::platform::files;
use crate::platform::records::RecordClient;

/// The screen.
#[component]
pub fn LibraryScreen() -> Html {
    let phrases = use_phrases();
    let shelf = use_shelf();
    let sought = (*use_memo((), |()| shelf.take_sought().unwrap_or_default())).clone();
    let known = use_mut_ref(|| Known::looking_for(&sought));
    let client = (*use_memo((), |()| RecordClient::default())).clone();
    let said = use_state_eq(String::new);
    let redraw = use_force_update();
    let library = Library {
        known: known.clone(),
        client,
        phrases: phrases.clone(),
        say: {
            let said = said.clone();
            Callback::from(move |text| said.set(text))
        },
        redraw: Callback::from(move |()| redraw.force_update()),
    };
    {
        let library = library.clone();
        use_effect_with((), move |()| library.read());
    }
    let on_query = {
        let library = library.clone();
        Callback::from(move |query| library.look_for(query))
    };
    let on_file = {
        let library = library.clone();
        Callback::from(move |event: Event| {
            let library = library.clone();
            files::open_chosen(&event, move |arrival| library.take_in(arrival));
        })
    };
    let press = |name: &'static str, key: Key, disabled: bool, act: fn(&Library)| {
        let library = library.clone();
        html! {
            <button type="button" class="button" data-action={name} {disabled}
                onclick={Callback::from(move |_: MouseEvent| act(&library))}>
                { phrases.text(key) }
            </button>
        }
    };
    let on_open = {
        let library = library.clone();
        Callback::from(move |index: usize| library.open(index, shelf.clone()))
    };
    let on_delete = {
        let library = library.clone();
        Callback::from(move |index: usize| library.delete(index))
    };
    let now = known.borrow();
    let empty = match (now.is_read, now.entries.is_empty(), now.found.is_empty()) {
        (true, true, _) => Some(Key::LibraryEmpty),
        (true, false, true) => Some(Key::LibraryNothing),
        _ => None,
    };
    let nothing_kept = empty == Some(Key::LibraryEmpty);
    html! {
        <main class="learn library">
            <a class="back" href={Route::Game.hash()}>{ phrases.text(Key::BackToGame) }</a>
            <h1>{ phrases.text(Key::Library) }</h1>
            <div class="row-of-buttons library-commands">
                <a class="button" href={Route::Open.hash()} data-action="open">{ phrases.text(Key::OpenTitle) }</a>
                <label class="button" data-action="import">
                    { phrases.text(Key::LibraryImport) }
                    <input type="file" name="library-file" onchange={on_file} />
                </label>
                { press("export", Key::LibraryExport, now.entries.is_empty(), Library::export) }
            </div>
            if !nothing_kept {
                { part::<SearchForm>(SearchFormProps {
                    query: now.query.clone(),
                    way: sought,
                    on_change: on_query,
                }) }
            }
            <div class="row-of-buttons">
                <p class="hint library-said" role="status" data-said="">{ (*said).clone() }</p>
                if now.undo.is_some() { { press("undo-delete", Key::LibraryUndo, false, Library::bring_back) } }
            </div>
            <p class="hint library-found" data-found={now.found.len().to_string()}>
                if !nothing_kept {
                    { phrases.with(Key::LibraryFound, &[
                        ("found", now.found.len().into()),
                        ("count", now.entries.len().into()),
                    ]) }
                }
            </p>
            if let Some(key) = empty {
                <p class="library-empty">{ phrases.text(key) }</p>
            } else {
                { part::<VirtualList>(VirtualListProps {
                    count: now.found.len(),
                    label: phrases.text(Key::Library).into(),
                    version: now.version,
                    row: rows(&library, &on_open, &on_delete),
                }) }
            }
        </main>
    }
}

fn rows(
    library: &Library,
    on_open: &Callback<usize>,
    on_delete: &Callback<usize>,
) -> Callback<usize, Html> {
    let (library, on_open, on_delete) = (library.clone(), on_open.clone(), on_delete.clone());
    Callback::from(move |place: usize| {
        let known = library.known.borrow();
        let entry = known
            .found
            .get(place)
            .and_then(|index| known.entries.get(*index));
        match entry {
            Some(entry) => row(&library.phrases, entry, place, &on_open, &on_delete),
            None => Html::default(),
        }
    })
}

fn row(
    phrases: &Phrases,
    entry: &Entry,
    place: usize,
    on_open: &Callback<usize>,
    on_delete: &Callback<usize>,
) -> Html {
    let (players, rest) = listing_line(phrases, &entry.head.listing);
    let delete = phrases.with(Key::LibraryDelete, &[("game", players.as_str().into())]);
    html! {
        <div class="library-row">
            <button type="button" class="game-row" data-game={entry.key.clone()}
                onclick={on_open.reform(move |_: MouseEvent| place)}>
                <span class="game-players">{ players }</span>
                <span class="game-result">{ shown_result(&entry.head.listing.result) }</span>
                <span class="game-rest">{ rest }</span>
            </button>
            <button type="button" class="icon-button" data-delete={entry.key.clone()} aria-label={delete}
                onclick={on_delete.reform(move |_: MouseEvent| place)}>
                { icon(IconName::Delete) }
            </button>
        </div>
    }
}
