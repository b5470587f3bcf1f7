//! Every screen and dialog in every language and every look of the page: nothing for axe to find, nothing cut off,
//! nothing covered by something else.

use std::cell::RefCell;

use crate::languages::reader;
use crate::page::Page;
use crate::visit::{Visitor, visit};
use crate::walk::walk;

async fn look_through(page: &Page) {
    let faults = RefCell::new(Vec::new());
    walk(page, async |screen| {
        page.assert_fits().await;
        let covered = page.covered().await.into_iter();
        let covered = covered.map(|what| format!("{screen}: covered: {what}"));
        faults.borrow_mut().extend(covered);
        let found = page.faults_in_all_looks().await;
        let found = found.iter().map(|fault| format!("{screen}: {fault:#}"));
        faults.borrow_mut().extend(found);
    })
    .await;
    let faults = faults.into_inner();
    assert!(faults.is_empty(), "found\n{}", faults.join("\n"));
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
