//! The review of a whole game: marks, the better move, the curve, the file, and how it survives.

use serde_json::json;

use crate::page::Page;
use crate::table::Opponent;
use crate::visit::{Visitor, visit};

/// Red gives a chariot for a cannon that is guarded by a chariot.
const GAME: &str = "h2e2 h9g7 h0g2 i9h9 i0h0 c6c5 h0h7 h9h7";
/// The move that throws it away, by its place.
const BLUNDER: &str = "[data-ply='7']";

/// A browser in which the engine is not asked any more after three positions, until it may.
const HELD: &str = "
    const post = Worker.prototype.postMessage;
    let asked = 0;
    Worker.prototype.postMessage = function (message, ...rest) {
        if (message?.search && !sessionStorage.getItem('free') && ++asked > 3) return;
        return post.call(this, message, ...rest);
    };
";

async fn play_and_review(page: &Page) {
    page.new_game(Opponent::Person, "").await;
    page.play(GAME).await;
    page.try_open("#/review").await;
    page.wait_for("[data-action=review-start]").await;
    page.assert_fits().await;
    page.assert_accessible().await;
    page.click("[data-action=review-start]").await;
}

async fn is_done(page: &Page) {
    page.wait_for("[data-action=review-save]").await;
}

#[test]
fn a_blunder_is_marked_explained_and_written_to_the_file() {
    for visitor in [Visitor::DESKTOP, Visitor::PHONE.in_the_dark()] {
        visit(visitor, "", async |page| {
            play_and_review(page).await;
            is_done(page).await;
            assert!(
                ["?", "??"].contains(&page.text(&format!("{BLUNDER} .mark-sign")).await.as_str())
            );
            page.wait_for("[data-dot='7']").await;
            page.click(BLUNDER).await;
            let said = page.text("[data-said]").await;
            assert!(said.contains(": h0h7 gives away"), "{said}");
            assert!(said.contains("Better: "), "{said}");
            page.click("[data-action=compare]").await;
            page.wait_for("[data-line]").await;
            page.sees("rR", "h0").await;
            page.click("[data-action=compare]").await;
            page.sees("rR", "h7").await;
            let file = "return decodeURIComponent(document.querySelector('[data-action=review-save]').href)";
            let file = page.run(file, vec![]).await;
            let file = file.as_str().unwrap_or_default().to_owned();
            assert!(file.contains("4. h0h7 $"), "{file}");
            page.assert_fits().await;
            page.assert_accessible().await;
            // The analysis draws what the review has found.
            page.try_open("#/analyse").await;
            page.wait_for(".curve .curve-line").await;
            page.wait_for("[data-rank='0']").await;
            page.assert_fits().await;
            page.assert_accessible().await;
        });
    }
}

#[test]
fn a_review_stops_goes_on_and_survives_a_reload() {
    let visitor = Visitor {
        browser: HELD,
        ..Visitor::DESKTOP
    };
    visit(visitor, "", async |page| {
        play_and_review(page).await;
        page.wait_for("[data-done='3']").await;
        page.click("[data-action=review-stop]").await;
        page.wait_for("[data-action=review-go-on]").await;
        page.assert_accessible().await;
        page.click("[data-action=review-go-on]").await;
        page.wait_for("[data-action=review-stop]").await;
        page.run("sessionStorage.setItem('free', 'yes')", vec![])
            .await;
        page.reload().await;
        // It was under way: it goes on by itself, where it was.
        is_done(page).await;
        page.reload().await;
        is_done(page).await;
        assert!(["?", "??"].contains(&page.text(&format!("{BLUNDER} .mark-sign")).await.as_str()));
    });
}

#[test]
fn the_curve_and_the_keys_lead_through_the_game() {
    visit(Visitor::DESKTOP, "", async |page| {
        play_and_review(page).await;
        is_done(page).await;
        let at = async |ply: usize| {
            let script =
                "return document.querySelector('[data-ply][aria-current]')?.dataset.ply ?? '0'";
            page.until_with(
                &format!("move {ply}"),
                &format!("return (() => {{ {script} }})() === arguments[0]"),
                vec![json!(ply.to_string())],
            )
            .await;
        };
        at(8).await;
        page.keys([thirtyfour::Key::Home]).await;
        at(0).await;
        page.keys([thirtyfour::Key::Right]).await;
        at(1).await;
        // Its middle is the fourth of eight moves.
        page.click(".curve").await;
        at(4).await;
        page.keys([thirtyfour::Key::End]).await;
        at(8).await;
        page.click("[data-action=previous-mark]").await;
        at(7).await;
    });
}

#[test]
fn a_game_without_moves_says_what_to_do() {
    visit(Visitor::PHONE, "", async |page| {
        page.try_open("#/review").await;
        page.wait_for(".review-empty").await;
        page.assert_fits().await;
        page.assert_accessible().await;
        page.click(".back").await;
        page.ready().await;
    });
}
