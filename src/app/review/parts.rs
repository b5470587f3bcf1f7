//! What the review says of the moves, one by one and together.

use yew::prelude::*;

use super::state::{Act, Desk};
use crate::app::analysis::Worth;
use crate::app::i18n::{Key, Phrases};
use crate::app::store::Step;
use crate::formats::record::review::Judged;
use crate::notation::Notation;
use crate::notation::coup::print_line;
use crate::protocol::Score;
use crate::rules::Color;
use crate::rules::coup::CoUpMove;

/// A mark as people write it, with its name.
fn sign(mark: u8) -> (&'static str, Key) {
    match mark {
        4 => ("??", Key::ReviewBlunder),
        2 => ("?", Key::ReviewMistake),
        _ => ("?!", Key::ReviewDubious),
    }
}

/// A share as whole percent.
fn percent(share: f64) -> usize {
    (share * 100.0).round().max(0.0) as usize
}

/// A worth as people write it, always from Red's side: `+1.25` in soldiers, `−M3` for mate.
pub fn worth_text(worth: crate::formats::record::Worth) -> String {
    let score = match worth {
        crate::formats::record::Worth::Centipawns(value) => Score::Centipawns(value),
        crate::formats::record::Worth::Mate(moves) => Score::MateIn(moves),
    };
    Worth::new(score, Color::Red).text()
}

/// What is said of the move that led to the position on the board.
pub(super) fn said(
    phrases: &Phrases,
    desk: &Desk,
    judged: &[Judged],
    notation: Notation,
    act: &Callback<Act>,
) -> Html {
    let seek = |name: &'static str, title: Key, forward: bool| {
        html! {
            <button type="button" class="button small" data-action={name}
                disabled={desk.sought(forward).is_none()}
                onclick={act.reform(move |_| Act::Sought { forward })}>
                { phrases.text(title) }
            </button>
        }
    };
    let ply = desk.game().ply();
    let about = ply.checked_sub(1).and_then(|index| judged.get(index));
    html! {
        <section class="review-said" aria-label={phrases.text(Key::ReviewMove)}>
            <div class="told" role="status" data-said="">
                { about.map(|judged| words(phrases, desk, judged, notation)).unwrap_or_else(|| html! {
                    <p class="hint">{ phrases.text(Key::ReviewStep) }</p>
                }) }
            </div>
            <div class="button-row">
                { seek("previous-mark", Key::ReviewPrevious, false) }
                { seek("next-mark", Key::ReviewNext, true) }
                <button type="button" class="button small" data-action="flip"
                    onclick={act.reform(|_| Act::Flipped)}>
                    { phrases.text(Key::Flip) }
                </button>
                if about.is_some_and(|judged| judged.mark.is_some()) {
                    <button type="button" class="button small" data-action="compare"
                        aria-pressed={desk.better.to_string()}
                        onclick={{
                            let on = !desk.better;
                            act.reform(move |_| Act::Compared(on))
                        }}>
                        { phrases.text(Key::ReviewCompare) }
                    </button>
                }
            </div>
        </section>
    }
}

fn words(phrases: &Phrases, desk: &Desk, judged: &Judged, notation: Notation) -> Html {
    let before = desk.view(desk.game().ply().saturating_sub(1));
    let text = print_line(&before, &[judged.played], notation).concat();
    let worth = judged.worth.map(worth_text);
    let main = match judged.mark {
        Some(mark) => {
            let arguments = [
                ("mark", phrases.text(sign(mark).1).into()),
                ("move", text.into()),
                ("percent", percent(judged.lost).into()),
            ];
            phrases.with(Key::ReviewSaid, &arguments)
        }
        None => phrases.with(Key::ReviewGood, &[("move", text.into())]),
    };
    let better = (!judged.better.is_empty()).then(|| {
        let line: Vec<CoUpMove> = judged.better.iter().map(|mv| (*mv).into()).collect();
        let line = print_line(&before, &line, notation).join(" ");
        phrases.with(Key::ReviewBetter, &[("line", line.into())])
    });
    html! {
        <>
            <p>
                { main }
                if let Some(worth) = worth { { " " }<strong class="worth">{ worth }</strong> }
            </p>
            if let Some(better) = better { <p>{ better }</p> }
        </>
    }
}

/// All moves with their marks.
pub(super) fn moves(
    phrases: &Phrases,
    desk: &Desk,
    judged: &[Judged],
    notation: Notation,
    act: &Callback<Act>,
) -> Html {
    let game = desk.game();
    let texts = print_line(desk.start(), desk.played(), notation);
    let first = game.start().round() as usize;
    let offset = usize::from(game.start().turn() == Color::Black);
    html! {
        <ol class="review-moves" tabindex="0" aria-label={phrases.text(Key::Moves)}>
            { for texts.into_iter().enumerate().map(|(index, text)| {
                let mark = judged.get(index).and_then(|judged| judged.mark);
                let number = first + (index + offset) / 2;
                let opens = index == 0 || (index + offset).is_multiple_of(2);
                html! {
                    <li key={index}>
                        if opens {
                            <span class="round" aria-hidden="true">
                                { phrases.with(Key::MoveNumber, &[("number", number.into())]) }
                            </span>
                        }
                        <button type="button" class={classes!("ply", mark.map(|mark| format!("mark-{mark}")))}
                            data-ply={(index + 1).to_string()}
                            aria-current={(index + 1 == game.ply()).then_some("step")}
                            onclick={act.reform(move |_| Act::Stepped(Step::To(index + 1)))}>
                            { text }
                            if let Some((sign, name)) = mark.map(sign) {
                                <span class="mark-sign" title={phrases.text(name)}>{ sign }</span>
                            }
                        </button>
                    </li>
                }
            }) }
        </ol>
    }
}

/// What is said of both sides.
pub(super) fn summary(phrases: &Phrases, desk: &Desk) -> Html {
    let Some(review) = &desk.review else {
        return Html::default();
    };
    let sides = Color::ALL.map(|color| (color, review.summary(color)));
    let heads = [6, 2, 4].map(|mark| {
        let (sign, name) = sign(mark);
        html! {
            <th scope="col"><abbr title={phrases.text(name)}>{ sign }</abbr></th>
        }
    });
    html! {
        <table class="review-summary">
            <caption>{ phrases.text(Key::ReviewSummary) }</caption>
            <thead>
                <tr>
                    <td />
                    { for heads }
                    <th scope="col">{ phrases.text(Key::ReviewLost) }</th>
                </tr>
            </thead>
            <tbody>
                { for sides.into_iter().map(|(color, summary)| html! {
                    <tr data-summary={color.to_string()}>
                        <th scope="row">{ phrases.side(color) }</th>
                        { for summary.marks.iter().map(|count| html! { <td>{ *count }</td> }) }
                        <td>
                            { phrases.with(Key::ReviewPercent, &[("percent", format!("{:.1}", summary.lost * 100.0).into())]) }
                        </td>
                    </tr>
                }) }
            </tbody>
        </table>
    }
}
