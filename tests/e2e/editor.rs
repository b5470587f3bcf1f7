//! The editor: pieces put and dragged, defects named, and the ways on from there.

use crate::page::Page;
use crate::records::OPEN_HANDED;
use crate::table::point;
use crate::visit::{Visitor, visit};

impl Page {
    /// Chooses a tool and touches points with it.
    async fn put(&self, tool: &str, points: &str) {
        self.click(&format!("[data-tool='{tool}']")).await;
        for square in points.split_whitespace() {
            self.click(&point(square)).await;
        }
    }

    /// Waits until the field holds a FEN that begins so.
    async fn sees_fen(&self, begin: &str) {
        let script = "return document.querySelector('[name=fen]')?.value.startsWith(arguments[0])";
        self.until_with(begin, script, vec![begin.into()]).await;
    }

    async fn sees_verdict(&self, words: &str) {
        let script =
            "return document.querySelector('[data-verdict]')?.textContent.includes(arguments[0])";
        self.until_with(words, script, vec![words.into()]).await;
    }
}

#[test]
fn a_position_is_set_up_from_nothing_and_its_defects_are_named() {
    visit(OPEN_HANDED, "#/editor", async |page| {
        page.assert_fits().await;
        page.assert_accessible().await;
        page.click("[data-action=clear]").await;
        page.sees_fen("9/9/9/9/9/9/9/9/9/9 w").await;
        page.sees_verdict("Red has no General; Black has no General")
            .await;
        page.put("K", "e0").await;
        page.put("k", "e9").await;
        page.sees_verdict("the Generals face each other").await;
        page.put("R", "e5 a0").await;
        page.choose("turn", 0).await;
        page.sees_verdict("the side that has just moved is in check")
            .await;
        page.choose("turn", 1).await;
        page.sees_verdict("can be played").await;
        page.sees_fen("4k4/9/9/9/4R4/9/9/9/9/R3K4 b").await;
        // By hand, from anywhere to anywhere.
        page.click("[data-tool=hand]").await;
        page.drag(&point("a0"), &point("i7")).await;
        page.sees_fen("4k4/9/8R/9/4R4/9/9/9/9/4K4 b").await;
        page.put("eraser", "i7").await;
        page.sees_fen("4k4/9/9/9/4R4/9/9/9/9/4K4 b").await;
        page.click("[data-action=undo]").await;
        page.sees_fen("4k4/9/8R/9/4R4/9/9/9/9/4K4 b").await;
        page.click("[data-action=copy-fen]").await;
        let copied = page.until("a copy", "return window.copied ?? null").await;
        assert_eq!(copied, "4k4/9/8R/9/4R4/9/9/9/9/4K4 b - - 0 1");

        page.click("[data-action=play]").await;
        page.wait_for("[data-dialog=new-game]").await;
        page.choose("opponent", 1).await;
        page.click("[data-action=start]").await;
        page.sees("rR", "i7").await;
        page.sees_moves(0).await;
    });
}

#[test]
fn handicaps_typed_positions_and_the_ways_on() {
    visit(Visitor::PHONE, "#/editor", async |page| {
        page.assert_fits().await;
        page.assert_accessible().await;
        page.click(".handicaps summary").await;
        page.click("[data-handicap='red-1']").await;
        page.sees_fen("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/R1BAKAB1R w")
            .await;
        page.fill("[name=fen]", "4k4/9/9").await;
        page.until(
            "a reason",
            "return document.querySelector('#editor-fen-word').textContent.includes('3 ranks')",
        )
        .await;
        page.fill("[name=fen]", "3k5/9/9/9/9/9/9/9/9/4K3R b").await;
        page.sees("rR", "i0").await;
        page.reload().await;
        page.sees_fen("3k5/9/9/9/9/9/9/9/9/4K3R b").await;
        page.click("[data-action=analyse]").await;
        page.wait_for("main.analysis").await;
        page.sees("rR", "i0").await;
        page.reload().await;
        page.wait_for("main.analysis").await;
        page.sees("rR", "i0").await;
        page.click("a.back").await;
        page.wait_for("main.editor").await;
        page.sees_fen("3k5/9/9/9/9/9/9/9/9/4K3R b").await;
        page.go("#/play", "main.game").await;
        page.sees("rR", "a0").await;
        // Left on purpose it begins again with the game on the board.
        page.go("#/editor", "main.editor").await;
        page.sees("rR", "a0").await;
    });
}
