//! Saving a record in a format that others read.

use yew::prelude::*;

use super::complaints::{broken, lack};
use crate::app::context::{use_phrases, use_settings};
use crate::app::i18n::{Key, Phrases};
use crate::app::ui::{Modal, RadioGroup, radio_group};
use crate::platform::clipboard;
use crate::platform::files::{self, Bytes};
use crate::platform::records::{Answer, RecordClient};
use crate::protocol::records::{Form, Request, Response};
use crate::rules::Color;

/// Properties of [`SaveDialog`].
#[derive(Properties, PartialEq)]
pub struct SaveDialogProps {
    /// The record in the letters of a link.
    pub record: String,
    /// The line to the position on the board alone, in the same form: what pictures and positions
    /// show.
    pub line: String,
    /// A name for the file, without its ending.
    pub name: String,
    /// The side at the lower edge of a picture.
    pub below: Color,
    /// The reader is done.
    pub on_close: Callback<()>,
}

/// Where a file goes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Goal {
    Download,
    Asked,
    Clipboard,
}

/// The dialog.
#[component]
pub fn SaveDialog(props: &SaveDialogProps) -> Html {
    let phrases = use_phrases();
    let notation = use_settings().notation;
    let client = use_memo((), |()| RecordClient::default());
    let form = use_state_eq(|| Form::Pgn);
    let told = use_state_eq(|| None::<(bool, String)>);
    let busy = use_state_eq(|| false);
    let on_form = {
        let (form, told) = (form.clone(), told.clone());
        Callback::from(move |index: usize| {
            form.set(Form::ALL[index]);
            told.set(None);
        })
    };
    let save = {
        let (phrases, client, told, busy) = (phrases.clone(), client, told.clone(), busy.clone());
        let (form, below) = (*form, props.below);
        let game = match form {
            Form::Fen | Form::Svg | Form::Png => props.line.clone(),
            _ => props.record.clone(),
        };
        let name = format!("{}.{}", props.name, form.ending());
        Callback::from(move |goal: Goal| {
            let request = Request::Write {
                games: vec![game.clone()],
                form,
                notation: notation.name().to_owned(),
                below,
            };
            busy.set(true);
            let (phrases, told, busy, name) =
                (phrases.clone(), told.clone(), busy.clone(), name.clone());
            client.ask(&request, None, move |answer| {
                busy.set(false);
                let say = {
                    let told = told.clone();
                    move |is_good: bool, text: String| told.set(Some((is_good, text)))
                };
                match answer {
                    Answer::Said(Response::Written { .. }, Some(bytes)) => {
                        put(goal, &name, form, bytes, &phrases, say);
                    }
                    Answer::Said(Response::Unwritable(what), _) => {
                        say(false, lack(&phrases, &what));
                    }
                    Answer::Said(..) => {}
                    Answer::Broke(reason) => say(false, broken(&phrases, &reason)),
                }
            });
        })
    };
    let button = |name: &'static str, key: Key, goal: Goal, class: &'static str| {
        html! {
            <button type="button" class={classes!("button", class)} data-action={name} disabled={*busy}
                onclick={save.reform(move |_: MouseEvent| goal)}>
                { phrases.text(key) }
            </button>
        }
    };
    html! {
        <Modal name="save" title={phrases.text(Key::RecordSave)} on_close={props.on_close.clone()}>
            <div class="save-form">
                { radio_group(RadioGroup {
                    name: "form",
                    title: phrases.text(Key::SaveFormat),
                    options: Form::ALL.iter().map(|form| name_of(&phrases, *form)).collect(),
                    chosen: Form::ALL.iter().position(|other| *other == *form).unwrap_or(0),
                    on_choose: on_form,
                }) }
                <p class="hint">{ phrases.text(about(*form)) }</p>
                if let Some((is_good, text)) = &*told {
                    <p class={if *is_good { "hint" } else { "error" }} role="status" data-told="">{ text }</p>
                }
                <div class="modal-actions">
                    if form.is_text() { { button("copy-file", Key::SaveCopy, Goal::Clipboard, "") } }
                    if files::can_ask_where() { { button("save-as", Key::SaveAs, Goal::Asked, "") } }
                    { button("download", Key::SaveDownload, Goal::Download, "primary") }
                </div>
            </div>
        </Modal>
    }
}

/// Brings a file where the reader wants it and tells what came of it.
fn put(
    goal: Goal,
    name: &str,
    form: Form,
    bytes: Bytes,
    phrases: &Phrases,
    say: impl Fn(bool, String) + 'static,
) {
    let saved = phrases.with(Key::Saved, &[("name", name.into())]);
    let failed = phrases.text(Key::SaveFailed);
    match goal {
        Goal::Download => match files::download(name, form.media_type(), &bytes) {
            true => say(true, saved),
            false => say(false, failed),
        },
        Goal::Asked => files::save_where_asked(name, bytes, move |written| match written {
            Some(true) => say(true, saved),
            Some(false) => say(false, failed),
            None => {}
        }),
        Goal::Clipboard => {
            let text = bytes.to_text();
            let copied = phrases.text(Key::SaveCopied);
            let refused = phrases.text(Key::SaveNotCopied);
            yew::platform::spawn_local(async move {
                match clipboard::copy(&text).await {
                    true => say(true, copied),
                    false => say(false, refused),
                }
            });
        }
    }
}

fn name_of(phrases: &Phrases, form: Form) -> String {
    match form {
        Form::Pgn => "PGN".to_owned(),
        Form::DhtmlXq => "DhtmlXQ".to_owned(),
        Form::Xqf => "XQF".to_owned(),
        Form::Moves => phrases.text(Key::Moves),
        Form::Fen => "FEN".to_owned(),
        Form::Png => "PNG".to_owned(),
        Form::Svg => "SVG".to_owned(),
        Form::Gif => "GIF".to_owned(),
        Form::Film => phrases.text(Key::SaveFilm),
    }
}

/// What a format is for.
const fn about(form: Form) -> Key {
    match form {
        Form::Pgn => Key::SaveAboutPgn,
        Form::DhtmlXq => Key::SaveAboutDhtmlxq,
        Form::Xqf => Key::SaveAboutXqf,
        Form::Moves => Key::SaveAboutMoves,
        Form::Fen => Key::SaveAboutFen,
        Form::Png | Form::Svg => Key::SaveAboutPicture,
        Form::Gif | Form::Film => Key::SaveAboutFilm,
    }
}
