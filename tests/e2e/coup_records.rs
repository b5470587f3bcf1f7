//! Games of cờ úp as records: shown, added to, reviewed, kept, set up by hand. And where a file is to go.

use serde_json::json;

use crate::records::OPEN_HANDED;
use crate::table::point;
use crate::visit::{Visitor, visit};

/// A game that both sides know so much of.
const GAME: &str = "[Variant \"Cờ úp\"]\n[Red \"An\"]\n\n1. b2e2R h9g7n 2. e2d2 *";

fn link() -> String {
    link_to(GAME)
}

fn link_to(game: &str) -> String {
    let mut record = None;
    chuhe::formats::read_text(game, &mut |game| record = Some(game.record)).unwrap();
    format!("#/game/{}", chuhe::formats::share::encode(&record.unwrap()))
}

#[test]
fn a_game_of_co_up_is_a_record_that_is_added_to_reviewed_and_kept() {
    for visitor in [Visitor::DESKTOP, Visitor::PHONE] {
        visit(visitor, &link(), async |page| {
            page.sees("rR", "d2").await;
            match visitor.touch {
                true => {
                    page.click(".actions [data-action=more]").await;
                    page.click("dialog [data-action=record]").await;
                }
                false => page.click("[data-place=record]").await,
            }
            page.wait_for("main.record-screen").await;
            page.wait_for("[data-hidden] code").await;
            page.sees_tree(&["0:b2e2R h9g7n e2d2"]).await;
            page.assert_fits().await;
            page.assert_accessible().await;
            // A closed piece is asked about, and is what the reader says.
            page.click("[data-action=first]").await;
            page.click(&point("a0")).await;
            page.click(&point("a1")).await;
            page.wait_for("[data-outcome=Soldier]").await;
            page.assert_accessible().await;
            page.click("[data-outcome=Soldier]").await;
            page.sees("rP", "a1").await;
            page.sees_tree(&["0:b2e2R", "1:a0a1P", "0:h9g7n e2d2"])
                .await;
            // What the engine thinks is written into the record, and taken out again.
            page.click("[data-action=review]").await;
            page.wait_for("[data-action=review-start]").await;
            page.choose("depth", 0).await;
            page.assert_accessible().await;
            page.click("[data-action=review-start]").await;
            page.wait_for(".record-screen .curve .curve-line").await;
            page.wait_gone("[data-action=review-stop]").await;
            page.click("[data-action=first]").await;
            page.click("[data-action=last]").await;
            page.wait_for("[data-worth]").await;
            page.assert_fits().await;
            page.assert_accessible().await;
            page.click("[data-action=undo]").await;
            page.wait_gone(".record-screen .curve").await;
            page.click("[data-action=redo]").await;
            page.wait_for(".record-screen .curve").await;
            // It is kept, found by its position and opened again.
            page.click("[data-action=keep]").await;
            page.wait_for("[data-action=keep][aria-disabled=true]")
                .await;
            page.click("[data-action=find]").await;
            page.wait_for("main.library").await;
            page.click("[data-game]").await;
            page.wait_for("main.record-screen").await;
            page.wait_for(".record-screen .curve").await;
            // From there the engine looks on.
            page.click("[data-action=analyse]").await;
            page.wait_for("main.analysis [data-rank='0']").await;
        });
    }
}

#[test]
fn a_game_of_co_up_is_reviewed_by_what_its_players_could_know() {
    visit(Visitor::PHONE, &link(), async |page| {
        page.sees("rR", "d2").await;
        page.try_open("#/review").await;
        page.wait_for("[data-action=review-start]").await;
        page.choose("depth", 0).await;
        page.click("[data-action=review-start]").await;
        page.wait_for("[data-action=review-save]").await;
        page.click("[data-ply='1']").await;
        let closed = "return document.querySelectorAll('[data-at][data-piece^=closed-]').length";
        assert_eq!(page.run(closed, vec![]).await, json!(29));
        let file =
            "return decodeURIComponent(document.querySelector('[data-action=review-save]').href)";
        let file = page.run(file, vec![]).await;
        let file = file.as_str().unwrap_or_default().to_owned();
        assert!(file.contains("[Variant \"Cờ úp\"]"), "{file}");
        assert!(file.contains("{[%eval "), "{file}");
        page.assert_fits().await;
        page.assert_accessible().await;
    });
}

#[test]
fn a_game_that_goes_on_from_a_record_keeps_its_customs() {
    let customs = "[Customs \"taken-shown-to-both guards-at-home forty-moves\"]\n[Red";
    let game = link_to(&GAME.replace("[Red", customs));
    visit(Visitor::DESKTOP, &game, async |page| {
        page.sees("rR", "d2").await;
        page.click("[data-place=record]").await;
        page.wait_for("main.record-screen").await;
        for from in ["record", "editor"] {
            if from == "editor" {
                page.click("[data-action=edit-position]").await;
                page.wait_for("main.editor").await;
            }
            page.click("[data-action=play-on], [data-action=play]")
                .await;
            let dialog = "[data-dialog=new-game]";
            page.wait_for(&format!("{dialog} [name=taken-closed][value='2']:checked"))
                .await;
            page.wait_for(&format!("{dialog} [name=guards-at-home]:checked"))
                .await;
            page.wait_for(&format!("{dialog} [name=forty-moves]:checked"))
                .await;
            page.keys([thirtyfour::Key::Escape]).await;
            page.wait_gone(dialog).await;
            page.try_open("#/record").await;
            page.wait_for("main.record-screen").await;
        }
    });
}

#[test]
fn a_position_with_closed_pieces_is_set_up_by_hand() {
    visit(OPEN_HANDED, "#/editor", async |page| {
        page.choose("variant", 1).await;
        page.click("[data-action=clear]").await;
        page.click("[data-tool='K']").await;
        page.click(&point("d0")).await;
        page.click("[data-tool='k']").await;
        page.click(&point("e9")).await;
        page.click("[data-tool='closed']").await;
        page.click(&point("a0")).await;
        page.click(&point("e5")).await;
        let words = "return document.querySelector('[data-verdict]').textContent";
        page.until(
            "a reason",
            &format!("{words}.includes('only where one starts')"),
        )
        .await;
        page.click(".pool-editor summary").await;
        page.assert_fits().await;
        page.assert_accessible().await;
        for letter in ["R", "A", "C", "P", "N", "B"] {
            page.fill(&format!("[name=pool-{letter}]"), "0").await;
        }
        page.until(
            "a reason",
            &format!("{words}.includes('Red: 1 lie face down')"),
        )
        .await;
        page.fill("[name=pool-R]", "1").await;
        page.until("none", &format!("{words}.includes('can be played')"))
            .await;
        // The lines above the button have come to their height.
        page.rest().await;
        page.click("[data-action=copy-fen]").await;
        let copied = page.until("a copy", "return window.copied ?? null").await;
        let fen = "4k4/9/9/9/9/9/9/9/9/X2K5 w R1r2a2c2p5n2b2 0 1";
        assert_eq!(copied, fen);
        page.click("[data-action=play]").await;
        page.wait_for("[data-dialog=new-game]").await;
        page.choose("opponent", 1).await;
        page.click("[data-action=start]").await;
        page.wait_gone("[data-dialog=new-game]").await;
        page.play("a0a9").await;
        page.sees("rR", "a9").await;
        page.assert_accessible().await;
    });
}

/// A browser that asks where files are to go: the place remembers what is written there.
const ASKING: Visitor = Visitor {
    browser: "
        window.showSaveFilePicker = async (options) => {
            if (sessionStorage.getItem('gives-up')) throw new DOMException('no', 'AbortError');
            window.asked = options.suggestedName;
            const parts = [];
            return { createWritable: async () => ({
                write: async (part) => { parts.push(part); },
                close: async () => { window.written = await new Blob(parts).text(); },
            }) };
        };
    ",
    ..Visitor::DESKTOP
};

#[test]
fn a_file_goes_where_the_reader_says() {
    visit(ASKING, &link(), async |page| {
        page.click("[data-place=record]").await;
        page.wait_for("main.record-screen").await;
        page.click("[data-action=save]").await;
        page.wait_for("[data-dialog=save]").await;
        page.run("sessionStorage.setItem('gives-up', '1')", vec![])
            .await;
        page.click("[data-action=save-as]").await;
        page.wait_for("[data-action=save-as]:not([disabled])").await;
        page.run("sessionStorage.removeItem('gives-up')", vec![])
            .await;
        page.click("[data-action=save-as]").await;
        let written = page.until("a file", "return window.written ?? null").await;
        let written = written.as_str().unwrap_or_default().to_owned();
        assert!(written.contains("[Variant \"Cờ úp\"]"), "{written}");
        assert!(written.contains("[Commitment \""), "{written}");
        assert!(written.contains("[View \"public\"]"), "{written}");
        let asked = page.run("return window.asked", vec![]).await;
        assert!(asked.as_str().is_some_and(|name| name.ends_with(".pgn")));
        page.wait_for("[data-told].hint").await;
    });
}
