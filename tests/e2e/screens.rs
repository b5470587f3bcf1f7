//! Every screen, light and dark, wide and narrow: nothing for axe to find, nothing cut off.

use crate::page::Page;
use crate::table::Opponent;
use crate::visit::{Visitor, visit};

/// Goes through the screens of one visit; `open_more` leads to the commands that a phone hides.
async fn look_through(page: &Page, more: bool) {
    let command = async |name: &str| {
        if more {
            page.click("[data-action=more]").await;
            page.click(&format!("[data-dialog=more] [data-action={name}]"))
                .await;
        } else {
            page.click(&format!(".actions [data-action={name}]")).await;
        }
    };
    let check = async || {
        page.assert_fits().await;
        page.assert_accessible().await;
    };

    check().await;
    page.play("h2e2").await;
    page.sees_answer(2).await;
    check().await;
    page.click("[data-point=b0]").await;
    check().await;

    if more {
        page.click("[data-action=more]").await;
        page.wait_for("[data-dialog=more]").await;
        check().await;
        page.click("[data-dialog=more] [data-action=close]").await;
        page.wait_gone("[data-dialog=more]").await;
    }
    command("settings").await;
    page.wait_for("[data-dialog=settings]").await;
    check().await;
    page.click("[data-dialog=settings] [data-action=close]")
        .await;
    page.wait_gone("[data-dialog=settings]").await;

    page.click(".actions [data-action=new-game]").await;
    page.choose("position", 1).await;
    page.fill("[name=fen]", "nonsense").await;
    page.wait_for("#fen-word.error").await;
    check().await;
    page.click("[data-dialog=new-game] [data-action=close]")
        .await;
    page.wait_gone("[data-dialog=new-game]").await;

    command("resign").await;
    page.wait_for("[data-dialog=resign]").await;
    check().await;
    page.click("[data-action=confirm-resign]").await;
    page.wait_for("[data-dialog=result]").await;
    check().await;
    page.click("[data-action=look]").await;
    page.new_game(Opponent::Person, "3k5/4P4/9/9/9/9/9/9/9/4K4 w")
        .await;
    check().await;
}

#[test]
fn wide_and_light() {
    visit(Visitor::DESKTOP, "", async |page| {
        look_through(page, false).await
    });
}

#[test]
fn wide_and_dark() {
    visit(Visitor::DESKTOP.in_the_dark(), "", async |page| {
        look_through(page, false).await
    });
}

#[test]
fn narrow_and_light() {
    visit(Visitor::PHONE, "", async |page| {
        look_through(page, true).await
    });
}

#[test]
fn narrow_and_dark() {
    visit(Visitor::PHONE.in_the_dark(), "", async |page| {
        look_through(page, true).await
    });
}
