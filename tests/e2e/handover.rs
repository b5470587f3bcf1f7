//! A record with changes gives way to another one: it is kept before, or it stays.

use chuhe::formats::share;
use serde_json::json;

use crate::page::Page;
use crate::records::{TREE, read};
use crate::table::Opponent;
use crate::visit::{STORAGE_BLOCKED, Visitor, rough_visit, visit};

/// Another record.
pub const OTHER: &str = "[Red \"Li\"]\n[Black \"Wu\"]\n\n1. c3c4 g6g5 *\n";

/// Leaves a text in the field of the comment, where the reader is still writing.
const WRITE: &str = "
    const field = document.querySelector('[name=comment]');
    field.focus();
    field.value = arguments[0];
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));";

impl Page {
    /// Writes a comment beside the last move.
    pub async fn annotates(&self, comment: &str) {
        self.click("[data-action=last]").await;
        self.fill("[name=comment]", comment).await;
        // The tree shows what was said of a move.
        self.click("[data-action=first]").await;
    }

    async fn tells(&self, words: &str) {
        let script =
            "return document.querySelector('.record-said')?.textContent.includes(arguments[0])";
        self.until_with(words, script, vec![json!(words)]).await;
    }

    /// Opens the only game of the library whose players are these.
    pub async fn opens_from_library(&self, players: &str) {
        self.go("#/library", "main.library").await;
        self.fill("[name=words]", players).await;
        self.wait_for("[data-found='1']").await;
        self.click("[data-game]").await;
        self.wait_for("main.record-screen").await;
    }

    /// Waits until a comment is in sight.
    pub async fn sees_comment(&self, comment: &str) {
        let script = "return [...document.querySelectorAll('.tree-comment, [name=comment]')]
            .some((one) => one.textContent === arguments[0] || one.value === arguments[0])";
        self.until_with(comment, script, vec![json!(comment)]).await;
    }
}

#[test]
fn a_record_with_changes_is_kept_before_another_one_is_shown() {
    visit(Visitor::DESKTOP, "", async |page| {
        // Without changes it just gives way.
        page.open_file("tree.pgn", TREE.as_bytes()).await;
        page.wait_for("main.record-screen .tree-row").await;
        page.open_file("other.pgn", OTHER.as_bytes()).await;
        page.sees_tree(&["0:c3c4 g6g5"]).await;
        assert_eq!(page.text(".record-said").await, "");

        // A file gives way to a dropped text, while its comment is still being written.
        page.run(WRITE, vec![json!("in the middle")]).await;
        let drop = "
            const data = new DataTransfer();
            data.setData('text', arguments[0]);
            document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))";
        page.run(drop, vec![json!(TREE)]).await;
        page.sees_tree(&["0:h2e2 h9g7", "1:b9c7 b0c2", "1:g6g5", "0:h0g2"])
            .await;
        page.tells("The record before is kept").await;
        page.assert_accessible().await;

        // To a link with a study.
        page.annotates("to a link").await;
        let study = share::encode(&read(b"1. i0i1 {quiet} *")[0]);
        page.run(
            "location.hash = arguments[0]",
            vec![json!(format!("#/game/{study}"))],
        )
        .await;
        page.sees_tree(&["0:i0i1"]).await;
        page.tells("The record before is kept").await;

        // To the game on the board.
        page.annotates("to a game").await;
        page.go("#/play", "main").await;
        page.new_game(Opponent::Person, "").await;
        page.play("a0a1").await;
        page.click("[data-place=record]").await;
        page.sees_tree(&["0:a0a1"]).await;
        page.tells("The record before is kept").await;

        for (players, comment) in [("Li", "in the middle"), ("Hu", "to a link")] {
            page.opens_from_library(players).await;
            page.sees_comment(comment).await;
        }
        page.go("#/library", "main.library").await;
        page.wait_for("[data-found='3']").await;
    });
}

#[test]
fn an_entry_with_changes_is_opened_again_with_them() {
    visit(Visitor::PHONE, "", async |page| {
        page.open_file("other.pgn", OTHER.as_bytes()).await;
        page.sees_tree(&["0:c3c4 g6g5"]).await;
        page.click("[data-action=keep]").await;
        page.wait_for("[data-action=keep][aria-disabled=true]")
            .await;
        page.annotates("said later").await;
        page.opens_from_library("Li").await;
        page.sees_comment("said later").await;
        page.tells("Kept in the library").await;
        page.wait_for("[data-action=keep][aria-disabled=true]")
            .await;
        page.reload().await;
        page.opens_from_library("Li").await;
        page.sees_comment("said later").await;
    });
}

#[test]
fn where_nothing_can_be_kept_a_record_with_changes_stays() {
    let visitor = Visitor {
        browser: STORAGE_BLOCKED,
        ..Visitor::PHONE
    };
    rough_visit(visitor, async |page: &Page| {
        page.open("").await;
        page.open_file("other.pgn", OTHER.as_bytes()).await;
        page.sees_tree(&["0:c3c4 g6g5"]).await;
        page.annotates("not to be lost").await;
        page.open_file("tree.pgn", TREE.as_bytes()).await;
        page.tells("so it stays").await;
        page.sees_tree(&["0:c3c4 g6g5"]).await;
        page.sees_comment("not to be lost").await;
        page.assert_fits().await;
        page.assert_accessible().await;
        page.click("[data-action=save]").await;
        page.wait_for("dialog[open]").await;
        page.keys([thirtyfour::Key::Escape]).await;
        page.wait_gone("dialog[open]").await;
        page.click("[data-action=open-other]").await;
        page.sees_tree(&["0:h2e2 h9g7", "1:b9c7 b0c2", "1:g6g5", "0:h0g2"])
            .await;
    });
}
