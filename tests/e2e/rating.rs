//! The rating: what counts, what does not, and that it is kept.

use serde_json::json;

use crate::page::Page;
use crate::table::Opponent;
use crate::visit::{Visitor, visit};

/// Gives the game up as soon as both have moved.
async fn lose(page: &Page) {
    page.new_game(Opponent::Engine(1), "").await;
    page.play("h2e2").await;
    page.sees_answer(2).await;
    page.command("resign").await;
    page.click("[data-action=confirm-resign]").await;
    page.wait_for("[data-dialog=result]").await;
}

async fn sees_rated(page: &Page, rated: &[bool]) {
    let script = "return JSON.stringify([...document.querySelectorAll('.rating-games li')]
        .map((one) => one.dataset.rated === 'true')) === arguments[0]";
    page.until_with("the games", script, vec![json!(json!(rated).to_string())])
        .await;
}

#[test]
fn finished_games_are_rated_unless_there_was_help_and_kept() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.command("rating").await;
        page.wait_for(".rating-empty").await;
        page.assert_accessible().await;
        page.click(".back").await;
        page.ready().await;
        lose(page).await;
        page.wait_for("[data-dialog=result] [data-rated=true]")
            .await;
        page.click("[data-dialog=result] [data-action=look]").await;

        page.new_game(Opponent::Engine(1), "").await;
        page.play("h2e2").await;
        page.sees_answer(2).await;
        page.command("take-back").await;
        page.sees_moves(0).await;
        page.play("b2e2").await;
        page.sees_answer(2).await;
        page.command("resign").await;
        page.click("[data-action=confirm-resign]").await;
        page.wait_for("[data-dialog=result] [data-rated=false]")
            .await;
        page.click("[data-dialog=result] .rated a").await;
        sees_rated(page, &[false, true]).await;
        // A loss against the lowest level (500) from the beginning (1200): the rating falls.
        let rating = page
            .text("[data-standing=xiangqi] .rating-now strong")
            .await;
        assert!(rating.parse::<f64>().unwrap() < 1200.0, "{rating}");
        page.assert_accessible().await;
        page.assert_fits().await;

        page.try_reload().await;
        sees_rated(page, &[false, true]).await;
        page.click("[data-action=forget-games]").await;
        page.wait_for("[data-action=forget-games].danger").await;
        page.click("[data-action=forget-games]").await;
        page.wait_for(".rating-empty").await;
    });
}

#[test]
fn a_game_that_was_analysed_before_its_end_does_not_count() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.new_game(Opponent::Engine(1), "").await;
        page.play("h2e2").await;
        page.sees_answer(2).await;
        page.command("analyse").await;
        page.wait_for(".analysis").await;
        page.click(".back").await;
        page.command("resign").await;
        page.click("[data-action=confirm-resign]").await;
        page.wait_for("[data-dialog=result] [data-rated=false]")
            .await;
    });
}
