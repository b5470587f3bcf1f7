//! Who played, where and when: the tags that people write themselves.

use yew::prelude::*;

use super::desk::{Act, Desk};
use crate::app::context::use_phrases;
use crate::app::i18n::Key;
use crate::app::ui::{Modal, RadioGroup, radio_group};
use crate::formats::record::Edit;
use crate::platform::field;

/// The tags with their names for people.
const FIELDS: [(&str, Key); 6] = [
    ("Red", Key::SideRed),
    ("Black", Key::SideBlack),
    ("Event", Key::TagEvent),
    ("Site", Key::TagSite),
    ("Date", Key::TagDate),
    ("Opening", Key::TagOpening),
];

/// The results in the order in which they are offered.
const RESULTS: [(&str, Key); 4] = [
    ("*", Key::ResultOpen),
    ("1-0", Key::WinRed),
    ("0-1", Key::WinBlack),
    ("1/2-1/2", Key::Draw),
];

/// Properties of [`Details`].
#[derive(Properties, PartialEq)]
pub(super) struct DetailsProps {
    pub(super) desk: Desk,
    pub(super) act: Callback<Act>,
    pub(super) on_close: Callback<()>,
}

/// The dialog. Nothing is changed before it is saved.
#[component]
pub(super) fn Details(props: &DetailsProps) -> Html {
    let phrases = use_phrases();
    let tags = &props.desk.record().tags;
    let values =
        use_state(|| FIELDS.map(|(tag, _)| tags.known(tag).unwrap_or_default().to_owned()));
    let outcome = tags.outcome().token();
    let result = use_state(|| {
        let mut results = RESULTS.iter();
        results
            .position(|(token, _)| *token == outcome)
            .unwrap_or(0)
    });
    let oninput = |index: usize| {
        let values = values.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(text) = field::text(&event) {
                let mut next = (*values).clone();
                next[index] = text;
                values.set(next);
            }
        })
    };
    let onsubmit = {
        let (desk, act, on_close) = (
            props.desk.clone(),
            props.act.clone(),
            props.on_close.clone(),
        );
        let (values, result) = (values.clone(), *result);
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let named = FIELDS.iter().map(|(tag, _)| *tag).chain(["Result"]);
            let told = values.iter().map(String::as_str).chain([RESULTS[result].0]);
            act.emit(Act::Edited(edits(&desk, named.zip(told))));
            on_close.emit(());
        })
    };
    let on_result = {
        let result = result.clone();
        Callback::from(move |index| result.set(index))
    };
    html! {
        <Modal name="details" title={phrases.text(Key::RecordDetails)} on_close={props.on_close.clone()}>
            <form class="details" {onsubmit}>
                { for FIELDS.iter().enumerate().map(|(index, (tag, name))| html! {
                    <label key={*tag} class="labelled">
                        <span>{ phrases.text(*name) }</span>
                        <input type="text" name={*tag} value={values[index].clone()} autocomplete="off"
                            oninput={oninput(index)} />
                    </label>
                }) }
                { radio_group(RadioGroup {
                    name: "result",
                    title: phrases.text(Key::TagResult),
                    options: RESULTS.iter().map(|(_, key)| phrases.text(*key)).collect(),
                    chosen: *result,
                    on_choose: on_result,
                }) }
                <div class="modal-actions">
                    <button type="submit" class="button primary" data-action="save-details">
                        { phrases.text(Key::RecordTakeOver) }
                    </button>
                </div>
            </form>
        </Modal>
    }
}

/// The edits that give the tags these values: none for what stays as it is.
fn edits<'a>(desk: &Desk, told: impl Iterator<Item = (&'a str, &'a str)>) -> Vec<Edit> {
    let tags = &desk.record().tags;
    told.filter(|(tag, value)| {
        let known = tags.known(tag).unwrap_or_default();
        let is_open = *tag == "Result" && tags.outcome().token() == *value;
        known != value.trim() && !is_open
    })
    .map(|(tag, value)| Edit::Tag {
        name: tag.to_owned(),
        value: (!value.trim().is_empty()).then(|| value.trim().to_owned()),
    })
    .collect()
}
