//! Arrows and circles that readers draw: by mouse, finger and keyboard; gone with the next move.

use thirtyfour::Key;

use crate::page::Page;
use crate::table::{Opponent, point};
use crate::visit::{Visitor, visit};

async fn sees_figures(page: &Page, figures: &[&str]) {
    let script = "return [...document.querySelectorAll('[data-sketch]')].map((one) => one.dataset.sketch).join(' ')
        === arguments[0]";
    page.until_with(&figures.join(" "), script, vec![figures.join(" ").into()])
        .await;
}

#[test]
fn the_right_button_draws_wipes_out_and_moves_nothing() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.new_game(Opponent::Person, "").await;
        page.drag_right(&point("h2"), &point("e2")).await;
        page.drag_right(&point("e6"), &point("e6")).await;
        sees_figures(page, &["h2e2", "e6e6"]).await;
        page.sees("rC", "h2").await;
        page.assert_accessible().await;
        page.drag_right(&point("h2"), &point("e2")).await;
        sees_figures(page, &["e6e6"]).await;
        page.play("h2e2").await;
        sees_figures(page, &[]).await;
        page.sees_moves(1).await;
    });
}

#[test]
fn a_finger_that_rests_draws_and_one_that_does_not_moves() {
    visit(Visitor::PHONE, "", async |page| {
        page.new_game(Opponent::Person, "").await;
        page.press_long(&point("h2"), "[data-sketch=h2h2]", &point("h9"))
            .await;
        sees_figures(page, &["h2h9"]).await;
        page.sees("rC", "h2").await;
        assert!(!page.has("[aria-selected=true]").await);
        page.swipe(&point("h2"), &point("e2")).await;
        page.sees("rC", "e2").await;
        sees_figures(page, &[]).await;
    });
}

#[test]
fn the_keyboard_draws_with_shift_and_escape_clears() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.new_game(Opponent::Person, "").await;
        page.focus(&point("e0")).await;
        page.shift_enter().await;
        page.keys([Key::Up, Key::Up]).await;
        page.shift_enter().await;
        sees_figures(page, &["e0e2"]).await;
        page.shift_enter().await;
        page.shift_enter().await;
        sees_figures(page, &["e0e2", "e2e2"]).await;
        page.keys([Key::Escape]).await;
        sees_figures(page, &[]).await;
    });
}
