//! Whole games and what can be done with them.

use serde_json::json;

use crate::page::Page;
use crate::table::{Opponent, point};
use crate::visit::{Visitor, visit};

#[test]
fn two_people_play_to_mate() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.new_game(Opponent::Person, "").await;
        // Black's advisor shuts its own general in; the cannon takes the elephant and mates over the other advisor.
        page.play("b2b4 d9e8 b4g4 b9c7 g4g9").await;
        page.sees_outcome("red_wins:checkmate").await;
        page.click("[data-action=look]").await;
        page.wait_gone("[data-dialog=result]").await;
        assert!(page.has("[data-seat=red] [data-captured=bB]").await);
        page.sees_moves(5).await;
        // Nobody moves any more.
        page.drag(&point("b0"), &point("c2")).await;
        page.sees("rN", "b0").await;
        page.status("result").await;
    });
}

#[test]
fn the_engine_is_mated() {
    visit(Visitor::DESKTOP, "", async |page| {
        // Whatever Black does after the first move, the second chariot mates on the last rank.
        page.new_game(Opponent::Engine(1), "4k4/9/R8/1R7/9/9/8p/9/9/3K5 w")
            .await;
        page.play("a7a8").await;
        page.sees_answer(2).await;
        page.play("b6b9").await;
        page.sees_outcome("red_wins:checkmate").await;
    });
}

#[test]
fn the_engine_mates() {
    visit(Visitor::DESKTOP, "", async |page| {
        // Red has one soldier and its general on the back rank; Black to answer mates at once at any depth.
        page.new_game(Opponent::Engine(10), "3k5/9/9/P8/9/9/9/r8/1r7/4K4 w")
            .await;
        page.play("a6a7").await;
        page.sees_outcome("black_wins:checkmate").await;
    });
}

#[test]
fn a_move_against_the_engine_is_taken_back_with_its_answer() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.play("h2e2").await;
        page.sees_answer(2).await;
        page.command("take-back").await;
        page.sees("rC", "h2").await;
        page.sees_moves(0).await;
        page.play("b0c2").await;
        page.sees_answer(2).await;
    });
}

#[test]
fn a_game_is_resigned_after_a_question() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.play("h2e2").await;
        page.sees_answer(2).await;
        page.command("resign").await;
        page.click("[data-dialog=resign] [data-action=cancel]")
            .await;
        page.wait_gone("[data-dialog=resign]").await;
        page.command("resign").await;
        page.click("[data-action=confirm-resign]").await;
        page.sees_outcome("black_wins:resign").await;
        page.click("[data-action=play-again]").await;
        page.wait_gone("[data-dialog=result]").await;
        page.sees_moves(0).await;
        page.sees("rC", "h2").await;
    });
}

#[test]
fn the_board_turns() {
    visit(Visitor::DESKTOP, "", async |page| {
        assert!(page.is_above("e9", "e0").await);
        page.command("flip").await;
        page.until("Black below", "
            const top = (at) => document.querySelector(`[data-point=${at}]`).getBoundingClientRect().top;
            return top('e9') > top('e0');").await;
        page.play("h2e2").await;
        page.sees_answer(2).await;
    });
}

#[test]
fn earlier_positions_are_looked_at() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.new_game(Opponent::Person, "").await;
        page.play("h2e2 h9g7 h0g2").await;
        page.click("[data-action=first]").await;
        page.sees("rC", "h2").await;
        page.click("[data-action=forward]").await;
        page.sees("rC", "e2").await;
        page.sees("bN", "h9").await;
        page.click("[data-ply='2']").await;
        page.sees("bN", "g7").await;
        page.click("[data-action=last]").await;
        page.sees("rN", "g2").await;
        page.sees_moves(3).await;
    });
}

#[test]
fn a_bad_fen_is_named_and_a_good_one_is_played() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.command("new-game").await;
        page.choose("opponent", 1).await;
        page.choose("position", 1).await;
        page.fill("[name=fen]", "4k4/9/9/9/9/9/9/9/9/4K4 w").await;
        assert!(
            page.text("#fen-word.error")
                .await
                .contains("face each other")
        );
        page.click("[data-action=start]").await;
        assert!(page.has("[data-dialog=new-game]").await);
        page.fill("[name=fen]", "3ak4/9/9/9/9/9/9/9/4R4/3K5 b - - 0 40")
            .await;
        page.wait_gone("#fen-word.error").await;
        page.click("[data-action=start]").await;
        page.wait_gone("[data-dialog=new-game]").await;
        page.sees("rR", "e1").await;
        page.play("d9e8").await;
        page.sees_moves(1).await;
    });
}

impl Page {
    async fn is_above(&self, upper: &str, lower: &str) -> bool {
        let script = "
            const top = (at) => document.querySelector(`[data-point=${at}]`).getBoundingClientRect().top;
            return top(arguments[0]) < top(arguments[1]);";
        self.run(script, vec![json!(upper), json!(lower)]).await == json!(true)
    }
}
