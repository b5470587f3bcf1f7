//! The engine's lines: what each is worth and its moves, which play it out.

use yew::prelude::*;

use super::desk::{Act, Desk};
use super::worth::Worth;
use crate::app::i18n::{Key, Phrases};
use crate::notation::Notation;
use crate::notation::coup::print_line;
use crate::platform::engine::Line;
use crate::rules::coup::{CoUpMove, View};

/// So many moves of a line are shown.
const SHOWN: usize = 12;

/// The list of lines, or why there is none.
pub(super) fn lines(
    desk: &Desk,
    notation: Notation,
    phrases: &Phrases,
    act: &Callback<Act>,
) -> Html {
    if desk.lines.is_empty() {
        let key = match (&desk.trouble, desk.search()) {
            (Some(_), _) => Key::EngineSilent,
            (None, Some(_)) => Key::AnalysisWaits,
            (None, None) if desk.going => Key::AnalysisOver,
            (None, None) => Key::AnalysisOff,
        };
        return html! { <p class="hint lines-empty" role="status">{ phrases.text(key) }</p> };
    }
    let start = start(desk);
    html! {
        <ol class="lines" aria-label={phrases.text(Key::AnalysisLines)}>
            { for desk.lines.iter().map(|line| row(desk, line, &start, notation, phrases, act)) }
        </ol>
    }
}

/// The position that the lines begin with.
fn start(desk: &Desk) -> View {
    let mut start = desk.view();
    if desk.threats {
        start.pass();
    }
    start
}

fn row(
    desk: &Desk,
    line: &Line,
    start: &View,
    notation: Notation,
    phrases: &Phrases,
    act: &Callback<Act>,
) -> Html {
    let moves: Vec<CoUpMove> = line
        .moves
        .iter()
        .take(SHOWN)
        .map_while(|text| text.parse().ok())
        .collect();
    let texts = print_line(start, &moves, notation);
    let worth = Worth::new(line.score, desk.searched_side()).text();
    let rank = line.rank;
    let label = phrases.with(Key::AnalysisWorth, &[("worth", worth.as_str().into())]);
    html! {
        <li key={rank} class={format!("line rank-{rank}")} data-rank={rank.to_string()}>
            <strong class="worth" aria-label={label}>{ worth }</strong>
            { for texts.into_iter().enumerate().map(|(index, text)| html! {
                <button type="button" class="line-move" disabled={desk.threats}
                    onclick={act.reform(move |_| Act::PlayedOut { rank, count: index + 1 })}>
                    { text }
                </button>
            }) }
        </li>
    }
}

/// Depth, positions and speed of the newest line.
pub(super) fn effort(desk: &Desk, phrases: &Phrases) -> Html {
    let Some(line) = desk.lines.iter().max_by_key(|line| line.nodes) else {
        return html! { <p class="effort hint">{ "\u{a0}" }</p> };
    };
    let speed = line.nodes / u64::from(line.time_ms.max(1));
    let arguments = [
        ("depth", (line.depth as usize).into()),
        ("nodes", ((line.nodes / 1_000) as usize).into()),
        ("speed", (speed as usize).into()),
    ];
    html! { <p class="effort hint">{ phrases.with(Key::AnalysisEffort, &arguments) }</p> }
}
