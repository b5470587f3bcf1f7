//! Every way to move a piece, against the engine.

use serde_json::json;
use thirtyfour::Key;

use crate::page::Page;
use crate::table::point;
use crate::visit::{Visitor, visit};

/// The cannon has gone to the middle and the engine has answered.
async fn moved_and_answered(page: &Page) {
    page.sees("rC", "e2").await;
    page.sees_empty("h2").await;
    page.sees_answer(2).await;
    assert_eq!(page.text("[data-ply='1']").await, "h2e2");
}

#[test]
fn by_click() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.click(&point("h2")).await;
        page.wait_for("[data-point=h2][aria-selected=true]").await;
        page.click(&point("e2")).await;
        moved_and_answered(page).await;
    });
}

#[test]
fn by_drag() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.drag(&point("h2"), &point("e2")).await;
        moved_and_answered(page).await;
    });
}

#[test]
fn by_keyboard() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.focus("[data-point][tabindex='0']").await;
        page.walk_to("h2").await;
        page.keys([Key::Enter]).await;
        page.wait_for("[data-point=h2][aria-selected=true]").await;
        page.keys([Key::Left, Key::Left, Key::Left, Key::Enter])
            .await;
        moved_and_answered(page).await;
    });
}

#[test]
fn by_touch() {
    visit(Visitor::PHONE, "", async |page| {
        page.tap(&point("h2")).await;
        page.wait_for("[data-point=h2][aria-selected=true]").await;
        page.tap(&point("e2")).await;
        moved_and_answered(page).await;
    });
}

#[test]
fn by_a_finger_that_draws_without_scrolling() {
    visit(Visitor::PHONE, "", async |page| {
        let place = "return [scrollX, scrollY, visualViewport.scale]";
        let before = page.run(place, vec![]).await;
        page.swipe(&point("h2"), &point("e2")).await;
        moved_and_answered(page).await;
        page.swipe(&point("a3"), &point("a4")).await;
        page.sees_answer(4).await;
        assert_eq!(page.run(place, vec![]).await, before);
    });
}

#[test]
fn escape_and_a_second_click_put_the_piece_back() {
    visit(Visitor::DESKTOP, "", async |page| {
        let selected = "[aria-selected=true]";
        page.click(&point("h2")).await;
        page.wait_for(selected).await;
        page.keys([Key::Escape]).await;
        page.wait_gone(selected).await;
        page.click(&point("h2")).await;
        page.wait_for(selected).await;
        page.click(&point("h2")).await;
        page.wait_gone(selected).await;
        page.sees_moves(0).await;
    });
}

#[test]
fn a_refused_move_says_why() {
    visit(Visitor::DESKTOP, "", async |page| {
        // The horse on b0 would go two ranks up to c2, which is free, or sideways to d1: there the elephant on c0 holds its leg.
        page.drag(&point("b0"), &point("d1")).await;
        let said = page.status("refusal").await;
        assert!(said.contains("leg") && said.contains("c0"), "{said}");
        page.sees("rN", "b0").await;
        page.sees_moves(0).await;
        // It is still picked up and may go elsewhere.
        page.click(&point("c2")).await;
        page.sees("rN", "c2").await;
    });
}

impl Page {
    /// Walks with the arrow keys from the focused point to another one.
    async fn walk_to(&self, square: &str) {
        let from = self.run("return document.activeElement.dataset.point", vec![]);
        let from = from.await.as_str().unwrap_or_default().to_owned();
        let axis = |text: &str, index: usize| i32::from(text.as_bytes()[index]);
        let (files, ranks) = (
            axis(square, 0) - axis(&from, 0),
            axis(square, 1) - axis(&from, 1),
        );
        let sideways = if files < 0 { Key::Left } else { Key::Right };
        let along = if ranks < 0 { Key::Down } else { Key::Up };
        for _ in 0..files.abs() {
            self.keys([sideways.clone()]).await;
        }
        for _ in 0..ranks.abs() {
            self.keys([along.clone()]).await;
        }
        let arrived = "return document.activeElement.dataset.point === arguments[0]";
        self.until_with("the focus on the point", arrived, vec![json!(square)])
            .await;
    }
}
