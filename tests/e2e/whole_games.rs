//! Whole games from the first move to the result, with every move of the engine read from the move list as
//! a reader would, and the end judged by the rules outside of the page.

use chuhe::engine::{Engine, Limits, Slice, Step};
use chuhe::notation::{self, Notation, Reading};
use chuhe::rules::adjudicate::status;
use chuhe::rules::{Game, Position, RuleSet};
use serde_json::json;
use thirtyfour::Key;

use crate::page::Page;
use crate::visit::{Visitor, visit};

/// A game of a strong reader against the first level is over after so many moves of the reader, or something is wrong.
const MOST_MOVES: usize = 120;

/// Begins a game as Red against the first level, by the variant's and the clock's places in the dialog.
async fn begin(page: &Page, variant: usize, clock: usize) {
    page.command("new-game").await;
    page.wait_for("[data-dialog=new-game]").await;
    page.choose("variant", variant).await;
    page.choose("opponent", 0).await;
    page.choose("side", 0).await;
    page.focus("[name=level]").await;
    page.keys([Key::Home]).await;
    page.choose("rules", 0).await;
    page.choose("clock", clock).await;
    page.click("[data-action=start]").await;
    page.wait_gone("[data-dialog=new-game]").await;
}

/// Plays to the end; the engine's moves are read from the list in a notation.
async fn play_to_the_end(page: &Page, notation: Notation) -> Game {
    let mut game = Game::new(Position::start());
    let mut engine = Engine::new(8, || 0.0);
    for _ in 0..MOST_MOVES {
        let limits = Limits {
            nodes: Some(12_000),
            ..Limits::default()
        };
        engine.start(&game, &RuleSet::CLUB, limits, None);
        let Step::Finished(answer) = engine.step(Slice::Whole, |_| {}) else {
            panic!("a limited search ends");
        };
        let best = answer.best.expect("a move in a game that goes on");
        page.play(&best.to_string()).await;
        game.play(best).expect("a legal move");
        let next = game.ply() + 1;
        let script = "const over = document.querySelector('[data-dialog=result]') !== null;
            const thinks = document.querySelector('[data-action=move-now]') !== null;
            const moves = [...document.querySelectorAll('[data-ply]')];
            return (over || (moves.length >= arguments[0] && !thinks)) && moves.map((one) => one.textContent.trim())";
        let what = format!("move {next} or the end");
        let texts = page.until_with(&what, script, vec![json!(next)]).await;
        let texts: Vec<String> = serde_json::from_value(texts).expect("texts");
        if let Some(text) = texts.get(next - 1) {
            let read = notation::read(game.position(), text, Reading::from(notation));
            let mv = read.unwrap_or_else(|error| panic!("{text}: {error:?}"));
            game.play(mv).expect("a legal move");
        }
        if status(&game, &RuleSet::CLUB).outcome.is_some() {
            return game;
        }
    }
    panic!("a game without an end: {:?}", game.position());
}

async fn ends_as_the_rules_say(page: &Page, game: &Game) {
    let outcome = status(game, &RuleSet::CLUB).outcome.expect("an end");
    page.sees_outcome(&outcome.to_string()).await;
    page.wait_for("[data-dialog=result] [data-rated=true]")
        .await;
    page.assert_accessible().await;
}

#[test]
fn xiangqi_with_a_clock() {
    visit(Visitor::DESKTOP, "", async |page| {
        begin(page, 0, 1).await;
        let game = play_to_the_end(page, Notation::Coordinate).await;
        ends_as_the_rules_say(page, &game).await;
        page.click("[data-action=rematch]").await;
        page.wait_gone("[data-dialog=result]").await;
        // Now the engine has Red and begins.
        page.wait_for("[data-ply='1']").await;
    });
}

#[test]
fn co_tuong_on_a_phone() {
    visit(Visitor::PHONE, "", async |page| {
        begin(page, 1, 0).await;
        page.wait_for("[data-at=e0] use[href='#sign-vietnamese-rK']")
            .await;
        let game = play_to_the_end(page, Notation::Vietnamese).await;
        ends_as_the_rules_say(page, &game).await;
    });
}
