//! The page of the rules: the four sets side by side, drawn from their data.

use yew::prelude::*;

use crate::app::context::use_table;
use crate::app::i18n::{Key, use_phrases};
use crate::app::route::Route;
use crate::rules::RuleSet;
use crate::rules::ruleset::{Field, FieldValue};

/// The page.
#[component]
pub fn RulesScreen() -> Html {
    let phrases = use_phrases();
    let table = use_table();
    let in_force = |rules: &RuleSet| (*rules == table.setup().rules).then_some("in-force");
    html! {
        <main class="learn rules-page">
            <a class="back" href={Route::Game.hash()}>{ phrases.text(Key::BackToGame) }</a>
            <h1>{ phrases.text(Key::RulesTitle) }</h1>
            <p>{ phrases.text(Key::RulesIntro) }</p>
            <dl class="rule-sets">
                { for RuleSet::NAMED.iter().map(|(name, rules)| html! {
                    <div key={*name}>
                        <dt class={in_force(rules)}>
                            { phrases.rule_set(rules) }
                            if in_force(rules).is_some() {
                                <span class="hint">{ " " }{ phrases.text(Key::RulesThisGame) }</span>
                            }
                        </dt>
                        <dd>{ phrases.about_rules(rules) }</dd>
                    </div>
                }) }
            </dl>
            <table class="rule-table" aria-label={phrases.text(Key::RulesTable)}>
                <thead>
                    <tr>
                        { for RuleSet::NAMED.iter().map(|(name, rules)| html! {
                            <th scope="col" id={format!("set-{name}")} class={in_force(rules)}>
                                { phrases.rule_set(rules) }
                            </th>
                        }) }
                    </tr>
                </thead>
                { for Field::ALL.into_iter().filter(|field| tells_apart(*field)).map(|field| {
                    let name = field.name();
                    let row = format!("rule-{name}");
                    html! {
                        <tbody key={name} data-rule={name}>
                            <tr>
                                <th colspan="4" scope="rowgroup" id={row.clone()}>
                                    { phrases.rule(field) }
                                    <p class="hint">{ phrases.rule_hint(field) }</p>
                                </th>
                            </tr>
                            <tr>
                                { for RuleSet::NAMED.iter().map(|(name, rules)| html! {
                                    <td headers={format!("set-{name} {row}")}
                                        class={classes!(is_off(field, rules).then_some("no"), in_force(rules))}>
                                        { phrases.rule_value(field, rules) }
                                    </td>
                                }) }
                            </tr>
                        </tbody>
                    }
                }) }
            </table>
            <p>{ phrases.text(Key::RulesOwnNote) }</p>
        </main>
    }
}

/// Whether the four sets differ in a rule.
fn tells_apart(field: Field) -> bool {
    let [(_, first), others @ ..] = &RuleSet::NAMED;
    others
        .iter()
        .any(|(_, rules)| field.get(rules) != field.get(first))
}

fn is_off(field: Field, rules: &RuleSet) -> bool {
    matches!(
        field.get(rules),
        FieldValue::Switch(false) | FieldValue::Limit(None)
    )
}
