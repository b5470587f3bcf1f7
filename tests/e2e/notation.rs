//! The notations in a real browser: the switch, the box for typed moves, the converter.

use serde_json::json;
use thirtyfour::Key;

use crate::page::Page;
use crate::table::{Opponent, point};
use crate::visit::{Visitor, visit};

/// The options of the control, in its order: how each writes the first two moves of a game.
const WRITTEN: [(usize, &str, [&str; 2]); 6] = [
    (0, "points", ["h2e2", "h9g7"]),
    (1, "numbers", ["C2=5", "H8+7"]),
    (2, "numbers", ["Pháo 2 bình 5", "Mã 8 tiến 7"]),
    (3, "numbers", ["P2-5", "M8.7"]),
    (4, "numerals", ["炮二平五", "马８进７"]),
    (5, "numerals", ["炮二平五", "馬８進７"]),
];

async fn choose_notation(page: &Page, option: usize) {
    page.command("settings").await;
    page.choose("notation", option).await;
    page.click("[data-dialog=settings] [data-action=close]")
        .await;
    page.wait_gone("[data-dialog=settings]").await;
}

/// Writes into the box beside the board and plays by Enter.
async fn type_move(page: &Page, text: &str) {
    page.fill(".game > .typed input", text).await;
    page.keys([Key::Enter]).await;
}

#[test]
fn the_switch_changes_list_and_axes_at_once_and_is_kept() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.new_game(Opponent::Person, "").await;
        page.play("h2e2 h9g7").await;
        for (option, axis, texts) in WRITTEN {
            choose_notation(page, option).await;
            page.wait_for(&format!("[data-axis={axis}]")).await;
            assert_eq!(page.text("[data-ply='1']").await, texts[0]);
            assert_eq!(page.text("[data-ply='2']").await, texts[1]);
        }
        page.command("flip").await;
        page.wait_for("[data-edge=above] text").await;
        assert_eq!(page.text("[data-edge=above]").await, "一二三四五六七八九");
        assert_eq!(page.text("[data-edge=below]").await, "987654321");
        page.reload().await;
        page.wait_for("[data-axis=numerals]").await;
        assert_eq!(page.text("[data-ply='2']").await, "馬８進７");
    });
}

#[test]
fn a_move_is_typed_in_each_notation() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.new_game(Opponent::Person, "").await;
        for (count, text) in ["h2e2", "H8+7", "mã 2 tiến 3", "x9-8", "车一平二", "砲8進4"]
            .into_iter()
            .enumerate()
        {
            type_move(page, text).await;
            page.sees_moves(count + 1).await;
            // A played move leaves the box empty for the next one.
            let empty = "return document.querySelector('.game > .typed input').value === ''";
            page.until("an empty box", empty).await;
        }
        page.sees("bC", "h3").await;
    });
}

#[test]
fn what_is_refused_says_why_and_stays_in_the_box() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.new_game(Opponent::Person, "").await;
        type_move(page, "Xe 1 tiến 5").await;
        let why = page.status("refusal").await;
        assert_eq!(why, "The way is blocked at i3.");
        type_move(page, "炮二走五").await;
        page.until_with(
            "the sentence about the text",
            "return document.querySelector('[data-status=refusal]')?.textContent.includes(arguments[0])",
            vec![json!("“走”")],
        )
        .await;
        page.sees_moves(0).await;
        page.sees("rR", "i0").await;
    });
}

#[test]
fn the_legal_moves_are_offered_and_keys_stay_in_the_box() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.new_game(Opponent::Person, "").await;
        page.play("h2e2 h9g7").await;
        page.fill(".game > .typed input", "phao 8").await;
        page.wait_for("#typed-offers:not([hidden]) [data-offer]")
            .await;
        // Arrows choose among the offers and do not step through the game.
        page.keys([Key::Down]).await;
        page.wait_for("[data-offer][aria-selected=true]").await;
        page.keys([Key::Left, Key::Right, Key::Home]).await;
        page.sees("rC", "e2").await;
        page.assert_accessible().await;
        page.keys([Key::Enter]).await;
        page.sees_moves(3).await;
        page.fill(".game > .typed input", "H2+").await;
        page.click("[data-offer=b9c7]").await;
        page.sees("bN", "c7").await;
        page.sees_moves(4).await;
    });
}

#[test]
fn a_phone_has_the_box_in_its_sheet() {
    visit(Visitor::PHONE, "", async |page| {
        assert!(!page.is_visible(".game > .typed").await);
        page.click("[data-action=more]").await;
        page.fill("[data-typed=sheet-typed] input", "R1+5").await;
        page.keys([Key::Enter]).await;
        let why = page.text("[data-typed=sheet-typed] .error").await;
        assert_eq!(why, "The way is blocked at i3.");
        page.fill("[data-typed=sheet-typed] input", "C2=5").await;
        page.assert_fits().await;
        page.assert_accessible().await;
        page.keys([Key::Enter]).await;
        page.wait_gone("[data-dialog=more]").await;
        page.sees("rC", "e2").await;
    });
}

#[test]
fn the_converter_reads_one_notation_and_writes_another() {
    for visitor in [Visitor::DESKTOP, Visitor::PHONE.in_the_dark()] {
        visit(visitor, "", async |page| {
            page.play("h2e2").await;
            page.sees_answer(2).await;
            page.command("learn").await;
            page.click(".learn-index a[href='#/learn/notation']").await;
            page.wait_for("[name=result]").await;
            page.fill("[name=moves]", "1. 炮二平五 马8进7 2. 马二进三")
                .await;
            page.choose("target", 2).await;
            result_is(page, "1. C2=5  H8+7\n2. H2+3").await;
            page.fill("[name=moves]", "C2.5 h8+6").await;
            result_is(page, "1. C2=5").await;
            assert_eq!(
                page.text(".learn .error").await,
                "Move 2: The Horse’s leg is blocked at g9."
            );
            page.assert_fits().await;
            page.assert_accessible().await;
            page.click("[data-action=take-game]").await;
            page.choose("target", 0).await;
            page.until(
                "the game of the board",
                "return document.querySelector('[name=result]').value.startsWith('1. h2e2  ')",
            )
            .await;
            // Keys on this page leave the game alone.
            page.click("h1").await;
            page.keys([Key::Left]).await;
            page.click(".back").await;
            page.wait_for(&point("e2")).await;
            page.sees("rC", "e2").await;
            page.wait_for("[data-ply='2'][aria-current]").await;
        });
    }
}

async fn result_is(page: &Page, text: &str) {
    page.until_with(
        text,
        "return document.querySelector('[name=result]').value === arguments[0]",
        vec![json!(text)],
    )
    .await;
}
