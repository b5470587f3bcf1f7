//! The settings: drawn from the table of choices.

mod about;
mod keeping;

use yew::prelude::*;

use self::about::About;
use self::keeping::Keeping;
use crate::app::context::{Dispatch, use_dispatch, use_settings};
use crate::app::i18n::{Key, Phrases, use_phrases};
use crate::app::settings::{CHOICES, Choice, Group, Kind, Settings};
use crate::app::store::{Action, Dialog, Slice};
use crate::app::ui::{Modal, RadioGroup, Switch, part, radio_group, switch};

/// The dialog of the settings; every choice applies at once.
#[component]
pub fn SettingsDialog() -> Html {
    let phrases = use_phrases();
    let settings = use_settings();
    let dispatch = use_dispatch();
    html! {
        <Modal name="settings" title={phrases.text(Key::Settings)} on_close={dispatch.reform(|()| Action::Closed)}>
            <div class="choice-groups in-columns">
            { for Group::ALL.map(|group| html! {
                <section class="choices">
                    <h3>{ phrases.text(group.title()) }</h3>
                    { for CHOICES.iter().filter(|choice| choice.group == group).map(|choice| html! {
                        { choice_control(choice, &settings, &phrases, &dispatch) }
                    }) }
                    if group == Group::Game {
                        <button type="button" class="button" data-action="own-rules"
                            onclick={dispatch.reform(|_| Action::Opened(Dialog::OwnRules))}>
                            { phrases.text(Key::OwnRulesChange) }
                        </button>
                    }
                </section>
            }) }
            { part::<Keeping>(()) }
            { part::<About>(()) }
            </div>
        </Modal>
    }
}

/// The control of one choice.
fn choice_control(
    choice: &'static Choice,
    settings: &Slice<Settings>,
    phrases: &Phrases,
    dispatch: &Dispatch,
) -> Html {
    let settings = settings.clone();
    let name = choice.name;
    let title = phrases.text(choice.title);
    match choice.kind {
        Kind::Switch { get, set } => {
            let on = get(&settings);
            let on_turn = dispatch.reform(move |on| changed(&settings, set, on));
            switch(Switch {
                name,
                title,
                on,
                described_by: None,
                on_turn,
            })
        }
        Kind::Options { labels, get, set } => {
            let chosen = get(&settings);
            let on_choose = dispatch.reform(move |index| changed(&settings, set, index));
            let options = labels.iter().map(|key| phrases.text(*key)).collect();
            radio_group(RadioGroup {
                name,
                title,
                options,
                chosen,
                on_choose,
            })
        }
    }
}

fn changed<T>(settings: &Settings, set: fn(&mut Settings, T), value: T) -> Action {
    let mut settings = settings.clone();
    set(&mut settings, value);
    Action::Chose(settings)
}
