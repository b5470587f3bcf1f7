//! The latest games in a list.

use yew::prelude::*;

use super::{Curve, History, Played, Score};
use crate::app::i18n::{Key, Phrases};
use crate::platform::time;

/// How many games are listed.
const LISTED: usize = 40;

/// The latest games, the newest first, with what each changed. `curves` are those of xiangqi and cờ úp.
pub(super) fn games(history: &History, curves: [&Curve; 2], phrases: &Phrases) -> Html {
    let newest = history.games.iter().enumerate().rev().take(LISTED);
    let change = |game: usize, played: &Played| {
        let curve = curves[usize::from(played.co_up)];
        let point = curve.points.iter().find(|point| point.game == game)?;
        Some(point.change)
    };
    html! {
        <section class="latest">
            <h2>{ phrases.text(Key::RatingGames) }</h2>
            <ol class="rating-games">
                { for newest.map(|(game, played)| html! {
                    <li key={game} data-rated={played.result.is_ok().to_string()}>
                        <span class="game-opponent">
                            { phrases.with(Key::OpponentEngineLevel, &[("level", usize::from(played.level).into())]) }
                            <small>{ circumstances(played, phrases) }</small>
                        </span>
                        <span class="game-result">
                            { phrases.text(result(played)) }
                            if let Some(change) = change(game, played) {
                                { " " }<b>{ signed(change) }</b>
                            }
                        </span>
                    </li>
                }) }
            </ol>
        </section>
    }
}

/// The day, the side and, if it is not the usual one, the variant.
fn circumstances(played: &Played, phrases: &Phrases) -> String {
    let day = time::day(played.at, phrases.language().tag());
    let side = phrases.side(played.side);
    match played.co_up {
        true => format!("{day} · {side} · {}", phrases.text(Key::VariantCoUp)),
        false => format!("{day} · {side}"),
    }
}

fn result(played: &Played) -> Key {
    match played.result {
        Ok(Score::Win) => Key::ScoreWin,
        Ok(Score::Draw) => Key::Draw,
        Ok(Score::Loss) => Key::ScoreLoss,
        Err(unrated) => unrated.key(),
    }
}

/// `+12`, `−7`, `0`.
fn signed(change: f64) -> String {
    let whole = change.round();
    match whole {
        1.0.. => format!("+{whole}"),
        0.0 => "0".to_owned(),
        _ => format!("−{}", -whole),
    }
}

#[cfg(test)]
mod tests {
    use super::signed;

    #[test]
    fn changes_have_their_sign() {
        assert_eq!(signed(12.4), "+12");
        assert_eq!(signed(0.3), "0");
        assert_eq!(signed(-0.3), "0");
        assert_eq!(signed(-7.6), "−8");
    }
}
