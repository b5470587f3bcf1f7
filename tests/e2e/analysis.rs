//! The analysis: lines of the engine beside a board on which everything may be tried.

use serde_json::json;

use crate::page::Page;
use crate::table::{Opponent, point};
use crate::visit::{Visitor, visit};

async fn sees_lines(page: &Page, count: usize) {
    let script = "return document.querySelectorAll('.line').length === arguments[0]
        && [...document.querySelectorAll('.line')].every((line) => line.querySelector('.line-move'))";
    page.until_with(&format!("{count} lines"), script, vec![json!(count)])
        .await;
}

async fn sees_plies(page: &Page, count: usize) {
    let script =
        "return document.querySelectorAll('.move-strip [data-ply]').length === arguments[0]";
    page.until_with(&format!("{count} moves"), script, vec![json!(count)])
        .await;
}

#[test]
fn a_game_is_looked_at_line_by_line() {
    visit(Visitor::DESKTOP, "", async |page: &Page| {
        page.new_game(Opponent::Person, "").await;
        page.play("h2e2 h9g7").await;
        page.click("[data-action=analyse]").await;
        page.wait_for("main.analysis").await;
        sees_plies(page, 2).await;
        sees_lines(page, 3).await;
        page.until(
            "arrows",
            "return document.querySelectorAll('.mark-line').length === 3",
        )
        .await;
        page.assert_accessible().await;
        page.assert_fits().await;

        page.click("[data-action=more-lines]").await;
        sees_lines(page, 4).await;
        page.click("[data-action=fewer-lines]").await;
        page.click("[data-action=fewer-lines]").await;
        sees_lines(page, 2).await;

        // The engine stops and goes on.
        page.click("label.switch:has([name=engine])").await;
        page.wait_for("[name=engine]:not(:checked)").await;
        page.click("[data-rank='0'] .line-move:nth-of-type(2)")
            .await;
        sees_plies(page, 4).await;
        sees_lines(page, 0).await;
        page.click("label.switch:has([name=engine])").await;
        sees_lines(page, 2).await;

        // Another move than the engine's, by hand.
        page.click("[data-action=first]").await;
        page.click(&point("b2")).await;
        page.click(&point("e2")).await;
        sees_plies(page, 1).await;
        sees_lines(page, 2).await;
        page.click("label.switch:has([name=threats])").await;
        page.until(
            "a threat of Red",
            "return document.querySelector('.mark-line')?.dataset.line?.match(/^[a-i][0-4]/) !== null",
        )
        .await;

        // What was tried survives a reload.
        page.reload().await;
        page.sees("rC", "e2").await;
        sees_plies(page, 1).await;

        // The game itself is as it was.
        page.click("a.back").await;
        page.wait_for("main.game").await;
        page.sees_moves(2).await;
    });
}

#[test]
fn the_worth_is_told_from_red_and_a_move_can_be_left_out() {
    visit(Visitor::PHONE, "", async |page: &Page| {
        // Black mates with either chariot whatever Red does.
        page.new_game(Opponent::Person, "3k5/9/9/9/9/9/9/r8/1r7/4K4 b - - 0 1")
            .await;
        page.open("#/analyse").await;
        page.until(
            "a mate for Black",
            "return document.querySelector('[data-worth]').textContent === '−M1'",
        )
        .await;
        page.assert_fits().await;
        let first =
            "return document.querySelector(\"[data-rank='0'] .line-move\")?.textContent ?? null";
        let best = page.until("a best move", first).await;
        page.click("[data-action=leave-out]").await;
        let script =
            "const text = document.querySelector(\"[data-rank='0'] .line-move\")?.textContent;
            return text !== undefined && text !== arguments[0]";
        page.until_with("another move", script, vec![best]).await;
        page.wait_for("[data-action=all-back]").await;
        page.assert_accessible().await;
    });
}
