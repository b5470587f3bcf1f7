//! Every screen and dialog in every language, and in every look of the page: nothing for axe to find, nothing cut off,
//! nothing covered by something else, nothing too small for a finger.

use std::cell::RefCell;

use crate::languages::reader;
use crate::page::Page;
use crate::visit::{Visitor, visit};
use crate::walk::walk;

/// Which of the page's colours axe looks at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Looks {
    /// Those of the visitor.
    One,
    /// Light and dark on every surface. They are the same in every language.
    All,
}

async fn look_through(page: &Page, looks: Looks) {
    let faults = RefCell::new(Vec::new());
    walk(page, async |screen| {
        page.assert_fits().await;
        let covered = page.covered().await.into_iter();
        let covered = covered.map(|what| format!("{screen}: covered: {what}"));
        faults.borrow_mut().extend(covered);
        let small = page.small().await.into_iter();
        let small = small.map(|what| format!("{screen}: small: {what}"));
        faults.borrow_mut().extend(small);
        let found = match looks {
            Looks::One => page.faults().await,
            Looks::All => page.faults_in_all_looks().await,
        };
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
    visit(Visitor::PHONE, "", async |page| {
        look_through(page, Looks::All).await;
    });
}

#[test]
fn in_english() {
    visit(desk("['en']"), "", async |page| {
        look_through(page, Looks::All).await;
    });
}

fn in_language(languages: &'static str) {
    visit(desk(languages), "", async |page| {
        look_through(page, Looks::One).await;
    });
}

#[test]
fn in_russian() {
    in_language("['ru']");
}

#[test]
fn in_indonesian() {
    in_language("['id']");
}

#[test]
fn in_vietnamese() {
    in_language("['vi']");
}

#[test]
fn in_simplified_chinese() {
    in_language("['zh-Hans']");
}

#[test]
fn in_traditional_chinese() {
    in_language("['zh-Hant']");
}
