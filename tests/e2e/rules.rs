//! Rule sets: chosen with a game, announced before they strike, explained afterwards.

use serde_json::json;

use crate::page::Page;
use crate::table::Opponent;
use crate::visit::{Visitor, visit};

/// A chariot checks the general on two ranks for ever.
const CHECKS: &str = "3k5/9/9/9/9/9/9/9/9/R3K4 w";
/// Red takes the last soldier.
const LAST_SOLDIER: &str = "4k4/9/9/9/9/9/9/9/3p5/3K5 w";

/// The places of the sets in the dialog of a new game.
const ONLINE: usize = 1;
const CXQ: usize = 2;
const OWN: usize = 4;

async fn check_looks(page: &Page) {
    page.assert_fits().await;
    page.assert_accessible().await;
}

#[test]
fn perpetual_check_ends_with_the_card_and_its_evidence() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.new_game(Opponent::Person, CHECKS).await;
        page.play("a0a9 d9d8 a9a8 d8d9 a8a9").await;
        let notice = page.text("[data-notice]").await;
        assert!(
            notice.contains("once more ends the game: Red loses"),
            "{notice}"
        );
        check_looks(page).await;
        page.play("d9d8 a9a8 d8d9 a8a9").await;
        page.sees_outcome("black_wins:perpetual_check").await;
        check_looks(page).await;
        page.wait_for("button[data-exhibit='3']").await;

        page.click("button[data-exhibit='2']").await;
        page.wait_gone("[data-dialog=result]").await;
        page.wait_for("[data-arrow=a8d8]").await;
        page.sees("rR", "a8").await;
        check_looks(page).await;
        page.click("[data-action=next-exhibit]").await;
        page.wait_for("[data-arrow=a9d9]").await;
        page.click("[data-action=end-exhibits]").await;
        page.wait_gone("[data-arrow]").await;
        page.click("[data-action=result]").await;
        page.sees_outcome("black_wins:perpetual_check").await;
    });
}

#[test]
fn cxq_warns_at_the_fifth_check_and_ends_at_the_seventh() {
    visit(Visitor::PHONE, "", async |page| {
        page.new_game_under(CXQ, Opponent::Person, CHECKS).await;
        page.play("a0a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a8 d8d9").await;
        page.wait_gone("[data-notice]").await;
        page.play("a8a9").await;
        let fifth = page.text("[data-notice]").await;
        assert_eq!(fifth, "Red: 5 checks in a row by one piece. 6 are allowed.");
        check_looks(page).await;
        page.play("d9d8 a9a8 d8d9").await;
        let sixth = page.text("[data-notice]").await;
        assert!(sixth.contains("One more of them loses"), "{sixth}");
        page.play("a8a9").await;
        page.sees_outcome("black_wins:perpetual_check").await;
        page.wait_for("button[data-exhibit='6']").await;
        check_looks(page).await;
        page.click("button[data-exhibit='0']").await;
        page.wait_for("[data-arrow=a9d9]").await;
        check_looks(page).await;
    });
}

#[test]
fn a_repetition_without_fault_is_a_draw_under_online() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.new_game_under(ONLINE, Opponent::Person, "").await;
        page.play("h0g2 h9g7 g2h0 g7h9 h0g2 h9g7 g2h0").await;
        page.wait_for("[data-notice]").await;
        page.play("g7h9").await;
        page.sees_outcome("draw:repetition").await;
        page.wait_for("button[data-exhibit='2']").await;
        // The game and its rules survive a reload, after which the result comes back by itself.
        page.reload().await;
        page.sees_outcome("draw:repetition").await;
        let card = page.text("[data-dialog=result]").await;
        assert!(card.contains("Online rules"), "{card}");
    });
}

#[test]
fn an_own_set_is_checked_saved_and_used() {
    visit(Visitor::PHONE, "", async |page| {
        page.command("settings").await;
        page.click("[data-dialog=settings] [data-action=own-rules]")
            .await;
        page.wait_for("[data-dialog=own-rules]").await;
        check_looks(page).await;
        page.fill("[name=repetition-number]", "99").await;
        page.wait_for("[name=repetition-number][aria-invalid]")
            .await;
        let why = page
            .text("[data-dialog=own-rules] .modal-actions .error")
            .await;
        assert!(why.contains("from 2 to 9"), "{why}");
        check_looks(page).await;
        page.fill("[name=repetition-number]", "2").await;
        page.click("[data-action=save-rules]").await;
        page.wait_gone("[data-dialog=own-rules]").await;

        page.reload().await;
        page.new_game_under(OWN, Opponent::Person, "").await;
        page.play("h0g2 h9g7 g2h0 g7h9").await;
        page.sees_outcome("draw:repetition").await;
    });
}

#[test]
fn an_own_set_begins_with_one_of_the_four_and_is_edited_from_the_new_game() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.command("new-game").await;
        page.wait_for("[data-dialog=new-game]").await;
        page.choose("rules", OWN).await;
        page.click("[data-dialog=new-game] [data-action=own-rules]")
            .await;
        page.wait_for("[data-dialog=own-rules]").await;
        page.click("[data-begin-with=CXQ]").await;
        page.fill("[name=row_limit-number]", "1").await;
        page.click("[data-action=save-rules]").await;
        page.wait_gone("[data-dialog=own-rules]").await;
        // The new game is still as it was left.
        page.wait_for(&format!("input[name=rules][value='{OWN}']:checked"))
            .await;
        page.choose("opponent", 1).await;
        page.choose("position", 1).await;
        page.fill("[name=fen]", CHECKS).await;
        page.click("[data-action=start]").await;
        page.wait_gone("[data-dialog=new-game]").await;
        page.play("a0a9 d9d8 a9a8").await;
        page.sees_outcome("black_wins:perpetual_check").await;
    });
}

#[test]
fn where_nobody_can_win_a_draw_is_suggested() {
    visit(Visitor::PHONE, "", async |page| {
        page.new_game_under(CXQ, Opponent::Person, LAST_SOLDIER)
            .await;
        page.play("d0d1").await;
        page.wait_for("[data-action=agree-draw]").await;
        check_looks(page).await;
        page.click("[data-action=agree-draw]").await;
        page.sees_outcome("draw:agreement").await;
    });
}

#[test]
fn the_four_sets_are_shown_side_by_side() {
    for visitor in [Visitor::PHONE, Visitor::DESKTOP.in_the_dark()] {
        visit(visitor, "", async |page| {
            page.click(".status .rules-tag").await;
            page.wait_for(".rule-table").await;
            let cells = "return [...document.querySelectorAll('[data-rule=row_limit] td')]
                .map((cell) => cell.textContent.trim())";
            let row_limit = page.run(cells, vec![]).await;
            assert_eq!(row_limit, json!(["6", "No", "No", "No"]));
            check_looks(page).await;
            page.click("a.back").await;
            page.wait_for(".board").await;
        });
    }
}
