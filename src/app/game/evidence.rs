//! The moves that decided a game: listed on the result card, and one by one on the board.

use yew::prelude::*;

use crate::app::context::Dispatch;
use crate::app::i18n::{Key, Phrases};
use crate::app::store::{Action, Step, Table};
use crate::app::ui::{IconName, icon};
use crate::notation::Notation;
use crate::rules::Color;
use crate::rules::adjudicate::Evidence;

/// The list on the result card; choosing a move shows it on the board.
pub(super) fn evidence_list(
    phrases: &Phrases,
    table: &Table,
    notation: Notation,
    dispatch: &Dispatch,
) -> Html {
    if table.evidence().is_empty() {
        return Html::default();
    }
    let line = table.texts(notation);
    let texts = table.evidence().iter().enumerate().map(|(index, evidence)| {
        let show = dispatch.reform(move |_| Action::Showed(index));
        html! {
            <li key={index}>
                <button type="button" class="exhibit" data-exhibit={index.to_string()} onclick={show}>
                    { words(phrases, table, &line, evidence) }
                </button>
            </li>
        }
    });
    html! {
        <section class="evidence" aria-label={phrases.text(Key::Evidence)}>
            <h3>{ phrases.text(Key::Evidence) }</h3>
            <ol tabindex="0" aria-label={phrases.text(Key::Evidence)}>{ for texts }</ol>
        </section>
    }
}

/// Takes the place of the status line while the board shows a piece of evidence; `None` at
/// all other times.
pub(super) fn evidence_bar(
    phrases: &Phrases,
    table: &Table,
    notation: Notation,
    dispatch: &Dispatch,
) -> Option<Html> {
    let all = table.evidence();
    let index = table.exhibit()?;
    let evidence = all.get(index)?;
    let line = table.texts(notation);
    let number: [(&str, _); 2] = [("number", (index + 1).into()), ("total", all.len().into())];
    let step = |name: &'static str, sign: IconName, title: Key, to: Option<usize>| {
        let show = dispatch.reform(move |_| Action::Showed(to.unwrap_or(index)));
        html! {
            <button type="button" class="icon-button" data-action={name} disabled={to.is_none()}
                aria-label={phrases.text(title)} onclick={show}>
                { icon(sign) }
            </button>
        }
    };
    let next = Some(index + 1).filter(|next| *next < all.len());
    Some(html! {
        <div class="status evidence-bar">
            <p role="status" data-exhibit={index.to_string()}>
                <span class="evidence-place">{ phrases.with(Key::EvidencePlace, &number) }</span>
                { " " }
                { words(phrases, table, &line, evidence) }
            </p>
            { step("previous-exhibit", IconName::Back, Key::EvidencePrevious, index.checked_sub(1)) }
            { step("next-exhibit", IconName::Forward, Key::EvidenceNext, next) }
            <button type="button" class="icon-button" data-action="end-exhibits"
                aria-label={phrases.text(Key::EvidenceDone)}
                onclick={dispatch.reform(|_| Action::Stepped(Step::Last))}>
                { icon(IconName::Close) }
            </button>
        </div>
    })
}

/// "12. h2e2: check by Cannon e2". `line` has the moves of the game in words.
fn words(phrases: &Phrases, table: &Table, line: &[String], evidence: &Evidence) -> String {
    let place = evidence.ply.checked_sub(1);
    let text = match place.and_then(|index| line.get(index)) {
        None => phrases.text(Key::EvidenceStart),
        Some(text) => {
            let start = table.game().start();
            // Rounds are counted from Red's moves, and Black may have begun.
            let before = evidence.ply - 1 + usize::from(start.turn() == Color::Black);
            let side = if before.is_multiple_of(2) {
                "red"
            } else {
                "black"
            };
            phrases.with(
                Key::EvidenceMove,
                &[
                    ("number", (start.round() as usize + before / 2).into()),
                    ("side", side.into()),
                    ("text", text.as_str().into()),
                ],
            )
        }
    };
    let deed = phrases.deed(evidence);
    phrases.with(
        Key::EvidencePosition,
        &[("text", text.into()), ("deed", deed.into())],
    )
}
