//! Learning: what may go where and what is in the way, exercises by mouse and by keyboard, and what
//! is remembered of them.

use serde_json::json;
use thirtyfour::Key;

use crate::page::Page;
use crate::table::point;
use crate::visit::{Visitor, visit};

/// The lessons by their addresses.
const LESSONS: [&str; 15] = [
    "board",
    "chariot",
    "horse",
    "cannon",
    "soldier",
    "elephant",
    "advisor",
    "general",
    "facing",
    "check",
    "escape",
    "one-way",
    "mate",
    "mate-in-two",
    "stalemate",
];

async fn exercise(page: &Page, number: usize) {
    page.click(&format!("[data-task='{number}']")).await;
    page.wait_for("[data-exercise]").await;
}

async fn says(page: &Page, words: &str) {
    let script = "return document.querySelector('[data-told]')?.textContent.includes(arguments[0])";
    page.until_with(words, script, vec![json!(words)]).await;
}

#[test]
fn a_lesson_shows_what_is_open_what_is_barred_and_by_whom() {
    visit(Visitor::DESKTOP, "#/learn/horse", async |page| {
        page.click(&point("e4")).await;
        says(page, "Horse on e4: 6 moves, shown in green.").await;
        says(page, "The Horse’s leg is blocked at e5.").await;
        page.wait_for("[data-barred=d6]").await;
        page.wait_for("[data-barred=f6]").await;
        page.wait_for("[data-blocker=e5]").await;
        let label = "return document.querySelector('[data-point=d6]').getAttribute('aria-label')";
        let label = page.run(label, vec![]).await;
        assert_eq!(label, json!("d6, Black Chariot, barred"));
        page.click(&point("d6")).await;
        says(page, "The Horse’s leg is blocked at e5.").await;
        page.sees("bR", "d6").await;
        // A legal move is played and taken back again.
        page.click(&point("c5")).await;
        page.sees("rN", "c5").await;
        page.click("[data-action=demo-back]").await;
        page.sees("rN", "e4").await;
    });
}

#[test]
fn points_are_chosen_and_judged_and_what_is_solved_is_remembered() {
    visit(Visitor::PHONE, "#/learn/horse", async |page| {
        exercise(page, 3).await;
        page.tap(&point("c4")).await;
        page.wait_for("[data-mark='c4 chosen']").await;
        page.tap(&point("d3")).await;
        page.wait_for("[data-mark='d3 chosen']").await;
        page.click("[data-action=check-answer]").await;
        says(page, "Missing: 1. Too many: 1.").await;
        page.wait_for("[data-mark='d3 wrong']").await;
        page.wait_for("[data-mark='c4 right']").await;
        page.assert_accessible().await;
        page.click("[data-action=try-again]").await;
        page.wait_gone("[data-mark='d3 wrong']").await;
        page.tap(&point("b3")).await;
        page.wait_for("[data-mark='b3 chosen']").await;
        page.click("[data-action=check-answer]").await;
        page.wait_for("[data-exercise=horse-blockers][data-solved=true]")
            .await;
        page.wait_for("[data-task='3'].solved").await;
        page.reload().await;
        page.wait_for("[data-task='3'].solved").await;
        page.click(".back").await;
        page.wait_for("[data-solved='1']").await;
        page.assert_fits().await;
        page.assert_accessible().await;
    });
}

#[test]
fn a_mate_in_two_is_played_by_keyboard_alone() {
    visit(Visitor::DESKTOP, "#/learn/mate-in-two", async |page| {
        page.focus("[data-task='1']").await;
        page.keys([Key::Enter]).await;
        page.wait_for("[data-exercise=two-chariots]").await;
        // A wrong move is answered; it can be tried again.
        page.focus(&point("h9")).await;
        page.keys([Key::Enter, Key::Down, Key::Enter]).await;
        says(page, "That does not win: the other side answers").await;
        page.focus("[data-action=try-again]").await;
        page.keys([Key::Enter]).await;
        page.sees("rR", "h9").await;
        page.focus(&point("a4")).await;
        page.keys([
            Key::Enter,
            Key::Right,
            Key::Right,
            Key::Right,
            Key::Right,
            Key::Enter,
        ])
        .await;
        says(page, "Right! One more move.").await;
        page.focus("[data-action=show-answer]").await;
        page.keys([Key::Enter]).await;
        page.wait_for("[data-arrow]").await;
        says(page, "This is an answer.").await;
        // What is shown does not count.
        assert!(!page.has("[data-task='1'].solved").await);
    });
}

#[test]
fn a_win_without_check_counts_and_leads_on() {
    visit(Visitor::DESKTOP, "#/learn/stalemate", async |page| {
        exercise(page, 1).await;
        page.play("e8d8").await;
        says(page, "not what is asked for").await;
        page.click("[data-action=try-again]").await;
        page.sees("rP", "e8").await;
        page.play("e0e1").await;
        page.wait_for("[data-exercise=still-soldier][data-solved=true]")
            .await;
        page.click("[data-action=next-exercise]").await;
        page.wait_for("[data-exercise=still-cannon]").await;
        page.click("[data-action=next-lesson]").await;
        page.wait_for(".learn-index").await;
    });
}

#[test]
fn every_lesson_fits_and_is_accessible_wide_and_narrow() {
    for visitor in [Visitor::DESKTOP, Visitor::PHONE.in_the_dark()] {
        visit(visitor, "#/learn/board", async |page| {
            for lesson in LESSONS {
                page.try_open(&format!("#/learn/{lesson}")).await;
                page.wait_for(&format!("[data-topic='#/learn/{lesson}']"))
                    .await;
                page.assert_fits().await;
                page.assert_accessible().await;
                exercise(page, 1).await;
                page.assert_fits().await;
                page.assert_accessible().await;
            }
            page.try_open("#/learn/names").await;
            page.wait_for("[data-names=Soldier]").await;
            page.assert_fits().await;
            page.assert_accessible().await;
        });
    }
}
