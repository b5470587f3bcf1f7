//! What can be chosen: faces, looks, sounds, moves in advance; kept as a file and read again.

use serde_json::json;

use crate::page::Page;
use crate::table::Opponent;
use crate::visit::{Visitor, visit};

async fn open_settings(page: &Page) {
    page.command("settings").await;
    page.wait_for("[data-dialog=settings]").await;
}

async fn close_settings(page: &Page) {
    page.click("[data-dialog=settings] [data-action=close]")
        .await;
    page.wait_gone("[data-dialog=settings]").await;
}

#[test]
fn faces_looks_and_edges_change_at_once() {
    for visitor in [Visitor::DESKTOP, Visitor::DESKTOP.in_the_dark()] {
        visit(visitor, "", async |page| {
            open_settings(page).await;
            for (face, name) in ["han", "simplified", "pictures", "latin", "vietnamese"]
                .iter()
                .enumerate()
            {
                page.choose("faces", face).await;
                page.wait_for(&format!("[data-at=e0] use[href='#sign-{name}-rK']"))
                    .await;
                page.wait_for(&format!("#sign-{name}-rK path.sign")).await;
            }
            for (surface, name) in ["wood", "paper", "contrast"].iter().enumerate() {
                page.choose("surface", surface).await;
                page.wait_for(&format!(":root[data-surface={name}]")).await;
                page.assert_accessible().await;
            }
            for (axis, name) in ["points", "points", "numbers", "numerals"]
                .iter()
                .enumerate()
            {
                page.choose("axis", axis).await;
                page.wait_for(&format!("[data-axis={name}]")).await;
            }
            page.choose("grid", 1).await;
            page.wait_for(":root[data-grid=cells]").await;
            assert!(
                page.is_visible(".cells-edges").await && !page.is_visible(".board-lines").await
            );
            page.assert_accessible().await;
            page.click("label:has([name=turned])").await;
            page.wait_for(".turned-black").await;
            let turned = "return getComputedStyle(document.querySelector('[data-at=e9] .drawing > use:last-child')).transform";
            assert_eq!(
                page.run(turned, vec![]).await,
                json!("matrix(-1, 0, 0, -1, 0, 0)")
            );
        });
    }
}

#[test]
fn settings_are_saved_as_a_file_reset_and_read_again() {
    visit(Visitor::DESKTOP, "", async |page| {
        open_settings(page).await;
        page.choose("faces", 2).await;
        page.wait_for("[data-at=e0] use[href='#sign-pictures-rK']")
            .await;
        let saved = page.run(
            "return decodeURIComponent(document.querySelector('[data-action=export-settings]').href.split(',').slice(1).join(','))",
            vec![],
        );
        let saved = saved.await.as_str().unwrap_or_default().to_owned();
        assert!(
            saved.starts_with("{\"version\":1,") && saved.contains("\"faces\":\"pictures\""),
            "{saved}"
        );
        page.click("[data-action=reset-settings]").await;
        page.wait_for("[data-action=reset-settings].danger").await;
        page.click("[data-action=reset-settings]").await;
        page.wait_for("[data-at=e0] use[href='#sign-han-rK']").await;
        let choose = "const field = document.querySelector('[name=settings-file]');
            const all = new DataTransfer();
            all.items.add(new File([arguments[0]], 'settings.json'));
            field.files = all.files;
            field.dispatchEvent(new Event('change', { bubbles: true }))";
        page.run(choose, vec![json!("a poem")]).await;
        page.until("a refusal", "return document.querySelector('.keeping [role=status]').textContent.includes('no settings')").await;
        for foreign in ["{\"version\":1}", "{\"name\":\"foo\",\"version\":1}"] {
            page.run(choose, vec![json!(foreign)]).await;
            page.until("a refusal", "return document.querySelector('.keeping [role=status]').textContent.includes('no settings')").await;
        }
        let newer = saved.replace("\"version\":1,", "\"version\":99,");
        page.run(choose, vec![json!(newer)]).await;
        page.until(
            "a refusal",
            "return document.querySelector('.keeping [role=status]').textContent.includes('newer')",
        )
        .await;
        page.wait_for("[data-at=e0] use[href='#sign-han-rK']").await;
        page.run(choose, vec![json!(saved)]).await;
        page.wait_for("[data-at=e0] use[href='#sign-pictures-rK']")
            .await;
    });
}

#[test]
fn moves_captures_and_the_end_are_heard_unless_they_are_switched_off() {
    visit(Visitor::DESKTOP, "", async |page| {
        // The scripts leave what they were last asked for where a test can see it.
        let heard = async |what: &str| {
            page.until_with(
                what,
                "return document.documentElement.dataset.sensed === arguments[0]",
                vec![json!(what)],
            )
            .await;
        };
        open_settings(page).await;
        page.click("label:has([name=vibration])").await;
        close_settings(page).await;
        page.new_game(Opponent::Person, "").await;
        page.play("h2e2").await;
        heard("sound move").await;
        page.play("h9g7 e2e6").await;
        heard("sound capture").await;
        open_settings(page).await;
        page.click("label:has([name=sound-move])").await;
        close_settings(page).await;
        page.play("i9h9").await;
        heard("sound capture").await;
        page.command("resign").await;
        page.click("[data-action=confirm-resign]").await;
        heard("sound end").await;
    });
}

#[test]
fn a_move_made_in_advance_follows_the_engines_answer() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.new_game(Opponent::Engine(10), "").await;
        // No book knows an answer to this, so that the engine thinks.
        page.play("e0e1").await;
        page.click("[data-point=h0]").await;
        page.click("[data-point=g2]").await;
        page.wait_for("[data-planned=h0g2]").await;
        page.says("plain", "Move in advance: h0, Red Horse, to g2.")
            .await;
        page.click("[data-action=move-now]").await;
        page.sees("rN", "g2").await;
        page.wait_for("[data-ply='3']").await;
    });
}
