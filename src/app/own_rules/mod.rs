//! The editor of the reader's own rule set, drawn from the fields of the core.

mod draft;

use yew::prelude::*;

use self::draft::Draft;
use super::context::{use_dispatch, use_settings};
use super::i18n::{Key, Phrases, use_phrases};
use super::settings::Settings;
use super::store::Action;
use super::ui::{Modal, Switch, switch};
use crate::platform::field;
use crate::rules::RuleSet;
use crate::rules::ruleset::{Bounds, Field};

/// The rules in the order of the editor.
const GROUPS: [(Key, &[Field]); 4] = [
    (
        Key::OwnRulesGroupRepetition,
        &[
            Field::Repetition,
            Field::PerpetualCheckLoses,
            Field::PerpetualChaseLoses,
            Field::LargerIsChased,
            Field::AllPiecesChase,
            Field::PinnedChariotFirst,
            Field::ChaseByDiagrams,
        ],
    ),
    (
        Key::OwnRulesGroupRows,
        &[
            Field::RowLimit,
            Field::RowPieces,
            Field::AttackRows,
            Field::CaptureEndsRow,
            Field::DiscoveredAttacks,
        ],
    ),
    (
        Key::OwnRulesGroupDraws,
        &[
            Field::NoCapturePlies,
            Field::CountedChecks,
            Field::ProgressPlies,
            Field::EffectiveMoves,
            Field::GameMoves,
            Field::NoAttackersDraw,
        ],
    ),
    (
        Key::OwnRulesGroupClock,
        &[
            Field::TimeOutLoses,
            Field::AwaySeconds,
            Field::UnstartedIsAborted,
        ],
    ),
];

/// Properties of [`OwnRulesDialog`].
#[derive(Properties, PartialEq)]
pub struct OwnRulesDialogProps {
    /// The reader is done with it, or wants no change.
    pub on_close: Callback<()>,
}

/// The editor. Nothing is changed before it is saved.
#[component]
pub fn OwnRulesDialog(props: &OwnRulesDialogProps) -> Html {
    let phrases = use_phrases();
    let dispatch = use_dispatch();
    let settings = use_settings();
    let draft = use_state(|| Draft::of(&settings.own_rules));
    let finished = draft.finish();
    let error = finished.as_ref().err().copied();
    let onsubmit = {
        let (finished, settings) = (finished.clone(), settings.clone());
        let on_close = props.on_close.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Ok(own_rules) = &finished {
                dispatch.emit(Action::Chose(Settings {
                    own_rules: own_rules.clone(),
                    ..(*settings).clone()
                }));
                on_close.emit(());
            }
        })
    };
    let on_change = {
        let draft = draft.clone();
        Callback::from(move |next| draft.set(next))
    };
    let begin_with = |rules: &'static RuleSet| {
        let draft = draft.clone();
        Callback::from(move |_: MouseEvent| draft.set(Draft::of(rules)))
    };
    html! {
        <Modal name="own-rules" title={phrases.text(Key::OwnRules)} on_close={props.on_close.clone()}>
            <form {onsubmit} novalidate=true>
                <div class="choice" role="group" aria-label={phrases.text(Key::OwnRulesFrom)}>
                    <p class="hint">{ phrases.text(Key::OwnRulesFrom) }</p>
                    <div class="button-row">
                        { for RuleSet::NAMED.iter().map(|(name, rules)| html! {
                            <button type="button" class="button small" data-begin-with={*name}
                                onclick={begin_with(rules)}>
                                { phrases.rule_set(rules) }
                            </button>
                        }) }
                    </div>
                </div>
                { for GROUPS.iter().map(|(title, fields)| html! {
                    <section class="choices">
                        <h3>{ phrases.text(*title) }</h3>
                        { for fields.iter().map(|field| rule_control(&phrases, *field, &draft, &on_change)) }
                    </section>
                }) }
                <div class="modal-actions sticky">
                    <p class="error" role="status">
                        { error.map(|error| phrases.rule_error(error)) }
                    </p>
                    <button type="submit" class="button primary" data-action="save-rules"
                        disabled={error.is_some()}>
                        { phrases.text(Key::OwnRulesSave) }
                    </button>
                </div>
            </form>
        </Modal>
    }
}

/// The control of one rule: a switch, a number, or a number that can be switched off.
fn rule_control(
    phrases: &Phrases,
    rule: Field,
    draft: &Draft,
    on_change: &Callback<Draft>,
) -> Html {
    let name = rule.name();
    let title = phrases.rule(rule);
    let entry = draft.entry(rule);
    let hint_id = format!("{name}-hint");
    let error = draft.value(rule).err();
    let on_turn = {
        let draft = draft.clone();
        on_change.reform(move |on| draft.clone().turned(rule, on))
    };
    let oninput = {
        let (draft, on_change) = (draft.clone(), on_change.clone());
        Callback::from(move |event: InputEvent| {
            if let Some(text) = field::text(&event) {
                on_change.emit(draft.clone().written(rule, text));
            }
        })
    };
    let numbered = !matches!(rule.bounds(), Bounds::Switch);
    let switched = !matches!(rule.bounds(), Bounds::Number(..));
    html! {
        <div class="rule" data-rule={name}>
            if switched {
                { switch(Switch {
                    name,
                    title: title.clone(),
                    on: entry.on,
                    described_by: Some(hint_id.clone()),
                    on_turn,
                }) }
            } else {
                <p class="rule-title">{ title.clone() }</p>
            }
            <p class="hint" id={hint_id.clone()}>
                { phrases.rule_hint(rule) }
                if let Some(bounds) = phrases.rule_bounds(rule) { { " " }{ bounds } }
            </p>
            if numbered && entry.on {
                <input type="text" inputmode="numeric" autocomplete="off" name={format!("{name}-number")}
                    aria-label={phrases.with(Key::OwnRulesNumber, &[("rule", title.into())])}
                    aria-describedby={hint_id} aria-invalid={error.map(|_| "true")}
                    value={entry.text.clone()} {oninput} />
            }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_has_its_place() {
        let placed: Vec<Field> = GROUPS
            .iter()
            .flat_map(|(_, fields)| fields.iter().copied())
            .collect();
        assert_eq!(placed, Field::ALL);
    }
}
