//! Commands: steps through the moves and what can be done with the game.

use yew::prelude::*;

use crate::app::context::{Command, use_commander, use_dispatch, use_table};
use crate::app::i18n::{Key, use_phrases};
use crate::app::route::Route;
use crate::app::store::{Action, Dialog, Step};
use crate::app::ui::{Icon, IconName};

#[derive(Properties, PartialEq)]
struct CommandButtonProps {
    /// A name for tests and the style sheet.
    name: &'static str,
    icon: IconName,
    title: Key,
    #[prop_or_default]
    disabled: bool,
    on_press: Callback<()>,
}

/// An icon with its words.
#[component]
fn CommandButton(props: &CommandButtonProps) -> Html {
    let phrases = use_phrases();
    html! {
        <button type="button" class={classes!("command", format!("command-{}", props.name))}
            data-action={props.name} disabled={props.disabled}
            onclick={props.on_press.reform(|_| ())}>
            <Icon name={props.icon} />
            <span>{ phrases.text(props.title) }</span>
        </button>
    }
}

/// First, back, forward, last.
#[component]
pub fn Steps() -> Html {
    let phrases = use_phrases();
    let table = use_table();
    let dispatch = use_dispatch();
    let at_start = table.game().ply() == 0;
    let at_end = table.is_live();
    let step = |name: &'static str, icon: IconName, title: Key, step: Step, disabled: bool| {
        html! {
            <button type="button" class={classes!("command", "step", format!("command-{name}"))}
                data-action={name} {disabled} aria-label={phrases.text(title)}
                onclick={dispatch.reform(move |_| Action::Stepped(step))}>
                <Icon name={icon} />
            </button>
        }
    };
    html! {
        <div class="steps">
            { step("first", IconName::First, Key::StepFirst, Step::First, at_start) }
            { step("back", IconName::Back, Key::StepBack, Step::Back, at_start) }
            { step("forward", IconName::Forward, Key::StepForward, Step::Forward, at_end) }
            { step("last", IconName::Last, Key::StepLast, Step::Last, at_end) }
        </div>
    }
}

/// What can be done with the game. A small screen shows the first ones; the others are
/// behind "More".
#[component]
pub fn Actions() -> Html {
    let dispatch = use_dispatch();
    let table = use_table();
    html! {
        <div class="actions">
            <CommandButton name="take-back" icon={IconName::TakeBack} title={Key::TakeBack}
                disabled={!table.can_take_back()} on_press={dispatch.reform(|()| Action::TookBack)} />
            <CommandButton name="new-game" icon={IconName::New} title={Key::NewGame}
                on_press={dispatch.reform(|()| Action::Opened(Dialog::NewGame))} />
            <MoreActions />
            <CommandButton name="more" icon={IconName::More} title={Key::More}
                on_press={dispatch.reform(|()| Action::Opened(Dialog::More))} />
        </div>
    }
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
            <CommandButton name="flip" icon={IconName::Flip} title={Key::Flip}
                on_press={dispatch.reform(|()| Action::Flipped)} />
            <CommandButton name="copy-fen" icon={IconName::Copy} title={Key::CopyFen}
                on_press={commander.reform(|()| Command::CopyFen)} />
            <CommandButton name="resign" icon={IconName::Flag} title={Key::Resign}
                disabled={table.resigner().is_none()}
                on_press={dispatch.reform(|()| Action::WantsToResign)} />
            <CommandButton name="settings" icon={IconName::Sliders} title={Key::Settings}
                on_press={dispatch.reform(|()| Action::Opened(Dialog::Settings))} />
            <a class="command command-notations" href={Route::Notation.hash()} data-action="notations"
                onclick={dispatch.reform(|_| Action::Closed)}>
                <Icon name={IconName::Lines} />
                <span>{ phrases.text(Key::Notations) }</span>
            </a>
        </>
    }
}
