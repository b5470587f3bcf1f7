//! One line that says what matters now; screen readers hear it when it changes.

use yew::prelude::*;

use super::evidence::evidence_bar;
use super::rule_notice::{agree_to_draw, rule_notice};
use crate::app::context::{
    Command, Dispatch, use_commander, use_dispatch, use_engine_state, use_notice, use_settings,
    use_table, use_unkept,
};
use crate::app::i18n::{Key, Phrases, use_phrases};
use crate::app::route::Route;
use crate::app::store::{Action, Dialog, EngineState, Notice, Table, Untouchable};
use crate::notation::Notation;
use crate::platform::engine::Trouble;
use crate::platform::files;
use crate::rules::Color;

/// How a line is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tone {
    Plain,
    Check,
    Refusal,
    Trouble,
    Result,
}

impl Tone {
    fn class(self) -> &'static str {
        match self {
            Tone::Plain => "plain",
            Tone::Check => "in-check",
            Tone::Refusal => "refusal",
            Tone::Trouble => "trouble",
            Tone::Result => "result",
        }
    }
}

/// The status line.
#[component]
pub fn StatusLine() -> Html {
    let phrases = use_phrases();
    let table = use_table();
    let engine = use_engine_state();
    let notice = use_notice();
    let unkept = use_unkept();
    let commander = use_commander();
    let dispatch = use_dispatch();
    let notation = use_settings().notation;
    let button = match (&engine, &notice) {
        (EngineState::Failed(_), _) => Some(("retry", Key::Retry, Command::RetryEngine)),
        (_, Some(Notice::UpdateReady)) => Some(("update", Key::UpdateNow, Command::Update)),
        _ => None,
    };
    let (tone, text) = match (&engine, &notice) {
        (EngineState::Failed(trouble), _) => (Tone::Trouble, trouble_text(&phrases, trouble)),
        // A hint that was asked for is not covered by news that can wait.
        (_, Some(Notice::OfflineReady | Notice::UpdateReady)) if table.hint().is_some() => {
            standing(&phrases, &table, &engine, notation)
        }
        // Whose turn it is matters more.
        (_, Some(Notice::OfflineReady)) => {
            let (tone, text) = standing(&phrases, &table, &engine, notation);
            (tone, text + " · " + &phrases.text(Key::OfflineReady))
        }
        (_, Some(notice)) => notice_text(&phrases, notice, &table, notation),
        (_, None) => standing(&phrases, &table, &engine, notation),
    };
    let text = match &notice {
        // The same answer again is a new one, so that it is read again.
        Some(Notice::Asked(asked)) => html! { <span key={asked.at}>{ text }</span> },
        _ => html! { { text } },
    };
    if let Some(bar) = evidence_bar(&phrases, &table, notation, &dispatch) {
        return bar;
    }
    html! {
        <div class={classes!("status", tone.class())}>
            <div class="status-words">
                <p role="status" data-status={tone.class()}>{ text }</p>
                { rule_notice(&phrases, &table) }
            </div>
            <p class="heard" aria-live="polite">{ phrases.last_move(&table, notation) }</p>
            { agree_to_draw(&phrases, &table, &dispatch) }
            if tone == Tone::Result {
                <button type="button" class="button small" data-action="result"
                    onclick={dispatch.reform(|_| Action::Opened(Dialog::Result))}>
                    { phrases.text(Key::ResultWhy) }
                </button>
            }
            if table.is_paused() {
                <button type="button" class="button small go-on" data-action="go-on"
                    onclick={dispatch.reform(|_| Action::Paused)}>
                    { phrases.text(Key::GoOn) }
                </button>
            }
            if unkept {
                <a class="button small" download="chuhe-game.txt" data-action="save-game-file"
                    href={files::address_of("text/plain", &table.as_text())}>
                    { phrases.text(Key::SaveGameFile) }
                </a>
            }
            if let Some((name, title, command)) = button {
                <button type="button" class="button small" data-action={name}
                    onclick={commander.reform(move |_| command)}>
                    { phrases.text(title) }
                </button>
            }
            { tags(&phrases, &table, &dispatch) }
        </div>
    }
}

/// Where to read of the rules, and of what lies hidden.
fn tags(phrases: &Phrases, table: &Table, dispatch: &Dispatch) -> Html {
    let rules = html! {
        <a class="rules-tag" href={Route::Rules.hash()}>{ phrases.rules_in_force(&table.setup().rules) }</a>
    };
    if !table.variant().has_closed_pieces() {
        return rules;
    }
    html! {
        <span class="tags">
            <button type="button" class="rules-tag hidden-tag" data-action="hidden"
                onclick={dispatch.reform(|_| Action::Opened(Dialog::Hidden))}>
                { phrases.text(Key::HiddenPieces) }
            </button>
            { rules }
        </span>
    }
}

/// How the game stands when there is nothing else to say.
fn standing(
    phrases: &Phrases,
    table: &Table,
    engine: &EngineState,
    notation: Notation,
) -> (Tone, String) {
    let game = table.game();
    if !table.is_live() {
        let total: usize = game.line().len();
        return (
            Tone::Plain,
            match game.ply() {
                0 => phrases.with(Key::ViewingStart, &[("total", total.into())]),
                ply => phrases.with(
                    Key::Viewing,
                    &[("ply", ply.into()), ("total", total.into())],
                ),
            },
        );
    }
    if let Some(outcome) = table.outcome() {
        return (Tone::Result, phrases.result(outcome, table.reader()));
    }
    if table.is_paused() {
        return (Tone::Plain, phrases.text(Key::Paused));
    }
    if let Some(given) = table.hint() {
        return (Tone::Plain, phrases.hint(given, table, notation));
    }
    let turn: Color = table.position().turn();
    let whose = if matches!(engine, EngineState::Thinking { .. }) {
        phrases.text(Key::Thinking)
    } else if table.reader() == Some(turn) {
        phrases.text(Key::TurnYours)
    } else {
        phrases.turn(turn)
    };
    if table.position().is_check() {
        (
            Tone::Check,
            phrases.with(Key::CheckAnd, &[("rest", whose.into())]),
        )
    } else {
        (Tone::Plain, whose)
    }
}

fn notice_text(
    phrases: &Phrases,
    notice: &Notice,
    table: &Table,
    notation: Notation,
) -> (Tone, String) {
    match notice {
        Notice::Refused(why, chosen) => (
            Tone::Refusal,
            phrases.refusal(*why, *chosen, table.position()),
        ),
        Notice::Planned(mv) => {
            let arguments = [
                ("point", phrases.standing_on(mv.from(), table).into()),
                ("target", mv.to().to_string().into()),
            ];
            (Tone::Plain, phrases.with(Key::Planned, &arguments))
        }
        Notice::PlanImpossible => (Tone::Refusal, phrases.text(Key::PlanImpossible)),
        Notice::Misread(error) => (
            Tone::Refusal,
            phrases.misread(error, table.position(), notation),
        ),
        Notice::Untouchable(why) => (
            Tone::Refusal,
            phrases.text(match why {
                Untouchable::EngineTurn => Key::IllegalEngineTurn,
                Untouchable::PastMove => Key::IllegalPastMove,
                Untouchable::GameOver => Key::IllegalGameOver,
                Untouchable::Paused => Key::Paused,
            }),
        ),
        Notice::FenCopied => (Tone::Plain, phrases.text(Key::FenCopied)),
        Notice::LinkCopied => {
            let copied = phrases.text(Key::LinkCopied);
            let hides = table.variant().has_closed_pieces() && table.truth().is_none();
            let told = if hides {
                copied + " " + &phrases.text(Key::SharedDealtAnew)
            } else {
                copied
            };
            (Tone::Plain, told)
        }
        Notice::LinkNotCopied(link) => (
            Tone::Plain,
            phrases.with(Key::LinkNotCopied, &[("link", link.as_str().into())]),
        ),
        Notice::FenNotCopied(fen) => (
            Tone::Plain,
            phrases.with(Key::FenNotCopied, &[("fen", fen.as_str().into())]),
        ),
        Notice::StorageBlocked => (Tone::Trouble, phrases.text(Key::StorageBlocked)),
        Notice::StorageFull => (Tone::Trouble, phrases.text(Key::StorageFull)),
        Notice::SavedGameUnreadable => (Tone::Trouble, phrases.text(Key::SavedGameUnreadable)),
        Notice::SavedGameOlder => (Tone::Trouble, phrases.text(Key::SavedGameOlder)),
        Notice::SavedGameNewer => (Tone::Trouble, phrases.text(Key::SavedGameNewer)),
        Notice::SavedSettingsOlder => (Tone::Trouble, phrases.text(Key::SavedSettingsOlder)),
        Notice::OfflineReady => (Tone::Plain, phrases.text(Key::OfflineReady)),
        Notice::UpdateReady => (Tone::Plain, phrases.text(Key::UpdateReady)),
        Notice::SavedSettingsUnreadable => {
            (Tone::Trouble, phrases.text(Key::SavedSettingsUnreadable))
        }
        Notice::DrawConsidered => (Tone::Plain, phrases.text(Key::DrawConsidered)),
        Notice::DrawDeclined => (Tone::Plain, phrases.text(Key::DrawDeclined)),
        Notice::Asked(asked) => (Tone::Plain, phrases.answer(*asked, table, notation)),
        Notice::NoQuestion => (Tone::Refusal, phrases.text(Key::AskUnknown)),
        Notice::HintFailed => (Tone::Trouble, phrases.text(Key::HintFailed)),
        Notice::LanguageFailed => (Tone::Trouble, phrases.text(Key::LanguageFailed)),
        Notice::PartMissing => (Tone::Trouble, phrases.text(Key::PartMissing)),
        Notice::EngineRestarted => (Tone::Trouble, phrases.text(Key::EngineRestarted)),
    }
}

fn trouble_text(phrases: &Phrases, trouble: &Trouble) -> String {
    phrases.text(match trouble {
        Trouble::Version => Key::EngineVersion,
        Trouble::Broken(_) => Key::EngineBroken,
        Trouble::Silent => Key::EngineSilent,
    })
}
