//! The screen that opens files and texts: chosen, pasted, dropped, shared or launched with.

use yew::prelude::*;

use super::complaints::{broken, complaint, fault};
use super::reading::{Phase, Picked, Reading, listing_line, shown_result};
use super::virtual_list::{VirtualList, VirtualListProps};
use crate::app::context::{use_phrases, use_settings};
use crate::app::i18n::{Key, Phrases};
use crate::app::library;
use crate::app::route::Route;
use crate::app::share as link;
use crate::app::shelf::{Handed, Placed, use_shelf};
use crate::app::ui::part;
use crate::formats::record::Record;
use crate::formats::{Format, share};
use crate::platform::files::{self, Arrival, Bytes};
use crate::platform::records::{Answer, RecordClient};
use crate::platform::{clipboard, field};
use crate::protocol::records::{Listing, Request, Response};
use crate::rules::Customs;

/// The endings of files that can be opened, for the browser's dialog.
const ACCEPT: &str = ".pgn,.xqf,.cbr,.cbl,.cbf,.fen,.epd,.txt,.ubb,.dhtmlxq,text/plain";

/// The screen.
#[component]
pub fn OpenScreen() -> Html {
    let phrases = use_phrases();
    let shelf = use_shelf();
    let notation = use_settings().notation;
    let client = (*use_memo((), |()| RecordClient::default())).clone();
    let reading = use_mut_ref(Reading::default);
    let picked = use_state_eq(|| None::<Picked>);
    let pasted = use_state_eq(String::new);
    let imported = use_state_eq(|| None::<String>);
    let version = use_mut_ref(|| 0_u32);
    let redraw = use_force_update();

    // Changed in place: the list of games may be long, and grows in many steps.
    let changed = {
        let (version, redraw) = (version.clone(), redraw.clone());
        Callback::from(move |()| {
            *version.borrow_mut() += 1;
            redraw.force_update();
        })
    };
    let show = {
        let (reading, changed) = (reading.clone(), changed.clone());
        Callback::from(move |next: Reading| {
            *reading.borrow_mut() = next;
            changed.emit(());
        })
    };
    // A game with nothing to complain about is opened at once; another one says first what it lacks.
    let pick = {
        let (client, picked, shelf) = (client.clone(), picked.clone(), shelf.clone());
        let reading = reading.clone();
        Callback::from(move |index: usize| {
            let (picked, shelf) = (picked.clone(), shelf.clone());
            let is_single = reading.borrow().games.len() == 1;
            let request = Request::Take {
                first: index,
                count: 1,
            };
            client.ask(&request, None, move |answer| {
                let Answer::Said(Response::Games(games), _) = answer else {
                    return;
                };
                let Some(kept) = games.into_iter().next() else {
                    return;
                };
                let game = kept.game.as_ref().ok().map(|game| share::unpack(game));
                match game {
                    // Nobody wants back to a list of one.
                    Some(Ok(record)) if kept.complaints.is_empty() && is_single => {
                        shelf.show_record_of_link(Handed::new(record));
                    }
                    Some(Ok(record)) if kept.complaints.is_empty() => {
                        shelf.show_record(Handed::new(record));
                    }
                    _ => picked.set(Some(Picked { index, kept })),
                }
            });
        })
    };
    let open = {
        let (client, reading, show, pick) =
            (client.clone(), reading.clone(), show.clone(), pick.clone());
        let (changed, shelf) = (changed.clone(), shelf.clone());
        let (picked, imported) = (picked.clone(), imported.clone());
        Callback::from(move |arrival: Option<Arrival>| {
            picked.set(None);
            imported.set(None);
            if let Some(Arrival::Text(text)) = &arrival
                && let Some(record) = record_of_link(text)
            {
                return shelf.show_record_of_link(Handed::new(record));
            }
            let (name, bytes, text) = match arrival {
                Some(Arrival::File(name, bytes)) => (Some(name), bytes, false),
                Some(Arrival::Text(text)) => (None, Bytes::of_text(&text), true),
                None => {
                    show.emit(Reading {
                        phase: Phase::Unreachable,
                        ..Reading::default()
                    });
                    return;
                }
            };
            show.emit(Reading::of(name));
            let (reading, changed, pick) = (reading.clone(), changed.clone(), pick.clone());
            client.ask(&Request::Open { text }, Some(bytes), move |answer| {
                let is_single = {
                    let mut reading = reading.borrow_mut();
                    match answer {
                        Answer::Said(response, _) => reading.hear(response),
                        Answer::Broke(reason) => reading.phase = Phase::Broken(reason),
                    }
                    reading.games.len() == 1 && matches!(reading.phase, Phase::Read(..))
                };
                changed.emit(());
                if is_single {
                    pick.emit(0);
                }
            });
        })
    };
    use_arrivals(&open);
    let cancel = {
        let (client, show) = (client.clone(), show.clone());
        Callback::from(move |_: MouseEvent| {
            client.cancel();
            show.emit(Reading::default());
        })
    };
    let on_file = {
        let open = open.clone();
        Callback::from(move |event: Event| {
            let open = open.clone();
            files::open_chosen(&event, move |arrival| open.emit(arrival));
        })
    };
    let on_text = {
        let pasted = pasted.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(text) = field::text(&event) {
                pasted.set(text);
            }
        })
    };
    let on_read = {
        let (open, pasted) = (open.clone(), pasted.clone());
        Callback::from(move |_: MouseEvent| open.emit(Some(Arrival::Text((*pasted).clone()))))
    };
    let on_clipboard = {
        let (open, show) = (open.clone(), show.clone());
        Callback::from(move |_: MouseEvent| {
            let (open, show) = (open.clone(), show.clone());
            yew::platform::spawn_local(async move {
                match clipboard::read().await {
                    Some(text) => open.emit(Some(Arrival::Text(text))),
                    None => show.emit(Reading {
                        phase: Phase::Unreachable,
                        ..Reading::default()
                    }),
                }
            });
        })
    };
    let now = reading.borrow();
    let busy = now.phase == Phase::Busy;
    html! {
        <main class="learn open-screen">
            <a class="back" href={Route::Game.hash()}>{ phrases.text(Key::BackToGame) }</a>
            <h1>{ phrases.text(Key::OpenTitle) }</h1>
            <section class="open-ways">
                <p class="hint">{ phrases.text(Key::OpenAbout) }</p>
                <div class="row-of-buttons">
                    <label class="button primary" data-action="open-file">
                        { phrases.text(Key::OpenFile) }
                        <input type="file" name="record-file" accept={ACCEPT} onchange={on_file} />
                    </label>
                    if clipboard::can_read() {
                        <button type="button" class="button" data-action="open-clipboard" onclick={on_clipboard}>
                            { phrases.text(Key::OpenClipboard) }
                        </button>
                    }
                </div>
                <label class="labelled">
                    <span>{ phrases.text(Key::OpenPaste) }</span>
                    <textarea name="pasted" rows="4" spellcheck="false" autocomplete="off"
                        autocapitalize="off" value={(*pasted).clone()} oninput={on_text} />
                </label>
                <button type="button" class="button" data-action="read-pasted" disabled={pasted.trim().is_empty()}
                    onclick={on_read}>
                    { phrases.text(Key::OpenRead) }
                </button>
            </section>
            <section class="open-found" aria-live="polite">
                if busy {
                    <div class="open-progress">
                        <progress max="1000" value={now.done.to_string()} aria-label={phrases.text(Key::OpenReading)} />
                        <button type="button" class="button" data-action="cancel-reading" onclick={cancel}>
                            { phrases.text(Key::Cancel) }
                        </button>
                    </div>
                }
                { told(&phrases, &now) }
                if let Some(picked) = &*picked {
                    { partly(&phrases, picked, notation, &shelf) }
                }
                if now.games.len() > 1 {
                    if !busy {
                        { part::<ImportAll>(ImportAllProps {
                            client: client.clone(),
                            count: now.games.len(),
                            imported: imported.clone(),
                        }) }
                    }
                    { part::<VirtualList>(VirtualListProps {
                        count: now.games.len(),
                        label: phrases.text(Key::OpenGames).into(),
                        version: *version.borrow(),
                        row: rows(&phrases, &reading, &pick, busy),
                    }) }
                }
            </section>
        </main>
    }
}

/// The record of a link to this app on whatever host, as it comes in a message.
fn record_of_link(text: &str) -> Option<Record> {
    let words = text.split_whitespace();
    let mut places = words.filter_map(|word| Some(&word[word.find('#')?..]));
    places.find_map(|place| share::decode(link::text_of(place)?).ok())
}

/// Opens what came before the screen was there, and what comes while it is.
#[hook]
fn use_arrivals(open: &Callback<Option<Arrival>>) {
    let shelf = use_shelf();
    let open = open.clone();
    use_effect_with((), move |()| {
        let take = {
            let shelf = shelf.clone();
            move |()| {
                if let Some(arrival) = shelf.take_arrival() {
                    open.emit(Some(arrival));
                }
            }
        };
        take(());
        shelf.watch_arrivals(Some(Callback::from(take)));
        move || shelf.watch_arrivals(None)
    });
}

/// The rows of the list of games.
fn rows(
    phrases: &Phrases,
    reading: &std::rc::Rc<std::cell::RefCell<Reading>>,
    pick: &Callback<usize>,
    busy: bool,
) -> Callback<usize, Html> {
    let (phrases, reading, pick) = (phrases.clone(), reading.clone(), pick.clone());
    Callback::from(move |index: usize| {
        let reading = reading.borrow();
        match reading.games.get(index) {
            Some(game) => row(&phrases, index, game, busy, &pick),
            None => Html::default(),
        }
    })
}

fn row(
    phrases: &Phrases,
    index: usize,
    game: &Listing,
    busy: bool,
    pick: &Callback<usize>,
) -> Html {
    let (players, rest) = listing_line(phrases, game);
    html! {
        <button type="button" class="game-row" data-game={index.to_string()} disabled={busy}
            onclick={pick.reform(move |_: MouseEvent| index)}>
            <span class="game-players">{ format!("{}. {players}", index + 1) }</span>
            <span class="game-result">{ shown_result(&game.result) }</span>
            <span class="game-rest">
                { rest }
                if game.complaints > 0 {
                    { " · " }
                    <span class="warning">
                        { phrases.with(Key::OpenWarnings, &[("count", game.complaints.into())]) }
                    </span>
                }
            </span>
        </button>
    }
}

/// What was found, or why nothing was.
fn told(phrases: &Phrases, reading: &Reading) -> Html {
    let (class, text) = match &reading.phase {
        Phase::Waiting => return Html::default(),
        Phase::Busy => (
            "hint",
            phrases.with(Key::OpenSoFar, &[("count", reading.games.len().into())]),
        ),
        Phase::Read(format, charset) => {
            // The other formats have names that are the same everywhere.
            let format = match *format == Format::Moves.name() {
                true => phrases.text(Key::Moves),
                false => format.clone(),
            };
            let format = match charset {
                Some(charset) => format!("{format}, {charset}"),
                None => format,
            };
            let found = phrases.with(
                Key::OpenFound,
                &[
                    ("count", reading.games.len().into()),
                    ("format", format.into()),
                ],
            );
            let complaints = reading.complaints();
            let warned = (complaints > 0)
                .then(|| phrases.with(Key::OpenWarnings, &[("count", complaints.into())]));
            let parts: Vec<String> = [Some(found), warned].into_iter().flatten().collect();
            ("hint", parts.join(" · "))
        }
        Phase::Failed(why) => ("error", fault(phrases, why)),
        Phase::Broken(reason) => ("error", broken(phrases, reason)),
        Phase::Unreachable => ("error", phrases.text(Key::OpenUnreachable)),
    };
    let name = reading
        .name
        .as_ref()
        .map(|name| html! { <strong>{ name }{ " " }</strong> });
    html! { <p {class} data-opened="">{ name }{ text }</p> }
}

/// A game of which something could not be read: what, and the way on with the rest.
fn partly(
    phrases: &Phrases,
    picked: &Picked,
    notation: crate::notation::Notation,
    shelf: &crate::app::shelf::Shelf,
) -> Html {
    let kept = &picked.kept;
    let (players, _) = listing_line(phrases, &kept.listing);
    let on_open = {
        let (game, shelf) = (kept.game.clone(), shelf.clone());
        Callback::from(move |_: MouseEvent| match &game {
            Ok(game) => {
                if let Ok(record) = share::unpack(game) {
                    shelf.show_record(Handed::new(record));
                }
            }
            Err(start) => {
                if let Ok(placed) = Placed::read(start, Customs::default()) {
                    shelf.edit(placed);
                }
            }
        })
    };
    let way_on = match kept.game {
        Ok(_) => Key::OpenRest,
        Err(_) => Key::EditPosition,
    };
    html! {
        <div class="complaints" data-complaints={kept.complaints.len().to_string()}>
            <h2>{ format!("{}. {players}", picked.index + 1) }</h2>
            <p class="hint">{ phrases.text(Key::OpenPartly) }</p>
            <ul>
                { for kept.complaints.iter().map(|one| html! {
                    <li>{ complaint(phrases, one, notation) }</li>
                }) }
            </ul>
            <button type="button" class="button primary" data-action="open-rest" onclick={on_open}>
                { phrases.text(way_on) }
            </button>
        </div>
    }
}

/// Properties of [`ImportAll`].
#[derive(Properties, PartialEq)]
struct ImportAllProps {
    client: RecordClient,
    count: usize,
    imported: UseStateHandle<Option<String>>,
}

/// Takes all games of the file into the library.
#[component]
fn ImportAll(props: &ImportAllProps) -> Html {
    let phrases = use_phrases();
    let onclick = {
        let (client, count, imported) = (props.client.clone(), props.count, props.imported.clone());
        let phrases = phrases.clone();
        Callback::from(move |_: MouseEvent| {
            let (imported, phrases) = (imported.clone(), phrases.clone());
            library::import(&client, count, move |came| {
                imported.set(Some(library::came_of_import(&phrases, &came)));
            });
        })
    };
    html! {
        <div class="row-of-buttons">
            <button type="button" class="button" data-action="import-all" {onclick}>
                { phrases.text(Key::OpenImportAll) }
            </button>
            if let Some(text) = &*props.imported {
                <p class="hint" role="status" data-imported="">{ text }</p>
            }
        </div>
    }
}
