//! Every screen and dialog in every language and every look of the page: nothing for axe to find, nothing cut off.

use crate::languages::reader;
use crate::page::Page;
use crate::visit::{Visitor, visit};
use crate::walk::walk;

async fn look_through(page: &Page) {
    walk(page, async |screen| {
        page.assert_fits().await;
        page.assert_accessible_in_all_looks(screen).await;
    })
    .await;
}

/// A computer whose browser prefers a language.
fn desk(languages: &'static str) -> Visitor {
    Visitor {
        touch: false,
        reduced_motion: true,
        ..reader(languages, Visitor::DESKTOP.size)
    }
}

#[test]
fn on_a_phone() {
    visit(Visitor::PHONE, "", look_through);
}

#[test]
fn in_english() {
    visit(desk("['en']"), "", look_through);
}

#[test]
fn in_russian() {
    visit(desk("['ru']"), "", look_through);
}

#[test]
fn in_indonesian() {
    visit(desk("['id']"), "", look_through);
}

#[test]
fn in_vietnamese() {
    visit(desk("['vi']"), "", look_through);
}

#[test]
fn in_simplified_chinese() {
    visit(desk("['zh-Hans']"), "", look_through);
}

#[test]
fn in_traditional_chinese() {
    visit(desk("['zh-Hant']"), "", look_through);
}
