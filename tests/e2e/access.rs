//! Hints, questions and keys; where the focus goes; forced colours and large letters.

use std::cell::RefCell;

use serde_json::json;
use thirtyfour::Key;

use crate::browser::in_chromium_only;
use crate::page::Page;
use crate::table::{Opponent, point};
use crate::visit::{Visitor, visit};
use crate::walk::walk;

async fn answers(page: &Page, words: &str) {
    let script =
        "return document.querySelector('[data-status]')?.textContent.includes(arguments[0])";
    page.until_with(words, script, vec![json!(words)]).await;
}

async fn has_focus(page: &Page, selector: &str) {
    let script = "return document.activeElement?.matches(arguments[0])";
    page.until_with(
        &format!("focus on {selector}"),
        script,
        vec![json!(selector)],
    )
    .await;
}

#[test]
fn a_hint_shows_the_piece_and_then_the_move() {
    for visitor in [Visitor::DESKTOP, Visitor::PHONE.in_the_dark()] {
        visit(visitor, "", async |page| {
            page.new_game(Opponent::Person, "3k5/9/9/9/9/9/9/9/8R/4K4 w")
                .await;
            page.click("[data-action=hint]").await;
            // The chariot alone can win, and does so at once.
            page.wait_for("[data-mark='i1 aim']").await;
            answers(page, "Look at i1, Red Chariot. Ask once more for the move.").await;
            assert!(!page.has("[data-line]").await);
            page.assert_fits().await;
            page.assert_accessible().await;
            page.click("[data-action=hint]").await;
            page.wait_for("[data-line]").await;
            answers(page, "Hint: i1").await;
            page.wait_for("[data-action=hint][aria-disabled=true]")
                .await;
            page.play("i1i2").await;
            page.wait_gone("[data-line]").await;
        });
    }
}

#[test]
fn a_command_that_cannot_be_given_again_keeps_the_focus() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.new_game(Opponent::Person, "").await;
        page.play("h2e2").await;
        for command in ["offer-draw", "first", "take-back"] {
            let button = format!("[data-action={command}]");
            page.focus(&button).await;
            page.keys([Key::Enter]).await;
            page.wait_for(&format!("{button}[aria-disabled=true]"))
                .await;
            has_focus(page, &button).await;
            // Pressed again it does nothing.
            page.keys([Key::Enter]).await;
            has_focus(page, &button).await;
        }
    });
}

#[test]
fn every_screen_has_a_title_and_an_address() {
    visit(Visitor::DESKTOP, "#/settings", async |page| {
        let titled = async |words: &str| {
            let script = "return document.title === arguments[0]";
            page.until_with(words, script, vec![json!(words)]).await;
        };
        page.wait_for("[data-dialog=settings]").await;
        titled("Chuhe: xiangqi").await;
        page.keys([Key::Escape]).await;
        page.wait_gone("dialog").await;
        let place = "return location.hash === '#/play'";
        page.until("the address of the game", place).await;
        page.try_open("#/library").await;
        titled("Library · Chuhe: xiangqi").await;
        page.try_open("#/learn/nothing").await;
        titled("Learn · Chuhe: xiangqi").await;
        // Back and forward open and close the settings too.
        page.try_open("#/play").await;
        page.try_open("#/settings").await;
        page.wait_for("[data-dialog=settings]").await;
        page.run("history.back()", vec![]).await;
        page.wait_gone("dialog").await;
        page.run("history.forward()", vec![]).await;
        page.wait_for("[data-dialog=settings]").await;
    });
}

#[test]
fn a_sheet_that_was_left_by_the_way_back_does_not_wait_for_the_return() {
    visit(Visitor::PHONE, "#/library", async |page| {
        page.go("#/play", "main.game").await;
        page.click("[data-action=more]").await;
        page.wait_for("[data-dialog=more]").await;
        page.run("history.back()", vec![]).await;
        page.wait_for("main.library").await;
        page.go("#/play", "main.game").await;
        assert!(!page.has("[data-dialog]").await);
    });
}

#[test]
fn questions_are_asked_by_keys_on_the_board() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.new_game(Opponent::Person, "3k5/9/9/9/4r4/9/9/9/9/3AK4 w")
            .await;
        page.focus(&point("d0")).await;
        page.strike('m').await;
        answers(page, "d0, Red Advisor can go to e1.").await;
        page.strike('w').await;
        answers(page, "d0, Red Advisor").await;
        page.strike('g').await;
        answers(page, "Your General is attacked from e5, Black Chariot.").await;
        page.strike('t').await;
        answers(page, "This game has no clock.").await;
        page.strike('l').await;
        answers(page, "No move has been made yet.").await;
        page.play("d0e1").await;
        page.focus(&point("e1")).await;
        page.strike('l').await;
        answers(page, "Red Advisor, d0 to e1").await;
        page.strike('?').await;
        page.wait_for("[data-dialog=keys]").await;
        page.assert_fits().await;
        page.assert_accessible().await;
        page.keys([Key::Escape]).await;
        page.wait_gone("[data-dialog=keys]").await;
        has_focus(page, &point("e1")).await;
    });
}

#[test]
fn questions_are_typed_like_moves() {
    visit(Visitor::DESKTOP, "", async |page| {
        let ask = async |text: &str| {
            page.fill(".game > .typed input", text).await;
            page.keys([Key::Enter]).await;
        };
        ask("?e4").await;
        answers(page, "e4, empty").await;
        ask("?m h2").await;
        answers(page, "h2, Red Cannon can go to ").await;
        ask("?g").await;
        answers(page, "Nothing attacks your General.").await;
        ask("?x").await;
        answers(page, "That is no question.").await;
        ask("?").await;
        page.wait_for("[data-dialog=keys]").await;
    });
}

#[test]
fn the_focus_is_never_lost() {
    visit(Visitor::DESKTOP, "", async |page| {
        let press = async |selector: &str| {
            page.focus(selector).await;
            page.keys([Key::Enter]).await;
        };
        press(".actions [data-action=learn]").await;
        page.wait_for(".learn-index").await;
        has_focus(page, "h1").await;
        press("a[href='#/learn/horse']").await;
        page.wait_for("[data-topic]").await;
        has_focus(page, "h1").await;
        press(".back").await;
        page.wait_for(".learn-index").await;
        has_focus(page, "h1").await;
        press(".back").await;
        page.ready().await;
        has_focus(page, "[data-point]").await;
        press(".actions [data-action=settings]").await;
        page.wait_for("[data-dialog=settings][open]").await;
        page.until(
            "the focus in the dialog",
            "return document.activeElement?.closest('dialog') !== null",
        )
        .await;
        page.keys([Key::Escape]).await;
        page.wait_gone("[data-dialog=settings]").await;
        has_focus(page, "[data-action=settings]").await;
        // The dialog gives way to another one, which goes too.
        press(".actions [data-action=settings]").await;
        press("[data-dialog=settings] [data-action=own-rules]").await;
        page.wait_for("[data-dialog=own-rules][open]").await;
        page.keys([Key::Escape]).await;
        page.wait_gone("[data-dialog=own-rules]").await;
        page.until("a focus", "return document.activeElement !== document.body")
            .await;
    });
}

#[test]
fn forced_colours_and_letters_twice_as_large_lose_nothing() {
    let visitor = Visitor {
        forced_colours: true,
        ..Visitor::MAGNIFIED
    };
    let look = async |page: &Page| {
        let faults = RefCell::new(Vec::new());
        walk(page, async |screen| {
            page.assert_fits().await;
            let covered = page.covered().await.into_iter();
            let covered = covered.map(|what| format!("{screen}: covered: {what}"));
            faults.borrow_mut().extend(covered);
            page.assert_accessible().await;
        })
        .await;
        let faults = faults.into_inner();
        assert!(faults.is_empty(), "found\n{}", faults.join("\n"));
    };
    in_chromium_only("forced colours", || visit(visitor, "", look));
}
