//! What survives a reload, and what happens where nothing does.

use crate::table::Opponent;
use crate::visit::{STORAGE_BLOCKED, Visitor, visit};

#[test]
fn a_finished_game_shows_its_result_again() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.new_game(Opponent::Person, "").await;
        page.play("b2b4 d9e8 b4g4 b9c7 g4g9").await;
        page.sees_outcome("red_wins:checkmate").await;
        page.reload().await;
        page.sees_outcome("red_wins:checkmate").await;
        page.click("[data-dialog=result] [data-action=look]").await;
        // Who looks at an earlier position goes on with that.
        page.click("[data-action=back]").await;
        page.reload().await;
        assert!(!page.has("[data-dialog=result]").await);
    });
}

#[test]
fn a_reload_brings_game_and_settings_back() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.new_game(Opponent::Person, "").await;
        page.play("h2e2 h9g7 h0g2").await;
        page.command("settings").await;
        page.choose("faces", 1).await;
        page.choose("theme", 2).await;
        page.click("[data-dialog=settings] [data-action=close]")
            .await;
        page.wait_gone("[data-dialog=settings]").await;

        page.reload().await;
        page.sees_moves(3).await;
        page.sees("rC", "e2").await;
        page.sees("bN", "g7").await;
        page.command("settings").await;
        page.wait_for("input[name=faces][value='1']:checked").await;
        page.wait_for("input[name=theme][value='2']:checked").await;
        page.click("[data-dialog=settings] [data-action=close]")
            .await;
        page.wait_gone("[data-dialog=settings]").await;

        // The moves before the reload can still be taken back, and the game goes on.
        page.command("take-back").await;
        page.sees("rN", "h0").await;
        page.play("b0c2").await;
        page.sees_moves(3).await;
    });
}

#[test]
fn the_engine_answers_a_move_made_before_the_reload() {
    // A browser whose worker never says a word, until it is reloaded.
    let silent = Visitor {
        browser: "if (window.name !== 'seen') {
            window.name = 'seen';
            Worker.prototype.postMessage = () => {};
        }",
        ..Visitor::DESKTOP
    };
    visit(silent, "", async |page| {
        page.play("h2e2").await;
        page.sees_moves(1).await;
        page.reload().await;
        page.sees_answer(2).await;
    });
}

#[test]
fn where_nothing_is_kept_the_page_says_so_and_plays_on() {
    let forgetful = Visitor {
        browser: STORAGE_BLOCKED,
        ..Visitor::DESKTOP
    };
    visit(forgetful, "", async |page| {
        page.status("trouble").await;
        page.play("h2e2").await;
        page.sees_answer(2).await;
        page.reload().await;
        page.sees_moves(0).await;
    });
}

#[test]
fn damaged_memory_does_not_stop_the_page() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.play("h2e2").await;
        page.sees_answer(2).await;
        let damage =
            "for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{\"broken')";
        page.run(damage, vec![]).await;
        page.reload().await;
        page.status("trouble").await;
        page.sees_moves(0).await;
        page.play("h2e2").await;
        page.sees_answer(2).await;
    });
}
