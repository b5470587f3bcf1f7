//! The screen of a record: looked through, edited, saved, sent as a link.

use chuhe::formats::share;
use serde_json::{Value, json};
use thirtyfour::Key;

use crate::records::{OPEN_HANDED, TREE, read};
use crate::table::{Opponent, point};
use crate::visit::{Visitor, visit};

#[test]
fn a_tree_is_looked_through_by_buttons_wheel_and_keys() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.open_file("tree.pgn", TREE.as_bytes()).await;
        page.sees_tree(&["0:h2e2 h9g7", "1:b9c7 b0c2", "1:g6g5", "0:h0g2"])
            .await;
        page.assert_fits().await;
        page.assert_accessible().await;
        page.click("[data-action=last]").await;
        page.sees("rN", "g2").await;
        page.keys([Key::Left]).await;
        page.sees("bN", "g7").await;
        // To the next alternative, and into it.
        page.keys([Key::Down]).await;
        page.sees("bN", "c7").await;
        page.keys([Key::Right]).await;
        page.sees("rN", "c2").await;
        page.keys([Key::Home]).await;
        page.sees("rC", "h2").await;
        let wheel = "
            const board = document.querySelector('.board-panel');
            board.dispatchEvent(new WheelEvent('wheel', { deltaY: arguments[0], bubbles: true, cancelable: true }))";
        page.run(wheel, vec![json!(120)]).await;
        page.sees("rC", "e2").await;
        page.run(wheel, vec![json!(-120)]).await;
        page.sees("rC", "h2").await;
        page.click("[data-fold]").await;
        page.sees_tree(&["0:h2e2 h9g7", "1:b9c7", "1:g6g5", "0:h0g2"])
            .await;
        // Keys in a field are the field's.
        page.click_move("b9c7").await;
        page.fill("[name=comment]", "ab").await;
        page.keys([Key::Left]).await;
        page.sees("bN", "c7").await;
    });
}

#[test]
fn a_record_is_edited_undone_and_survives_a_reload() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.open_file("tree.pgn", TREE.as_bytes()).await;
        page.click_move("b9c7").await;
        page.click("[data-action=promote]").await;
        page.sees_tree(&["0:h2e2 b9c7", "1:h9g7 h0g2", "1:g6g5", "0:b0c2"])
            .await;
        page.click_move("g6g5").await;
        page.click("[data-action=delete]").await;
        page.sees_tree(&["0:h2e2 b9c7", "1:h9g7 h0g2", "0:b0c2"])
            .await;
        page.click("[data-action=undo]").await;
        page.click("[data-action=undo]").await;
        page.sees_tree(&["0:h2e2 h9g7", "1:b9c7 b0c2", "1:g6g5", "0:h0g2"])
            .await;
        page.click("[data-action=redo]").await;
        page.sees_tree(&["0:h2e2 b9c7", "1:h9g7 h0g2", "1:g6g5", "0:b0c2"])
            .await;

        // Another move on the board is a variation.
        page.click_move("b0c2").await;
        page.click(&point("h7")).await;
        page.click(&point("e7")).await;
        page.sees("bC", "e7").await;
        page.click("[data-action=back]").await;
        page.sees("bC", "h7").await;
        page.click(&point("a9")).await;
        page.click(&point("a8")).await;
        page.sees_tree(&[
            "0:h2e2 b9c7",
            "1:h9g7 h0g2",
            "1:g6g5",
            "0:b0c2 h7e7",
            "1:a9a8",
        ])
        .await;
        page.click("[data-mark='5']").await;
        page.fill("[name=comment]", "why not").await;
        page.click("[data-action=details]").await;
        page.fill("[name=Red]", "Liu").await;
        page.choose("result", 1).await;
        page.assert_accessible().await;
        page.click("[data-action=save-details]").await;
        page.until(
            "the players",
            "return document.querySelector('.record-head h1').textContent === 'Liu – Yang'",
        )
        .await;
        page.until(
            "a mark and a comment",
            "return [...document.querySelectorAll('.tree .ply')].some((ply) => ply.textContent === 'a9a8!?')
                && document.querySelector('.tree').textContent.includes('why not')",
        )
        .await;
        page.reload().await;
        page.sees_tree(&[
            "0:h2e2 b9c7",
            "1:h9g7 h0g2",
            "1:g6g5",
            "0:b0c2 h7e7",
            "1:a9a8!?",
        ])
        .await;
        page.wait_for("[data-mark='5'][aria-pressed=true]").await;
        // In the middle of a comment.
        page.fill("[name=comment]", "why not here").await;
        page.reload().await;
        page.sees_comment("why not here").await;
    });
}

#[test]
fn a_link_carries_the_whole_tree_to_another_browser() {
    let mut link = String::new();
    visit(OPEN_HANDED, "", async |page| {
        page.open_file("tree.pgn", TREE.as_bytes()).await;
        page.wait_for("main.record-screen").await;
        page.click("[data-action=copy-link]").await;
        let copied = page.until("a link", "return window.copied ?? null").await;
        let (_, hash) = copied.as_str().unwrap().split_once('#').unwrap();
        link = format!("#{hash}");
    });
    let text = link.strip_prefix("#/game/").unwrap();
    assert_eq!(share::decode(text).unwrap(), read(TREE.as_bytes())[0]);
    visit(Visitor::PHONE, &link, async |page| {
        page.sees_tree(&["0:h2e2 h9g7", "1:b9c7 b0c2", "1:g6g5", "0:h0g2"])
            .await;
        page.assert_fits().await;
        page.assert_accessible().await;
        assert_eq!(page.text(".tree-comment").await, "a quiet move");
    });
}

#[test]
fn a_record_is_saved_in_every_format_and_read_back() {
    let plain = "[Red \"Hu\"]\n[Black \"Yang\"]\n\n1. h2e2 h9g7 (1... b9c7 2. b0c2 {a quiet move}) 2. h0g2 *\n";
    visit(OPEN_HANDED, "", async |page| {
        page.open_file("tree.pgn", plain.as_bytes()).await;
        page.wait_for("main.record-screen").await;
        page.click("[data-action=last]").await;
        page.click("[data-action=save]").await;
        page.wait_for("[data-dialog=save]").await;
        page.assert_accessible().await;
        let whole = read(plain.as_bytes());
        assert_eq!(read(&page.save(0).await), whole, "PGN");
        let name = page.run("return window.savedAs", vec![]).await;
        assert_eq!(name, json!("Hu-Yang.pgn"));
        let shape = |bytes: &[u8]| {
            let record = &read(bytes)[0];
            (
                record.plies(),
                record.variations(),
                record.tags.known("Red").map(str::to_owned),
            )
        };
        let expected = shape(plain.as_bytes());
        assert_eq!(shape(&page.save(1).await), expected, "DhtmlXQ");
        assert_eq!(shape(&page.save(2).await), expected, "XQF");
        assert_eq!(page.save(3).await, b"h2e2 h9g7 h0g2\n", "moves");
        let fen = String::from_utf8(page.save(4).await).unwrap();
        assert_eq!(
            fen.trim(),
            "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C1N2/9/RNBAKAB1R b - - 3 2"
        );
        assert!(page.save(5).await.starts_with(b"\x89PNG\r\n"), "PNG");
        assert!(page.save(6).await.starts_with(b"<svg "), "SVG");
        let gif = page.save(7).await;
        assert!(gif.starts_with(b"GIF89a") && gif.ends_with(&[0x3b]), "GIF");
        let film = String::from_utf8(page.save(8).await).unwrap();
        assert!(film.contains("<animateTransform "), "moving SVG");
        page.choose("form", 0).await;
        page.click("[data-action=copy-file]").await;
        let copied = page.until("a copy", "return window.copied ?? null").await;
        assert_eq!(read(copied.as_str().unwrap().as_bytes()), whole);
    });
}

#[test]
fn what_a_format_cannot_hold_is_named() {
    let marked = "[Event \"Cup\"]\n\n1. h2e2 h9g7! *\n";
    visit(OPEN_HANDED, "", async |page| {
        page.open_file("marked.pgn", marked.as_bytes()).await;
        page.wait_for("main.record-screen").await;
        page.click("[data-action=save]").await;
        page.choose("form", 2).await;
        page.click("[data-action=download]").await;
        page.wait_for(".error[data-told]").await;
        assert_eq!(
            page.text("[data-told]").await,
            "XQF cannot hold the mark of move 2. PGN keeps it."
        );
        assert_eq!(
            page.run("return window.saved ?? null", vec![]).await,
            Value::Null
        );
    });
}

#[test]
fn the_game_on_the_board_is_shown_as_a_record_and_played_on_elsewhere() {
    visit(OPEN_HANDED, "", async |page| {
        page.new_game(Opponent::Person, "").await;
        page.play("h2e2 h9g7 h0g2").await;
        page.click("[data-place=record]").await;
        page.sees_tree(&["0:h2e2 h9g7 h0g2"]).await;
        page.click("[data-action=analyse]").await;
        page.wait_for("main.analysis").await;
        page.click("a.back").await;
        page.wait_for("main.record-screen").await;
        page.sees_tree(&["0:h2e2 h9g7 h0g2"]).await;
        page.click("[data-action=first]").await;
        page.click("[data-action=play-on]").await;
        page.wait_for("[data-dialog=new-game]").await;
    });
}
