//! What players agree on: draws, rematches, handicaps.

use serde_json::json;

use crate::table::Opponent;
use crate::visit::{Visitor, visit};

#[test]
fn an_offer_between_people_is_declined_and_accepted() {
    visit(Visitor::PHONE, "", async |page| {
        page.new_game(Opponent::Person, "").await;
        page.play("h2e2").await;
        page.command("offer-draw").await;
        page.wait_gone("[data-dialog=more]").await;
        assert_eq!(page.text("[data-notice]").await, "Black offers a draw.");
        page.assert_fits().await;
        page.assert_accessible().await;
        // A move is no answer.
        page.play("h9g7").await;
        page.wait_for("[data-action=accept-draw]").await;
        page.click("[data-action=decline-draw]").await;
        page.wait_gone("[data-action=accept-draw]").await;
        page.command("offer-draw").await;
        page.reload().await;
        page.click("[data-action=accept-draw]").await;
        page.sees_outcome("draw:agreement").await;
    });
}

#[test]
fn the_engine_declines_when_it_is_ahead_and_agrees_when_it_is_lost() {
    visit(Visitor::DESKTOP, "", async |page| {
        // Black has two chariots more, then Red.
        page.new_game(
            Opponent::Engine(5),
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/1NBAKABN1 w",
        )
        .await;
        page.play("h2e2").await;
        page.sees_answer(2).await;
        page.command("offer-draw").await;
        page.says("plain", "The engine does not want a draw.").await;
        page.new_game(
            Opponent::Engine(5),
            "1nbakabn1/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w",
        )
        .await;
        page.play("h2e2").await;
        page.sees_answer(2).await;
        page.command("offer-draw").await;
        page.sees_outcome("draw:agreement").await;
    });
}

#[test]
fn a_rematch_changes_the_sides() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.play("h2e2").await;
        page.sees_answer(2).await;
        page.command("resign").await;
        page.click("[data-action=confirm-resign]").await;
        page.click("[data-dialog=result] [data-action=rematch]")
            .await;
        page.wait_gone("[data-dialog=result]").await;
        page.wait_for(".seat-below[data-seat=black]").await;
        page.sees_answer(1).await;
    });
}

#[test]
fn a_handicap_takes_pieces_away_and_the_lead_is_shown() {
    visit(Visitor::PHONE, "", async |page| {
        page.command("new-game").await;
        page.choose("opponent", 1).await;
        page.choose("position", 2).await;
        page.choose("handicap", 3).await;
        page.choose("giver", 1).await;
        page.assert_fits().await;
        page.assert_accessible().await;
        page.click("[data-action=start]").await;
        page.wait_gone("[data-dialog=new-game]").await;
        page.sees_empty("i9").await;
        page.sees_empty("h9").await;
        page.sees("rR", "a0").await;
        assert_eq!(page.text("[data-seat=red] .lead").await, "+13");
        let black = "return document.querySelector('[data-seat=black] .lead')";
        assert_eq!(page.run(black, vec![]).await, json!(null));
        // Red gives the cannon for the other horse: 13 - 4½ + 4.
        page.play("b2b9 a9b9").await;
        assert_eq!(page.text("[data-seat=red] .lead").await, "+12½");
        page.assert_accessible().await;
    });
}
