//! The settings: drawn from the table of choices.

mod about;

use yew::prelude::*;

use self::about::About;
use crate::app::context::{use_dispatch, use_settings};
use crate::app::i18n::{Key, use_phrases};
use crate::app::settings::{CHOICES, Group, Kind, Settings};
use crate::app::store::{Action, Dialog};
use crate::app::ui::{Modal, RadioGroup, Switch};

/// The dialog of the settings; every choice applies at once.
#[component]
pub fn SettingsDialog() -> Html {
    let phrases = use_phrases();
    let dispatch = use_dispatch();
    html! {
        <Modal name="settings" title={phrases.text(Key::Settings)} on_close={dispatch.reform(|()| Action::Closed)}>
            { for Group::ALL.map(|group| html! {
                <section class="choices">
                    <h3>{ phrases.text(group.title()) }</h3>
                    { for CHOICES.iter().filter(|choice| choice.group == group).map(|choice| html! {
                        <ChoiceControl name={choice.name} />
                    }) }
                    if group == Group::Game {
                        <button type="button" class="button" data-action="own-rules"
                            onclick={dispatch.reform(|_| Action::Opened(Dialog::OwnRules))}>
                            { phrases.text(Key::OwnRulesChange) }
                        </button>
                    }
                </section>
            }) }
            <About />
        </Modal>
    }
}

#[derive(Properties, PartialEq)]
struct ChoiceControlProps {
    name: &'static str,
}

/// The control of one choice.
#[component]
fn ChoiceControl(props: &ChoiceControlProps) -> Html {
    let phrases = use_phrases();
    let settings = use_settings();
    let dispatch = use_dispatch();
    let Some(choice) = CHOICES.iter().find(|choice| choice.name == props.name) else {
        return Html::default();
    };
    let title = phrases.text(choice.title);
    match choice.kind {
        Kind::Switch { get, set } => {
            let on = get(&settings);
            let on_turn = dispatch.reform(move |on| changed(&settings, set, on));
            html! { <Switch name={choice.name} {title} {on} {on_turn} /> }
        }
        Kind::Options { labels, get, set } => {
            let chosen = get(&settings);
            let on_choose = dispatch.reform(move |index| changed(&settings, set, index));
            let options: Vec<AttrValue> =
                labels.iter().map(|key| phrases.text(*key).into()).collect();
            html! { <RadioGroup name={choice.name} {title} {options} {chosen} {on_choose} /> }
        }
    }
}

fn changed<T>(settings: &Settings, set: fn(&mut Settings, T), value: T) -> Action {
    let mut settings = settings.clone();
    set(&mut settings, value);
    Action::Chose(settings)
}
