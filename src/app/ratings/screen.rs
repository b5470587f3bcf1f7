//! The screen of the rating.

use yew::prelude::*;

use super::chart::chart;
use super::games::games;
use super::{Curve, History, HistoryError, level_rating};
use crate::app::effects::ratings::{forget_games, kept_games};
use crate::app::i18n::{Key, Phrases, use_phrases};
use crate::app::route::Route;
use crate::app::ui::part;
use crate::platform::files;
use crate::protocol::{MAX_LEVEL, MIN_LEVEL};

/// A rating that is less sure than this is called a guess: the customary bound of Glicko.
const UNSURE: f64 = 110.0;

/// What is kept, once it has been looked for.
type Kept = Option<Result<(History, String), HistoryError>>;

/// Ratings, curves and the latest games, as they are kept when the screen is opened.
#[component]
pub fn RatingScreen() -> Html {
    let phrases = use_phrases();
    let kept = use_state_eq(|| Kept::None);
    let look = {
        let kept = kept.clone();
        use_callback((), move |(), ()| kept.set(Some(kept_games())))
    };
    {
        let look = look.clone();
        use_effect_with((), move |()| look.emit(()));
    }
    html! {
        <main class="learn rating-page">
            <a class="back" href={Route::Game.hash()}>{ phrases.text(Key::BackToGame) }</a>
            <h1>{ phrases.text(Key::RatingTitle) }</h1>
            <p>{ phrases.text(Key::RatingIntro) }</p>
            { match &*kept {
                None => Html::default(),
                Some(Err(_)) => html! { <p class="error" role="alert">{ phrases.text(Key::RatingUnreadable) }</p> },
                Some(Ok((history, _))) if history.games.is_empty() => html! {
                    <p class="rating-empty">{ phrases.text(Key::RatingEmpty) }</p>
                },
                Some(Ok((history, text))) => found(history, text, &phrases, &look),
            } }
            { levels(&phrases) }
        </main>
    }
}

/// Everything about games that were found.
fn found(history: &History, text: &str, phrases: &Phrases, look: &Callback<()>) -> Html {
    let curves = [false, true].map(|co_up| Curve::of(history, co_up));
    let [xiangqi, co_up] = &curves;
    let [first, second] = [Key::VariantXiangqi, Key::VariantCoTuong].map(|key| phrases.text(key));
    html! {
        <>
            { standing(xiangqi, "xiangqi", format!("{first} · {second}"), phrases) }
            { standing(co_up, "co-up", phrases.text(Key::VariantCoUp), phrases) }
            if xiangqi.points.is_empty() && co_up.points.is_empty() {
                <p class="rating-empty">{ phrases.text(Key::RatingEmpty) }</p>
            }
            { games(history, [xiangqi, co_up], phrases) }
            { part::<Keeping>(KeepingProps { text: text.to_owned().into(), on_forgotten: look.clone() }) }
        </>
    }
}

/// The rating in one variant, with its curve; nothing without a game.
fn standing(curve: &Curve, name: &'static str, title: String, phrases: &Phrases) -> Html {
    let Some(latest) = curve.latest() else {
        return Html::default();
    };
    let [wins, draws, losses] = curve.results;
    let results = [
        ("wins", wins.into()),
        ("draws", draws.into()),
        ("losses", losses.into()),
    ];
    let level = [("level", usize::from(level_like(latest.rating)).into())];
    html! {
        <section class="standing" data-standing={name}>
            <h2>{ title }</h2>
            <p class="rating-now">
                <strong>{ format!("{:.0}", latest.rating) }</strong>
                <span>{ format!(" ± {:.0}", latest.margin()) }</span>
            </p>
            <p>
                { phrases.with(Key::RatingLikeLevel, &level) }
                if latest.deviation > UNSURE {
                    { " " }{ phrases.text(Key::RatingUnsure) }
                }
            </p>
            <p class="hint">{ phrases.with(Key::RatingResults, &results) }</p>
            { chart(curve, phrases) }
        </section>
    }
}

/// The level whose rating is nearest.
fn level_like(rating: f64) -> u8 {
    let distance = |level: &u8| (level_rating(*level) - rating).abs() as u32;
    (MIN_LEVEL..=MAX_LEVEL)
        .min_by_key(distance)
        .unwrap_or(MIN_LEVEL)
}

/// What the levels are taken to be.
fn levels(phrases: &Phrases) -> Html {
    html! {
        <details class="rating-levels">
            <summary>{ phrases.text(Key::RatingLevels) }</summary>
            <p class="hint">{ phrases.text(Key::RatingLevelsNote) }</p>
            <table>
                <tbody>
                    { for (MIN_LEVEL..=MAX_LEVEL).map(|level| html! {
                        <tr key={level}>
                            <th scope="row">{ phrases.with(Key::OpponentEngineLevel, &[("level", usize::from(level).into())]) }</th>
                            <td>{ format!("{:.0}", level_rating(level)) }</td>
                        </tr>
                    }) }
                </tbody>
            </table>
        </details>
    }
}

/// Properties of [`Keeping`].
#[derive(Properties, PartialEq)]
struct KeepingProps {
    /// What is kept.
    text: AttrValue,
    /// All games are forgotten.
    on_forgotten: Callback<()>,
}

/// The list as a file, and the end of it.
#[component]
fn Keeping(props: &KeepingProps) -> Html {
    let phrases = use_phrases();
    let asked = use_state_eq(|| false);
    // Only a browser can say it; it is asked once this is in the page.
    let address = use_state_eq(String::new);
    {
        let address = address.clone();
        use_effect_with(props.text.clone(), move |text| {
            address.set(files::address_of("text/plain", text));
        });
    }
    let onforget = {
        let (asked, on_forgotten) = (asked.clone(), props.on_forgotten.clone());
        Callback::from(move |_: MouseEvent| {
            if *asked && forget_games() {
                on_forgotten.emit(());
            }
            asked.set(!*asked);
        })
    };
    let forget = match *asked {
        true => Key::RatingForgetSure,
        false => Key::RatingForget,
    };
    html! {
        <section class="choices keeping">
            <a class="button" data-action="export-games" download="chuhe-ratings.txt" href={(*address).clone()}>
                { phrases.text(Key::RatingExport) }
            </a>
            <button type="button" class={classes!("button", (*asked).then_some("danger"))}
                data-action="forget-games" onclick={onforget}>
                { phrases.text(forget) }
            </button>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_level_is_found_within_and_beyond_the_range() {
        assert_eq!(level_like(-300.0), 1);
        assert_eq!(level_like(level_rating(5) + 20.0), 5);
        assert_eq!(level_like(9000.0), 10);
    }
}
